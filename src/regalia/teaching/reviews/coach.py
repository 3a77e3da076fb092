"""The coach: a game in a minute, one thing said at each moment, and one to take along.

    coached(moments, seat, language)     of the moments that counted, in the order of the game

Nothing is said that the review does not say: a reason that is proved, or what was measured.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Struct

from regalia.core.fields import means
from regalia.core.words import Words, words

HERE = Path(__file__).parent / "words"


class SpokenMoment(Struct, frozen=True):
    """A moment of the game, and the coach's words at it."""

    n: Annotated[int, means("the step; the board is shown before it, of luck after it")]
    text: str


class Coached(Struct, frozen=True):
    """A seat's game in a minute."""

    moments: list[SpokenMoment]
    end: Annotated[str, means("one thing to take along")]


class CoachFacts(Struct, frozen=True):
    """The facts of a moment from which the coach speaks."""

    n: int
    luck: bool
    sentence: str
    better: str
    because: str
    points: Annotated[int, means("gained or lost by it, whole")]


def coached(facts: Sequence[CoachFacts], language: str) -> Coached:
    said = words(HERE, language)
    ordered = sorted(facts, key=lambda one: one.n)
    moments = [SpokenMoment(one.n, " ".join(_spoken(said, one))) for one in ordered]
    lost = [one for one in facts if one.better]
    if not lost:
        return Coached(moments, said.say("coach-kept") if moments else said.say("coach-quiet"))
    worst = min(lost, key=lambda one: one.points)
    reason = f"{worst.better} {worst.because}".strip()
    return Coached(moments, said.say("coach-take", n=worst.n, reason=reason))


def _spoken(said: Words, one: CoachFacts) -> Iterator[str]:
    yield one.sentence
    if one.better:
        yield said.say("coach-better", better=one.better)
        if one.because:
            yield one.because
    if one.points:
        sign = "gave" if one.points > 0 else "cost"
        points = said.say("verdict-points", count=abs(one.points))
        yield said.say(f"coach-{sign}", points=points)
    elif not one.luck:
        yield said.say("coach-good")
