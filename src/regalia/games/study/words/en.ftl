# The Royal Study
name = The Royal Study
how-to-play = A card shows where the five pieces must end up. Be the first to say how few moves it takes – then prove it, unless your opponent says they need even fewer. Keep your promise and you score; break it and your opponent does.
race-about = It is a race: both see the same card at once, and whoever first says a number must do it in so many moves. Nobody has a turn to wait for.
character-1 = Thinks three seconds about every step, and often names too many moves.
character-10 = Always knows the exact number. Be quicker.
seat-0 = Player{"\u00A0"}1
seat-1 = Player{"\u00A0"}2
side-0 = player{"\u00A0"}1
side-1 = player{"\u00A0"}2
about = How few moves until five pieces match the card? Name a number – and prove it.

# Options
option-mode = Game mode
option-mode-about = A match for two, or one challenge that you solve alone or together.
value-mode-match = match
value-mode-solo = alone or together
option-level = Difficulty
option-level-about = What may be done with the card.
value-level-1 = 1: fixed card
value-level-2 = 2: rotate
value-level-3 = 3: rotate and mirror
option-bonus = Two cards
option-bonus-about = Bonus challenge: complete two cards, in any order.
value-bonus-false = no
value-bonus-true = yes
option-turning = Turning two cards
option-turning-about = With two cards: which of them may be turned.
value-turning-either = either, each time
value-turning-one = one of them
option-target = Points to win
option-target-about = First to this many points wins the match.
option-hourglass = Hourglass
option-hourglass-about = Seconds to challenge a declared number.
option-limit = Time for the plan
option-limit-about = Seconds to play out the plan.
option-handicap = Handicap
option-handicap-about = For two of unequal strength: the quicker declares no number in the first seconds of a challenge. Of equal levels 5, the one who waited 10, 20 or 40 seconds won 42, 28 and 16 matches in 100.
value-handicap-none = none
value-handicap-first-10 = { seat-0 } waits 10 seconds
value-handicap-first-20 = { seat-0 } waits 20 seconds
value-handicap-first-40 = { seat-0 } waits 40 seconds
value-handicap-second-10 = { seat-1 } waits 10 seconds
value-handicap-second-20 = { seat-1 } waits 20 seconds
value-handicap-second-40 = { seat-1 } waits 40 seconds
reason-target = the target score has been reached
reason-completed = the pieces match the card
reason-given-up = the attempt was abandoned

# Where the game stands
status-setting-up = Setting up the pieces
status-drawing = Drawing the next card
status-drawing-second = Drawing the second card
status-thinking = How many moves? Name your number
status-hourglass = { $who }: fewer than { $number }? Challenge or pass
status-executing = { $who }: { $left ->
    [one] one move left
   *[other] { $left } moves left
}
status-solo = Match the card
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
   *[other] card{"\u00A0"}{ $card }
  }
card = { $bonus ->
    [0] The card
   *[other] Card{"\u00A0"}{ $card }
  }
card-done = { $bonus ->
    [0] The card: complete
   *[other] Card{"\u00A0"}{ $card }: complete
  }
card-square = { the-card }, { $square }, { $content }
deck = { $count ->
    [0] the deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }

# Buttons
button-challenge = Challenge
button-decline = Pass
button-give-up = Give up

# What happened
say-set-up = The pieces are set up as on the first card.
say-draw = A new card is drawn.
say-draw-aside = A new card is drawn, but the pieces already match it: it is set aside.
fewest-moves = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
say-declare = { $whose ->
    [you] You declare
   *[other] { $who } declares
} { $number ->
    [one] { $number } move
   *[other] { $number } moves
  }.
say-challenge = { $whose ->
    [you] You challenge:
   *[other] { $who } challenges:
} { $number ->
    [one] one move
   *[other] { $number } moves
} or fewer!
say-decline = { $whose ->
    [you] You pass.
   *[other] { $who } passes.
}
say-move = { $whose ->
    [you] You move the { piece-name } to { $square }{ $ending }
   *[other] { $who } moves the { piece-name } to { $square }{ $ending }
}
say-turn-right = { $whose ->
    [you] You turn { the-card } clockwise{ $ending }
   *[other] { $who } turns { the-card } clockwise{ $ending }
}
say-turn-left = { $whose ->
    [you] You turn { the-card } counterclockwise{ $ending }
   *[other] { $who } turns { the-card } counterclockwise{ $ending }
}
say-flip-h = { $whose ->
    [you] You mirror { the-card } left to right{ $ending }
   *[other] { $who } mirrors { the-card } left to right{ $ending }
}
say-flip-v = { $whose ->
    [you] You mirror { the-card } top to bottom{ $ending }
   *[other] { $who } mirrors { the-card } top to bottom{ $ending }
}
say-give-up = { $whose ->
    [you] You give up{ $ending }
   *[other] { $who } gives up{ $ending }
}
end-card = { $whose ->
    [you] {" "}and complete card { $card }.
   *[other] {" "}and completes card { $card }.
}
end-completed = { $whose ->
    [you] {" "}and complete the challenge.
   *[other] {" "}and completes the challenge.
}
end-success = { $whose ->
    [you] {" "}and complete the challenge: a point for you.
   *[other] {" "}and completes the challenge: a point for { $who }.
}
end-used-up = { $whose ->
    [you] . No moves left: a point for you.
   *[other] . No moves left: a point for { $who }.
}
end-given-up = { $whose ->
    [you] : a point for you.
   *[other] : a point for { $who }.
}

