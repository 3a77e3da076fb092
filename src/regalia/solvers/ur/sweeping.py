"""Sweeps over positions, on the room's own rules: an engine for `compiled(twin_room(…), …)`.

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
    Box,
    act,
    fill_actions,
    result,
    to_play,
    weight,
)
from regalia.games.ur.rules import ROLLING, Ur
from regalia.solvers.ur.index import number, spread

ONE = 1 << 31
SIXTEENTHS = 4  # the weights of all rolls add up to 2**4
NONE = -1  # no action so far


def rolling(own: int, foe: int) -> Ur:
    """The player whose pieces are `own` is about to roll; nothing happened before."""
    return Ur(own, foe, 0, ROLLING, 0, -1, 0, -1, 0, -1)


def looked_up(t: Any, lane: int, table: Any, index: Any) -> Any:
    """What player 0 has when somebody is about to roll."""
    at = number(t.own, t.foe, index.rank, index.block, index.part)
    if t.player == 0:
        return np.int64(table[at, lane])
    return ONE - np.int64(table[at, table.shape[1] - 1 - lane])


def after(box: Box, t: Any, lane: int, buffer: Any, table: Any, index: Any) -> Any:
    """What player 0 has after an action: the game is over, somebody rolls, or player 0 chooses."""
    who = to_play(box, t)
    if who == NOBODY:
        return result(box, t, 0) * (ONE // 2)
    if who == CHANCE:
        return looked_up(t, lane, table, index)
    best = NONE
    for k in range(fill_actions(box, t, buffer)):
        best = max(best, looked_up(act(box, t, buffer[k]), lane, table, index))
    return best


def rolled(
    box: Box, own: int, foe: int, table: Any, index: Any, plan: Any, work: Any, total: Any
) -> None:
    """Sets `total`: what a position is worth in each lane before it is called off, in sixteenths."""
    s, lanes = rolling(own, foe), table.shape[1]
    best, actions, more_actions = work
    best[:] = NONE
    total[:] = 0
    for roll in range(plan.shape[0]):
        t = act(box, s, roll)
        passed = to_play(box, t) == CHANCE
        if not passed:
            for k in range(fill_actions(box, t, actions)):
                kind = actions[k] & 15
                if plan[roll, kind] == roll:
                    there = act(box, t, actions[k])
                    for lane in range(lanes):
                        value = after(box, there, lane, more_actions, table, index)
                        best[roll, kind, lane] = max(best[roll, kind, lane], value)
        for lane in range(lanes):
            value = NONE
            if passed:
                value = looked_up(t, lane, table, index)
            else:
                for kind in range(plan.shape[1]):
                    if plan[roll, kind] >= 0:
                        value = max(value, best[plan[roll, kind], kind, lane])
            total[lane] += weight(box, s, roll) * value


def workspace(plan: Any, table: Any) -> Any:
    best = np.empty((plan.shape[0], plan.shape[1], table.shape[1]), np.int64)
    return best, np.empty(MOST_ACTIONS, np.int64), np.empty(MOST_ACTIONS, np.int64)


def sweep(
    box: Box, owns: Any, rosettes: int, table: Any, index: Any, plan: Any, game: Any, worst: Any
) -> int:
    """New values, in place, for the positions of some own areas; how many positions that were.

    `worst[lane]` becomes the most that a value was too low and too high by, in units of
    1/(ONE 2**(bits + 4)), unless it was more before.  `game` is what `Game.numbers` gives.
    """
    bits, write, called_off, rounding = game
    shift, work, lanes, done = bits + SIXTEENTHS, workspace(plan, table), table.shape[1], 0
    total = np.empty(lanes, np.int64)
    for own in owns:
        at, pieces = index.block[own], own.bit_count()
        for j in range(index.most + 1):
            for k in range(index.part[pieces, j + 1] - index.part[pieces, j]):
                foe = spread(index.areas[index.first[j] + k], own)
                if own & rosettes == rosettes:
                    total[:] = ONE << shift
                elif foe & rosettes == rosettes:
                    total[:] = 0
                else:
                    rolled(box, own, foe, table, index, plan, work, total)
                    for lane in range(lanes):
                        total[lane] = total[lane] * ((1 << bits) - 1) + 16 * called_off[lane]
                for lane in range(lanes):
                    change = total[lane] - (np.int64(table[at, lane]) << shift)
                    worst[lane, 0] = max(worst[lane, 0], change)
                    worst[lane, 1] = max(worst[lane, 1], -change)
                    if write:
                        table[at, lane] = total[lane] + rounding[lane] >> shift
                at += 1
                done += 1
    return done
