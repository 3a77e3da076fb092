# What the table at the keyboard says.
to-act = { $who }’s turn
who-acts = First come, first served: { $who }
dice-to-type = Roll or draw, and type the result
prompt = { $who }>{" "}
prompt-dice = dice>{" "}
prompt-race = seat and action>{" "}
prompt-end = over>{" "}
actions-group = { $count ->
    [one] {"     "}{ $group } …: one action
   *[other] {"     "}{ $group } …: { NUMBER($count, useGrouping: 0) } actions
}
more-actions = { $count ->
    [one] One more action: `list` shows it, or type its beginning.
   *[other] { NUMBER($count, useGrouping: 0) } more actions: `list` shows them, or type a beginning.
}
which = { $typed } can be:
no-such-number = There is no number { $number }; the actions are numbered from 1 to { $last }.
refused-by-rule = { $reason } (rule { $rule }; `rules { $rule }` shows it)
say-seat-first = Say who acts: a seat’s number and the action, such as `{ $example }`.
nobody-to-wait-for = Everyone who may act sits at this keyboard.
or-wait = Each of you may be the first: act, or `wait` and let the computer act.
compiling = The computer is warming up: the first time on this machine this can take a minute.
by-solution = { $who } plays from the solved game: it knows what every position is worth.
thinking = Thinking …
hint = The computer would choose { $text }: { $sentence }
time-limit = Time left: { $seconds } s.
undone = { $count ->
    [one] Undone: { $texts }.
   *[other] Undone ({ NUMBER($count, useGrouping: 0) } in all): { $texts }.
}
record-needs-file = Say where: `record game.txt`.
record-exists = { $file } already exists and is left as it is; choose another name.
record-saved = The record is in { $file }.
record-tells-all = It tells everything, hidden cards too.
record-failed = { $file } cannot be written: { $why }.
kept = Game saved. To continue:
kept-resume = {"  "}regalia play --resume { $file }
left-resume = {"  "}regalia referee --resume { $file }
left-wrong = { $file }: { $problem }
left-unreadable = this file is not a saved game with your own box.
not-kept = The game was not saved: { $why }.
no-home = your home folder is not known
quit-question = Save the game for later? [Y/n]{" "}
draw-question = { $who }, do you agree to a draw? [y/N]{" "}
curtain = Please pass the keyboard to { $who }.
curtain-enter = Press Enter when only { $who } is looking.{" "}
concluded = Fewest moves: { $least }. Ways: { $plans }. One of them: { $way }
next-enter = Press Enter for the next challenge.{" "}
between = a challenge is over
referee = the dealer
story-empty = Nothing has happened yet.
what-unknown = Nothing is known about “{ $what }”.
goes-on = The game goes on.
you-may = Your moves
you-may-type = Possible results
after-end = `record FILE` saves the game, `log` shows it, `again` plays another one, Enter leaves.
opponent = { $name }, level{"\u00A0"}{ $level }: { $about }
level-weaker = Levels are weaker on this board: what the computer has learned is about the book’s.
level-weaker-rules = Levels are weaker with these house rules: what the computer has learned is about the book’s game.
who-begins = { $who } lost and chooses who begins: 1 { $who }, 2 { $other } (Enter: 1)>{" "}
after-end-pair = Enter begins the second game; `quit` leaves, `record FILE` saves the game, `log` shows it.
help =
    Type a move, its number, or just enough of its beginning.
    ?             this help
    list          all moves
    log           everything that happened, as far as you may know
    what X        what something is: a square, or the beginning of a name
    rules         all rules; `rules 8` shows one
    hint          what the strongest computer would do
    undo          back to the last choice of somebody at this keyboard
    record FILE   write the game so far into a file
    wait          where several may act first: let the computer act
    draw          offer a draw; the other player answers
    resign        give up; where several may act, `resign 2` for seat 2
    quit          leave; the game can be saved for later

