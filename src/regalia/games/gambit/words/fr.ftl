# Le Gambit de la dame
name = Le Gambit de la dame
how-to-play = À chaque tour, ta carte cachée la plus à gauche dit comment se déplace ton gambit : à la manière du fou, de la tour, de la dame ou du cavalier. Pose ensuite une autre carte au bout de ta rangée et pioches-en une. Tu captures les jetons en t’arrêtant dessus ; quand il n’en reste plus, c’est le plus grand total qui gagne.
seat-0 = Blanc
seat-1 = Noir
seat-2 = Rouge
seat-3 = Bleu
side-0 = blanc
side-1 = noir
side-2 = rouge
side-3 = bleu
about = Prévois trois coups d’avance et capture les jetons les plus précieux de l’échiquier.

# Options
option-players = Joueurs
option-players-about = Combien vous êtes.
value-players-2 = 2
value-players-3 = 3
value-players-4 = 4
option-setup = Mise en place
option-setup-about = Où sont les jetons et les cases de départ.
value-setup-chance = tirée au sort
value-setup-1 = 1 : ouverte
value-setup-2 = 2 : centre plein
value-setup-3 = 3 : bord
value-setup-4 = 4 : diagonales
option-peek = Revoir ses cartes
option-peek-about = Peux-tu revoir tes propres cartes cachées ?
value-peek-false = non
value-peek-true = permis
option-starts = Jetons non choisis
option-starts-about = Les jetons de départ que personne n’a choisis quittent l’échiquier, ou restent jusqu’à ce qu’on les prenne. Le livret peut se lire des deux façons ; à la lettre, ils restent.
value-starts-cleared = ils partent
value-starts-left = ils restent
option-handicap = Points d’avance
option-handicap-about = Les points avec lesquels commence qui joue en second, car jouer en premier vaut quelque chose : entre niveaux égaux 3, 5, 7 et 9, le premier a gagné 66, 65, 68 et 76 parties sur 100. Pour chacun d’eux nous conseillons 3 ; il en a alors gagné 54, 50, 56 et 56. Une règle à nous ; avec nos valeurs, un nombre impair exclut l’égalité.
option-cards = Cartes de la boîte
option-cards-about = Les cartes de mise en place de ta propre boîte.
option-cards-takes = Une liste de 1 à 4, ou le chemin d’un fichier .toml. La valeur d’un jeton particulier suit les rangées : d1=9.
own-cards-single = { $count }, jetons particuliers : { $values }
option-values = Valeurs des jetons
option-values-about = Ce que valent les jetons de ta propre boîte.
option-values-takes = Six nombres, pour P, N, B, R, Q, K.
reason-tokens = tous les jetons sont capturés
reason-turns = tous les tours ont été joués

# Cartes et jetons
card-name = { $card ->
    [B] fou
    [R] tour
    [Q] dame
   *[N] cavalier
}
    .indefinite = { $card ->
        [R] une tour
        [Q] une dame
       *[other] un { card-name }
    }
    .none = { $card ->
        [R] aucune tour
        [Q] aucune dame
       *[other] aucun { card-name }
    }
card-letter = { $card ->
    [B] F
    [R] T
    [Q] D
   *[N] C
}
token = { $kind ->
    [P] pion
    [N] cavalier
    [B] fou
    [R] tour
    [Q] dame
   *[K] roi
} de valeur { $value }
    .indefinite = { $kind ->
        [R] une { token }
        [Q] une { token }
       *[other] un { token }
    }
gambit-of = gambit ({ $who })
start-square = case de départ
start-token = jeton de départ
piece-name = { $piece ->
    [P] pion
    [N] cavalier
    [B] fou
    [R] tour
    [Q] dame
    [K] roi
   *[other] { start-square }
}
nothing = rien
square = { $square } : { $content }
on-square = { $thing } en { $square }
file = colonne { $file }
rank = rangée { $rank }
row-back = carte cachée { $number } ({ $who })
row-card = carte cachée { $number } ({ $who }) : { card-name }
revealed = { $who } a révélé { card-name.indefinite }
hand-back = carte en main ({ $who })
hand-card = { card-name } en main ({ $who })
rest-hand = la main
rest-row = la rangée
pile = pioche ({ $who }) : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
face-down = Cachées
hand = Main
draw-pile = { $count ->
    [0] Pioche vide
   *[other] Pioche : { $count }
}
tokens-left = { $left ->
    [one] encore { $left } jeton, { $points } points
   *[other] encore { $left } jetons, { $points } points en tout
}

