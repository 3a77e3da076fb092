"""Numbers that several threads read and write at the same time.

Compiled code has its own (`numba_extras`): each is one operation that nobody comes in between of,
and all threads see all of them in one order.
"""

from collections.abc import MutableSequence


def read(numbers: MutableSequence[int], i: int) -> int:
    return numbers[i]


def write(numbers: MutableSequence[int], i: int, x: int) -> None:
    numbers[i] = x


def add(numbers: MutableSequence[int], i: int, x: int) -> int:
    """Add to a number; what it was before."""
    before = numbers[i]
    numbers[i] += x
    return before
