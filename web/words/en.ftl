# The page's own words: everything that is not said by the server. The names of games, the sentences
# of the log, refusals, options and rules come from the rooms, in their own catalogues.
#
# Buttons are short, because a phone is 360 pixels wide: about 20 characters at most, unless a comment
# allows more. The person who plays is addressed warmly and informally. { … } is filled in by the
# page; its name says with what.

## The frame of every page

# The name of the whole; the same in every language.
brand = Regalia
# The title of the browser's window: what is shown, then our name.
title-page = { $page } · Regalia
# In front of the window's title when it is the person's turn.
title-your-turn = ● Your turn: { $game }
skip-to-content = Skip to the content
# Spoken name of the header's link to the start page.
home = Regalia, start page
language = Language
settings = Settings
close = Close
cancel = Cancel
# Spoken name of the bar at the end of every page.
footer = About this site
loading = One moment …
try-again = Try again
copied = Copied.
# The browser did not let us copy; the person copies the address shown by hand.
not-copied = Please copy it by hand.
page-not-found = There is nothing here
page-not-found-text = This address leads nowhere. Perhaps a letter went missing on the way.
to-start = Home
offline = No connection
offline-text = You're offline. You can read the rules, but playing needs a connection.
request-failed = The server cannot be reached just now.
new-version = A new version is ready.
# A button beside it.
reload = Update

## Settings

your-name = Your name
your-name-about = Shown to those you play with.
name-is = You are { $name } here.
name-change = Change
my-data = My data
my-data-about = The server keeps your seats, the name you chose, and small things such as settings and results, under a random number.
my-data-download = Download everything about me
my-data-phrase = Show my code
my-data-phrase-about = Write it down and keep it to yourself: whoever has it is you, on any device.
my-data-copy = Copy
continue-elsewhere = Continue elsewhere
continue-link = Link to continue
continue-elsewhere-about =
    { $minutes ->
        [one] Scan this with the other device, or open the link there. It works once, for one minute. Keep it to yourself: whoever opens it is you.
       *[other] Scan this with the other device, or open the link there. It works once, for { $minutes } minutes. Keep it to yourself: whoever opens it is you.
    }
continue-link-about =
    { $minutes ->
        [one] Open this link in the other browser. It works once, for one minute. Keep it to yourself: whoever opens it is you.
       *[other] Open this link in the other browser. It works once, for { $minutes } minutes. Keep it to yourself: whoever opens it is you.
    }
continue-heading = Continue here?
continue-about = Then you are the same person in this browser as on your other device: games, name and settings come along. Follow only a link that you got yourself.
continue-left =
    { $count ->
        [one] One game in this browser stays behind. To get it back later, note your present code first: Settings, My data.
       *[other] { $count } games in this browser stay behind. To get them back later, note your present code first: Settings, My data.
    }
continue-do = Continue here
my-data-enter = Code from another device
my-data-enter-do = Be the same here
my-data-delete = Delete everything about me
my-data-sure = Your seats and values are removed, and games at which nobody else sits. This cannot be undone.
theme = Colours
theme-system = Same as device
theme-light = Light
theme-dark = Dark
motion = Animation
motion-system = Same as device
motion-full = On
motion-less = Reduced
pace = Pace
pace-calm = Calm
pace-usual = Usual
pace-quick = Quick
pace-about = How fast you are shown what the others did.
sound = Sounds
sound-on = On
sound-off = Off
# Web notifications, for when the page is in the background.
notices = Notify me when it's my turn
notices-ask = Allow notifications
notices-on = Notifications are on.
notices-off = Turn off notifications
push-about = In games over days, also while the page is closed.
push-on = Also while closed
push-off = Only while open
push-failed = The browser did not allow that.
push-insecure = Notifications while the page is closed need an https address; this one has none.
notices-denied = Your browser is blocking notifications from this site. You can change that in its settings.

## Start page

