"""Regalia: royal tabletop games, exact and fast.

    game = regalia.new("ur")                   a game; `regalia.games()` lists them all
    game.roll(); game.play("enter"); print(game)
    regalia.play(game, regalia.player(3), regalia.player(7))
    text = regalia.write_record(game); game = regalia.read_record(text)

This is the front door (docs/python.md); behind it everything is imported when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from regalia import games as games  # a module that can be called: it lists the games
    from regalia.core.errors import BadRecord as BadRecord
    from regalia.core.errors import Illegal as Illegal
    from regalia.core.errors import RegaliaError as RegaliaError
    from regalia.core.errors import Unreadable as Unreadable
    from regalia.core.game import Game as Game
    from regalia.core.game import Outcome as Outcome
    from regalia.core.game.record import write as write_record
    from regalia.players import Analysis as Analysis
    from regalia.players import Decision as Decision
    from regalia.players import Player as Player
    from regalia.players import Query as Query
    from regalia.players.match import play as play
    from regalia.solvers import solve as solve
    from regalia.teaching.reviews.review import review as review
    from regalia.teaching.reviews.review_messages import coach as coach
    from regalia.teaching.reviews.verdict_words import verdicts as verdicts

__version__ = "0.1.0"

BEHIND = {  # what is offered, and the module and name it has inside
    "Analysis": ("players", "Analysis"),
    "BadRecord": ("core.errors", "BadRecord"),
    "Decision": ("players", "Decision"),
    "Game": ("core.game", "Game"),
    "Illegal": ("core.errors", "Illegal"),
    "Outcome": ("core.game", "Outcome"),
    "Player": ("players", "Player"),
    "Query": ("players", "Query"),
    "RegaliaError": ("core.errors", "RegaliaError"),
    "Unreadable": ("core.errors", "Unreadable"),
    "coach": ("teaching.reviews.review_messages", "coach"),
    "play": ("players.match", "play"),
    "review": ("teaching.reviews.review", "review"),
    "solve": ("solvers", "solve"),
    "verdicts": ("teaching.reviews.verdict_words", "verdicts"),
    "write_record": ("core.game.record", "write"),
}
__all__ = [
    "Analysis",
    "BadRecord",
    "Decision",
    "Game",
    "Illegal",
    "Outcome",
    "Player",
    "Query",
    "RegaliaError",
    "Unreadable",
    "coach",
    "games",
    "new",
    "play",
    "player",
    "read_record",
    "review",
    "rng",
    "solve",
    "verdicts",
    "write_record",
]


def new(game: str, position: Any = None, **options: Any) -> "Game":
    """A new game, by its id; `regalia.new("study", mode="solo")` with options."""
    from regalia.core.game import Game

    return Game(game, options, position)


def read_record(text: str) -> "Game":
    """The game that a record tells, each action checked; it can go on from there."""
    from regalia.core.game import Game

    return Game.from_record(text)


def player(who: int | str) -> "Player":
    """The computer player of a level from 1 to 10, or one by its name: `random`."""
    from regalia import players

    return players.player(str(who))


def rng(seed: int | None = None) -> "MutableSequence[int]":
    """A random generator: the same numbers for the same seed; without one, nobody can foresee."""
    from regalia.core import random

    return random.unpredictable() if seed is None else random.seeded(seed)


if not TYPE_CHECKING:  # whoever checks types knows the names above, and no others

    def __getattr__(name: str) -> Any:
        if name == "games":
            return import_module("regalia.games")
        if name not in BEHIND:
            raise AttributeError(f"module 'regalia' has no attribute {name!r}")
        module, inside = BEHIND[name]
        found = getattr(import_module(f"regalia.{module}"), inside)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
