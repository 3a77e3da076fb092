"""Lessons as the server gives and judges them, and what a person has learned.

What a step looks like, and what comes of most answers, is little work, and always the same; where
the computer replies, the answer is found in the process that is kept for strangers.
"""

from collections.abc import Mapping
from typing import Any

from regalia import games
from regalia.core.room import Room
from regalia.server.safety import Missing, says
from regalia.teaching.packet import (
    LessonCard,
    StepAnswer,
    answered,
    lesson_card,
)
from regalia.teaching.steps import Step, lessons

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
    """Is a value of a person one that only the server writes?"""
    return name.partition(".")[0] in OURS


def room_of(game: str) -> Room:
    if game not in games.names():
        raise Missing(says("no-page"))
    return games.room(game)


def step_of(game: str, lesson: str, name: str) -> Step:
    found = lessons(room_of(game)).get(lesson)
    step = found.step(name) if found else None
    if step is None:
        raise Missing(says("no-page"))
    return step


def cards(game: str, language: str) -> list[LessonCard]:
    return [lesson_card(one, language) for one in lessons(room_of(game)).values()]


def judged(
    game: str, lesson: str, name: str, actions: list[str], language: str, shape: str
) -> StepAnswer:
    return answered(step_of(game, lesson, name), actions, language, shape)


def thinks(step: Step) -> bool:
    """May an answer of a step need the computer, or a search?"""
    replies = step.replies is None or any(one.plays is None for one in step.refutations)
    return replies or step.forced


def with_stars(kept: Any, lesson: str, name: str, stars: int) -> dict[str, dict[str, int]]:
    """What was learned of a game, and a step of it; the best counts.

    What is kept was written by us, and yet is read as if it were not."""
    known = {
        one: {step: count for step, count in steps.items() if type(count) is int}
        for one, steps in (kept if isinstance(kept, Mapping) else {}).items()
        if isinstance(steps, Mapping)
    }
    done = known.setdefault(lesson, {})
    done[name] = max(stars, done.get(name, 0))
    return known