start-title = Play
start-heading = Royal games
start-tagline = Play the computer, a friend beside you, or a friend far away. No account, no waiting.
# The main button of a game: starts a game against the computer at once.
play-now = Play
# Spoken name of that button.
play-now-game = Play { $game } against the computer
# The second button: choose level, options and seats first.
choose = Custom game …
choose-game = Choose how to play { $game }
read-rules = Rules
read-rules-game = Rules of { $game }
# Under a game: how many play.
facts-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# From $least to $most players.
facts-players-range = { $least }–{ $most } players
# $minutes: 15 or 20–40.
facts-minutes = { $minutes } min
your-games = Your games
your-turn = Your turn
time-until = Time is up { $when }
digest-turns =
    { $count ->
        [0] It is not your turn anywhere just now.
        [one] It is your turn in one game.
       *[other] It is your turn in { $count } games.
    }
digest-soonest = The shortest time is up { $when }.
show-all = Show all { $count }
# Heading of the first thing that a new visitor sees: a game that begins with one tap.
start-here = Start here
begin = Begin
begin-game = Begin with { $game }
all-games = All games
# Beside the heading "All games": how they are sorted.
easiest-first = easiest first
# A list that is folded away.
finished-games = Finished games ({ $count })
# How a finished game ended for the person, in a list.
result-won = Won
result-lost = Lost
result-drawn = Draw
result-solved = Solved
result-unsolved = Not solved
today-heading = Today's exercises
today-done = Done
upload = Open a saved game
upload-about = A game saved as a file can be looked at again.
upload-failed = This file could not be read.

## Choosing

choosing-title = Choose: { $game }
choosing-heading = How do you want to play?
players = Players
seat-number = Seat{"\u00A0"}{ $number }
seat-me = You
seat-computer = Computer
seat-here = Friend on this device
seat-open = Friend with a link
seat-name = Name
level = Level
# The computer's ten levels, from the weakest to the strongest.
level-1 = 1 · Friendly beginner
level-2 = 2 · Beginner
level-3 = 3 · Learner
level-4 = 4 · Casual player
level-5 = 5 · Experienced
level-6 = 6 · Club player
level-7 = 7 · Strong
level-8 = 8 · Expert
level-9 = 9 · Master
level-10 = 10 · Full strength
# Of level 10, where the solved game is installed.
level-solved = Goes by the solved game: it knows what every position is worth.
who-begins = Who goes first?
begins-lot = Random
options = Options
# Where the person may leave an option empty.
option-none = None
# Free text, or a text that is pasted in.
option-own = Your own
clock = Clock
clock-none = None
clock-turn = Per turn
clock-game = Per game
clock-days = Days
clock-days-each = Days per turn
clock-seconds = Seconds per turn
clock-minutes = Minutes per player
# Seconds that are added after every turn.
clock-gain = Seconds added per turn
option-over-days = lasts as long as a turn, because the clock is in days.
# The clock that was chosen, beside the button that starts.
clock-is-days =
    { $days ->
        [one] Clock: one day per turn
       *[other] Clock: { $days } days per turn
    }
time-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
time-hours = { $hours } h
clock-is-turn = Clock: { $seconds } seconds per turn
clock-is-game = Clock: { $minutes } min per player, + { $gain } s per turn
start-game = Start
# Shown when somebody is to come by link.
start-game-link = Start and invite

## Table: getting there

table-title = Table
connecting = Connecting …
reconnecting = Connection lost. Reconnecting …
connected-again = Connected again.
table-gone = This table no longer exists
table-gone-text = The link may be incomplete, or the table was cleared away after a long time.
no-connection-now = No connection just now: nothing was sent.
waiting-heading = Waiting for players
# $count: how many are still missing.
waiting-missing =
    { $count ->
        [one] One player is still missing.
       *[other] { $count } players are still missing.
    }
