# Batailles royales
name = Batailles royales
how-to-play = Mène quatre unités sur un terrain de cartes à jouer : chaque carte que tu joues fait venir une unité dessus, et celle qui a bougé peut attaquer une voisine. Les cartes sous les deux unités et les deux cartes d’initiative disent si le coup porte. Qui perd ses quatre unités perd la bataille ; quand les cartes manquent, c’est l’armée la plus nombreuse qui gagne.
character-1 = Fonce sur l’ennemi le plus proche et lit souvent mal quelle attaque touche.
character-8 = Attend parfois que tu viennes et frappe quand cela rapporte.
seat-0 = Blanc
seat-1 = Noir
side-0 = blanc
side-1 = noir
about = Deux petites armées de pièces d’échecs s’affrontent sur un terrain de cartes à jouer.

# Options
option-armies = Armées
option-armies-about = Quelles unités tu peux choisir.
value-armies-free = quatre au choix
value-armies-set = un jeu d’échecs
option-scenario = Scénario
option-scenario-about = Jouer avec des armées fixes. Mesuré : dans la guerre de Cent Ans, les cavaliers marquent environ 94 % contre les tours ; dans celle de la magie, les fous environ 60 % contre les dames. Le plus juste : deux fois, en échangeant les camps.
value-scenario-none = aucun
value-scenario-hundred-years = Cent Ans
value-scenario-magic = Magie
option-sides = Camps
option-sides-about = Qui mène quelle armée du scénario.
value-sides-as-written = comme écrit
value-sides-exchanged = échangés
option-budget = Budget
option-budget-about = Ce qu’une armée peut coûter au plus.
option-orientation = Sens des cartes
option-orientation-about = Comment les cartes sont posées, vues des joueurs.
caption-directions-orientation-crosswise = Les directions depuis e2 : vers e3 côte à côte, vers d2 tête contre tête, vers d3 diagonale sans chiffre, vers f3 diagonale au chiffre
value-orientation-lengthwise = en long
value-orientation-crosswise = en travers
option-joker = Jokers posés
option-joker-about = Un joker posé sur le champ de bataille a les deux couleurs, ou seulement la couleur opposée à celle de la carte que son unité a quittée.
value-joker-both = les deux couleurs
value-joker-turned = la couleur opposée
option-moving = Déplacement
option-moving-about = Qui peut déplacer une unité le doit, ou peut rester sur place tant que sa pioche n’est pas vide.
value-moving-must = obligatoire
value-moving-may = facultatif
option-discard = Défausse
option-discard-about = La main peut être défaussée avant la pioche qui suit l’attaque, ou encore après.
value-discard-before = avant la pioche
value-discard-either = avant et après
option-end = Fin des cartes
option-end-about = La bataille finit à la première pioche vide, ou seulement quand quelqu’un n’a plus ni pioche ni carte jouable.
value-end-deck = première pioche vide
value-end-cards = aucune carte jouable
option-handicap = Handicap
option-handicap-about = Pour deux joueurs de force inégale{"\u00A0"}: chaque unité du plus fort commence avec moins de vie. Entre niveaux égaux (5), avec 1, 2 ou 3 de moins par unité, on a gagné 39, 38 et 31 batailles sur 100.
value-handicap-none = aucun
value-handicap-first-1 = { seat-0 } commence avec vie −1
value-handicap-first-2 = { seat-0 } commence avec vie −2
value-handicap-first-3 = { seat-0 } commence avec vie −3
value-handicap-second-1 = { seat-1 } commence avec vie −1
value-handicap-second-2 = { seat-1 } commence avec vie −2
value-handicap-second-3 = { seat-1 } commence avec vie −3
reason-last-unit = une armée n’a plus d’unité
reason-more-units = une pioche est épuisée, et une armée a plus d’unités
reason-only-cards = une pioche est épuisée, les armées sont égales, et un seul camp a encore des cartes
reason-even = une pioche est épuisée, et les armées sont égales

