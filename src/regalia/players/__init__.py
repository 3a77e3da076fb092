"""Computer players.  They see what a seat sees, never a whole state.

A player is a module (or any object) with one function:

    choose(room, box, view, actions, rng, seats=2, ms=None) -> Thought

    room      the game's room: its rules, compiled or not, and its texts
    box       the numbers of the options (see regalia.core.contract)
    view      what the seat to act may know, as `Game.view(seat)` tells it: all of the position
              that a player is ever given; `view["seat"]` is the seat.  Whoever searches makes
              whole states that fit it with `room.view.determinize`
    actions   the texts of the seat's legal actions, sorted, at least one
    rng       a generator of regalia.core.random: the only randomness a player uses, so that
              the same generator gives the same choice where `ms` does not cut it short
    seats     how many play
    ms        about how long the player may think, in milliseconds; None: as long as it likes

Nothing is remembered from one choice to the next.
"""

from collections.abc import MutableSequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from regalia.core.card import shown
from regalia.core.contract import Box
from regalia.core.errors import RegaliaError
from regalia.core.room import Room

MODULES = {"random": "uniform"}  # each player's name, and the module here that plays so
HIGHEST_LEVEL = 10


class Thought(NamedTuple):
    """What a player chose, and why."""

    text: str  # one of the actions
    value: float  # the result it expects for its seat: 0 lost, 0.5 drawn, 1 won
    line: list[str]  # how it expects the game to go on, as far as it looked: `text` first
    nodes: int  # positions it looked at


class Player(Protocol):
    def choose(
        self,
        room: Room,
        box: Box,
        view: dict[str, Any],
        actions: list[str],
        rng: MutableSequence[int],
        seats: int = 2,
        ms: float | None = None,
    ) -> Thought: ...


def names() -> list[str]:
    return sorted(MODULES)


def player(name: str) -> Player:
    if name not in MODULES:
        raise RegaliaError(f"there is no player {shown(name)}; the players: {', '.join(names())}")
    return cast(Player, import_module(f"{__name__}.{MODULES[name]}"))


def of_level(level: int) -> Player:
    """The player of a level, 1 to HIGHEST_LEVEL.  Until others come, each plays at random."""
    if not 1 <= level <= HIGHEST_LEVEL:
        raise RegaliaError(f"levels go from 1 to {HIGHEST_LEVEL}")
    return player("random")
