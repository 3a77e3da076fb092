# The Queen's Gambit
name = The Queen’s Gambit
how-to-play = Each turn, your leftmost face-down card says how your gambit moves: like a bishop, rook, queen or knight. Then add a card to the end of your row and draw a new one. Land on a token to capture it. When the last token is gone, whoever has the most points wins.
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
option-setup = Setup card
option-setup-about = Where tokens and start squares are.
value-setup-chance = random
value-setup-1 = 1: open
value-setup-2 = 2: full centre
value-setup-3 = 3: around the edge
value-setup-4 = 4: diagonals
option-peek = Peeking
option-peek-about = May you look at your own face-down cards again?
value-peek-false = no
value-peek-true = yes
option-starts = Unchosen start tokens
option-starts-about = The start tokens that nobody chose leave the board, or stay until somebody takes them. The book can be read either way; by its letter they stay.
value-starts-cleared = leave
value-starts-left = stay
option-handicap = Head start
option-handicap-about = Points that the player with the second turn begins with, because the first turn is worth something: of equal levels 3, 5, 7 and 9 it won 66, 65, 68 and 76 games in 100. At each of them we recommend 3, with which it won 54, 50, 56 and 56. Our own rule; with our values, an odd number leaves no ties.
option-cards = Cards of the box
option-cards-about = The setup cards from your own box.
option-cards-takes = A list of 1 to 4, or the path of a .toml file. Values of single tokens follow the rows: d1=9.
own-cards-single = { $count }, single tokens: { $values }
option-values = Values of the tokens
option-values-about = What the tokens from your own box are worth.
option-values-takes = Six numbers, for P, N, B, R, Q, K.
reason-tokens = all tokens are captured
reason-turns = all turns were played