# Unités
unit-name = { $unit ->
    [K] roi
    [Q] dame
    [R] tour
    [B] fou
    [N] cavalier
    [P] pion
   *[other] { $unit }
}
    .definite = { $unit ->
        [K] le roi
        [Q] la dame
        [R] la tour
        [B] le fou
        [N] le cavalier
        [P] le pion
       *[other] { $unit }
    }
    .none = { $unit ->
        [Q] plus de dame
        [R] plus de tour
       *[other] plus de { unit-name }
    }
unit-weapon = { $unit ->
    [P] Longue lance
    [R] Arc long
    [N] Lourde masse
    [B] Fléau
    [Q] Trait magique
    [K] Sceptre
   *[other] –
}
unit-coat = { $unit ->
    [P] Cuir dur
    [R] Cuir souple
    [N] Cotte de mailles
    [B] Étoffe
    [Q] Étoffe
    [K] Étoffe
   *[other] –
}

# Ce qu’on voit
row = rangée { $row }
column = colonne { $column }
cell-empty = { $square }, pas de carte
cell-card = { $square }, { card-name }
rest-hand = la main
card-on = { card-name } en { $square }
unit-there = { unit-name } en { $square } ({ $owner }), vie : { $life } sur { $most }
in-hand = { $count ->
    [0] main vide
   *[other] main { $count }
}
in-deck = { $count ->
    [0] pioche vide
   *[other] pioche { $count }
}
hand-card = { card-name } dans ta main
hidden-card = une carte en main ({ $owner })
deck-count = { $count ->
    [0] pioche vide
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
deck-of = pioche ({ $owner }) : { $count }
initiative = initiative
fallen = tombées
discards = défaussées
initiative-card = carte d’initiative ({ $owner }) : { card-name }
unit-to-choose = { unit-name }, au choix
unit-to-place = { unit-name } ({ $owner }), pas encore en place
to-choose = unités au choix
to-place = à placer
units-left = { $count }/{ $most } unités
prompt-choosing = Choisis quatre unités ; la même peut revenir. Les deux armées sont révélées ensemble.
prompt-budget = Ton armée peut coûter { $budget } au plus.
prompt-dealing = On distribue les cartes de départ.
prompt-placing = Place une unité sur l’une de tes cartes de départ.
prompt-initiative = Chaque camp tire une carte d’initiative : la plus forte commence.
prompt-offered-one = Sans carte en main, tu peux en piocher une. Sans carte, aucune unité ne bouge.
prompt-drawing-one = On pioche une carte.
prompt-moving = Joue une carte et amènes-y une unité : un pas ou sur place, en alternant rouge et noir.
prompt-moving-or-staying = Joue une carte et amènes-y une unité, d’un pas ou sur place, en alternant rouge et noir ; ou ne bouge pas.
prompt-attacking = { unit-name } en { $square } : une attaque possible. Choisis comment.
prompt-drawing-hit = Le coup porté rapporte des cartes.
prompt-keeping = Garde tes cartes ou défausse-les toutes.
prompt-keeping-again = Deux cartes sont piochées : garde ta main ou défausse-la tout entière.
prompt-offered-two = La cible était en position clé : tu peux piocher 2 cartes.
prompt-drawing-two = On pioche des cartes.

# What things are
key-side = position clé : côte à côte
key-head = position clé : tête contre tête
key-digit = position clé : diagonales au chiffre
key-clear = position clé : diagonales sans chiffre
key-all = position clé : tout autour
key-about = Qui attaque une unité placée, vue de l’attaquant, en position clé peut piocher 2 cartes après le tour, que l’attaque touche ou non.
deck-fact = Cartes à venir
deck-about = Main et pioche ensemble, selon l’attaque où elles sont atout.
deck-gone = Distribuées, jouées ou défaussées : { $cards }.
advantage-reach = Longue portée
advantage-aim = Tir mortel
advantage-smite = Grand coup
advantage-healing = Soins
advantage-blast = Onde magique
advantage-strategy = Stratégie
advantage-charge = Charge
advantage-volley = Salve
advantage-drain = Drain
power-reach = avec as et jokers, { $power } dégâts en diagonale.
power-aim = avec as et jokers, { $power } dégâts en diagonale qu’aucune armure n’arrête.
power-smite = avec as et jokers, { $power } dégâts en ligne droite, +1 par unité amie sur le terrain.
power-healing = soigne une voisine en diagonale et toutes les amies sur sa couleur, { $power } par as ou joker.
power-blast = { $power } dégâts par as ou joker à une cible en diagonale et à toutes les ennemies sur sa couleur.
power-strategy = avec as et jokers, { $power } dégâts en ligne droite ; si le coup porte, pioche { $draws } cartes.
power-charge = avec as et jokers, { $power } dégâts en ligne droite ; si la cible tombe, l’unité prend sa case.
power-volley = avec as et jokers, { $power } dégâts à une cible en diagonale et à toutes les ennemies voisines d’elle en ligne droite.
power-drain = avec as et jokers, { $power } dégâts en ligne droite ; l’unité regagne ce que la cible subit.
strikes-melee = Corps à corps : attaque en ligne droite.
strikes-ranged = À distance : attaque en diagonale.
bears-weapon = Arme : { $name }.
bears-coat = Armure : { $name }.
fact-life = vie
fact-accuracy = précision
fact-evasion = esquive
fact-armour = armure
fact-damage = dégâts (facile, optimale, risquée)
fact-type = type
fact-weapon = arme
fact-advantage = avantage
fact-price = prix
short-life = vie
short-accuracy = préc.
short-evasion = esq.
short-armour = arm.
short-damage = dégâts
short-price = prix
price-by-numbers = prix d’après ses valeurs
mean-damage = { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) }
needs-to-hit-it = Atouts pour toucher cette unité : { $units }.
needs-to-hit = Atouts qu’il faut à cette unité : { $units }.

