"""Sweeps until the error is bounded.

Two things make it quick, and neither needs to be proved: whatever values come out, a last sweep
that changes nothing says how wrong they are at most.

- First games that are called off often, then ever more seldom: play that goes on for ever tends to
  its value no faster than by the chance of being called off, so it does so while that is great.
- A full sweep looks at some eighty positions for each.  It notes the best actions, and many sweeps
  that follow these look at five.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from regalia.solvers.ur.game import Game

FOLLOWED = 90  # cheap sweeps after each full one
FIRST_BITS, STEP = 6, 2
GOOD_ENOUGH = 1e-2  # the error of all games but the last
PATIENCE = 8  # rounds without a new least error, after which nothing is followed for a while


class Swept(Protocol):
    """A table of values that can be swept."""

    game: Game

    def sweep(self, write: bool = True) -> Any:
        """A full sweep; what was wrong before it, at most."""

    def choose_and_follow(self, times: int) -> Any:
        """The same, and then so many cheap sweeps."""


class Progress(NamedTuple):
    bits: int  # of the game that is being solved
    sweeps: int  # full ones, so far
    error: float  # in that game, at most


def levels(bits: int) -> list[int]:
    return [*range(FIRST_BITS, bits, STEP), bits]


def solve(
    table: Swept, tolerance: float, reached: Progress | None, note: Callable[[Progress], None]
) -> Progress:
    """Solves the game of a table from where it stands; notes what is reached after each round."""
    last, at = table.game, reached or Progress(0, 0, float("inf"))
    for bits in levels(last.bits):
        if bits >= at.bits:
            table.game = last._replace(bits=bits)
            for error in rounds(table, tolerance if bits == last.bits else GOOD_ENOUGH):
                at = Progress(bits, at.sweeps + 1, error)
                note(at)
    return at


def rounds(table: Swept, enough: float) -> Iterator[float]:
    """The error after each round, until a sweep that changes nothing finds it small enough."""
    least, waited = float("inf"), 0
    while True:
        error = table.game.error(table.choose_and_follow(0 if waited >= PATIENCE else FOLLOWED))
        waited = 0 if error < least or waited >= 2 * PATIENCE else waited + 1
        least = min(error, least)
        yield error
        if error <= enough / 2:
            error = table.game.error(table.sweep(write=False))
            if error <= enough:
                yield error
                return
