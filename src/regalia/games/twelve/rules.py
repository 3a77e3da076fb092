"""Twelve-Card Chess, in the order of the rules page (TW-n).

The table is an 8x8 frame, square = x + 8*y; after every action the pieces are shifted so that the
least column and the least row are 2.  They then fill columns and rows 2 to 5 at most, and what
one action can reach lies in 1 to 6.  An area is an int with one bit a square.

A side, the six pieces of one colour, is an int with six bits a piece: its square, or SUPPLY, or
REMOVED.  A state is seen from the player to move: `own` side and `foe` side.  `params` is empty
in the usual game, and not with an option of TW-17 or TW-18.
"""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.boards.areas import squares
from regalia.core.contract import NOBODY, Params

# ------------------------------------------------------------- area and pieces (TW-1 to TW-4)

# In `params`: 0 or BAN_BOTH (TW-17); the piece that is left out, plus BLACKS if it is his (TW-18).
AT_BAN, AT_LEFT_OUT, BAN_BOTH, BLACKS = 0, 1, 1, 8
KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN = range(6)
SUPPLY, REMOVED = 0, 1  # squares that no piece can stand on
LEAST = 2  # the least column and row
INSIDE = sum(1 << x + 8 * y for x in range(1, 7) for y in range(1, 7))
EVERY_ROW = 0x0101010101010101

STRAIGHT = (1, 8, -1, -8)
SLANTED = (9, 7, -9, -7)
EVERY = STRAIGHT + SLANTED
JUMPS = (17, 15, 10, 6, -17, -15, -10, -6)


def _around(steps: tuple[int, ...]) -> tuple[int, ...]:
    """Areas some steps away, one for each square that can hold a piece, as far as the frame
    goes."""
    return tuple(
        sum(1 << a + step for step in steps if 0 <= a + step < 63) if INSIDE >> a & 1 else 0
        for a in range(64)
    )


def _rays(steps: tuple[int, ...]) -> tuple[int, ...]:
    """Rays of squares, one for each step and each square: those reached by repeating the step."""
    found = []
    for step in steps:
        for a in range(64):
            ray, to = 0, a + step
            while INSIDE >> a & 1 and INSIDE >> to & 1:
                ray, to = ray | 1 << to, to + step
            found.append(ray)
    return tuple(found)


SIDES, NEAR, LEAPS = _around(STRAIGHT), _around(EVERY), _around(JUMPS)  # TW-3, TW-9
UP, DOWN = _rays(STRAIGHT[:2] + SLANTED[:2]), _rays(STRAIGHT[2:] + SLANTED[2:])  # TW-9

# An action is kind + piece<<3 + square<<6 + extra<<12; extra is the square of a pawn's move, or
# the piece returned by a bishop, plus ENEMY if it is the enemy's.
PUT, PUT_RETURN, PUT_MOVE, MOVE, EXCHANGE, PASS = range(6)
ENEMY = 8

# A piece can be put on at most 5x5 squares less the kings': 23 actions for Q, R and N; for B up
# to nine returns each: 207; for P staying or four moves each: 115.  That is more than any of
# them can move.  With the king's 8 moves and the exchange: 3 * 23 + 207 + 115 + 8 + 1.
MOST_ACTIONS = 400

BOTH_SURROUNDED, REPEATED, PLAYING = range(2, 5)  # outcomes, beside 0 and 1: the winner's seat
OCCURRENCES = 3  # TW-16


class Twelve(NamedTuple):
    own: int  # the side of the player to move
    foe: int
    player: int
    swaps: int  # unused exchanges: 1 own, 2 the enemy's
    outcome: int


def start(params: Params) -> Twelve:
    king = LEAST + 8 * LEAST
    white, black = without(params, king, 0), without(params, king + 8, 1)
    return Twelve(own=white, foe=black, player=0, swaps=3, outcome=PLAYING)


def left_out(params: Params, seat: int) -> int:
    """The piece that a player begins without (TW-18); KING: none, for nobody is without that."""
    if len(params) <= AT_LEFT_OUT or (params[AT_LEFT_OUT] & BLACKS != 0) != (seat == 1):
        return KING
    return params[AT_LEFT_OUT] & ~BLACKS


def without(params: Params, side: int, seat: int) -> int:
    piece = left_out(params, seat)
    return side if piece == KING else put(side, piece, REMOVED)


def to_play(params: Params, s: Twelve) -> int:
    return s.player if s.outcome == PLAYING else NOBODY


# --------------------------------------------------------------------------- sides and areas


def at(side: int, piece: int) -> int:
    return side >> 6 * piece & 63


def put(side: int, piece: int, square: int) -> int:
    return side & ~(63 << 6 * piece) | square << 6 * piece


def table(side: int) -> int:
    """The area that a side's pieces cover."""
    area = 1 << (side & 63) | 1 << (side >> 6 & 63) | 1 << (side >> 12 & 63)
    area |= 1 << (side >> 18 & 63) | 1 << (side >> 24 & 63) | 1 << (side >> 30 & 63)
    return area & ~(1 << SUPPLY | 1 << REMOVED)


