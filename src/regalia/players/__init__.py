"""Computer players.  They see what a seat sees, never a whole state.

    player("level3"), player("3"), player("random")       by name
    of_level(3)                                           by level

A player is a module (or any object) with one function:

    choose(Query.about(game, seat, rng)) -> Decision

A `Query` holds what the seat may know and no state; whoever searches makes whole states that
fit it.  The same generator gives the same choice, unless `ms` cuts it short.  Nothing is remembered
from one choice to the next.  The players of the levels have `analyse`, too: it takes the same and
tells what each action is worth.

A game that is played otherwise than by the search for all has `player.py` in its room, with a
function `player(level)`.
"""

from collections.abc import Mapping, MutableSequence
from importlib import import_module
from types import ModuleType
from typing import Protocol, cast

from regalia.core.card import shown
from regalia.core.contract import Agent, SolvePart
from regalia.core.errors import RegaliaError, says
from regalia.core.game import Game
from regalia.core.game.decision import Analysis, Decision
from regalia.core.game.query import Query
from regalia.core.room import Room

__all__ = [
    "HIGHEST_LEVEL",
    "Analysis",
    "Decision",
    "Levelled",
    "Player",
    "Query",
    "by_solution",
    "first_to_act",
    "name_of",
    "named",
    "names",
    "needs",
    "of_level",
    "player",
]

MODULES = {"random": "uniform"}  # each player's name, and the module here that plays so
HIGHEST_LEVEL = 10


class Player(Protocol):
    def choose(self, query: Query) -> Decision: ...


class Levelled:
    """The player of a level, in whatever game."""

    def __init__(self, level: int) -> None:
        self.level = level

    def choose(self, query: Query) -> Decision:
        return self._agent(query.room).choose(query)

    def analyse(self, query: Query) -> list[Analysis]:
        """The worth of each action, best first, as this level sees it."""
        return self._agent(query.room).analyse(query)

    def needs(self, room: Room) -> list[ModuleType]:
        """Kernels that are compiled before it thinks; none, if it thinks on the rules as they
        stand until they are, or goes by a solution."""
        solved = self.level == HIGHEST_LEVEL and room.open and room.has(SolvePart.expected)
        if room.player is not None or solved:
            return []
        from regalia.players import levels, searching

        kernel, work = levels.search_of(room), levels.levels(room)[self.level - 1].work
        return [] if searching.is_small(kernel, work) else [kernel]

    def _agent(self, room: Room) -> Agent:
        if room.player is not None:
            return room.player.player(self.level)
        from regalia.players import levels

        return levels.player(self.level)


def by_solution(game: Game) -> bool:
    """True if the highest level goes by the solved game, which its room knows: it takes what is
    worth the most there, and searches no more."""
    room = game.room
    if room.player is not None or not room.open or not room.has(SolvePart.expected):
        return False
    return room.solve.expected(game.params, game.state) is not None


def first_to_act(
    game: Game, agents: Mapping[int, Player], rngs: Mapping[int, MutableSequence[int]]
) -> tuple[int, Decision]:
    """The seat that acts now, and its decision; in a race, the agent's that thinks the shortest."""
    decisions = {
        seat: agents[seat].choose(Query.about(game, seat, rngs[seat]))
        for seat in game.players
        if seat in agents
    }
    return min(decisions.items(), key=lambda found: found[1].seconds)


def names() -> list[str]:
    return [*sorted(MODULES), *(f"level{level}" for level in range(1, HIGHEST_LEVEL + 1))]


def name_of(word: str) -> str | None:
    """The player that a word means: its name, or a level's number."""
    return next((name for name in names() if word in (name, name.removeprefix("level"))), None)


def named(word: str) -> str:
    """The same; a word that means none is an error."""
    name = name_of(word)
    if name is None:
        there = ", ".join(names())
        raise RegaliaError(says("unknown-player", name=shown(word), players=there))
    return name


def player(word: str) -> Player:
    name = named(word)
    if name in MODULES:
        return cast(Player, import_module(f"{__name__}.{MODULES[name]}"))
    return of_level(int(name.removeprefix("level")))


def needs(word: str, room: Room) -> list[ModuleType]:
    """The kernels that are compiled before a player of that name thinks about a room's games."""
    named = player(word)
    return named.needs(room) if isinstance(named, Levelled) else []


def of_level(level: int) -> Levelled:
    if level not in range(1, HIGHEST_LEVEL + 1):
        raise RegaliaError(says("unknown-level", level=shown(level), last=HIGHEST_LEVEL))
    return Levelled(level)
