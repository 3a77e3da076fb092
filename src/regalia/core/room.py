"""A room: everything about one game, loaded when it is first needed."""

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from regalia.core.card import Card, Options
from regalia.core.words import Words, words
from regalia.looks import Looks


class Room:
    """The files of one game's folder: `room.rules`, `room.text`, `room.view` …"""

    def __init__(self, package: str) -> None:
        self.package = package
        self.folder = Path(str(import_module(package).__path__[0]))

    def __repr__(self) -> str:
        return f"Room({self.package!r})"

    def __reduce__(self) -> tuple[Callable[[str], "Room"], tuple[str]]:
        """A room is copied and pickled as its id, so that there is one of each."""
        return room_of, (self.card.id,)

    def part(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    def optional(self, name: str) -> ModuleType | None:
        """A part that not every room has."""
        return self.part(name) if find_spec(f"{self.package}.{name}") else None

    @cached_property
    def card(self) -> Card:
        """The identity card."""
        card: Card = self.part("card").CARD
        return card

    def params(self, options: Options) -> tuple[int, ...]:
        """The numbers that the rules are given, from options as `card.read` returns them."""
        return tuple(self.part("card").params(options))

    def seats(self, options: Options) -> int:
        """How many play, with these options."""
        count: int = self.part("card").seats(options)
        return count

    @cached_property
    def rules(self) -> ModuleType:
        return self.part("rules")

    @cached_property
    def text(self) -> ModuleType:
        return self.part("text")

    @cached_property
    def refusals(self) -> ModuleType:
        return self.part("refusals")

    @cached_property
    def view(self) -> ModuleType:
        return self.part("view")

    @cached_property
    def scene(self) -> ModuleType:
        return self.part("scene")

    @cached_property
    def meaning(self) -> ModuleType:
        """What taps would mean, legal or not."""
        return self.part("meaning")

    @cached_property
    def clocks(self) -> ModuleType | None:
        """Of a game whose rules have time limits."""
        return self.optional("clocks")

    @cached_property
    def solve(self) -> ModuleType | None:
        """Of a game that can be solved."""
        return self.optional("solve")

    @cached_property
    def looks(self) -> Looks:
        """How things look: the house's looks, and those of the room's own folder `looks`."""
        return Looks(self.folder / "looks")

    def words(self, language: str = "en") -> Words:
        return words(self.folder / "words", language)

    def rules_page(self, language: str = "en") -> str:
        """The numbered rules, as Markdown; in English where nobody has written them otherwise."""
        file = self.folder / f"rules.{language}.md"
        return (file if file.exists() else self.folder / "rules.md").read_text("utf-8")


def room_of(game: str) -> Room:
    """The room of a game, by its id.

    The rooms are found by `regalia.games`; it is asked by its name here, for the contract (and a
    game that is unpickled) must not import any room until one is wanted.
    """
    found: Room = import_module("regalia.games").room(game)
    return found
