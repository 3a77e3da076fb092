"""The workshop of a room; nothing of a draft is stored.

The page sends what was filled in, or the text of a file, and gets back what becomes of it.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from regalia import games
from regalia.core.contract.workshop import DraftReport, WorkshopFormPart, WorkshopPart
from regalia.core.fields import means
from regalia.core.room import Room
from regalia.core.scan import MOST_BYTES
from regalia.table.language import Refused

MOST_THINGS = 40  # of a part; a room has its own bounds

Things = Annotated[list[dict[str, Any]], Meta(max_length=MOST_THINGS)]


class Draft(Struct, forbid_unknown_fields=True):
    """A draft of a workshop, or a file to begin with."""

    game: Annotated[str, Meta(max_length=64)]
    parts: Annotated[dict[str, Things], Meta(max_length=8)] = {}
    text: Annotated[str, Meta(max_length=MOST_BYTES), means("of a file, instead of parts")] = ""
    shown: Annotated[int, means("the number of a thing of the first part")] = 0


class Definition(Struct, forbid_unknown_fields=True):
    """The text of a file that somebody made."""

    game: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(min_length=1, max_length=MOST_BYTES)]


class DefinitionKey(Struct, frozen=True):
    key: str


class WorkshopForm(Struct, frozen=True):
    """The parts and fields of a game's workshop."""

    parts: tuple[WorkshopFormPart, ...]
    looks: Annotated[str, means("the digest of the game's looks")]
    longest: Annotated[int, means("the bytes that the text of a file may have")]


def form(game: str, language: str) -> WorkshopForm:
    room = games.room(game)
    parts = _workshop(room).form(room.words(language).say)
    return WorkshopForm(parts, room.looks.digest, MOST_BYTES)


def state(draft: Draft, language: str) -> DraftReport:
    room = games.room(draft.game)
    part = _workshop(room)
    given = part.opened(draft.text) if draft.text else draft.parts
    return part.validate_draft(given, draft.shown, room.words(language).say, language)


def _workshop(room: Room) -> WorkshopPart:
    if room.workshop is None:
        raise Refused("not-possible")
    return room.workshop
