"""The exercises that ship: a list for each room that has one, which grows at its end only.

    listed(room)               its list; None: it has none
    listed(room).step(17)      the exercise with this number, as a step
    daily(room, day)           that of a day: days are counted from the first one on, in UTC

A list is `exercises/list.jsonl.gz` of a room: one exercise a line, as a step of a lesson has it
(docs/lessons.md), but for what follows from the room and its number.  Numbers are public: results
are kept by them, so that a line never changes, but for its grade.
"""

import gzip
import json
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from regalia.core.room import Room
from regalia.teaching.lessons import steps
from regalia.teaching.lessons.steps import LessonStep

FILE = "list.jsonl.gz"
FIRST_DAY = date(2026, 1, 1)
CLOSED_DAYS = 30  # before an exercise is that of the day
NUMBERED = re.compile(r"-[0-9]$")  # themes that differ in a number have the same texts


class Exercises:
    """The list of a room."""

    def __init__(self, room: Room, lines: list[bytes]) -> None:
        self.room, self._lines = room, lines

    def __len__(self) -> int:
        return len(self._lines)

    def values(self, number: int) -> dict[str, Any]:
        """An exercise as its line has it."""
        found: dict[str, Any] = json.loads(self._lines[number])
        return found

    def step(self, number: int) -> LessonStep:
        return step_of(self.room, self.values(number), number)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return map(self.values, range(len(self)))

    def plain(self, theme: str) -> Sequence[int]:
        """The plain cases of a theme, with which practice begins."""
        part = self.room.exercises
        return () if part is None else part.PLAIN.get(theme, ())

    @cached_property
    def themes(self) -> dict[str, list[int]]:
        """The numbers of the exercises of each theme, the easier ones first."""
        found: dict[str, list[tuple[int, int]]] = {}
        for number, values in enumerate(self):
            grades = found.setdefault(values["theme"], [])
            grades.append((values["grade"], number))
        return {theme: [number for _, number in sorted(found[theme])] for theme in sorted(found)}


def step_of(room: Room, values: dict[str, Any], number: int) -> LessonStep:
    """A line of a list as a step; its texts are those of its theme."""
    words = NUMBERED.sub("", values["theme"])
    named = {"id": f"{room.card.id}-{number}", "goal": f"{words}-goal", "hint": f"{words}-hint"}
    return steps.step(room, values | named, home(room) / "words")


def home(room: Room) -> Path:
    return room.folder / "exercises"


@cache
def listed(room: Room) -> Exercises | None:
    file = home(room) / FILE
    if not file.exists():
        return None
    return Exercises(room, gzip.decompress(file.read_bytes()).splitlines())


# --------------------------------------------------------------------------------- something daily


def day_of(now: datetime) -> int:
    """The number of a day, by its date in UTC; the first one is 0."""
    return (now.astimezone(UTC).date() - FIRST_DAY).days


def number_of(exercises: Exercises, day: int) -> int:
    """The number of a day's exercise: each comes in its turn, and after the last the first
    again."""
    return day % len(exercises)


def coming(exercises: Exercises, day: int) -> frozenset[int]:
    """The exercises of the days after this one, which nobody is shown before: a month, of a long
    list."""
    days = min(CLOSED_DAYS, len(exercises) // 4)
    return frozenset(number_of(exercises, day + ahead) for ahead in range(1, days + 1))


def daily(room: Room, day: int) -> LessonStep | None:
    """The room's exercise of a day; None, if it has no exercises."""
    found = listed(room)
    return None if found is None else found.step(number_of(found, day))
