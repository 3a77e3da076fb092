# Textes communs à tous les jeux.
over = La partie est finie : { $reason }.
seat-number = joueur { $seat }
out-of-turn = Ce n’est pas à { $seat } de jouer.
chance-first = C’est d’abord au hasard de parler ({ $text } est un coup) : lance ou pioche d’abord.
action-first = { $text } est un résultat du hasard, mais quelqu’un doit d’abord jouer.
unreadable = { $text } n’est pas un coup de « { $game } », du moins avec ces options.
say-seat = Plusieurs places peuvent jouer : dis de quelle place vient { $text }.
no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
