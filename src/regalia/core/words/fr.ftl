# Textes communs à tous les jeux.
over = La partie est finie : { $reason }.
seat-number = joueur { $seat }
out-of-turn = Ce n’est pas à { $seat } de jouer.
chance-first = { $text } est un coup, mais il faut d’abord lancer ou piocher.
action-first = { $text } est un résultat du hasard, mais quelqu’un doit d’abord jouer.
unreadable = { $text } n’est pas un coup de « { $game } », du moins avec ces options.
not-a-text = { $given } n’est pas un texte ; les coups se donnent sous forme de texte, par exemple { $example }.
say-seat = Plusieurs places peuvent jouer : dis de quelle place vient { $text }.
no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
players-given = Il faut un joueur par place : { $count }, et non { $given }.
missing-extra = Il manque { $module } pour cela. Pour l’installer : { $command }
