# Exercises, by theme: its name, what is wanted, and a hint

win = Surrounding the king
win-goal = { $count ->
    [1] Win at once.
   *[other] You can force a win in { $count } of your actions. Find the first.
}
win-hint = Count the open sides of the enemy king: an edge of the window closes one, too.
save = Saving your king
save-goal = Your king is about to be surrounded. Save it.
save-hint = See which action wins for the enemy, and take away its square, or the room in the window.
only = The only action
only-goal = All actions but one lose. Find that one.
only-hint = Look two enemy actions ahead, even after an action that seems to help.

# What is said of a wrong answer

not-over = The game goes on: the enemy king still has an open side.
no-more-forced = After this, you need more than { $count } actions in all.
