# Échecs à douze cartes
name = Échecs à douze cartes
how-to-play = Mets tes pièces en jeu une par une, à côté de celles que tu as déjà posées, ou déplace-les ; tout doit tenir dans une fenêtre de quatre cases sur quatre qui flotte avec les pièces. Rien n’est capturé : qui encercle le roi adverse sur ses quatre côtés, avec n’importe quelles pièces et avec les bords de la fenêtre, gagne.
seat-0 = Blanc
seat-1 = Noir
side-0 = blanc
side-1 = noir
about = Douze pièces, pas d’échiquier : encercle le roi adverse dans une fenêtre flottante de quatre sur quatre.
option-ban = À côté du roi
option-ban-about = Ce qui ne peut pas finir sur l’un des quatre côtés du roi adverse.
value-ban-placing = mise en jeu seule
value-ban-both = déplacements aussi
option-handicap = Handicap
option-handicap-about = Pour deux joueurs de force inégale{"\u00A0"}: le plus fort joue sans une pièce. Entre niveaux égaux (5), sans pion, cavalier, fou, tour ou dame, on a gagné 29, 35, 30, 29 et 22 parties sur 100.
value-handicap-none = aucun
value-handicap-first-P = { seat-0 } joue sans pion
value-handicap-first-N = { seat-0 } joue sans cavalier
value-handicap-first-B = { seat-0 } joue sans fou
value-handicap-first-R = { seat-0 } joue sans tour
value-handicap-first-Q = { seat-0 } joue sans dame
value-handicap-second-P = { seat-1 } joue sans pion
value-handicap-second-N = { seat-1 } joue sans cavalier
value-handicap-second-B = { seat-1 } joue sans fou
value-handicap-second-R = { seat-1 } joue sans tour
value-handicap-second-Q = { seat-1 } joue sans dame
reason-surrounded = un roi est encerclé
reason-both-surrounded = les deux rois sont encerclés
reason-repetition = la même position s’est produite pour la troisième fois

