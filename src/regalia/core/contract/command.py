"""The part `command.py` of a room: its own command at the command line."""

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import click

    from regalia.core.errors import Spoken
    from regalia.core.game import Game
    from regalia.core.room import Room


class Tick(Protocol):
    def __call__(self, done: int, total: int, now: str = "") -> None: ...


class Shell(Protocol):
    """The services of the command line for a command of a room."""

    def begun(self, room: "Room", words: tuple[str, ...], position: str | None) -> "Game":
        """A game with options (`name=value`) and a position as they were typed."""

    def names(self, game: "Game") -> list[str]: ...
    def story(self, game: "Game") -> list[str]:
        """The actions and outcomes played so far, a numbered line each."""

    def tell(self, spoken: "Spoken") -> str:
        """A message in the person's language."""

    def agreed(self, question: "Spoken") -> bool:
        """Ask a yes-or-no question; Enter alone means yes."""

    def counted(self, what: str, of: str = "") -> "AbstractContextManager[Tick]":
        """A bar for a wait."""


class CommandPart(Protocol):
    """`command.py`: what `regalia solve GAME` does."""

    def solve(self, shell: Shell, /) -> "click.Command": ...
