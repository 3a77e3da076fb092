"""What a player of Ur goes by: where the pieces stand, and how near four rosettes are.

The weights were fitted to the results of games between players who looked one or two moves ahead;
they are thousandths of what makes a win e times as likely as a loss.
"""

from regalia.boards.areas import squares
from regalia.core.contract import Box
from regalia.fast.any_insight import SURE
from regalia.games.ur.rules import (
    CLAIM,
    ENTER,
    LAYOUT,
    PLACE,
    ROSETTES,
    SKY,
    STEP,
    STEP2,
    STEP3,
    STOP,
    Ur,
    has,
    reach,
)

PLAYOUT = 0

WORTHS = {"A1": 50, "A2": -120, "A3": -100, "A4": -50, "A7": 1_000, "A8": 50}
WORTHS |= {"C" + name[1]: worth for name, worth in WORTHS.items()}
WORTHS |= {"B1": -170, "B5": 420, "B6": 350, "B7": 120}
WORTH = tuple(WORTHS.get(name, 0) for name in LAYOUT.names)
BOTH_OF_SKY = -900  # their second rosette is worth less than the first
THREE = 150  # rosettes
LAST_NEAR = 1_000  # and the fourth one step away
HALF = 2_000


def standing(own: int) -> int:
    """What speaks for a side, in thousandths."""
    worth = 0
    for square in squares(own):
        worth += WORTH[square]
    if has(own, SKY):
        worth += BOTH_OF_SKY
    if (own & ROSETTES).bit_count() == 3:
        worth += LAST_NEAR if reach(own) & ROSETTES & ~own else THREE
    return worth


def evaluate(box: Box, s: Ur, seat: int) -> int:
    worth = standing(s.own) - standing(s.foe)
    if seat != s.player:
        worth = -worth
    return SURE // 2 + SURE // 2 * worth // (abs(worth) + HALF)


def interest(box: Box, s: Ur, action: int) -> int:
    """Captures and rosettes catch the eye; ending a turn or a game early does not."""
    kind = action & 15
    if kind in (STOP, CLAIM):
        return 1
    if kind in (ENTER, PLACE):
        return 3
    if kind in (STEP, STEP2, STEP3):
        goal = 1 << (action >> (9 if kind == STEP else 14 if kind == STEP2 else 19) & 31)
        return 8 if goal & (ROSETTES | s.foe) else 3
    goals = 1 << (action >> 9 & 31) | 1 << (action >> 19 & 31)
    return 6 if goals & (ROSETTES | s.foe) else 2
