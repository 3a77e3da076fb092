"""Print and play: what a room can print (`core/contract/sheets.py`), and its rules, as a PDF.

All texts travel as data to a template that is always the same, so that nothing in a name can mean
anything to typst but letters.  Nothing is read from the disk, and nothing from the net.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from regalia.core.card import Options, shown
from regalia.core.contract.sheets import Face, Form, FormEntry, Mat, Pieces, Sheet
from regalia.core.errors import RegaliaError, Speaker
from regalia.core.extras import needs
from regalia.core.room import Room
from regalia.lab.print.rules_tree import nodes_of

says = Speaker(__file__)
TEMPLATE = Path(__file__).parent / "print.typ"
RULES = "rules"
MOST_FACES = 600  # of a sheet: a file of strangers has at most twelve kinds of unit


def printable(room: Room, options: Options, filled: str, language: str) -> tuple[Sheet, ...]:
    """The sheets that a room has for print, besides its rules."""
    if room.sheets is None:
        return ()
    return room.sheets.sheets(room.card.read(options), filled, room.words(language).say)


def names(room: Room, options: Options, language: str = "en") -> dict[str, str]:
    """The parts of a game that can be printed with these options, and what they are called."""
    found = {sheet.id: sheet.title for sheet in printable(room, options, "", language)}
    return found | {RULES: says("print-rules").told(language)}


def forms(room: Room) -> set[str]:
    """The ids of the sheets that can be filled in."""
    return {sheet.id for sheet in printable(room, {}, "", "en") if isinstance(sheet, Form)}


def document(
    room: Room,
    options: Options,
    wanted: Sequence[str] = (),
    filled: str = "",
    paper: str = "a4",
    language: str = "en",
) -> dict[str, Any]:
    """The template's data: the sheets that are wanted (all, if none are named) and pictures."""
    there = printable(room, options, filled, language)
    known = [*(sheet.id for sheet in there), RULES]
    for name in wanted:
        if name not in known:
            told = {"given": shown(name), "choices": ", ".join(known)}
            raise RegaliaError(says("print-unknown", game=room.short_name, **told))
    if filled and not any(isinstance(sheet, Form) for sheet in there):
        raise RegaliaError(says("print-no-form", game=room.short_name))
    pictures = _Pictures()
    sheets = [_sheet(one, pictures) for one in there if not wanted or one.id in wanted]
    if not wanted or RULES in wanted:
        nodes = nodes_of(room, room.card.read(options), language, pictures.number)
        sheets.append({"kind": "rules", "nodes": nodes})
    return {
        "paper": paper,
        "language": language,
        "title": room.words(language).say("name"),
        "ruler": says("print-ruler").told(language),
        "both": says("print-both").told(language),
        "sheets": sheets,
        "pictures": pictures.all,
    }


def pdf(told: dict[str, Any]) -> bytes:
    return _made(told, "pdf")[0]


def pages(told: dict[str, Any], dots: float = 72) -> list[bytes]:
    """The pages as PNG, to be looked at."""
    return _made(told, "png", dots)


def _made(told: dict[str, Any], kind: Literal["pdf", "png"], dots: float = 72) -> list[bytes]:
    with needs("print"):
        import typst

    made = typst.compile(
        TEMPLATE.read_bytes(),
        format=kind,
        ppi=dots,
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(told)},
        timestamp=0,  # the same sheets are the same file
    )
    return made if isinstance(made, list) else [made]


class _Pictures:
    """The pictures of a document, each once, by number."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self.known: dict[str, int] = {}

    def number(self, picture: str) -> int | None:
        if not picture:
            return None
        if picture not in self.known:
            self.known[picture] = len(self.all)
            self.all.append(picture)
        return self.known[picture]


def _sheet(sheet: Sheet, pictures: _Pictures) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": type(sheet).__name__.casefold(), **sheet._asdict()}
    if isinstance(sheet, Mat):
        return told | {"picture": pictures.number(sheet.picture)}
    sides: dict[str, Sequence[Face | FormEntry]]
    if isinstance(sheet, Pieces):
        sides = {"faces": sheet.faces[:MOST_FACES], "backs": sheet.backs[:MOST_FACES]}
    else:
        sides = {"entries": sheet.entries}
    return told | {
        side: [one._asdict() | {"picture": pictures.number(one.picture)} for one in things]
        for side, things in sides.items()
    }
