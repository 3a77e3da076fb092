"""Refutations of a wrong answer: what would happen then, on the board, and a sentence.

    refuted(step, verdict)      of a verdict that is wrong; None: nothing is known
    why(step, verdict, found, "de")      the sentences

A lesson's step says itself what refutes it; of an exercise its room may work it out (`refute`).
Where that says nothing, the room's reason against a mistake does (`mistakes.py`), if it has one.
Where the theme's name suggests what was played, and it is wrong here, that is said, and the gap, if
it was measured.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from regalia.core.errors import Speaker, Spoken
from regalia.core.game import Game
from regalia.core.game.exercise import Moment, Reply
from regalia.teaching.exercises.exercise_lists import NUMBERED
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


def _moment(step: LessonStep) -> Moment:
    return Moment(step.origin.theme, step.position, step.played, step.seat, step.options)


def _of_its_room(step: LessonStep, verdict: Verdict) -> Reply | None:
    """The refutation by the room of an exercise, if it has one."""
    if step.room.exercises is None or not step.origin.theme:
        return None
    return step.room.exercises.refute(_moment(step), verdict.own)


def why(step: LessonStep, verdict: Verdict, found: Refuted | None, language: str) -> str:
    """The reasons against a wrong answer; empty, where nothing is known but that it is wrong."""
    said = [found.said if found else None]
    rights = step.wanted.values.get("actions", ())
    if step.origin.theme and rights and len(verdict.own) == 1:
        said[0] = said[0] or _mistake(step, verdict.own[0], rights)
        said.append(_suggested(step, verdict.own[0], rights))
    if step.origin.gap:
        said.append(says("exercise-gap", games=int(100 * step.origin.gap)))
    return " ".join(one.told(language) for one in said if one is not None)


def _mistake(step: LessonStep, tried: str, rights: Sequence[str]) -> Spoken | None:
    """The proof against an answer, beside the first right one for which there is any."""
    own, game = step.room.mistakes, _moment(step).game(step.room)
    if own is None:
        return None
    reasons = (own.explain_mistake(game, step.seat, tried, right) for right in rights)
    return next(filter(None, reasons), None)


def _suggested(step: LessonStep, tried: str, rights: Sequence[str]) -> Spoken | None:
    """A warning where the theme's name suggests the answer that was tried, and no right one."""
    part, moment = step.room.exercises, _moment(step)
    if part is None or not part.suggests(moment, tried):
        return None
    if any(part.suggests(moment, right) for right in rights):
        return None
    theme = Spoken(NUMBERED.sub("", step.origin.theme), {}, step.goal.home)
    return says("exercise-not-its-theme", theme=theme)
