# Exercises, by theme: its name, what is wanted, and a hint

rolls = Extra rolls
rolls-goal = Find the best action.
rolls-hint = A rosette gives another roll; see what the others could do with theirs.
captures = Captures
captures-goal = Find the best action.
captures-hint = Count which rolls could take your pieces back.
quiet = Quiet turns
quiet-goal = Find the best action.
quiet-hint = Which of your pieces or rosettes can the enemy reach next?

# What is said of a wrong answer

such-rolls = This could follow, with { $rolls } of 16 rolls.
