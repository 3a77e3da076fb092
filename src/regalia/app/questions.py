"""Questions to computer players and their answers, as JSON for other processes and machines.

A question holds what a seat may know, never a whole state; an answer is believed as little as
anything that a stranger sends.
"""

import msgspec
from msgspec import Struct

from regalia import players
from regalia.app.wire import Tried
from regalia.core.game.decision import Analysis, Decision
from regalia.fast import warm
from regalia.table.mechanics.move_request import MoveRequest
from regalia.teaching.analysis.analysis import Evaluation, look, moment
from regalia.teaching.reviews.incremental_review import ReviewProgress, go_on

LONGEST = 1 << 20  # bytes of a question or an answer


class Failed(Exception):
    """A worker could not answer; `soon`: ask again at once, another may."""

    def __init__(self, why: str, soon: bool = False) -> None:
        super().__init__(why)
        self.soon = soon


class NotReady(Failed):
    """The worker has to compile machine code first, and does so while nobody waits."""

    def __init__(self) -> None:
        super().__init__("machine code is still being made", soon=True)


class MoveQuestion(Struct, frozen=True, tag_field="what", tag="choose"):
    about: MoveRequest


class HintQuestion(Struct, frozen=True, tag_field="what", tag="analyse"):
    about: MoveRequest


class ReviewQuestion(Struct, frozen=True, tag_field="what", tag="review"):
    """A finished game, to be reviewed a little longer."""

    record: str
    progress: ReviewProgress
    seconds: float


class AnalysisQuestion(Struct, frozen=True, tag_field="what", tag="look"):
    """A position of a finished or uploaded game, or one reached from there."""

    record: str
    tried: Tried
    seconds: float


class WorkerAnswer(Struct, frozen=True, omit_defaults=True):
    chosen: Decision | None = None
    analysed: list[Analysis] | None = None
    progress: ReviewProgress | None = None
    look: Evaluation | None = None
    problem: str = ""
    not_yet: bool = False


QUESTION: msgspec.json.Decoder[MoveQuestion | HintQuestion | ReviewQuestion | AnalysisQuestion] = (
    msgspec.json.Decoder(MoveQuestion | HintQuestion | ReviewQuestion | AnalysisQuestion)
)
ANSWER = msgspec.json.Decoder(WorkerAnswer)
WRITE = msgspec.json.Encoder()


def to_choose(about: MoveRequest) -> bytes:
    return WRITE.encode(MoveQuestion(about))


def to_analyse(about: MoveRequest) -> bytes:
    return WRITE.encode(HintQuestion(about))


def to_review(record: str, progress: ReviewProgress, seconds: float) -> bytes:
    return WRITE.encode(ReviewQuestion(record, progress, seconds))


def to_look_at(record: str, tried: Tried, seconds: float) -> bytes:
    return WRITE.encode(AnalysisQuestion(record, tried, seconds))


def answered(question: bytes) -> bytes:
    """Answer a question; this takes a while."""
    try:
        asked = QUESTION.decode(question)
        if isinstance(asked, ReviewQuestion):
            answer = WorkerAnswer(progress=go_on(asked.record, asked.progress, asked.seconds))
        elif isinstance(asked, AnalysisQuestion):
            tried = asked.tried
            game = moment(asked.record, tried.step, tried.played)
            answer = WorkerAnswer(
                look=look(game, tried.seat, asked.seconds, tried.only, 1 + tried.round)
            )
        else:
            player, query = players.of_level(asked.about.level), asked.about.query()
            if isinstance(asked, MoveQuestion):
                answer = WorkerAnswer(chosen=player.choose(query))
            else:
                answer = WorkerAnswer(analysed=player.analyse(query))
    except warm.NotYet:
        answer = WorkerAnswer(not_yet=True)
    except Exception as problem:
        answer = WorkerAnswer(problem=f"{type(problem).__name__}: {problem}"[:1000])
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


def reviewed(answer: bytes) -> ReviewProgress:
    found = _read(answer).progress
    if found is None:
        raise Failed("nothing was looked at")
    return found


def found_in_look(answer: bytes) -> Evaluation:
    found = _read(answer).look
    if found is None:
        raise Failed("nothing was looked at")
    return found


def _read(answer: bytes) -> WorkerAnswer:
    try:
        found = ANSWER.decode(answer)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise Failed(f"no answer: {problem}") from None
    if found.not_yet:
        raise NotReady
    if found.problem:
        raise Failed(found.problem)
    return found
