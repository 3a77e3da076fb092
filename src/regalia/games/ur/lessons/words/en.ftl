# The lesson of Ur

lesson-first = Your first steps in Ur

enter-goal = Bring a piece onto the board.
enter-hint = Tap your reserve, then the square with the arrow.

rosette-goal = Move your piece onto a rosette.
rosette-hint = The squares with a flower are rosettes; two of them are one step away.
rosette-missed = No rosette there: your turn would be over.
rosette-done = A rosette lets you roll once more.

again-goal = Reach a rosette, then roll again.
again-hint = First move onto a flower, then take the extra roll.
again-stopped = You gave the extra roll away.
