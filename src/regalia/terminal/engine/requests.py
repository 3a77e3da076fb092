"""Requests of the engine protocol: how a line is read, and what each request may hold."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Literal, TypeAlias

import msgspec

from regalia import players
from regalia.core.errors import RegaliaError, Spoken

LONGEST_LINE = 16 * 1024 * 1024  # bytes of a request, its line's end included
DEEPEST = 64  # of a perft: more than anyone can wait for

# ------------------------------------------------------------------------------ reading a line

Fields: TypeAlias = dict[str, msgspec.Raw]
FIELDS = msgspec.json.Decoder(Fields)
SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")


def says(message: str, **given: Any) -> Spoken:
    """A message of the protocol; in English, for programs."""
    return Spoken(message, given, Path(__file__).parent / "protocol")


def lines(incoming: BinaryIO) -> Iterator[bytes]:
    """Line after line; of one that is too long only the beginning, the rest being skipped."""
    while line := incoming.readline(LONGEST_LINE + 1):
        rest = line
        while len(line) > LONGEST_LINE and rest and not rest.endswith(b"\n"):
            rest = incoming.readline(65536)
        yield line


def read_fields(line: bytes) -> Fields:
    """The fields of a request, each as it was written."""
    if len(line) > LONGEST_LINE:
        raise RegaliaError(says("long-line", most=LONGEST_LINE))
    try:
        line.decode()  # msgspec would not look into what it only passes on
        return FIELDS.decode(line)
    except UnicodeDecodeError as problem:
        raise RegaliaError(says("not-utf8", at=str(problem.start))) from None
    except msgspec.DecodeError as problem:
        if SURROGATE.search(line):
            return _with_lone_surrogates(line)
        raise RegaliaError(says("not-json", problem=str(problem))) from None


def _with_lone_surrogates(line: bytes) -> Fields:
    r"""The fields once more: `"\ud800"` is JSON, but no text, and msgspec does not read it."""
    with suppress(ValueError):
        found = json.loads(line)
        if isinstance(found, dict):
            return {
                name: msgspec.Raw(json.dumps(value, allow_nan=False).encode())
                for name, value in found.items()
            }
    raise RegaliaError(says("no-object"))


# -------------------------------------------------------------------- what each request holds

Eyes: TypeAlias = int | Literal["spectator"] | None  # who will read the answer


class EmptyRequest(msgspec.Struct):
    pass


class NewRequest(msgspec.Struct):
    game: str
    options: dict[str, Any] | None = None
    position: Any = None


class LoadRequest(msgspec.Struct):
    record: str


class TableRequest(msgspec.Struct):
    table: int


class LookRequest(TableRequest):
    eyes: Eyes = msgspec.field(name="as", default=None)


class PlayRequest(TableRequest):
    text: str
    seat: int | None = None
    eyes: Eyes = msgspec.field(name="as", default=None)


class RollRequest(TableRequest):
    seed: int | None = None
    eyes: Eyes = msgspec.field(name="as", default=None)


class BestRequest(TableRequest):
    level: Annotated[int, msgspec.Meta(ge=1, le=players.HIGHEST_LEVEL)] | None = None
    player: str | None = None
    ms: Annotated[float, msgspec.Meta(gt=0)] | None = None
    seat: int | None = None
    seed: int | None = None


class LessonsRequest(msgspec.Struct):
    game: str


class StepRequest(msgspec.Struct):
    game: str
    step: str
    lesson: str = "first"


class StepAnswerRequest(StepRequest, kw_only=True):
    actions: Annotated[list[str], msgspec.Meta(max_length=64)]


class AnalyseRequest(TableRequest):
    level: Annotated[int, msgspec.Meta(ge=1, le=players.HIGHEST_LEVEL)] = players.HIGHEST_LEVEL
    ms: Annotated[float, msgspec.Meta(gt=0)] | None = None
    seat: int | None = None
    seed: int | None = None


class PerftRequest(TableRequest):
    depth: Annotated[int, msgspec.Meta(ge=0, le=DEEPEST)]