# Pièces et objets
colour-name = { $colour ->
    [w] blanc
   *[b] noir
}
piece-name = { $piece ->
    [K] roi
    [Q] dame
    [R] tour
    [B] fou
    [N] cavalier
   *[P] pion
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
    .yours = { $piece ->
        [Q] Ta dame
        [R] Ta tour
       *[other] Ton { piece-name }
    }
coloured-piece = { $colour ->
    [w] { $piece ->
        [Q] dame blanche
        [R] tour blanche
       *[other] { piece-name } blanc
    }
   *[b] { $piece ->
        [Q] dame noire
        [R] tour noire
       *[other] { piece-name } noir
    }
}
    .definite = { $piece ->
        [Q] la { coloured-piece }
        [R] la { coloured-piece }
       *[other] le { coloured-piece }
    }
    .opening = { $piece ->
        [Q] La { coloured-piece }
        [R] La { coloured-piece }
       *[other] Le { coloured-piece }
    }
square-empty = { $square }, vide
square-beyond = { $square }, ouverte seulement à une pièce qui quitte le bord opposé
square-taken = { coloured-piece }, { $square }
piece-in-supply = { coloured-piece } en réserve
piece-removed = { coloured-piece }, hors du jeu
exchange-unused = échange pas encore fait
exchange-gone = échange utilisé

# Ce qui s’est passé
say-pass = { $whose ->
    [you] Tu ne peux rien jouer et passes.
   *[other] { $who } ne peut rien jouer et passe.
}
say-exchange = { $whose ->
    [you] Tu échanges ta tour et ton roi.
   *[other] { $who } échange sa tour et son roi.
}
say-move = { $whose ->
    [you] Tu joues { piece-name.definite } : { $square }.
   *[other] { $who } joue { piece-name.definite } : { $square }.
}
say-put = { $whose ->
    [you] Tu mets { piece-name.definite } en jeu : { $square }.
   *[other] { $who } met { piece-name.definite } en jeu : { $square }.
}
say-put-return = { $whose ->
    [you] Tu mets le fou en jeu ({ $square }) et renvoies { coloured-piece.definite } en réserve.
   *[other] { $who } met le fou en jeu ({ $square }) et renvoie { coloured-piece.definite } en réserve.
}
say-put-move = { $whose ->
    [you] Tu mets le pion en jeu ({ $square }) et le joues : { $target }.
   *[other] { $who } met le pion en jeu ({ $square }) et le joue : { $target }.
}
say-queen-removed = { $colour ->
    [w] La dame blanche
   *[b] La dame noire
} est encerclée et quitte le jeu.
say-won = { $whose ->
    [you] Tu gagnes.
   *[other] { $who } gagne.
}
say-drawn = Les deux rois sont encerclés : partie nulle.

# Refus
no-pass = On ne passe que si l’on ne peut ni mettre une pièce en jeu, ni déplacer, ni échanger.
exchange-used = Tu as déjà utilisé ton échange ; il est permis une fois par partie.
exchange-without-rook = Ta tour n’est pas sur la table : elle ne peut pas changer de place avec le roi.
queen-removed = Ta dame a été encerclée ; elle a quitté le jeu pour de bon.
left-out = { piece-name.yours } n’est pas dans cette partie{"\u00A0"}: tu donnes un handicap.
not-on-table = { piece-name.yours } n’est pas encore sur la table : seule une pièce sur la table se déplace.
not-in-supply = { piece-name.yours } n’est pas en réserve, mais sur la table.
not-yours = Cette pièce n’est pas à toi.
no-piece-there = Il n’y a pas de pièce ici : commence par une des tiennes.
occupied = Cette case est occupée, et rien n’est jamais capturé.
outside-limit = Avec une pièce à cet endroit, les pièces ne tiendraient plus dans quatre cases sur quatre.
not-adjacent = Cette case ne touche aucune de tes pièces, ni par un côté ni par un coin.
beside-king = Cette case touche le roi adverse par un côté ; on n’y met pas de pièce en jeu.
ends-earlier = Une pièce mise en jeu à cet endroit encercle un roi : la partie s’arrête là, et le coup n’a pas de seconde partie.
splits = Avec une pièce à cet endroit, tes pièces ne formeraient plus un seul groupe.
moves-beside-king = Avec cette règle maison, un déplacement ne peut pas non plus finir sur un côté du roi adverse.
return-missing = Un fou mis en jeu doit renvoyer une autre pièce : dis laquelle.
returns-itself = Le fou ne peut pas se renvoyer lui-même.
returns-king = Un roi n’est jamais renvoyé.
nothing-to-return = Il n’y a que des rois sur la table : le fou n’a rien à renvoyer.
return-not-on-table = { coloured-piece.opening } n’est pas sur la table : impossible de renvoyer cette pièce.
moves-differently = { piece-name.opening } n’y va pas en un coup.
enemy-in-the-way = Une pièce adverse se trouve entre { piece-name.definite } et cette case.

# Boutons
button-exchange = Échanger tour et roi
button-pass = Passer

# Positions and proofs
position-origin = Le plus petit x et le plus petit y de toutes les pièces doivent être 0.
position-written = Cette position s’écrit { $text }
prove-over = La partie est finie : il n’y a rien à prouver.
prove-plies = Une victoire demande au moins un demi-coup.
piece-twice = { $piece } est à deux endroits, mais il n’y en a qu’un.
square-twice = Deux pièces se tiennent en { $square }.
king-off = { $piece } doit être sur la table.
queen-surrounded = La dame en { $square } est encerclée, elle a donc été retirée.
piece-not-removed = { $piece } ne peut pas être hors du jeu.
piece-left-out = { $piece } est hors du jeu à cause du handicap.
prove-wins = { $who } a un gain forcé ; demi-coups au plus : { $plies }.
prove-wins-by = { $who } a un gain forcé ; demi-coups au plus : { $plies }. Cela commence par un de ces coups : { $first }.
prove-none = { $who } n’a pas de gain forcé en ce nombre de demi-coups : { $plies } (positions examinées : { $visits }).
hunt-none = Aucun gain forcé plus long de { $who } n’a été trouvé ; il peut en exister un (positions examinées : { $visits }).
proving = { $who }, demi-coups : { $plies }
proving-of = premiers coups

# What can be done, and where squares are
supply = réserve
sides-closed = côtés fermés : { $count } sur 4
prompt = Possible : { $what }.
prompt-pass = Rien n’est possible : passer.
may-put = poser une pièce à côté d’une des siennes
may-move = déplacer une pièce
may-exchange = échanger roi et tour
beside = { $side ->
    [above] au-dessus { beside-piece }
    [below] au-dessous { beside-piece }
    [left] à gauche { beside-piece }
    [right] à droite { beside-piece }
    [above-left] en haut à gauche { beside-piece }
    [above-right] en haut à droite { beside-piece }
    [below-left] en bas à gauche { beside-piece }
   *[below-right] en bas à droite { beside-piece }
}
beside-piece = { $colour ->
    [w] { $piece ->
        [K] du roi blanc
        [Q] de la dame blanche
        [R] de la tour blanche
        [B] du fou blanc
        [N] du cavalier blanc
       *[P] du pion blanc
    }
   *[b] { $piece ->
        [K] du roi noir
        [Q] de la dame noire
        [R] de la tour noire
        [B] du fou noir
        [N] du cavalier noir
       *[P] du pion noir
    }
}
beside-nothing = loin des autres pièces
away = à partir { beside-piece } : { $way }
steps = { $count } { $side ->
    [above] vers le haut
    [right] à droite
    [below] vers le bas
   *[left] à gauche
}

# The end
ending-surrounded = { $whose ->
    [you] Les quatre côtés de ton roi sont fermés.
   *[other] Les quatre côtés du roi sont fermés ({ $who }).
}
ending-both = Les deux rois ont perdu leur dernier côté libre au même moment : partie nulle.
ending-repetition = La même position, avec le même camp au trait, est revenue pour la troisième fois : partie nulle.
king-side = { $side ->
    [above] Au-dessus
    [right] À droite
    [below] En dessous
   *[left] À gauche
}
king-wall = hors de la fenêtre de quatre sur quatre

# Which sides of a king are open, and where the window ends
open-side = { $side ->
    [above] haut
    [right] droite
    [below] bas
   *[left] gauche
}
sides-open = libres : { $open }
wall-now = mur : ici, la fenêtre ne peut plus s’étendre

# Sheets to print
sheet-board = Cases
sheet-frame = Cadre pour la limite
sheet-pieces = Pièces

# Positions put together by hand
editor-removed = Dame retirée

# What was touched so far leads on: what to touch next
step-where = Où va { piece-name.definite } ?
step-return = Quelle pièce le fou renvoie-t-il ?
step-pawn = Le pion peut avancer d’une case : touche où, ou laisse-le.