# Où en est la partie
status-setup = On tire une mise en place
status-starts = { $who } choisit une case de départ
status-dealing = { $who } reçoit cinq cartes
status-planning = { $who } pose trois cartes cachées
status-first-draws = { $who } pioche une carte
status-moving = Tour { $turn } : { $who } joue la carte { card-name }
status-adding = Tour { $turn } : { $who } pose une carte cachée
status-drawing = Tour { $turn } : { $who } pioche une carte

# Ce qui s’est passé
then = ,{" "}
say-setup = On joue avec la mise en place { $setup }.
say-start = { $whose ->
    [you] Tu pars de { $square }.
   *[other] { $who } part de { $square }.
}
say-deal-known = { $whose ->
    [you] Tu reçois une carte : { $cards }.
   *[other] { $who } reçoit une carte : { $cards }.
}
say-deal-hidden = { $who } reçoit une carte.
say-draw-known = { $whose ->
    [you] Tu pioches une carte : { $cards }.
   *[other] { $who } pioche une carte : { $cards }.
}
say-draw-hidden = { $who } pioche une carte.
say-plan-three-known = { $whose ->
    [you] Tu poses trois cartes cachées, de gauche à droite : { $cards }.
   *[other] { $who } pose trois cartes cachées, de gauche à droite : { $cards }.
}
say-plan-three-hidden = { $whose ->
    [you] Tu poses trois cartes cachées.
   *[other] { $who } pose trois cartes cachées.
}
say-plan-known = { $whose ->
    [you] Tu poses une carte cachée au bout de la rangée : { $cards }.
   *[other] { $who } pose une carte cachée au bout de la rangée : { $cards }.
}
say-plan-hidden = { $whose ->
    [you] Tu poses une carte cachée au bout de la rangée.
   *[other] { $who } pose une carte cachée au bout de la rangée.
}
say-reveal = { $whose ->
    [you] Tu révèles { card-name.indefinite }.
   *[other] { $who } révèle { card-name.indefinite }.
}
say-move = { $whose ->
    [you] Tu vas en { $square } avec la carte { card-name }.
   *[other] { $who } va en { $square } avec la carte { card-name }.
}
say-capture = { $whose ->
    [you] Tu vas en { $square } avec la carte { card-name } et captures { token.indefinite }.
   *[other] { $who } va en { $square } avec la carte { card-name } et capture { token.indefinite }.
}
say-start-token = { $whose ->
    [you] Tu vas en { $square } avec la carte { card-name } et retires le jeton de départ.
   *[other] { $who } va en { $square } avec la carte { card-name } et retire le jeton de départ.
}
say-stay = { $whose ->
    [you] Tu ne peux pas bouger avec la carte { card-name } et restes sur place.
   *[other] { $who } ne peut pas bouger avec la carte { card-name } et reste sur place.
}

