# What a table says.
computer-name = Computer { $level }

# Endings
won = { $who } wins: { $reason }.
won-alone = Solved: { $reason }.
lost-alone = Not solved: { $reason }.
drawn = A draw: { $reason }.
shared = { $who } share the game: { $reason }.
and = {" "}and{" "}
left-resigned = { $who } resigned
left-flagged = { $who } ran out of time

# In the log
say-resigned = { $who } resigns.
say-flagged = { $who } has run out of time.
say-by-clock = { $sentence } (By the clock.)

# Questions
ask-undo = { $who } would like to take back the last action.

# Refusals
refused-no-message = This cannot be sent to a table.
refused-watching = You are watching; only those who hold a seat can do this.
refused-not-your-seat = This is not your seat.
refused-not-open = This seat is not open.
refused-not-begun = The game begins when everybody has sat down.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-departed = You have left this game.
refused-too-late = Too late: the time has run out.
refused-stale = The table has changed in the meantime. Look again, please.
refused-not-ahead = There is nothing to choose ahead now.
refused-not-possible = This cannot be chosen here.
refused-nothing-prepared = You have chosen nothing ahead.
refused-undo-over = The game is over: nothing can be taken back.
refused-nothing-to-undo = There is nothing to take back.
refused-undo-race = In a race nothing can be taken back.
refused-undo-chance = Dice or cards came after it: against people that cannot be taken back.
refused-undo-secret = Somebody has learned something by it: against people that cannot be taken back.
refused-asked-already = A question is still waiting for an answer.
refused-nothing-asked = There is no question for you to answer.
refused-nothing-said = There is nothing in it to say.
refused-wished-already = You have said already that you want to play again.
refused-not-alone = Only somebody who plays alone can try the same again.
refused-no-hint = Hints are given to those who play against computers only, when it is their turn.
refused-can-be-done = This can be done: go on.
refused-nothing-there = Nothing can be done with this now.
refused-seats = { $game } is played by { $count ->
    [one] one person
   *[other] { $count } people
} with these options; { $given ->
    [one] one seat was
   *[other] { $given } seats were
} given.
refused-no-person = At least one seat must be a person's.
refused-gain = Only a clock for the whole game can give time back.
refused-file = Files of the server cannot be named here.

# Checking chance
verify-right = { $count ->
    [one] Right: the one outcome of chance was drawn again from the seed, and is the same.
   *[other] Right: { $count } outcomes of chance were drawn again from the seed, and all are the same.
}
verify-repeated = { $count ->
    [one] One more was taken from an earlier try, as it was meant to be.
   *[other] { $count } more were taken from an earlier try, as they were meant to be.
}
verify-wrong = Wrong: outcome number { $number } is { $text } in the record, but the seed brings { $drawn }.
verify-commit = Wrong: the seed is not the one that was promised at the beginning.
verify-nothing = This record cannot be checked: it has no Seed and no Commit.
verify-tags = This record cannot be checked: its Seed, Luck or Repeated cannot be read.
