# What a table says.
# How each computer plays, 1 the weakest: beside its name, which all languages share.
character-1 = Knows the rules and wants to win, but overlooks much.
character-2 = Sees what lies before the nose, and misses the rest.
character-3 = Has just read the rules, and thinks before acting.
character-4 = Sees most chances, and sometimes takes the wrong one.
character-5 = Plays with care. Now and then your best answer is forgotten.
character-6 = Makes few plain mistakes. Win with a plan.
character-7 = Seldom gives anything away, and looks a good way ahead.
character-8 = Hardly ever slips. You need a plan, and patience.
character-9 = Looks far ahead and overlooks nothing on the way.
character-10 = Full strength: overlooks nothing and uses all the time there is.

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

# Two games, seats exchanged (QG-24)
pair-first = First of two games. For the second you exchange seats, and the points of both are added up.
pair-first-over = First of two games: { $points }. Now you exchange seats; it is played from the same set-up.
pair-second = Second of two games. The first: { $points }.
pair-won = Both games together: { $points }. { $who } wins the pair.
pair-tied = Both games together: { $points }. The pair is a tie.
pair-left = This game was not played to its end, so the pair is not counted.

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
waiting-draw = { $whose ->
    [you] You have offered a draw.
   *[other] { $who } has offered a draw for your side.
} If the other player plays on, it is declined.

# A seat whose people are away
stand-in-name = { $who } (computer)
ask-absence = { $who } is away. What should happen?
absent-asked = { $who } is away. The others decide what happens.
absent-wait = { $who } is away, and the game waits.
absent-computer = A computer plays on for { $who } until { $who } is back.
absent-friend = { $who } is away. A friend who has the link can take the seat.
absent-over = { $who } has left the table.
playing-on-resigned = { $whose ->
    [you] You resigned. A computer plays on.
   *[other] { $who } resigned. A computer plays on.
}
playing-on-flagged = { $whose ->
    [you] You ran out of time. A computer plays on.
   *[other] { $who } ran out of time. A computer plays on.
}
lent-lost = You were away, and { $who } has your seat now. Only { $who } can give it back.
lent-beside = { $who } plays for somebody who was away, on the same connection as another player.
lent-taken = You are playing for { $who }, who is away.
lent-back = { $who } is back. You can give the seat back.
say-stands-in = { $whose ->
    [you] A computer plays on for you.
   *[other] A computer plays on for { $who }.
}
say-back = { $whose ->
    [you] You are back.
   *[other] { $who } is back.
}
say-offered = The seat is free for a friend.
say-took = { $whose ->
    [you] You take the seat.
   *[other] { $who } takes the seat.
}
say-took-beside = { $whose ->
    [you] You take the seat, on the same connection as another player.
   *[other] { $who } takes the seat, on the same connection as another player.
}
say-gave-back = { $whose ->
    [you] You have your seat back.
   *[other] { $who } has the seat back.
}

# Refusals
refused-no-message = This cannot be sent to a table.
refused-watching = You are watching; only those who hold a seat can do this.
refused-not-your-seat = This is not your seat.
refused-no-side = Nobody can play along on this seat now.
refused-sits-already = You already play on another side at this table.
refused-side-full = No more than { $most } people fit on one side.
refused-side-last = Nobody else is on your side. You can resign instead.
refused-not-open = This seat is not open.
refused-not-back = Who had this seat before is not back yet.
refused-not-begun = The game begins when everybody has sat down.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-departed = You have left this game.
refused-too-late = Too late: the time has run out.
refused-too-early = You give a handicap: act in { $seconds } s.
refused-stale = The table has changed. Please look again.
refused-not-ahead = There is nothing to choose in advance right now.
refused-not-possible = This cannot be chosen here.
refused-nothing-prepared = You haven’t chosen anything in advance.
refused-undo-over = The game is over, so nothing can be undone.
refused-nothing-to-undo = There is nothing to undo.
refused-undo-race = This is a race: nothing can be undone.
refused-undo-chance = Dice or cards have come up since, so this can’t be undone in a game with other people.
refused-undo-secret = Someone has learned something from it, so this can’t be undone in a game with other people.
refused-undo-stand-in = A computer plays on for somebody who is away. Only they could agree to undo.
refused-asked-already = A question is still waiting for an answer.
refused-nothing-asked = There is no question for you to answer.
refused-no-draw = A draw can be agreed on only in games of two players, and not in a race.
refused-no-pair = Two games with seats exchanged need two players and whole games in which points count; { $game } is not played like that here.
refused-draw-computer = The computer never agrees on a draw.
refused-draw-again = You have offered a draw already. You can offer again after the other player’s next turn.
refused-nothing-said = The message is empty.
refused-wished-already = You have already asked to play again.
refused-not-loser = Only who lost says who begins the next game.
refused-not-alone = Only a solo game can be tried again.
refused-no-hint = You can get hints only when all the others are computers, and it is your turn.
refused-can-be-done = That’s allowed – go ahead!
refused-nothing-there = Nothing can be done with this now.
refused-somebody-elses = This belongs to somebody else.
refused-seats = { $game } is played by { $count ->
    [one] one person
   *[other] { $count } people
} with these options; { $given ->
    [one] one seat was
   *[other] { $given } seats were
} given.
refused-no-person = At least one seat must be a person’s.
refused-gain = Extra time per turn needs a clock for the whole game.
refused-file = Files of the server cannot be named here.
refused-record-game = This record is of another game: { $game }.
refused-record-options = A record brings its own options.
refused-record-over = The game in this record is over: there is nothing to continue.
refused-told-enough = No more than { $most } things can be entered for one game.
refused-told-first = First enter what was turned over: { $wanted }.
refused-told-otherwise = This does not fit what was entered before: { $told }.
refused-told-from-start = Only a game that was entered from its start can go on here.
refused-told-with-it = Name what is shown with it as well (how many: { $count }).
refused-nothing-untold = There is nothing left to enter.
refused-untold-count = Name exactly as many cards as there are: { $wanted }.

# The box on the table
cannot-check = This cannot be checked while the hand is hidden.
tell-shown = { $who }: which card do you turn over?
tell-drawn = { $who } rolls or draws: what came up?
tell-chance = Roll or draw, then enter what came up.
tell-first = Whoever is first: enter it.
tell-turn = { $who }: what do you do?

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
    [one] This record’s moves follow the rules. Its one random result cannot be checked: it was rolled or drawn by hand and typed in.
   *[other] This record’s moves follow the rules. Its { $count } random results cannot be checked: they were rolled or drawn by hand and typed in.
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
hint-only = It is the only thing you can do.
hint-wins = It wins at once.
hint-solves = It solves the challenge.
hint-shortest = It is on a shortest way: exactly { $count } more after it.