# What an attack would do
target = { unit-name } { $square } · esquive { $evasion } · armure { $armour } · il en faut { $needed }
target-own = soigner : { unit-name } { $square }
target-key = clé : +{ $count } cartes
row-button = { $label } : { unit-name } { $square }, { $amount }
row-miss = manqué
row-miss-key = manqué, mais +2
row-falls = { unit-name } : tombe
row-falls-too = { unit-name } { $square } tombe aussi
row-left = reste { $life }
row-too = { unit-name } { $square } : { $amount }
row-charges = avance en { $square }
count-initiative = { card-name } (carte d’initiative, { $who }) : { $trump ->
    [yes] atout
   *[no] pas un atout
}
count-under = { card-name } en { $square } : { $trump ->
    [yes] atout
   *[no] pas un atout
}
count-trumps = atouts : { $trumps }, nécessaires : { $needed }
count-key = En position clé : +2 cartes.

# Cartes
card-name = { $rank ->
    [X] { $suit ->
        [R] joker rouge
        [B] joker noir
       *[other] joker
    }
    [T] 10 de { suit-name }
    [J] valet de { suit-name }
    [Q] dame de { suit-name }
    [K] roi de { suit-name }
    [A] as de { suit-name }
   *[other] { $rank } de { suit-name }
}
    .definite = { $rank ->
        [Q] la { card-name }
        [A] l’{ card-name }
       *[other] le { card-name }
    }
    .opening = { $rank ->
        [Q] La { card-name }
        [A] L’{ card-name }
       *[other] Le { card-name }
    }
suit-name = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}

