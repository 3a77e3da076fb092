# Exercises, by theme: its name, what is wanted, and a hint

open = Open plans
open-goal = Your cards: { $own }. Theirs: { $others }. Outscore them by as much as you can in three turns each.
open-hint = Think of where your next two cards lead from there, and of what you leave for your opponent.
last = The last turns
last-goal = Make the move with the best chance to win.
last-hint = Few tokens are left: who can reach which of them, and who is ahead?

# What is said of a wrong answer

points-there = After three turns each your gain is { $points }; with the best move it is { $most }.
