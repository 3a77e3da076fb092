# Ur : le jeu royal
name = Ur : le jeu royal
short-name = Ur
how-to-play = Lance deux dés, puis pose ou déplace des pions sur les vingt cases. Le premier qui tient les quatre rosettes, un pion sur chacune, gagne.
seat-0 = Sombre
seat-1 = Clair
side-0 = sombre
side-1 = clair
about = Une course sur vingt cases : tiens les quatre rosettes en même temps.
reason-rosettes = un camp occupe les quatre rosettes
reason-some-rosettes = un camp occupe assez de rosettes
reason-claimed-draw = la nulle a été réclamée

# Cases et objets
nobody = vide
square-plain = { $square }, { $owner }
square-rosette = { $square }, rosette, { $owner }
square-entrance = { $square }, l’Entrée, { $owner }
square-royal = { $square }, Royaume, { $owner }
square-ishtar = { $square }, Ishtar, { $owner }
square-marduk = { $square }, Marduk, { $owner }
piece-on = pion en { $square } ({ $owner })
reserve = { $owner } : { $count } en réserve
die-gold = or
die-silver = argent
die-blank = vide
roll-name = { $roll ->
    [one-silver] un argent
    [one-gold] un or
    [gold-silver] or et argent
    [two-silver] double argent
    [two-gold] double or
   *[two-blank] deux pointes vides
}

# Ce qui s’est passé
say-roll-dice = { $whose ->
    [you] Tu lances les dés : { $dice }.
   *[other] { $who } lance les dés : { $dice }.
}
say-roll-pass = { $whose ->
    [you] Tu lances les dés : { $dice }, et tu ne peux rien faire.
   *[other] { $who } lance les dés : { $dice }, et ne peut rien faire.
}
say-enter = { $whose ->
    [you] Tu poses un pion sur l’Entrée{ $ending }
   *[other] { $who } pose un pion sur l’Entrée{ $ending }
}
say-place = { $whose ->
    [you] Tu poses un pion en { $square }{ $ending }
   *[other] { $who } pose un pion en { $square }{ $ending }
}
say-move = { $whose ->
    [you] Tu joues { $move }{ $ending }
   *[other] { $who } joue { $move }{ $ending }
}
say-roll = { $whose ->
    [you] Tu relances les dés.
   *[other] { $who } relance les dés.
}
say-stop = { $whose ->
    [you] Tu termines ton tour.
   *[other] { $who } termine son tour.
}
say-claim-draw = { $whose ->
    [you] Tu réclames la nulle.
   *[other] { $who } réclame la nulle.
}
from-to = de { $begin } à { $end }
and-then = {" "}et{" "}
and-captures = { $whose ->
    [you] {" "}et captures en { $squares }.
   *[other] {" "}et capture en { $squares }.
}

