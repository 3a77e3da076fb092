# Environments for research
not-numbered = Le jeu { $game } n’a pas de nombres pour les actions et les vues : il manque tensor.py à son dossier.
at-least-one = Il faut au moins une partie, une décision et un fil d’exécution.
every-or-against = Soit toutes les places sont interrogées (simultaneous), soit d’autres jouent contre l’une d’elles (against), mais pas les deux.
no-learner = learner doit être une place de 0 à { $last }, ou une par partie.
seeds = Parties : { $games } ; graines données : { $given }. Il en faut autant.
no-game = La partie { $game } n’existe pas : elles sont numérotées de 0 à { $last }.
no-seat = La place { $seat } n’existe pas : elles sont numérotées de 0 à { $last }.
no-indexes = Il faut des nombres entiers de forme { $shape } : un indice pour chacune.
no-number = { $given } n’est pas un nombre entier à partir de { $least }.
no-seed = { $given } n’est pas une graine : tout nombre entier en est une.
no-mask = Un masque de parties a la forme { $shape }.
no-threads = La machine ne laisse pas commencer { $threads } fils d’exécution.
no-index = { $index } n’est pas permis maintenant ; rien n’a été joué.
no-render-mode = Il n’y a pas de rendu nommé { $given } ; il y a { $modes }.
over = La partie est terminée : commences-en une autre (reset).
agents = Tous les agents en jeu doivent agir, et personne d’autre : { $agents }.
position-over = Dans cette position, la partie est terminée.
illegal-index = Partie { $game } : { $index } n’est pas un indice permis maintenant ; rien n’a été joué.
race = Dans { $game }, toutes les places peuvent agir en même temps : il faut simultaneous=True.
saved-elsewhere = Cela a été enregistré dans un autre jeu, ou avec d’autres options, un autre « max_steps » ou des adversaires d’une autre sorte (personne, au hasard, un niveau).
no-parquet = ce n’est pas un fichier Parquet ; supprime-le et il sera réécrit.

# Programs of others (programs.py, matches.py)
program-late = { $command } a mis trop de temps.
program-gone = { $command } s’est terminé sans répondre.
program-endless = { $command } a écrit une réponse sans fin.
program-garbled = { $command } a répondu par autre chose qu’un objet JSON.
program-missing = Impossible de lancer { $command } : { $reason }
program-no-text = { $command } n’a nommé aucune action (text).
engine-refused = Le moteur a refusé ({ $code }) : { $said }
contestants = Ce jeu se joue à { $seats } ; { $given } ont été nommés.
other-series = { $path } contient des parties avec d’autres joueurs, options, pendules ou graines ; choisis un autre fichier.
no-series = { $path } ne contient pas de parties d’un match.
