# L’Étude royale
name = L’Étude royale
how-to-play = Une carte montre où doivent se trouver les cinq pièces. Le premier qui annonce en combien de coups c’est faisable doit le prouver, sauf si l’autre promet d’y arriver en moins. Celui qui tient sa promesse marque le point ; sinon, le point va à l’autre.
race-about = C’est une course : les deux voient la même carte en même temps, et qui annonce un nombre en premier doit réussir en autant de coups. Personne n’attend son tour.
character-1 = Réfléchit trois secondes à chaque pas et annonce souvent trop de coups.
character-10 = Connaît toujours le nombre exact. Sois plus rapide.
seat-0 = Joueur{"\u00A0"}1
seat-1 = Joueur{"\u00A0"}2
side-0 = joueur{"\u00A0"}1
side-1 = joueur{"\u00A0"}2
about = Annonce le nombre minimum de coups pour que cinq pièces forment l’image d’une carte, et prouve-le.

# Options
option-mode = Type de partie
option-mode-about = Un duel à deux, ou un seul défi, en solo ou ensemble.
value-mode-match = duel
value-mode-solo = en solo ou ensemble
option-level = Niveau
option-level-about = Ce qu’on peut faire de la carte.
value-level-1 = 1 : rien
value-level-2 = 2 : la tourner
value-level-3 = 3 : tourner, miroir
option-bonus = Deux cartes
option-bonus-about = Deux cartes à résoudre, dans l’ordre de ton choix.
value-bonus-false = non
value-bonus-true = oui
option-turning = Tourner deux cartes
option-turning-about = Avec deux cartes : celle que l’on peut tourner.
value-turning-either = l’une ou l’autre
value-turning-one = une seule
option-target = Points à atteindre
option-target-about = Le premier à atteindre ce score gagne le duel.
option-hourglass = Sablier
option-hourglass-about = Secondes pour contester un nombre annoncé.
option-limit = Temps d’exécution
option-limit-about = Secondes pour exécuter le plan.
option-handicap = Handicap
option-handicap-about = Pour deux joueurs de force inégale{"\u00A0"}: le plus rapide n’annonce aucun nombre dans les premières secondes d’un défi. Entre niveaux égaux (5), en attendant 10, 20 ou 40 secondes, on a gagné 42, 28 et 16 duels sur 100.
value-handicap-none = aucun
value-handicap-first-10 = { seat-0 } attend 10 secondes
value-handicap-first-20 = { seat-0 } attend 20 secondes
value-handicap-first-40 = { seat-0 } attend 40 secondes
value-handicap-second-10 = { seat-1 } attend 10 secondes
value-handicap-second-20 = { seat-1 } attend 20 secondes
value-handicap-second-40 = { seat-1 } attend 40 secondes
reason-target = le score visé est atteint
reason-completed = le défi est réussi
reason-given-up = le défi est abandonné

# Où en est la partie
status-setting-up = On place les pièces
status-drawing = On tire la carte suivante
status-drawing-second = On tire la seconde carte
status-thinking = En combien de coups ? Annonce un nombre
status-hourglass = { $who } : moins de { $number } ? Conteste ou passe
status-executing = { $who } exécute : il reste { $left ->
    [one] { $left } coup
   *[other] { $left } coups
  }
status-solo = Réussis le défi
status-over = La partie est finie

# Cases, pièces, cartes
empty = vide
piece-name = { $piece ->
    [K] roi
    [Q] dame
    [R] tour
    [B] fou
   *[N] cavalier
  }
    .definite = { $piece ->
        [Q] la dame
        [R] la tour
       *[other] le { piece-name }
    }
    .opening = { $piece ->
        [Q] La dame
        [R] La tour
       *[other] Le { piece-name }
    }
square = { $square }, { $content }
piece-on = { piece-name } en { $square }
the-card = { $bonus ->
    [0] la carte
   *[other] la carte{"\u00A0"}{ $card }
  }
card = { $bonus ->
    [0] La carte
   *[other] Carte{"\u00A0"}{ $card }
  }
card-done = { $bonus ->
    [0] La carte : résolue
   *[other] Carte{"\u00A0"}{ $card } : résolue
  }
