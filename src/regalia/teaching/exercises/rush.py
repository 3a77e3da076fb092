"""A rush: as many exercises as one can, from easy to hard.

    cards(exercises, "a word")           the numbers of its exercises, in order; a word has its own
    count(exercises)                     how many these are
    tally("minutes", "1101")             a run, by what came of each exercise: 1 done, 0 missed
    left("minutes", "1101", begun, now)  milliseconds that are left; None: time does not count

Three minutes, in which a miss costs ten seconds and some in a row bring a few more; or survival, in
which time does not count, and the third miss ends it.  A miss goes on to the next one: all of them
can be looked at and tried again afterwards.
"""

import hashlib
from collections.abc import Container
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from regalia.core import random
from regalia.core.room import Room
from regalia.teaching.exercises.exercise_lists import Exercises, listed

Mode: TypeAlias = Literal["minutes", "survival"]
MINUTES: Mode = "minutes"
SURVIVAL: Mode = "survival"

COUNT = 60  # exercises of a rush
DONE, MISSED = "1", "0"
TIME = 180_000  # milliseconds
COST = 10_000  # of a miss
GAINS = {5: 3_000, 12: 5_000, 20: 7_000, 30: 10_000}  # by how many in a row; and again every 30
LIVES = 3


class Tally(NamedTuple):
    score: int
    misses: int
    longest: int  # in a row
    gained: int  # milliseconds, less what misses cost


def offered(room: Room) -> Exercises | None:
    """The list of a room in which rushes are played; None: it has none."""
    part = room.exercises
    return listed(room) if part is not None and part.RUSH else None


def cards(exercises: Exercises, word: str, closed: Container[int] = ()) -> list[int]:
    """The exercises of a rush: one of each sixtieth of the list, from the easiest to the hardest.

    Those that are closed are not among them."""
    fit = _from_easy_to_hard(exercises, closed)
    rng = random.seeded(int.from_bytes(hashlib.sha256(word.encode()).digest()[:8]))
    parts = min(COUNT, len(fit))
    bounds = [len(fit) * n // parts for n in range(parts + 1)] if parts else []
    return [fit[first + random.below(rng, last - first)] for first, last in pairwise(bounds)]


def count(exercises: Exercises, closed: Container[int] = ()) -> int:
    """The number of exercises in a rush."""
    return min(COUNT, len(_from_easy_to_hard(exercises, closed)))


def asks(exercises: Exercises, number: int) -> bool:
    """Tell if rushes may ask for an exercise."""
    part = exercises.room.exercises
    return part is not None and exercises.values(number)["theme"] in part.RUSH


def _from_easy_to_hard(exercises: Exercises, closed: Container[int]) -> list[int]:
    part = exercises.room.exercises
    themes: Container[str] = part.RUSH if part is not None else ()
    fit = sorted(
        (line.get("par", 1), line["grade"], number)
        for number, line in enumerate(exercises)
        if line["theme"] in themes and number not in closed
    )
    return [number for *_, number in fit]


def tally(mode: Mode, results: str) -> Tally:
    score = misses = longest = row = gained = 0
    for one in results:
        if one == DONE:
            score, row = score + 1, row + 1
            gained += GAINS.get((row - 1) % max(GAINS) + 1, 0)
        else:
            misses, row = misses + 1, 0
            gained -= COST
        longest = max(longest, row)
    return Tally(score, misses, longest, gained if mode == MINUTES else 0)


def left(mode: Mode, results: str, begun: int, now: int) -> int | None:
    if mode != MINUTES:
        return None
    return max(0, begun + TIME + tally(mode, results).gained - now)


def over(mode: Mode, results: str, count: int, begun: int, now: int) -> bool:
    """Tell if nothing more counts: the exercises, the clock or the misses are used up."""
    if mode == SURVIVAL and tally(mode, results).misses >= LIVES:
        return True
    return len(results) >= count or left(mode, results, begun, now) == 0
