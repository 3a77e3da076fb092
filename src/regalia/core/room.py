"""A room: everything about one game, loaded when it is first needed."""

from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType

from regalia.core.card import Card
from regalia.core.words import Words, words


class Room:
    """The files of one game's folder: `room.rules`, `room.text`, `room.view` …"""

    def __init__(self, package: str) -> None:
        self.package = package
        self.folder = Path(str(import_module(package).__path__[0]))

    def __repr__(self) -> str:
        return f"Room({self.package!r})"

    def part(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    @property
    def card(self) -> Card:
        card: Card = self.cards.CARD
        return card

    @cached_property
    def cards(self) -> ModuleType:
        """`card.py`: the identity card, and what follows from the options."""
        return self.part("card")

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
        return self.part("clocks") if (self.folder / "clocks.py").exists() else None

    def words(self, language: str = "en") -> Words:
        return words(self.folder / "words", language)

    def rules_page(self, language: str = "en") -> str:
        """The numbered rules, as Markdown; in English where nobody has written them otherwise."""
        file = self.folder / f"rules.{language}.md"
        return (file if file.exists() else self.folder / "rules.md").read_text("utf-8")