card-square = { the-card }, { $square }, { $content }
deck = { $count ->
    [0] pioche vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
  }

# Boutons
button-challenge = Contester
button-decline = Passer
button-give-up = Abandonner

# Ce qui s’est passé
say-set-up = Les pièces sont placées comme sur la carte.
say-draw = Une nouvelle carte est tirée.
say-draw-aside = Une nouvelle carte est tirée ; le plateau la montre déjà : on la met de côté.
fewest-moves = { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}
say-declare = { $whose ->
    [you] Tu annonces
   *[other] { $who } annonce
} { $number ->
    [one] { $number } coup
   *[other] { $number } coups
  }.
say-challenge = { $whose ->
    [you] Tu contestes et promets au plus
   *[other] { $who } conteste et promet au plus
} { $number ->
    [one] { $number } coup
   *[other] { $number } coups
  }.
say-decline = { $whose ->
    [you] Tu passes.
   *[other] { $who } passe.
}
say-move = { $whose ->
    [you] Tu joues { piece-name.definite } en { $square }{ $ending }
   *[other] { $who } joue { piece-name.definite } en { $square }{ $ending }
}
say-turn-right = { $whose ->
    [you] Tu tournes { the-card } dans le sens horaire{ $ending }
   *[other] { $who } tourne { the-card } dans le sens horaire{ $ending }
}
say-turn-left = { $whose ->
    [you] Tu tournes { the-card } dans le sens antihoraire{ $ending }
   *[other] { $who } tourne { the-card } dans le sens antihoraire{ $ending }
}
say-flip-h = { $whose ->
    [you] Tu retournes { the-card } en miroir, gauche-droite{ $ending }
   *[other] { $who } retourne { the-card } en miroir, gauche-droite{ $ending }
}
say-flip-v = { $whose ->
    [you] Tu retournes { the-card } en miroir, haut-bas{ $ending }
   *[other] { $who } retourne { the-card } en miroir, haut-bas{ $ending }
}
say-give-up = { $whose ->
    [you] Tu abandonnes{ $ending }
   *[other] { $who } abandonne{ $ending }
}
end-card = { $whose ->
    [you] {" "}et résous la carte { $card }.
   *[other] {" "}et résout la carte { $card }.
}
end-completed = { $whose ->
    [you] {" "}et réussis le défi.
   *[other] {" "}et réussit le défi.
}
end-success = { $whose ->
    [you] {" "}et réussis le défi : un point pour toi.
   *[other] {" "}et réussit le défi : un point pour { $who }.
}
end-used-up = { $whose ->
    [you] {"\u202F"}; les coups sont épuisés : un point pour toi.
   *[other] {" "}; les coups sont épuisés : un point pour { $who }.
}
end-given-up = { $whose ->
    [you] {"\u00A0"}: un point pour toi.
   *[other] {" "}: un point pour { $who }.
}

# Refus
no-piece-there = Aucune pièce n’est en { $square }.
card-aside = Cette carte est de côté ; on ne tire que ce qui est encore dans la pioche.
card-on-table = Cette carte est déjà sur la table : c’est la première de ce défi.
card-not-entered = Cette carte n’est pas parmi celles qui ont été saisies pour cette partie.
nothing-declared = Aucun nombre n’est annoncé : il n’y a rien à contester ni à laisser passer.
hourglass-over = Le temps de contester ou de passer est écoulé : le plan s’exécute.
declared-already = Un nombre est déjà annoncé pour ce défi ; seul le premier compte.
declare-first = Avant qu’un nombre soit annoncé, on ne joue pas de pièce, on ne tourne pas la carte, on n’abandonne pas.
answer-first = Dis d’abord si tu contestes les { $number } annoncés ou si tu passes.
card-complete = La carte { $card } est résolue et ne se tourne plus.
other-card-turned = Avec cette règle maison, une seule carte se tourne ; la carte { $card } reste comme elle est.
taken = { $square } n’est pas vide : { piece-name.definite } s’y trouve.
not-its-way = { piece-name.opening } ne va pas de { $begin } en { $end }.
in-the-way = { piece-name.opening } ne peut pas passer par-dessus la pièce en { $square }.
never-there-B = Le fou reste sur les cases foncées ; { $square } est claire.
never-there-N = Le cavalier n’arrive jamais en { $square }, au milieu.
level-no-turning = Au niveau 1, la carte ne tourne pas.
level-no-mirroring = Avant le niveau 3, la carte n’est pas retournée en miroir.

