"""Armies of units that can be weighed: the part `weighing.py` that a room may have."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from regalia.core.card import Options
from regalia.core.contract.rules import Params, T


class Trial(NamedTuple):
    """A kind of unit that is to be weighed, and a game in which it stands beside known ones."""

    name: str
    letter: str
    options: Options
    others: str  # the known kinds, to compare it with
    idle: str  # a kind that can do nothing at all: what is worth nothing


class Feat(NamedTuple):
    """The effect of an action, credited to the kind of unit that acted."""

    letter: str
    what: str  # a style, an advantage: the room says it as `button-…`
    effect: int  # harm or good, in thousandths of a unit
    special: bool  # the kind's own advantage


class WeighingPart(Protocol[T]):
    """`weighing.py`: the armies of a game in which each side first chooses its units."""

    SIZE: int  # how many units an army has

    def letters(self, params: Params, /) -> str:
        """The kinds of unit."""

    def chosen(self, params: Params, army: str, /) -> int:
        """The action that chooses an army, whatever the order of its letters."""

    def trials(self, options: Options, /) -> Sequence[Trial]:
        """A trial of each kind that the options add to the known ones; of these, if none."""

    def scenarios(self, options: Options, /) -> Mapping[str, tuple[str, str]]:
        """The scenarios that fix both armies: those that seat 0 and seat 1 have as written."""

    def free(self, options: Options, /) -> Options:
        """The same options, but any army may be chosen."""

    def fixed(self, options: Options, scenario: str, exchanged: bool, /) -> Options:
        """The same options with a scenario; exchanged: seat 0 has the army of seat 1."""

    def feat(self, params: Params, s: T, action: int, /) -> Feat | None:
        """The effect on units of an action that was played."""

    def named(self, params: Params, letter: str, /) -> str:
        """The value of a kind in the room's message `unit-name`."""
