"""Bounds of every position in the game as it is, nothing called off, and their proof.

A table of two lanes: L, which the player about to roll has at least, and H, at most.  Endless play
counts `endless` for who is bounded from below: nothing, one half, or a win.  The theorem and its
proof are in `docs/ur-solved.md`.  In short, T being a sweep without anything called off and r a
bound that is proved already (at first: anything from lost to won):

    If L <= T(L) wherever L > r, and L < T(L) where L > endless as well, then L is a bound; H alike,
    the other way round.

A pass finds such a table and checks it:

1. solve    L = T(L) - 2**-bits * (what T(L) has above max(r, endless)), about; H alike; first
            with a heavier tax, if asked, so that the bounds are come to from outside
2. close    lower L and raise H where they claim too much, to the next multiple of a small number,
            until nothing does: on a grid, what shrinks by a share each time comes to its end;
            little above `endless`, where play may go round for ever, nearer to it by 1/16, but
            not where r is above `endless`: near a good r lies everything
3. check    one sweep that changes nothing and counts where the condition does not hold
4. tighten  the better of the new bound and r is the next r

The better r is, the less is taxed, so that each pass takes the bounds nearer to each other.  How
the values come about need not be proved.  Where a pass does not close, what was proved stands.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from regalia.games.ur.solve.game import Bound, fair
from regalia.games.ur.solve.solving import CHUNK, GOOD_ENOUGH, levels, rounds
from regalia.games.ur.solve.sweeping import LOWER, ONE, RAISE, SOLVE

LOST, HALF, WON = 0, ONE // 2, ONE  # what endless play may count
FINEST = 40  # bits of a tax that is one sixteenth of a unit
SURE = 2e-3  # the error of the last game that is called off
HEAVIER_ROUNDS = 8  # of solving with a heavier tax
ENOUGH = 2.0**-23  # that they change by when they count as solved
FOLLOWED = 6  # cheap sweeps between two full ones that close
STEPS = 64  # cheap sweeps between two full ones that solve, at most
SpeakProgress = Callable[[str], None]


class Pass(NamedTuple):
    bits: int
    endless: int = HALF
    rounds: int = 20  # of solving, at most
    sweeps: int = 200  # of closing, at most
    grid: int = 6  # bits, in units of 2**-31: what closing rounds to
    conceded: int = 0  # units that each bound gives way by before closing (see `concede`)
    heavier: int = 0  # bits of the tax to solve with first, or 0


class Passed(NamedTuple):
    """The result of a pass."""

    bits: int
    endless: int
    rounds: int
    sweeps: int
    violations: int  # found by the check: 0, or nothing is proved
    seconds: float


def guessed(table: Any, bits: int, say: SpeakProgress, sure: float = SURE) -> Any:
    """A guess at each position, by a table of one lane: as if games were called off."""
    for table.game in map(fair, levels(bits)):
        for error in rounds(table, sure if table.game.bits == bits else GOOD_ENOUGH):
            start = table.look(0, 0)[0] / ONE
            say(f"called off 2**-{table.game.bits}: error at most {error:.1e}, start {start:.6f}")
    return table.in_order()


def certify(table: Any, passes: Iterable[Pass], say: SpeakProgress) -> Iterator[Passed]:
    """Pass after pass, the first from a guess in the table; what is proved is in `table.refs`.

    A pass begins half way between the bounds that are proved, or with them where endless play is
    no draw; where the one before did not close, it goes on from there."""
    for asked in passes:
        begun = time.monotonic()
        if asked.heavier:
            _solve(table, asked.heavier, asked.endless, HEAVIER_ROUNDS, say)
        solved = _solve(table, asked.bits, asked.endless, asked.rounds, say)
        closed = _close(table, asked, say)
        violations = check(table, asked.endless)
        if violations == 0:
            tighten(table)
            table.refs = table.in_order().copy()
        yield Passed(
            asked.bits, asked.endless, solved, closed, violations, time.monotonic() - begun
        )
        if violations == 0 and asked.endless == HALF:
            meet(table)


def _solve(table: Any, bits: int, endless: int, rounds: int, say: SpeakProgress) -> int:
    table.game = Bound(SOLVE, bits, endless)
    for n in range(1, rounds + 1):
        table.choose()
        tell(table, f"2**-{bits}, round {n}", say)
        if table.noted[:, :2].max() <= ENOUGH * ONE:
            break
        table.follow(min(2 << n, STEPS))
    return n


def _close(table: Any, asked: Pass, say: SpeakProgress) -> int:
    concede(table, asked.conceded)
    for n in range(1, asked.sweeps + 1):
        table.game = Bound(LOWER, FINEST, asked.endless, asked.grid)
        table.choose()
        tell(table, f"closing {n}", say)
        if not table.noted[:, 2].any():
            break
        table.follow(FOLLOWED)
    return n


def check(table: Any, endless: int) -> int:
    """The number of places where the condition does not hold.  Exact: in sixteenths of a unit."""
    table.game = Bound(LOWER, FINEST, endless)
    return int(table.sweep(write=False)[:, 2].sum())


def lift(table: Any, times: int) -> None:
    """Plain sweeps, rounded outward: bounds that are proved stay so."""
    table.game = Bound(RAISE, FINEST, ONE)
    for _ in range(times):
        table.sweep()


def concede(table: Any, units: int) -> None:
    """L lower and H higher by so much, but not beyond what is proved.

    Where play goes round and round for ever, L must not be above one half, and would come down but
    slowly.  This takes it there, and spoils nothing: if all values change by the same, so does
    what a sweep makes of them."""
    xp, now = table.xp, table.in_order()
    for begin in range(0, len(now) if units else 0, CHUNK):
        part = slice(begin, begin + CHUNK)
        least, most = table.refs[part].astype(xp.int64).T if has_refs(table) else (0, ONE)
        now[part, 0] = xp.maximum(now[part, 0].astype(xp.int64) - units, least)
        now[part, 1] = xp.minimum(now[part, 1].astype(xp.int64) + units, most)


def has_refs(table: Any) -> bool:
    return table.refs is not None and len(table.refs) > 0


def meet(table: Any) -> None:
    """Set both bounds half way between what is proved: a good guess."""
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


def tell(table: Any, what: str, say: SpeakProgress) -> None:
    least, most = (value / ONE for value in table.look(0, 0))
    by, left = table.noted[:, :2].max() / ONE, int(table.noted[:, 2].sum())
    say(f"{what}: changed by {by:.1e}, too much {left}, start {least:.7f} {most:.7f}")