waiting-invite = Send this link to whoever is to play:
invite-link = Link to the table
reach-here = This address works only on this computer. So that others in the network can come, start the server like this:
reach-network = This address works in your network.
qr-code = QR code of the address
copy-link = Copy link
share-link = Share link
# The text that is shared together with the link.
share-text = Play { $game } with me!
sit-heading = There's a seat for you
sit-here = Join
sit-as = Join as { $side }
side-invite = Invite to my side
side-link = Link to my side
side-about = Whoever follows this link sees what you see, and can act for your side.
side-somebody = somebody
side-send-away = Send away
side-send-away-name = Send { $name } away
side-leave = Leave this side
side-join-heading = Play on the same side as { $name }?
side-join-about = You see the same, and any of you can act.
side-join = Play along
side-watch = Just watch
watch-only = You are watching.
seat-empty = Open seat

## Table: seats and turns

seats = Players
# Beside a computer's name.
seat-level = Level{"\u00A0"}{ $level }
seat-online = Here
seat-offline = Away
seat-along = with { $names }
seat-you = You
# Marks the seat whose turn it is; spoken.
seat-to-act = to play
# Resigned, or out of time.
seat-resigned = Resigned
seat-flagged = Out of time
# A hidden choice has been made.
seat-prepared = Ready
seat-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
turn-yours = Your turn
# $name: a player.
turn-of = { $name }'s turn
# The same, when this person may choose something hidden ahead.
turn-ahead = { $name }'s turn. You can already choose your move.
# $names: several players, joined; whoever is first acts.
turn-of-any = First come, first served: { $names }
turn-thinking = { $name } is thinking …
hourglass = Hourglass
prepared-yours = Ready. Your choice will be played when it's your turn.
withdraw = Change my choice
sending = Sending …

## Table: what can be done

# On the board itself: what was touched can mean several things.
board-which = Which do you mean?
# What was touched so far is enough: a button that plays it.
board-done = Done
board-more = Choose { $count } more
board-take-back = Take back: { $what }
# Forget the last thing that was touched.
board-back = Undo last tap
dial-less = One less
dial-more = One more
# Spoken: so many things can be touched next.
board-next =
    { $count ->
        [one] One choice from here
       *[other] { $count } choices from here
    }
actions = Game tools
# Opens the list of all legal actions as sentences.
all-actions = All possible moves
all-actions-search = Search
all-actions-more = { NUMBER($count, useGrouping: 0) } more: search to find them.
all-actions-none = No moves right now.
hint = Hint
hint-coming = Thinking …
# Beside whatever somebody waits for, until the server has compiled the rules of a game; $share is a percentage.
preparing = The computer is being prepared for this game, this first time only: { $share } …
hint-says = Hint: { $sentence }
undo = Undo
undo-ask = Ask to undo
answer-yes = Yes
answer-no = No
offer-draw = Offer a draw
resign = Resign
resign-question = Resign this game?
resign-yes = Yes, resign
keep-going = Keep going
rematch = Play again
# At the end: $names have asked for another game; shown to the others.
rematch-wished = Rematch? { $names } would like another game.
rematch-asked = Waiting for everyone to agree to another game …
menu = Menu
rules = Rules
rule-link = Rule { $rule }
log = Game log
log-empty = Nothing has happened yet.
story = What happened
show-again = Show again
skip = Skip
back-to-now = Back to now
copy-watch-link = Copy spectator link
save-record = Save game

## Table: talking

chat = Chat
chat-say = Say something
chat-send = Send
chat-mute = Mute
chat-unmute = Unmute
chat-muted = Chat is muted.
chat-empty = No messages yet.
chat-new =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
# $name says $text.
chat-line = { $name }: { $text }
# Emotes: the spoken name of each picture.
emotes = Emotes
emote-hello = Hello
emote-good-luck = Good luck
emote-well-played = Well played
emote-thanks = Thank you
emote-think = Thinking
emote-wow = Wow
emote-oops = Oops
emote-laugh = Laughing

## Table: shared device

curtain-heading = Hand the device to { $name }
curtain-text = No peeking, everyone else!
curtain-lift = I'm { $name }

## Table: the end

