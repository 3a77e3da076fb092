"""The arrays of a vector: the result of a step, and a game that is put aside."""

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

ALIGNED = 64  # bytes


class Step(NamedTuple):
    """All games after a step; with `simultaneous` there is an axis of seats after the first.

    The legal indexes are there twice: as a mask, and as a list of which only `counts` are meant.
    What is legal goes by that list, into which nobody else can write."""

    observation: NDArray[np.float32]  # n, numbers from 0 to 1
    reward: NDArray[np.float32]  # n, seats: 1 won, 0 drawn or not over, -1 lost
    terminated: NDArray[np.bool_]  # n: a game ended; with auto_reset, another has begun
    truncated: NDArray[np.bool_]  # n: a game was cut short
    seat: NDArray[np.int8]  # n: who is to play; -2: nobody, it is over, -3: all, it is a race
    mask: NDArray[np.bool_]  # n, indexes: which are legal
    legal: NDArray[np.int32]  # n, as many as there can be: the legal ones
    counts: NDArray[np.int32]  # n: how many these are


class Saved(NamedTuple):
    """One game as it stands, as bytes that are taken as they are: keep them as you keep programs,
    for bytes from others do as they like."""

    memory: bytes
    past: bytes
    of: str  # which game, with which options


def aligned(shape: Sequence[int], kind: Any) -> NDArray[Any]:
    """An array of zeros that begins where other libraries want it to."""
    size = prod(shape) * np.dtype(kind).itemsize
    room_ = np.zeros(size + ALIGNED, np.uint8)
    begin = -room_.ctypes.data % ALIGNED
    found: NDArray[Any] = room_[begin : begin + size].view(kind).reshape(shape)
    return found


def locked(array: NDArray[Any]) -> NDArray[Any]:
    """The same array, read-only."""
    found = array[...]
    found.flags.writeable = False
    return found
