"""A person's own mistakes as exercises: marked decisions of one's games come back, as what was
missed in practice does.

    seen(kept, key, numbers, day)            with the marked decisions of one more review
    tried(kept, key, number, right, day)     with one that was tried again
    waiting(kept)                            those that are still to come, the next first

What is kept of a person and a game is small plain data: which games' reviews were looked at, and
for each decision that comes back the game's key, the step, the day it is due, and how often it was
right.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from regalia.teaching.exercises.practice import BACK_AFTER

MOST_WAITING = 40
MOST_SEEN = 40  # games whose decisions are not taken in once more

Kept = dict[str, Any]


class Mistake(NamedTuple):
    """A decision that comes back."""

    key: str  # of the game, for looking on
    number: int  # of the step
    due: int  # day
    stage: int  # so often it was right


def seen(kept: object, key: str, numbers: Iterable[int], day: int) -> Kept:
    """The kept values with a game's mistakes; a game that was taken in before brings nothing
    more."""
    before = _seen(kept)
    if knows(kept, key):
        return _whole(before, waiting(kept))
    new = [Mistake(key, number, day + BACK_AFTER[0], 0) for number in numbers]
    return _whole([*before, key], [*waiting(kept), *new])


def knows(kept: object, key: str) -> bool:
    """Tell if the review of this game was looked at before."""
    return key in _seen(kept)


def tried(kept: object, key: str, number: int, right: bool, day: int) -> Kept:
    """Note an attempt: a right answer comes back later, at last no more; a wrong one tomorrow."""
    found = []
    for one in waiting(kept):
        if (one.key, one.number) != (key, number):
            found.append(one)
        elif not right:
            found.append(one._replace(due=day + BACK_AFTER[0], stage=0))
        elif one.due > day:
            found.append(one)  # done again too soon to tell
        elif one.stage + 1 < len(BACK_AFTER):
            found.append(one._replace(due=day + BACK_AFTER[one.stage + 1], stage=one.stage + 1))
    return _whole(_seen(kept), found)


def without(kept: object, key: str) -> Kept:
    """The kept values once a game is no longer there."""
    return _whole(_seen(kept), [one for one in waiting(kept) if one.key != key])


def _whole(keys: list[str], mistakes: list[Mistake]) -> Kept:
    kept = sorted(mistakes, key=lambda one: (one.due, one.key, one.number))[:MOST_WAITING]
    return {"seen": keys[-MOST_SEEN:], "waiting": [list(one) for one in kept]}


# ------------------------------------------------------------- what is kept, read as a stranger's


def waiting(kept: object) -> list[Mistake]:
    rows = kept.get("waiting") if isinstance(kept, Mapping) else None
    found = [_mistake(row) for row in rows] if isinstance(rows, list) else []
    return sorted((one for one in found if one is not None), key=lambda one: (one.due, one.number))


def _mistake(row: object) -> Mistake | None:
    if not isinstance(row, list) or len(row) != 4 or not isinstance(row[0], str):
        return None
    if not all(type(one) is int and one >= 0 for one in row[1:]) or row[3] >= len(BACK_AFTER):
        return None
    return Mistake(*row)


def _seen(kept: object) -> list[str]:
    keys = kept.get("seen") if isinstance(kept, Mapping) else None
    return [key for key in keys if isinstance(key, str)] if isinstance(keys, list) else []
