"""Who is stronger is likelier to win."""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.fast.any_insight import SURE
from skirmish.rules import Duel, strength

PLAYOUT = 0


def evaluate(params: Params, s: Duel, seat: int) -> int:
    ours = strength(params, s.first, s.hard & 1)
    theirs = strength(params, s.second, s.hard >> 1 & 1)
    first = SURE * ours // (ours + theirs)
    return first if seat == 0 else SURE - first


def observed(params: Params, s: Duel, action: int, seat: int) -> int:
    return action


def resample(params: Params, s: Duel, seat: int, rng: MutableSequence[int]) -> Duel:
    return s
