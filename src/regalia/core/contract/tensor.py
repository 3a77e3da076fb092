"""A game as numbers, for programs that learn: the part `tensor.py` that a room may have."""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple, Protocol

from regalia.core.contract.rules import Params, T


class Part(NamedTuple):
    """A stretch of an observation: its name, and its shape as an array."""

    name: str
    shape: tuple[int, ...]
    # OPEN: equal for every seat.  SEATS: the first axis has all seats, beginning with the one that
    # looks and going round.  FACED: what all can see, as it lies before the one that looks.  OWN:
    # what only that one knows.
    whose: str


OPEN, SEATS, FACED, OWN = "open", "seats", "faced", "own"


class TensorPart(Protocol[T]):
    """`tensor.py`: actions as small numbers, and what a seat sees as a row of numbers, for programs
    that learn.  What takes a state is compiled like rules are, and keeps to their style.

    An index stands for the same deed whoever acts: what lies on a board is told as the seat that
    acts, or looks, has it before it."""

    def index_count(self, params: Params, /) -> int:
        """The indexes of actions are 0 to this, less 1."""

    def index_of(self, params: Params, s: T, action: int, /) -> int:
        """The index of a legal action; in a race two seats may have the same."""

    def action_at(self, params: Params, s: T, seat: int, index: int, /) -> int:
        """The action that has this index among a seat's legal ones; anything if there is none."""

    def outcome_count(self, params: Params, /) -> int:
        """Chance outcomes are 0 to this, less 1; 0 for a game without chance."""

    def parts(self, params: Params, /) -> Sequence[Part]:
        """The parts of a row, in order."""

    def observe(
        self, params: Params, redacted: T, seat: int, times: int, out: MutableSequence[float], /
    ) -> None:
        """Write the state as a seat knows it, in numbers from 0 to 1, into a row of zeros.

        `times`: how often the position has occurred, counting this time; 0 where nobody counts."""
