"""The parts of a room: modules of its package, each loaded when it is first needed.

`regalia.core.contract` tells what each provides.  Nobody else looks for them.  A part that a room
does not have is None here; if all its functions are optional, it has their defaults.
"""

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from regalia.core import contract
from regalia.core.card import Card
from regalia.core.contract import PARTS, State
from regalia.core.contract.hooks import completed

NAMES = {protocol.__name__: name for name, protocol in PARTS.items()}


class Parts:
    """The modules in one game's folder (`room.rules`, `room.text`, `room.view` …)."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.folder = Path(str(import_module(package).__path__[0]))
        self.modules: dict[str, ModuleType | None] = {}  # those that were asked for

    def __repr__(self) -> str:
        return f"Room({self.package!r})"

    def part(self, name: str) -> ModuleType:
        """The module of a part."""
        return import_module(f"{self.package}.{name}")

    def optional(self, name: str) -> ModuleType | None:
        """The module of a part, if the room has it; a folder without code is none."""
        if name not in self.modules:
            found = find_spec(f"{self.package}.{name}")
            self.modules[name] = self.part(name) if found and found.origin else None
        return self.modules[name]

    def has(self, hook: Callable[..., Any]) -> bool:
        """Tell if the room itself has an optional function: `room.has(SolvePart.par)`."""
        protocol, _, name = hook.__qualname__.partition(".")
        return hasattr(self.optional(NAMES[protocol]), name)

    def _whole(self, name: str) -> Any:
        """A part with defaults for what the room leaves out, be it all of it."""
        return completed(PARTS[name], self.optional(name))

    def _if_any(self, name: str) -> Any:
        """The same, if the room has that part."""
        return None if self.optional(name) is None else self._whole(name)

    # ---------------------------------------------------------------------- every room has these

    @cached_property
    def _card(self) -> contract.CardPart:
        return cast(contract.CardPart, self.part("card"))

    @cached_property
    def card(self) -> Card:
        """The identity card."""
        return self._card.CARD

    @cached_property
    def rules_module(self) -> ModuleType:
        """The rules as a module, for who compiles them."""
        return self.part("rules")

    @cached_property
    def rules(self) -> contract.RulesPart[State]:
        return cast("contract.RulesPart[State]", self.rules_module)

    @cached_property
    def text(self) -> contract.TextPart[State]:
        return cast("contract.TextPart[State]", self._whole("text"))

    @cached_property
    def refusals(self) -> contract.RefusalsPart[State]:
        return cast("contract.RefusalsPart[State]", self._whole("refusals"))

    @cached_property
    def view(self) -> contract.ViewPart[State]:
        return cast("contract.ViewPart[State]", self._whole("view"))

    @cached_property
    def scene(self) -> contract.ScenePart[State]:
        return cast("contract.ScenePart[State]", self._whole("scene"))

    # -------------------------------------------- every function of these is optional: defaults

    @cached_property
    def clocks(self) -> contract.ClocksPart[State]:
        return cast("contract.ClocksPart[State]", self._whole("clocks"))

    @cached_property
    def ending(self) -> contract.EndingPart:
        return cast(contract.EndingPart, self._whole("ending"))

    @cached_property
    def counting(self) -> contract.CountingPart[State]:
        return cast("contract.CountingPart[State]", self._whole("counting"))

    @cached_property
    def insight(self) -> contract.InsightPart[State]:
        """Constants of its insight; the functions are for compiled code (`regalia.fast`)."""
        return cast("contract.InsightPart[State]", self._whole("insight"))

    @cached_property
    def solve(self) -> contract.SolvePart[State]:
        return cast("contract.SolvePart[State]", self._whole("solve"))

    # ------------------------------------------------------------------- a room may have these

    @cached_property
    def secrets(self) -> contract.SecretsPart[State] | None:
        """The part of a game with secrets: it tells what each seat may know."""
        return cast("contract.SecretsPart[State] | None", self._if_any("secrets"))

    @cached_property
    def hidden_cards(self) -> contract.HiddenCardsPart[State] | None:
        """The part of a game with hidden cards: it finds worlds that fit what everybody saw."""
        return cast("contract.HiddenCardsPart[State] | None", self._if_any("hidden_cards"))

    @cached_property
    def printed(self) -> contract.PrintedPart | None:
        """The part of a game with cards that only the players' own box knows."""
        return cast("contract.PrintedPart | None", self._if_any("printed"))

    @cached_property
    def own_board(self) -> contract.OwnBoardPart | None:
        """The part of a game whose board belongs to its owner."""
        return cast("contract.OwnBoardPart | None", self._if_any("own_board"))

    @cached_property
    def workshop(self) -> contract.WorkshopPart | None:
        """The part of a game for which people can make things of their own."""
        return cast("contract.WorkshopPart | None", self._if_any("workshop"))

    @cached_property
    def editor(self) -> contract.EditorPart[State] | None:
        """The part of a game whose positions can be put together by hand."""
        return cast("contract.EditorPart[State] | None", self._if_any("editor"))

    @cached_property
    def sheets(self) -> contract.SheetsPart | None:
        """The part of a game with things to be printed and cut out."""
        return cast("contract.SheetsPart | None", self._if_any("sheets"))

    @cached_property
    def tensor_module(self) -> ModuleType | None:
        """The game's actions and views as numbers, as a module, to be compiled."""
        return self.optional("tensor")

    @cached_property
    def tensor(self) -> contract.TensorPart[State] | None:
        """The game's actions and views as numbers, for programs that learn."""
        return cast("contract.TensorPart[State] | None", self._if_any("tensor"))

    @cached_property
    def weighing(self) -> contract.WeighingPart[State] | None:
        """The part of a game with armies of units, which the lab weighs."""
        return cast("contract.WeighingPart[State] | None", self._if_any("weighing"))

    @cached_property
    def levels(self) -> contract.LevelsPart | None:
        return cast("contract.LevelsPart | None", self._if_any("levels"))

    @cached_property
    def player(self) -> contract.PlayerPart | None:
        """The part of a game that is played otherwise than by the search for all."""
        return cast("contract.PlayerPart | None", self._if_any("player"))

    @cached_property
    def exercises(self) -> contract.ExercisesPart | None:
        """The finder of its exercises."""
        return cast("contract.ExercisesPart | None", self._if_any("exercises"))

    @cached_property
    def mistakes(self) -> contract.MistakesPart | None:
        """The part of a game that can prove why an action was worse than another."""
        return cast("contract.MistakesPart | None", self._if_any("mistakes"))

    @cached_property
    def command(self) -> contract.CommandPart | None:
        """The command `regalia solve` for it."""
        return cast("contract.CommandPart | None", self._if_any("command"))
