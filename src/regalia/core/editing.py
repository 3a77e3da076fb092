"""Positions that somebody puts together by hand (`editor.py` of a room).

A room says which squares there are, which things can be put on them and what else belongs to a
position, so that a page can show it all without knowing the game.  What comes of a draft is read by
`read_position` of its `text.py`, which knows what is possible and which rule forbids the rest.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from regalia.core.scene import Item
from regalia.core.workshop import Field

if TYPE_CHECKING:
    from regalia.core.contract import Params, Say

T = TypeVar("T", contravariant=True)  # the state of one room


class Thing(NamedTuple):
    """Something that can be put on a square."""

    item: Item  # its id is what a draft calls it
    group: str = ""  # things of a group stand together, below this
    layer: int = 0  # a square holds one thing of each layer
    single: bool = False  # there is only one of it: put elsewhere, it leaves its square


class Form(NamedTuple):
    """All that a position of a game is put together from."""

    squares: tuple[Item, ...]
    things: tuple[Thing, ...]
    fields: tuple[Field, ...] = ()  # what is no place on the board


class Draft(NamedTuple):
    """What was put together so far, possible or not; from outside, anything may be in it."""

    squares: Mapping[str, Sequence[str]]  # things on each, by their ids
    fields: Mapping[str, str]

    def on(self, square: str, things: Sequence[str]) -> str:
        """Which of these is on a square; none: an empty text."""
        known = tuple(things)  # of a text, its letters: "" and "KQ" are in it, too
        return next((one for one in self.squares.get(square, ()) if one in known), "")

    def field(self, key: str) -> str:
        return self.fields.get(key, "")

    def number(self, key: str) -> int:
        text = self.field(key)
        return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


class EditorPart(Protocol[T]):
    """`editor.py`: positions as squares, things and fields, and back."""

    def form(self, params: "Params", say: "Say", /) -> Form: ...
    def draft(self, params: "Params", s: T, /) -> Draft: ...
    def position(self, params: "Params", draft: Draft, /) -> Any:
        """What `read_position` is to read, or to refuse."""
