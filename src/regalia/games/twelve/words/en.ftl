# Twelve-Card Chess
name = Twelve-Card Chess
how-to-play = Put your pieces in play one by one next to your own, or move them; everything must fit in a window of four by four squares that floats with the pieces. Nothing is captured: who surrounds the enemy king on its four sides, with any pieces and with the edges of the window, wins.
seat-0 = White
seat-1 = Black
side-0 = white
side-1 = black
about = Twelve pieces, no board: surround the enemy king inside a floating window of four by four.
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
square-taken = { $square }, { coloured-piece }
piece-on = { coloured-piece } on { $square }
piece-in-supply = { coloured-piece } in the supply
piece-removed = { coloured-piece }, removed from the game
owner = { $who }, { colour-name }
exchange-unused = exchange unused
exchange-gone = exchange used
to-move = { $who } to move
won = { $who } wins: { $reason }
drawn = A draw: { $reason }

# What happened
say-pass = { $who } can do nothing and passes.
say-exchange = { $who } exchanges rook and king.
say-move = { $who } moves the { piece-name } to { $square }.
say-put = { $who } puts the { piece-name } in play on { $square }.
say-put-return = { $who } puts the bishop in play on { $square } and returns the { coloured-piece } to its owner.
say-put-move = { $who } puts the pawn in play on { $square } and moves it to { $target }.
say-queen-removed = The { colour-name } queen is surrounded and leaves the game.
say-won = { $who } wins.
say-drawn = Both kings are surrounded: a draw.

# Refusals
no-pass = You can pass only when you can neither put a piece in play nor move nor exchange.
exchange-used = You have used your exchange; it is allowed once in a game.
exchange-without-rook = Your rook is not on the table, so it cannot change places with the king.
queen-removed = Your queen was surrounded; it has left the game for good.
not-on-table = Your { piece-name } is not on the table yet: only a piece on the table moves.
not-in-supply = Your { piece-name } is not in your supply: it stands on the table.
occupied = { $square } is occupied, and nothing is ever captured.
outside-limit = With a piece on { $square }, the pieces would no longer fit in four by four squares.
not-adjacent = { $square } is not next to one of your pieces, by side or by corner.
beside-king = { $square } is a side square of the enemy king; no piece is put in play there.
ends-earlier = A piece put in play on { $square } surrounds a king: the game ends there, and the action has no second part.
splits = With a piece moved to { $square }, not all of your pieces would hang together.
return-missing = A bishop that is put in play must return another piece: say which.
returns-itself = The bishop cannot return itself.
nothing-to-return = Only kings are on the table: the bishop has nothing to return.
return-not-on-table = The { coloured-piece } is not on the table, so it cannot be returned.
moves-differently = The { piece-name } does not get to { $square } as it moves.
enemy-in-the-way = An enemy piece stands between the { piece-name } and { $square }.

# Buttons
button-exchange = Exchange rook and king
button-pass = Pass
