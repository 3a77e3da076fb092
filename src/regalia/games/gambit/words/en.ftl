# The Queen's Gambit
name = The Queen's Gambit
how-to-play = Each turn your leftmost face-down card says how your gambit moves: as a bishop, rook, queen or knight. Then lay another card at the end of your row and draw one. Capture tokens by landing on them; when none is left, the most points win.
seat-0 = White
seat-1 = Black
seat-2 = Red
seat-3 = Blue
side-0 = white
side-1 = black
side-2 = red
side-3 = blue
about = Plan three moves ahead and capture the most valuable tokens on a chessboard.

# Options
option-players = Players
option-players-about = How many play.
value-players-2 = 2
value-players-3 = 3
value-players-4 = 4
option-setup = Set-up card
option-setup-about = Where tokens and start squares are.
value-setup-chance = drawn
value-setup-1 = 1: open
value-setup-2 = 2: full centre
value-setup-3 = 3: rim
value-setup-4 = 4: diagonals
option-peek = Peeking
option-peek-about = May you look again at your own face-down cards?
value-peek-false = no
value-peek-true = allowed
reason-tokens = all tokens are captured
reason-turns = 400 turns were played

# Cards and tokens
card-name = { $card ->
    [B] bishop
    [R] rook
    [Q] queen
   *[N] knight
}
token = { $kind ->
    [P] pawn
    [N] knight
    [B] bishop
    [R] rook
    [Q] queen
   *[K] king
} worth { $value }
gambit-of = gambit of { $who }
start-square = start square
nothing = nothing
square = { $square }: { $content }
on-square = { $thing } on { $square }
file = file { $file }
rank = rank { $rank }
score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
captured = Captured: { $tokens }
row-back = face-down card { $number } of { $who }
row-card = face-down card { $number } of { $who }: { card-name }
revealed = { $who } has revealed a { card-name }
hand-back = card in the hand of { $who }
hand-card = { card-name } in the hand of { $who }
pile = draw pile of { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
face-down = Face down
discarded = Discarded: { $discards }
hand = Hand
draw-pile = Draw pile: { $count }

letter = { $piece ->
    [K] K
    [Q] Q
    [R] R
    [B] B
    [N] N
   *[P] P
}

# Where the game stands
status-setup = A set-up card is drawn
status-starts = { $who } chooses a start square
status-dealing = { $who } is dealt five cards
status-planning = { $who } lays three cards face down
status-first-draws = { $who } draws a card
status-moving = Turn { $turn }: { $who } moves as a { card-name }
status-adding = Turn { $turn }: { $who } lays a card face down
status-drawing = Turn { $turn }: { $who } draws a card
status-over = { $who } wins after { $turn } turns

# What happened
then = ,{" "}
say-setup = Set-up card { $setup } is used.
say-start = { $who } starts on { $square }.
say-deal-known = { $who } is dealt a { $cards }.
say-deal-hidden = { $who } is dealt a card.
say-draw-known = { $who } draws a { $cards }.
say-draw-hidden = { $who } draws a card.
say-plan-three-known = { $who } lays three cards face down, from left to right: { $cards }.
say-plan-three-hidden = { $who } lays three cards face down.
say-plan-known = { $who } lays a { $cards } face down at the end of the row.
say-plan-hidden = { $who } lays a card face down at the end of the row.
say-reveal = { $who } reveals a { card-name }.
say-move = { $who } moves as a { card-name } to { $square }.
say-capture = { $who } moves as a { card-name } to { $square } and captures a { token }.
say-stay = { $who } cannot move as a { card-name } and stays.

# Refusals
setup-first = The set-up card is chosen before any card is dealt or drawn.
setup-chosen = The set-up card is chosen once, before anything else.
deal-first = Five cards are dealt to each player before anybody draws.
all-dealt = The five cards of each player are dealt; from now on cards are drawn.
three-dealt = There are three cards of each kind, and this player has all three of { card-name } already.
not-in-pile = No { card-name } is left in this draw pile.
choose-start-first = Choose a start square first.
start-chosen = Start squares are chosen once, before the cards are dealt.
start-taken = Another gambit is on { $square } already.
no-start-square = { $square } is not one of the start squares of this set-up card.
lay-three-first = Lay three of your five cards face down before anybody moves.
three-cards-now = Three cards are laid face down now, not one.
three-not-in-hand = You do not have these three cards in your hand.
three-laid = Three cards at once are laid before the first turn only; now the gambit moves.
one-card-only = One card is laid at the end of the row, not three.
move-first = The gambit moves first; then a card is laid.
moved-already = The gambit has moved, or could not; now lay a card of your hand face down.
not-in-hand = There is no { card-name } in your hand.
must-move = Your gambit can move as a { card-name }, so it must.
no-distance = Your gambit is on { $square } already, and staying is no move.
not-as-card = Your gambit cannot get to { $square } in one move as a { card-name }.
in-the-way = A { card-name } cannot pass { $blocker } to get to { $square }: that square is not empty.
gambit-there = Another gambit is on { $square }; a move never ends there.

# Buttons
button-stay = Stay