# Refusals
no-piece-there = No piece stands on { $square }.
card-aside = This card has been set aside; only cards still in the deck can be drawn.
card-on-table = This card lies on the table as the first card of this challenge.
card-not-entered = This card is not among the cards that were entered for this game.
nothing-declared = No number has been declared yet, so there is nothing to challenge or to pass on.
hourglass-over = The time to challenge or pass is over: the plan is being played out.
declared-already = A number has already been declared for this card; only the first one counts.
declare-first = First someone has to declare a number.
answer-first = First say whether you challenge the declared { $number } or pass.
card-complete = Card { $card } is complete and can no longer be turned.
other-card-turned = With this house rule all turns go to one card; card { $card } stays as it lies.
taken = { $square } is not empty: the { piece-name } stands there.
not-its-way = The { piece-name } does not move from { $begin } to { $end }.
in-the-way = The { piece-name } cannot pass over the piece on { $square }.
never-there-B = The bishop stays on dark squares; { $square } is light.
never-there-N = The knight never comes to { $square }, the middle.
level-no-turning = At level 1 the card is not turned.
level-no-mirroring = Below level 3 the card is not mirrored.

# Positions and decks
board-piece = { $text }: { $letter } must be there exactly once.
board-bishop = The bishop (B) stands only on the dark squares { $squares }, not on { $square }.
board-knight = The knight (N) never stands on b2.
deck-option = deck: { $given } is not possible. Possible: { $standard }, a list of position texts, or the path of a .toml file.
deck-problem = deck: { $problem }
deck-size = a deck has { $fewest } to { $most } cards, not { $count }
deck-card = card { $number }: { $problem } ({ $rule })
deck-twice = card { $number } is the same as card { $first }
no-challenge = There is no challenge on the table.
challenge-size = A challenge has one card or two, and level 1, 2 or 3.
challenge-form = A challenge is a position and one card, or two.
option-deck-about = Your own cards: a list of positions, or a file.
option-deck-takes = 2 to 62 different position texts, or the path of a .toml file with them.
solved-already = Complete already: there is nothing to do.
solved-plans = { $distance } at least, at level { $level }; { $plans ->
    [1] the only shortest plan
   *[other] one of { $plans } shortest plans
}:
solving-all = All distances
solving-all-of = positions

# What choices mean
declare-number = Declare { $number }
declare-odds = Bars: how often a challenge of level { $level } needs that many moves. They say nothing about this card.
row-plays = { $whose ->
    [you] You play it with
   *[other] { $who } plays it with
} { $number ->
    [one] { $number } move
   *[other] at most { $number } moves
}: a point for { $whose ->
    [you] you if it works, else for { $other }
   *[other] { $other-is ->
        [you] { $who } if it works, else for you
       *[other] { $who } if it works, else for { $other }
    }
}.
turn-card = Turn
mirror-card = Mirror
points-of = { $points } of { $most } points
so-far = so far
still-to-do = still to do

# The end
score-now = { $whose ->
    [you] Points: { $one } (you), { $two } ({ $second }).
   *[other] Points: { $one } ({ $first }), { $two } ({ $second }).
}
ending-target = { $whose ->
    [you] You have reached the target score, { $points }.
   *[other] { $who } has reached the target score, { $points }.
}
ending-completed = { $cards ->
    [1] The pieces match the card.
   *[other] Both cards are complete.
}
ending-given-up = The attempt was given up before the pieces matched.
# Where the game stands, to whoever is to act
status-hourglass-you = Fewer than { $number }? Challenge or pass
status-executing-you = Your plan: { $left ->
    [one] one move left
   *[other] { $left } moves left
  }
give-up-ask = Give up this card?
give-up-score = { $who } gets the point: { $own } to { $other }. The pieces stay where they are.
give-up-alone = The challenge then counts as not solved, and the shortest ways are shown.

# Sheets to print
sheet-board = Board
sheet-pieces = Pieces
sheet-cards = Objective cards

# The box on the table
tell-start = Start card: where do the pieces begin?
tell-goal = { $bonus ->
    [0] Objective card: what should the pieces match?
   *[other] Objective card { $card }: what should the pieces match?
}

# What was touched so far leads on: what to touch next
step-where = Where does the { piece-name } go?

# Why a decision was wrong
worse-least = The fewest possible is { $least }.
worse-still = From here { $least } would have been enough.
worse-longer = From here { $least } would have been enough; this way it takes at least { $whole }.
