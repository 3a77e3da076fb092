"""Proved bounds of the positions that the listed exercises lead to.

They are of the game in which endless play counts one half (docs/ur-solved.md), from a table of all
positions that only the machine which proved it held.  In the file are positions by their numbers,
in order, each with the least and the most that the player about to roll has, rounded outward to
two bytes.
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.ur import rules
from regalia.games.ur.rules import Ur
from regalia.games.ur.solve.definition import Values, after
from regalia.games.ur.solve.index import Index, index, number
from regalia.games.ur.solve.sweeping import ONE

FILE = Path(__file__).with_name("bounds.npz")
SHORT = 15  # bits that are left out of 31
UNIT = 1 << SHORT


def between(s: Ur, seat: int) -> tuple[float, float] | None:
    """The least and the most that a seat has in a state; None, where that is not in the file."""
    try:
        least, most = after(rules, s, _look, seat)
    except KeyError:
        return None
    return least / ONE, most / ONE


def _look(own: int, foe: int) -> Values:
    if is_over(own, foe):
        return 0, 0  # nothing hangs on it
    numbers, bounds = _kept()
    wanted = number_of(own, foe)
    at = int(np.searchsorted(numbers, wanted))
    if at == len(numbers) or numbers[at] != wanted:
        raise KeyError(wanted)
    least, most = bounds[at].tolist()
    return least * UNIT, most * UNIT


def is_over(own: int, foe: int) -> bool:
    return rules.holds((), own) or rules.holds((), foe)


@cache
def _kept() -> tuple[Any, Any]:
    with np.load(FILE) as found:
        return np.cumsum(found["steps"], dtype=np.int64), found["bounds"].astype(np.int64)


def number_of(own: int, foe: int) -> int:
    numbers = _numbers()
    return int(number(own, foe, numbers.rank, numbers.block, numbers.part))


@cache
def _numbers() -> Index:
    return index(rules.PIECES)


def write(numbers: Any, bounds: Any) -> None:
    """Keep the bounds of positions whose numbers are in order."""
    wide = bounds.astype(np.int64)
    rounded = np.stack([wide[:, 0] // UNIT, -(-wide[:, 1] // UNIT)], axis=1)
    steps = np.diff(numbers.astype(np.int64), prepend=0).astype(np.uint32)
    np.savez_compressed(FILE, steps=steps, bounds=rounded.astype(np.uint32))
