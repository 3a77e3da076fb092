"""Positions that somebody puts together by hand (`editor.py` of a room).

A room says which squares there are, which things can be put on them and what else belongs to a
position, so that a page can show it all without knowing the game.  What comes of a draft is read by
`read_position` of its `text.py`, which knows what is possible and which rule forbids the rest.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol, TypeAlias

from msgspec import Meta, Struct

from regalia.core.contract.rules import T
from regalia.core.contract.workshop import WorkshopField
from regalia.core.drawing.scene import Item
from regalia.core.fields import means

if TYPE_CHECKING:
    from regalia.core.contract.rules import Params, Say

Name: TypeAlias = Annotated[str, Meta(max_length=64)]


class EditorThing(Struct, frozen=True):
    """A thing that can be put on a square; its place is beside the middle of that."""

    item: Item  # its id is what a draft calls it
    group: Annotated[str, means("things of a group stand together, below this")] = ""
    layer: Annotated[int, means("a square holds one thing of each")] = 0
    single: Annotated[bool, means("there is one of it: it leaves its square for another")] = False


class EditorForm(NamedTuple):
    """All that a position of a game is put together from."""

    squares: tuple[Item, ...]
    things: tuple[EditorThing, ...]
    fields: tuple[WorkshopField, ...] = ()  # what is no place on the board


class EditorDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A position so far, possible or not; from outside, anything may be in it."""

    squares: Annotated[
        dict[Name, Annotated[list[Name], Meta(max_length=4)]],
        Meta(max_length=100),
        means("things on each, by their ids"),
    ]
    fields: Annotated[dict[Name, Annotated[str, Meta(max_length=300)]], Meta(max_length=40)]

    def on(self, square: str, things: Sequence[str]) -> str:
        """The one of these things that is on a square; none: an empty text."""
        known = tuple(things)  # of a text, its letters: "" and "KQ" are in it, too
        return next((one for one in self.squares.get(square, ()) if one in known), "")

    def field(self, key: str) -> str:
        return self.fields.get(key, "")

    def number(self, key: str) -> int:
        text = self.field(key)
        return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


class EditorPart(Protocol[T]):
    """`editor.py`: positions as squares, things and fields, and back."""

    def form(self, params: "Params", say: "Say", /) -> EditorForm: ...
    def draft(self, params: "Params", s: T, /) -> EditorDraft: ...
    def position(self, params: "Params", draft: EditorDraft, /) -> Any:
        """The position of a draft, for `read_position` to read or to refuse."""
