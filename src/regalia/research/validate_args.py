"""Checks of what a program hands to a vector: compiled code takes any number for a place."""

import operator
import warnings
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from regalia.core.errors import RegaliaError
from regalia.research.batch import SKIP
from regalia.research.sizes import says

WORD = 1 << 64
RENAMED = {"most": "max_steps", "every": "simultaneous"}  # old names, which are still taken


class IllegalIndex(RegaliaError):
    """An index that is not among the legal ones; nothing was played in any game."""

    code = "illegal"


def new_name(old: str) -> str:
    """The present name of an argument, with a warning that the old one is deprecated."""
    told = f"`{old}` of a vector is called `{RENAMED[old]}` now"
    warnings.warn(told, DeprecationWarning, stacklevel=4)
    return RENAMED[old]


def renamed(options: dict[str, Any], max_steps: int, simultaneous: bool) -> tuple[int, bool]:
    """The two arguments, which may be among the options by their old names."""
    now = {"max_steps": max_steps, "simultaneous": simultaneous}
    now |= {new_name(old): options.pop(old) for old in RENAMED if old in options}
    return now["max_steps"], bool(now["simultaneous"])


def refuse(chosen: NDArray[np.int64], i: int) -> None:
    """Raise IllegalIndex for what was chosen in game i, if i is a game."""
    if i >= 0:
        told = ", ".join(map(str, chosen[i]))
        raise IllegalIndex(says("illegal-index", game=str(i), index=told))


def not_told(chosen: NDArray[np.int64], over: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Indexes without those by which a batch is told other things; they are not legal, and where a
    game is over it does not matter."""
    told: NDArray[np.bool_] = np.any(chosen <= SKIP, axis=1)
    on = np.flatnonzero(told & ~over)
    refuse(chosen, int(on[0]) if len(on) else -1)
    return np.where(told[:, None], SKIP, chosen)


def indexes(actions: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.int64]:
    """An index for each row; neither fractions nor booleans are taken for indexes."""
    try:
        given = np.asarray(actions)
    except ValueError:  # rows of different lengths
        given = np.empty(0)
    whole = given.dtype.kind in "iu" and np.can_cast(given.dtype, np.int64)
    flat = shape[:1] if shape[1:] == (1,) else shape
    if not whole or given.shape not in (shape, flat):
        raise RegaliaError(says("no-indexes", shape=str(flat)))
    return given.astype(np.int64, copy=False).reshape(shape)


def index_from(action: Any) -> int:
    """Read an index; fractions are refused."""
    try:
        return operator.index(action)
    except TypeError:
        raise RegaliaError(says("no-number", given=repr(action), least="0")) from None


def whole(number: Any, least: int = 0) -> int:
    """A whole number that the machine has, and no other thing that could be taken for one."""
    try:
        found = operator.index(number)
    except TypeError:
        found = least - 1
    if isinstance(number, (bool, np.bool_)) or not least <= found < WORD // 4:
        raise RegaliaError(says("no-number", given=repr(number), least=str(least)))
    return found


def seed_of(given: Any) -> int:
    """A seed, which may be any int."""
    try:
        return operator.index(given)
    except TypeError:
        raise RegaliaError(says("no-seed", given=repr(given))) from None


def seeds(given: int | Sequence[int], which: NDArray[np.intp]) -> NDArray[np.int64]:
    """A seed for each game, of which 64 bits count."""
    if np.ndim(given) == 0:
        first = seed_of(given)
        if not abs(first) >> 62:
            return first + which
        found = [first + int(i) for i in which]
    else:
        found = [seed_of(seed) for seed in given]  # type: ignore[union-attr]
    if len(found) != len(which):
        raise RegaliaError(says("seeds", games=len(which), given=len(found)))
    return np.array([seed % WORD for seed in found], np.uint64).astype(np.int64)


def games(which: Iterable[int], n: int) -> NDArray[np.intp]:
    """The chosen ones of n games, by their numbers or by a mask."""
    asked = np.asarray(which if isinstance(which, np.ndarray) else list(which))
    if asked.dtype == np.bool_ and asked.shape != (n,):
        raise RegaliaError(says("no-mask", shape=f"({n},)"))
    return np.flatnonzero(asked) if asked.dtype == np.bool_ else _numbered(asked, n)


def _numbered(asked: NDArray[Any], n: int) -> NDArray[np.intp]:
    return np.array([game(i, n) for i in asked.ravel().tolist()], np.intp)


def game(i: int, n: int) -> int:
    if not _is_below(i, n):
        raise RegaliaError(says("no-game", game=str(i), last=str(n - 1)))
    return int(i)


def seat(who: int, seats: int) -> int:
    if not _is_below(who, seats):
        raise RegaliaError(says("no-seat", seat=str(who), last=str(seats - 1)))
    return int(who)


def _is_below(number: Any, count: int) -> bool:
    whole_ = isinstance(number, (int, np.integer)) and not isinstance(number, bool)
    return whole_ and 0 <= number < count