ending-heading = Game over
ending-won = You win!
ending-lost = Winner: { $name }
ending-draw = A draw.
ending-you-lost = You lost
ending-you-share = You share the win
ending-shared = { $names } share the win
ending-solo-done = Solved!
ending-solo-failed = Not this time.
# Of a game with exact solutions: $par is the fewest moves, $used how many were declared or made.
par-fewest =
    { $par ->
        [one] The shortest solution is one move.
       *[other] The shortest solution takes { $par } moves.
    }
par-plans =
    { $count ->
        [one] It is the only one of that length.
       *[other] There are { $count } of that length.
    }
# How many moves the person needed.
par-used =
    { $used ->
        [one] You solved it in one move.
       *[other] You solved it in { $used } moves.
    }
ways-heading = The solution.
ways-last = The last card.
ways-way = Way { $number }
ways-yours = yours
ways-played = played
ways-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
# Between two challenges of a match: who got the point; what comes next; a countdown follows.
rest-yours = Your point
rest-other = Point for { $name }
rest-next = Next card
rest-waited-for = The others are ready. It goes on by itself in
rest-waiting = Waiting for: { $names }
retry = Try this one again
look-back = Watch replay
share = Share
new-game = New game

## Fair chance

fair = Fair dice and cards
fair-about = Before the first roll, the server picked a secret seed and published its fingerprint. When the game is over the seed is revealed, so anyone can check every roll and shuffle against it.
fair-commit = Fingerprint
fair-seed = Seed
fair-seed-later = Revealed when the game is over
verify = Check now
# $count outcomes of chance.
verify-good =
    { $count ->
        [0] All in order: this game left nothing to chance.
        [one] The one random result matches the seed.
       *[other] All { $count } random results match the seed.
    }
verify-bad = Something does not fit: these outcomes do not follow from the seed.

## Replay

replay-position = Step { $step } of { $last }
replay-start = The beginning
replay-slider = Step
step-first = Start
step-back = Previous
step-on = Next
step-last = End
play = Play
pause = Pause
replay-keys = Arrow keys: left and right step, up and down go turn by turn; the space bar plays or pauses.
replay-controls = Steps
replay-moves = Moves
replay-live = This game is still being played. You see what you know of it.
replay-to-table = To the table
eyes = Whose eyes
eyes-all = All secrets
eyes-onlooker = An onlooker
play-on = Play on from here
play-on-about = A new table begins with this position. Dice and cards come anew from here on.
play-on-ended = The game is over at this step. Go back to a step to try it another way.
play-on-as = You play
play-on-computer = Against the computer
play-on-friend = With a friend
play-on-alone = Play on

## Rules

rules-title = Rules: { $game }
rules-contents = Contents
rules-other = Other games
rules-offline = You’re offline, and these rules have not been read on this device yet. With a connection they come, and then they stay.

## About

about = About
about-heading = About Regalia
about-what = Royal tabletop games with exact rules, strong computer players and a table for friends. Free software; everyone may run a server of their own.
about-fair-heading = Are the dice and cards fair?
about-fair = Dice rolls and shuffles come from a seed that the server picks before the game; everyone sees its fingerprint. Players can mix in randomness of their own. After the game the seed is revealed, and anyone can check every result – here with one click, or with the command below.
about-privacy-heading = What we know about you
about-privacy = No accounts, no trackers, and nothing is loaded from anyone else's server. A cookie with a random number remembers your seats. Names and chat belong to the table and are deleted with it.
about-install-heading = On your device
about-install = Install Regalia from your browser’s menu. You can then read the rules even without a connection.
about-people-heading = Who made it
about-people = The Regalia project, with respect for the rulebooks, whose authors are credited on the rules pages. All texts here are our own.
about-version = Version { $version }

## The companion of a real box

