"""Evaluation: the stronger side is likelier to win."""

from regalia.core.contract import Params
from regalia.fast.any_insight import SURE
from skirmish.rules import Duel, strength

PLAYOUT = 0


def evaluate(params: Params, s: Duel, seat: int) -> int:
    ours = strength(params, s.first, s.hard & 1)
    theirs = strength(params, s.second, s.hard >> 1 & 1)
    first = SURE * ours // (ours + theirs)
    return first if seat == 0 else SURE - first
