"""Printable sheets of a game's pieces, to be cut out and played with (`sheets.py` of a room).

A room says what the things are and how large, in millimetres; how they lie on paper is not its
business.  Pictures are SVG without variables (`core/drawing/plain_svg.py`).
"""

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from regalia.core.card import Options

if TYPE_CHECKING:
    from regalia.core.contract.rules import Say


class Face(NamedTuple):
    """A side of something that is cut out: a picture, or a card with words."""

    picture: str = ""
    title: str = ""
    note: str = ""
    figures: tuple[tuple[str, str], ...] = ()  # names and values
    lines: tuple[str, ...] = ()


class Pieces(NamedTuple):
    """Things of one size to cut out; with backs, each on the other side of its face."""

    id: str
    title: str
    width: float
    height: float
    faces: tuple[Face, ...]
    backs: tuple[Face, ...] = ()
    round: bool = False


class Mat(NamedTuple):
    """One large thing: a board."""

    id: str
    title: str
    width: float
    height: float
    picture: str


class FormEntry(NamedTuple):
    """A thing that a form is about; without a name, lines to write on."""

    picture: str
    name: str
    figures: tuple[tuple[str, str], ...]
    boxes: int  # to be ticked off
    lines: tuple[str, ...]
    # Names and values that need a line each, and numbers behind them; without a value, one to write
    # on, and the places for the numbers.
    fields: tuple[tuple[str, str, str], ...] = ()


class Form(NamedTuple):
    """A sheet to write on."""

    id: str
    title: str
    heads: tuple[str, ...]  # what is to be written at the top
    boxes: str  # what the boxes stand for
    entries: tuple[FormEntry, ...]


Sheet: TypeAlias = Pieces | Mat | Form


class SheetsPart(Protocol):
    """`sheets.py`: things of a game to print, besides its rules."""

    def sheets(self, options: Options, filled: str, say: "Say", /) -> tuple[Sheet, ...]:
        """The sheets of a game with these options; forms are filled with what that text names,
        or empty.  RegaliaError if it names nothing."""
