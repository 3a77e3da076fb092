"""What a player of Ur goes by: the worth of positions as learned from the solved game."""

from regalia.core.contract import Params
from regalia.fast.any_insight import SURE
from regalia.games.ur.learned import worth
from regalia.games.ur.rules import (
    AGAIN,
    CLAIM,
    CLAIMING,
    ENTER,
    PLACE,
    ROSETTES,
    STEP,
    STEP2,
    STEP3,
    STOP,
    Ur,
    goal,
    most_pieces,
)

SEARCH = "minimax"
FEW_STARTS = 2  # equal ones in a row: within a few turns they do not become five


def evaluate(params: Params, s: Ur, seat: int) -> int:
    found = guess(params, s.own, s.foe)
    if s.phase == AGAIN:
        found = max(found, SURE - guess(params, s.foe, s.own))
    elif s.phase == CLAIMING:
        found = max(found, SURE // 2)
    return found if seat == s.player else SURE - found


def guess(params: Params, own: int, foe: int) -> int:
    """What was learned is the whole game; in a small one (UR-21) rosettes and pieces count."""
    if len(params) < 2:
        return worth(own, foe)
    ahead = (own & ROSETTES).bit_count() - (foe & ROSETTES).bit_count()
    more = own.bit_count() - foe.bit_count()
    return SURE // 2 + SURE * (3 * ahead + more) // (8 * (goal(params) + most_pieces(params)))


def memo_key(params: Params, s: Ur) -> int:
    """What is left out, earlier starts, says nothing until they are three in a row (UR-20)."""
    if max(s.times, s.foe_times) > FEW_STARTS:
        return 0
    return s.own | s.foe << 20 | s.player << 40 | s.phase << 41 | s.roll << 44 | 1 << 47


def priority(params: Params, s: Ur, action: int) -> int:
    """Captures and rosettes catch the eye; ending a turn or a game early does not."""
    kind = action & 15
    if kind in (STOP, CLAIM):
        return 1
    if kind in (ENTER, PLACE):
        return 3
    if kind in (STEP, STEP2, STEP3):
        end = 1 << (action >> (9 if kind == STEP else 14 if kind == STEP2 else 19) & 31)
        return 8 if end & (ROSETTES | s.foe) else 3
    goals = 1 << (action >> 9 & 31) | 1 << (action >> 19 & 31)
    return 6 if goals & (ROSETTES | s.foe) else 2


def observed(params: Params, s: Ur, action: int, seat: int) -> int:
    """Everything is open."""
    return action
