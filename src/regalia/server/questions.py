"""What computer players are asked, and what they answer, as JSON for other processes and machines.

A question holds what a seat may know, never a whole state; an answer is believed as little as
anything that a stranger sends.
"""

import msgspec
from msgspec import Struct

from regalia import players
from regalia.core.decision import Analysis, Decision
from regalia.fast import warm
from regalia.server.wire import Tried
from regalia.table.thinking import Thinking
from regalia.teaching.analysis import Look, look, moment
from regalia.teaching.review_steps import Progress, go_on

LONGEST = 1 << 20  # bytes of a question or an answer


class Failed(Exception):
    """A computer player could not answer; it may be asked again, where another can, soon."""

    def __init__(self, why: str, soon: bool = False) -> None:
        super().__init__(why)
        self.soon = soon


class NotReady(Failed):
    """Who was asked has to be prepared first, and is not while anybody waits for an answer."""

    def __init__(self) -> None:
        super().__init__("machine code is still being made", soon=True)


class Choose(Struct, frozen=True, tag_field="what", tag="choose"):
    about: Thinking


class Analyse(Struct, frozen=True, tag_field="what", tag="analyse"):
    about: Thinking


class Looking(Struct, frozen=True, tag_field="what", tag="review"):
    """A finished game, to be looked at a little longer."""

    record: str
    progress: Progress
    seconds: float


class LookAt(Struct, frozen=True, tag_field="what", tag="look"):
    """A moment of a game that is over, or that somebody brought, at which things are tried."""

    record: str
    tried: Tried
    seconds: float


class Answer(Struct, frozen=True, omit_defaults=True):
    chosen: Decision | None = None
    analysed: list[Analysis] | None = None
    progress: Progress | None = None
    look: Look | None = None
    problem: str = ""
    not_yet: bool = False


QUESTION: msgspec.json.Decoder[Choose | Analyse | Looking | LookAt] = msgspec.json.Decoder(
    Choose | Analyse | Looking | LookAt
)
ANSWER = msgspec.json.Decoder(Answer)
WRITE = msgspec.json.Encoder()


def to_choose(about: Thinking) -> bytes:
    return WRITE.encode(Choose(about))


def to_analyse(about: Thinking) -> bytes:
    return WRITE.encode(Analyse(about))


def to_look(record: str, progress: Progress, seconds: float) -> bytes:
    return WRITE.encode(Looking(record, progress, seconds))


def to_look_at(record: str, tried: Tried, seconds: float) -> bytes:
    return WRITE.encode(LookAt(record, tried, seconds))


def answered(question: bytes) -> bytes:
    """Think; this takes a while."""
    try:
        asked = QUESTION.decode(question)
        if isinstance(asked, Looking):
            answer = Answer(progress=go_on(asked.record, asked.progress, asked.seconds))
        elif isinstance(asked, LookAt):
            tried = asked.tried
            game = moment(asked.record, tried.step, tried.played)
            answer = Answer(look=look(game, tried.seat, asked.seconds, tried.only, 1 + tried.round))
        else:
            player, query = players.of_level(asked.about.level), asked.about.query()
            if isinstance(asked, Choose):
                answer = Answer(chosen=player.choose(query))
            else:
                answer = Answer(analysed=player.analyse(query))
    except warm.NotYet:
        answer = Answer(not_yet=True)
    except Exception as problem:
        answer = Answer(problem=f"{type(problem).__name__}: {problem}"[:1000])
    return WRITE.encode(answer)


def chosen(answer: bytes) -> Decision:
    found = _read(answer).chosen
    if found is None:
        raise Failed("no action was chosen")
    return found


def analysed(answer: bytes) -> list[Analysis]:
    found = _read(answer).analysed
    if not found:
        raise Failed("nothing was analysed")
    return found


def looked(answer: bytes) -> Progress:
    found = _read(answer).progress
    if found is None:
        raise Failed("nothing was looked at")
    return found


def found_in_look(answer: bytes) -> Look:
    found = _read(answer).look
    if found is None:
        raise Failed("nothing was looked at")
    return found


def _read(answer: bytes) -> Answer:
    try:
        found = ANSWER.decode(answer)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise Failed(f"no answer: {problem}") from None
    if found.not_yet:
        raise NotReady
    if found.problem:
        raise Failed(found.problem)
    return found
