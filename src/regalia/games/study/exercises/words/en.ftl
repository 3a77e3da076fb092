# Exercises, by theme: its name, what is wanted, and a hint

moves = Counting moves
moves-goal = Make the card in { $count } moves: that is the fewest.
moves-hint = Look which pieces stand right already, and what keeps the others from going there.
turns = Turning the card
turns-goal = Make the card in { $count } actions, turns of the card included: that is the fewest.
turns-hint = Turning the card costs an action and may save several moves.
two-cards = Two cards
two-cards-goal = Make both cards in { $count } actions: that is the fewest.
two-cards-hint = Find the way from one card to the other first; then choose with which to begin.

# What is said of a wrong answer

too-long = From here it takes { $more } more: { $all } in all, and { $count } are enough.
