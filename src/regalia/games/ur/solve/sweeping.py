"""Sweeps over positions, on the room's own rules: a kernel for `compiled(variant_room(…), …)`.

A value is that of the player about to roll, in units of 1/ONE.  A table has one lane, or two: then
lane 0 is the least that the player gets and lane 1 the most, and the least of one side is what the
most of the other leaves.  See `docs/ur-solved.md` for what the numbers mean.
"""

from typing import Any

import numpy as np

from regalia.fast.any_game import (
    CHANCE,
    MOST_ACTIONS,
    NOBODY,
    Params,
    act,
    fill_actions,
    to_play,
    weight,
)
from regalia.games.ur.rules import ROLLING, Ur
from regalia.games.ur.solve.index import number, spread

ONE = 1 << 31
SIXTEENTHS = 4  # the weights of all rolls add up to 2**4
NEAR_ENDLESS = ONE >> 7  # where what claims too much is lowered to what endless play counts, by
QUICKER = 4  # this power of one half at a time
NONE = -1  # no action so far
CALLED_OFF, SOLVE, LOWER, RAISE = range(4)  # rules of a sweep: `Game`, and those of `Bound`
# A way says where an action leads: a position's number, and above it what its value means.
OTHER, SAME, WIN, NO_WAY = (kind << 30 for kind in range(4))  # whose roll it is there, or nobody's


def rolling(own: int, foe: int) -> Ur:
    """The player whose pieces are `own` is about to roll; nothing happened before."""
    return Ur(own, foe, 0, ROLLING, 0, -1, 0, -1, 0, -1)


def way_to(params: Params, t: Any, index: Any) -> Any:
    if to_play(params, t) == NOBODY:
        return WIN
    at = number(t.own, t.foe, index.rank, index.block, index.part)
    return at | (SAME if t.player == 0 else OTHER)


def looked_up(way: Any, lane: int, table: Any) -> Any:
    """The player's worth there."""
    kind, at = way & NO_WAY, way & ~NO_WAY
    if kind == WIN:
        return ONE
    if kind == SAME:
        return np.int64(table[at, lane])
    return ONE - np.int64(table[at, table.shape[1] - 1 - lane])


def consider(way: int, at: Any, table: Any, best: Any) -> None:
    """Takes a way for the best, in each lane in which it is."""
    for lane in range(table.shape[1]):
        value = looked_up(way, lane, table)
        if value > best[at, lane, 0]:
            best[at, lane, 0], best[at, lane, 1] = value, way


def rolled(
    params: Params, own: int, foe: int, table: Any, index: Any, plan: Any, work: Any, total: Any
) -> None:
    """Sets `total`: a position's worth in each lane before it is called off, in sixteenths.

    `work` is left with the best value and way: of each roll in each lane."""
    s: Any = rolling(own, foe)
    kinds = plan.shape[1]
    of_kind, of_roll, actions, more_actions = work
    of_kind[:], of_roll[:], total[:] = NONE, NONE, 0
    for roll in range(plan.shape[0]):
        t = act(params, s, roll)
        if to_play(params, t) == CHANCE:  # the turn passes
            consider(way_to(params, t, index), roll, table, of_roll)
        else:
            for k in range(fill_actions(params, t, actions)):
                kind = actions[k] & 15
                if plan[roll, kind] == roll:
                    there = act(params, t, actions[k])
                    if to_play(params, there) == 0:  # roll or stop
                        for m in range(fill_actions(params, there, more_actions)):
                            way = way_to(params, act(params, there, more_actions[m]), index)
                            consider(way, roll * kinds + kind, table, of_kind)
                    else:
                        way = way_to(params, there, index)
                        consider(way, roll * kinds + kind, table, of_kind)
            for kind in range(kinds):
                if plan[roll, kind] >= 0:
                    for lane in range(table.shape[1]):
                        found = of_kind[plan[roll, kind] * kinds + kind, lane]
                        if found[0] > of_roll[roll, lane, 0]:
                            of_roll[roll, lane] = found
        for lane in range(table.shape[1]):
            total[lane] += weight(params, s, roll) * of_roll[roll, lane, 0]


