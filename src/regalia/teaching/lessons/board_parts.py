"""Parts of a board, named for whoever is new: what they are called, where they are, and how a chess
piece moves that stands on it.

A lesson's file has them as `[[part]]`: `say`, a message, with `at`, the ids or looks of what it
names, or `picture`, a picture of the room that shows it; or `piece`, a chess piece whose moves the
house tells and draws.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from regalia.core.data import Section
from regalia.core.drawing import pictures
from regalia.core.errors import Speaker, Spoken
from regalia.core.room import Room

says = Speaker(__file__)

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
FAR = 2  # squares that are drawn of a way without an end
JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def _far(ways: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    return tuple((x * n, y * n) for n in range(1, FAR + 1) for x, y in ways)


REACHES = {
    "king": STRAIGHT + DIAGONAL,
    "queen": _far(STRAIGHT + DIAGONAL),
    "rook": _far(STRAIGHT),
    "bishop": _far(DIAGONAL),
    "knight": JUMPS,
}


class NamedPart(NamedTuple):
    """A part of a board, or a piece and the squares that it reaches from where it stands."""

    say: Spoken
    at: tuple[str, ...]  # ids or looks on the board, `*` is wild
    reaches: tuple[tuple[int, int], ...]  # to the right and up
    picture: str = ""  # of the room, by its name


def read_parts(room: Room, file: Section, home: Path, form: str) -> Iterator[NamedPart]:
    """Read the parts of a lesson's file; `form` is that of a message."""
    for one in file.tables("part") if "part" in file.values else []:
        one.only("say", "at", "piece", "picture")
        if "piece" in one.values:
            piece = one.text("piece", "|".join(REACHES), says("wanted-piece"))
            yield NamedPart(says(f"piece-{piece}"), (), REACHES[piece])
        else:
            said = Spoken(one.text("say", form, says("wanted-message")), {}, home)
            at = tuple(one.texts("at")) if "at" in one.values else ()
            yield NamedPart(said, at, (), _picture(room, one))


def _picture(room: Room, part: Section) -> str:
    name = part.text("picture") if "picture" in part.values else ""
    if name and name not in pictures.names(room):
        part.refuse("picture", says("part-no-picture", name=name))
    return name
