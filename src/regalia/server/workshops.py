"""The workshop of a room, in the process that `foreign.py` keeps: nothing of a draft is stored.

The page sends what was filled in, or the text of a file, and gets back what becomes of it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from regalia import games
from regalia.core import workshop
from regalia.core.room import Room
from regalia.core.scan import MOST_BYTES
from regalia.table.language import Refused
from regalia.table.scene_data import Fact, Item, fact_as_data, items_as_data, means

MOST_THINGS = 40  # of a part; a room has its own bounds

Things = Annotated[list[dict[str, Any]], Meta(max_length=MOST_THINGS)]


class Draft(Struct, forbid_unknown_fields=True):
    """What was filled in at a workshop, or a file to begin with."""

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


class WorkshopChoice(Struct, frozen=True):
    value: str
    label: str


class WorkshopField(Struct, frozen=True):
    """Something to be filled in."""

    key: str
    label: str
    kind: Literal["number", "text", "choice"]
    lowest: Annotated[int, means("of a number, or how short a text may be")]
    highest: int
    choices: list[WorkshopChoice]
    where: Annotated[list[str], means("a field and its value: it matters only then; else empty")]
    optional: bool
    fresh: Annotated[list[str], means("a new thing takes the first that no other has")]


class WorkshopFormPart(Struct, frozen=True):
    """Things of one kind that a file may hold."""

    id: str
    title: str
    more: Annotated[str, means("what adding one is called")]
    most: int
    fields: list[WorkshopField]
    blank: Annotated[dict[str, Any], means("the values of a new one")]


class WorkshopForm(Struct, frozen=True):
    """What can be made for a game."""

    parts: list[WorkshopFormPart]
    looks: Annotated[str, means("the digest of the game's looks")]
    longest: Annotated[int, means("the bytes that the text of a file may have")]


class WorkshopProblem(Struct, frozen=True):
    part: Annotated[str, means("empty: the whole")]
    index: int
    key: Annotated[str, means("of the field; empty: the whole thing")]
    message: str


class WorkshopMatch(Struct, frozen=True):
    """How the thing that is shown does against another."""

    item: Item
    name: str
    cells: list[str]
    shares: Annotated[list[float], means("how much of the most each cell is, 0 to 1")]


class WorkshopWay(Struct, frozen=True):
    """A game that can be played at once."""

    label: str
    options: dict[str, Any]
    note: Annotated[str, means("who is favoured, if that is known")] = ""


class WorkshopState(Struct, frozen=True):
    """What becomes of a draft."""

    parts: dict[str, list[dict[str, Any]]]
    problems: list[WorkshopProblem]
    text: Annotated[str, means("of the file; empty while there are problems")]
    item: Annotated[Item | None, means("the thing that is shown")]
    fact: Fact | None
    heads: list[str]
    matches: list[WorkshopMatch]
    note: str
    ways: list[WorkshopWay]


def form(game: str, language: str) -> WorkshopForm:
    room = games.room(game)
    parts = [
        WorkshopFormPart(
            *(part.id, part.title, part.more, part.most),
            *([field_as_data(one) for one in part.fields], part.blank),
        )
        for part in _workshop(room).form(room.words(language).say)
    ]
    return WorkshopForm(parts, room.looks.digest, MOST_BYTES)


def field_as_data(one: workshop.Field) -> WorkshopField:
    where = list(one.where) if one.where[0] else []
    choices = [WorkshopChoice(*choice) for choice in one.choices]
    bounds = (one.lowest, one.highest)
    told = (one.key, one.label, one.kind, *bounds, choices, where)
    return WorkshopField(*told, one.optional, list(one.fresh))


def state(draft: Draft, language: str) -> WorkshopState:
    room = games.room(draft.game)
    part = _workshop(room)
    given = part.opened(draft.text) if draft.text else draft.parts
    found = part.looked(given, draft.shown, room.words(language).say, language)
    return WorkshopState(
        parts={name: [dict(thing) for thing in things] for name, things in found.draft.items()},
        problems=[WorkshopProblem(*one) for one in found.problems],
        text=found.text,
        item=items_as_data((found.item,))[0] if found.item else None,
        fact=fact_as_data(found.fact) if found.fact else None,
        heads=list(found.heads),
        matches=[
            WorkshopMatch(
                items_as_data((one.item,))[0], one.name, list(one.cells), list(one.shares)
            )
            for one in found.matches
        ],
        note=found.note,
        ways=[WorkshopWay(way.label, dict(way.options), way.note) for way in found.ways],
    )


def _workshop(room: Room) -> workshop.WorkshopPart:
    if room.workshop is None:
        raise Refused("not-possible")
    return room.workshop