def workspace(plan: Any, table: Any) -> Any:
    rolls, kinds = plan.shape
    of_kind = np.empty((rolls * kinds, table.shape[1], 2), np.int64)
    of_roll = np.empty((rolls, table.shape[1], 2), np.int64)
    return of_kind, of_roll, np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.int64)


def taxed(game: Any, lane: int, total: int, old: Any, at: int, refs: Any, worst: Any) -> Any:
    """A lane's new value from its worth in sixteenths.

    Notes by how much the old one was wrong, and whether it claimed too much: a `Bound` does where
    the theorem's condition does not hold (`certificate.py`), in whole sixteenths of a unit."""
    rule, bits, _, called_off, rounding, endless, grid = game
    if rule == CALLED_OFF:
        total = total * ((1 << bits) - 1) + 16 * called_off[lane]
        change = total - (old << bits + SIXTEENTHS)
        unmet = change < 0
        new = total + rounding[lane] >> bits + SIXTEENTHS
    else:
        ref = np.int64(refs[at, lane]) if len(refs) else ONE * lane
        if lane:  # the most of one side is what the least of the other leaves
            total, old, ref = (ONE << SIXTEENTHS) - total, ONE - old, ONE - ref
        free = max(ref, endless) << SIXTEENTHS
        unmet = old > ref and total < (old << SIXTEENTHS) + (old << SIXTEENTHS > free)
        if total > free:
            total -= (total - free - 1 >> bits) + 1
        near = ref <= endless and free < total < free + (NEAR_ENDLESS << SIXTEENTHS)
        if rule == LOWER and near:
            total -= total - free >> QUICKER
        new = max(total >> SIXTEENTHS + grid << grid, ref)
        if (rule == LOWER and not unmet) or (rule == RAISE and new < old):
            new = old
        change = new - old
        if lane:
            new = ONE - new
    worst[lane, 0] = max(worst[lane, 0], change)
    worst[lane, 1] = max(worst[lane, 1], -change)
    worst[lane, 2] += unmet
    return new


def sweep(
    params: Params,
    owns: Any,
    rosettes: int,
    goal: int,
    table: Any,
    index: Any,
    plan: Any,
    game: Any,
    refs: Any,
    worst: Any,
    ways: Any,
) -> int:
    """New values, in place, for the positions of some own areas; how many positions that were.

    `worst[lane]` becomes the most that a value was too low and too high by, unless it was more
    before, in units of 1/(ONE 2**(bits + 4)) (1/ONE for a `Bound`); to it is added how many
    claimed too much.  `game` is what `Game.numbers` or `Bound.numbers` gives; `refs` are proved
    bounds.  The best ways are noted in `ways[position, roll, lane]`, if it has rolls."""
    work, lanes, done = workspace(plan, table), table.shape[1], 0
    total = np.empty(lanes, np.int64)
    for own in owns:
        at, pieces = index.block[own], own.bit_count()
        for j in range(index.most + 1):
            for k in range(index.part[pieces, j + 1] - index.part[pieces, j]):
                foe = spread(index.areas[index.first[j] + k], own)
                won = (own & rosettes).bit_count() >= goal
                over = won or (foe & rosettes).bit_count() >= goal
                if not over:
                    rolled(params, own, foe, table, index, plan, work, total)
                for lane in range(lanes):
                    new = ONE if won else 0
                    if not over:
                        old = np.int64(table[at, lane])
                        new = taxed(game, lane, total[lane], old, at, refs, worst)
                    if game[2]:
                        table[at, lane] = new
                    for roll in range(ways.shape[1]):
                        ways[at, roll, lane] = NO_WAY if over else work[1][roll, lane, 1]
                at += 1
                done += 1
    return done


def follow(
    weights: Any, begin: int, end: int, table: Any, ways: Any, game: Any, refs: Any, worst: Any
) -> None:
    """New values for some positions by the ways noted; `worst` as in `sweep`."""
    for at in range(begin, end):
        if np.int64(ways[at, 0, 0]) != NO_WAY:
            for lane in range(table.shape[1]):
                total = 0
                for roll in range(len(weights)):
                    way = np.int64(ways[at, roll, lane])
                    total += weights[roll] * looked_up(way, lane, table)
                old = np.int64(table[at, lane])
                table[at, lane] = taxed(game, lane, total, old, at, refs, worst)
