"""Whether a lesson is right: what its author wants to know before somebody learns from it."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import NamedTuple

from regalia.core.errors import RegaliaError, Speaker, Spoken
from regalia.core.words import LANGUAGES, words
from regalia.teaching import replies
from regalia.teaching.judge import WRONG, begin, judge
from regalia.teaching.prove import NEVER, prove
from regalia.teaching.steps import Lesson, Refutation, Step

says = Speaker(__file__)

MOST_WORDS = 25  # before the first tap
MOST_LETTERS = 160  # of a goal, on a phone


class Fault(NamedTuple):
    step: str
    problem: Spoken


def check(lesson: Lesson) -> list[Fault]:
    """All that is wrong with a lesson; nothing, if it can be learned from."""
    found = [Fault("", problem) for problem in _texts([lesson.title])]
    for step in lesson.steps:
        found += [Fault(step.id, problem) for problem in faults(step)]
    if not found:  # else there may be nothing to read yet
        first = lesson.steps[0]
        for language in spoken((first,)):
            prompt = begin(first).scene(first.seat, language).prompt
            if len(f"{first.goal.told(language)} {prompt}".split()) > MOST_WORDS:
                found.append(Fault(first.id, says("goal-words", most=MOST_WORDS)))
    return found


def spoken(steps: tuple[Step, ...]) -> list[str]:
    """The languages in which steps are told."""
    homes = [step.goal.home for step in steps if step.goal.home is not None]
    return [one for one in LANGUAGES if homes and (homes[0] / f"{one}.ftl").exists()]


def faults(step: Step) -> Iterator[Spoken]:
    """All that is wrong with a step: it begins, can be done, par is right, all is said."""
    told = [step.goal, step.hint, *filter(None, [step.done, *(r.say for r in step.refutations)])]
    texts = list(_texts(told))
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


def _refutation(step: Step, text: str) -> Iterator[Spoken]:
    """Of an action that is wrong at once: what is played out then must be possible."""
    verdict = judge(step, [text])
    fits: list[Refutation] = [one for one in step.refutations if fnmatchcase(text, one.to)]
    if verdict.state != WRONG or not fits or fits[0].plays is None:
        return
    if not replies.scripted(verdict.game.copy(), fits[0].plays):
        yield says("refutation-unplayable", text=text, plays=" ".join(fits[0].plays))
