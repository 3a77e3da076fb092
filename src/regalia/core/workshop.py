"""The workshop: where people make things of their own for a game (`workshop.py` of a room).

A room says which parts its file has and which fields a part, so that a page can show a form without
knowing the game; it looks at a draft, says what is wrong at which field, and what the thing that is
shown would be worth at the table.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from regalia.core.card import Options
from regalia.core.scene import Fact, Item

if TYPE_CHECKING:
    from regalia.core.contract import Say

Values = Mapping[str, Any]  # of one thing, by field
Draft = Mapping[str, Sequence[Values]]  # the things of each part


class Field(NamedTuple):
    """Something to be filled in: a number of a range, a text of so many signs, or a choice."""

    key: str
    label: str
    kind: Literal["number", "text", "choice"]
    lowest: int = 0
    highest: int = 0
    choices: tuple[tuple[str, str], ...] = ()  # values and their names
    where: tuple[str, str] = ("", "")  # it matters only where that field has that value
    optional: bool = False
    fresh: tuple[str, ...] = ()  # a new thing takes the first of these that no other has


class Part(NamedTuple):
    """Things of one kind that a file may hold."""

    id: str
    title: str
    more: str  # what adding one is called
    most: int
    fields: tuple[Field, ...]
    blank: dict[str, Any]  # the values of a new one


class Problem(NamedTuple):
    part: str  # empty: the whole file
    number: int  # of the thing
    key: str  # of the field; empty: the whole
    message: str


class Match(NamedTuple):
    """How the thing that is shown does against another: a row of a table."""

    item: Item
    name: str
    cells: tuple[str, ...]
    shares: tuple[float, ...]  # how much of the most each cell is, 0 to 1


class Way(NamedTuple):
    """A game that can be played at once with what was made."""

    label: str
    options: Options
    note: str = ""  # who is favoured


class Looked(NamedTuple):
    """What a room finds in a draft."""

    draft: Draft
    problems: tuple[Problem, ...]
    text: str  # of the file; empty while there are problems
    item: Item | None = None  # the thing that is shown
    fact: Fact | None = None
    heads: tuple[str, ...] = ()  # of the table of matches
    matches: tuple[Match, ...] = ()
    note: str = ""  # below it
    ways: tuple[Way, ...] = ()


class WorkshopPart(Protocol):
    """`workshop.py`: of a game for which things can be made."""

    def form(self, say: "Say", /) -> tuple[Part, ...]:
        """What can be filled in."""

    def opened(self, text: str, /) -> Draft:
        """The draft that the text of a file is; BadFile if it is none."""

    def looked(self, draft: Draft, shown: int, say: "Say", language: str, /) -> Looked:
        """What becomes of a draft; `shown` is the number of a thing of the first part."""
