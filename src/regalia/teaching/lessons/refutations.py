"""Refutations of a wrong answer: what would happen then, on the board, and a sentence.

    refuted(step, verdict)      of a verdict that is wrong; None: nothing is known
    why(step, found, "de")      the sentence

A lesson's step says itself what refutes it; of an exercise its room may work it out (`refute`), and
where its gap was measured, that is said.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from regalia.core.errors import Speaker, Spoken
from regalia.core.game import Game
from regalia.core.game.exercise import Moment, Reply
from regalia.teaching.lessons import opponent_replies
from regalia.teaching.lessons.judge import WRONG, Verdict
from regalia.teaching.lessons.script import scripted
from regalia.teaching.lessons.steps import LessonStep

says = Speaker(__file__)


@dataclass(frozen=True)
class Refuted:
    game: Game  # after it
    begin: int  # from which of its events on it is what happens then
    said: Spoken | None


def refuted(step: LessonStep, verdict: Verdict, computer: bool = True) -> Refuted | None:
    """Refute a wrong answer; without the computer, `Unanswerable` where it would reply."""
    if verdict.state != WRONG:
        return None
    game, text, number = verdict.game, verdict.own[-1], len(verdict.own)
    after, begun = game.copy(), len(game.events)
    fits = (one for one in step.refutations if fnmatchcase(text, one.to))
    found = next(fits, None)
    if found is not None and (found.plays != () or not step.forced):
        if found.plays is None:
            opponent_replies.answer(after, step, computer)
        else:
            scripted(after, found.plays)
        return Refuted(after, begun, found.say)
    if step.forced and not game.over:
        left = max(1, step.most - number)
        after.play(opponent_replies.stoutest(after, step.seat, 2 * left))
        return Refuted(after, begun, found.say if found else None)
    reply = _of_its_room(step, verdict)
    if reply is None:
        return None
    scripted(after, reply.plays)
    begun += reply.unseen
    said = Spoken(reply.say, reply.given, step.goal.home) if reply.say else None
    return Refuted(after, begun, said)


def _of_its_room(step: LessonStep, verdict: Verdict) -> Reply | None:
    """The refutation by the room of an exercise, if it has one."""
    if step.room.exercises is None or not step.origin.theme:
        return None
    at = Moment(step.origin.theme, step.position, step.played, step.seat, step.options)
    return step.room.exercises.refute(at, verdict.own)


def why(step: LessonStep, found: Refuted | None, language: str) -> str:
    """A sentence about a wrong answer; empty, where nothing is known but that it is wrong."""
    said = [] if found is None or found.said is None else [found.said.told(language)]
    if step.origin.gap:
        said.append(says("exercise-gap", games=int(100 * step.origin.gap)).told(language))
    return " ".join(said)