def in_supply(side: int) -> int:
    """The pieces that wait to be put in play, as bits."""
    found = 0
    for piece in range(1, 6):
        found |= (1 if at(side, piece) == SUPPLY else 0) << piece
    return found


def in_play(side: int) -> int:
    """The pieces on the table, as bits."""
    found = 0
    for piece in range(6):
        found |= (1 if at(side, piece) > REMOVED else 0) << piece
    return found


def low(area: int) -> int:
    return (area & -area).bit_length() - 1


def high(area: int) -> int:
    return area.bit_length() - 1


def below(area: int) -> int:
    """The squares before all of an area; if there is none in it, every square."""
    return (area & -area) - 1


def above(area: int) -> int:
    """The squares after all of an area; if there is none in it, every square."""
    return -1 << area.bit_length()


def columns(area: int) -> int:
    area |= area >> 32
    area |= area >> 16
    return (area | area >> 8) & 255


def limit(area: int) -> int:
    """The squares that fit in one 4x4 window with all of an area (TW-2).

    Column and row 7 are left out: no action reaches them, and what has just come to column 6 is
    alone there, so that a square above or below it is free, and column 7 decides nothing.
    """
    across = columns(area)
    wide = (16 << low(across)) - (1 << max(high(across) - 3, 0)) & 127
    bottom, top = max((high(area) >> 3) - 3, 0), min((low(area) >> 3) + 3, 6)
    return wide * EVERY_ROW & (256 << 8 * top) - (1 << 8 * bottom)


def near(area: int) -> int:
    """An area and all squares adjacent to it (TW-3) that a piece can reach."""
    wide = area | area << 1 | area >> 1
    return (wide | wide << 8 | wide >> 8) & INSIDE


def joints(area: int) -> int:
    """The squares from which a piece connects all of an area (TW-6): next to every part of it."""
    found = INSIDE
    while area:
        part = area & -area
        while near(part) & area != part:
            part = near(part) & area
        found &= near(part)
        area ^= part
    return found


# ----------------------------------------------- putting in play and moving (TW-5, TW-6, TW-9)


def places(own: int, foe: int) -> int:
    """Squares on which a piece can be put in play (TW-5)."""
    mine = table(own)
    taken = mine | table(foe)
    return near(mine) & limit(taken) & ~taken & ~SIDES[at(foe, KING)]


def reach(piece: int, square: int, yours: int) -> int:
    """The squares to which a piece goes as it moves, over own pieces, not over yours (TW-9)."""
    if piece == KING:
        return NEAR[square]
    if piece == KNIGHT:
        return LEAPS[square]
    if piece == PAWN:
        return SIDES[square]
    found = 0
    for line in range(2 if piece == BISHOP else 0, 2 if piece == ROOK else 4):
        up, down = UP[64 * line + square], DOWN[64 * line + square]
        found |= up & below(up & yours) | down & above(down & yours)
    return found


def moves(piece: int, square: int, mine: int, yours: int) -> int:
    """Squares to which a piece can move (TW-6)."""
    rest = mine ^ 1 << square
    fitting = limit(rest | yours) & joints(rest) & ~(mine | yours)
    return reach(piece, square, yours) & fitting


def banned(params: Params, foe: int) -> int:
    """Squares on which no move may end: with `ban=both`, those beside the enemy king (TW-17)."""
    both = len(params) > 0 and params[AT_BAN] == BAN_BOTH  # compiled, none are one that is 0
    return SIDES[at(foe, KING)] if both else 0


def can_exchange(s: Twelve) -> bool:
    return s.swaps & 1 == 1 and at(s.own, ROOK) > REMOVED  # TW-7


# ---------------------------------------------------------------- surrounded (TW-14, TW-15)


def open_squares(taken: int) -> int:
    """The squares that keep a piece beside them from being surrounded."""
    return limit(taken) & ~taken


def surrounded(square: int, free: int) -> bool:
    return SIDES[square] & free == 0  # TW-14


def ending(own: int, foe: int, player: int, free: int) -> int:
    """TW-15, for the player who acted and the enemy."""
    lost, won = surrounded(at(own, KING), free), surrounded(at(foe, KING), free)
    if lost:
        return BOTH_SURROUNDED if won else 1 - player
    return player if won else PLAYING


def last_places(own: int, foe: int, free: int) -> int:
    """The free places where any piece put in play ends the game."""
    taken = table(own) | table(foe)
    return closing(at(own, KING), taken, free) | closing(at(foe, KING), taken, free)


def closing(king: int, taken: int, places: int) -> int:
    """The places where one piece more surrounds a king.  A side stays open to whatever fits in a
    window with it (TW-2), and does not stand on it."""
    for side in squares(SIDES[king] & open_squares(taken)):
        if places == 0:
            break
        places &= ~limit(taken | 1 << side) | 1 << side
    return places


# ------------------------------------------------------------------------- a turn (TW-5 to TW-8)


