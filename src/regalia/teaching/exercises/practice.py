"""Practising a theme as long as one likes: harder as one succeeds, and what was missed comes back.

    following(exercises, "rolls", kept, day)     the number of the next exercise
    noted(exercises, kept, number, misses, day)  what is kept, after it

What was missed comes back after one day; done then, after three more, and after seven more.  What
is kept of a person and a game is small plain data: which exercises were seen, which come back and
when, and how far one has come in each theme, in thousandths of its exercises from easy to hard; and
by theme and grade how many were right at first, of all that were met for the first time.
"""

from collections.abc import Container, Mapping
from typing import Any

from regalia.teaching.exercises.exercise_lists import Exercises

BACK_AFTER = (1, 3, 7)  # days
MOST_WAITING = 60  # that come back
THOUSAND = 1_000
BEGIN, UP, DOWN = 150, 40, 80  # thousandths: where one begins, and what a success or a miss changes
GRADES = tuple(map(str, range(1, 11)))
PLAIN = BEGIN + 3 * UP  # so far plain cases come first: three of them, where none is missed

Kept = dict[str, Any]


def following(
    exercises: Exercises, theme: str, kept: object, day: int, closed: Container[int] = ()
) -> int | None:
    """The next exercise: one that is due again, else a new one, as hard as it should be.

    Those that are closed are left for later."""
    numbers = [number for number in exercises.themes.get(theme, ()) if number not in closed]
    if not numbers:
        return None
    waiting = _waiting(kept, len(exercises))
    due = [(when, number) for number, (when, _) in waiting.items() if when <= day]
    due = [(when, number) for when, number in sorted(due) if number in set(numbers)]
    if due:
        return due[0][1]
    seen, reached = _seen(kept), _reached(kept, theme)
    plain = [number for number in exercises.plain(theme) if not seen >> number & 1]
    plain = [number for number in plain if number in set(numbers)]
    if plain and reached < PLAIN:
        return plain[0]
    at = reached * (len(numbers) - 1) // THOUSAND
    fresh = [place for place, number in enumerate(numbers) if not seen >> number & 1]
    if not fresh:  # all were seen: the easiest again
        return numbers[at]
    return numbers[min(fresh, key=lambda place: (abs(place - at), place))]


def noted(exercises: Exercises, kept: object, number: int, misses: int, day: int) -> Kept:
    """The kept values after one more exercise, done or given up (which counts as missed)."""
    values = exercises.values(number)
    theme, is_new = values["theme"], not _seen(kept) >> number & 1
    tallied = _part(kept, "tally") or {}
    if is_new:
        tallied = _tallied(kept, theme, values["grade"], not misses)
    waiting = _waiting(kept, len(exercises))
    when, stage = waiting.pop(number, (None, -1))
    if misses:
        waiting[number] = day + BACK_AFTER[0], 0
    elif when is not None and when > day:
        waiting[number] = when, stage  # done again too soon to tell
    elif when is not None and stage + 1 < len(BACK_AFTER):
        waiting[number] = day + BACK_AFTER[stage + 1], stage + 1
    reached = _reached(kept, theme) + (-DOWN if misses else UP)
    themes = {**_themes(kept), theme: min(max(reached, 0), THOUSAND)}
    latest = sorted(waiting.items(), key=lambda one: one[1])[:MOST_WAITING]
    return {
        "seen": f"{_seen(kept) | 1 << number:x}",
        "waiting": {str(one): list(due) for one, due in latest},
        "themes": themes,
        "tally": tallied,
    }


def tally(kept: object) -> dict[str, dict[int, tuple[int, int]]]:
    """The exercises that were right at first, and all of them, by theme and grade."""
    given, found = _part(kept, "tally"), dict[str, dict[int, tuple[int, int]]]()
    for theme, grades in given.items() if isinstance(given, Mapping) else ():
        for grade, counts in grades.items() if isinstance(grades, Mapping) else ():
            if grade not in GRADES or not isinstance(counts, list):
                continue
            if [type(one) for one in counts] == [int, int] and 0 <= counts[0] <= counts[1]:
                found.setdefault(theme, {})[int(grade)] = counts[0], counts[1]
    return found


def without_tally(kept: object) -> Kept:
    """The kept values, but for how many were right."""
    return {name: part for name, part in _all(kept).items() if name != "tally"}


def due(kept: object, count: int, day: int) -> int:
    """The number of exercises that come back today."""
    return sum(when <= day for when, _ in _waiting(kept, count).values())


# --------------------------------------------------------- what is kept, read as a stranger's


def _all(kept: object) -> Mapping[str, Any]:
    return kept if isinstance(kept, Mapping) else {}


def _part(kept: object, name: str) -> object:
    return _all(kept).get(name)


def _tallied(kept: object, theme: str, grade: int, is_right: bool) -> dict[str, Any]:
    """The tally as it is kept, with one more exercise."""
    found = tally(kept)
    right, of = found.setdefault(theme, {}).get(grade, (0, 0))
    found[theme][grade] = right + is_right, of + 1
    return {
        one: {str(grade): list(counts) for grade, counts in grades.items()}
        for one, grades in found.items()
    }


def _seen(kept: object) -> int:
    text = _part(kept, "seen")
    good = isinstance(text, str) and len(text) < 4096 and set(text) <= set("0123456789abcdef")
    return int(text, 16) if good and isinstance(text, str) and text else 0


def _waiting(kept: object, count: int) -> dict[int, tuple[int, int]]:
    given, found = _part(kept, "waiting"), dict[int, tuple[int, int]]()
    for number, due in given.items() if isinstance(given, Mapping) else ():
        if not (isinstance(number, str) and number.isdecimal() and len(number) < 7):
            continue
        if isinstance(due, list) and len(due) == 2 and all(type(one) is int for one in due):
            when, stage = due
            if int(number) < count and 0 <= stage < len(BACK_AFTER):
                found[int(number)] = when, stage
    return found


def _themes(kept: object) -> dict[str, int]:
    given = _part(kept, "themes")
    return {
        theme: reached
        for theme, reached in (given.items() if isinstance(given, Mapping) else ())
        if isinstance(theme, str) and type(reached) is int and 0 <= reached <= THOUSAND
    }


def _reached(kept: object, theme: str) -> int:
    return _themes(kept).get(theme, BEGIN)
