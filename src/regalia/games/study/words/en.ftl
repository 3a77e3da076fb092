# The Royal Study
name = The Royal Study
how-to-play = A card shows where the five pieces shall stand. Whoever first says in how many moves that can be done has to do it, unless the other player promises to need fewer. Whoever keeps the promise scores; otherwise the point is the other player's.
seat-0 = Player 1
seat-1 = Player 2
side-0 = first
side-1 = second
about = Declare in how few moves five pieces become the picture on a card, and prove it.

# Options
option-mode = Kind of game
option-mode-about = A match for two, or one challenge alone.
value-mode-match = match
value-mode-solo = alone
option-level = Difficulty
option-level-about = What may be done with the card.
value-level-1 = 1: nothing
value-level-2 = 2: turn it
value-level-3 = 3: turn and mirror it
option-bonus = Two cards
option-bonus-about = Two cards have to be completed, in any order.
value-bonus-false = no
value-bonus-true = yes
option-target = Points to win
option-target-about = Whoever has so many points first wins the match.
option-hourglass = Hourglass
option-hourglass-about = Seconds to challenge a declared number.
option-limit = Time to execute
option-limit-about = Seconds for carrying out the plan.
reason-target = a player has reached the points that win
reason-completed = the challenge is completed
reason-given-up = the challenge was given up

# Where the game stands
status-setting-up = The pieces are to be set up
status-drawing = The next card is to be drawn
status-drawing-second = The second card is to be drawn
status-thinking = How many moves? Declare a number
status-hourglass = { $who }: fewer than { $number }? Challenge or decline
status-executing = { $who } executes: { $left } left
status-solo = Complete the challenge
status-over = The game is over

# Squares, pieces, cards
empty = empty
piece-name = { $piece ->
    [K] king
    [Q] queen
    [R] rook
    [B] bishop
   *[N] knight
  }
square = { $square }, { $content }
piece-on = { piece-name } on { $square }
the-card = { $bonus ->
    [0] the card
   *[other] card { $card }
  }
card = { $bonus ->
    [0] The card
   *[other] Card { $card }
  }
card-done = { $bonus ->
    [0] The card: complete
   *[other] Card { $card }: complete
  }
card-square = { the-card }, { $square }, { $content }
points = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }

# Buttons
button-declare = declare { $number }
button-challenge = Challenge
button-decline = Decline
button-give-up = Give up
button-turn-right = turn { the-card } clockwise
button-turn-left = turn { the-card } counterclockwise
button-flip-h = mirror { the-card } left to right
button-flip-v = mirror { the-card } top to bottom

# What happened
say-set-up = The pieces are set up as the card { $card } shows.
say-draw = The card { $card } is drawn.
say-draw-aside = The card { $card } is drawn; the board shows it already, so it is put aside.
say-declare = { $who } declares { $number ->
    [one] { $number } move
   *[other] { $number } moves
  }.
say-challenge = { $who } challenges and promises at most { $number ->
    [one] { $number } move
   *[other] { $number } moves
  }.
say-decline = { $who } declines to challenge.
say-move = { $who } moves the { piece-name } to { $square }{ $ending }
say-turn-right = { $who } turns { the-card } clockwise{ $ending }
say-turn-left = { $who } turns { the-card } counterclockwise{ $ending }
say-flip-h = { $who } mirrors { the-card } left to right{ $ending }
say-flip-v = { $who } mirrors { the-card } top to bottom{ $ending }
say-give-up = { $who } gives up{ $ending }
end-card = {" "}and completes card { $card }.
end-completed = {" "}and completes the challenge.
end-success = {" "}and completes the challenge: a point for { $who }.
end-used-up = ; the budget is used up: a point for { $who }.
end-given-up = : a point for { $who }.

# Refusals
card-aside = The card { $text } lies aside; only cards still in the deck can be drawn.
card-on-table = The card { $text } lies on the table as the first card of this challenge.
nothing-declared = No number has been declared yet, so there is nothing to challenge or to decline.
hourglass-over = The time to challenge or to decline is over: the plan is being executed.
declared-already = A number has been declared for this challenge; only the first one counts.
declare-first = Nobody moves a piece, turns a card or gives up before a number has been declared.
answer-first = Say first whether you challenge the declared { $number } or decline.
card-complete = Card { $card } is complete and is not turned any more.
taken = { $square } is not empty: the { piece-name } stands there.
not-its-way = The { piece-name } does not move from { $begin } to { $end }.
in-the-way = The { piece-name } cannot pass over the piece on { $square }.
