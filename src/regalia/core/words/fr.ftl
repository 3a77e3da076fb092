# Textes communs à tous les jeux.
title-of = { $title } : { $text }
percent = { $share } %
and-then = { $before } ; { $more }
spoken-language = fr
over = La partie est finie : { $reason }.
seat-number = joueur{"\u00A0"}{ $seat }
out-of-turn = Ce n’est pas à { $seat } de jouer.
chance-first = Il faut d’abord lancer ou piocher ; { $text } vient après.
action-first = { $text } est un résultat du hasard, mais quelqu’un doit d’abord jouer.
unreadable = { $text } n’est pas un coup de « { $game } », du moins avec ces options.
not-a-text = { $given } n’est pas un texte ; les coups se donnent sous forme de texte, par exemple { $example }.
say-seat = Plusieurs places peuvent jouer : dis de quelle place vient { $text }.
no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
players-given = Il faut un joueur par place : { $count }, et non { $given }.
missing-extra = Il manque { $module } pour cela. Pour l’installer : { $command }

# Options and games
card-seats = Joueurs : { $seats }
card-minutes = Minutes : { $minutes }
card-ages = Âge : { $ages }
card-credits = De { $credits }
option-value = { $name } : { $given } n’est pas possible. Possible : { $choices }.
option-unknown = { $game } n’a pas d’option { $name }. Ses options : { $options }.
option-file = { $name } : un fichier ne peut être indiqué que sur ton propre ordinateur.
table-rules = À cette table
rule-otherwise = À cette table, autrement : { $rules }.
rule-in-force = En vigueur à cette table : { $options }.
option-chosen = { $option } – { $value }
unknown-game = Il n’y a pas de jeu { $name }. Les jeux : { $games }.
unknown-player = Il n’y a pas de joueur { $name }. Les joueurs : { $players }.
unknown-level = Il n’y a pas de niveau { $level } : les niveaux vont de 1 à { $last }.
no-time = Le temps de réflexion doit dépasser 0 milliseconde, et non { $ms }.
review-long = Les parties de plus de { NUMBER($most, useGrouping: 0) } étapes ne sont pas analysées ici.
review-over = La partie n’est pas finie : elle pourra être analysée après la fin.
not-compiled = { $game } n’a pas pu être compilé. { $why }
no-picture = { $game } n’a pas d’image { $name }.
no-solution = Il n’y a pas de solution exacte de { $game }.
nothing-to-roll = Quelqu’un doit d’abord jouer : il n’y a rien à lancer ni à piocher.
nothing-to-take-back = Il n’y a rien à annuler.
rules-gone = Cette partie suivait la version { $version } des règles de { $game }, qu’on ne joue plus. On joue aujourd’hui : { $plays }.

# Positions
position-form = { $text } n’est pas une position de { $game }. Une position s’écrit ainsi : { $example }
position-keys = Une position de { $game } est un objet qui a exactement ces clés : { $keys }.
position-value = { $key } : { $value } n’est pas possible ici ; attendu : { $wanted }.
position-impossible = { $key } : { $reason } Aucune partie ne peut mener là.

# Records
record-long = L’enregistrement dépasse { $most } caractères.
record-tag = Ligne { $line } : { $text } n’est pas une étiquette. Une étiquette s’écrit ainsi : { $example }
record-tag-twice = Ligne { $line } : l’étiquette { $tag } y est deux fois.
record-comment = Ligne { $line }, colonne { $column } : ce commentaire ne finit pas.
record-game = L’enregistrement ne dit pas de quel jeu il s’agit : { $tag } manque.
record-hidden = Ligne { $line }, colonne { $column } : { $text } cache ce que la place { $seat } ne doit pas savoir. Un tel enregistrement peut être lu, pas rejoué.
record-seat = [Seat] ne désigne personne qui joue ou regarde ici : { $seat }.
record-move = Ligne { $line }, colonne { $column }, nº { $number } : { $text } : { $problem }{ $rule }
record-one-seat = Ligne { $line }, colonne { $column } : { $text } nomme une place alors qu’une seule peut jouer.
record-json = Étiquette { $tag } : { $text } n’est pas un objet JSON.
record-in-tag = Étiquette { $tag } : { $problem }
record-claim = Étiquette { $tag } : { $claimed }, mais les coups mènent à { $found }.
record-changed = L’enregistrement a été modifié après coup : l’étiquette Check ne correspond pas. Enlève-la pour l’accepter tel quel.

# Files
file-problem = { $file } : { $problem }
file-line = { $file }, ligne { $line } : { $problem }
file-key = { $file }, ligne { $line } : { $key } : { $problem }
file-unknown = inconnu ; possible ici : { $keys }
file-missing = { $key } manque
file-value = { $value } n’est pas possible ; attendu : { $wanted }
wanted-text = un texte
wanted-number = un nombre entier de { $lowest } à { $highest }
wanted-numbers = { $count } nombres entiers de { $lowest } à { $highest }, en liste
wanted-texts = une liste de textes
wanted-table = une table
wanted-tables = une liste de tables, {"[["}{ $key }{"]]"}
file-long = plus de { $most } octets
file-utf8 = ce n’est pas du texte UTF-8
file-toml = ce n’est pas du TOML ({ $what })
toml-twice = deux fois la même clé
toml-open = un texte, une liste ou une table sans fin
toml-key = clé non valable, ou sans =
toml-line = la ligne continue après sa valeur
toml-value = valeur non valable
file-nested = imbriqué trop profondément
file-dots = plus de { $most } points dans une clé
file-digits = un nombre de plus de { $most } chiffres
file-tables = plus de { $most } tables {"[["}{ $name }{"]]"}
os-missing = ce fichier n’existe pas
os-forbidden = l’accès n’est pas permis
os-folder = c’est un dossier
os-in-the-way = une partie du chemin n’est pas un dossier
os-full = le disque est plein
os-read-only = rien ne peut y être écrit
os-other = impossible à ouvrir ({ $why })

# Positions put together by hand
editor-player = Au tour de
editor-phase = Ce qui suit
editor-of = { $what } ({ $who })
editor-none = aucun

# Stock words, which any room can use (boards/layout.py)
stock-square = case { $number }
stock-pawn = { $who } : pion
stock-die = dé : { $number }
stock-card = carte { $card }
stock-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
stock-back = { $who } : carte face cachée
stock-rolls = { $whose ->
    [you] Tu lances le dé : { $number }.
   *[other] { $who } lance le dé : { $number }.
}
stock-draws = { $whose ->
    [you] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}
stock-draws-card = { $whose ->
    [you] Tu pioches une carte : { $card }.
   *[other] { $who } pioche une carte : { $card }.
}
stock-plays = { $whose ->
    [you] Tu joues une carte : { $card }.
   *[other] { $who } joue une carte : { $card }.
}
stock-stays = { $whose ->
    [you] Tu restes sur place.
   *[other] { $who } reste sur place.
}
stock-steps = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
stock-goes = { $whose ->
    [you] Tu avances de { stock-steps }.
   *[other] { $who } avance de { stock-steps }.
}
button-stay = Rester
