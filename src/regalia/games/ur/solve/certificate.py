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
MARGIN = 8  # units of 2**-31, so that little is left to close
ENOUGH = 2.0**-23  # that values change by when they count as solved
NEAR = 2.0**-14  # from which on `solving.py` may leap
CALM, MOST_MARGIN = 12, 1 << 10  # closing sweeps without a margin; then it doubles up to that
FOLLOWED = 6  # cheap sweeps between two full ones that close
Say = Callable[[str], None]


class Pass(NamedTuple):
    bits: int
    endless: int = HALF
    rounds: int = 60  # of solving, at most
    sweeps: int = 60  # of closing, at most
    meets: bool = True  # begins half way between the bounds that are proved, if any are


class Passed(NamedTuple):
    """What a pass came to."""

    bits: int
    endless: int
    rounds: int
    sweeps: int
    violations: int  # found by the check: 0, or nothing is proved
    seconds: float


def certify(table: Any, passes: Iterable[Pass], say: Say) -> Iterator[Passed]:
    """From any guess in the table, pass after pass; `table.refs` and the table are what is proved.

    Where the first pass does not close nothing is; where another does not, what was stands."""
    for asked in passes:
        begun = time.monotonic()
        if asked.meets and has_refs(table):
            meet(table)
        solved, closed = _solve(table, asked, say), _close(table, asked, say)
        violations = check(table, asked.endless)
        if violations == 0:
            tighten(table)
            table.refs = table.in_order().copy()
        elif has_refs(table):
            table.put(table.refs)
        took = time.monotonic() - begun
        yield Passed(asked.bits, asked.endless, solved, closed, violations, took)


def _solve(table: Any, asked: Pass, say: Say) -> int:
    table.game = Bound(SOLVE, asked.bits, asked.endless, MARGIN)
    scale = 2.0**asked.bits
    for n, error in enumerate(rounds(table, ENOUGH * scale, NEAR * scale), 1):
        say(f"2**-{asked.bits}: round {n}, changed by {error / scale:.1e}, {shown(table)}")
        if n >= asked.rounds:
            break
    return n


def _close(table: Any, asked: Pass, say: Say) -> int:
    for n in range(1, asked.sweeps + 1):
        margin = min(1 << n - CALM, MOST_MARGIN) if n > CALM else 0
        table.game = Bound(LOWER, FINEST, asked.endless, margin)
        noted = table.choose()
        left = int(noted[:, 2].sum())
        say(f"closing {n}: {left} values by {noted[:, :2].max() / ONE:.1e}, {shown(table)}")
        if left == 0:
            break
        table.follow(FOLLOWED)
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


def meet(table: Any) -> None:
    """Both bounds half way between what is proved: a good guess."""
    now, refs, xp = table.in_order(), table.refs, table.xp
    for begin in range(0, len(now), CHUNK):
        part = slice(begin, begin + CHUNK)
        now[part] = (refs[part].astype(xp.int64).sum(axis=1, keepdims=True) // 2).astype(xp.uint32)


def tighten(table: Any) -> None:
    """The better of the table and what was proved before."""
    if has_refs(table):
        xp, now, refs = table.xp, table.in_order(), table.refs
        for begin in range(0, len(now), CHUNK):
            part = slice(begin, begin + CHUNK)
            now[part, 0] = xp.maximum(now[part, 0], refs[part, 0])
            now[part, 1] = xp.minimum(now[part, 1], refs[part, 1])


def shown(table: Any) -> str:
    least, most = (value / ONE for value in table.look(0, 0))
    return f"start {least:.7f} {most:.7f}"
