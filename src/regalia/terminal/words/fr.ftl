# Ce que dit la table au clavier.
to-act = à { $who } de jouer
who-acts = Au plus rapide : { $who }
dice-to-type = Lance ou pioche, et tape ce qui vient
prompt = { $who }>{" "}
prompt-dice = dés>{" "}
prompt-race = place et coup>{" "}
prompt-end = fin>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group }… : un coup
   *[other] {"     "}{ $group }… : { NUMBER($count, useGrouping: 0) } coups
}
more-actions = { $count ->
    [one] Encore un coup : `list` le montre ; tape son début pour le trouver.
   *[other] Encore { NUMBER($count, useGrouping: 0) } coups : `list` les montre ; tape leur début pour les trouver.
}
which = { $typed } peut vouloir dire :
no-such-number = Il n’y a pas de numéro { $number } ; les coups vont de 1 à { $last }.
refused-by-rule = { $reason } (règle { $rule } ; `rules { $rule }` la montre)
say-seat-first = Dis qui joue : le numéro de la place et le coup, par exemple `{ $example }`.
nobody-to-wait-for = Tous ceux qui peuvent jouer sont à ce clavier.
or-wait = Chacun de vous peut être le premier : joue, ou tape `wait` et l’ordinateur jouera.
compiling = L’ordinateur se prépare : la première fois sur cette machine, cela prend jusqu’à une minute.
by-solution = { $who } suit le jeu résolu : il connaît la valeur de chaque position.
thinking = Je réfléchis…
hint = L’ordinateur choisirait { $text } : { $sentence }
time-limit = Temps restant : { $seconds } s.
undone = { $count ->
    [one] Annulé : { $texts }.
   *[other] { NUMBER($count, useGrouping: 0) } coups annulés : { $texts }.
}
record-needs-file = Dis où : `record partie.txt`.
record-exists = { $file } existe déjà et reste tel quel ; choisis un autre nom.
record-saved = L’enregistrement est dans { $file }.
record-tells-all = Le fichier dit tout, les cartes cachées aussi.
record-failed = Impossible d’écrire { $file } : { $why }.
kept = La partie est enregistrée. Pour la reprendre :
kept-resume = {"  "}regalia play --resume { $file }
left-resume = {"  "}regalia referee --resume { $file }
left-wrong = { $file } : { $problem }
left-unreadable = ce fichier ne contient aucune partie avec boîte laissée en cours.
not-kept = La partie n’est pas enregistrée : { $why }.
no-home = ton dossier personnel est introuvable
quit-question = Enregistrer la partie pour plus tard ? [O/n]{" "}
draw-question = { $who }, d’accord pour une nulle ? [o/N]{" "}
curtain = Passe le clavier à { $who }, s’il te plaît.
curtain-enter = { $who }, appuie sur Entrée quand personne d’autre ne regarde.{" "}
concluded = Le moins de coups : { $least }. Solutions : { $plans }. L’une d’elles : { $way }
next-enter = Appuie sur Entrée pour le défi suivant.{" "}
between = un défi est terminé
referee = la personne qui lance et pioche
story-empty = Il ne s’est encore rien passé.
what-unknown = On ne sait rien de « { $what } ».
goes-on = La partie continue.
you-may = Tu peux
you-may-type = Ce qui peut venir
after-end = `record FICHIER` enregistre la partie, `log` la raconte, `again` rejoue, Entrée termine.
opponent = { $name }, niveau{"\u00A0"}{ $level }{"\u00A0"}: { $about }
level-weaker = Les niveaux sont plus faibles sur ce plateau : ce que l’ordinateur a appris concerne celui du livret.
level-weaker-rules = Les niveaux sont plus faibles avec ces règles maison : ce que l’ordinateur a appris concerne le jeu du livret.
who-begins = { $who } a perdu et choisit qui commence : 1 { $who }, 2 { $other } (Entrée : 1)>{" "}
after-end-pair = Entrée commence la seconde partie ; `quit` termine, `record FICHIER` enregistre la partie, `log` la raconte.
help =
    Tape un coup, son numéro, ou assez de son début pour le reconnaître.
    ?               cette aide
    list            tous les coups
    log             tout ce qui s’est passé, sauf ce qui t’est caché
    what X          ce qu’est une chose : une case ou le début d’un nom
    rules           toutes les règles ; `rules 8` en montre une
    hint            ce que ferait l’ordinateur le plus fort
    undo            revenir au dernier choix de quelqu’un à ce clavier
    record FICHIER  écrire la partie dans un fichier
    wait            quand plusieurs peuvent jouer en premier : laisser jouer l’ordinateur
    draw            proposer une nulle ; l’autre camp répond
    resign          abandonner ; quand plusieurs peuvent jouer, `resign 2` pour la place 2
    quit            partir ; la partie peut être enregistrée

