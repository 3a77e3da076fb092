"""Computer players.  They see what a seat sees, never a whole state.

    player("level3"), player("3"), player("random")       by name
    of_level(3)                                           by level

A player is a module (or any object) with one function:

    choose(Question.about(game, seat, rng)) -> Thought

A `Question` holds what the seat may know and no state; whoever searches makes whole states that
fit it.  The same generator gives the same choice, unless `ms` cuts it short.  Nothing is remembered
from one choice to the next.  The players of the levels have `judge`, too: it takes the same and
tells what each action is worth.

A game that is played otherwise than by the search for all has a module here that bears its id, with
a function `player(level)`.
"""

from collections.abc import Mapping, MutableSequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from regalia.core.card import shown
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.players.question import Question
from regalia.players.thoughts import Judgement, Thought

__all__ = [
    "HIGHEST_LEVEL",
    "Judgement",
    "Levelled",
    "Player",
    "Question",
    "Thought",
    "first_to_act",
    "name_of",
    "names",
    "of_level",
    "player",
]

MODULES = {"random": "uniform"}  # each player's name, and the module here that plays so
HIGHEST_LEVEL = 10


class Player(Protocol):
    def choose(self, question: Question) -> Thought: ...


class Levelled:
    """The player of a level, in whatever game."""

    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, question: Question) -> Thought:
        thought: Thought = self._mind(question.room).choose(question)
        return thought

    def judge(self, question: Question) -> list[Judgement]:
        """What each action is worth, best first, as this level sees it."""
        judged: list[Judgement] = self._mind(question.room).judge(question)
        return judged

    def ready(self, room: Room) -> bool:
        """Whether it can think now; if its search is to be compiled first, that begins behind."""
        if _own_module(room):
            return True
        from regalia.fast import warm
        from regalia.players import levels, searching

        engine = levels.engines(room)[-1]
        small = levels.levels(room)[self.level - 1].work <= searching.SMALL
        if small or warm.is_ready(room, engine):
            return True
        warm.begin(room, engine)
        return False

    def _mind(self, room: Room) -> Any:
        return import_module(_own_module(room) or f"{__name__}.levels").player(self.level)


def _own_module(room: Room) -> str:
    """Of a game that is played otherwise; "" of others."""
    own = f"{__name__}.{room.card.id}"
    return own if find_spec(own) else ""


def first_to_act(
    game: Game, minds: Mapping[int, Player], rngs: Mapping[int, MutableSequence[int]]
) -> tuple[int, Thought]:
    """Which of the minds' seats acts now, and how: in a race, the one that thinks the shortest."""
    thoughts = {
        seat: minds[seat].choose(Question.about(game, seat, rngs[seat]))
        for seat in game.players
        if seat in minds
    }
    return min(thoughts.items(), key=lambda found: found[1].seconds)


def names() -> list[str]:
    return [*sorted(MODULES), *(f"level{level}" for level in range(1, HIGHEST_LEVEL + 1))]


def name_of(word: str) -> str | None:
    """The player that a word means: its name, or a level's number."""
    return next((name for name in names() if word in (name, name.removeprefix("level"))), None)


def player(word: str) -> Player:
    name = name_of(word)
    if name is None:
        raise RegaliaError(f"there is no player {shown(word)}; the players: {', '.join(names())}")
    if name in MODULES:
        return cast(Player, import_module(f"{__name__}.{MODULES[name]}"))
    return of_level(int(name.removeprefix("level")))


def of_level(level: int) -> Levelled:
    if level not in range(1, HIGHEST_LEVEL + 1):
        raise RegaliaError(f"levels go from 1 to {HIGHEST_LEVEL}; there is no level {shown(level)}")
    return Levelled(level)