# Refus
setup-first = La mise en place est choisie avant que des cartes soient données ou piochées.
setup-chosen = La mise en place est choisie une seule fois, avant tout le reste.
deal-first = Chacun reçoit cinq cartes avant que quelqu’un pioche.
all-dealt = Chacun a reçu ses cinq cartes ; maintenant, on pioche.
three-dealt = Ce joueur a déjà toutes ces cartes : { card-name }.
not-in-pile = Il ne reste { card-name.none } dans cette pioche.
none-left = Les trois cartes de cette sorte sont ailleurs, il ne peut donc pas y en avoir ici : { card-name }.
choose-start-first = Choisis d’abord une case de départ.
start-chosen = Les cases de départ sont choisies une fois, avant de donner les cartes.
start-taken = Un autre gambit est déjà en { $square }.
no-start-square = { $square } n’est pas une case de départ de cette mise en place.
lay-three-first = Pose trois de tes cinq cartes, cachées, avant que quelqu’un se déplace.
three-cards-now = On pose maintenant trois cartes cachées, pas une.
three-not-in-hand = Tu n’as pas ces trois cartes en main.
three-laid = On ne pose trois cartes à la fois qu’avant le premier tour ; c’est au gambit de se déplacer.
one-card-only = On pose une carte au bout de la rangée, pas trois.
move-first = Le gambit se déplace d’abord ; on pose une carte ensuite.
moved-already = Le gambit s’est déplacé, ou n’a pas pu ; pose maintenant, face cachée, une carte de ta main.
not-in-hand = Tu n’as { card-name.none } en main.
must-move = Ton gambit peut bouger avec la carte { card-name } : c’est donc obligatoire.
no-distance = Ton gambit est déjà en { $square } ; rester n’est pas un déplacement.
not-as-card = Avec la carte { card-name }, ton gambit n’atteint pas { $square } en un coup.
in-the-way = Avec la carte { card-name }, on ne passe pas par-dessus { $blocker } pour aller en { $square } : cette case n’est pas vide.
gambit-there = Un autre gambit est en { $square } ; on ne s’y arrête jamais.

# Boutons
button-stay = Rester

# The set-up cards
setups-wrong = les cartes de mise en place ne sont pas comme le veulent QG-1 et QG-3 : { $what }
own-setups-problem = cards : { $problem }
own-setup-wrong = { $text } n’est pas une carte de mise en place : { $what }
wanted-setup-text = huit rangées de huit signes, séparées par /
own-setups-list = { $given } n’est pas possible. Possible : { $standard }, une liste de 1 à { $most } cartes ou le chemin d’un fichier .toml.
own-setups-tokens = la carte { $number } n’a pas les mêmes jetons que la première : une boîte n’a qu’un seul jeu de jetons.
own-setups-twice = la carte { $number } est déjà dans la liste.
own-setups-few = setup : il n’y a pas de carte { $number } ; ta boîte en a { $count }.
own-values-wrong = values : { $given } n’est pas possible. Possible : { $standard } ou un nombre de 1 à { $highest } pour chacune des pièces { $kinds }.
own-value-text = { $text } n’est pas la valeur d’un jeton ; elle s’écrit après une seule espace, de 1 à { $highest }, par exemple d1=9.
own-value-no-token = il n’y a pas de jeton en { $square }.
own-value-twice = { $square } a deux valeurs.
handicap-two = handicap : les points d’avance n’existent qu’à deux ; à plusieurs, c’est 0 et non { $handicap }.

# Positions
wanted-one-each = une liste avec une entrée par joueur
wanted-letters = des textes faits des lettres { $letters }
wanted-tokens = un objet de cases et de sortes de jetons
wanted-square = null ou une case
because-setup-first = Rien ne se fait avant que la mise en place soit tirée.
because-setup-drawn = La mise en place est déjà tirée.
because-starts = Les cases de départ de cette mise en place sont { $squares }.
because-token = Cette mise en place n’a pas ce jeton en { $square }, ou il est nommé deux fois.
because-tokens-missing = Ceux-ci ne sont ni sur l’échiquier ni capturés : { $squares }.
because-gambits = Deux gambits sont en { $square }.
because-gambit-token = Un jeton est aussi en { $square }.
because-deck = Chaque joueur a trois cartes de chaque : { $letters }.
because-turn-setup = Pendant la mise en place, le tour est 0.
because-turn = Après la mise en place, les tours comptent à partir de 1.
because-player = Le tour { $turn } est celui de la place { $player }.
because-goes-on = La partie n’est pas encore finie.
because-over = Il ne reste aucun jeton : la partie est finie.
because-last-token = Le dernier tour n’a capturé aucun jeton.
because-revealed = Cette carte n’est pas dans la défausse de ce joueur.
because-not-revealed = Une carte n’est révélée que pendant un tour, avant qu’une autre soit posée.
because-not-chosen = Aucune case de départ n’est encore choisie ici.
because-chosen = Une case de départ est déjà choisie ici.
because-not-moved = Ce gambit n’a pas encore quitté sa case de départ.
because-captured = Déplacements jusqu’ici : { $moves }, et chacun capture un jeton au plus.
because-dealt = On est en train de donner { $count } cartes ici.
because-sizes = Pioche, main et rangée ont { $wanted } cartes, et non { $given }.
wanted-left = une liste de cases
because-left = Les jetons de départ sont, dans l’ordre des noms, sur des cases de départ sans gambit : au plus { $squares }.
because-left-count = Il ne peut pas y avoir autant de jetons de départ : ceux qu’on n’a pas choisis restent jusqu’à ce qu’un coup les prenne, et un coup n’en prend qu’un.

