"""Sweeps until the error is bounded.

Two things make it quick, and neither needs to be proved: whatever values come out, a last sweep
that changes nothing says how wrong they are at most.

- First games that are called off often, then ever more seldom: play that goes on for ever tends to
  its value no faster than by the chance of being called off, so it does so while that is great.
- A full sweep looks at some eighty positions for each.  It notes the best actions, and sweeps that
  follow these look at five.  While that helps there are more and more of them between two full
  ones; where both sides keep changing their minds it does not, and there are few or none.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from regalia.solvers.ur.game import Game

FIRST_FOLLOWED, MOST_FOLLOWED = 2, 24  # cheap sweeps after a full one
FIRST_BITS, STEP = 6, 2
GOOD_ENOUGH = 5e-2  # the error of all games but the last


class Swept(Protocol):
    """A table of values that can be swept."""

    game: Game

    def sweep(self, write: bool = True) -> Any:
        """A full sweep; what was wrong before it, at most."""

    def choose(self) -> Any:
        """The same, and notes the best actions."""

    def follow(self, times: int) -> None:
        """Cheap sweeps by the best actions noted."""


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
    """The error after each full sweep, until one that changes nothing finds it small enough."""
    before, followed = float("inf"), FIRST_FOLLOWED
    while True:
        error = table.game.error(table.choose())
        yield error
        if error <= enough / 2:
            error = table.game.error(table.sweep(write=False))
            if error <= enough:
                yield error
                return
        followed = min(2 * max(followed, 1), MOST_FOLLOWED) if error < before else followed // 4
        before = error
        table.follow(followed)
