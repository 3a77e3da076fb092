"""Days in a row on which somebody did something daily, as plain data that is kept for them.

    noted(kept, day, "ur", 0)     what is kept, and the result of a day: how often one missed
    streak(kept, now)             how many days in a row, and how the last seven went

Days are numbers (`exercises.day_of`).  One missed day in seven is forgiven, and a day goes on for
twelve hours after it has ended in UTC, so that it is long enough everywhere.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from regalia.teaching.exercises.exercise_lists import day_of

GRACE = timedelta(hours=12)
WEEK = 7
MOST_RANGES = 100  # of days in a row, that are kept
MOST_RESULTS = 8  # days whose results are kept
MOST_MISSES = 99
LAST_DAY = 100_000

DONE, FORGIVEN, MISSED, OPEN = "done", "forgiven", "missed", "open"
BEFORE = "before"  # the first day that was done

Kept = dict[str, Any]


class Streak(NamedTuple):
    days: int  # in a row, those that are forgiven not counted
    best: int
    week: list[str]  # the last seven days, today last: one of the words above each


def open_days(now: datetime) -> list[int]:
    """The days that can still be done."""
    return sorted({day_of(now), day_of(now.astimezone(UTC) - GRACE)})


def noted(kept: object, day: int, game: str, misses: int) -> Kept:
    """The kept values after a result; the first of a day and game stands."""
    ranges, results = _ranges(kept), _results(kept)
    of_day = results.setdefault(day, {})
    of_day.setdefault(game, min(max(misses, 0), MOST_MISSES))
    ranges = _with(ranges, day)
    recent = sorted(results)[-MOST_RESULTS:]
    best = max(_best(kept), _walked(ranges, day, set())[0])
    return {
        "ranges": ranges[-MOST_RANGES:],
        "results": {str(one): results[one] for one in recent},
        "best": best,
    }


def results_of(kept: object, day: int) -> dict[str, int]:
    """The games that were done on a day, and how often one missed."""
    return _results(kept).get(day, {})


def streak(kept: object, now: datetime) -> Streak:
    ranges, today = _ranges(kept), day_of(now)
    pending = {day for day in open_days(now) if not _done(ranges, day)}
    days, forgiven = _walked(ranges, today, pending)
    week = [
        DONE
        if _done(ranges, day)
        else FORGIVEN
        if day in forgiven
        else OPEN
        if day in pending
        else MISSED
        if ranges and day > ranges[0][0]
        else BEFORE
        for day in range(today - WEEK + 1, today + 1)
    ]
    return Streak(days, max(days, _best(kept)), week)


def _walked(ranges: list[list[int]], today: int, pending: set[int]) -> tuple[int, set[int]]:
    """The number of days done, counted back from today, and the other days that did not break the
    row."""
    days, day, forgiven, last = 0, today, set[int](), LAST_DAY
    while day >= 0:
        if _done(ranges, day):
            days += 1
        elif day not in pending:
            if last - day < WEEK or not _done(ranges, day - 1):
                break
            last = day
            forgiven.add(day)
        day -= 1
    return days, forgiven if days else set()


# --------------------------------------------------------- what is kept, read as a stranger's


def _ranges(kept: object) -> list[list[int]]:
    given = kept.get("ranges") if isinstance(kept, Mapping) else None
    found: list[list[int]] = []
    for one in given if isinstance(given, list) else ():
        if isinstance(one, list) and len(one) == 2 and all(_is_day(day) for day in one):
            first, last = one
            if first <= last and (not found or found[-1][1] < first - 1):
                found.append([first, last])
    return found


def _is_day(day: object) -> bool:
    return type(day) is int and 0 <= day < LAST_DAY


def _results(kept: object) -> dict[int, dict[str, int]]:
    given = kept.get("results") if isinstance(kept, Mapping) else None
    found: dict[int, dict[str, int]] = {}
    for day, games in given.items() if isinstance(given, Mapping) else ():
        if isinstance(day, str) and day.isdecimal() and int(day) < LAST_DAY:
            games = games if isinstance(games, Mapping) else {}
            found[int(day)] = {
                game: misses
                for game, misses in games.items()
                if isinstance(game, str) and type(misses) is int
            }
    return found


def _best(kept: object) -> int:
    best = kept.get("best") if isinstance(kept, Mapping) else None
    return best if isinstance(best, int) and _is_day(best) else 0


def _done(ranges: list[list[int]], day: int) -> bool:
    return any(first <= day <= last for first, last in ranges)


def _with(ranges: list[list[int]], day: int) -> list[list[int]]:
    """The ranges with one more day."""
    days = [[first, last] for first, last in ranges if not first <= day <= last]
    if len(days) < len(ranges):
        return ranges
    found: list[list[int]] = []
    for first, last in sorted([*days, [day, day]]):
        if found and found[-1][1] == first - 1:
            found[-1][1] = last
        else:
            found.append([first, last])
    return found
