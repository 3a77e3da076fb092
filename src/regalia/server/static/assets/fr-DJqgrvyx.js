var e=`brand = Regalia
title-page = { $page } · Regalia
skip-to-content = Aller au contenu
home = Regalia, page d’accueil
language = Langue
settings = Réglages
close = Fermer
footer = À propos du site
loading = Un instant…
try-again = Réessayer
page-not-found = Il n’y a rien ici
page-not-found-text = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
to-start = Accueil
offline = Pas de connexion
offline-text = Tu es hors ligne. On peut lire les règles ; pour jouer, il faut une connexion.
request-failed = Le serveur est injoignable pour l’instant.
new-version = Une nouvelle version est prête.
reload = Actualiser

signed-out = Cet appareil a été déconnecté. Ton code te fait revenir\xA0: Réglages, Mes données.
theme = Couleurs
motion = Animations
pace = Rythme
rolls = Dés et cartes
sound = Sons
notices = Préviens-moi quand c’est à moi
start-title = Jouer
start-heading = Jeux royaux
start-tagline = Contre l’ordinateur, autour d’un même écran ou avec un ami n’importe où. Sans compte, sans attente.
play-now = Jouer
play-now-game = Jouer à «\xA0{ $game }\xA0» contre l’ordinateur
choose-game = Choisir comment jouer à «\xA0{ $game }\xA0»
more-of = Plus sur { $game }
with-someone = Jouer avec quelqu’un
with-someone-about = Par un lien ou sur cet appareil
learn-a-game = Apprendre un jeu
learn-a-game-about = En quelques minutes, en jouant
lesson-learned = Appris
lesson-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
facts-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
facts-players-range = { $least }–{ $most } joueurs
facts-minutes = { $minutes } min
facts-ages = âge { $ages }
facts-credits = De { $credits }
your-turn = À toi de jouer
your-turn-name = À toi, { $name }.
start-here = Commence ici
begin = Commencer
begin-game = Commencer par «\xA0{ $game }\xA0»
all-games = Tous les jeux
easiest-first = le plus facile d’abord
upload = Ouvrir une partie
upload-about = Une partie enregistrée dans un fichier peut être revue.
upload-failed = Ce fichier n’a pas pu être lu.

options = Options
withdraw = Changer d’avis
board-which = Que veux-tu faire ?
board-done = Valider
board-more = Encore { $count } à choisir
board-take-back = Retirer\xA0: { $what }
board-back = Revenir
dial-less = Un de moins
dial-more = Un de plus
dial-odds = Quelle est la fréquence de chaque nombre ?
board-next =
    { $count ->
        [one] Une possibilité pour continuer
       *[other] { $count } possibilités pour continuer
    }
hint = Indice
undo = Annuler
resign = Abandonner
rematch = Rejouer
rules = Règles
skip = Passer
chat = Discussion
play = Lecture
about = À propos
about-version = Version { $version }

box-have = Nous avons la boîte
own-cards = Cartes
learn = Apprendre
learn-title = Apprendre «\xA0{ $game }\xA0»
learn-where = { $number } sur { $count }
first-steps-where = { $game } · { $number } sur { $count }
first-steps-moves = { $count ->
    [one] Un coup suffit.
   *[other] { $count } coups. Joués\xA0: { $made }
}
first-steps-tap = Touche une pièce, puis la case où elle doit aller.
first-steps-free = Essayer ne coûte rien. Ici, rien n’est compté.
first-steps-back = Pas encore – tout est comme avant. Essaie encore.
first-steps-done = C’est ça.
first-steps-next = { $count ->
    [one] Suivant, le dernier
   *[other] Suivant, encore { $count }
}
first-steps-lesson = Continuer avec la leçon
learn-parts = Ce qu’il y a sur le plateau
learn-pieces = Comment se déplacent les pièces
learn-hint = Indice\xA0: { $hint }
learn-first-game = Joue ta première partie
practice = S’exercer
review = Analyse
rush = Course
analyse = Essayer des variantes
mine = Mes parties
proved = Positions prouvées
`;export{e as default};