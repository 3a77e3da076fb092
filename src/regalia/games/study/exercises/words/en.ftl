# Exercises, by theme: its name, what is wanted, and a hint

moves = Counting moves
moves-goal = Match the card in { $count } moves: that is the fewest possible.
moves-hint = See which pieces are already in place, and what keeps the others from getting there.
turns = Turning the card
turns-goal = Match the card in { $count } actions, turns of the card included: that is the fewest possible.
turns-hint = Turning the card costs an action and may save several moves.
two-cards = Two cards
two-cards-goal = Match both cards in { $count } actions: that is the fewest possible.
two-cards-hint = Find the way from one card to the other first; then choose which one to begin with.

# What is said of a wrong answer

too-long = From here it takes { $more } more: { $all } in all, but { $count } are enough.