# What players have
points-held = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-held-given = { points-held }, dont { $given } d’avance
played = Jouées

# The end
ending-tokens = Le dernier jeton est capturé.
ending-turns = Le tour { $turn } était le dernier.
ending-points = { $whose ->
    [you] Tu as le plus de points : { $points }.
   *[other] { $who } a le plus de points : { $points }.
}
ending-tie = { $whose ->
    [you] Égalité à { $points } points ; tu gagnes, car ton dernier tour était le plus proche de la fin.
   *[other] Égalité à { $points } points ; { $who } gagne, car son dernier tour était le plus proche de la fin.
}
ending-last-turn = dernier tour : { $turn }
ending-given = points d’avance : { $given }
# Où en est la partie, pour qui doit jouer
status-starts-you = Choisis une case de départ
status-planning-you = Pose trois cartes cachées ; celle de gauche est jouée d’abord
status-moving-you = Tour { $turn } : joue la carte { card-name }
status-adding-you = Tour { $turn } : pose une carte cachée au bout de ta rangée

# Sheets to print
sheet-board = Échiquier
sheet-tokens = Jetons et gambits
sheet-cards = Cartes de mouvement
sheet-setups = Cartes de mise en place
sheet-help = Cartes d’aide
help-title = Ton tour
help-step-1 = 1. Révèle ta carte la plus à gauche. Ton gambit se déplace comme elle le dit ; il ne reste sur place que s’il ne peut pas.
help-step-2 = 2. Pose une carte de ta main, cachée, à l’extrémité droite de la rangée.
help-step-3 = 3. Pioche une carte.
help-move = { $card ->
    [B] Fou : en diagonale, aussi loin que tu veux.
    [R] Tour : en ligne droite, aussi loin que tu veux.
    [Q] Dame : en ligne droite ou en diagonale, aussi loin que tu veux.
   *[N] Cavalier : deux cases tout droit et une de côté. Lui seul saute par-dessus jetons et gambits.
}
help-capture = Arrête-toi sur un jeton et il est à toi. Ne t’arrête jamais sur un autre gambit.

# Small games (QG-20)
deck-wrong = deck : { $given } n’est pas possible. Il faut { $few } à 12 des lettres B, R, Q, N, trois de chacune au plus.
option-tokens-about = Combien de jetons sont posés.
option-deck-about = Les cartes de mouvement de chaque joueur.
option-deck-takes = Des lettres, comme BBRRQQNN.
option-turns-about = Après combien de tours la partie s’arrête.
tell-setup = Dites quelle carte de mise en place vous utilisez.

# Positions put together by hand
editor-taken = pris : { $who }
editor-taken-tokens = Jetons pris
editor-turn = Tour
editor-revealed = Carte révélée
phase-dealing = on distribue les cartes
phase-first-draws = on pioche les premières cartes
phase-drawing = on pioche une carte
phase-starts = on choisit une case de départ
phase-planning = on pose trois cartes
phase-moving = le gambit se déplace
phase-adding = on pose une carte
phase-over = la partie est finie

# What was touched so far leads on: what to touch next
step-second = Maintenant la carte de ton deuxième tour
step-third = Maintenant la carte de ton troisième tour

# Why a decision was worse than another
worse-takes = Points pris ainsi : { $points } ; par le meilleur coup : { $most }.
worse-fetches = Le maximum que les cartes posées peuvent capturer si les autres ne bougent pas : { $points } points ; avec le meilleur choix : { $most }.
