"""The part `clocks.py`: limits of time that the rules have, and where a turn begins."""

from typing import TYPE_CHECKING, Protocol

from regalia.core.contract.hooks import optional
from regalia.core.contract.rules import Params, T

if TYPE_CHECKING:
    from regalia.core.card import Options
    from regalia.core.game import Limit


class ClocksPart(Protocol[T]):
    """`clocks.py`: limits of time that the rules have, and where a turn begins."""

    @optional
    def limit(self, options: "Options", params: Params, s: T, /) -> "Limit | None":
        """The rules' own limit of time for what is to be decided now.  By default None."""
        return None

    @optional
    def waits(self, options: "Options", params: Params, s: T, seat: int, /) -> int:
        """The seconds that a seat lets pass before it acts in a decision of several.  By default
        0."""
        return 0

    @optional
    def turn_begins(self, params: Params, before: T, after: T, /) -> bool:
        """Tell if the event begins a turn, for games in which a player can have two in a row. By
        default False: a turn begins when another seat decides."""
        return False