# Refus
no-claim = On ne peut réclamer la nulle que si son tour commence pour la cinquième fois de suite dans la même position ; pour l’instant, on en est à { $times }.
no-stop = On ne peut s’arrêter qu’après avoir amené un pion sur une rosette ; ici, tu peux réclamer la nulle ou lancer.
no-extra-roll = On ne relance qu’après avoir amené un pion sur une rosette.
extra-roll-first = Un pion est arrivé sur une rosette : dis d’abord si tu relances ou si tu t’arrêtes.
claim-or-roll-first = Dis d’abord si tu réclames la nulle ou si tu lances.
no-reserve = Tous tes pions sont sur le plateau : il n’en reste aucun en réserve.
entrance-own = Un de tes pions occupe l’Entrée.
entrance-only-piece = Le pion sur l’Entrée est le seul que son propriétaire ait sur le plateau : on ne peut pas le capturer en entrant.
place-taken = { $square } n’est pas vide.
place-not-beside = { $square } n’est à côté d’aucun de tes pions.
place-not-at-side = { $square } n’a de côté commun avec aucune case où tu as un pion.
place-not-with-roll = Ce lancer ({ roll-name }) ne permet pas de poser un pion en { $square }.
no-moving = Deux pointes vides permettent de poser un pion, pas d’en déplacer un.
not-your-piece = Aucun de tes pions n’est en { $square }.
one-step-only = Ce lancer ({ roll-name }) fait avancer un seul pion d’un pas.
two-pieces-steps = Deux pions font un pas chacun, pas plus.
three-steps-roll = Il faut un double or ou un double argent pour faire trois pas ; le lancer est : { roll-name }.
three-steps-mastery = Trois pas demandent la maîtrise du Ciel : tes pions sur ses deux rosettes.
two-pieces-roll = Il faut deux dés colorés pour déplacer deux pions ; le lancer est : { roll-name }.
enemy-in-the-way = Un pion adverse barre le chemin en { $square } ; seule la maîtrise de la Terre permet de passer.
crossing-captures = Selon cette règle maison, un pion passé par-dessus un des tiens ne peut pas finir sur un adversaire, comme ici en { $square }.
protected = Le pion en { $square } est protégé par Ishtar.
own-piece-there = Un de tes pions est déjà en { $square }.
too-far = Aucun coup d’au plus trois pas ne mène de { $square } à { $to }.
first-step-wins = Le premier pas gagne déjà ; le coup s’arrête là.
other-order = Les deux ordres donnent le même coup ; il s’écrit { $text }.

# Boutons
button-roll = Relancer
button-stop = Finir le tour
button-claim-draw = Réclamer la nulle

# Positions and the board
position-pieces = { $seat } a ici { $count } pions, mais il n’y en a que { $most }.
position-rosettes = { $seat } tient déjà assez de rosettes : la partie était finie avant.

# Solving
gpu-cupy = Le GPU s’utilise par CuPy, qui manque ({ $why }).
gpu-none = Il n’y a pas de GPU que CuPy puisse utiliser ({ $why }).
solve-halves = Les moitiés du plateau diffèrent ; pour résoudre, elles doivent être pareilles.
solve-needs = { $what } : il faut { $needed } Gio, et il y a { $there } Gio. Moins de pions en demandent moins.
needs-memory = Mémoire
needs-gpu = Mémoire du GPU
needs-disk = Place sur le disque
solve-device = L’appareil est l’un de { $devices }.
solve-pieces = Chaque camp a de { $least } à { $most } pions.
solve-bits = bits va de 1 à { $most }, et tolerance est au-dessus de 0.
table-other = c’est d’un autre jeu ; déplace-le, ou recommence
table-version = fait pour une autre version des règles ou de ce fichier
table-length = pas de la longueur voulue
table-none = ce n’est pas une table d’Ur ({ $why })
table-values = Les valeurs ne sont pas celles qui ont été écrites.
solve-on-gpu = Positions : { $positions }, sur le GPU.
solve-on-cpu = Positions : { $positions }, sur les processeurs de cette machine.
solve-memory = Mémoire : { $needed } Gio sur { $free } Gio libres.
solve-mapped = Les meilleurs coups ne tiennent pas en mémoire et sont gardés dans un fichier en attendant.
solve-disk = Disque : { $needed } Gio sur { $free } Gio libres.
solve-hours = Durée : environ { $time } heures, estimée d’après la vitesse d’une machine.
solve-minutes = Durée : environ { $time } minutes, estimée d’après la vitesse d’une machine.
solve-resumed = On reprend à un point de contrôle : { $sweeps } passages, { $reached } sur { $last }.
solve-stopped = Arrêté. Au prochain lancement, cela reprend ici.
solve-solved = Résolu : aucune valeur n’est fausse de plus de { $error }.
solve-installed = Vérifiée et installée : le niveau 10, les analyses et les exercices suivent cette table dès leur prochain démarrage.
install-extremes = Les extrêmes ne sont pas une table d’après laquelle jouer : installe celle pour un demi.
solve-start = { $file } : qui commence a { $values }.
solve-begin = Commencer ?
solve-bar = Résolution
solve-bar-of = des bits du dernier jeu
solve-so-far = Résolution : passage { $sweep }, erreur de { $error } au plus