# What is wrong with a command
no-rule = { $game } has no rule { $number }.
which-game = Which game? { $games }
who-plays = --against, --seat and --together each say who plays: give one of them.
seat-for-each = { $game } has { $count } seats here: give a --seat for each of them, or just --against.
option-form = An option is written { $form }, not { $given }.
position-json = The position is not a JSON object: something is wrong in line { $line }, column { $column }.
position-deep = The position is nested too deeply.
origin-form = An origin is written like { $example }, not { $given }.
no-cache = No folder for compiled rules can be written to: name a writable one in REGALIA_CACHE. (Everything works without it, but every start compiles again.)
error = Error: { $problem }
usage = Usage:
try-help = { $command } shows what this command takes.
no-such-option = There is no option { $option }.
no-such-command = There is no command { $command }.
did-you-mean = Did you mean { $near }?
option-needs-value = The option { $option } needs a value.
option-takes-none = The option { $option } takes no value.
missing-word = { $what } is missing.
missing-command = A command is missing.
too-many-words = More was given than this command takes.
bad-value = { $what }: this is not possible; wanted: { $wanted }.
wanted-whole = a whole number
wanted-decimal = a number
wanted-other = another value
aborted = Aborted!

# What commands show
start-title = royal games
start-facts = { $seats } players, { $minutes } min
start-page = The page opens in your browser; Ctrl-C ends it. You can also:
start-play = play at the keyboard, together or against the computer
start-rules = read the rules
start-games = all options of all games
start-help = everything else
start-folder = In the project’s folder, { $command } does the same.
option-facts = { $default } (can be { $choices })
house-rules = House rules
board-none = { $game } is always played on the same board.
board-side = Side { $number }: { $text }
board-right = { $file }: one can play on this board.
counting = { $game }, depth { $depth }
compiling-rules = Compiling
ready = Ready: { $games }.
yes-or-no = { $question } [Y/n]{" "}

# The companion at the keyboard
prompt-referee = table>{" "}
referee-begins = You play with your own box; type what everybody at the table sees, such as 7H or 10D. Hidden cards stay hidden. `?` shows the commands.
referee-more = There are { $count } things to type in all: `list` shows them.
referee-card = Type the card, its rows from the top, a dot for each empty square. For example: { $example }
may-yes = Yes. { $sentence }
referee-undone = Taken back: { $text }.
rest-asked = { $who } still held { $count } ({ $where }). To complete the record: `rest { $seat } CARDS`, with / between two places.
record-whole = The record is complete: `record FILE` saves it.
record-spectators = The record shows what a spectator saw: what nobody has shown stays hidden. `record FILE` saves it.
hourglass-runs = The hourglass runs: { $seconds } s.
hourglass-left = { $seconds } s left.
hourglass-out = The time has run out. Press Enter.
referee-help =
    Type what happened: a card (7H, 10D, XX for a joker), the dice, a position, a move.
    In a race, the seat’s number first: `1 declare 4`.
    may MOVE      is it allowed, and what would happen?
    undo          take back the last entry
    list          everything you can type now
    log           everything that happened
    rules         all rules; `rules 8` shows one
    rest S CARDS  at the end: what seat S still held
    record FILE   write the record into a file
    quit          leave

# Lessons
no-lesson = { $game } has no such lesson; there are: { $lessons }
no-lessons-yet = there are no lessons for { $game } yet
no-step = there is no step { $step }; the steps: { $steps }
whose-lesson = say which game this lesson is for: --game NAME
line-no-json = this line is not a JSON object
lesson-faults = { $count ->
    [one] One thing is wrong.
   *[other] { NUMBER($count, useGrouping: 0) } things are wrong.
}
lesson-right = All steps can be done, and par is right.
learn-help = Type an action, its number or its beginning; `list` shows all, `rules` and `hint` help, `skip` goes on.
learn-ladder = First a try, which counts nothing: type an action, its number or its beginning; `list` shows all, `skip` goes to the lesson.
learn-ladder-done = That is it.
learn-ladder-back = Not quite: it is taken back. Try again.
learn-step = { $left ->
    [one] Step { $number } of { $of } · your turn · one move
   *[other] Step { $number } of { $of } · your turn · { NUMBER($left, useGrouping: 0) } moves
}
learn-prompt = you>{" "}
learn-hint = Hint: { $hint }
learn-wrong = Not this one.
learn-over = Lesson complete. Now play: regalia play { $game } --guided
learn-first-game = Play your first game now, guided, against level 1? (Enter: yes, n: no){" "}

