"""A room: everything about one game, loaded when it is first needed.

Its parts are found by `regalia.core.parts`; here is what one asks of a room, with a default where a
part, or a function of it, is left out.
"""

import json
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from regalia.core.card import Options
from regalia.core.contract import (
    SPECTATOR,
    MeaningPart,
    Params,
    Say,
    Solution,
    State,
    TracePart,
    View,
    Ways,
)
from regalia.core.errors import Spoken
from regalia.core.meaning import LegalMeaning
from regalia.core.parts import Parts
from regalia.core.scene import WIDE, Row, Scene
from regalia.core.trace import TouchedTrace
from regalia.core.words import Words, words
from regalia.looks import Looks

if TYPE_CHECKING:
    from regalia.core.decision import Known
    from regalia.core.game import Game, Limit, Refusal

V = TypeVar("V")


class Room(Parts):
    """One game: what can be asked of it."""

    def __reduce__(self) -> tuple[Callable[[str], "Room"], tuple[str]]:
        """A room is copied and pickled as its id, so that there is one of each."""
        return room_of, (self.card.id,)

    def params(self, options: Options) -> tuple[int, ...]:
        """The numbers that the rules are given, from options as `card.read` returns them."""
        return _one(tuple(self._card.params(options)))

    def seats(self, options: Options) -> int:
        """How many play, with these options."""
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
        if self.ending is None:
            return scene
        return scene._replace(ending=self.ending.ending(params, view, you, say, names))

    # --------------------------------------------------------------- what a room may have besides

    @cached_property
    def open(self) -> bool:
        """Whether every seat, and whoever looks on, always knows everything: then `view.py` says
        `OPEN = True`, and nobody has to ask what somebody may not know."""
        return bool(getattr(self.view, "OPEN", False))

    @cached_property
    def choice(self) -> Callable[..., str]:
        """The sentence for an action that is being considered."""
        told: Callable[..., str] = getattr(self.scene, "choice", self.scene.sentence)
        return told

    @cached_property
    def row(self) -> Callable[..., Row | None]:
        """What an action means, in parts; None where its sentence says it all."""
        told: Callable[..., Row | None] = getattr(self.scene, "row", lambda *given: None)
        return told

    @cached_property
    def steps(self) -> Callable[..., list[str]]:
        """What is asked after each of the taps for an action but its last."""
        told: Callable[..., list[str]] = getattr(self.scene, "steps", lambda *given: [])
        return told

    @cached_property
    def counted(self) -> Callable[..., list[str]]:
        """How an action with a row is counted out, line by line."""
        own = self.optional("counting")
        told: Callable[..., list[str]] = getattr(own, "counted", lambda *given: [])
        return told

    @cached_property
    def trace(self) -> TracePart[State]:
        """What stays to be seen of what happened; by default what was touched."""
        own = self.optional("trace")
        return TouchedTrace(self) if own is None else cast(TracePart[State], own)

    @cached_property
    def uncovered(self) -> Callable[[View], View]:
        """A seat's view with what its owner may not look at again, for a game that is over."""
        told: Callable[[View], View] = getattr(self.scene, "uncovered", lambda view: view)
        return told

    @cached_property
    def meaning(self) -> MeaningPart[State]:
        """What taps would mean, legal or not; by default only the legal ones."""
        own = self.optional("meaning")
        return LegalMeaning(self) if own is None else cast(MeaningPart[State], own)

    def limit(self, options: Options, params: Params, s: State) -> "Limit | None":
        """The rules' own limit of time for what is to be decided now."""
        own: Callable[..., Limit | None] | None = getattr(self.clocks, "limit", None)
        return own(options, params, s) if own else None

    def never(self, params: Params, text: str) -> "Refusal | None":
        """The rule by which no position has such an action, where it is plain what was meant."""
        own: Callable[..., Refusal | None] | None = getattr(self.refusals, "never", None)
        return own(params, text) if own else None

    def touched(self, params: Params, s: State, taps: list[str]) -> "Refusal | None":
        """The rule by which nothing comes of touching these, where no text says it."""
        own: Callable[..., Refusal | None] | None = getattr(self.refusals, "touched", None)
        return own(params, s, taps) if own else None

    def asked(self, params: Params, s: State, say: Say, names: Sequence[str], shown: bool) -> str:
        """What people with a box are asked to tell now, or to show with it; empty: as usual."""
        own: Callable[..., str] | None = getattr(self.trace, "asked", None)
        return own(params, s, say, names, shown) if own else ""

    def turn_begins(self, params: Params, before: State, after: State) -> bool:
        """Whether what happened begins a turn, though perhaps of the same player."""
        own: Callable[..., bool] | None = getattr(self.clocks, "turn_begins", None)
        return own is not None and own(params, before, after)

    def knows(self, name: str) -> bool:
        """Does its insight have this function, or constant?"""
        return hasattr(self.insight, name)

    def known(self, name: str, otherwise: V) -> V:
        """A constant of its insight."""
        found: V = getattr(self.insight, name, otherwise)
        return found

    @cached_property
    def search(self) -> str:
        """The search that suits it: `tree` or `minimax`."""
        return self.known("SEARCH", "tree")

    @cached_property
    def solver(self) -> "Callable[[Game], Solution] | None":
        """The exact solution from where a game stands."""
        return getattr(self.solve, "solve", None)

    @cached_property
    def par(self) -> "Callable[[Game], dict[str, Any] | None] | None":
        """Of a finished game: the least that would have done."""
        return getattr(self.solve, "par", None)

    @cached_property
    def expected(self) -> "Callable[[Params, State], Known | None] | None":
        """What each seat can expect of a state, where that is known without a search."""
        return getattr(self.solve, "expected", None)

    @cached_property
    def ways(self) -> "Callable[[Game], Sequence[Ways]] | None":
        """The least plans of every challenge of a game that is over."""
        return getattr(self.solve, "ways", None)

    @property
    def concludes(self) -> bool:
        """Does a game have challenges that end one after the other?"""
        return hasattr(self.ending, "concluded")

    def concluded(self, params: Params, view: View) -> int:
        """How many challenges of a game are over, whose least plans can be told."""
        count: Callable[..., int] = getattr(self.ending, "concluded", lambda *given: 0)
        return count(params, view)

    def sign(self, params: Params, s: State, action: int, say: Say) -> Row:
        """An action of a plan in a few signs; by default its text."""
        own: Callable[..., Row] | None = getattr(self.scene, "sign", None)
        return own(params, s, action, say) if own else Row(self.text.action_text(params, s, action))

    def alike(self, params: Params, s: State) -> str:
        """The position, as equal as its mirror images are; by default, as it is."""
        own: Callable[..., str] | None = getattr(self.text, "alike", None)
        return own(params, s) if own else json.dumps(self.text.position(params, s))

    def tally(self, params: Params, s: State, outcome: int, say: Say) -> str:
        """Under what an outcome of chance is counted, for people; empty: it is not."""
        own: Callable[..., str] | None = getattr(self.scene, "tally", None)
        text = self.text.action_text(params, s, outcome)
        return own(params, s, outcome, say) if own else text.rpartition(":")[2]

    @cached_property
    def lessons(self) -> Path | None:
        """The folder of its lessons (`regalia.teaching`)."""
        folder = self.folder / "lessons"
        return folder if folder.is_dir() else None

    # -------------------------------------------------------------------- its looks and texts

    @cached_property
    def looks(self) -> Looks:
        """How things look: the house's looks, and those of the room's own folder `looks`."""
        return Looks(self.folder / "looks")

    def says(self, message: str, **given: Any) -> Spoken:
        """A message of the room, to be told in any language."""
        return Spoken(message, given, self.home)

    def words(self, language: str = "en") -> Words:
        return words(self.home, language)

    @cached_property
    def home(self) -> Path:
        """The folder of its texts; a path that is kept knows its hash."""
        return self.folder / "words"

    def rules_page(self, language: str = "en") -> str:
        """The numbered rules, as Markdown; in English where nobody has written them otherwise."""
        return self._page("rules", language)

    def facts(self, language: str = "en") -> str:
        """What computing has found out about the game, as Markdown: one section, or nothing."""
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
    found: Room = import_module("regalia.games").room(game)
    return found
