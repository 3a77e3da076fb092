var e=`title-your-turn = ● Your turn: { $game }
title-of = { $title }: { $text }
cancel = Cancel
copied = Copied.
not-copied = Please copy it by hand.
your-name = Your name
your-name-about = Shown to the people you play with.
name-is = You’re playing as { $name }.
name-change = Change
my-data = My data
my-data-about = The server keeps your seats, your name, and small things such as settings and results, all under a random number.
my-data-download = Download everything about me
my-data-phrase = Get a new code
my-data-phrase-about = Write it down and keep it secret: anyone who has it can be you, on any device. It is shown only this once.
my-data-phrase-replaces = The code you have so far then no longer works.
devices = Devices
devices-about = Every device has a key of its own. Sign out a device that you no longer have or do not recognise.
device-this = this device
device-seen = last here: { $when }
device-unknown = Unknown device
device-rename = Rename
device-rename-whose = Rename { $name }
device-name = Name of the device
device-name-do = Save
device-end = Sign out
device-end-whose = Sign out { $name }
device-end-about = Nothing of yours can then be opened on it any more.
device-end-this = You are then somebody new here. Your code, or a link from another device, brings you back.
device-end-lost = You have no code, and this is your only device: nothing would bring your games and results back. Get a code first.
device-old = Its key is your old code, which other devices may have, too.
device-old-others = Its key is your old code. Other devices have it, too: { $names }.
devices-end = Sign out everywhere else
devices-end-about = All your other devices are signed out, and you get a new code; the one you have so far then no longer works.
devices-need = These need the new code then: { $names }.
devices-need-old = Every device that still has your old code needs the new one then.
my-data-copy = Copy
continue-elsewhere = Continue elsewhere
continue-link = Link to continue
continue-elsewhere-about =
    { $minutes ->
        [one] Scan this with the other device, or open the link there. It works once, for one minute. Keep it secret: anyone who opens it can be you.
       *[other] Scan this with the other device, or open the link there. It works once, for { $minutes } minutes. Keep it secret: anyone who opens it can be you.
    }
continue-link-about =
    { $minutes ->
        [one] Open this link in the other browser. It works once, for one minute. Keep it secret: anyone who opens it can be you.
       *[other] Open this link in the other browser. It works once, for { $minutes } minutes. Keep it secret: anyone who opens it can be you.
    }
continue-heading = Continue here?
continue-about = This browser will then know you as your other device does: your games, name and settings come along. Only follow a link you made yourself.
continue-left =
    { $count ->
        [one] One game in this browser stays behind. To get it back later, write down your current code first: Settings, My data.
       *[other] { $count } games in this browser stay behind. To get them back later, write down your current code first: Settings, My data.
    }
continue-do = Continue here
my-data-enter = Code from another device
my-data-enter-do = Use this code
my-data-delete = Delete everything about me
my-data-sure = This removes your seats, your stored data, and every game that nobody else is in. It cannot be undone.
theme-system = Same as device
theme-light = Light
theme-dark = Dark
motion-system = Same as device
motion-full = On
motion-less = Reduced
pace-calm = Calm
pace-usual = Usual
pace-quick = Quick
pace-about = How fast you see what the others did.
rolls-tap = I tap them
rolls-self = By themselves
rolls-about = Your own rolls and draws wait for your tap, three seconds at most.
sound-on = On
sound-off = Off
notices-ask = Allow notifications
notices-on = Notifications are on.
notices-off = Turn off notifications
push-about = In games played over days, even while the page is closed.
push-on = Even when closed
push-off = Only when open
push-failed = The browser did not allow that.
push-insecure = Notifications while the page is closed need an https address; this one has none.
notices-denied = Your browser is blocking notifications from this site. You can change that in its settings.

choose = Custom game …
play-together = Together
play-together-game = Play { $game } together
play-together-about = You all share one seat and solve it together: here at this screen, or with the link.
race-begin = Start the race
race-alone = Alone first, no hurry
exercise-today = Today’s exercise
read-rules = Rules
read-rules-game = Rules of { $game }
your-games = Your games
go-on = Play on
time-until = Time runs out { $when }
digest-turns =
    { $count ->
        [0] It’s not your turn in any game right now.
        [one] It’s your turn in one game.
       *[other] It’s your turn in { $count } games.
    }
digest-soonest = The first clock runs out { $when }.
show-all = Show all { $count }
finished-games = Finished games ({ $count })
result-won = Won
result-lost = Lost
result-place = { $place ->
    [2] Second
    [3] Third
   *[other] Fourth
}
result-drawn = Draw
result-solved = Solved
result-unsolved = Not solved
today-heading = Today’s exercises
today-done = Done
choosing-title = Choose: { $game }
choosing-heading = How do you want to play?
opponent-who = Who do you want to play?
opponent-places = Players to choose
opponent-score = You won { $won } of { $count }.
opponent-match = A good match for you.
opponent-strength = About your strength: { $name }
opponent-link = Friend with a link
opponent-link-about = You get a link to send to anyone. They need no account.
opponent-here = Someone beside me
opponent-here-about = You share this device: pass it over, or lay it between you.

handicap-how-strong = How strong is the other person, compared with you?
handicap-gap-0 = much weaker
handicap-gap-1 = weaker
handicap-gap-2 = about the same
handicap-gap-3 = stronger
handicap-gap-4 = much stronger
handicap-proposal = To make it even: { $what }.
handicap-mine = That is you.
handicap-other = That is the other side.
handicap-take = Play with this handicap
handicap-drop = Play without a handicap
handicap-lot = Chance decides who begins; the handicap goes along.
choosing-box = Cards of your own box
choosing-seats = Who sits where
players = Players
seat-number = Seat{"\\u00A0"}{ $number }
seat-me = You
seat-computer = Computer
seat-here = Friend on this device
seat-open = Friend with a link
seat-name = Name
level = Level
level-solved = Plays from the solved game: it knows what every position is worth.
level-weaker = Levels are weaker on this board: what the computer has learned is about the book’s.
level-weaker-rules = Levels are weaker with these house rules: what the computer has learned is about the book’s game.
who-begins = Who goes first?
begins-lot = Random
pair = How many games?
pair-one = One
pair-two = Two, seats exchanged
pair-about = Going first is worth something. In two games each of you goes first once, from the same set-up, and the points of both are added up. A rule of our own.
house-rules = House rules
house-rules-about = Other ways to read the rulebook, and rules of our own. Leave them as they are to play as the rules here say.
option-none = None
option-own = Your own
clock = Clock
clock-none = None
clock-turn = Per turn
clock-game = Per game
clock-days = Days
clock-days-each = Days per turn
clock-seconds = Seconds per turn
clock-minutes = Minutes per player
clock-gain = Seconds added per turn
option-over-days = lasts as long as a turn, because the clock is in days.
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
start-game-link = Start and invite

table-title = Table
connecting = Connecting …
reconnecting = Connection lost. Reconnecting …
connected-again = Connected again.
table-gone = This table no longer exists
table-gone-text = The link may be incomplete, or the table was cleared away after a long time.
no-connection-now = No connection right now: nothing was sent.
waiting-heading = Waiting for players
waiting-missing =
    { $count ->
        [one] One player is still missing.
       *[other] { $count } players are still missing.
    }
waiting-invite = Send this link to the people you want to play with:
invite-link = Link to the table
reach-here = This address works only on this computer. To let others on your network join, start the server like this:
reach-network = This address works on your network.
qr-code = QR code for the address
copy-link = Copy link
share-link = Share link
share-text = Play { $game } with me!
sit-heading = There’s a seat for you
sit-here = Join
sit-as = Join as { $side }
side-invite = Invite to my side
side-link = Link to my side
side-about = Anyone who opens this link sees what you see and can act for your side.
side-somebody = somebody
side-send-away = Remove
side-send-away-name = Remove { $name }
side-leave = Leave this side
side-join-heading = Play on the same side as { $name }?
side-join-about = You all see the same, and any of you can act.
side-join = Play along
side-watch = Just watch
watch-only = You are watching.
seat-empty = Open seat

seats = Players
seat-level = Level{"\\u00A0"}{ $level }
seat-online = Here
seat-offline = Away
seat-along = with { $names }
seat-you = You
seat-to-act = to play
seat-resigned = Resigned
seat-flagged = Out of time
seat-stand-in = Computer plays on
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
turn-of = { $name }’s turn
turn-ahead = { $name }’s turn. You can already choose your move.
turn-of-any = First come, first served: { $names }
turn-thinking = { $name } is thinking …
turn-playing = { $name } is playing
roll-dice = Roll the dice
roll-dice-how = Tap the dice.
draw-cards = Draw
draw-cards-how = Tap to see what you draw.
hourglass = Hourglass
held-back = Your handicap: wait
prepared-yours = Ready. It will be played when it’s your turn.
sending = Sending …

actions = Game tools
all-actions = All possible moves
all-actions-search = Search
all-actions-more = { NUMBER($count, useGrouping: 0) } more: search to find them.
all-actions-none = No moves right now.
hint-coming = Thinking …
preparing = Getting the computer ready for this game, the first time only: { $share } …
hint-says = Hint: { $sentence }
undo-ask = Ask to undo
answer-yes = Yes
answer-no = No
absence-wait = Wait
absence-computer = Let a computer play on
absence-friend = Let a friend take over
absence-take = Take the seat
absence-give-back = Give the seat back
absence-change = Decide again
absence-link = Send this link to whoever should take the seat:
offer-draw = Offer a draw
resign-question = Resign this game?
resign-yes = Yes, resign
keep-going = Keep going
rematch-loser = You lost, so you say who begins the next game.
rematch-i-begin = Again: I begin
rematch-you-begin = Again: you begin
rematch-they-say = Who lost ({ $name }) says who begins the next game.
rematch-loser-begins = Again: the loser begins
rematch-winner-begins = Again: the winner begins
pair-next = Second game
pair-game = Game { $number }
pair-sum = Together
rematch-wished = Rematch? { $names } would like another game.
rematch-asked = Waiting for everyone to agree to another game …
rematch-with-computer = Play again with a computer
rematch-with-friend = Play again with a friend
menu = Menu
rule-link = Rule { $rule }
log = Game log
log-empty = Nothing has happened yet.
story = What happened
show-again = Show again
back-to-now = Back to now
copy-watch-link = Copy spectator link
save-record = Save game

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
chat-line = { $name }: { $text }
emotes = Emotes
emote-hello = Hello
emote-good-luck = Good luck
emote-well-played = Well played
emote-thanks = Thank you
emote-think = Thinking
emote-wow = Wow
emote-oops = Oops
emote-laugh = Laughing

curtain-heading = Hand the device to { $name }
curtain-text = No peeking, everyone else!
curtain-lift = I’m { $name }

ending-heading = Game over
ending-won = You win!
ending-lost = Winner: { $name }
ending-draw = A draw.
ending-you-lost = You lost
ending-place = You came { $place ->
    [2] second
    [3] third
   *[other] fourth
}
ending-you-share = You share the win
ending-shared = { $names } share the win
ending-solo-done = Solved!
ending-solo-failed = Not this time.
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
par-used =
    { $used ->
        [one] You solved it in one move.
       *[other] You solved it in { $used } moves.
    }
ways-heading = The solution.
ways-last = The last card.
ways-before = Solutions of the card before
ways-way = Way { $number }
ways-yours = yours
ways-played = played
ways-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
rest-yours = Your point
rest-other = Point for { $name }
rest-next = Next card
rest-waited-for = The others are ready. The game goes on in
rest-waiting = Waiting for: { $names }
retry = Try this one again
look-back = Watch replay
share = Share
new-game = New game

fair = Fair dice and cards
fair-about = Before the first roll, the server picked a secret seed and published its fingerprint. When the game is over the seed is revealed, so anyone can check every roll and shuffle against it.
fair-commit = Fingerprint
fair-seed = Seed
fair-seed-later = Revealed when the game is over
verify = Check now
verify-good =
    { $count ->
        [0] All in order: this game left nothing to chance.
        [one] The one random result matches the seed.
       *[other] All { $count } random results match the seed.
    }
verify-bad = Something is wrong: these results do not match the seed.

replay-position = Step { $step } of { $last }
replay-start = The beginning
replay-place = { $at }. { $name }
replay-slider = Step
step-first = Start
step-back = Previous
step-on = Next
step-last = End
pause = Pause
replay-keys = Arrow keys: left and right step, up and down go turn by turn; the space bar plays or pauses.
replay-controls = Steps
replay-moves = Moves
replay-live = This game is still being played. You see only what you may know.
replay-to-table = To the table
eyes = Point of view
eyes-all = Everything
eyes-onlooker = A spectator
play-on = Play on from here
play-on-about = This opens a new table with this position. From here on, dice and cards are new.
play-on-ended = The game is over at this step. Go back to an earlier step to try something else.
play-on-as = You play
play-on-computer = Against the computer
play-on-friend = With a friend
play-on-alone = Play on

rules-title = Rules: { $game }
rules-contents = Contents
rules-other = Other games
rules-offline = You’re offline, and these rules haven’t been opened on this device yet. Open them once with a connection, and they stay.
example-agrees = Just what the example says.
example-restart = Back to the start
example-allowed = Allowed here
example-only = Allowed here, and nothing else
example-refused = Not allowed here
example-line = { $count ->
    [one] Play it out: one step
   *[other] Play it out: { $count } steps
}
example-least = The least plan takes { $least }.
example-plans = { $count ->
    [one] There is only one.
   *[other] There are { $count } of them.
}

about-heading = About Regalia
about-what = Royal tabletop games with exact rules, strong computer players and a table for friends. Free software; everyone may run a server of their own.
about-fair-heading = Are the dice and cards fair?
about-fair = Dice rolls and shuffles come from a seed that the server picks before the game; everyone sees its fingerprint. Players can mix in randomness of their own. After the game the seed is revealed, and anyone can check every result – here with one click, or with the command below.
about-help = Help from outside cannot be ruled out: without accounts nobody can be kept from asking a computer in another window. Where it matters, play in one room.
about-privacy-heading = What we know about you
about-privacy = No accounts, no trackers, and nothing is loaded from anyone else’s server. A cookie with a random number remembers your seats. Names and chat belong to the table and are deleted with it.
about-install-heading = On your device
about-install = Install Regalia from your browser’s menu. You can then read the rules even without a connection.
about-people-heading = Who made it
about-people = The Regalia project, with respect for the rulebooks, whose authors are credited on the rules pages. All texts here are our own.
box-title = Companion: { $game }
box-who = Who is playing?
box-names-about = With names, everything is said with them; without, with the colours or seats.
box-set = What is in your box?
box-how = How do you play?
box-begin = Begin
box-set-up = Players and box
box-telling = Tell what happened
box-tell = Enter
box-may = May I?
box-may-asks = The next thing you touch only asks whether it is allowed: nothing counts yet.
box-only-way = Only one thing was possible:
box-undo = Take back
box-restart = New game
box-log = What happened
box-shown = What else is shown?
box-which-card = Which card is played?
box-card = { $rank } of { $suit }
box-cards = Playing cards
box-clubs = clubs
box-diamonds = diamonds
box-hearts = hearts
box-spades = spades
box-joker = joker
box-cards-told = Cards entered: { $count } of { $most }
box-units-told = Chosen: { $count } of { $most }
box-sets = As in earlier games
box-piece = Piece
box-position = The card
box-this-card = This card
box-seconds = { $count } s
box-not-allowed = Not allowed:
box-offline = No connection: the rules are on the server. What you entered is kept on this device, and the hourglass keeps running.
box-rest = { $who }, { $where }: which cards ({ $count })?
box-lives = Life left
box-rest-tell = Enter what { $who } still held
box-look-back = Look back
box-spectators = What nobody has shown stays hidden: the record shows what a spectator saw.
box-save = Save the record
box-restart-sure = Leave this game? Everything you entered will be lost.
box-about = Play with your own box: this page keeps you company, checks the rules and keeps count.
box-follows = What you enter is kept for you: you can go on with the game on your other devices.
box-stays = This game is too long to go along to your other devices: it stays on this one. Save it as a record to open it elsewhere.
box-all = All games with a box
box-go-on = Continue where you left off
box-open = Continue from a record
own-cards-ours = The project’s
own-cards-mine = From your box ({ $count })
own-cards-about = The project’s own cards, or the ones printed in your box: enter them once, and they are kept for you.
own-cards-enter = Enter the cards of your box
own-cards-count = Cards entered: { $count } of at most { $most }
own-cards-twice = This card has been entered already.
own-cards-remove = Remove
own-cards-change = Change
own-cards-entering = Now you enter
own-cards-places = Places
own-cards-values = Single values
own-cards-singly = Tap a token on which something else is printed than on the others of its kind.
own-cards-usual = As its kind: { $value }
own-values-mine = Your box’s values
own-values = What the tokens are worth
own-cards-put = Placed: { $count } of { $most }
own-cards-missing = Still missing: { $what }.
own-board-draw = Draw the board of your box
own-board-mine = Your box’s
own-board-about = Does your box have another board? Draw it once, and it is kept for you.
own-board-how = Tap a square to give it the next role, and an edge to put up a wall or take it down.
own-board-wall = Wall between { $a } and { $b }
own-board-side = Side { $number }
own-board-sides = Sides of the board
own-board-right = One can play on this board.
own-board-presets = Begin with
own-board-from = Begin with: { $board }
own-board-keep = Keep this board
own-board-other-side = The board has another side
own-board-one-side = Remove this side
own-board-forget = Forget this board

learn-steps = Steps of the lesson
learn-step = Step { $number }: { $goal }
learn-step-done = Step { $number }, done: { $goal }
learn-intro = What it is about
learn-begin = Straight to the lesson
learn-your-move = { $count ->
    [one] Your turn · one move
   *[other] Your turn · { $count } moves
}
learn-right = Right
learn-wrong = Not this one
learn-hint-later = Nothing is lost. A hint comes after one more try.
learn-nothing-lost = Nothing is lost.
learn-try-again = Try again
learn-repeat = Once more
learn-next = Next step
learn-finish = Finish
learn-skip = Skip this step
learn-needs-server = The server works out what happens next: you need a connection.
learn-stars = { $count ->
    [one] One star out of three
   *[other] { $count } stars out of three
}
learn-over = Lesson complete
learn-again = Repeat the lesson
learn-first-game-about = Now play a whole game against the easiest computer. Before each new kind of decision, a sentence tells you what it is about.
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
daily-copy = Copy as text
daily-picture = Save as a picture
practice-of = { $game }: { $theme }
practice-title = Practise { $game }
practice-about = Choose what to practise. It gets harder as you succeed; what you miss comes back after 1, 3 and 7 days.
practice-due = Exercises due today: { $count }
practice-next = Next exercise
learn-proof-exact = Answer: solved exactly
learn-proof-proved = Answer: proved
learn-proof-computed = Answer: computed
learn-proof-searched = Answer: found by search

workshop-title = Workshop: { $game }
workshop-link = Workshop
workshop-about = Make your own units and scenarios, see what they are worth, and play with them right away.
workshop-matches = Against the others
workshop-other = Unit
workshop-way = What to play
workshop-against = Against
workshop-play = Play it
workshop-kept = Saved
workshop-name = Name
workshop-keep = Save
workshop-remove = Remove
workshop-file = Save as a file
workshop-open = Open a file
workshop-new = Start over
workshop-long = This is too long for a link; save it as a file instead.
workshop-bad-link = This link cannot be read here.
workshop-languages = has a text for each language; edit it in the file
review-working = Looking back at every move …
review-deeper = Taking a closer look at what may matter …
review-share = { $share } done
review-stop = Stop
review-go-on = Go on
coach = The game in a minute
coach-moments = { $count ->
    [one] { $count } moment, and one thing to take along
   *[other] { $count } moments, and one thing to take along
}
coach-voice = Read aloud
coach-tomorrow = It comes back tomorrow as an exercise.
review-question = { $chance ->
    [dice] Was it me, or the dice?
    [cards] Was it me, or the cards?
    [luck] Was it me, or luck?
   *[none] What decided it?
}
review-right = { $right } of { $all } decisions were within 2 points of the best.
review-whose = As seen by
review-error = The causes may be off by { $points } points, one against the other.
review-graph-axes = From left to right the { $count } steps of the game; 100 is a win, 0 a loss.
review-more-marked = What else was marked
review-details-about = how the points add up, what else was marked, all dice and cards
review-details = Details
review-where = Where the points went
review-decisions = Moves
review-graph = Chance of winning
review-graph-told = Chance of winning, in percent: { $start } at the start, between { $low } and { $high }.
review-quiet = No single moment changed much.
review-moments = Moments that counted
review-likely = How likely this was: { $share }.
review-took = It cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-gave = It gave { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
review-kept = That would have kept a chance of { $best } in 100; this left { $played }.
review-show-before = As it was
review-blows = { $chance ->
    [dice] Rolls that turned the game
    [cards] Cards that turned the game
   *[luck] Luck that turned the game
}
review-step = Step { $n }
review-nothing-to-do = Nothing anybody could do.
review-better = Better: { $what }
review-show-better = Show the better one
review-show-played = Show what was played
review-try = Try it yourself
review-try-which = What would you do?
review-try-right = Right: as good as the best, or nearly.
review-try-wrong = That loses { $points } points. Try another.
review-choices = All possible actions
review-chance = Dice and cards
review-chance-row = { $came }, fair share { $fair }
review-how = How it is counted
review-how-sum = A won game is 100 points, a lost one 0. The chance at the start, luck, decisions and the rest add up to the result.
review-how-luck = Luck: how much better the dice and cards were for you than average.
review-how-decisions = Decisions: what an action was worth compared with the best one, judged only by what could be known at the time. Only a certain loss gets a label.
review-how-unknowable = Nobody could know: what hidden cards, or who was quicker, did to a decision. It is never held against anyone.
review-how-left-over = Left over: what stays unexplained because some values were only searched. Where all are exact or proved, nothing is left over.
review-start = At the start
review-luck = { $chance ->
    [dice] Dice
    [cards] Cards
   *[luck] Luck
}
review-own = Own moves
review-others = Others’ moves
review-unknowable = Nobody could know
review-given-up = The early end
review-left-over = Not explained
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
weigh-about = The server plays many games between armies that differ in one unit only.
weigh-it = Weigh { $name }
weigh-stop = Stop
weigh-waiting = The first games are about to start …
weigh-progress = Progress
weigh-failed = This unit could not be weighed.
weigh-strength = who plays
weigh-points = points of win rate
weigh-games = games

rush-title = Rush: { $game }
rush-minutes = Three minutes
rush-survival = Until the third miss
rush-about = From easy to hard, each in the fewest moves. Everyone with the link gets exercises of their own, equally hard, and can start only once; whatever you miss can be tried again afterwards.
rush-about-minutes = Do as many as you can in three minutes. A miss costs ten seconds; five, twelve, twenty and thirty in a row win some back.
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
rush-result = Misses: { $misses }. Longest streak: { $longest }.
rush-best = Your best so far: { $count }
rush-missed = What you missed
rush-look = Try number { $number } again
rush-look-again = See how the others are doing
rush-board = Results
rush-invite = Link for others to the same rush
rush-another = Another rush
rush-who = Who
rush-done = Done
rush-misses = Misses
rush-nobody = Somebody
rush-me = you
rush-running = still playing
exercise-solve = Show the solution
exercise-solution = The solution

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
analyse-values = What each action is worth
analyse-looking = Looking deeper and deeper ({ $count })
analyse-deeper = Look deeper
analyse-all-seen = Everything is known here.
analyse-more = { $count } more
analyse-fewer = Only the best
analyse-line = Best line
analyse-copy = Copy the position
analyse-terminal = Saved as a file, it also opens in a terminal:

mine-about = What your games show, taken together. Only you can see it. Games are added when you open this page, and review results once a review is done.
mine-none = No finished game yet.
mine-style = What you are good at, and what not
mine-style-about = Only compared with the rest of your own results. In brackets: the range in which the true share lies in 95 of 100 cases.
mine-style-theme = Practise this theme
mine-style-mistakes = Practise your marked decisions
mine-results = Results
mine-level = Level { $level }
mine-people = With people, or alone
mine-won = won
mine-drawn = drawn
mine-lost = lost
mine-time = Accuracy and luck over time
mine-time-told = Games with a review: { $count }. Accuracy { $accuracy }%, luck { $luck } points on average.
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
editor-things = Things to place
editor-away = Remove
editor-fields = Other details
review-try-other = There are better ones. Try another.

review-try-again = Try again
mistakes = My own mistakes
mistakes-about = Marked decisions from your games come back after 1, 3 and 7 days. An answer that loses less than 2 points is right.
mistakes-due = Due today: { $count }
mistakes-waiting = Later: { $count }
mistakes-begin = Try them
mistakes-next = Next
mistakes-gone = The review of this game is gone.

proved-link-about = Wins that nobody can prevent, to play through.
proved-about = In each of these positions, the side to play can force a win: every reply was tried. The number of turns counts both sides, and no win is shorter.
proved-side = Who wins
proved-either = Either side
proved-length = How long
proved-any = Any length
proved-turns =
    { $plies ->
        [one] one turn
       *[other] { $plies } turns
    }
proved-wins =
    { $plies ->
        [one] { $side } wins in one turn
       *[other] { $side } wins in { $plies } turns
    }
proved-ways =
    { $winning ->
        [one] One of { $actions } possible actions wins.
       *[other] { $winning } of { $actions } possible actions win.
    }
proved-count =
    { $count ->
        [0] No position like that is known.
        [one] One position
       *[other] { $count } positions
    }
proved-line = The winner plays as fast as possible; the other side holds out as long as possible.
proved-all = All positions
proved-next = The next one
`;export{e as default};