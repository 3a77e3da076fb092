"""Messages about rushes: see `app/wire.py`."""

from typing import Annotated

from msgspec import Meta, Struct

from regalia.app.wire import StepAnswered
from regalia.core.fields import means
from regalia.table.messages.replies import Milliseconds
from regalia.table.settings import GameId, Given
from regalia.teaching.exercises.rush import COUNT, Mode
from regalia.teaching.lessons.step_packets import StepAnswer, StepPacket

# ------------------------------------------------------------------------------------- requests


class NewRush(Struct, frozen=True, forbid_unknown_fields=True):
    """A rush that somebody wants to make."""

    game: GameId
    mode: Mode


class BeginRush(Struct, frozen=True, forbid_unknown_fields=True):
    """The beginning of my run, with my name on the board."""

    name: Given = ""


class RushAnswered(StepAnswered, frozen=True, forbid_unknown_fields=True):
    """My answer to the exercise at a place of the rush: all own actions since it began."""

    place: Annotated[int, Meta(ge=0, le=COUNT)] = 0
    skip: Annotated[bool, means("on to the next one: this one is missed")] = False


# -------------------------------------------------------------------------------------- answers


class RushKey(Struct, frozen=True):
    """The key that opens a rush."""

    key: str


class RushResult(Struct, frozen=True):
    """A line of the board."""

    name: str
    score: int
    misses: int
    over: Annotated[bool, means("false: they are still at it")]
    mine: bool


class RushDone(Struct, frozen=True):
    """The result of an exercise."""

    number: int
    done: bool


class RushRun(Struct, frozen=True):
    """My run."""

    place: Annotated[int, means("how many are behind me")]
    score: int
    misses: int
    longest: Annotated[int, means("done one after the other")]
    left: Annotated[Milliseconds | None, means("to go; null: time does not count")]
    lives: Annotated[int | None, means("misses that are left; null: they do not count so")]
    over: bool
    results: list[RushDone]


class RushState(Struct, frozen=True):
    """A rush, my run, and everybody's results, the best first."""

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
    """The result of an answer."""

    answer: Annotated[StepAnswer | None, means("null: too late, or this one is behind me")]
    run: RushRun
    asked: Annotated[StepPacket | None, means("the next exercise, where this one is over")]