box-have = We have the box
box-title = Companion: { $game }
box-tell = Tell it
box-undo = Take back
box-restart = New game
box-log = What happened
box-shown = What is shown with it?
box-which-card = Which card is played?
box-rank = Rank
box-suit = Suit
box-clubs = clubs
box-diamonds = diamonds
box-hearts = hearts
box-spades = spades
box-joker = joker
box-cards-told = Cards told: { $count } of { $most }
box-units-told = Named: { $count } of { $most }
box-piece = Piece
box-position = The card
box-this-card = This card
box-seconds = { $count } s
box-not-allowed = Not allowed:
box-offline = No connection: the rules live on the server. What was told is kept on this device, and the hourglass runs on.
box-rest = { $who }, { $where }: which cards ({ $count })?
box-lives = Life left
box-rest-tell = Tell what { $who } still held
box-look-back = Look back
box-spectators = What nobody has shown stays hidden: the record is a spectator’s.
box-save = Save the record
box-restart-sure = Leave this game? All that was told is forgotten.
box-about = Play with your own box; the page keeps company, rules and counts.
box-follows = What is told is kept for you: on your other devices the game goes on where you left it.
box-stays = This game has grown too long to follow you: it stays on this device. Saved as a record, it can be opened elsewhere.
box-all = All games with a box
box-go-on = Goes on where you left it
box-open = Go on from a record
own-cards = Cards
own-cards-ours = The project’s
own-cards-mine = Of your box ({ $count })
own-cards-about = The project’s own cards, or those printed in your box: enter them once, and they are kept for you.
own-cards-enter = Enter the cards of your box
own-cards-count = Cards entered: { $count } of at most { $most }
own-cards-twice = This card has been entered already.
own-cards-remove = Take out
own-values-mine = Your box’s values
own-values = What the tokens are worth
own-cards-put = Put down: { $count } of { $most }
own-cards-missing = Still missing: { $what }.

# Lessons
learn = Learn
learn-title = Learn { $game }
learn-steps = Steps of the lesson
learn-step = Step { $number }: { $goal }
learn-step-done = Step { $number }, done: { $goal }
learn-where = { $number } of { $count }
learn-your-move = { $count ->
    [one] Your move · one action
   *[other] Your move · { $count } actions
}
learn-right = Right
learn-wrong = Not this one
learn-hint = Hint: { $hint }
learn-hint-later = Nothing is lost. A hint comes after one more try.
learn-nothing-lost = Nothing is lost.
learn-try-again = Try again
learn-repeat = Once more
learn-next = Next step
learn-finish = Finish
learn-skip = Skip this step
learn-needs-server = The server works out what comes of this: a connection is needed.
learn-stars = { $count ->
    [one] One star of three
   *[other] { $count } stars of three
}
learn-over = That was the lesson
learn-again = The lesson once more
learn-first-game = Play your first game
learn-first-game-about = Now a whole game against the easiest computer. Before each new kind of decision a sentence says what it is about.
learn-offer = { $count ->
    [one] New to { $game }? One step shows how it is played.
   *[other] New to { $game }? { $count } short steps show how it is played.
}
daily-of = Exercise of the day: { $game }
daily-count = { $done } of { $count } done
daily-done = Done
daily-done-misses = Done, misses: { $misses }
daily-next = Next
daily-week = The last seven days
daily-day-done = done
daily-day-forgiven = forgiven
daily-day-missed = missed
daily-day-open = still open
daily-days = Days in a row: { $days }
daily-forgiven = One missed day a week is forgiven.
daily-share = Share
daily-copy = Copy the line
daily-picture = Save as a picture
practice = Practise
practice-of = { $game }: { $theme }
practice-title = Practise { $game }
practice-about = Choose what to practise. It gets harder as you succeed; what you miss comes back after 1, 3 and 7 days.
practice-due = Exercises that come back today: { $count }
practice-next = Next exercise
learn-proof-exact = The answer: solved exactly
learn-proof-proved = The answer: proved
learn-proof-computed = The answer: computed
learn-proof-searched = The answer: found by searching

## The workshop