# Cards and tokens
card-name = { $card ->
    [B] bishop
    [R] rook
    [Q] queen
   *[N] knight
}
card-letter = { $card ->
    [B] B
    [R] R
    [Q] Q
   *[N] N
}
token = { $kind ->
    [P] pawn
    [N] knight
    [B] bishop
    [R] rook
    [Q] queen
   *[K] king
} worth { $value }
gambit-of = { $who }’s gambit
start-square = start square
start-token = start token
piece-name = { $piece ->
    [P] pawn
    [N] knight
    [B] bishop
    [R] rook
    [Q] queen
    [K] king
   *[other] { start-square }
}
nothing = nothing
square = { $square }: { $content }
on-square = { $thing } on { $square }
file = file { $file }
rank = rank { $rank }
row-back = face-down card { $number } of { $who }
row-card = face-down card { $number } of { $who }: { card-name }
revealed = { $who } has revealed a { card-name }
hand-back = card in the hand of { $who }
hand-card = { card-name } in the hand of { $who }
rest-hand = the hand
rest-row = the row
pile = draw pile of { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
face-down = Face down
hand = Hand
draw-pile = { $count ->
    [0] Draw pile empty
   *[other] Draw pile: { $count }
}
tokens-left = { $left ->
    [one] { $left } token left, worth { $points }
   *[other] { $left } tokens left, { $points } points in all
}


# Where the game stands
status-setup = A setup card is drawn
status-starts = { $who } chooses a start square
status-dealing = { $who } is dealt five cards
status-planning = { $who } lays three cards face down
status-first-draws = { $who } draws a card
status-moving = Turn { $turn }: { $who } moves like a { card-name }
status-adding = Turn { $turn }: { $who } lays a card face down
status-drawing = Turn { $turn }: { $who } draws a card

# What happened
then = ,{" "}
say-setup = Setup card { $setup } is used.
say-start = { $whose ->
    [you] You start on { $square }.
   *[other] { $who } starts on { $square }.
}
say-deal-known = { $whose ->
    [you] You are dealt a { $cards }.
   *[other] { $who } is dealt a { $cards }.
}
say-deal-hidden = { $who } is dealt a card.
say-draw-known = { $whose ->
    [you] You draw a { $cards }.
   *[other] { $who } draws a { $cards }.
}
say-draw-hidden = { $who } draws a card.
say-plan-three-known = { $whose ->
    [you] You lay three cards face down, from left to right: { $cards }.
   *[other] { $who } lays three cards face down, from left to right: { $cards }.
}
say-plan-three-hidden = { $whose ->
    [you] You lay three cards face down.
   *[other] { $who } lays three cards face down.
}
say-plan-known = { $whose ->
    [you] You lay a { $cards } face down at the end of the row.
   *[other] { $who } lays a { $cards } face down at the end of the row.
}
say-plan-hidden = { $whose ->
    [you] You lay a card face down at the end of the row.
   *[other] { $who } lays a card face down at the end of the row.
}
say-reveal = { $whose ->
    [you] You reveal a { card-name }.
   *[other] { $who } reveals a { card-name }.
}
say-move = { $whose ->
    [you] You move like a { card-name } to { $square }.
   *[other] { $who } moves like a { card-name } to { $square }.
}
say-capture = { $whose ->
    [you] You move like a { card-name } to { $square } and capture a { token }.
   *[other] { $who } moves like a { card-name } to { $square } and captures a { token }.
}
say-start-token = { $whose ->
    [you] You move like a { card-name } to { $square } and take the start token off the board.
   *[other] { $who } moves like a { card-name } to { $square } and takes the start token off the board.
}
say-stay = { $whose ->
    [you] You can’t move like a { card-name } and stay put.
   *[other] { $who } can’t move like a { card-name } and stays put.
}

# Refusals
setup-first = The setup card is chosen before any card is dealt or drawn.
setup-chosen = The setup card is chosen once, before anything else.
deal-first = Five cards are dealt to each player before anybody draws.
all-dealt = The five cards of each player are dealt; from now on cards are drawn.
three-dealt = This player already has every { card-name }.
not-in-pile = No { card-name } is left in this draw pile.
none-left = All three cards of this kind lie elsewhere, so none can lie here: { card-name }.
choose-start-first = Choose a start square first.
start-chosen = Start squares are chosen once, before the cards are dealt.
start-taken = Another gambit is on { $square } already.
no-start-square = { $square } is not one of the start squares of this setup card.
lay-three-first = Lay three of your five cards face down before anybody moves.
three-cards-now = Three cards are laid face down now, not one.
three-not-in-hand = You do not have these three cards in your hand.
three-laid = Three cards at once are laid before the first turn only; now the gambit moves.
one-card-only = One card is laid at the end of the row, not three.
move-first = The gambit moves first; then a card is laid.
moved-already = Your gambit has had its move; now lay a card from your hand face down.
not-in-hand = There is no { card-name } in your hand.
must-move = Your gambit can move as a { card-name }, so it must.
no-distance = Your gambit is on { $square } already, and staying is no move.
not-as-card = Your gambit cannot get to { $square } in one move as a { card-name }.
in-the-way = A { card-name } can’t get to { $square }: { $blocker } is occupied.
gambit-there = Another gambit is on { $square }; a move never ends there.

# Buttons
button-stay = Stay

# The set-up cards
setups-wrong = the setup cards are not as QG-1 and QG-3 want them: { $what }
own-setups-problem = cards: { $problem }
own-setup-wrong = { $text } is not a setup card: { $what }
wanted-setup-text = eight rows of eight marks, with / between them
own-setups-list = { $given } is not possible. Possible: { $standard }, a list of 1 to { $most } cards, or the path of a .toml file.
own-setups-tokens = card { $number } has other tokens than the first: a box has only one set.
own-setups-twice = card { $number } is listed already.
own-setups-few = setup: there is no card { $number }; your box has { $count }.
own-values-wrong = values: { $given } is not possible. Possible: { $standard }, or a number from 1 to { $highest } for each of { $kinds }.
own-value-text = { $text } is not a token’s value; one is written like d1=9, from 1 to { $highest }, after a single space.
own-value-no-token = there is no token on { $square }.
own-value-twice = { $square } has two values.
handicap-two = handicap: only two players can have one; with more, leave it at 0, not { $handicap }.

# Positions
wanted-one-each = a list with one entry for each player
wanted-letters = texts of the letters { $letters }
wanted-tokens = an object of squares and kinds of token
wanted-square = null or a square
because-setup-first = Nothing is done before the setup card is drawn.
because-setup-drawn = The setup card has been drawn already.
because-starts = The start squares of this setup card are { $squares }.
because-token = This setup card has no such token on { $square }, or it is named twice.
because-tokens-missing = These are neither on the board nor captured: { $squares }.
because-gambits = Two gambits are on { $square }.
because-gambit-token = A token is on { $square }, too.
because-deck = A player has three each of { $letters }.
because-turn-setup = In the setup, the turn is 0.
because-turn = After the setup, turns count from 1.
because-player = Turn { $turn } is that of player { $player }.
because-goes-on = The game is not over yet.
because-over = No token is left: the game is over.
because-last-token = The last turn captured no token.
because-revealed = The player has not discarded this card.
because-not-revealed = A card is revealed only in a turn, before a card is added.
because-not-chosen = This player has not chosen a start square yet.
because-chosen = This player has chosen a start square.
because-not-moved = This player’s gambit has not left its start square.
because-captured = Moves of this player so far: { $moves }, and each captures one token at most.
because-dealt = This player is just being dealt { $count } cards.
because-sizes = The cards in pile, hand and row are { $wanted }, not { $given }.
wanted-left = a list of squares
because-left = Start tokens lie, in the order of their names, on start squares where no gambit is: at most { $squares }.
because-left-count = So many start tokens cannot be there: those that were not chosen stay until a move takes them, and a move takes one thing.

# What players have
points-held = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-held-given = { points-held }, { $given } of them as a head start
played = Played

# The end
ending-tokens = The last token is taken.
ending-turns = Turn { $turn } was the last.
ending-points = { $whose ->
    [you] You have the most points: { $points }.
   *[other] { $who } has the most points: { $points }.
}
ending-tie = { $whose ->
    [you] Tied at { $points } points; you win, because your last turn was the latest.
   *[other] Tied at { $points } points; { $who } wins, because their last turn was the latest.
}
ending-last-turn = last turn: { $turn }
ending-given = head start: { $given }
# Where the game stands, to whoever is to act
status-starts-you = Choose a start square
status-planning-you = Lay three cards face down; the left one is played first
status-moving-you = Turn { $turn }: move like a { card-name }
status-adding-you = Turn { $turn }: lay a card face down at the end of your row

# Sheets to print
sheet-board = Board
sheet-tokens = Tokens and gambits
sheet-cards = Movement cards
sheet-setups = Setup cards
sheet-help = Help cards
help-title = Your turn
help-step-1 = 1. Turn over your leftmost card. Your gambit moves as it says; only if it can’t does it stay.
help-step-2 = 2. Lay a card from your hand face down at the right end of the row.
help-step-3 = 3. Draw a card.
help-move = { $card ->
    [B] Bishop: diagonally, as far as you like.
    [R] Rook: straight, as far as you like.
    [Q] Queen: straight or diagonally, as far as you like.
   *[N] Knight: two squares straight and one to the side. It alone jumps over tokens and gambits.
}
help-capture = Stop on a token, and it is yours. Never stop on another gambit.

# Small games (QG-20)
deck-wrong = deck: { $given } is not possible. It takes { $few } to 12 of the letters B, R, Q, N, at most three of each.
option-tokens-about = How many tokens are laid out.
option-deck-about = The movement cards of each player.
option-deck-takes = Letters, such as BBRRQQNN.
option-turns-about = After how many turns the game ends.
tell-setup = Which setup card do you use?

# Positions put together by hand
editor-taken = taken by { $who }
editor-taken-tokens = Taken tokens
editor-turn = Turn
editor-revealed = Card revealed
phase-dealing = cards are dealt
phase-first-draws = first cards are drawn
phase-drawing = a card is drawn
phase-starts = a start square is chosen
phase-planning = three cards are laid
phase-moving = the gambit moves
phase-adding = a card is laid
phase-over = the game is over

# What was touched so far leads on: what to touch next
step-second = Now the card for your second turn
step-third = Now the card for your third turn

# Why a decision was worse than another
worse-takes = Points taken by this: { $points }; by the better move: { $most }.
worse-fetches = The most the laid cards can capture if the others stay put: { $points } points; with the better choice: { $most }.
