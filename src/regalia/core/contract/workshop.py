"""The part `workshop.py`: where people make things of their own for a game.

A room says which parts its file has and which fields a part, so that a page can show a form without
knowing the game; it looks at a draft, says what is wrong at which field, and what the thing that is
shown would be worth at the table.  These Structs are sent to the page as they are.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from regalia.core.drawing.scene import Fact, Item
from regalia.core.fields import means

if TYPE_CHECKING:
    from regalia.core.contract.rules import Say

Values: TypeAlias = dict[str, Any]  # of one thing, by field
DraftParts: TypeAlias = Mapping[str, list[Values]]  # the things of each part


class WorkshopChoice(Struct, frozen=True):
    value: str
    label: str


class WorkshopField(Struct, frozen=True):
    """A field to be filled in: a number of a range, a text of so many signs, or a choice."""

    key: str
    label: str
    kind: Literal["number", "text", "choice"]
    lowest: Annotated[int, means("of a number, or how short a text may be")] = 0
    highest: int = 0
    choices: tuple[WorkshopChoice, ...] = ()
    where: Annotated[
        tuple[str, ...], means("a field and its value: it matters only then; else empty")
    ] = ()
    optional: bool = False
    fresh: Annotated[tuple[str, ...], means("a new thing takes the first that no other has")] = ()


class WorkshopFormPart(Struct, frozen=True):
    """Things of one kind that a file may hold."""

    id: str
    title: str
    more: Annotated[str, means("what adding one is called")]
    most: int
    fields: tuple[WorkshopField, ...]
    blank: Annotated[Values, means("the values of a new one")]


class WorkshopProblem(Struct, frozen=True):
    part: Annotated[str, means("empty: the whole")]
    index: int
    key: Annotated[str, means("of the field; empty: the whole thing")]
    message: str


class WorkshopMatch(Struct, frozen=True):
    """A row of a table: the thing that is shown against another."""

    item: Item
    name: str
    cells: tuple[str, ...]
    shares: Annotated[tuple[float, ...], means("how much of the most each cell is, 0 to 1")]


class WorkshopWay(Struct, frozen=True):
    """A game that can be played at once with what was made."""

    label: str
    options: dict[str, Any]
    note: Annotated[str, means("who is favoured, if that is known")] = ""


class DraftReport(Struct, frozen=True):
    """The report on a draft: its problems, its file, and what it is worth."""

    parts: dict[str, list[dict[str, Any]]]
    problems: tuple[WorkshopProblem, ...]
    text: Annotated[str, means("of the file; empty while there are problems")]
    item: Annotated[Item | None, means("the thing that is shown")] = None
    fact: Fact | None = None
    heads: tuple[str, ...] = ()  # of the table of matches
    matches: tuple[WorkshopMatch, ...] = ()
    note: str = ""  # below it
    ways: tuple[WorkshopWay, ...] = ()


def choices(pairs: Iterable[tuple[str, str]]) -> tuple[WorkshopChoice, ...]:
    """Choices of a field, from values and their names."""
    return tuple(WorkshopChoice(value, label) for value, label in pairs)


class WorkshopPart(Protocol):
    """`workshop.py`: a form for things that people make for a game."""

    def form(self, say: "Say", /) -> tuple[WorkshopFormPart, ...]:
        """The parts of a file, with fields to be filled in."""

    def opened(self, text: str, /) -> DraftParts:
        """The draft that the text of a file is; BadFile if it is none."""

    def validate_draft(
        self, draft: DraftParts, shown: int, say: "Say", language: str, /
    ) -> DraftReport:
        """Problems of a draft or the text of its file; `shown` is the number of a thing of the
        first part, which is told of."""
