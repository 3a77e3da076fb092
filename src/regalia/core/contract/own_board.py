"""Boards of a person's own box (`own_board.py` of a room): what each square is, where walls are.

A room says which squares there are, which roles one can have and between which neighbours a wall
can stand, so that a page can show it all without knowing the game.  A board is kept as a text that
is a value of one of the game's options; a box's board may have several sides.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, NamedTuple, Protocol, TypeAlias

from msgspec import Meta, Struct

from regalia.core.drawing.scene import Item
from regalia.core.errors import Spoken
from regalia.core.fields import means

if TYPE_CHECKING:
    from regalia.core.card import Options
    from regalia.core.contract.rules import Say

Name: TypeAlias = Annotated[str, Meta(max_length=16)]


class BoardEdge(NamedTuple):
    """Two neighbours between which a wall can stand."""

    id: str
    squares: tuple[str, str]


class BoardForm(NamedTuple):
    """All that a board is put together from."""

    squares: Annotated[tuple[Item, ...], means("where they are; how they look, their roles say")]
    roles: Annotated[tuple[Item, ...], means("their looks; the first is that of a plain square")]
    edges: tuple[BoardEdge, ...]


class BoardDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A board so far, sensible or not."""

    roles: Annotated[
        dict[Name, Name], Meta(max_length=100), means("by squares; the rest are plain")
    ]
    walls: Annotated[list[Name], Meta(max_length=200)]


class OwnBoardPart(Protocol):
    """`own_board.py`: boards that belong to the owners of a game's box."""

    OPTION: str
    """The option that has the board: a value it lists, a text, or a list of sides."""

    SIDE: str
    """The option that says which side is played."""

    SIDES: int
    """The sides of a board, at most."""

    def is_usual(self, options: "Options", /) -> bool:
        """Tell if a game with these options is played on the board of the book."""

    def told(self, options: "Options", say: "Say", /) -> Sequence[str]:
        """Paragraphs about the board of a game with these options, for its rules."""

    def rules(self, page: str, options: "Options", say: "Say", /) -> str:
        """The rules page, Markdown, with the squares of the board of a game with these options."""

    def by_role(self, options: "Options", /) -> Mapping[str, str]:
        """The square of that board, for every square of the book's, that has its role."""

    def moved(self, position: str, meant: Mapping[str, str], /) -> str:
        """The text of a position with what stands on each square on another."""

    def form(self, say: "Say", /) -> BoardForm: ...

    def opened(self, text: str, /) -> BoardDraft:
        """The draft that the text of a board is; BadOption if it is none."""

    def written(self, draft: BoardDraft, /) -> str:
        """The text of a draft, in the one form in which it is kept."""

    def faults(self, text: str, /) -> Sequence[Spoken]:
        """The reasons why nobody could play on a board."""