# Positions and decks
board-piece = { $text } : { $letter } doit y être exactement une fois.
board-bishop = Le fou (B) ne se tient que sur les cases sombres { $squares }, pas en { $square }.
board-knight = Le cavalier (N) ne se tient jamais en b2.
deck-option = deck : { $given } n’est pas possible. Possible : { $standard }, une liste de positions en texte, ou le chemin d’un fichier .toml.
deck-problem = deck : { $problem }
deck-size = un paquet a de { $fewest } à { $most } cartes, et non { $count }
deck-card = carte { $number } : { $problem } ({ $rule })
deck-twice = la carte { $number } est la même que la carte { $first }
no-challenge = Il n’y a pas de défi sur la table.
challenge-size = Un défi a une carte ou deux, et le niveau 1, 2 ou 3.
challenge-form = Un défi est une position et une carte, ou deux.
option-deck-about = Les cartes d’un paquet à soi : une liste de positions ou un fichier.
option-deck-takes = De 2 à 62 textes de positions différentes, ou le chemin d’un fichier .toml qui les contient.
solved-already = Déjà réalisée : il n’y a rien à faire.
solved-plans = { $distance } au moins, au niveau { $level } ; { $plans ->
    [1] le seul plan le plus court
   *[other] un des { $plans } plans les plus courts
} :
solving-all = Toutes les distances
solving-all-of = positions

# What choices mean
declare-number = Annoncer { $number }
declare-odds = Barres : à quelle fréquence un défi de niveau { $level } en demande autant. Elles ignorent tout de cette carte.
row-plays = { $whose ->
    [you] Tu joues avec
   *[other] { $who } joue avec
} { $number ->
    [one] { $number } coup
   *[other] { $number } coups au plus
} : un point pour { $whose ->
    [you] toi en cas de réussite, sinon pour { $other }
   *[other] { $other-is ->
        [you] { $who } en cas de réussite, sinon pour toi
       *[other] { $who } en cas de réussite, sinon pour { $other }
    }
}.
turn-card = Tourner
mirror-card = Miroir
points-of = { $points } points sur { $most }
so-far = jusqu’ici
still-to-do = encore à jouer

# The end
score-now = { $whose ->
    [you] Points : { $one } (toi), { $two } ({ $second }).
   *[other] Points : { $one } ({ $first }), { $two } ({ $second }).
}
ending-target = { $whose ->
    [you] Tu as atteint le score visé : { $points }.
   *[other] { $who } a atteint le score visé : { $points }.
}
ending-completed = { $cards ->
    [1] Les pièces sont comme sur la carte.
   *[other] Les deux cartes sont résolues.
}
ending-given-up = L’essai a été abandonné avant que les pièces ne soient en place.
# Où en est la partie, pour qui doit jouer
status-hourglass-you = Moins de { $number } ? Conteste ou passe
status-executing-you = Exécute ton plan : il reste { $left ->
    [one] { $left } coup
   *[other] { $left } coups
  }
give-up-ask = Abandonner cette carte ?
give-up-score = Le point va à { $who } : { $own } à { $other }. Les pièces restent où elles sont.
give-up-alone = Le défi comptera comme non résolu, et les solutions les plus courtes seront montrées.

# Sheets to print
sheet-board = Plateau
sheet-pieces = Pièces
sheet-cards = Cartes objectif

# The box on the table
tell-start = Carte de départ : dites où commencent les pièces.
tell-goal = { $bonus ->
    [0] Carte objectif : dites comment les pièces doivent finir.
   *[other] Carte objectif { $card } : dites comment les pièces doivent finir.
}

# What was touched so far leads on: what to touch next
step-where = Où va { piece-name.definite } ?

# Why a decision was wrong
worse-least = Le minimum est { $least }.
worse-still = D’ici, il suffisait de { $least }.
worse-longer = D’ici, il suffisait de { $least } ; ainsi, il en faut au moins { $whole }.