# Ce qui s’est passé
list = { $first }, { $second }
say-army-hidden = { $who } choisit une armée.
say-army = { $whose ->
    [you] Tu choisis : { $army }.
   *[other] { $who } choisit : { $army }.
}
say-has-army = { $whose ->
    [you] Toi, tu as : { $army }.
   *[other] { $who } a : { $army }.
}
say-deal = { $whose ->
    [you] Tu reçois { card-name.definite } en { $square }.
   *[other] { $who } reçoit { card-name.definite } en { $square }.
}
say-place = { $whose ->
    [you] Tu places { unit-name.definite } en { $square }.
   *[other] { $who } place { unit-name.definite } en { $square }.
}
say-init = { $whose ->
    [you] Tu tires { card-name.definite } pour l’initiative.
   *[other] { $who } tire { card-name.definite } pour l’initiative.
}
say-draw-card = { $whose ->
    [you] Tu pioches { card-name.definite }.
   *[other] { $who } pioche { card-name.definite }.
}
say-draw-hidden = { $who } pioche une carte.
say-draw = { $whose ->
    [you] Tu veux piocher.
   *[other] { $who } veut piocher.
}
say-decline = { $whose ->
    [you] Tu ne pioches pas.
   *[other] { $who } ne pioche pas.
}
say-keep = { $whose ->
    [you] Tu gardes ta main.
   *[other] { $who } garde sa main.
}
say-discard = { $whose ->
    [you] Tu défausses ta main : { $cards }.
   *[other] { $who } défausse sa main : { $cards }.
}
say-move = { $whose ->
    [you] Tu joues { card-name.definite } et déplaces { unit-name.definite } de { $square } en { $to }.
   *[other] { $who } joue { card-name.definite } et déplace { unit-name.definite } de { $square } en { $to }.
}
say-stay = { $whose ->
    [you] Tu joues { card-name.definite } sous { unit-name.definite } en { $square }.
   *[other] { $who } joue { card-name.definite } sous { unit-name.definite } en { $square }.
}
say-hold = { $whose ->
    [you] Tu n’attaques pas.
   *[other] { $who } n’attaque pas.
}
say-no-move = { $whose ->
    [you] Tu ne bouges pas.
   *[other] { $who } ne bouge pas.
}
say-miss = { $whose ->
    [you] Tu attaques { unit-name.definite } en { $square } ({ $style }) et manques :
   *[other] { $who } attaque { unit-name.definite } en { $square } ({ $style }) et manque :
} { $trumps ->
    [one] { $trumps } atout
   *[other] { $trumps } atouts
} sur { $needed }.
say-hit = { $whose ->
    [you] Tu attaques { unit-name.definite } en { $square } ({ $style }) et touches avec
   *[other] { $who } attaque { unit-name.definite } en { $square } ({ $style }) et touche avec
} { $trumps ->
    [one] { $trumps } atout
   *[other] { $trumps } atouts
} : { $effects }.
say-heal = { $whose ->
    [you] Tu soignes avec
   *[other] { $who } soigne avec
} { $trumps ->
    [one] { $trumps } atout
   *[other] { $trumps } atouts
} : { $effects }.
style-easy = attaque facile
style-optimal = attaque optimale
style-risky = attaque risquée
style-advantage = avantage
effect-suffers = { unit-name.definite } en { $square } perd { $amount } de vie
effect-falls = { unit-name.definite } en { $square } tombe
effect-charges = { unit-name.definite } avance en { $square }
effect-regains = { unit-name.definite } en { $square } regagne { $amount } de vie
effect-none = rien ne change

# Refus : mise en place
army-first = Choisis d’abord ton armée.
armies-chosen = Les armées sont choisies.
army-order = Dans cet ordre, s’il te plaît : { $text }
army-too-dear = Cette armée coûte { $cost } ; le budget est de { $budget }.
place-first = Place d’abord une unité sur une de tes cartes de départ.
all-placed = Toutes les unités sont en place.
no-such-unit = Tu n’as { unit-name.none } à placer.
not-home = { $square } n’a aucune de tes cartes de départ.
home-taken = Une de tes unités est déjà en { $square }.
deal-first = On donne les cartes des colonnes de départ.
deal-over = Les cartes de départ sont données.
dealt-already = { card-name.opening } est déjà sur la table.
never-dealt = Les as et les jokers ne se donnent pas ici : remets la carte dans le paquet et tires-en une autre.
too-far-to-move = Une unité se déplace d’une case au plus, dans toutes les directions : { $to } est trop loin de { $square }.

