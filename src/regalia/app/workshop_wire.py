"""Messages about printing and weighing: see `app/wire.py`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from regalia.core.fields import means
from regalia.core.scan import MOST_BYTES

ShortText = Annotated[str, Meta(max_length=40)]


class PrintWish(Struct, forbid_unknown_fields=True):
    """A wish to print parts of a game."""

    game: Annotated[str, Meta(max_length=64)]
    parts: Annotated[list[ShortText], Meta(max_length=12), means("ids; none: everything")] = []
    options: Annotated[dict[str, Any], Meta(max_length=16)] = {}
    filled: Annotated[ShortText, means("the army that a form is filled with")] = ""
    paper: Literal["a4", "letter"] = "a4"


class PrintPart(Struct, frozen=True):
    """A part of a game that can be printed."""

    id: str
    title: str
    fills: Annotated[bool, means("it can be filled with an army")]


class WeighWish(Struct, forbid_unknown_fields=True):
    """A unit to be weighed; the same wish again asks for its progress."""

    game: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=MOST_BYTES), means("of a unit file")]
    unit: Annotated[int, Meta(ge=0, le=40), means("its number in the file")] = 0


class WeighedAt(Struct, frozen=True):
    """The worth of a unit at a strength of play, as far as it is known."""

    strength: str
    points: Annotated[float, means("of win rate, gained when an average unit becomes this one")]
    half: Annotated[float, means("half the width of the 95 % interval")]
    games: int


class WeighingState(Struct, frozen=True):
    state: Literal["working", "done", "failed"]
    share: Annotated[float, means("of the most that there is to do, 0 to 1")]
    worths: list[WeighedAt]
    sentences: list[str]
