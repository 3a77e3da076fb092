"""Stand-ins for a room's `insight.py` (`regalia.core.contract.InsightPart`) in kernels.

A room's own functions and constants take their place.
"""

from collections.abc import MutableSequence

from regalia.core.contract import InsightPart, Params, State, key
from regalia.fast.any_secrets import hidden, resample

SURE = 100_000  # the worth of a won game; 0 of a lost one, half of it of a draw
PLAYOUT = InsightPart.PLAYOUT
EXPLORE = InsightPart.EXPLORE
MOVE_BY_MOVE = False  # whether levels look move by move, and not by a tree (`compiler.py`)


def evaluate(params: Params, s: State, seat: int) -> int:
    return SURE // 2


def values(params: Params, s: State, worths: MutableSequence[int], at: int) -> bool:
    return False


def looking_back(params: Params, s: State, worths: MutableSequence[int], at: int) -> bool:
    return False


def looking_back_key(params: Params, s: State) -> int:
    return 0


def priority(params: Params, s: State, action: int) -> int:
    return 1


def may_win_next(params: Params, s: State, seat: int) -> bool:
    return True


def symmetry_key(params: Params, s: State) -> int:
    return key(params, s)


def memo_key(params: Params, s: State) -> int:
    return key(params, s)


def observed(params: Params, s: State, action: int, seat: int) -> int:
    return 0 if hidden(params, s, action, seat) else action


def abstraction(params: Params, s: State, action: int) -> int:
    return action


def guess(params: Params, s: State, seat: int, rng: MutableSequence[int]) -> State:
    return resample(params, s, seat, rng)
