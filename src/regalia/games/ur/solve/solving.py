"""Rounds until the error is bounded: a full sweep that notes the best actions, then cheap ones.

How the values come about need not be proved: a last sweep, exact and changing nothing, says how
wrong they are at most.  So everything is allowed that makes it quick:

- First games that are called off often, then ever more seldom, each from the last one's values.
- A full sweep looks at some eighty positions for each, one that follows the best actions at five.
  Far from the solution both sides keep changing their minds, so that only few of these help; when
  the error grows, the values are set half way back.
- Near it, they follow until the values are nearly what those actions lead to, with leaps: where
  play goes round and round, each sweep comes nearer by the same small share, so that two
  differences tell where it would end (`leap`).  If that leads nowhere, it is tried again nearer.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from regalia.games.ur.solve.game import Bound, StoppingGame
from regalia.games.ur.solve.sweeping import ONE

FIRST_BITS, STEP = 6, 2
GOOD_ENOUGH = 5e-2  # the error of all games but the last
NEAR = 0.06  # an error from which on there are leaps
FAR_TIMES, NEAR_TIMES = (1, 16), (16, 480)  # the fewest and the most cheap sweeps after a full one
LEAPING = 32  # of them, for a leap to be made
PATIENCE = 14  # rounds with leaps
SHORT, LONG = 12, 96  # cheap sweeps between two looks, before a leap
REST = 6  # and after it
CHUNK = 1 << 25  # values at a time
LEAST = 4  # units that a value changed by, for a leap to make sense


class Swept(Protocol):
    """A table of values that can be swept."""

    xp: Any  # NumPy, or CuPy
    game: StoppingGame | Bound

    def sweep(self, write: bool = True) -> Any:
        """A full sweep; what was wrong before it, at most."""

    def choose(self) -> Any:
        """The same, and notes the best actions."""

    def follow(self, times: int) -> Any:
        """Cheap sweeps by the best actions noted; what was wrong before the last, at most."""

    def in_order(self) -> Any:
        """The values in the order of the index, to be changed: an array (positions, lanes)."""


class Progress(NamedTuple):
    bits: int  # of the game that is being solved
    sweeps: int  # full ones, so far
    error: float  # in that game, at most


def levels(bits: int) -> list[int]:
    return [*range(FIRST_BITS, bits, STEP), bits]


def solve(
    table: Swept, tolerance: float, reached: Progress | None, note: Callable[[Progress], None]
) -> Progress:
    """Solves the game of a table from where it stands; notes what is reached in each round."""
    last, at = table.game, reached or Progress(0, 0, float("inf"))
    for bits in levels(last.bits):
        if bits >= at.bits:
            table.game = last._replace(bits=bits)
            for error in rounds(table, tolerance if bits == last.bits else GOOD_ENOUGH):
                at = Progress(bits, at.sweeps + 1, error)
                note(at)
    return at


def rounds(table: Swept, enough: float, near: float = NEAR) -> Iterator[float]:
    """The error found by each full sweep; the last one changes nothing, and finds it small."""
    before, leaping, times, tried = float("inf"), False, 4, 0
    while True:
        error = table.game.error(table.choose())
        yield error
        if error <= enough / 2:
            error = table.game.error(table.sweep(write=False))
            if error <= enough:
                yield error
                return
        worse, before = error >= before, error
        tried += leaping
        if tried > PATIENCE:
            leaping, near, tried = False, near / 4, 0
        elif not leaping and error < near:
            leaping, times, worse = True, LEAPING // 2, False
        fewest, most = NEAR_TIMES if leaping else FAR_TIMES
        times = min(max(times // 2 if worse else 2 * times, fewest), most)
        old = table.in_order().copy() if worse else None
        if times < LEAPING:
            table.follow(times)
        else:
            settle(table, max(enough / 4, error / 100), times // LEAPING)
        if old is not None:
            set_back(table, old)


def settle(table: Swept, goal: float, leaps: int) -> None:
    """Bring the values near to those of the actions noted: the error but for better actions is the
    goal."""
    error = least = table.game.error(table.follow(REST))
    times = SHORT
    while error > goal and leaps > 0:
        before = table.in_order().copy()
        table.follow(times)
        between = table.in_order().copy()
        table.follow(times)
        leap(table, before, between, (1 - 2.0**-table.game.bits) ** times)
        error = table.game.error(table.follow(REST))
        if error > 0.7 * least:
            times = min(2 * times, LONG)
        least, leaps = min(least, error), leaps - 1


def leap(table: Swept, before: Any, between: Any, most: float) -> None:
    """Set each value to its limit if its differences go on shrinking as the last two did.

    `most` is the ratio of two differences where play never ends; there is no greater one."""
    xp, now = table.xp, table.in_order()
    for begin in range(0, len(now), CHUNK):
        part = slice(begin, begin + CHUNK)
        value = now[part].astype(xp.float64)
        second = value - between[part]
        first = between[part].astype(xp.float64) - before[part]
        ratio = second / xp.where(first == 0, 1, first)
        tends = (ratio > 0) & (ratio < 1) & (xp.abs(second) > LEAST)
        ratio = xp.where(tends, xp.minimum(ratio, most), 0)
        value = xp.clip(xp.rint(value + second * ratio / (1 - ratio)), 0, ONE)
        now[part] = value.astype(xp.uint32)


def set_back(table: Swept, old: Any) -> None:
    """Set the values half way back to the old ones."""
    now, xp = table.in_order(), table.xp
    for begin in range(0, len(now), CHUNK):
        part = slice(begin, begin + CHUNK)
        now[part] = ((now[part].astype(xp.int64) + old[part]) // 2).astype(xp.uint32)