# Refus : cartes
initiative-first = On tire pour l’initiative.
initiative-over = L’initiative est déjà tirée pour cette manche.
not-in-deck = { card-name.opening } n’est plus dans la pioche.
in-hand-already = { card-name.opening } est déjà en main, pas dans la pioche.
pre-turn-draw-first = Ta main est vide : dis d’abord si tu pioches une carte.
no-draw-with-cards = Qui a des cartes en main ne pioche pas avant de se déplacer.
draw-after-attack = On pioche après l’attaque ; attaque d’abord, ou renonce.
keep-first = Dis d’abord si tu gardes ta main ou si tu la défausses.
discard-after-attack = On garde ou défausse sa main après l’attaque ; attaque d’abord, ou renonce.
discard-over = Il est trop tard dans ce tour pour garder ou défausser la main.

# Refus : déplacement
must-move = Tu peux te déplacer, donc tu le dois.
move-or-stay = Déplace d’abord une unité, ou choisis de ne pas bouger.
stay-no-deck = Avec une pioche vide, tu ne peux pas rester sur place : tu peux te déplacer, donc tu le dois.
no-move = Aucune carte de ta main ne peut déplacer une de tes unités.
moved-already = Tu as déjà déplacé une unité ce tour-ci.
no-own-unit = Aucune de tes unités n’est en { $square }.
not-in-hand = Tu n’as pas { card-name.definite } en main.
discard-all = Toute la main est défaussée et montrée : { $count } cartes, et non { $given }.
could-have-moved = On a dit qu’aucun déplacement n’était possible, mais cette carte en permettait un : { card-name }.
no-such-hand = C’est impossible : il reste trop peu de cartes inconnues de la couleur injouable.
square-taken = Une autre unité est en { $to }.
same-as-standing = { card-name.opening } est de la couleur de la carte en { $square }, sous l’unité.
same-as-covered = { card-name.opening } est de la couleur de la carte à recouvrir en { $to }.

# Refus : attaque
move-first = Seule une unité qui vient de bouger peut attaquer : déplaces-en une d’abord.
no-attack-now = L’attaque de ce tour est passée.
no-enemy = Il n’y a pas d’ennemi en { $square }.
too-far = { $square } n’est pas à côté de { $from }.
ranged-only = C’est une attaque à distance : elle atteint les voisines en diagonale, et { $square } est en ligne droite.
melee-only = C’est une attaque au corps à corps : elle atteint les voisines en ligne droite, et { $square } est en diagonale.
blast-diagonal = L’Onde magique est une attaque à distance : { $square } n’est pas voisine en diagonale.
heal-own-only = On ne soigne que ses propres unités ; il n’y en a pas en { $square }.
heal-itself = Une unité ne peut pas se choisir comme cible : soigne-en une autre.
heal-diagonal = Les soins atteignent les voisines en diagonale ; { $square } n’en est pas une.

# Boutons
button-draw = Piocher
button-decline = Ne pas piocher
button-keep = Garder la main
button-discard = Défausser la main
button-easy = Facile
button-optimal = Optimale
button-risky = Risquée
button-advantage = Avantage
button-hold = Ne pas attaquer
button-stay = Ne pas bouger

