"""What a player of Ur goes by: the worth of positions as learned from the solved game."""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.fast.any_insight import SURE
from regalia.games.ur.learned import worth, worth_after
from regalia.games.ur.rules import (
    AGAIN,
    CLAIM,
    CLAIMING,
    ENTER,
    ENTRANCE,
    EQUAL_STARTS,
    PIECES,
    PLACE,
    ROSETTES,
    STEP,
    STEP2,
    STEP3,
    STOP,
    Ur,
    goal,
    most_pieces,
    turn_ends,
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


def looking_back(params: Params, s: Ur, worths: MutableSequence[int], at: int) -> bool:
    """By what was learned of the game in which equal starts count (UR-20)."""
    if len(params) > 1:
        return False
    found = starting(s)
    if s.phase == AGAIN:
        found = max(found, SURE - starting(turn_ends(s)))
    worths[at + s.player], worths[at + 1 - s.player] = found, SURE - found
    return True


def starting(s: Ur) -> int:
    """For whoever is about to roll, or to claim a draw."""
    found = worth_after(s.own, s.foe, rounds(s))
    return max(found, SURE // 2) if s.phase == CLAIMING else found


def rounds(s: Ur) -> int:
    """How often in a row somebody entered and took a piece that had entered so, if that is how this
    turn began, and how it can go on; at most until starts are five (UR-20)."""
    own, foe = s.own, s.foe
    if s.last != own | foe << 20 or own & ENTRANCE or not foe & ENTRANCE:
        return 0
    if own == 0 or foe == ENTRANCE or own.bit_count() >= PIECES:
        return 0  # one's only piece is not taken; who has none left cannot enter (UR-13)
    entered = foe & ~ENTRANCE | (own | ENTRANCE) << 20
    others = s.foe_times if s.foe_last == entered else 0
    return min(max(2 * s.times - 2, 2 * others - 1), 2 * EQUAL_STARTS - 2)


def looking_back_key(params: Params, s: Ur) -> int:
    found = memo_key(params, s)
    return found | rounds(s) << 48 if found else 0


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
