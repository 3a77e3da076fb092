"""The rooms: one folder a game, found by listing; and rooms of other packages.

Another package brings a room by an entry point of the group `regalia.rooms`, whose name is the
game's id and whose value is the room's package (docs/adding-a-game.md):

    [project.entry-points."regalia.rooms"]
    dice = "my_dice"

`regalia.games()` is the same as `regalia.games.names()`.
"""

import pkgutil
import sys
import warnings
from functools import cache
from importlib import import_module
from types import ModuleType

from regalia.core.card import shown
from regalia.core.errors import UnknownGame, says
from regalia.core.room import Room

GROUP = "regalia.rooms"


def names() -> list[str]:
    """The ids of all games."""
    return sorted(_packages())


def ours() -> list[str]:
    """The ids of the games whose rooms are folders here."""
    return list(_folders())


@cache
def _folders() -> tuple[str, ...]:
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


@cache
def _packages() -> dict[str, str]:
    """The package of each game's room.  A folder here comes before another package of the same
    name.

    A package that cannot be imported is left out with a warning: it must not spoil the others.
    """
    from importlib.metadata import entry_points  # slow to import: only who asks for others waits

    found = {}
    for brought in entry_points(group=GROUP):
        try:
            import_module(brought.value)
        except Exception as problem:
            warnings.warn(f"no room {brought.name}: {brought.value}: {problem}", stacklevel=2)
        else:
            found[brought.name] = brought.value
    return found | {name: f"{__name__}.{name}" for name in ours()}


@cache
def _room(name: str) -> Room:
    return Room(f"{__name__}.{name}" if name in ours() else _packages()[name])


def room(name: str) -> Room:
    if name not in ours() and name not in names():
        raise UnknownGame(says("unknown-game", name=shown(name), games=", ".join(names())))
    return _room(name)


class _Listing(ModuleType):
    """A module that can be called: `games` is a package and a name of the front door."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Listing