# Ce qui ne va pas dans une commande
no-rule = { $game } n’a pas de règle { $number }.
which-game = Quel jeu ? { $games }
who-plays = --against, --seat et --together disent chacun qui joue : n’en donne qu’un.
seat-for-each = { $game } a ici { $count } places : donne un --seat pour chacune, ou simplement --against.
option-form = Une option s’écrit { $form }, et non { $given }.
position-json = La position n’est pas un objet JSON : quelque chose ne va pas ligne { $line }, colonne { $column }.
position-deep = La position est imbriquée trop profondément.
origin-form = Une origine s’écrit comme { $example }, et non { $given }.
no-cache = Aucun dossier pour les règles compilées n’est accessible en écriture : indiques-en un dans REGALIA_CACHE. (Sans lui tout marche, mais chaque démarrage compile à nouveau.)
error = Erreur : { $problem }
usage = Usage :
try-help = { $command } montre ce que cette commande accepte.
no-such-option = L’option { $option } n’existe pas.
no-such-command = La commande { $command } n’existe pas.
did-you-mean = Voulais-tu dire { $near } ?
option-needs-value = L’option { $option } a besoin d’une valeur.
option-takes-none = L’option { $option } n’accepte pas de valeur.
missing-word = Il manque { $what }.
missing-command = Il manque une commande.
too-many-words = C’est plus que ce que cette commande accepte.
bad-value = { $what } : ce n’est pas possible ; attendu : { $wanted }.
wanted-whole = un nombre entier
wanted-decimal = un nombre
wanted-other = une autre valeur
aborted = Interrompu !

# Ce que montrent les commandes
start-title = jeux royaux
start-facts = { $seats } joueurs, { $minutes } min
start-page = La page s’ouvre dans le navigateur ; Ctrl-C la ferme. Et aussi :
start-play = jouer au clavier, à plusieurs ou contre l’ordinateur
start-rules = lire les règles
start-games = toutes les options de tous les jeux
start-help = tout le reste
start-folder = Dans le dossier du projet, { $command } fait la même chose.
option-facts = { $default } (possible : { $choices })
house-rules = Règles maison
board-none = { $game } se joue toujours sur le même plateau.
board-side = Face { $number } : { $text }
board-right = { $file } : on peut jouer sur ce plateau.
counting = { $game }, profondeur { $depth }
compiling-rules = Compilation
ready = Prêt : { $games }.
yes-or-no = { $question } [O/n]{" "}

# The companion at the keyboard
prompt-referee = table>{" "}
referee-begins = Vous jouez avec le jeu posé sur votre table ; tapez ce que toute la table voit, par exemple 7H ou 10D. Ce qui est caché reste caché. `?` montre les commandes.
referee-more = { $count } saisies sont possibles : `list` les montre.
referee-card = Tape la carte, ses rangées de haut en bas, un point pour chaque case vide. Par exemple : { $example }
may-yes = Oui. { $sentence }
referee-undone = Annulé : { $text }.
rest-asked = { $who } avait encore { $count } ({ $where }). Pour un enregistrement complet : `rest { $seat } CARTES`, deux endroits séparés par /.
record-whole = L’enregistrement est complet : `record FICHIER` le sauvegarde.
record-spectators = L’enregistrement est celui d’un spectateur : ce que personne n’a montré reste caché. `record FICHIER` le sauvegarde.
hourglass-runs = Le sablier coule : { $seconds } s.
hourglass-left = Encore { $seconds } s.
hourglass-out = Le temps est écoulé. Appuyez sur Entrée.
referee-help =
    Tapez ce qui s’est passé : une carte (7H, 10D, XX pour un joker), les dés, une position, un coup.
    Si c’est au plus rapide, d’abord le numéro de la place : `1 declare 4`.
    may COUP        puis-je ? et que se passerait-il
    undo            annuler la dernière chose dite
    list            tout ce qui peut être dit maintenant
    log             tout ce qui s’est passé
    rules           toutes les règles ; `rules 8` en montre une
    rest P CARTES   à la fin : ce que la place P avait encore
    record FICHIER  écrire l’enregistrement dans un fichier
    quit            quitter

# Leçons
no-lesson = { $game } n’a pas cette leçon ; il y a : { $lessons }
no-lessons-yet = il n’y a pas encore de leçons pour { $game }
no-step = il n’y a pas d’étape { $step } ; les étapes : { $steps }
whose-lesson = indique à quel jeu appartient la leçon : --game NAME
line-no-json = cette ligne n’est pas un objet JSON
lesson-faults = { $count ->
    [one] Il y a une erreur.
   *[other] Il y a { NUMBER($count, useGrouping: 0) } erreurs.
}
lesson-right = Toutes les étapes sont faisables et le nombre d’actions est juste.
learn-help = Tape une action, son numéro ou son début ; `list` les montre toutes, `rules` et `hint` aident, `skip` passe à la suite.
learn-ladder = D’abord pour essayer, rien n’est compté : tape une action, son numéro ou son début ; `list` les montre toutes, `skip` passe à la leçon.
learn-ladder-done = C’est ça.
learn-ladder-back = Pas encore : c’est annulé. Essaie encore.
learn-step = { $left ->
    [one] Étape { $number } sur { $of } · à toi · un coup
   *[other] Étape { $number } sur { $of } · à toi · { NUMBER($left, useGrouping: 0) } coups
}
learn-prompt = toi>{" "}
learn-hint = Indice : { $hint }
learn-wrong = Ce n’est pas ça.
learn-over = La leçon est finie. À toi de jouer : regalia play { $game } --guided
learn-first-game = Jouer maintenant ta première partie, guidée, contre le niveau 1 ? (Entrée : oui, n : non){" "}

