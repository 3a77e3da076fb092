"""Exactly which game is solved.

    Ur without UR-20, but before every roll the game is called off with a chance of 2**-bits.  It
    then counts `called_off` for the player about to roll.

A sweep T takes values to values: T(v) = 2**-bits * called_off + (1 - 2**-bits) * (what the best
actions after each roll are worth by v, on average).  Averages and maxima bring no two tables
further apart, so T brings them closer by the factor 1 - 2**-bits, the greatest difference being
measured: it has one fixed point V, and |v - V| <= 2**bits * |T(v) - v|.  (An extra roll is a roll
like any other: it is charged as well, which is why the argument needs no bound on their number.)
"""

from typing import Any, NamedTuple

import numpy as np

from regalia.games.ur.solve.sweeping import CALLED_OFF, ONE, SIXTEENTHS

Numbers = tuple[int, int, bool, Any, Any, int, int]  # as `taxed` in sweeping.py takes them


class StoppingGame(NamedTuple):
    bits: int  # called off once in 2**bits rolls
    called_off: tuple[int, ...]  # in each lane, in halves: 0 lost, 1 drawn, 2 won

    @property
    def lanes(self) -> int:
        return len(self.called_off)

    @property
    def first_guess(self) -> list[int]:
        return [half * ONE // 2 for half in self.called_off]

    def numbers(self, write: bool) -> Numbers:
        """Numbers for `sweep`.  The least is rounded down and the most up; a half is rounded
        evenly."""
        called_off = np.array(self.first_guess, np.int64)
        unit = 1 << self.bits + SIXTEENTHS
        rounding = np.array([(0, unit // 2, unit - 1)[half] for half in self.called_off], np.int64)
        return CALLED_OFF, self.bits, write, called_off, rounding, 0, 0

    def error(self, worst: Any) -> float:
        """The most by which the table is off the solution, if a sweep found it wrong by that."""
        return float(worst[:, :2].max()) / (ONE << SIXTEENTHS)


def fair(bits: int) -> StoppingGame:
    """Endless play counts one half."""
    return StoppingGame(bits, (1,))


def extremes(bits: int) -> StoppingGame:
    """Endless play is lost by the player to move (lane 0), or won (lane 1)."""
    return StoppingGame(bits, (0, 2))


class Bound(NamedTuple):
    """A sweep over bounds of the game in which nothing is called off (`certificate.py`).

    The player about to roll has lane 0 at least and lane 1 at most.  What lane 0 has above both its
    proved bound r and what endless play counts is taxed by 2**-bits; lane 1 the other way round."""

    rule: int  # SOLVE: either way; LOWER: lane 0 only lowered, lane 1 raised; RAISE: the reverse
    bits: int
    endless: int  # what it counts, in units of 1/ONE
    grid: int = 0  # new values are multiples of 2**grid units, or r

    @property
    def lanes(self) -> int:
        return 2

    @property
    def first_guess(self) -> list[int]:
        return [0, ONE]

    def numbers(self, write: bool) -> Numbers:
        none = np.zeros(2, np.int64)
        return self.rule, self.bits, write, none, none, self.endless, self.grid

    def error(self, worst: Any) -> float:
        """The error as if all were taxed, so that `solving.py` knows how near it is; nothing is
        proved."""
        return float(worst[:, :2].max()) * 2.0**self.bits / ONE
