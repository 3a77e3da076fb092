"""What a player of Twelve-Card Chess goes by.

Who has to act and cannot afford to loses: moves that are left count most, and pieces in the supply
are moves in reserve.  The weights were fitted to the results of games between players who looked
four moves ahead; they are thousandths of what makes a result e times as likely as the other.
"""

from regalia.core.contract import Box
from regalia.fast.any_insight import SURE
from regalia.games.twelve.rules import (
    KING,
    MOVE,
    QUEEN,
    REMOVED,
    ROOK,
    SIDES,
    Twelve,
    at,
    moves,
    places,
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
    """What is done beside the enemy king catches the eye, and then what moves."""
    kind, to = action & 7, action >> 6 & 63
    if kind <= MOVE and SIDES[at(s.foe, KING)] >> to & 1:
        return 8
    return 4 if kind == MOVE else 2
