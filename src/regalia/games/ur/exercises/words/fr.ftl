# Exercises, by theme: its name, what is wanted, and a hint

rolls = Lancers en plus
rolls-goal = Trouve la meilleure action.
rolls-hint = Une rosette donne un autre lancer ; vois aussi ce que l’autre ferait du sien.
captures = Prises
captures-goal = Trouve la meilleure action.
captures-hint = Compte avec quels lancers tes pions seraient repris.
quiet = Tours tranquilles
quiet-goal = Trouve la meilleure action.
quiet-hint = Lesquels de tes pions, ou quelles rosettes, l’adversaire atteint-il ensuite ?

# What is said of a wrong answer

such-rolls = La suite pourrait être celle-ci, avec { $rolls } lancers sur 16.