workshop-title = Workshop: { $game }
workshop-link = Workshop
workshop-about = Make units and scenarios of your own, see what they are worth, and play with them at once.
workshop-matches = Against the others
workshop-other = Unit
workshop-way = What to play
workshop-against = Against
workshop-play = Play it
workshop-kept = Kept
workshop-name = Name
workshop-keep = Keep
workshop-remove = Take out
workshop-file = Save as a file
workshop-open = Open a file
workshop-new = Start afresh
workshop-long = This is too long for a link; save it as a file instead.
workshop-bad-link = This link holds nothing that can be read here.
workshop-languages = told by language, in the file
# Looking back: where a result came from.
review = Review
review-working = Looking back at every move …
review-deeper = Looking longer at what may matter …
review-stop = Stop
review-go-on = Go on
review-headline = Luck { $luck }, decisions { $decisions } points.
review-right = { $right } of { $all } decisions were within 2 points of the best.
review-whose = Seen by
review-where = Where it went
review-decisions = decisions
review-graph = Chance to win
review-graph-told = Chance to win, in percent: { $start } at the start, between { $low } and { $high }.
review-turning = Turning points
review-quiet = No moment changed much.
review-step = Step { $n }
review-nothing-to-do = Nothing anybody could do.
review-better = Better: { $what }
review-show-better = Show the better one
review-show-played = Show what was played
review-try = Try it yourself
review-try-which = What would you do?
review-try-right = Right: as good as the best, or nearly.
review-try-wrong = That loses { $points } points. Try another.
review-choices = All that could be done
review-chance = Dice and cards
review-chance-row = { $came }; fair share { $fair }
review-how = How it is counted
review-how-sum = 100 points are a won game, 0 a lost one. What you had at the start, luck, decisions and the rest add up to the result.
review-how-luck = Luck: how much better what came was than what comes on average.
review-how-decisions = Decisions: what an action was worth beside the best one, judged only by what could be known then. A label is given only where the loss is sure.
review-how-unknowable = Nobody could know: what hidden cards, or who was first, made of a decision. It is never held against anybody.
review-how-left-over = Left over: what values that were only searched do not explain. Where they are exact or proved, nothing is left.
review-start = At the start
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-unknowable = Nobody could know
review-given-up = Given up
review-left-over = Left over
review-result = Result
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grade-good = well played
review-word-exact = exact
review-word-proved = proved
review-word-computed = computed
review-word-searched = searched
print = Print
print-what = What to print
print-paper = Paper
print-pdf = As PDF
print-army = Army on the form (letters)
weigh = Weigh
weigh-about = The server plays many games between equal armies in which one unit is exchanged.
weigh-it = Weigh { $name }
weigh-stop = Stop
weigh-waiting = The first games are about to be played …
weigh-progress = Progress
weigh-failed = This unit could not be weighed.
weigh-strength = who plays
weigh-points = points of win rate
weigh-games = games

# A rush: as many exercises as one can
rush = Rush
rush-title = Rush: { $game }
rush-minutes = Three minutes
rush-survival = Until the third miss
rush-about = From easy to hard, each in the fewest moves. Everybody with the link gets the same ones and begins once; whatever you miss can be tried again afterwards.
rush-about-minutes = Do as many as you can in three minutes. A miss costs ten seconds; five, twelve, twenty and thirty in a row bring some back.
rush-about-survival = Do as many as you can. Take your time: the third miss ends it.
rush-begin = Begin
rush-begin-again = Begin this one again
rush-skip = On to the next (counts as a miss)
rush-too-late = Too late: this one no longer counts.
rush-score = Done: { $count }
rush-lives = { $count ->
    [one] One miss left
   *[other] { $count } misses left
}
rush-result = Misses: { $misses }. Longest row: { $longest }.
rush-best = Your best so far: { $count }
rush-missed = What you missed
rush-look = Try number { $number } again
rush-look-again = See how the others are doing
rush-board = Results
rush-invite = The same ones for others: the link
rush-another = Another rush
rush-who = Who
rush-done = Done
rush-misses = Misses
rush-nobody = Somebody
rush-me = you
rush-running = still at it
exercise-solve = Show the solution
exercise-solution = The solution

