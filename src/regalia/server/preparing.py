"""Compiles what people may wait for, behind everything else, and says how far that has come.

A server begins by itself when it starts: one room after the other, first those whose games are
played here.  Whatever somebody asks for before its turn is begun at once by the process that is to
think about it (`fast/warm.py`), and no process waits for it: a question that comes too early is
asked again.
"""

import asyncio
import contextlib
from collections.abc import Iterable
from types import ModuleType
from typing import Annotated, Any, Literal

from litestar import get
from msgspec import Struct

from regalia import games
from regalia.core.room import Room
from regalia.core.words import ENGLISH
from regalia.fast import cache, warm
from regalia.lab import whole
from regalia.players import levels
from regalia.server.observing import LOG
from regalia.table.scene_data import means

What = Literal["think", "review", "weigh"]


class Preparing(Struct, frozen=True):
    """How far the machine is prepared for what somebody waits for."""

    share: Annotated[float | None, means("0 to 1; nothing, if nothing is being prepared")]


def kernels(room: Room, what: What) -> list[ModuleType]:
    if what == "weigh":
        return [whole] if room.weighing else []
    return levels.reviewing(room) if what == "review" else [levels.search_of(room)]


def missing(room: Room) -> list[ModuleType]:
    """What is not compiled yet of all that is asked of a room here, the first need first.

    A room that plays by itself, and knows what everything is worth, searches nothing."""
    if room.player is not None and room.expected is not None:
        return []
    needs = [kernel for what in ("think", "review", "weigh") for kernel in kernels(room, what)]
    return [kernel for kernel in dict.fromkeys(needs) if not warm.is_ready(room, kernel)]


def in_order(played: Iterable[str]) -> list[Room]:
    """All rooms: those that were played last first, and of the others those that know what is
    worth what at the end, for nobody waits for them."""
    rooms = {name: games.room(name) for name in games.names()}
    known = [rooms[name] for name in dict.fromkeys(played) if name in rooms]
    others = [room for room in rooms.values() if room not in known]
    return [*known, *sorted(others, key=lambda room: room.expected is not None)]


async def prepare(rooms: Iterable[Room]) -> None:
    """One after the other, each in a process of its own, which ends with us."""
    if cache.home() is None:
        return  # nothing could be kept for others
    for room in rooms:
        if not (needed := await asyncio.to_thread(missing, room)):
            continue
        command = warm.command(room, needed, behind=True)
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            if await process.wait():
                LOG.warning("a game could not be prepared", game=room.card.id)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()


@get("/api/games/{game:str}/preparing", sync_to_thread=True)
def preparing(game: str, what: What = "think", language: str = ENGLISH) -> Preparing:
    """How far the machine is prepared for a game, for whoever waits for the first time."""
    room = games.room(game)
    found = warm.how_far(room, kernels(room, what))
    return Preparing(found and found.done / max(found.total, 1))


PREPARING_HANDLERS: list[Any] = [preparing]
