var e=`brand = Regalia
title-page = { $page } · Regalia
skip-to-content = Skip to the content
home = Regalia, start page
language = Language
settings = Settings
close = Close
footer = About this site
loading = One moment …
try-again = Try again
page-not-found = There is nothing here
page-not-found-text = This address leads nowhere. Perhaps a letter went missing on the way.
to-start = Home
offline = No connection
offline-text = You’re offline. You can read the rules, but playing needs a connection.
request-failed = The server can’t be reached right now.
new-version = A new version is ready.
reload = Update

signed-out = This device was signed out. Your code brings you back: Settings, My data.
theme = Colours
motion = Animation
pace = Pace
rolls = Dice and cards
sound = Sounds
notices = Notify me when it’s my turn
start-title = Play
start-heading = Royal games
start-tagline = Play the computer, a friend beside you, or a friend far away. No account, no waiting.
play-now = Play
play-now-game = Play { $game } against the computer
choose-game = Choose how to play { $game }
more-of = More of { $game }
with-someone = Play with someone
with-someone-about = Send a link, or share this device
learn-a-game = Learn a game
learn-a-game-about = In a few minutes, by playing it
lesson-learned = Learned
lesson-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
facts-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
facts-players-range = { $least }–{ $most } players
facts-minutes = { $minutes } min
facts-ages = ages { $ages }
facts-credits = By { $credits }
your-turn = Your turn
your-turn-name = Your turn, { $name }.
start-here = Start here
begin = Begin
begin-game = Begin with { $game }
all-games = All games
easiest-first = easiest first
upload = Open a saved game
upload-about = Look again at a game that was saved as a file.
upload-failed = This file could not be read.

options = Options
withdraw = Change my choice
board-which = Which do you mean?
board-done = Done
board-more = Choose { $count } more
board-take-back = Take back: { $what }
board-back = Undo last tap
dial-less = One less
dial-more = One more
dial-odds = How often is each number?
board-next =
    { $count ->
        [one] One choice from here
       *[other] { $count } choices from here
    }
hint = Hint
undo = Undo
resign = Resign
rematch = Play again
rules = Rules
skip = Skip
chat = Chat
play = Play
about = About
about-version = Version { $version }

box-have = We have the box
own-cards = Cards
learn = Learn
learn-title = Learn { $game }
learn-where = { $number } of { $count }
first-steps-where = { $game } · { $number } of { $count }
first-steps-moves = { $count ->
    [one] One move does it.
   *[other] { $count } moves. Made so far: { $made }
}
first-steps-tap = Tap a piece, then where it should go.
first-steps-free = It costs nothing to try. Nothing is counted here.
first-steps-back = Not quite – it is back where it was. Try again.
first-steps-done = That is it.
first-steps-next = { $count ->
    [one] Next, the last one
   *[other] Next, { $count } to go
}
first-steps-lesson = Go on with the lesson
learn-parts = What is on the board
learn-pieces = How the pieces move
learn-hint = Hint: { $hint }
learn-first-game = Play your first game
practice = Practise
review = Review
rush = Rush
analyse = Try things out
mine = My games
proved = Proved positions
`;export{e as default};