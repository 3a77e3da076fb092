# Exercises, by theme: its name, what is wanted, and a hint

moves = Compter les coups
moves-goal = Forme la carte en { $count } coups : on ne peut pas faire moins.
moves-hint = Regarde quelles pièces sont déjà bien placées et ce qui gêne les autres.
turns = Tourner la carte
turns-goal = Forme la carte en { $count } actions, rotations comprises : on ne peut pas faire moins.
turns-hint = Tourner la carte coûte une action et peut épargner plusieurs coups.
two-cards = Deux cartes
two-cards-goal = Forme les deux cartes en { $count } actions : on ne peut pas faire moins.
two-cards-hint = Cherche d’abord le chemin d’une carte à l’autre ; choisis ensuite par laquelle commencer.

# What is said of a wrong answer

too-long = D’ici il en faut encore { $more } : { $all } en tout, alors que { $count } suffisent.