review-start = Au début
review-luck = Chance
review-own = Coups personnels
review-others = Coups des autres
review-unknowable = Personne ne pouvait le savoir
review-given-up = Fin anticipée
review-left-over = Inexpliqué
review-result = Résultat
review-accuracy = Précision
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-grade-good = bien joué
review-word-exact = exact
review-word-proved = prouvé
review-word-computed = calculé
review-word-searched = estimé
review-looking = Retour sur la partie
review-points = En points : 100, c’est une victoire.
review-loses = { $number }. { $who } : { $text } – { $grade }, −{ $points } ; mieux : { $best }
review-good = { $number }. { $who } : { $text } – { $grade }
review-turned = { $number }. { $text } – probabilité { $share } ; { $who } : { $points }
review-known = Valeurs : { $word }.

# What `regalia analyse` says.
analyse-action = Action
analyse-worth = Points
analyse-to-act = Au tour de : { $who }
analyse-line = Meilleure suite : { $line }
analyse-outcome = Ce que le hasard peut donner
analyse-share = Fréquence
analyse-looking = Recherche plus profonde (Ctrl-C pour arrêter)
no-exercises-yet = il n’y a pas encore d’exercices pour { $game }
which-theme = dis ce que tu veux travailler : { $themes }
example-help = Tape une action, son numéro ou son début ; `list` les montre toutes, `rules` les règles, et Entrée seule arrête.
example-prompt = essai>{" "}
example-allowed = Permis ici :
example-only = Permis ici, et rien d’autre :
example-refused = Pas permis ici :
example-agrees = C’est bien ce que dit l’exemple.
example-again = Encore une fois depuis le début :
exercise-help = Tape une action, son numéro ou son début ; `list` les montre toutes, `rules` et `hint` aident, `skip` montre la solution.
exercise-solution = La solution :
no-rush = il n’y a pas de course pour { $game }
rush-time = Réussis : { NUMBER($score, useGrouping: 0) } · secondes restantes : { NUMBER($seconds, useGrouping: 0) }
rush-lives = Réussis : { NUMBER($score, useGrouping: 0) } · erreurs permises : { NUMBER($lives, useGrouping: 0) }
rush-late = Trop tard : celui-ci ne compte plus.
rush-result = Réussis : { NUMBER($score, useGrouping: 0) }. Erreurs : { NUMBER($misses, useGrouping: 0) }. Plus longue série : { NUMBER($longest, useGrouping: 0) }.
rush-same = Les mêmes pour d’autres : { $command }
rush-again = Un exercice manqué, encore une fois :
daily-row = { $days ->
    [0] Pas encore de jours de suite ; record : { $best }.
    [one] Un jour ; record : { $best }.
   *[other] { $days } jours de suite ; record : { $best }.
}
making-exercises = Recherche d’exercices : { $game }
exercises-made = { $file } contient { $count } exercices.
exercises-listed = La liste a maintenant { $count } exercices.
grading-exercises = Classement des exercices : { $game }
exercises-graded = Exercices classés autrement : { $count }.
# Matches (researching.py)
playing-games = Parties en cours…
bad-clock = Une pendule s’écrit en secondes, ou secondes+ajout, comme 60+0.5 ; pas { $given }.
match-line = { $who } : { $points } sur { $games } ({ $share } %, 95 % : { $low }–{ $high }), cote { $rating } ± { $spread }
match-fault = Non terminées par les règles ({ $why }) : { $count }
match-fault-by = { $who } a perdu par sa propre faute ({ $why }) : { $count }
match-said = par exemple, avec la réponse : { $said }
dataset-line = { $folder } : { $games } parties, { $decisions } décisions, { $files } fichiers
printed = Écrit : { $file }
# Games of one's own (commands/rooms.py)
room-name = « { $name } » avec { $seats } places est impossible : un nom est fait de minuscules et encore libre, les places sont par exemple 2 ou 2-4.
room-taken = « { $name } » est déjà un nom en Python ou dans le programme lui-même : un jeu de ce nom ne pourrait pas être importé. Choisis-en un autre.
room-there = Il y a déjà quelque chose dans { $folder }.
room-undeclared = { $name } ne dit pas de chaque champ de son état ce qu’il contient.
room-derived = { $file } est écrit.
room-made = { $folder } est un jeu qui fonctionne. Pour le vérifier : regalia check-room { $folder }
