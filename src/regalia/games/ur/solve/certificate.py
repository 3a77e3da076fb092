"""Bounds of every position in the game as it is, nothing called off, and their proof.

A table of two lanes: L, which the player about to roll has at least, and H, at most.  Endless play
counts `endless` for who is bounded from below: nothing, one half, or a win.  The theorem and its
proof are in `docs/ur-solved.md`.  In short, T being a sweep without anything called off and r a
bound that is proved already (at first: anything from lost to won):

    If L <= T(L) wherever L > r, and L < T(L) where L > endless as well, then L is a bound; H alike,
    the other way round.

A pass finds such a table and checks it:

1. solve    L = T(L) - 2**-bits * (what T(L) has above max(r, endless)) - margin, about, by the
            solver that serves games called off as well (`solving.py`); H alike
2. close    lower L and raise H, by hardly more than is needed, until nothing changes
3. check    one sweep that changes nothing and counts where the condition does not hold
4. tighten  the better of the new bound and r is the next r

What is proved for endless play lost is so for one half, too.  So a pass with `endless` lost may
have an r that was proved with one half: it lifts it as 2**bits plain sweeps would do, and all that
it claims is taxed, which makes it easy to solve.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from regalia.games.ur.solve.game import Bound
from regalia.games.ur.solve.solving import CHUNK, rounds
from regalia.games.ur.solve.sweeping import LOWER, ONE, RAISE, SOLVE

LOST, HALF, WON = 0, ONE // 2, ONE  # what endless play may count
FINEST = 40  # bits of a tax that is one sixteenth of a unit
MARGIN = 16  # units of 2**-31, so that little is left to close
NEAR = 2.0**-13  # that values change by when `solving.py` may leap
ENOUGH = 2.0**-23  # that they change by when they count as solved
FEW = 2.0**-10  # of all values: when no more claim too much they are solved, and closed carefully
REST = 4  # rounds without leaps before closing
FOLLOWED = 6, 16  # cheap sweeps between two full ones: closing, and before
CALM, MOST_MARGIN = 8, 1 << 10  # closing sweeps without a margin; then it doubles up to that
Say = Callable[[str], None]


class Pass(NamedTuple):
    bits: int
    endless: int = HALF
    rounds: int = 60  # of solving, at most
    sweeps: int = 60  # of closing, at most
    seconds: float = float("inf")  # for solving
    near: float = NEAR
    margin: int = MARGIN


class Passed(NamedTuple):
    """What a pass came to."""

    bits: int
    endless: int
    rounds: int
    sweeps: int
    violations: int  # found by the check: 0, or nothing is proved
    seconds: float


def certify(table: Any, passes: Iterable[Pass], say: Say, guess: Any = None) -> Iterator[Passed]:
    """Pass after pass, the first from what is in the table; what is proved is in `table.refs`.

    A pass begins with the guess, as far as what is proved allows it, or half way between the proved
    bounds; where the one before did not close, it goes on from there."""
    for asked in passes:
        begun = time.monotonic()
        solved, closed = _solve(table, asked, say), _close(table, asked, say)
        violations = check(table, asked.endless)
        if violations == 0:
            tighten(table)
            table.refs = table.in_order().copy()
        yield Passed(
            asked.bits, asked.endless, solved, closed, violations, time.monotonic() - begun
        )
        if violations == 0:
            meet(table, guess)


def few(table: Any) -> bool:
    """Do only few values claim too much, by the last full sweep?"""
    return bool(table.noted[:, 2].sum() <= FEW * table.in_order().size)


def _solve(table: Any, asked: Pass, say: Say) -> int:
    scale, end = 2.0**asked.bits, time.monotonic() + asked.seconds
    table.game = Bound(SOLVE, asked.bits, asked.endless, asked.margin)
    for n, _ in enumerate(rounds(table, ENOUGH * scale, asked.near * scale), 1):
        tell(table, f"2**-{asked.bits}, round {n}", say)
        if n >= asked.rounds or time.monotonic() > end or (n > 1 and few(table)):
            break
    for _ in range(REST):
        table.follow(FOLLOWED[1])
        table.choose()
        tell(table, "resting", say)
    return n


def _close(table: Any, asked: Pass, say: Say) -> int:
    margin = 0
    for n in range(1, asked.sweeps + 1):
        table.game = Bound(LOWER, FINEST, asked.endless, margin)
        noted = table.choose()
        tell(table, f"closing {n}", say)
        if not noted[:, 2].any():
            break
        if n >= CALM and few(table):
            margin = min(max(1, 2 * margin), MOST_MARGIN)
        table.follow(FOLLOWED[0])
    return n


def check(table: Any, endless: int) -> int:
    """In how many places the condition does not hold.  Exact: in sixteenths of a unit."""
    table.game = Bound(LOWER, FINEST, endless)
    return int(table.sweep(write=False)[:, 2].sum())


def lift(table: Any, times: int) -> None:
    """Plain sweeps, rounded outward: bounds that are proved stay so."""
    table.game = Bound(RAISE, FINEST, ONE)
    for _ in range(times):
        table.sweep()


def has_refs(table: Any) -> bool:
    return table.refs is not None and len(table.refs) > 0


def meet(table: Any, guess: Any = None) -> None:
    """Both bounds at a guess between what is proved."""
    now, refs, xp = table.in_order(), table.refs, table.xp
    for begin in range(0, len(now), CHUNK):
        part = slice(begin, begin + CHUNK)
        if guess is None:
            middle = refs[part].astype(xp.int64).sum(axis=1) // 2
        else:
            middle = xp.clip(guess[part, 0], refs[part, 0], refs[part, 1])
        now[part] = middle.astype(xp.uint32)[:, None]


def tends(xp: Any, often: Any, seldom: Any) -> Any:
    """A guess at the game in which nothing is called off, from two that are.

    `often` is called off four times as often as `seldom`.  A game that would end with a
    chance of p in a roll and is called off with one of e is worth p / (p + e) of what it would be
    worth, counted from one half."""
    found = xp.empty_like(seldom)
    for begin in range(0, len(found), CHUNK):
        part = slice(begin, begin + CHUNK)
        a, b = (values[part].astype(xp.float64) - HALF for values in (often, seldom))
        alike = (a * b > 0) & (xp.abs(b) > xp.abs(a)) & (xp.abs(b) < 3 * xp.abs(a))
        further = xp.where(alike, 3 * a * b / xp.where(alike, 4 * a - b, 1), b)
        found[part] = (xp.clip(xp.rint(further), -HALF, HALF) + HALF).astype(xp.uint32)
    return found


def tighten(table: Any) -> None:
    """The better of the table and what was proved before."""
    if has_refs(table):
        xp, now, refs = table.xp, table.in_order(), table.refs
        for begin in range(0, len(now), CHUNK):
            part = slice(begin, begin + CHUNK)
            now[part, 0] = xp.maximum(now[part, 0], refs[part, 0])
            now[part, 1] = xp.minimum(now[part, 1], refs[part, 1])


def tell(table: Any, what: str, say: Say) -> None:
    least, most = (value / ONE for value in table.look(0, 0))
    by, left = table.noted[:, :2].max() / ONE, int(table.noted[:, 2].sum())
    say(f"{what}: changed by {by:.1e}, too much {left}, start {least:.7f} {most:.7f}")