# Unit files
units-option = units : { $given } n’est pas possible. Possible : { $standard }, le chemin d’un fichier d’unités (.toml), ou son texte.
units-none = il n’y en a aucune
units-letter-taken = { $letter } est déjà la lettre d’une autre unité
units-too-many = avec les six, il peut y avoir au plus { $most } sortes d’unités
units-six = { $letter } est une des six ; pour la remplacer, écris replaces = true
units-no-six = { $letter } n’est aucune des six : il n’y a rien à remplacer
units-draws = seul strategy tire des cartes
units-order = les six unités doivent être { $letters }, dans cet ordre
wanted-letter = une majuscule autre que X, celle du joker
wanted-name = un nom de { $most } lettres au plus
scenario-unknown = scenario : { $given } n’est pas possible. Possible : { $choices }.
scenario-taken = { $id } est déjà le nom d’un autre scénario
scenario-many = il peut y avoir au plus { $most } scénarios
wanted-here = attendu : { $wanted }
wanted-scenario-id = une minuscule, puis au plus 39 minuscules, chiffres ou traits d’union
wanted-army = de 1 à { $most } des lettres { $letters }
wanted-rows = autant de rangées différentes de a–g que d’unités : { $count }
wanted-language = une langue comme en ou fr
wanted-words = un texte de { $most } signes au plus, sans lien
budget-no-price = Avec un budget, chaque unité a besoin d’un prix, et { $letter } n’en a pas.
budget-low = Aucune armée ne coûte que { $budget } ; la moins chère coûte { $least }.
option-units = Unités
option-units-about = Des unités à soi : un fichier qui les décrit.
option-units-takes = Son chemin (.toml) ou son texte.

# Positions
wanted-pair = une liste de deux, celui de Blanc et celui de Noir
wanted-card = une carte comme 7H, TS ou XX
wanted-coloured = XR ou XB, un joker d’une seule couleur
wanted-cards = une liste de { $most } cartes au plus
wanted-units = un texte d’au plus { $most } des lettres { $letters }
wanted-squares = un objet dont les clés sont des cases
wanted-unit = un objet avec exactement { $keys }
because-card-twice = Une carte est là plus souvent que dans la pioche.
because-open-card = Une carte visible est aussi dans une main ou une pioche.
because-still-there = Cette carte est encore dans la main ou la pioche.
because-army-size = Une armée a quatre unités au plus.
because-army-whole = Ici l’armée doit être complète.
because-army-banned = Cette armée n’est pas permise.
because-army-fixed = Le scénario a d’autres armées.
because-no-choice = Le scénario impose les armées : personne ne choisit.
because-army-order = Blanc choisit son armée, puis Noir.
because-no-hands = Jusqu’au premier tour, les mains sont vides.
because-no-initiative = L’initiative se tire après la mise en place.
because-nothing-yet = Personne ne bouge ni ne gagne avant la bataille.
because-pending = Cela ne va pas avec la phase.
because-four-dealt = On donne une carte pour chaque unité.
because-not-dealt = Les as et les jokers ne sont pas donnés.
because-left-deck = D’autres cartes que celles de la table ont quitté la pioche.
because-home-cards = Les cartes de départ sont ailleurs.
because-home-missing = Il manque une carte de départ.
because-few-dealt = Toutes les cartes de départ doivent venir de cette pioche.
because-not-home = Une unité n’est pas sur sa carte de départ.
because-at-home = Jusqu’au premier tour, toutes les unités sont sur leurs cartes de départ.
because-place-order = Les unités se placent tour à tour, Blanc d’abord.
because-place-later = Les unités se placent après la donne.
because-all-placed = Toutes les unités sont déjà placées.
because-no-card = Il n’y a pas de carte sous cette unité.
because-unhurt = Personne n’est blessé avant le premier tour.
because-wounded = Avant le premier tour, il manque à une unité exactement la vie que prend le handicap.
because-no-unit = Un camp n’a plus d’unité.
because-initiative-missing = Il manque une carte d’initiative.
because-initiative-order = Blanc tire le premier pour l’initiative.
because-initiative-equal = À cartes d’initiative égales, on tire à nouveau.
because-other-order = La plus haute carte d’initiative commence.
because-initiative-none = Il n’y a pas de carte à tirer pour l’initiative.
because-not-moved = Personne n’a encore bougé dans ce tour.
because-must-move = Qui peut bouger le doit.
because-no-stay = Qui reste sur place pouvait bouger et a encore une pioche.
because-moves-first = Seule une unité qui a bougé attaque.
because-moved-gone = Aucune unité à soi n’est sur cette case.
because-no-attack = Il n’y a pas encore eu d’attaque.
because-no-key = Aucune cible n’est en position clé.
because-not-won = Personne n’a encore gagné.
because-other-winner = C’est l’autre camp qui a gagné.
because-pre-turn = Avant le tour, on pioche une carte, et seulement la main vide.
because-no-move = Il n’y a aucun déplacement permis.
because-no-target = Il n’y a aucune cible.
because-no-hand = Il n’y a pas de main à garder.
because-kept-before = La main ne se défausse qu’avant la pioche.
because-no-draw = L’unité qui a bougé ne pioche pas de cartes.
because-nothing-drawn = Après ce tour, il n’y a rien à piocher.
because-so-many = On ne pioche pas autant de cartes.
because-cards-missing = Des cartes piochées manquent dans la main.
because-both-gone = Les dernières unités des deux camps ne tombent jamais ensemble.
because-whose-turn = La dernière unité tombe au tour du camp qui gagne.
because-decks-left = Les deux pioches ont des cartes : la bataille continue.
because-cards-left = Les deux camps peuvent encore jouer : la bataille continue.
because-white-begins = Une manche commence par Blanc.

