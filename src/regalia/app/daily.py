"""Exercises: one a day for each game, and practice by theme; answers are judged here.

Results are kept for a person as the values `daily` and `practice.GAME`, which only the server
writes; what they mean is in `regalia.teaching`.  The time is handed in as `now`, in milliseconds
since 1970.
"""

from datetime import UTC, datetime
from typing import Any

from regalia import games
from regalia.app.errors import Missing, no_page, says
from regalia.app.learning import room_of
from regalia.app.wire import Daily, DailyGame, Practice, Theme
from regalia.core.room import Room
from regalia.core.words import words
from regalia.teaching.exercises import practice, result_card, rush, streaks
from regalia.teaching.exercises.exercise_lists import (
    NUMBERED,
    Exercises,
    coming,
    day_of,
    home,
    listed,
    number_of,
)
from regalia.teaching.lessons.step_packets import StepAnswer, StepSolution, answered, solved

VALUE = "daily"


def time_of(now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC)


def day_at(now: int) -> int:
    return day_of(time_of(now))


def practised(game: str) -> str:
    return f"practice.{game}"


def exercises_of(game: str) -> Exercises:
    found = listed(room_of(game))
    if found is None:
        raise no_page()
    return found


def checked(game: str, number: int, now: int) -> Exercises:
    """The exercises of a game; no page where there is no such number, or not yet."""
    found = exercises_of(game)
    if not 0 <= number < len(found):
        raise no_page()
    if number in closed(found, now):
        raise Missing(says("exercise-closed"))
    return found


def closed(found: Exercises, now: int) -> frozenset[int]:
    """The exercises of days to come, which nobody is shown yet."""
    return coming(found, day_at(now))


def judged(
    game: str,
    number: int,
    actions: list[str],
    language: str,
    shape: str,
    now: int,
    taps: list[str],
) -> StepAnswer:
    return answered(checked(game, number, now).step(number), actions, language, shape, taps)


def thinks(game: str, number: int, now: int) -> bool:
    """Tell if explaining a wrong answer may take a search."""
    found = checked(game, number, now)
    part = found.room.exercises
    return part is not None and found.values(number)["theme"] not in part.QUICK


def solution(game: str, number: int, language: str, shape: str, now: int) -> StepSolution:
    return solved(checked(game, number, now).step(number), language, shape)


def theme_name(room: Room, theme: str, language: str) -> str:
    return words(home(room) / "words", language).say(NUMBERED.sub("", theme))


def theme_today(room: Room, language: str, now: int) -> str:
    """The theme of a game's exercise of today."""
    found = exercises_of(room.card.id)
    number = number_of(found, day_at(now))
    return theme_name(room, found.values(number)["theme"], language)


def today(values: dict[str, Any], language: str, now: int) -> Daily:
    """Today's exercises for a person, of whom these values are stored."""
    day, kept = day_at(now), values.get(VALUE)
    results, row = streaks.results_of(kept, day), streaks.streak(kept, time_of(now))
    found, waiting = [], 0
    for name in games.names():
        room = games.room(name)
        if (exercises := listed(room)) is not None:
            number = number_of(exercises, day)
            theme = theme_name(room, exercises.values(number)["theme"], language)
            called = room.short_name.told(language)
            rushes = rush.offered(room) is not None
            found.append(DailyGame(name, called, number, theme, results.get(name), rushes))
            waiting += practice.due(values.get(practised(name)), len(exercises), day)
    line = result_card.line(day, [one.game for one in found], results, row.days)
    return Daily(day, found, row.days, row.best, row.week, line, waiting)  # type: ignore[arg-type]


def day_asked(game: str, number: int, now: int) -> int | None:
    """The day for which an exercise counts, if it is today's, or yesterday's and not too late."""
    found = exercises_of(game)
    days = streaks.open_days(time_of(now))
    return next((day for day in reversed(days) if number_of(found, day) == number), None)


def themes(game: str, values: dict[str, Any], language: str, now: int) -> Practice:
    room, found = room_of(game), exercises_of(game)
    all_themes = [
        Theme(theme, numbered_name(room, theme, language), len(numbers))
        for theme, numbers in found.themes.items()
    ]
    due = practice.due(values.get(practised(game)), len(found), day_at(now))
    return Practice(all_themes, due, rush.offered(room) is not None)


def numbered_name(room: Room, theme: str, language: str) -> str:
    """The name of a theme, with its number where it has one."""
    number = NUMBERED.search(theme)
    name = theme_name(room, theme, language)
    return f"{name} ({number[0][1:]})" if number else name
