"""A state as a row of an int64 array, and back: for kernels that keep many games.

Compiled code has its own (`numba_extras`): a line for each number, and nothing to look up.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

S = TypeVar("S", bound=tuple[object, ...])


def row_width(s: tuple[object, ...]) -> int:
    return sum(len(value) if isinstance(value, tuple) else 1 for value in s)


def to_row(s: tuple[object, ...], row: MutableSequence[int]) -> None:
    """Write all numbers of a state into a row."""
    i = 0
    for value in s:
        for number in value if isinstance(value, tuple) else (value,):
            assert isinstance(number, int)
            row[i] = number
            i += 1


def from_row(like: S, row: Sequence[int]) -> S:
    """The state that was written into a row; `like` is any state of that room."""
    found: list[Any] = []
    i = 0
    for value in like:
        if isinstance(value, tuple):
            found.append(tuple(int(number) for number in row[i : i + len(value)]))
            i += len(value)
        else:
            found.append(int(row[i]))
            i += 1
    return type(like)(*found)