# Trying things out after a game
analyse = Try things out
analyse-of = Trying things out: { $game }
analyse-about = Paste a saved game or a position, and try everything out: for every side, with any roll or card.
analyse-about-moment = Play for every side and choose what chance brings. Everything can be taken back.
analyse-text = A saved game, or a position
analyse-this = Open it
analyse-where = Where you are
analyse-step = Step { $n } of { $all }
analyse-before = Step back
analyse-after = Next step
analyse-back = Take back
analyse-all-back = Back to the game
analyse-whose = Who acts
analyse-chance = Chance: choose what comes
analyse-random = Let chance decide
analyse-values = What each is worth
analyse-looking = Looking deeper and deeper ({ $count })
analyse-deeper = Look deeper
analyse-all-seen = All of it is known.
analyse-more = { $count } more
analyse-fewer = Only the best
analyse-line = Best line
analyse-copy = Copy the position
analyse-terminal = Saved, it opens in a terminal, too:

# What my games tell together
mine = My games
mine-about = What your games tell together. Only you see it. Games come in when you open this page; what a review found comes in once it is done.
mine-none = No finished game yet.
mine-results = Results
mine-level = Level { $level }
mine-people = People, or alone
mine-won = won
mine-drawn = drawn
mine-lost = lost
mine-time = Accuracy and luck over time
mine-time-told = Games with a review: { $count }. Accuracy { $accuracy } %, luck { $luck } points on average.
mine-accuracy = Accuracy
mine-no-review = None of these games has a review yet. Open one, and look here again.
mine-themes = Marked decisions
mine-theme-early = early in the game
mine-theme-middle = in the middle
mine-theme-late = late in the game
mine-theme-ahead = when ahead
mine-theme-behind = when behind
mine-latest = Latest games
mine-one-won = won
mine-one-drawn = drawn
mine-one-lost = lost
mine-how = The latest 40 games are kept one by one, older ones only as results.
mine-delete = Delete these results
mine-delete-sure = Yes, delete them

# Positions put together by hand
analyse-game = Game
analyse-any-game = Whichever fits
editor-open = Set up a position
editor-change = Change the position
editor-of = Set up a position: { $game }
editor-about = Choose something, then tap where it goes; tapping it once more takes it away.
editor-verdict = Is it possible?
editor-possible = This position is possible.
editor-analyse = Try it out
editor-another = Another position
editor-things = Things to put
editor-away = Take away
editor-fields = What else belongs to it
review-try-other = That is not among the better ones. Try another.

review-try-again = Try again
mistakes = My own mistakes
mistakes-about = Marked decisions of your games come back after 1, 3 and 7 days. What loses less than 2 points is right.
mistakes-due = Due today: { $count }
mistakes-waiting = To come later: { $count }
mistakes-begin = Try them
mistakes-next = Next
mistakes-gone = The review of this game is gone.

# Proved positions

# The title of a page, and the link to it.
proved = Proved positions
proved-link-about = Wins that nobody can prevent, to play through.
proved-about = In each of these positions whoever is to play wins by force: every answer of the other side was tried. It takes as many turns as it says, both sides counted, and no fewer.
# Which positions are shown: who wins them, and how long it takes.
proved-side = Who wins
proved-either = Either side
proved-length = How long
proved-any = Any length
# Turns of both sides together.
proved-turns =
    { $plies ->
        [one] one turn
       *[other] { $plies } turns
    }
# $side: what a side is called.
proved-wins =
    { $plies ->
        [one] { $side } wins in one turn
       *[other] { $side } wins in { $plies } turns
    }
proved-ways =
    { $winning ->
        [one] One of { $actions } possible actions does it.
       *[other] { $winning } of { $actions } possible actions do it.
    }
proved-count =
    { $count ->
        [0] No position like that is known.
        [one] One position
       *[other] { $count } positions
    }
# Of the moves that are shown one after the other.
proved-line = The winner is as quick and the other side as stubborn as possible.
proved-all = All positions
proved-next = The next one
