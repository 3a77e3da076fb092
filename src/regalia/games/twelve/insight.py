"""Judging positions of Twelve-Card Chess."""

from regalia.core.contract import Box
from regalia.games.twelve.rules import (
    KING,
    MOVE,
    SIDES,
    Twelve,
    at,
    open_squares,
    table,
)

SEARCH = "minimax"
PLAYOUT = 0

FREE_SIDE = 9_000
IN_PLAY = 1_500
TURN = 2_000


def evaluate(box: Box, s: Twelve, seat: int) -> int:
    mine, yours = table(s.own), table(s.foe)
    free = open_squares(mine | yours)
    own = (SIDES[at(s.own, KING)] & free).bit_count()
    foe = (SIDES[at(s.foe, KING)] & free).bit_count()
    worth = FREE_SIDE * (own - foe) + IN_PLAY * (mine.bit_count() - yours.bit_count()) + TURN
    worth = max(-45_000, min(45_000, worth))
    return 50_000 + worth if seat == s.player else 50_000 - worth


def interest(box: Box, s: Twelve, action: int) -> int:
    """What is done beside the enemy king catches the eye."""
    kind, to = action & 7, action >> 6 & 63
    if kind <= MOVE and SIDES[at(s.foe, KING)] >> to & 1:
        return 8
    return 4 if kind == MOVE else 2
