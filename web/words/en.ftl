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
footer = About this place
loading = One moment …
try-again = Try again
copied = Copied.
# The browser did not let us copy; the person copies the address shown by hand.
not-copied = Please copy it by hand.
page-not-found = There is nothing here
page-not-found-text = This address leads nowhere. Perhaps a letter went missing on the way.
to-start = To the start page
offline = No connection
offline-text = You are offline. Rules can be read; playing needs a connection.
request-failed = The server cannot be reached just now.
new-version = A new version is ready.
# A button beside it.
reload = Load it

## Settings

your-name = Your name
your-name-about = Shown to those you play with.
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion = Movement
motion-system = As the system
motion-full = Lively
motion-less = Still
sound = Sounds
sound-on = On
sound-off = Off
# Web notifications, for when the page is in the background.
notices = Tell me when it is my turn
notices-ask = Allow notices
notices-on = Notices are on.
notices-off = Turn notices off
notices-denied = The browser forbids notices from this page. Its settings can change that.

## Start page

start-title = Play
start-heading = Five royal games
start-tagline = Against the computer, at one table, or with a friend anywhere. No account, no waiting.
# The main button of a game: starts a game against the computer at once.
play-now = Play
# Spoken name of that button.
play-now-game = Play { $game } against the computer
# The second button: choose level, options and seats first.
choose = Choose …
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
go-on = Go on
watch-replay = Look back
show-all = Show all { $count }
upload = Open a record
upload-about = A game saved as a file can be looked at again.
upload-failed = This file could not be read.

## Choosing

choosing-title = Choose: { $game }
choosing-heading = How do you want to play?
players = Players
seat-number = Seat { $number }
seat-me = You
seat-computer = Computer
seat-here = Friend on this device
seat-open = Friend by link
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
level-10 = 10 · As strong as it gets
who-begins = Who begins?
begins-lot = By lot
options = Options
# Where the person may leave an option empty.
option-none = None
# Free text, or a text that is pasted in.
option-own = Your own
clock = Clock
clock-none = None
clock-turn = Per turn
clock-game = Per game
clock-seconds = Seconds per turn
clock-minutes = Minutes each
# Seconds that are added after every turn.
clock-gain = Seconds added per turn
start-game = Start
# Shown when somebody is to come by link.
start-game-link = Start and invite

## Table: getting there

table-title = Table
connecting = Connecting …
reconnecting = Connection lost. Reconnecting …
connected-again = Connected again.
table-gone = This table is not there
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
copy-link = Copy link
share-link = Share link
# The text that is shared together with the link.
share-text = Play { $game } with me!
sit-heading = A seat is free
sit-here = Sit down
sit-as = Sit down as { $side }
watch-only = You are looking on.
seat-empty = Free seat

## Table: seats and turns

seats = Players
# Beside a computer's name.
seat-level = Level { $level }
seat-online = Here
seat-offline = Away
seat-you = You
# Marks the seat whose turn it is; spoken.
seat-to-act = to play
# Resigned, or out of time.
seat-left = Has left
# A hidden choice has been made.
seat-prepared = Has chosen
seat-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
watching =
    { $count ->
        [one] One person is looking on
       *[other] { $count } people are looking on
    }
turn-yours = Your turn
# $name: a player.
turn-of = { $name } to play
# The same, when this person may choose something hidden ahead.
turn-ahead = { $name } to play. You can choose already.
# $names: several players, joined; whoever is first acts.
turn-of-any = Anyone may act: { $names }
turn-thinking = { $name } is thinking …
hourglass = Hourglass
prepared-yours = Chosen. It will be played when the turn comes.
withdraw = Choose again
sending = Sending …

## Table: what can be done

# On the board itself: what was touched can mean several things.
board-which = Which do you mean?
# What was touched so far is enough: a button that plays it.
board-done = Done
# Forget the last thing that was touched.
board-back = One back
# Spoken: so many things can be touched next.
board-next =
    { $count ->
        [one] One place to go on
       *[other] { $count } places to go on
    }
