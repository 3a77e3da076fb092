"""Lessons: their steps, judged answers, and what a person has learned.

What a step looks like, and what comes of most answers, is little work, and always the same; where
the computer replies, the answer is found in the process that is kept for strangers.
"""

from collections.abc import Mapping
from typing import Any

from regalia import games
from regalia.app.errors import no_page
from regalia.core.room import Room
from regalia.teaching.examples.example_packets import ExamplePresenter
from regalia.teaching.examples.worked_examples import WorkedExample, worked_examples
from regalia.teaching.lessons.step_packets import (
    LessonCard,
    StepAnswer,
    answered,
    lesson_card,
)
from regalia.teaching.lessons.steps import LessonStep, lessons

VALUE = "learn"  # what a person has learned of a game is kept as `learn.GAME`, by us alone
OURS = (
    VALUE,
    "daily",
    "practice",
    "games",
    "mistakes",
)  # beginnings of values that only the server writes


def value_of(game: str) -> str:
    return f"{VALUE}.{game}"


def is_ours(name: str) -> bool:
    """Tell if only the server writes this value of a person."""
    return name.partition(".")[0] in OURS


def room_of(game: str) -> Room:
    if game not in games.names():
        raise no_page()
    return games.room(game)


def step_of(game: str, lesson: str, name: str) -> LessonStep:
    found = lessons(room_of(game)).get(lesson)
    step = found.step(name) if found else None
    if step is None:
        raise no_page()
    return step


def example_of(game: str, name: str) -> WorkedExample:
    found = next((one for one in worked_examples(room_of(game)) if one.id == name), None)
    if found is None:
        raise no_page()
    return found


def cards(game: str, language: str) -> list[LessonCard]:
    return [lesson_card(one, language) for one in lessons(room_of(game)).values()]


def judged(
    game: str,
    lesson: str,
    name: str,
    actions: list[str],
    language: str,
    shape: str,
    taps: list[str],
) -> StepAnswer:
    return answered(step_of(game, lesson, name), actions, language, shape, taps)


def tried(
    game: str, name: str, actions: list[str], taps: list[str], language: str, shape: str
) -> StepAnswer:
    """The outcome of actions in a worked example, or the reason why touching something is none."""
    told = ExamplePresenter(example_of(game, name), language, shape)
    return told.why(actions, taps) if taps else told.answer(actions)


def thinks(step: LessonStep) -> bool:
    """Tell if an answer of a step may need the computer, or a search."""
    replies = step.replies is None or any(one.plays is None for one in step.refutations)
    return replies or step.forced


def with_stars(kept: Any, lesson: str, name: str, stars: int) -> dict[str, dict[str, int]]:
    """Add a step to what was learned of a game; the best result counts.

    What is kept was written by us, and yet is read as if it were not."""
    known = {
        one: {step: count for step, count in steps.items() if type(count) is int}
        for one, steps in (kept if isinstance(kept, Mapping) else {}).items()
        if isinstance(steps, Mapping)
    }
    done = known.setdefault(lesson, {})
    done[name] = max(stars, done.get(name, 0))
    return known
