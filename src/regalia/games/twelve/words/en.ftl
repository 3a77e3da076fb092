# Twelve-Card Chess
name = Twelve-Card Chess
how-to-play = Take turns placing your pieces next to your own, or moving them. Everything must fit in a four-by-four window that shifts as the pieces move. Nothing is ever captured: surround the enemy king on all four sides – with any pieces, or the edges of the window – and you win.
seat-0 = White
seat-1 = Black
side-0 = white
side-1 = black
about = Twelve pieces, no board: surround the enemy king inside a floating window of four by four.
option-ban = Beside the king
option-ban-about = Which actions may not end on one of the four sides of the enemy king.
value-ban-placing = placing only
value-ban-both = moves, too
option-handicap = Handicap
option-handicap-about = For two of unequal strength: the stronger plays without one piece. Of equal levels 5, the one without pawn, knight, bishop, rook or queen won 29, 35, 30, 29 and 22 games in 100.
value-handicap-none = none
value-handicap-first-P = { seat-0 } plays without a pawn
value-handicap-first-N = { seat-0 } plays without a knight
value-handicap-first-B = { seat-0 } plays without a bishop
value-handicap-first-R = { seat-0 } plays without a rook
value-handicap-first-Q = { seat-0 } plays without a queen
value-handicap-second-P = { seat-1 } plays without a pawn
value-handicap-second-N = { seat-1 } plays without a knight
value-handicap-second-B = { seat-1 } plays without a bishop
value-handicap-second-R = { seat-1 } plays without a rook
value-handicap-second-Q = { seat-1 } plays without a queen
reason-surrounded = a king is surrounded
reason-both-surrounded = both kings are surrounded
reason-repetition = the same position occurred for the third time

# Pieces and things
colour-name = { $colour ->
    [w] white
   *[b] black
}
piece-name = { $piece ->
    [K] king
    [Q] queen
    [R] rook
    [B] bishop
    [N] knight
   *[P] pawn
}
coloured-piece = { colour-name } { piece-name }
square-empty = { $square }, empty
square-beyond = { $square }, open only to a piece that leaves the opposite edge
square-taken = { coloured-piece }, { $square }
piece-in-supply = { coloured-piece } in the supply
piece-removed = { coloured-piece }, removed from the game
exchange-unused = swap available
exchange-gone = swap used

# What happened
say-pass = { $whose ->
    [you] You can do nothing and pass.
   *[other] { $who } can do nothing and passes.
}
say-exchange = { $whose ->
    [you] You swap king and rook.
   *[other] { $who } swaps king and rook.
}
say-move = { $whose ->
    [you] You move the { piece-name } { $square }.
   *[other] { $who } moves the { piece-name } { $square }.
}
say-put = { $whose ->
    [you] You place the { piece-name } { $square }.
   *[other] { $who } places the { piece-name } { $square }.
}
say-put-return = { $whose ->
    [you] You place the bishop { $square } and send the { coloured-piece } back to its supply.
   *[other] { $who } places the bishop { $square } and sends the { coloured-piece } back to its supply.
}
say-put-move = { $whose ->
    [you] You place the pawn { $square } and move it { $target }.
   *[other] { $who } places the pawn { $square } and moves it { $target }.
}
say-queen-removed = The { colour-name } queen is surrounded and leaves the game.
say-won = { $whose ->
    [you] You win.
   *[other] { $who } wins.
}
say-drawn = Both kings are surrounded: a draw.