# The end
ending-fallen = { $whose ->
    [you] Ta dernière unité est tombée.
   *[other] La dernière unité est tombée ({ $who }).
}
ending-compared = { $what ->
    [units] { $whose ->
        [you] Les cartes sont épuisées et ton armée est la plus grande.
       *[other] Les cartes sont épuisées ; l’armée la plus grande : { $who }.
    }
    [playable] { $whose ->
        [you] Les cartes sont épuisées, les armées sont égales et toi seul peux encore jouer une carte.
       *[other] Les cartes sont épuisées, les armées sont égales et seul { $who } peut encore jouer une carte.
    }
   *[cards] { $whose ->
        [you] Les cartes sont épuisées, les armées sont égales et il ne reste de cartes qu’à toi.
       *[other] Les cartes sont épuisées, les armées sont égales et il ne reste de cartes qu’à { $who }.
    }
}
ending-even = { $cards ->
    [both] Une pioche est vide, les armées sont égales et les deux camps ont encore des cartes : partie nulle.
    [unplayable] Les cartes sont épuisées, les armées sont égales et personne ne peut plus jouer de carte : partie nulle.
   *[none] Les cartes sont épuisées, les armées sont égales et personne n’a plus de cartes : partie nulle.
}
ending-counts = unités : { $units } · cartes restantes : { $cards }
# Pourquoi rien n’est possible
why-no-move = { $whose ->
    [you] Tu ne peux pas bouger : toutes les cartes de ta main ont la couleur de celles sous tes unités.
   *[other] { $who } ne peut pas bouger : toutes les cartes de la main ont la couleur de celles sous les unités.
}
why-no-turn = { $whose ->
    [you] Tu n’as plus de cartes et passes ton tour.
   *[other] { $who } n’a plus de cartes et passe son tour.
}

