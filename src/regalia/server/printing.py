"""Print and play for the page: sheets made in a process of their own (`foreign.py`)."""

from importlib.util import find_spec
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from regalia import games
from regalia.core.card import without_files
from regalia.lab import printing
from regalia.table.scene_data import means

A_MINUTE = 12  # files that one person has made

Word = Annotated[str, Meta(max_length=40)]


class PrintWish(Struct, forbid_unknown_fields=True):
    """What is to be printed."""

    game: Annotated[str, Meta(max_length=64)]
    parts: Annotated[list[Word], Meta(max_length=12), means("ids; none: everything")] = []
    options: Annotated[dict[str, Any], Meta(max_length=16)] = {}
    filled: Annotated[Word, means("the army that a form is filled with")] = ""
    paper: Literal["a4", "letter"] = "a4"


class PrintPart(Struct, frozen=True):
    """Something of a game that can be printed."""

    id: str
    title: str
    fills: Annotated[bool, means("it can be filled with an army")]


def parts(game: str, language: str) -> list[PrintPart]:
    """None where this server cannot print."""
    if find_spec("typst") is None:
        return []
    room = games.room(game)
    forms = printing.forms(room)
    named = printing.names(room, language).items()
    return [PrintPart(id_, title, id_ in forms) for id_, title in named]


def printed(wish: PrintWish, language: str) -> bytes:
    room = games.room(wish.game)
    options = without_files(room.card, wish.options)
    told = printing.document(room, options, wish.parts, wish.filled, wish.paper, language)
    return printing.pdf(told)
