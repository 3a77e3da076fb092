"""What is known exactly of a game (`solve.py` of a room): least plans, and what can be expected."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from regalia.core.contract import Params, State
    from regalia.core.decision import Known
    from regalia.core.game import Game


class Solution(Protocol):
    """The least that does it, from where a game stands."""

    @property
    def distance(self) -> int: ...
    @property
    def plans(self) -> int:
        """How many least plans there are."""

    @property
    def plan(self) -> Sequence[str]:
        """One of them: actions, legal one after the other."""


class Ways(Protocol):
    """The least plans of a challenge that is over, to be played out from where it began."""

    @property
    def start(self) -> "State": ...
    @property
    def params(self) -> "Params": ...
    @property
    def least(self) -> int: ...
    @property
    def plans(self) -> int:
        """How many least plans there are."""

    @property
    def ways(self) -> Sequence[Sequence[str]]:
        """Some of them."""

    @property
    def played(self) -> Sequence[str]:
        """What was played, as far as it went."""

    @property
    def done(self) -> bool:
        """Did that do it?"""

    @property
    def seat(self) -> int: ...


class SolvePart(Protocol):
    """`solve.py`: what is known exactly."""

    solve: "Callable[[Game], Solution]"  # from here on
    ways: "Callable[[Game], Sequence[Ways]]"  # of every challenge of it that is over
    par: "Callable[[Game], dict[str, Any] | None]"  # of a game that ended: least, plans, plan, used
    expected: "Callable[[Params, Any], Known | None]"  # what each seat can expect of a state
