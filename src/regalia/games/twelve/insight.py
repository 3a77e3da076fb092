"""What a player of Twelve-Card Chess goes by.

Who has to act and cannot afford to loses: moves that are left count most, and pieces in the supply
are moves in reserve.  The weights were fitted to the results of games between players who looked
four moves ahead; they are thousandths of what makes a result e times as likely as the other.
"""

from regalia.core.contract import Box
from regalia.fast.any_insight import SURE
from regalia.games.twelve.rules import (
    KING,
    LEAST,
    MOVE,
    PUT_MOVE,
    QUEEN,
    REMOVED,
    ROOK,
    SIDES,
    Twelve,
    at,
    columns,
    high,
    key,
    moves,
    open_squares,
    places,
    put,
    table,
)

SEARCH = "minimax"
PLAYOUT = 0

IN_PLAY = (0, -150, -200, -520, -200, -220)  # K Q R B N P
QUEEN_GONE = -370
EXCHANGED = -100  # the rook is in play and can do no more for its king
MOVES_LEFT = (70, 155, 155, 155, 155, 155)  # each
PLACE_LEFT = 140
ENEMY_BESIDE = -370  # at a side of the king
TURN = -215  # having to act
HALF = 2_000


def standing(own: int, foe: int, swap: int) -> int:
    """What speaks for a side, in thousandths."""
    mine, yours = table(own), table(foe)
    king = at(own, KING)
    worth = PLACE_LEFT * places(own, foe).bit_count()
    worth += ENEMY_BESIDE * (SIDES[king] & yours).bit_count()
    for piece in range(6):
        square = at(own, piece)
        if square > REMOVED:
            left = moves(piece, square, mine, yours).bit_count()
            worth += IN_PLAY[piece] + MOVES_LEFT[piece] * left
    if at(own, QUEEN) == REMOVED:
        worth += QUEEN_GONE
    if swap == 0 and at(own, ROOK) > REMOVED:
        worth += EXCHANGED
    return worth


def evaluate(box: Box, s: Twelve, seat: int) -> int:
    worth = standing(s.own, s.foe, s.swaps & 1) - standing(s.foe, s.own, s.swaps >> 1) + TURN
    if seat != s.player:
        worth = -worth
    return SURE // 2 + SURE // 2 * worth // (abs(worth) + HALF)


def interest(box: Box, s: Twelve, action: int) -> int:
    """What is done beside the enemy king catches the eye, and then what moves.

    A pawn that is put in play and then moved elsewhere could as well be put where it goes.
    """
    kind, beside = action & 7, SIDES[at(s.foe, KING)]
    if kind == PUT_MOVE:
        return 8 if beside >> (action >> 12) & 1 else 0
    if kind == MOVE:
        return 8 if beside >> (action >> 6 & 63) & 1 else 4
    return 2


def kin(box: Box, s: Twelve) -> int:
    """The key of the position or of its mirror image: the lesser."""
    right = high(columns(table(s.own) | table(s.foe)))
    own, foe = mirrored(s.own, right), mirrored(s.foe, right)
    return min(key(box, s), key(box, Twelve(own, foe, s.player, s.swaps, s.outcome)))


def mirrored(side: int, right: int) -> int:
    for piece in range(6):
        square = at(side, piece)
        if square > REMOVED:
            side = put(side, piece, square - 2 * (square & 7) + right + LEAST)
    return side


def decisive(box: Box, s: Twelve, seat: int) -> bool:
    """Whether the king against the seat may be surrounded by the next action.

    To occupy a side square takes away one; to stretch the pieces over four columns, over four rows
    or both puts one beside the king outside the limit, one above or below it, or one of each.  No
    action does both: who comes to stand beside a king stretches nothing over four in that line.
    So of the enemy two can go if they lie in different lines.  A player who may put a piece in play
    and has three has at least one left.
    """
    own, foe = s.own, s.foe
    free = open_squares(table(own) | table(foe))
    if s.player != seat:
        left = (SIDES[at(own, KING)] & free).bit_count()
        return left < 3 or table(own).bit_count() > 4 or places(own, foe) == 0
    king = at(foe, KING)
    left = SIDES[king] & free
    beside = left & (1 << king - 1 | 1 << king + 1)
    return left.bit_count() == 1 or (left.bit_count() == 2 and beside.bit_count() == 1)
