"""Compile machine code ahead of its first use, behind everything else.

A server begins when it starts: room after room, recently played games first.  A worker that needs a
kernel before its turn begins to compile it at once (`fast/warm.py`), but does not wait for it: the
question is asked again later.
"""

import asyncio
import contextlib
from collections.abc import Iterable
from types import ModuleType
from typing import Literal

from regalia import games
from regalia.core.contract import SolvePart
from regalia.core.room import Room
from regalia.fast import code_cache, warm
from regalia.lab import full_games
from regalia.players import levels
from regalia.server.telemetry import LOG

What = Literal["think", "review", "weigh"]


def kernels(room: Room, what: What) -> list[ModuleType]:
    if what == "weigh":
        return [full_games] if room.weighing else []
    return levels.reviewing(room) if what == "review" else [levels.search_of(room)]


def missing(room: Room) -> list[ModuleType]:
    """Kernels that a room needs here and that are not compiled yet, the most urgent first.

    A room that plays by itself, and knows what everything is worth, searches nothing."""
    if room.player is not None and room.has(SolvePart.expected):
        return []
    needs = [kernel for what in ("think", "review", "weigh") for kernel in kernels(room, what)]
    return [kernel for kernel in dict.fromkeys(needs) if not warm.is_ready(room, kernel)]


def in_order(played: Iterable[str]) -> list[Room]:
    """The rooms in the order of compiling: recently played ones first, those without a search
    last."""
    rooms = {name: games.room(name) for name in games.names()}
    known = [rooms[name] for name in dict.fromkeys(played) if name in rooms]
    others = [room for room in rooms.values() if room not in known]
    return [*known, *sorted(others, key=lambda room: room.has(SolvePart.expected))]


async def prepare(rooms: Iterable[Room]) -> None:
    """Compile room after room, each in a process of its own, which ends with us."""
    if code_cache.home() is None:
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
