"""Checks of a lesson, for its author."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import NamedTuple

from regalia.core.errors import RegaliaError, Speaker, Spoken
from regalia.core.words import LANGUAGES, words
from regalia.teaching.lessons.judge import WRONG, begin, judge
from regalia.teaching.lessons.script import scripted
from regalia.teaching.lessons.step_proof import NEVER, prove
from regalia.teaching.lessons.steps import BEGIN, Lesson, LessonStep, Refutation
from regalia.teaching.lessons.untrue import is_untrue, named_by

says = Speaker(__file__)

MOST_WORDS = 25  # before the first tap
MOST_LETTERS = 160  # of a goal, on a phone


class Fault(NamedTuple):
    step: str
    problem: Spoken


def check(lesson: Lesson) -> list[Fault]:
    """The faults of a lesson; none, if it can be learned from."""
    told = [lesson.title, *filter(None, [lesson.aim]), *(part.say for part in lesson.parts)]
    found = [Fault("", problem) for problem in _texts(told)]
    for step in lesson.steps:
        found += [Fault(step.id, problem) for problem in faults(step)]
    if not found:  # else there may be nothing to read yet
        first = lesson.steps[0]
        for language in spoken((first,)):
            prompted = lesson.id != BEGIN  # on a first visit nothing else is said
            prompt = begin(first).scene(first.seat, language).prompt if prompted else ""
            if len(f"{first.goal.told(language)} {prompt}".split()) > MOST_WORDS:
                found.append(Fault(first.id, says("goal-words", most=MOST_WORDS)))
    return found


def spoken(steps: tuple[LessonStep, ...]) -> list[str]:
    """The languages in which steps are told."""
    homes = [step.goal.home for step in steps if step.goal.home is not None]
    return [one for one in LANGUAGES if homes and (homes[0] / f"{one}.ftl").exists()]


def faults(step: LessonStep) -> Iterator[Spoken]:
    """The faults of a step: whether it begins, can be done, has the right par and says all."""
    told = [step.goal, step.hint, *filter(None, [step.done, *(r.say for r in step.refutations)])]
    texts = list(_texts([*told, *named_by(step.untrue, step.room)]))
    yield from texts
    if not texts:
        for language in spoken((step,)):
            if len(step.goal.told(language)) > MOST_LETTERS:
                yield says("goal-long", language=language, most=MOST_LETTERS)
    try:
        begin(step)
    except RegaliaError as problem:
        yield problem.spoken
        return
    if is_untrue(step.untrue, step.room, begin(step).options):
        yield says("step-untrue-itself")
    proof = prove(step)
    if proof.fewest == NEVER:
        yield says("step-impossible", most=step.most)
    elif proof.fewest != step.par:
        yield says("step-par", par=step.par, fewest=proof.fewest)
    for text in proof.wrong:
        yield from _refutation(step, text)


def _texts(told: list[Spoken]) -> Iterator[Spoken]:
    for one in told:
        if one.home is None or not words(one.home).has(one.message):
            yield says("no-message", id=one.message)


def _refutation(step: LessonStep, text: str) -> Iterator[Spoken]:
    """Check the refutation of an action that is wrong at once: the actions played out must be
    possible."""
    verdict = judge(step, [text])
    fits: list[Refutation] = [one for one in step.refutations if fnmatchcase(text, one.to)]
    if verdict.state != WRONG or not fits or fits[0].plays is None:
        return
    if not scripted(verdict.game.copy(), fits[0].plays):
        yield says("refutation-unplayable", text=text, plays=" ".join(fits[0].plays))