# Ce qui est possible
in-reserve = { $count ->
    [0] réserve vide
   *[other] { $count } en réserve
}
rosettes-held = rosettes : { $count } sur { $goal }
prompt-again = Un pion a atteint une rosette : relancer les dés ou finir le tour.
prompt-claiming = La même position pour la cinquième fois : réclamer la nulle ou lancer les dés.
prompt-roll = { $dice } : { $what }.
or = {" "}ou{" "}
may-move-one = { $steps ->
    [1] avancer un pion d’un pas
   *[other] avancer un pion de { $steps } pas au plus
}
may-move-two = { $steps ->
    [1] avancer deux pions d’un pas chacun
   *[other] avancer un pion de { $steps } pas au plus, ou deux pions d’un pas chacun
}
may-enter = poser un pion sur l’Entrée
may-place-beside = poser un pion à côté d’un des siens
may-place-side = poser un pion contre un côté de la case d’un des siens, mur ou non
may-place-royal = poser un pion dans le Royaume
may-place-ishtar = poser un pion sur Ishtar
may-place-marduk = poser un pion sur Marduk

# The end
ending-rosettes = { $whose ->
    [you] { $goal ->
        [1] Tu occupes une rosette : ici, cela suffit.
        [4] Tu occupes les quatre rosettes.
       *[other] Tu occupes { $goal } rosettes : ici, cela suffit.
    }
   *[other] { $goal ->
        [1] { $who } occupe une rosette : ici, cela suffit.
        [4] { $who } occupe les quatre rosettes.
       *[other] { $who } occupe { $goal } rosettes : ici, cela suffit.
    }
}
ending-claimed = { $whose ->
    [you] Cinq de tes tours de suite ont commencé dans la même position, et tu as réclamé la nulle.
   *[other] Cinq tours de suite ont commencé dans la même position, et { $who } a réclamé la nulle.
}
# Pourquoi rien n’est possible
why-none-left = Tous les pions sont déjà sur le plateau.
why-entrance-own = Impossible d’entrer : l’Entrée est occupée par un pion du même joueur.
why-entrance-only-piece = Impossible d’entrer : le pion sur l’Entrée est le seul de l’adversaire.
why-nowhere = Aucune case libre n’est à côté d’un pion du joueur.
why-place-taken = Les cases que permet ce lancer sont occupées.
why-blocked = Aucun pion ne peut se déplacer.

# Sheets to print
sheet-board = Plateau
sheet-pieces = Pions
sheet-dice = Dés à plier

# Small games (UR-21)
goal-needs-pieces = goal : avec si peu de pions ({ $pieces }), personne ne peut occuper { $goal } rosettes.
option-pieces-about = Combien de pions a chaque joueur.
option-goal = Rosettes pour gagner
option-goal-about = Combien de rosettes occupées à la fois font gagner.