# Refusals
no-pass = You can pass only when you cannot place, move or swap.
exchange-used = You have used your swap; it is allowed once in a game.
exchange-without-rook = Your rook is not on the table, so it cannot change places with the king.
queen-removed = Your queen was surrounded; it has left the game for good.
left-out = Your { piece-name } is not in this game: you give a handicap.
not-on-table = Your { piece-name } is not on the table yet: only a piece on the table moves.
not-in-supply = Your { piece-name } is not in your supply: it stands on the table.
not-yours = This piece is not yours.
no-piece-there = No piece stands there: begin with one of yours.
occupied = That square is occupied, and nothing is ever captured.
outside-limit = A piece there would break the four-by-four window.
not-adjacent = That square is not next to one of your pieces, by side or by corner.
beside-king = That square is right beside the enemy king; you can’t place a piece there.
ends-earlier = Placing a piece there already surrounds a king: the game ends there.
splits = If a piece moves there, your pieces are no longer all connected.
moves-beside-king = With this house rule no move may end right beside the enemy king, either.
return-missing = A bishop that is placed must return another piece: say which.
returns-itself = The bishop cannot return itself.
returns-king = A king is never sent back.
nothing-to-return = Only kings are on the table: the bishop has nothing to return.
return-not-on-table = The { coloured-piece } is not on the table, so it cannot be returned.
moves-differently = The { piece-name } can’t move there.
enemy-in-the-way = An enemy piece stands between the { piece-name } and that square.

# Buttons
button-exchange = Swap king and rook
button-pass = Pass

# Positions and proofs
position-origin = The least x and the least y of all pieces must be 0.
position-written = This position is written { $text }
prove-over = The game is over: there is nothing to prove.
prove-plies = A win takes one ply at least.
piece-twice = { $piece } is in two places, but there is only one.
square-twice = Two pieces stand on { $square }.
king-off = { $piece } must stand on the table.
queen-surrounded = The queen on { $square } is surrounded, so it was removed.
piece-not-removed = { $piece } cannot be out of the game.
piece-left-out = { $piece } is out of this game by its handicap.
prove-wins = { $who } wins by force; plies at most: { $plies }.
prove-wins-by = { $who } wins by force; plies at most: { $plies }. It begins with one of: { $first }.
prove-none = { $who } has no forced win within this many plies: { $plies } (positions looked at: { $visits }).
hunt-none = No longer forced win of { $who } was found; there may be one (positions looked at: { $visits }).
proving = { $who }, plies: { $plies }
proving-of = first actions

# What can be done, and where squares are
supply = supply
sides-closed = { $count } of 4 sides closed
prompt = Possible: { $what }.
prompt-pass = Nothing is possible: pass.
may-put = place a piece next to one of yours
may-move = move a piece
may-exchange = swap king and rook
beside = { $side ->
    [above] above { beside-piece }
    [below] below { beside-piece }
    [left] left of { beside-piece }
    [right] right of { beside-piece }
    [above-left] up and left of { beside-piece }
    [above-right] up and right of { beside-piece }
    [below-left] down and left of { beside-piece }
   *[below-right] down and right of { beside-piece }
}
beside-piece = the { coloured-piece }
beside-nothing = away from all other pieces
away = from { beside-piece }: { $way }
steps = { $count } { $side ->
    [above] up
    [right] right
    [below] down
   *[left] left
}

# The end
ending-surrounded = { $whose ->
    [you] All four sides of your king are closed.
   *[other] All four sides of { $who }’s king are closed.
}
ending-both = Both kings lost their last open side at the same moment: a draw.
ending-repetition = The same position has come up for the third time with the same player to move: a draw.
king-side = { $side ->
    [above] Above
    [right] Right
    [below] Below
   *[left] Left
}
king-wall = outside the four-by-four window

# Which sides of a king are open, and where the window ends
open-side = { $side ->
    [above] above
    [right] right
    [below] below
   *[left] left
}
sides-open = open: { $open }
wall-now = wall: the window cannot grow here

# Sheets to print
sheet-board = Squares
sheet-frame = Frame for the window
sheet-pieces = Pieces

# Positions put together by hand
editor-removed = Queen removed

# What was touched so far leads on: what to touch next
step-where = Where does the { piece-name } go?
step-return = Which piece does the bishop send back?
step-pawn = The pawn may move one square on: tap where, or leave it.
