"""The parts of a room: modules of its package, each loaded when it is first needed.

What each provides is told in `regalia.core.contract`.  Nobody else looks for them: one that a room
does not have is None here.
"""

from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import cast

from regalia.core.card import Card
from regalia.core.choosing import ChoosingPart
from regalia.core.contract import (
    BecausePart,
    CardPart,
    ClocksPart,
    CommandPart,
    EditorPart,
    EndingPart,
    ExercisesPart,
    LevelsPart,
    PlayerPart,
    PrintedPart,
    RefusalsPart,
    RulesPart,
    ScenePart,
    State,
    TextPart,
    UnseenPart,
    ViewPart,
)
from regalia.core.habits import HabitsPart
from regalia.core.printing import SheetsPart
from regalia.core.tensor import TensorPart
from regalia.core.weighing import WeighingPart
from regalia.core.workshop import WorkshopPart


class Parts:
    """The files of one game's folder: `room.rules`, `room.text`, `room.view` …"""

    def __init__(self, package: str) -> None:
        self.package = package
        self.folder = Path(str(import_module(package).__path__[0]))

    def __repr__(self) -> str:
        return f"Room({self.package!r})"

    def part(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    def optional(self, name: str) -> ModuleType | None:
        return self.part(name) if find_spec(f"{self.package}.{name}") else None

    # ---------------------------------------------------------------------- every room has these

    @cached_property
    def _card(self) -> CardPart:
        return cast(CardPart, self.part("card"))

    @cached_property
    def card(self) -> Card:
        """The identity card."""
        return self._card.CARD

    @cached_property
    def rules_module(self) -> ModuleType:
        """The rules as a module, for who compiles them."""
        return self.part("rules")

    @cached_property
    def rules(self) -> RulesPart[State]:
        return cast(RulesPart[State], self.rules_module)

    @cached_property
    def text(self) -> TextPart[State]:
        return cast(TextPart[State], self.part("text"))

    @cached_property
    def refusals(self) -> RefusalsPart[State]:
        return cast(RefusalsPart[State], self.part("refusals"))

    @cached_property
    def view(self) -> ViewPart[State]:
        return cast(ViewPart[State], self.part("view"))

    @cached_property
    def scene(self) -> ScenePart[State]:
        return cast(ScenePart[State], self.part("scene"))

    # ------------------------------------------------------------------- a room may have these

    @cached_property
    def ending(self) -> EndingPart | None:
        """Why a game is over."""
        return cast(EndingPart | None, self.optional("ending"))

    @cached_property
    def unseen(self) -> UnseenPart[State] | None:
        """Of a game with hidden cards: which worlds fit what everybody saw."""
        return cast(UnseenPart[State] | None, self.optional("unseen"))

    @cached_property
    def printed(self) -> PrintedPart | None:
        """Of a game with cards that only the players' own box knows."""
        return cast(PrintedPart | None, self.optional("printed"))

    @cached_property
    def workshop(self) -> WorkshopPart | None:
        """Of a game for which people can make things of their own."""
        return cast(WorkshopPart | None, self.optional("workshop"))

    @cached_property
    def editor(self) -> EditorPart[State] | None:
        """Of a game whose positions can be put together by hand."""
        return cast(EditorPart[State] | None, self.optional("editor"))

    @cached_property
    def sheets(self) -> SheetsPart | None:
        """Of a game with things to be printed and cut out."""
        return cast(SheetsPart | None, self.optional("sheets"))

    @cached_property
    def clocks(self) -> ClocksPart[State] | None:
        """Of a game whose rules have time limits, or that knows where its turns begin."""
        return cast(ClocksPart[State] | None, self.optional("clocks"))

    @cached_property
    def insight(self) -> ModuleType | None:
        """What it knows about playing well, as a module, for who compiles it."""
        return self.optional("insight")

    @cached_property
    def tensor_module(self) -> ModuleType | None:
        """Its actions and views as numbers, as a module, for who compiles it."""
        return self.optional("tensor")

    @cached_property
    def tensor(self) -> TensorPart[State] | None:
        """Its actions and views as numbers, for programs that learn."""
        return cast(TensorPart[State] | None, self.tensor_module)

    @cached_property
    def weighing(self) -> WeighingPart[State] | None:
        """Of a game with armies of units: what the lab weighs."""
        return cast(WeighingPart[State] | None, self.optional("weighing"))

    @cached_property
    def levels(self) -> LevelsPart | None:
        return cast(LevelsPart | None, self.optional("levels"))

    @cached_property
    def habits(self) -> HabitsPart[State] | None:
        """Of a game that says itself what is overlooked, and what is not."""
        return cast(HabitsPart[State] | None, self.optional("habits"))

    @cached_property
    def choosing(self) -> ChoosingPart[State] | None:
        """Of a game whose levels choose in compiled code."""
        return cast(ChoosingPart[State] | None, self.optional("choosing"))

    @cached_property
    def player(self) -> PlayerPart | None:
        """Of a game that is played otherwise than by the search for all."""
        return cast(PlayerPart | None, self.optional("player"))

    @cached_property
    def solve(self) -> ModuleType | None:
        """What is known exactly; `solver` and `par` are what any game may ask of it."""
        return self.optional("solve")

    @cached_property
    def exercises(self) -> ExercisesPart | None:
        """Who finds exercises of it."""
        return cast(ExercisesPart | None, self.optional("exercises"))

    @cached_property
    def because(self) -> BecausePart | None:
        """Who can prove why an action was worse than another."""
        return cast(BecausePart | None, self.optional("because"))

    @cached_property
    def command(self) -> CommandPart | None:
        """What `regalia solve` does for it."""
        return cast(CommandPart | None, self.optional("command"))