# Le plateau de sa propre boîte (UR-22) et les secondes lectures de règles (UR-23 à UR-26)
option-layout = Plateau
option-layout-about = Où sont les cases spéciales, et entre quelles cases se dresse un mur. Le plateau antique est une conjecture.
option-layout-takes = Un plateau en texte, une liste d’un ou deux, ou le chemin d’un fichier .toml.
value-layout-standard = celui du livret
value-layout-ancient = antique (une conjecture)
option-side = Face
option-side-about = Laquelle des deux faces du plateau on joue.
option-placing = Poser sur l’adversaire
option-placing-about = Or et argent, double argent ou double or : le pion que tu poses capture-t-il ?
value-placing-empty = non, cases vides
value-placing-captures = oui, il capture
option-crossing = Capture après un sien
option-crossing-about = Un pion passé par-dessus un des tiens peut-il finir par une capture ?
value-crossing-captures = oui
value-crossing-empty = non, sur une case vide
option-beside = À côté
option-beside-about = Deux pointes vides : « à côté » suit-il le chemin, ou un côté commun suffit-il, même avec un mur ?
value-beside-path = à un pas sur le chemin
value-beside-side = avec un côté commun
option-extra = Lancers supplémentaires
option-extra-about = Une rosette atteinte dans un lancer supplémentaire en donne-t-elle un autre ?
value-extra-each = chaque fois
value-extra-once = une fois par tour
option-handicap = Handicap
option-handicap-about = Pour deux joueurs de force inégale{"\u00A0"}: le plus fort joue avec moins de pions. Entre niveaux égaux (5), avec un, deux ou trois pions de moins, on a gagné 38, 21 et 6 parties sur 100.
value-handicap-none = aucun
value-handicap-first-1 = { seat-0 } a un pion de moins
value-handicap-first-2 = { seat-0 } a deux pions de moins
value-handicap-first-3 = { seat-0 } a trois pions de moins
value-handicap-second-1 = { seat-1 } a un pion de moins
value-handicap-second-2 = { seat-1 } a deux pions de moins
value-handicap-second-3 = { seat-1 } a trois pions de moins
role-plain = case simple
role-rosette = rosette
role-entrance = l’Entrée
role-royal = Royaume
role-ishtar = Ishtar
role-marduk = Marduk
board-roles = Rosettes de la Terre : { $earth } ; du Ciel : { $sky }. Entrée : { $entrance }. Royaume : { $royal }. Ishtar : { $ishtar }. Marduk : { $marduk }.
board-walls = Murs : { $walls }.
board-open = Pas de murs : le chemin relie toutes les cases qui ont un côté commun.
board-meant = Les règles et les images qui suivent sont celles de ce plateau ; les images qui y seraient fausses manquent. Les exemples se jouent sur le plateau du livret.
path-walls = Le **chemin** relie les cases qui ont un côté commun, sauf là où il y a un mur ({ $walls }).
path-open = Le **chemin** relie toutes les cases qui ont un côté commun.
path-ruling = *(Décision : « à côté » se compte sur le chemin ; règle maison : UR-25.)*
layout-problem = layout : { $problem }
layout-side = face { $side } : { $problem }
layout-text = { $given } n’est pas un plateau : d’abord les trois rangées de cases, puis les murs, comme dans { $example }
layout-sign = { $sign } n’est pas un rôle de case ; il y a * e r i m et .
layout-count = { $role ->
    [entrance] Un plateau a une Entrée ; celui-ci en a { $count }.
    [royal] Un plateau a trois cases de Royaume ; celui-ci en a { $count }.
    [ishtar] Un plateau a une case Ishtar ; celui-ci en a { $count }.
    [marduk] Un plateau a une case Marduk ; celui-ci en a { $count }.
   *[rosette] Un plateau a quatre rosettes ; celui-ci en a { $count }.
}
layout-earth = Deux rosettes sont dans les colonnes 1–4, pour la maîtrise de la Terre ; ici, il y en a { $count }.
layout-sky = Deux rosettes sont dans les colonnes 7 et 8, pour la maîtrise du Ciel ; ici, il y en a { $count }.
layout-unreachable = Aucun chemin ne mène de l’Entrée à { $squares }.
layout-wall = { $wall } n’est pas un mur : il se dresse entre deux cases qui ont un côté commun, comme A2|B2.
layout-wall-twice = Le mur { $wall } y est deux fois.
layout-sides = Un plateau a une ou deux faces, pas { $count }.
layout-no-side = side : le plateau n’a pas de face { $side }.

tell-roll = { $who } lance : dites comment les dés sont tombés.

# What was touched so far leads on: what to touch next
step-where = Où va le pion ?
step-second = Un second pion peut bouger aussi : touche-le.
step-way = Par quel chemin ? Touche les cases par où il passe.

# Why an action was worse than another
worse-winning-rolls = Lancers qui font gagner l’adversaire après cela : { $rolls } sur 16 ; après la meilleure action : { $fewer }.
worse-taking-rolls = Lancers qui capturent un pion après cela ({ $squares }) : { $rolls } sur 16 ; après la meilleure action : { $fewer }.
worse-takes = Pions capturés ainsi : { $takes } ; par la meilleure action : { $most }.
worse-again = La meilleure action atteint une rosette et donne un lancer de plus.