actions = What can be done
# Opens the list of all legal actions as sentences.
all-actions = All possible actions
all-actions-search = Search
all-actions-more = { NUMBER($count, useGrouping: 0) } more: search to find them.
all-actions-none = Nothing can be done just now.
hint = Hint
hint-coming = Thinking …
hint-says = Perhaps: { $sentence }
undo = Take back
undo-ask = Ask to take back
undo-asked = Asked. Waiting for an answer.
answer-yes = Yes
answer-no = No
resign = Give up
resign-question = Do you really want to give up this game?
resign-yes = Yes, give up
rematch = Play again
# At the end: $names have asked for another game; shown to the others.
rematch-wished = { $names }: another game, please.
rematch-asked = Waiting until everybody wants another game.
menu = Menu
rules = Rules
rule-link = Rule { $rule }
log = What happened
log-empty = Nothing has happened yet.
copy-watch-link = Copy link for onlookers
save-record = Save the record

## Table: talking

chat = Chat
chat-say = Say something
chat-send = Send
chat-mute = Mute
chat-unmute = Listen again
chat-muted = Chat is muted.
chat-empty = Nobody has said anything.
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
curtain-text = Nobody else looks at the screen now.
curtain-lift = I am { $name }

## Table: the end

ending-heading = The game is over
ending-won = You win!
ending-lost = { $name } wins.
ending-draw = A draw.
ending-solo-done = Solved!
ending-solo-failed = Not this time.
# The Study alone: $par is the fewest moves, $used how many were declared or made.
par-fewest =
    { $par ->
        [one] One move is the fewest possible.
       *[other] { $par } moves are the fewest possible.
    }
par-plans =
    { $count ->
        [one] There is exactly one way to do it.
       *[other] There are { $count } ways to do it.
    }
# How many moves the person needed.
par-used =
    { $used ->
        [one] You needed one move.
       *[other] You needed { $used } moves.
    }
# $plan: the moves of one of the shortest ways, such as Nc3 Qb1.
par-plan = For example: { $plan }
retry = Try the same again
look-back = Look back
new-game = New game

## Fair chance

fair = Fair chance
fair-about = Before the first roll the server fixed a secret seed and showed its fingerprint. When the game is over the seed is shown, and all dice and shuffles can be drawn again from it.
fair-commit = Fingerprint
fair-seed = Seed
fair-seed-later = Shown when the game is over
verify = Check now
# $count outcomes of chance.
verify-good =
    { $count ->
        [0] All is in order; nothing was left to chance in this game.
        [one] The one outcome of chance follows from the seed.
       *[other] All { $count } outcomes of chance follow from the seed.
    }
verify-bad = Something does not fit: these outcomes do not follow from the seed.

## Replay

replay-position = Step { $step } of { $last }
replay-start = The beginning
replay-slider = Step
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
play = Play
pause = Pause
replay-keys = Arrow keys step, the space bar plays and pauses.
replay-controls = Steps

## Rules

rules-title = Rules: { $game }
rules-contents = Contents
rules-other = Other games

## About

about = About
about-heading = About Regalia
about-what = Five royal tabletop games with exact rules, strong computer players and a table for friends. Free software; everyone may run a server of their own.
about-fair-heading = Is chance fair?
about-fair = Dice and shuffles come from a seed that the server fixes before the game and whose fingerprint everybody sees. Each player may add luck of their own. After the game the seed is shown and anyone can check every outcome, here with one click or with the command below.
about-privacy-heading = What we know about you
about-privacy = There are no accounts and no trackers, and the page asks no other server for anything. A random number in a cookie remembers your seats. Names and chat stay with the table and are deleted with it.
about-install-heading = On your device
about-install = The page can be installed from the browser’s menu. The frame and the rules then work without a connection.
about-people-heading = Who made it
about-people = The Regalia project, with care for the rulebooks of five games whose authors are named on the rules pages. The words here are our own.
about-version = Version { $version }
