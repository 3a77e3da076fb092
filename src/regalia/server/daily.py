"""Exercises as the server gives and judges them: one a day for each game, and practice by theme.

Results are kept for a person as the values `daily` and `practice.GAME`, which only the server
writes; what they mean is in `regalia.teaching`.
"""

import time
from datetime import UTC, datetime
from typing import Any

from regalia import games
from regalia.core.room import Room
from regalia.core.words import words
from regalia.server.learning import room_of
from regalia.server.safety import Missing, says
from regalia.server.wire import Daily, DailyGame, Practice, Theme
from regalia.teaching import practice, rush, sharing, streaks
from regalia.teaching.exercises import (
    NUMBERED,
    Exercises,
    coming,
    day_of,
    home,
    listed,
    number_of,
)
from regalia.teaching.packet import StepAnswer, StepSolution, answered, solved

VALUE = "daily"


def clock() -> datetime:
    """What time it is; of its own, so that a test can have another."""
    return datetime.fromtimestamp(time.time(), UTC)


def practised(game: str) -> str:
    return f"practice.{game}"


def exercises_of(game: str) -> Exercises:
    found = listed(room_of(game))
    if found is None:
        raise Missing(says("no-page"))
    return found


def checked(game: str, number: int) -> Exercises:
    """The list of a game, which has such a number."""
    found = exercises_of(game)
    if not 0 <= number < len(found):
        raise Missing(says("no-page"))
    if number in closed(found):
        raise Missing(says("exercise-closed"))
    return found


def closed(found: Exercises) -> frozenset[int]:
    """What nobody is shown yet: the exercises of the days to come."""
    return coming(found, today_day())


def judged(game: str, number: int, actions: list[str], language: str, shape: str) -> StepAnswer:
    return answered(checked(game, number).step(number), actions, language, shape)


def thinks(game: str, number: int) -> bool:
    """May it take a search to say why an answer is wrong?"""
    found = checked(game, number)
    part = found.room.exercises
    return part is not None and found.values(number)["theme"] not in part.QUICK


def solution(game: str, number: int, language: str, shape: str) -> StepSolution:
    return solved(checked(game, number).step(number), language, shape)


def theme_name(room: Room, theme: str, language: str) -> str:
    return words(home(room) / "words", language).say(NUMBERED.sub("", theme))


def theme_today(room: Room, language: str) -> str:
    """What a game's exercise of today is about."""
    found = exercises_of(room.card.id)
    number = number_of(found, day_of(clock()))
    return theme_name(room, found.values(number)["theme"], language)


def today(values: dict[str, Any], language: str) -> Daily:
    """Today for somebody, of whom these values are kept."""
    now, kept = clock(), values.get(VALUE)
    day = day_of(now)
    results, row = streaks.results_of(kept, day), streaks.streak(kept, now)
    found, waiting = [], 0
    for name in games.names():
        room = games.room(name)
        if (exercises := listed(room)) is not None:
            number = number_of(exercises, day)
            theme = theme_name(room, exercises.values(number)["theme"], language)
            called = room.says("name").told(language)
            rushes = rush.offered(room) is not None
            found.append(DailyGame(name, called, number, theme, results.get(name), rushes))
            waiting += practice.due(values.get(practised(name)), len(exercises), day)
    line = sharing.line(day, [one.game for one in found], results, row.days)
    return Daily(day, found, row.days, row.best, row.week, line, waiting)  # type: ignore[arg-type]


def day_asked(game: str, number: int) -> int | None:
    """The day that an exercise is done for, if it is today's, or yesterday's and not too late."""
    found = exercises_of(game)
    days = streaks.open_days(clock())
    return next((day for day in reversed(days) if number_of(found, day) == number), None)


def themes(game: str, values: dict[str, Any], language: str) -> Practice:
    room, found = room_of(game), exercises_of(game)
    all_themes = [
        Theme(theme, _numbered(room, theme, language), len(numbers))
        for theme, numbers in found.themes.items()
    ]
    due = practice.due(values.get(practised(game)), len(found), today_day())
    return Practice(all_themes, due, rush.offered(room) is not None)


def _numbered(room: Room, theme: str, language: str) -> str:
    """The name of a theme, with its number where it has one."""
    number = NUMBERED.search(theme)
    name = theme_name(room, theme, language)
    return f"{name} ({number[0][1:]})" if number else name


def today_day() -> int:
    return day_of(clock())
