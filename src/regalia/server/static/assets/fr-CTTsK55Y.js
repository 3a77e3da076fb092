var e=`title-your-turn = ● À toi de jouer\xA0: { $game }
title-of = { $title }\xA0: { $text }
cancel = Annuler
copied = Copié.
not-copied = Copie-le à la main, s’il te plaît.
your-name = Ton nom
your-name-about = Visible pour ceux avec qui tu joues.
name-is = Ici, tu t’appelles { $name }.
name-change = Changer
my-data = Mes données
my-data-about = Le serveur garde tes places, le nom que tu as choisi et de petites choses comme les réglages et les résultats, sous un numéro aléatoire.
my-data-download = Télécharger tout ce qui me concerne
my-data-phrase = Obtenir un nouveau code
my-data-phrase-about = Note-le et garde-le pour toi\xA0: qui l’a peut jouer à ta place, sur n’importe quel appareil. Il n’est affiché que cette fois.
my-data-phrase-replaces = Le code que tu as jusqu’ici ne vaudra alors plus rien.
devices = Appareils
devices-about = Chaque appareil a sa propre clé. Déconnecte celui que tu n’as plus ou que tu ne reconnais pas.
device-this = cet appareil
device-seen = dernière visite\xA0: { $when }
device-unknown = Appareil inconnu
device-rename = Renommer
device-rename-whose = Renommer { $name }
device-name = Nom de l’appareil
device-name-do = Enregistrer
device-end = Déconnecter
device-end-whose = Déconnecter { $name }
device-end-about = Rien de ce qui t’appartient ne pourra plus y être ouvert.
device-end-this = Tu repartiras ici de zéro. Ton code, ou un lien d’un autre appareil, te fera revenir.
device-end-lost = Tu n’as pas de code, et c’est ton seul appareil\xA0: rien ne te rendrait tes parties ni tes résultats. Obtiens d’abord un code.
device-old = Sa clé est ton ancien code, que d’autres appareils peuvent avoir aussi.
device-old-others = Sa clé est ton ancien code. D’autres appareils l’ont aussi\xA0: { $names }.
devices-end = Déconnecter partout ailleurs
devices-end-about = Tous tes autres appareils sont déconnectés et tu reçois un nouveau code ; celui que tu as jusqu’ici ne vaudra plus rien.
devices-need = Ceux-ci auront besoin du nouveau code\xA0: { $names }.
devices-need-old = Tout appareil qui a encore ton ancien code aura besoin du nouveau.
my-data-copy = Copier
continue-elsewhere = Continuer ailleurs
continue-link = Lien pour continuer
continue-elsewhere-about =
    { $minutes ->
        [one] Scanne ceci avec l’autre appareil ou ouvres-y le lien. Il sert une fois, pendant une minute. Garde-le pour toi\xA0: qui l’ouvre joue à ta place.
       *[other] Scanne ceci avec l’autre appareil ou ouvres-y le lien. Il sert une fois, pendant { $minutes } minutes. Garde-le pour toi\xA0: qui l’ouvre joue à ta place.
    }
continue-link-about =
    { $minutes ->
        [one] Ouvre ce lien dans l’autre navigateur. Il sert une fois, pendant une minute. Garde-le pour toi\xA0: qui l’ouvre joue à ta place.
       *[other] Ouvre ce lien dans l’autre navigateur. Il sert une fois, pendant { $minutes } minutes. Garde-le pour toi\xA0: qui l’ouvre joue à ta place.
    }
continue-heading = Continuer ici ?
continue-about = Tu es alors, dans ce navigateur, la même personne que sur ton autre appareil\xA0: parties, nom et réglages te suivent. Ne suis qu’un lien que tu as demandé toi-même.
continue-left =
    { $count ->
        [one] Une partie commencée dans ce navigateur ne te suivra pas. Pour la retrouver plus tard, note d’abord ton code actuel\xA0: Réglages, Mes données.
       *[other] { $count } parties commencées dans ce navigateur ne te suivront pas. Pour les retrouver plus tard, note d’abord ton code actuel\xA0: Réglages, Mes données.
    }
continue-do = Continuer ici
my-data-enter = Code d’un autre appareil
my-data-enter-do = Continuer ici
my-data-delete = Supprimer tout ce qui me concerne
my-data-sure = Tes places et tes données sont supprimées, ainsi que les parties où il n’y a personne d’autre. C’est définitif.
theme-system = Système
theme-light = Clair
theme-dark = Sombre
motion-system = Système
motion-full = Complètes
motion-less = Réduites
pace-calm = Calme
pace-usual = Normal
pace-quick = Rapide
pace-about = À quel rythme on te montre ce que les autres ont fait.
rolls-tap = Je les touche
rolls-self = Tout seuls
rolls-about = Tes dés et tes cartes attendent que tu les touches, trois secondes au plus.
sound-on = Oui
sound-off = Non
notices-ask = Activer les alertes
notices-on = Les alertes sont activées.
notices-off = Couper les alertes
push-about = Dans les parties sur plusieurs jours, même quand la page est fermée.
push-on = Même page fermée
push-off = Page ouverte seulement
push-failed = Le navigateur ne l’a pas permis.
push-insecure = Les alertes page fermée demandent une adresse en https ; celle-ci ne l’est pas.
notices-denied = Le navigateur bloque les alertes de cette page. Tu peux les autoriser dans ses réglages.

choose = Choisir…
play-together = Ensemble
play-together-game = Jouer ensemble\xA0: { $game }
play-together-about = Vous partagez une place et résolvez le défi ensemble\xA0: ici, devant cet écran, ou avec le lien.
race-begin = Lancer la course
race-alone = D’abord seul, sans hâte
exercise-today = Exercice du jour
read-rules = Règles
read-rules-game = Règles\xA0: { $game }
your-games = Tes parties
go-on = Continuer
time-until = Fin du temps { $when }
digest-turns =
    { $count ->
        [0] Ce n’est à toi de jouer nulle part pour l’instant.
        [one] C’est à toi de jouer dans une partie.
       *[other] C’est à toi de jouer dans { $count } parties.
    }
digest-soonest = Le temps le plus court se termine { $when }.
show-all = Tout montrer ({ $count })
finished-games = Parties terminées ({ $count })
result-won = Gagnée
result-lost = Perdue
result-place = { $place ->
    [2] Deuxième
    [3] Troisième
   *[other] Quatrième
}
result-drawn = Nulle
result-solved = Résolu
result-unsolved = Non résolu
today-heading = Exercices du jour
today-done = Fait
choosing-title = Choisir\xA0: { $game }
choosing-heading = Comment veux-tu jouer ?
opponent-who = Contre qui veux-tu jouer ?
opponent-places = Places à occuper
opponent-score = Tu as gagné { $won } sur { $count }.
opponent-match = C’est à ta mesure.
opponent-strength = À peu près ta force\xA0: { $name }
opponent-link = Ami avec un lien
opponent-link-about = Tu reçois un lien à envoyer à qui tu veux. Pas besoin de compte.
opponent-here = Quelqu’un à côté de moi
opponent-here-about = Vous partagez cet appareil\xA0: passez-le ou posez-le entre vous.

handicap-how-strong = Quelle est la force de l’autre personne, comparée à toi ?
handicap-gap-0 = bien plus faible
handicap-gap-1 = plus faible
handicap-gap-2 = pareille
handicap-gap-3 = plus forte
handicap-gap-4 = bien plus forte
handicap-proposal = Pour équilibrer la partie\xA0: { $what }.
handicap-mine = C’est toi.
handicap-other = C’est l’autre camp.
handicap-take = Jouer avec ce handicap
handicap-drop = Jouer sans handicap
handicap-lot = Le sort décide qui commence ; le handicap suit son joueur.
choosing-box = Cartes de votre boîte
choosing-seats = Qui est assis où
players = Joueurs
seat-number = Place{"\\u00A0"}{ $number }
seat-me = Toi
seat-computer = Ordinateur
seat-here = Quelqu’un ici
seat-open = Quelqu’un par lien
seat-name = Nom
level = Niveau
level-solved = Suit le jeu résolu\xA0: il connaît la valeur de chaque position.
level-weaker = Les niveaux sont plus faibles sur ce plateau\xA0: ce que l’ordinateur a appris concerne celui du livret.
level-weaker-rules = Les niveaux sont plus faibles avec ces règles maison\xA0: ce que l’ordinateur a appris concerne le jeu du livret.
who-begins = Qui commence ?
begins-lot = Tirage au sort
pair = Combien de parties ?
pair-one = Une
pair-two = Deux, places échangées
pair-about = Commencer vaut quelque chose. En deux parties, chacun commence une fois, avec la même mise en place, et les points des deux s’ajoutent. Une règle à nous.
house-rules = Règles maison
house-rules-about = D’autres lectures du livret et des règles à nous. Laisse-les telles quelles pour jouer selon les règles d’ici.
option-none = Sans limite
option-own = Écris ou colle ici
clock = Pendule
clock-none = Aucune
clock-turn = Par tour
clock-game = Par partie
clock-days = Jours
clock-days-each = Jours par tour
clock-seconds = Secondes par tour
clock-minutes = Minutes par joueur
clock-gain = Ajout par tour (s)
option-over-days = dure aussi longtemps qu’un tour, car la pendule compte en jours.
clock-is-days =
    { $days ->
        [one] Pendule\xA0: un jour par tour
       *[other] Pendule\xA0: { $days } jours par tour
    }
time-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
time-hours = { $hours } h
clock-is-turn = Pendule\xA0: { $seconds } secondes par tour
clock-is-game = Pendule\xA0: { $minutes } min par joueur, + { $gain } s par tour
start-game = Commencer
start-game-link = Commencer et inviter

table-title = Table
connecting = Connexion…
reconnecting = Connexion perdue. On se reconnecte…
connected-again = Connexion rétablie.
table-gone = Cette table n’existe pas
table-gone-text = Le lien est peut-être incomplet, ou la table a été supprimée après une longue inactivité.
no-connection-now = Pas de connexion pour l’instant\xA0: rien n’a été envoyé.
waiting-heading = On attend des joueurs
waiting-missing =
    { $count ->
        [one] Il manque encore un joueur.
       *[other] Il manque encore { $count } joueurs.
    }
waiting-invite = Envoie ce lien à ceux qui doivent jouer\xA0:
invite-link = Lien vers la table
reach-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour que d’autres du réseau puissent venir, lance le serveur ainsi\xA0:
reach-network = Cette adresse fonctionne dans ton réseau.
qr-code = QR code de l’adresse
copy-link = Copier le lien
share-link = Partager le lien
share-text = Joue avec moi à «\xA0{ $game }\xA0» !
sit-heading = Une place est libre
sit-here = S’asseoir
sit-as = S’asseoir\xA0: { $side }
side-invite = Inviter dans mon camp
side-link = Lien vers mon camp
side-about = Qui suit ce lien voit ce que tu vois et peut agir pour votre camp.
side-somebody = quelqu’un
side-send-away = Renvoyer
side-send-away-name = Renvoyer { $name }
side-leave = Quitter ce camp
side-join-heading = Jouer dans le même camp que { $name } ?
side-join-about = Vous voyez la même chose, et chacun de vous peut agir.
side-join = Jouer ensemble
side-watch = Seulement regarder
watch-only = Tu regardes.
seat-empty = Place libre

seats = Joueurs
seat-level = Niveau{"\\u00A0"}{ $level }
seat-online = En ligne
seat-offline = Hors ligne
seat-along = avec { $names }
seat-you = Toi
seat-to-act = doit jouer
seat-resigned = A abandonné
seat-flagged = Temps écoulé
seat-stand-in = Un ordinateur joue
seat-prepared = A choisi
seat-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
watching =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
turn-yours = À toi de jouer
turn-of = À { $name } de jouer
turn-ahead = À { $name } de jouer. Tu peux déjà choisir.
turn-of-any = Au plus rapide\xA0: { $names }
turn-thinking = { $name } réfléchit…
turn-playing = { $name } joue
roll-dice = Lancer les dés
roll-dice-how = Touche les dés.
draw-cards = Piocher
draw-cards-how = Touche pour voir ce que tu pioches.
hourglass = Sablier
held-back = Ton handicap\xA0: attends
prepared-yours = Choisi. Ce sera joué quand ton tour viendra.
sending = Envoi…

actions = Ce que tu peux faire
all-actions = Tous les coups
all-actions-search = Chercher
all-actions-more = Il en reste { NUMBER($count, useGrouping: 0) }\xA0: utilise la recherche.
all-actions-none = Aucun coup possible pour l’instant.
hint-coming = Je réfléchis…
preparing = L’ordinateur se prépare à ce jeu, seulement cette première fois\xA0: { $share }…
hint-says = Peut-être\xA0: { $sentence }
undo-ask = Demander à annuler
answer-yes = Oui
answer-no = Non
absence-wait = Attendre
absence-computer = Laisser jouer un ordinateur
absence-friend = Laisser jouer quelqu’un d’autre
absence-take = Prendre la place
absence-give-back = Rendre la place
absence-change = Changer d’avis
absence-link = Envoie ce lien à la personne qui doit prendre la place\xA0:
offer-draw = Proposer une nulle
resign-question = Veux-tu vraiment abandonner cette partie ?
resign-yes = Oui, abandonner
keep-going = Continuer
rematch-loser = Tu as perdu, donc tu dis qui commence la partie suivante.
rematch-i-begin = Rejouer\xA0: je commence
rematch-you-begin = Rejouer\xA0: tu commences
rematch-they-say = Qui a perdu ({ $name }) dit qui commence la partie suivante.
rematch-loser-begins = Rejouer\xA0: le perdant commence
rematch-winner-begins = Rejouer\xA0: le gagnant commence
pair-next = Seconde partie
pair-game = Partie { $number }
pair-sum = Ensemble
rematch-wished = { $names }\xA0: «\xA0On rejoue ?\xA0»
rematch-asked = On attend que tout le monde soit d’accord.
rematch-with-computer = Rejouer avec un ordinateur
rematch-with-friend = Rejouer avec quelqu’un d’autre
menu = Menu
rule-link = Règle { $rule }
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
story = Ce qui s’est passé
show-again = Revoir
back-to-now = Revenir à la partie
copy-watch-link = Lien pour spectateurs
save-record = Enregistrer la partie

chat-say = Dis quelque chose
chat-send = Envoyer
chat-mute = Couper
chat-unmute = Réactiver
chat-muted = La discussion est coupée.
chat-empty = Personne n’a rien dit.
chat-new =
    { $count ->
        [one] Un nouveau message
       *[other] { $count } nouveaux messages
    }
chat-line = { $name }\xA0: { $text }
emotes = Réactions
emote-hello = Bonjour
emote-good-luck = Bonne chance
emote-well-played = Bien joué
emote-thanks = Merci
emote-think = Je réfléchis
emote-wow = Waouh
emote-oops = Oups
emote-laugh = Rires

curtain-heading = Passe l’appareil à { $name }
curtain-text = Que personne d’autre ne regarde l’écran !
curtain-lift = Je suis { $name }

ending-heading = La partie est finie
ending-won = Tu as gagné !
ending-lost = { $name } gagne.
ending-draw = Partie nulle.
ending-you-lost = Tu as perdu
ending-place = Tu finis { $place ->
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
ending-you-share = Tu partages la victoire
ending-shared = { $names } partagent la victoire
ending-solo-done = Réussi !
ending-solo-failed = Pas cette fois.
par-fewest =
    { $par ->
        [one] Un seul coup suffisait.
       *[other] Le minimum possible est de { $par } coups.
    }
par-plans =
    { $count ->
        [one] Il y a exactement une façon d’y arriver.
       *[other] Il y a { $count } façons d’y arriver.
    }
par-used =
    { $used ->
        [one] Il t’a fallu un coup.
       *[other] Il t’a fallu { $used } coups.
    }
ways-heading = La solution.
ways-last = La dernière carte.
ways-before = Solutions de la carte précédente
ways-way = Voie { $number }
ways-yours = la tienne
ways-played = jouée
ways-more =
    { $count ->
        [one] Et encore { $count }.
       *[other] Et { $count } autres.
    }
rest-yours = Un point pour toi
rest-other = Un point pour { $name }
rest-next = Carte suivante
rest-waited-for = Les autres sont prêts. La partie reprend toute seule dans
rest-waiting = On attend\xA0: { $names }
retry = Refaire ce défi
look-back = Revoir
share = Partager
new-game = Nouvelle partie

fair = Hasard équitable
fair-about = Avant le premier lancer, le serveur a fixé une graine secrète et montré son empreinte. Quand la partie est finie, la graine est dévoilée\xA0: on peut alors refaire, à partir d’elle, tous les lancers et tous les mélanges.
fair-commit = Empreinte
fair-seed = Graine
fair-seed-later = Montrée à la fin de la partie
verify = Vérifier
verify-good =
    { $count ->
        [0] Tout est en ordre ; il n’y a eu aucun hasard dans cette partie.
        [one] Le seul tirage correspond bien à la graine.
       *[other] Les { $count } tirages correspondent bien à la graine.
    }
verify-bad = Quelque chose cloche\xA0: ces tirages ne correspondent pas à la graine.

replay-position = Étape { $step } sur { $last }
replay-start = Le début
replay-place = { $at }. { $name }
replay-slider = Étape
step-first = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
step-last = À la fin
pause = Pause
replay-keys = Flèches\xA0: gauche et droite pas à pas, haut et bas tour par tour ; barre d’espace\xA0: lecture ou pause.
replay-controls = Étapes
replay-moves = Coups
replay-live = Cette partie est encore en cours. Tu vois ce que tu en sais.
replay-to-table = À la table
eyes = Avec les yeux de
eyes-all = Tous les secrets
eyes-onlooker = Spectateur
play-on = Continuer à partir d’ici
play-on-about = Une nouvelle table commence dans cette position. À partir d’ici, dés et cartes sont tirés à nouveau.
play-on-ended = La partie se termine ici. Reviens en arrière pour essayer autrement.
play-on-as = Tu joues
play-on-computer = Contre l’ordinateur
play-on-friend = Avec quelqu’un
play-on-alone = Continuer

rules-title = Règles\xA0: { $game }
rules-contents = Sommaire
rules-other = Autres jeux
rules-offline = Tu es hors ligne, et ces règles n’ont pas encore été lues sur cet appareil. Elles se chargeront dès qu’il y aura une connexion, et resteront ici.
example-agrees = C’est bien ce que dit l’exemple.
example-restart = Revenir au début
example-allowed = Permis ici
example-only = Permis ici, et rien d’autre
example-refused = Pas permis ici
example-line = { $count ->
    [one] Le jouer\xA0: une étape
   *[other] Le jouer\xA0: { $count } étapes
}
example-least = Le plan le plus court coûte { $least }.
example-plans = { $count ->
    [one] Il n’y en a qu’un.
   *[other] Il y en a { $count }.
}

about-heading = À propos de Regalia
about-what = Des jeux de société royaux aux règles exactes, avec des ordinateurs redoutables et une table pour les amis. Logiciel libre ; chacun peut avoir son propre serveur.
about-fair-heading = Le hasard est-il équitable ?
about-fair = Dés et mélanges viennent d’une graine que le serveur fixe avant la partie et dont tout le monde voit l’empreinte. Chacun peut y ajouter sa part de chance. Après la partie, la graine est montrée et chacun peut vérifier chaque résultat, ici d’un clic ou avec la commande ci-dessous.
about-help = Une aide extérieure ne peut être exclue\xA0: sans comptes, rien n’empêche quelqu’un de demander à un ordinateur dans une autre fenêtre. Quand c’est important, jouez dans la même pièce.
about-privacy-heading = Ce que nous savons de toi
about-privacy = Il n’y a ni comptes ni traceurs, et la page ne demande rien à aucun autre serveur. Un numéro aléatoire, gardé dans un cookie, permet de retrouver tes places. Les noms et la discussion restent à la table et sont effacés avec elle.
about-install-heading = Sur ton appareil
about-install = La page peut s’installer depuis le menu du navigateur. L’accueil et les règles s’affichent alors même sans connexion.
about-people-heading = Qui l’a fait
about-people = Le projet Regalia, dans le respect des livrets des jeux, dont les auteurs sont nommés sur les pages de règles. Les textes d’ici sont de nous.
box-title = Compagnon\xA0: { $game }
box-who = Qui joue ?
box-names-about = Avec des noms, tout est dit avec eux ; sans noms, avec les couleurs ou les places.
box-set = Qu’y a-t-il dans votre boîte ?
box-how = Comment jouez-vous ?
box-begin = Commencer
box-set-up = Joueurs et boîte
box-telling = Dire ce qui s’est passé
box-tell = C’est dit
box-may = Ai-je le droit ?
box-may-asks = Ce que vous toucherez ensuite demande seulement si c’est permis\xA0: rien ne compte encore.
box-only-way = Une seule chose était possible\xA0:
box-undo = Annuler
box-restart = Nouvelle partie
box-log = Ce qui s’est passé
box-shown = Que montre-t-on en même temps ?
box-which-card = Quelle carte est jouée ?
box-card = { $rank } de { $suit }
box-cards = Cartes à jouer
box-clubs = trèfle
box-diamonds = carreau
box-hearts = cœur
box-spades = pique
box-joker = joker
box-cards-told = Cartes nommées\xA0: { $count } sur { $most }
box-units-told = Nommées\xA0: { $count } sur { $most }
box-sets = Comme dans vos parties précédentes
box-piece = Pièce
box-position = La carte
box-this-card = Cette carte
box-seconds = { $count } s
box-not-allowed = Interdit\xA0:
box-offline = Pas de connexion\xA0: les règles sont sur le serveur. Ce qui a été dit reste sur cet appareil, et le sablier continue.
box-rest = { $who }, { $where }\xA0: quelles cartes ({ $count }) ?
box-lives = Vie restante
box-rest-tell = Dire ce que { $who } avait encore
box-look-back = Revoir la partie
box-spectators = Ce que personne n’a montré reste caché\xA0: l’enregistrement est celui d’un spectateur.
box-save = Enregistrer la partie
box-restart-sure = Quitter cette partie ? Tout ce qui a été dit sera oublié.
box-about = Jouez avec votre propre boîte ; la page vous accompagne, arbitre et compte.
box-follows = Ce que tu saisis est enregistré pour toi\xA0: sur tes autres appareils, la partie reprend là où tu l’as laissée.
box-stays = Cette partie est devenue trop longue pour te suivre\xA0: elle reste sur cet appareil. Enregistrée, elle peut s’ouvrir ailleurs.
box-all = Tous les jeux avec boîte
box-go-on = Reprend où tu l’as laissée
box-open = Reprendre une partie enregistrée
own-cards-ours = Celles du projet
own-cards-mine = De ta boîte ({ $count })
own-cards-about = Les cartes du projet ou celles imprimées dans ta boîte\xA0: saisis-les une fois, elles sont gardées pour toi.
own-cards-enter = Saisir les cartes de ta boîte
own-cards-count = Cartes saisies\xA0: { $count } sur { $most } au plus
own-cards-twice = Cette carte est déjà saisie.
own-cards-remove = Retirer
own-cards-change = Modifier
own-cards-entering = Tu saisis maintenant
own-cards-places = Les places
own-cards-values = Des valeurs isolées
own-cards-singly = Touche un jeton sur lequel est imprimé autre chose que sur les autres de sa sorte.
own-cards-usual = Comme sa sorte\xA0: { $value }
own-values-mine = Les valeurs de ta boîte
own-values = Ce que valent les jetons
own-cards-put = Posés\xA0: { $count } sur { $most }
own-cards-missing = Il manque encore\xA0: { $what }.
own-board-draw = Dessiner le plateau de ta boîte
own-board-mine = celui de ta boîte
own-board-about = Ta boîte a un autre plateau ? Dessine-le une fois, il est gardé pour toi.
own-board-how = Touche une case pour lui donner le rôle suivant, et un bord pour y dresser un mur ou l’enlever.
own-board-wall = Mur entre { $a } et { $b }
own-board-side = Face { $number }
own-board-sides = Faces du plateau
own-board-right = On peut jouer sur ce plateau.
own-board-presets = Commencer par
own-board-from = Commencer par\xA0: { $board }
own-board-keep = Garder ce plateau
own-board-other-side = Le plateau a une autre face
own-board-one-side = Enlever cette face
own-board-forget = Oublier ce plateau

learn-steps = Étapes de la leçon
learn-step = Étape { $number }\xA0: { $goal }
learn-step-done = Étape { $number }, faite\xA0: { $goal }
learn-intro = De quoi il s’agit
learn-begin = Directement à la leçon
learn-your-move = { $count ->
    [one] À toi · un coup
   *[other] À toi · { $count } coups
}
learn-right = C’est juste
learn-wrong = Ce n’est pas ça
learn-hint-later = Rien n’est perdu. Un indice vient après un autre essai.
learn-nothing-lost = Rien n’est perdu.
learn-try-again = Réessayer
learn-repeat = Encore une fois
learn-next = Étape suivante
learn-finish = Terminer
learn-skip = Passer cette étape
learn-needs-server = C’est le serveur qui calcule la suite\xA0: il faut une connexion.
learn-stars = { $count ->
    [one] Une étoile sur trois
   *[other] { $count } étoiles sur trois
}
learn-over = La leçon est finie
learn-again = Refaire la leçon
learn-first-game-about = Maintenant une partie entière contre l’ordinateur le plus facile. Avant chaque nouveau type de décision, une phrase dit de quoi il s’agit.
learn-offer = { $count ->
    [one] Tu découvres «\xA0{ $game }\xA0» ? Une étape montre comment on joue.
   *[other] Tu découvres «\xA0{ $game }\xA0» ? { $count } courtes étapes montrent comment on joue.
}
daily-of = Exercice du jour\xA0: { $game }
daily-count = { $done } sur { $count } réussis
daily-done = Réussi
daily-done-misses = Réussi, erreurs\xA0: { $misses }
daily-next = Suivant
daily-week = Les sept derniers jours
daily-day-done = réussi
daily-day-forgiven = pardonné
daily-day-missed = manqué
daily-day-open = encore ouvert
daily-days = Jours de suite\xA0: { $days }
daily-forgiven = Un jour manqué par semaine est pardonné.
daily-share = Partager
daily-copy = Copier la ligne
daily-picture = Enregistrer l’image
practice-of = { $game }\xA0: { $theme }
practice-title = S’exercer\xA0: { $game }
practice-about = Choisis quoi travailler. Cela devient plus difficile quand tu réussis ; ce que tu manques revient après 1, 3 et 7 jours.
practice-due = Exercices qui reviennent aujourd’hui\xA0: { $count }
practice-next = Exercice suivant
learn-proof-exact = La réponse\xA0: résolue exactement
learn-proof-proved = La réponse\xA0: prouvée
learn-proof-computed = La réponse\xA0: calculée
learn-proof-searched = La réponse\xA0: trouvée par recherche

workshop-title = Atelier\xA0: { $game }
workshop-link = Atelier
workshop-about = Crée tes propres unités et scénarios, vois ce qu’ils valent et joue aussitôt avec.
workshop-matches = Contre les autres
workshop-other = Unité
workshop-way = À quoi jouer
workshop-against = Contre
workshop-play = Jouer avec
workshop-kept = Enregistré
workshop-name = Nom
workshop-keep = Enregistrer
workshop-remove = Retirer
workshop-file = Enregistrer dans un fichier
workshop-open = Ouvrir un fichier
workshop-new = Recommencer
workshop-long = C’est trop long pour un lien ; enregistre-le dans un fichier.
workshop-bad-link = Ce lien ne contient rien de lisible ici.
workshop-languages = par langue, dans le fichier
review-working = Je revois chaque coup…
review-deeper = J’examine plus longuement ce qui peut compter…
review-share = fait à { $share }
review-stop = Arrêter
review-go-on = Continuer
coach = La partie en une minute
coach-moments = { $count ->
    [one] { $count } moment, et une chose à retenir
   *[other] { $count } moments, et une chose à retenir
}
coach-voice = Lire à voix haute
coach-tomorrow = Cela reviendra demain en exercice.
review-question = { $chance ->
    [dice] Était-ce moi, ou les dés ?
    [cards] Était-ce moi, ou les cartes ?
    [luck] Était-ce moi, ou la chance ?
   *[none] Qu’est-ce qui a décidé ?
}
review-right = { $right } décisions sur { $all } étaient à moins de 2 points de la meilleure.
review-whose = Du point de vue de
review-error = D’une cause à l’autre, l’erreur peut être de { $points } points.
review-graph-axes = De gauche à droite, les { $count } étapes de la partie ; 100, c’est gagné, 0, perdu.
review-more-marked = Ce qui est encore marqué
review-details-about = comment les points s’additionnent, ce qui est encore marqué, tous les dés et cartes
review-details = Détails
review-where = D’où vient le résultat
review-decisions = Coups
review-graph = Chances de gagner
review-graph-told = Chances de gagner, en pour cent\xA0: { $start } au début, entre { $low } et { $high }.
review-quiet = Aucun moment n’a changé grand-chose.
review-moments = Les moments qui ont compté
review-likely = C’était probable à { $share }.
review-took = Cela a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-gave = Cela a apporté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-kept = Les chances seraient restées à { $best } sur 100 ; ainsi, elles étaient de { $played }.
review-show-before = Comme c’était
review-blows = { $chance ->
    [dice] Les lancers qui ont tout changé
    [cards] Les cartes qui ont tout changé
   *[luck] Les hasards qui ont tout changé
}
review-step = Étape { $n }
review-nothing-to-do = Personne n’y pouvait rien.
review-better = Mieux\xA0: { $what }
review-show-better = Montrer le meilleur coup
review-show-played = Montrer ce qui a été joué
review-try = Essaie toi-même
review-try-which = Que ferais-tu ?
review-try-right = Juste\xA0: aussi bon que le meilleur, ou presque.
review-try-wrong = Cela coûte { $points } points. Essaie autre chose.
review-choices = Tout ce qu’on pouvait faire
review-chance = Dés et cartes
review-chance-row = { $came }, part équitable { $fair }
review-how = Comment c’est compté
review-how-sum = Une partie gagnée vaut 100 points, une partie perdue 0. La situation de départ, la chance, les décisions et le reste donnent ensemble le résultat.
review-how-luck = Chance\xA0: de combien les dés et les cartes t’ont été plus favorables que la moyenne.
review-how-decisions = Décisions\xA0: ce que valait une action à côté de la meilleure, jugée seulement d’après ce qu’on pouvait savoir à ce moment-là. Seule une perte certaine est signalée.
review-how-unknowable = Personne ne pouvait le savoir\xA0: ce que des cartes cachées, ou le plus rapide, ont changé à une décision. On ne le reproche jamais à personne.
review-how-left-over = Reste\xA0: ce qui demeure inexpliqué parce que certaines valeurs sont seulement estimées. Là où toutes sont exactes ou prouvées, il ne reste rien.
review-start = Au début
review-luck = { $chance ->
    [dice] Dés
    [cards] Cartes
   *[luck] Chance
}
review-own = Coups personnels
review-others = Coups des autres
review-unknowable = Personne ne pouvait le savoir
review-given-up = Fin anticipée
review-left-over = Inexpliqué
review-result = Résultat
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-grade-good = bien joué
review-word-exact = exact
review-word-proved = prouvé
review-word-computed = calculé
review-word-searched = estimé
print = Imprimer
print-what = Ce qui est imprimé
print-paper = Papier
print-pdf = En PDF
print-army = Armée sur la feuille (lettres)
weigh = Évaluer
weigh-about = Le serveur joue de nombreuses parties entre armées égales où une seule unité est remplacée.
weigh-it = Évaluer\xA0: { $name }
weigh-stop = Arrêter
weigh-waiting = Les premières parties vont commencer…
weigh-progress = Avancement
weigh-failed = Cette unité n’a pas pu être évaluée.
weigh-strength = qui joue
weigh-points = points de\xA0% de victoires
weigh-games = parties

rush-title = Course\xA0: { $game }
rush-minutes = Trois minutes
rush-survival = Jusqu’à la troisième erreur
rush-about = Du facile au difficile, chacun en le moins de coups possible. Tous ceux qui ont le lien reçoivent des exercices à eux, aussi difficiles, et ne commencent qu’une fois ; ce que tu manques, tu peux le reprendre ensuite.
rush-about-minutes = Résous-en autant que tu peux en trois minutes. Une erreur coûte dix secondes ; cinq, douze, vingt et trente d’affilée en rendent quelques-unes.
rush-about-survival = Résous-en autant que tu peux. Prends ton temps\xA0: c’est la troisième erreur qui arrête tout.
rush-begin = C’est parti
rush-begin-again = Recommencer celui-ci
rush-skip = Au suivant (compte comme une erreur)
rush-too-late = Trop tard\xA0: celui-ci ne compte plus.
rush-score = Réussis\xA0: { $count }
rush-lives = { $count ->
    [one] Encore une erreur permise
   *[other] Encore { $count } erreurs permises
}
rush-result = Erreurs\xA0: { $misses }. Plus longue série\xA0: { $longest }.
rush-best = Ton meilleur résultat\xA0: { $count }
rush-missed = Ce que tu as manqué
rush-look = Reprendre le numéro { $number }
rush-look-again = Voir où en sont les autres
rush-board = Résultats
rush-invite = La même course pour d’autres\xA0: le lien
rush-another = Une autre course
rush-who = Qui
rush-done = Réussis
rush-misses = Erreurs
rush-nobody = Quelqu’un
rush-me = toi
rush-running = en cours
exercise-solve = Montrer la solution
exercise-solution = La solution

analyse-of = Variantes\xA0: { $game }
analyse-about = Colle une partie enregistrée ou une position, et essaie tout\xA0: pour chaque camp, avec n’importe quel lancer ou carte.
analyse-about-moment = Joue pour tous les camps et choisis ce que donne le hasard. Tout peut être annulé.
analyse-text = Une partie enregistrée ou une position
analyse-this = Ouvrir
analyse-where = Où tu en es
analyse-step = Étape { $n } sur { $all }
analyse-before = Étape précédente
analyse-after = Étape suivante
analyse-back = Annuler
analyse-all-back = Retour à la partie
analyse-whose = Qui agit
analyse-chance = Hasard\xA0: choisis ce qui vient
analyse-random = Laisser faire le hasard
analyse-values = Ce que vaut chaque action
analyse-looking = Recherche de plus en plus profonde ({ $count })
analyse-deeper = Chercher plus loin
analyse-all-seen = Tout est connu.
analyse-more = { $count } de plus
analyse-fewer = Seulement les meilleures
analyse-line = Meilleure suite
analyse-copy = Copier la position
analyse-terminal = Enregistré, cela s’ouvre aussi dans un terminal\xA0:

mine-about = Ce que tes parties racontent ensemble. Personne d’autre ne le voit. Les parties s’ajoutent quand tu ouvres cette page ; ce qu’une analyse a trouvé, dès qu’elle est prête.
mine-none = Pas encore de partie terminée.
mine-style = Tes points forts et tes points faibles
mine-style-about = Comparés seulement au reste de tes propres résultats. Entre parenthèses\xA0: l’intervalle où se trouve la vraie part dans 95 cas sur 100.
mine-style-theme = T’exercer sur ce thème
mine-style-mistakes = T’exercer sur tes décisions signalées
mine-results = Résultats
mine-level = Niveau { $level }
mine-people = Avec d’autres, ou en solo
mine-won = gagnées
mine-drawn = nulles
mine-lost = perdues
mine-time = Précision et chance au fil du temps
mine-time-told = Parties avec une analyse\xA0: { $count }. En moyenne, précision { $accuracy }\xA0%, chance { $luck } points.
mine-accuracy = Précision
mine-no-review = Aucune de ces parties n’a encore d’analyse. Ouvres-en une, puis reviens voir.
mine-themes = Décisions signalées
mine-theme-early = en début de partie
mine-theme-middle = en milieu de partie
mine-theme-late = en fin de partie
mine-theme-ahead = avec l’avantage
mine-theme-behind = avec un désavantage
mine-latest = Dernières parties
mine-one-won = gagnée
mine-one-drawn = nulle
mine-one-lost = perdue
mine-how = Les 40 dernières parties sont gardées une par une, les plus anciennes seulement comme résultats.
mine-delete = Supprimer ces résultats
mine-delete-sure = Oui, supprimer

analyse-game = Jeu
analyse-any-game = Celui qui convient
editor-open = Composer une position
editor-change = Modifier la position
editor-of = Composer une position\xA0: { $game }
editor-about = Choisis quelque chose, puis touche sa place ; touche-le encore pour l’enlever.
editor-verdict = Est-elle possible ?
editor-possible = Cette position est possible.
editor-analyse = L’essayer
editor-another = Une autre position
editor-things = Ce qu’on pose
editor-away = Enlever
editor-fields = Ce qui la complète
review-try-other = Il y a mieux. Essaie autre chose.

review-try-again = Encore une fois
mistakes = Mes propres erreurs
mistakes-about = Les décisions signalées de tes parties reviennent après 1, 3 et 7 jours. Ce qui perd moins de 2 points est juste.
mistakes-due = Pour aujourd’hui\xA0: { $count }
mistakes-waiting = Plus tard\xA0: { $count }
mistakes-begin = Les essayer
mistakes-next = Suivante
mistakes-gone = L’analyse de cette partie n’existe plus.

proved-link-about = Des gains que personne ne peut empêcher, à dérouler.
proved-about = Dans chacune de ces positions, le camp dont c’est le tour peut forcer la victoire\xA0: toutes les réponses de l’autre camp ont été essayées. On compte les tours des deux camps, et aucune victoire n’est plus courte.
proved-side = Qui gagne
proved-either = Les deux camps
proved-length = Durée
proved-any = Toute durée
proved-turns =
    { $plies ->
        [one] un tour
       *[other] { $plies } tours
    }
proved-wins =
    { $plies ->
        [one] { $side }\xA0: gain en un tour
       *[other] { $side }\xA0: gain en { $plies } tours
    }
proved-ways =
    { $winning ->
        [one] Un seul des { $actions } coups possibles y mène.
       *[other] { $winning } des { $actions } coups possibles y mènent.
    }
proved-count =
    { $count ->
        [0] Aucune position de ce genre n’est connue.
        [one] Une position
       *[other] { $count } positions
    }
proved-line = Le gagnant va aussi vite, et l’autre camp résiste aussi longtemps que possible.
proved-all = Toutes les positions
proved-next = La suivante
`;export{e as default};