# The workshop
type-melee = corps à corps
type-ranged = à distance
look-letter = la lettre
field-name = Nom
field-letter = Lettre
field-look = Aspect
field-type = Type
field-damage-easy = Dégâts, facile
field-damage-optimal = Dégâts, optimale
field-damage-risky = Dégâts, risquée
field-advantage = Avantage
field-power = Force de l’avantage
field-draws = Cartes si le coup porte
field-limit = Maximum avec un jeu d’échecs
field-weapon = Arme
field-coat = Nom de l’armure
field-flavour = Une phrase sur elle
field-id = Nom court (a-z, 0-9, -)
field-army-white = Armée de Blanc
field-army-black = Armée de Noir
field-rows-white = Rangées de Blanc
field-rows-black = Rangées de Noir
field-text = Une phrase
part-unit = Unités
part-unit-more = Ajouter une unité
part-scenario = Scénarios
part-scenario-more = Ajouter un scénario
match-needs = il faut
match-damage = dégâts
match-note = Chance de toucher en %, avant de voir une carte. Dégâts : en moyenne, un coup du style qui convient aux cartes, moins l’armure.
way-free = Armées au choix
way-budget = Armées pour { $budget }

# Sheets to print
sheet-form = Feuille d’armée
sheet-cards = Cartes d’unités
sheet-tokens = Jetons d’unités
form-player = Joueur
form-against = contre
form-date = Date
form-injury = blessures
form-army = { $given } n’est pas une armée : au plus { $most } des lettres { $letters }
new-unit = lancier
new-scenario = Bataille
way-exchanged = { $scenario }, camps échangés
favoured-none = À peu près égaux en prix ({ $white } contre { $black }). Le plus juste : deux batailles en échangeant les camps.
favoured = En prix, { $side ->
    [white] les Blancs
   *[black] les Noirs
 } sont avantagés ({ $white } contre { $black }). Pour être juste, jouez deux batailles en échangeant les camps.
part-army = Armées
part-army-more = Ajouter une armée
new-army = Armée
field-units = Unités (lettres)
way-mirror = { $army } des deux côtés

# Small battles (RB-34)
because-not-of-deck = Un paquet aussi petit n’a pas cette carte.
option-deck-about = Combien de cartes a un paquet.

# The box on the table
tell-army = { $who } : nomme les unités de ton armée.
tell-deal = { $who } : quelle carte est en { $square } ?
tell-initiative = { $who } : quelle carte d’initiative as-tu tirée ?
tell-discarded = { $who } : quelles cartes défausses-tu ?

# Positions put together by hand
editor-unit = { unit-name } ({ $who })
editor-cards = Cartes du terrain
editor-injuries = Vie perdue
editor-injury = { $count } de vie en moins
editor-hand = Main
editor-deck = Pioche
editor-unplaced = Unités non placées
editor-moved = Unité déplacée
editor-stay = aucune : restée sur place
editor-key = Cible en position clé
editor-pending = Cartes encore à piocher
editor-winner = Vainqueur
editor-first = Premier de cette manche
editor-yes = oui
editor-no = non
phase-choosing = on choisit les armées
phase-dealing = on distribue les cartes de départ
phase-placing = on place les unités
phase-initiative = on tire l’initiative
phase-offered-one = en piocher une ou non
phase-drawing-one = on pioche une carte
phase-moving = une unité se déplace
phase-attacking = une attaque
phase-drawing-hit = un coup au but donne des cartes
phase-keeping = garder la main ou la défausser
phase-keeping-again = après la pioche : garder la main ou la défausser
phase-offered-two = en piocher deux ou non
phase-drawing-two = on pioche deux cartes
phase-over = la bataille est finie

# What was touched so far leads on: what to touch next
step-unit = { card-name } : quelle unité y va ?
step-to = Où va { unit-name.definite } ? Sa propre place : rester.
step-place = Où commence { unit-name.definite } ?

# Why a move or an attack was worse than another
worse-attack = Cette attaque : { $felled } à terre, { $life } de vie. La meilleure : { $most-felled } à terre, { $most-life } de vie.
worse-move = Le plus qu’une attaque puisse faire après cela : { $felled } à terre, { $life } de vie ; après le meilleur coup : { $most-felled } à terre, { $most-life } de vie.
worse-key-attack = La meilleure attaque vise la position clé : on peut ensuite piocher deux cartes.
worse-key-move = Après le meilleur coup on peut attaquer une cible en position clé ; après celui-ci, aucune.
