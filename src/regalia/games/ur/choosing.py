"""For levels of Ur that choose in compiled code: the order of actions' texts."""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.games.ur.rules import CLAIM, ENTER, PAIR, PLACE, ROLL, STEP, STEP2, Ur

END, PLUS, MINUS = range(3)  # what stands behind the second and the third square
MOVES = 1 << 24  # capital letters come first
CLAIM_DRAW, TO_ENTER, TO_PLACE, TO_ROLL, TO_STOP = range(MOVES, MOVES + 5 * 32, 32)


def text_order(params: Params, s: Ur, action: int) -> int:
    kind = action & 15
    if kind == CLAIM:
        return CLAIM_DRAW
    if kind == ENTER:
        return TO_ENTER
    if kind == PLACE:
        return TO_PLACE + (action >> 4)
    if kind == ROLL:
        return TO_ROLL
    if kind < STEP or kind > PAIR:
        return TO_STOP
    a, b, c, d = action >> 4 & 31, action >> 9 & 31, action >> 14 & 31, action >> 19 & 31
    if kind == STEP:
        return (a << 5 | b) << 14
    behind = PLUS if kind == PAIR else MINUS
    found = (((a << 5 | b) << 2 | behind) << 5 | c) << 7
    return found if kind == STEP2 else found | MINUS << 5 | d


def fitting(params: Params, s: Ur, seat: int, rng: MutableSequence[int]) -> Ur:
    """Everything is open."""
    return s
