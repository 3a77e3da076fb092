"""Insight of a player of the Queen's Gambit who is shown all cards: the room's own, but that there
is nothing to guess (see gambit_open.py)."""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.games.gambit.insight import EXPLORE, PLAYOUT, observed, priority, values
from regalia.games.gambit.rules import Gambit

__all__ = ["EXPLORE", "PLAYOUT", "guess", "observed", "priority", "values"]


def guess(params: Params, s: Gambit, seat: int, rng: MutableSequence[int]) -> Gambit:
    return s
