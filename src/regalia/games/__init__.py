"""The rooms: one folder a game, found by listing.

`regalia.games()` is the same as `regalia.games.names()`.
"""

import pkgutil
import sys
from functools import cache
from types import ModuleType

from regalia.core.card import shown
from regalia.core.errors import UnknownGame
from regalia.core.room import Room


def names() -> list[str]:
    """The ids of all games: the folders here that hold an identity card."""
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


@cache
def _room(name: str) -> Room:
    return Room(f"{__name__}.{name}")


def room(name: str) -> Room:
    if name not in names():
        raise UnknownGame(f"there is no game {shown(name)}; the games: {', '.join(names())}")
    return _room(name)


class _Listing(ModuleType):
    """This module can be called: `games` is a package and a name of the front door."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Listing