def actions(params: Params, s: Twelve) -> Iterator[int]:
    own, foe = s.own, s.foe
    mine, yours = table(own), table(foe)
    free, possible, ban = places(own, foe), 0, banned(params, foe)
    waiting = in_supply(own)
    more = waiting & (1 << BISHOP | 1 << PAWN)  # these do more than being put in play
    last = last_places(own, foe, free) if more else 0
    for piece in squares(waiting):
        possible |= free
        choices = returnable(own, foe) if piece == BISHOP else 0
        steps = open_squares(mine | yours) & joints(mine) & ~ban if piece == PAWN else 0  # TW-11
        if choices | steps == 0:  # as for most pieces
            for to in squares(free):
                yield PUT | piece << 3 | to << 6
            continue
        for to in squares(free):
            this = piece << 3 | to << 6
            ends = last >> to & 1 == 1  # TW-15: nothing follows
            if ends or choices == 0:
                yield PUT | this
            if ends:
                continue
            for choice in squares(choices):
                yield PUT_RETURN | this | choice << 12
            for target in squares(SIDES[to] & steps):
                yield PUT_MOVE | this | target << 12
    for piece in squares(in_play(own)):
        goals = moves(piece, at(own, piece), mine, yours) & ~ban
        possible |= goals
        for to in squares(goals):
            yield MOVE | piece << 3 | to << 6
    if can_exchange(s):
        yield EXCHANGE
    elif possible == 0:
        yield PASS  # TW-8


def returnable(own: int, foe: int) -> int:
    """The pieces that a bishop can return when it is put in play, as bits (TW-10)."""
    return in_play(own) & ~(1 << KING) | (in_play(foe) & ~(1 << KING)) << ENEMY


def chances(params: Params, s: Twelve) -> Iterator[int]:
    yield 0  # never asked: there is no chance in this game


def weight(params: Params, s: Twelve, outcome: int) -> int:
    return 1


# -------------------------------------------------------------- what actions do (TW-10 to TW-15)


def parts(action: int) -> tuple[int, int, int, int]:
    """Kind, piece, square and extra."""
    return action & 7, action >> 3 & 7, action >> 6 & 63, action >> 12


def act(params: Params, s: Twelve, action: int) -> Twelve:
    kind, piece, to, extra = parts(action)
    own, foe, swaps = s.own, s.foe, s.swaps
    if kind == EXCHANGE:
        king, rook = at(own, KING), at(own, ROOK)
        own, swaps = put(put(own, KING, rook), ROOK, king), swaps & 2
    elif kind != PASS:
        own = put(own, piece, extra if kind == PUT_MOVE else to)
    if kind == PUT_RETURN:
        if extra & ENEMY:
            foe = put(foe, extra & 7, SUPPLY)
        else:
            own = put(own, extra, SUPPLY)
    return turn_ends(own, foe, s.player, swaps)


def turn_ends(own: int, foe: int, player: int, swaps: int) -> Twelve:
    """The other player's turn.

    A put that ends the game has nothing after it, so one check stands for all of TW-15: taking
    pieces away (TW-10, TW-12) frees squares and widens the limit, and surrounds nobody.
    """
    free = open_squares(table(own) | table(foe))
    outcome = ending(own, foe, player, free)
    if outcome == PLAYING:  # TW-12, both queens in the same position
        own, foe = without_surrounded_queen(own, free), without_surrounded_queen(foe, free)
    taken = table(own) | table(foe)
    by = LEAST - low(columns(taken)) + 8 * (LEAST - (low(taken) >> 3))
    swapped = swaps >> 1 | (swaps & 1) << 1
    if by:
        own, foe = shifted(own, by), shifted(foe, by)
    return Twelve(foe, own, 1 - player, swapped, outcome)


def without_surrounded_queen(side: int, free: int) -> int:
    square = at(side, QUEEN)
    return put(side, QUEEN, REMOVED) if square > REMOVED and surrounded(square, free) else side


def shifted(side: int, by: int) -> int:
    for piece in range(6):
        square = at(side, piece)
        if square > REMOVED:
            side = put(side, piece, square + by)
    return side


def result(params: Params, s: Twelve, seat: int) -> int:
    return 1 if s.outcome >= BOTH_SURROUNDED else 2 if s.outcome == seat else 0


# -------------------------------------------------------------------------- repetition (TW-16)


def key(params: Params, s: Twelve) -> int:
    """The position between turns, in 53 bits: 18 possible places for each piece."""
    if s.outcome != PLAYING:
        return 0
    found = s.player << 2 | s.swaps
    for piece in range(6):
        found = (found * 18 + place(at(s.own, piece))) * 18 + place(at(s.foe, piece))
    return found


def place(square: int) -> int:
    if square <= REMOVED:
        return square
    return (square & 7) - LEAST + 4 * ((square >> 3) - LEAST) + 2


def repeated(params: Params, s: Twelve, times: int) -> Twelve:
    return s._replace(outcome=REPEATED) if times >= OCCURRENCES else s
