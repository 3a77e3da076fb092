"""The part `solve.py`: what is known exactly, as least plans and as expectations."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from regalia.core.contract.hooks import optional
from regalia.core.contract.rules import Params, State, T

if TYPE_CHECKING:
    from regalia.core.game import Game
    from regalia.core.game.decision import Known


class Solution(Protocol):
    """The least that does it, from where a game stands."""

    @property
    def distance(self) -> int: ...
    @property
    def plans(self) -> int:
        """The number of least plans."""

    @property
    def plan(self) -> Sequence[str]:
        """A plan: actions, legal one after the other."""


class ShortestPlans(Protocol):
    """The least plans of a challenge that is over, to be played out from where it began."""

    @property
    def start(self) -> State: ...
    @property
    def params(self) -> Params: ...
    @property
    def least(self) -> int: ...
    @property
    def plans(self) -> int:
        """The number of least plans."""

    @property
    def ways(self) -> Sequence[Sequence[str]]:
        """A sample of the least plans."""

    @property
    def played(self) -> Sequence[str]:
        """The actions that were played, as far as it went."""

    @property
    def done(self) -> bool:
        """Tell if the actions reached the goal."""

    @property
    def seat(self) -> int: ...


class SolvePart(Protocol[T]):
    """`solve.py`: what is known exactly."""

    @optional
    def solve(self, game: "Game", /) -> "Solution | None":
        """The least that does it from here on.  By default None: nobody knows."""
        return None

    @optional
    def ways(self, game: "Game", /) -> Sequence[ShortestPlans]:
        """The least plans of every challenge of a game that is over.  By default none."""
        return ()

    @optional
    def par(self, game: "Game", /) -> dict[str, Any] | None:
        """The least that would have done in a game that ended: least, plans, plan, used.  By
        default None."""
        return None

    @optional
    def expected(self, params: Params, s: T, /) -> "Known | None":
        """The expectation of each seat, where it is known without a search.  By default
        None."""
        return None
