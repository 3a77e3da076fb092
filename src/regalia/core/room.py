"""A room: everything about one game, loaded when it is first needed.

Its parts are found by `regalia.core.parts`; here is what one asks of a room besides.
"""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from regalia.core.card import Option, Options
from regalia.core.contract import (
    SPECTATOR,
    MeaningPart,
    Params,
    Say,
    State,
    TracePart,
    View,
)
from regalia.core.drawing.meaning import LegalMeaning
from regalia.core.drawing.scene import WIDE, Scene
from regalia.core.drawing.trace import TouchedTrace
from regalia.core.errors import Spoken, says
from regalia.core.parts import Parts
from regalia.core.words import Words, words
from regalia.looks import Looks


class Room(Parts):
    """One game: what can be asked of it."""

    def __reduce__(self) -> tuple[Callable[[str], "Room"], tuple[str]]:
        """A room is copied and pickled as its id, so that there is one of each."""
        return room_of, (self.card.id,)

    def params(self, options: Options) -> tuple[int, ...]:
        """The numbers that the rules are given, from options as `card.read` returns them."""
        return _one(tuple(self._card.params(options)))

    def seats(self, options: Options) -> int:
        """The number of players, with these options."""
        return self._card.seats(options)

    def drawn(
        self,
        params: Params,
        view: View,
        say: Say,
        names: Sequence[str],
        shape: str = WIDE,
        you: int = SPECTATOR,
    ) -> Scene:
        """A view as a Scene, with why the game is over, if it is, as it is said to `you`."""
        scene = self.scene.scene(params, view, say, names, shape)
        return replace(scene, ending=self.ending.ending(params, view, you, say, names))

    # --------------------------------------------------------------- what a room may have besides

    @cached_property
    def open(self) -> bool:
        """Tell if every seat, and every spectator, always knows everything."""
        return self.secrets is None

    @cached_property
    def trace(self) -> TracePart[State]:
        """The marks that stay to be seen of what happened; by default of what was touched."""
        own: TracePart[State] | None = self._if_any("trace")
        return TouchedTrace(self) if own is None else own

    @cached_property
    def meaning(self) -> MeaningPart[State]:
        """The meaning of taps, legal or not; by default only of the legal ones."""
        own: MeaningPart[State] | None = self._if_any("meaning")
        return LegalMeaning(self) if own is None else own

    @cached_property
    def lessons(self) -> Path | None:
        """The folder of its lessons (`regalia.teaching`)."""
        folder = self.folder / "lessons"
        return folder if folder.is_dir() else None

    @cached_property
    def examples(self) -> Path | None:
        """The file of its rulebook's worked examples (`regalia.teaching.examples`)."""
        file = self.folder / "examples" / "examples.toml"
        return file if file.exists() else None

    @cached_property
    def book(self) -> Path | None:
        """The file of its rulebook's headings and paragraphs (`regalia.kit.rulebook`)."""
        file = self.folder / "data" / "book.toml"
        return file if file.exists() else None

    # -------------------------------------------------------------------- its looks and texts

    @cached_property
    def looks(self) -> Looks:
        """The house's looks of things, and those of the room's own folder `looks`."""
        return Looks(self.folder / "looks")

    def says(self, message: str, **given: Any) -> Spoken:
        """A message of the room, to be told in any language."""
        return Spoken(message, given, self.home)

    @cached_property
    def short_name(self) -> Spoken:
        """The game's name inside a title or a sentence; where it has no short one, its name."""
        return self.says("short-name" if self.words().has("short-name") else "name")

    def words(self, language: str = "en") -> Words:
        return words(self.home, language)

    def card_line(self, language: str = "en") -> str:
        """Players, minutes, ages and who made the game, in a line, as far as they are known."""
        card, ends = self.card, (min(self.card.seats), max(self.card.seats))
        known = {
            "seats": "–".join(dict.fromkeys(map(str, ends))),
            "minutes": card.minutes.replace("-", "–"),
            "ages": card.ages,
            "credits": card.credits,
        }
        told = [says(f"card-{name}", **{name: text}) for name, text in known.items() if text]
        return " · ".join(one.told(language) for one in told)

    def says_of(self, option: Option, language: str = "en") -> str:
        """A sentence about an option, and one about what it takes if that cannot be listed."""
        told, about = self.words(language), f"option-{option.name}-about"
        takes = f"option-{option.name}-takes"
        return f"{told.say(about)} {told.say(takes)}" if told.has(takes) else told.say(about)

    @cached_property
    def home(self) -> Path:
        """The folder of its texts; a path that is kept knows its hash."""
        return self.folder / "words"

    def rules_page(self, language: str = "en") -> str:
        """The numbered rules, as Markdown; in English where nobody has written them otherwise."""
        return self._page("rules", language)

    def facts(self, language: str = "en") -> str:
        """Facts about the game that computing has found, as Markdown: one section, or nothing."""
        return self._page("facts", language) if (self.folder / "facts.md").exists() else ""

    def _page(self, name: str, language: str) -> str:
        file = self.folder / f"{name}.{language}.md"
        return (file if file.exists() else self.folder / f"{name}.md").read_text("utf-8")


@lru_cache(1024)
def _one(params: tuple[int, ...]) -> tuple[int, ...]:
    """Equal params are one thing, so that whoever remembers something by them finds it at once."""
    return params


def room_of(game: str) -> Room:
    """The room of a game, by its id.

    The rooms are found by `regalia.games`; it is asked by its name here, for the contract (and a
    game that is unpickled) must not import any room until one is wanted.
    """
    room: Room = import_module("regalia.games").room(game)
    return room
