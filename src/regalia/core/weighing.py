"""Armies of units that can be weighed: the part `weighing.py` that a room may have."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from regalia.core.card import Options
from regalia.core.contract import Params, T


class Trial(NamedTuple):
    """A kind of unit that is to be weighed, and a game in which it stands beside known ones."""

    name: str
    letter: str
    options: Options
    others: str  # the known kinds, to compare it with
    idle: str  # a kind that can do nothing at all: what is worth nothing


class Feat(NamedTuple):
    """What an action did, told of the kind of unit that acted."""

    letter: str
    what: str  # a style, an advantage: a message `feat-…` of the room
    effect: int  # harm or good, in thousandths of a unit
    special: bool  # the kind's own advantage


class WeighingPart(Protocol[T]):
    """`weighing.py`: of a game in which each side first chooses an army of units."""

    SIZE: int  # how many units an army has

    def letters(self, params: Params, /) -> str:
        """The kinds of unit."""

    def chosen(self, params: Params, army: str, /) -> int:
        """The action that chooses an army, whatever the order of its letters."""

    def is_fixed(self, params: Params, /) -> bool:
        """Whether the options fix both armies, so that nobody chooses."""

    def trials(self, options: Options, /) -> Sequence[Trial]:
        """A trial of each kind that the options add to the known ones; of these, if none."""

    def feat(self, params: Params, s: T, action: int, /) -> Feat | None:
        """What an action that was played did to units."""

    def named(self, params: Params, letter: str, /) -> str:
        """What the room's message `unit-name` is given for a kind."""
