# What a table says.
computer-name = Computer{"\u00A0"}{ $level }

# Endings
won = { $who } wins: { $reason }.
won-alone = Solved: { $reason }.
lost-alone = Not solved: { $reason }.
drawn = A draw: { $reason }.
shared = { $who } share the win: { $reason }.
and = {" "}and{" "}
left-resigned = { $who } resigned
left-flagged = { $who } ran out of time
draw-agreed = both sides agreed on a draw

# In the log
say-resigned = { $whose ->
    [you] You resign.
   *[other] { $who } resigns.
}
say-flagged = { $whose ->
    [you] You have run out of time.
   *[other] { $who } has run out of time.
}
say-draw-agreed = The players agree on a draw.
say-by-clock = { $sentence } (Time ran out.)

# Questions
ask-undo = { $who } would like to undo the last move. OK?
ask-draw = { $who } offers a draw. Do you accept?
waiting-undo = Waiting for an answer: may the last move be undone?
waiting-draw = You have offered a draw. Playing on, the other player turns it down.

# Refusals
refused-no-message = This cannot be sent to a table.
refused-watching = You are watching; only those who hold a seat can do this.
refused-not-your-seat = This is not your seat.
refused-no-side = Nobody can play along on this seat now.
refused-sits-already = You already play on another side at this table.
refused-side-full = No more than { $most } people fit on one side.
refused-side-last = Nobody else is on your side. You can resign instead.
refused-not-open = This seat is not open.
refused-not-begun = The game begins when everybody has sat down.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-departed = You have left this game.
refused-too-late = Too late: the time has run out.
refused-stale = The table has changed. Please look again.
refused-not-ahead = There is nothing to choose in advance right now.
refused-not-possible = This cannot be chosen here.
refused-nothing-prepared = You haven't chosen anything in advance.
refused-undo-over = The game is over, so nothing can be undone.
refused-nothing-to-undo = There is nothing to undo.
refused-undo-race = This is a race: nothing can be undone.
refused-undo-chance = Dice or cards have come up since, so this can't be undone in a game with other people.
refused-undo-secret = Someone has learned something from it, so this can't be undone in a game with other people.
refused-asked-already = A question is still waiting for an answer.
refused-nothing-asked = There is no question for you to answer.
refused-no-draw = A draw can be agreed on only in games of two players, and not in a race.
refused-draw-computer = The computer never agrees on a draw.
refused-draw-again = You have offered a draw already. You can offer again after the other player's next turn.
refused-nothing-said = There is nothing in it to say.
refused-wished-already = You have said already that you want to play again.
refused-not-alone = Only a solo game can be tried again.
refused-no-hint = Hints are given to those who play against computers only, when it is their turn.
refused-can-be-done = That's allowed – go ahead!
refused-nothing-there = Nothing can be done with this now.
refused-somebody-elses = This belongs to somebody else.
refused-seats = { $game } is played by { $count ->
    [one] one person
   *[other] { $count } people
} with these options; { $given ->
    [one] one seat was
   *[other] { $given } seats were
} given.
refused-no-person = At least one seat must be a person's.
refused-gain = Extra time per turn needs a clock for the whole game.
refused-file = Files of the server cannot be named here.
refused-record-game = This record is of another game: { $game }.
refused-record-options = A record brings its own options.
refused-record-over = The game of this record is over: there is nothing to go on with.
refused-told-enough = No more than { $most } things can be told of one game.
refused-told-first = First tell what was turned over: { $wanted }.
refused-told-otherwise = This does not fit what was told before: { $told }.
refused-told-from-start = Only a game that was told from its start can go on here.
refused-told-with-it = Name what is shown with it as well (how many: { $count }).
refused-nothing-untold = There is nothing left to tell.
refused-untold-count = Name as many cards as there are: { $wanted }.

# The box on the table
cannot-check = This cannot be checked while the hand is hidden.
tell-shown = { $who }: tell which card you turn over.
tell-drawn = { $who } rolls or draws: tell what came.
tell-chance = Roll or draw, and tell what came.
tell-first = Whoever is first: tell it.
tell-turn = { $who }: tell what you do.

# Checking chance
verify-right = { $count ->
    [one] Verified: the one random result matches the seed.
   *[other] Verified: all { $count } random results match the seed.
}
verify-repeated = { $count ->
    [one] One more was taken from an earlier game, as it was meant to be.
   *[other] { $count } more were taken from an earlier game, as they were meant to be.
}
verify-wrong = Not verified: result { $number } is { $text } in the record, but the seed gives { $drawn }.
verify-commit = Wrong: the seed is not the one that was promised at the beginning.
verify-nothing = This record cannot be checked: it has no Seed and no Commit.
verify-running = This game was still being played when the record was saved: its seed is revealed when it is over. Save the record then, and check that.
verify-tags = This record cannot be checked: its Seed, Luck or Repeated cannot be read.
verify-typed = { $count ->
    [one] This record's moves follow the rules. Its one random result cannot be checked: it was rolled or drawn by hand and typed in.
   *[other] This record's moves follow the rules. Its { $count } random results cannot be checked: they were rolled or drawn by hand and typed in.
}

# The end, to whoever looks
ended-resigned = { $whose ->
    [you] You resigned.
   *[other] { $who } resigned.
}
ended-flagged = { $whose ->
    [you] You ran out of time.
   *[other] { $who } ran out of time.
}
ended-draw-agreed = Both sides agreed on a draw.

# Why a hint is good
hint-only = It is the only thing that can be done.
hint-wins = It wins at once.
hint-solves = It solves the challenge.
hint-shortest = It is on a shortest way: { $count } more after it, exactly.