# What `regalia review` says.
review-start = At the start
review-luck = Luck
review-own = Own moves
review-others = Others’ moves
review-unknowable = Nobody could know
review-given-up = The early end
review-left-over = Not explained
review-result = Result
review-accuracy = Accuracy
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grade-good = well played
review-word-exact = exact
review-word-proved = proved
review-word-computed = computed
review-word-searched = searched
review-looking = Looking back
review-points = In points: 100 is a win.
review-loses = { $number }. { $who }: { $text } – { $grade }, −{ $points }; better: { $best }
review-good = { $number }. { $who }: { $text } – { $grade }
review-turned = { $number }. { $text } – chance { $share }; { $who }: { $points }
review-known = Values: { $word }.

# What `regalia analyse` says.
analyse-action = Action
analyse-worth = Points
analyse-to-act = To act: { $who }
analyse-line = Best line: { $line }
analyse-outcome = What chance may bring
analyse-share = How often
analyse-looking = Looking deeper (Ctrl-C stops)
no-exercises-yet = there are no exercises for { $game } yet
which-theme = say what to practise: { $themes }
example-help = Type an action, its number or its beginning; `list` shows all, `rules` the rules, and Enter alone leaves.
example-prompt = try>{" "}
example-allowed = Allowed here:
example-only = Allowed here, and nothing else:
example-refused = Not allowed here:
example-agrees = Just what the example says.
example-again = From the start again:
exercise-help = Type an action, its number or its beginning; `list` shows all, `rules` and `hint` help, `skip` shows the solution.
exercise-solution = The solution:
no-rush = there are no rushes for { $game }
rush-time = Done: { NUMBER($score, useGrouping: 0) } · seconds left: { NUMBER($seconds, useGrouping: 0) }
rush-lives = Done: { NUMBER($score, useGrouping: 0) } · misses left: { NUMBER($lives, useGrouping: 0) }
rush-late = Too late: this one no longer counts.
rush-result = Done: { NUMBER($score, useGrouping: 0) }. Misses: { NUMBER($misses, useGrouping: 0) }. Longest streak: { NUMBER($longest, useGrouping: 0) }.
rush-same = The same rush for others: { $command }
rush-again = One you missed, once more:
daily-row = { $days ->
    [0] No days in a row yet; best: { $best }.
    [one] One day in a row; best: { $best }.
   *[other] { $days } days in a row; best: { $best }.
}
making-exercises = Finding exercises for { $game }
exercises-made = { $count } exercises are in { $file }.
exercises-listed = The list has { $count } exercises now.
grading-exercises = Grading exercises for { $game }
exercises-graded = New grades: { $count }.
# Matches (researching.py)
playing-games = Playing …
bad-clock = A clock is written as seconds, or seconds+gain, such as 60+0.5; not { $given }.
match-line = { $who }: { $points } of { $games } ({ $share }%, 95%: { $low }–{ $high }), rating { $rating } ± { $spread }
match-fault = Not ended by the rules ({ $why }): { $count }
match-fault-by = { $who } lost through its own fault ({ $why }): { $count }
match-said = for example, its answer: { $said }
dataset-line = { $folder }: { $games } games, { $decisions } decisions, { $files } files
printed = Written: { $file }
# Games of one's own (commands/rooms.py)
room-name = “{ $name }” with { $seats } seats cannot be made: a name is some small letters that no game has, seats are such as 2 or 2-4.
room-taken = “{ $name }” already means something in Python or in the house: a game of that name could not be imported. Choose another one.
room-there = There is something at { $folder } already.
room-undeclared = { $name } does not say of every field of its state what it holds.
room-derived = { $file } is written.
room-made = { $folder } is a game that runs. Check it with: regalia check-room { $folder }
