"""Structs about a finished game: its steps, its chance, and how else it could have gone.

The page's types and docs/wire.md are made from these Structs.
"""

from typing import Annotated

from msgspec import Struct

from regalia.core.drawing.scene import Row, Scene
from regalia.core.fields import means
from regalia.table.messages.incoming import SeatNumber


class ReplayStep(Struct, frozen=True):
    """A step of a replay; the first, 0, is the start, without a text."""

    n: int
    seat: Annotated[int, means("-1: chance")]
    text: str
    sentence: str
    turn: Annotated[int, means("the number of the turn; 0: before the first")] = 0
    whose: Annotated[int, means("turn it was; -1: nobody's")] = -1


class Replay(Struct):
    """A game, step by step, as a seat, or somebody who watches, reads it, or with all secrets."""

    game: str
    looks: Annotated[str, means("the digest of the game's looks")]
    title: str
    names: list[str]
    result: list[float] | None
    places: Annotated[list[int] | None, means("of each seat, where more than two played to an end")]
    reason: str
    steps: list[ReplayStep]
    secret: Annotated[bool, means("some knew what not everybody knew")]
    levels: Annotated[list[int | None], means("of computers, by seat")]
    over: Annotated[bool, means("by the rules: nobody can go on from the last step")]
    # Filled in by whoever keeps the table:
    you: Annotated[list[SeatNumber], means("seats that this person held")] = []
    live: Annotated[bool, means("it is still being played, and told as this person knows it")] = (
        False
    )


class Verified(Struct, frozen=True):
    """The check that the chance of a finished game was as promised."""

    ok: bool
    checked: Annotated[int, means("outcomes that were drawn again")]
    repeated: Annotated[int, means("outcomes that were taken from an earlier game, and not drawn")]
    commit: str
    seed: str
    message: Annotated[str, means("a sentence")]


class WayStep(Struct, frozen=True):
    """One action of a plan, and what is to be seen after it."""

    row: Annotated[Row, means("the action in a few signs")]
    scene: Scene


class Way(Struct, frozen=True):
    """A least plan of a challenge."""

    steps: list[WayStep]
    own: Annotated[bool, means("what was played")]


class Ways(Struct, frozen=True):
    """A challenge that is over: the least, in how many ways, some of them played out."""

    least: int
    plans: int
    used: Annotated[int | None, means("how many it took whoever played it, if it was done")]
    seat: Annotated[SeatNumber, means("who played it")]
    start: Annotated[Scene, means("where it began")]
    end: Annotated[Scene, means("how far it was played")]
    ways: list[Way]
