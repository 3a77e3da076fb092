"""Requests about the progress of a game's machine code (docs/wire.md)."""

from typing import Annotated, Any

from litestar import get
from msgspec import Struct

from regalia import games
from regalia.core.fields import means
from regalia.core.room import Room
from regalia.core.words import ENGLISH
from regalia.fast import warm
from regalia.server.jobs.precompiling import What, kernels, missing


class Preparing(Struct, frozen=True):
    """Progress of the machine code that a person waits for."""

    share: Annotated[float | None, means("0 to 1; nothing, if nothing is being prepared")]


@get("/api/games/{game:str}/preparing", sync_to_thread=True)
def preparing(game: str, what: What = "think", language: str = ENGLISH) -> Preparing:
    """The progress of a game's machine code, for a person who waits for it."""
    room = games.room(game)
    found = warm.how_far(room, kernels(room, what))
    if found is None and what == "review" and not_yet(room):
        return Preparing(0.0)
    return Preparing(found and found.done / max(found.total, 1))


def not_yet(room: Room) -> bool:
    """Tell if a review waits for machine code, though nobody counts yet how far that is."""
    return any(kernel in kernels(room, "review") for kernel in missing(room))


PREPARING_HANDLERS: list[Any] = [preparing]
