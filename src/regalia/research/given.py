"""What a program hands to a vector, checked: compiled code takes any number for a place."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from regalia.core.errors import RegaliaError
from regalia.research.sizes import says

WORD = 1 << 64


def indexes(actions: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """An index for each row; neither shares of one nor yes and no are taken for indexes."""
    try:
        given = np.asarray(actions)
    except ValueError:  # rows of different lengths
        given = np.empty(0)
    whole = given.dtype.kind in "iu" and np.can_cast(given.dtype, np.int64)
    flat = shape[:1] if shape[1:] == (1,) else shape
    if not whole or given.shape not in (shape, flat):
        raise RegaliaError(says("no-indexes", shape=str(flat)))
    return given.astype(np.int64, copy=False).reshape(shape)


def seeds(given: int | Sequence[int], which: NDArray[np.intp]) -> NDArray[np.int64]:
    """A seed for each game; any int is one, of which 64 bits count."""
    if isinstance(given, (int, np.integer)):
        found = [int(given) + int(i) for i in which] if abs(given) >> 62 else None
        if found is None:
            return int(given) + which
    else:
        found = [int(seed) for seed in given]
    if len(found) != len(which):
        raise RegaliaError(says("seeds", games=len(which), given=len(found)))
    return np.array([seed % WORD for seed in found], np.uint64).astype(np.int64)


def game(i: int, n: int) -> int:
    if not 0 <= i < n:
        raise RegaliaError(says("no-game", game=str(i), last=str(n - 1)))
    return i


def seat(who: int, seats: int) -> int:
    if not 0 <= who < seats:
        raise RegaliaError(says("no-seat", seat=str(who), last=str(seats - 1)))
    return who
