"""What goes over the wire about rushes: see `wire.py`."""

from typing import Annotated

from msgspec import Meta, Struct

from regalia.server.wire import StepAnswered
from regalia.table.replies import Milliseconds
from regalia.table.scene_data import means
from regalia.table.settings import GameId, Given
from regalia.teaching.packet import StepAnswer, StepPacket
from regalia.teaching.rush import COUNT, Mode

# ------------------------------------------------------------------------------------- requests


class NewRush(Struct, frozen=True, forbid_unknown_fields=True):
    """A rush that somebody wants to make."""

    game: GameId
    mode: Mode


class BeginRush(Struct, frozen=True, forbid_unknown_fields=True):
    """I begin; by which name I stand on the board."""

    name: Given = ""


class RushAnswered(StepAnswered, frozen=True, forbid_unknown_fields=True):
    """What I did in the exercise at a place of the rush: all own actions since it began."""

    place: Annotated[int, Meta(ge=0, le=COUNT)] = 0
    skip: Annotated[bool, means("on to the next one: this one is missed")] = False


# -------------------------------------------------------------------------------------- answers


class RushKey(Struct, frozen=True):
    """By what a rush is opened."""

    key: str


class RushResult(Struct, frozen=True):
    """How somebody did."""

    name: str
    score: int
    misses: int
    over: Annotated[bool, means("false: they are still at it")]
    mine: bool


class RushDone(Struct, frozen=True):
    """What came of an exercise."""

    number: int
    done: bool


class RushRun(Struct, frozen=True):
    """How I am doing."""

    place: Annotated[int, means("how many are behind me")]
    score: int
    misses: int
    longest: Annotated[int, means("done one after the other")]
    left: Annotated[Milliseconds | None, means("to go; null: time does not count")]
    lives: Annotated[int | None, means("misses that are left; null: they do not count so")]
    over: bool
    results: list[RushDone]


class RushState(Struct, frozen=True):
    """A rush, how I am doing, and how everybody did, the best first."""

    key: str
    game: str
    name: Annotated[str, means("of the game")]
    mode: Mode
    count: Annotated[int, means("of exercises")]
    run: Annotated[RushRun | None, means("null: I have not begun")]
    asked: Annotated[StepPacket | None, means("the exercise that I am at")]
    board: list[RushResult]
    best: Annotated[int, means("my best score of this game, played in this way")]


class RushAnswer(Struct, frozen=True):
    """What came of an answer."""

    answer: Annotated[StepAnswer | None, means("null: too late, or this one is behind me")]
    run: RushRun
    asked: Annotated[StepPacket | None, means("the next exercise, where this one is over")]
