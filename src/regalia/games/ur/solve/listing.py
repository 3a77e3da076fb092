"""Sweeps that list every position's ways once, and then read them: a kernel, as `sweeping.py` is.

The rules are asked a single time.  A way is listed with the rolls after which it can be taken, in
one word: a position's number in 24 bits (as far as four pieces a side), 6 bits for the rolls, and
2 for what it means.  Those of a position are sorted by their rolls, so that a sweep takes the best
of each lot.  A position in which the game is over has one entry, without rolls.
"""

from typing import Any

import numpy as np

from regalia.fast.any_game import CHANCE, MOST_ACTIONS, Params, act, fill_actions, to_play
from regalia.games.ur.solve.index import spread
from regalia.games.ur.solve.sweeping import (
    NO_WAY,
    NONE,
    ONE,
    OTHER,
    WIN,
    rolling,
    taxed,
    way_to,
)

NUMBERS = 1 << 24  # positions, at most
ROLLS = 63 << 24  # the bits for rolls
MOST_WAYS = 200  # of a position


def noted(way: Any, rolls: int, found: Any, n: int) -> int:
    """A way more of a position, or further rolls for one that is there; how many there are."""
    for i in range(n):
        if found[i] & ~ROLLS == way:
            found[i] |= rolls
            return n
    found[n] = way | rolls
    return n + 1


def listed(params: Params, own: int, foe: int, index: Any, plan: Any, work: Any) -> int:
    """Lists the ways of a position in `work[0]`; how many."""
    found, actions, more_actions = work
    s: Any = rolling(own, foe)
    n = 0
    for roll in range(plan.shape[0]):
        t = act(params, s, roll)
        if to_play(params, t) == CHANCE:  # the turn passes
            n = noted(way_to(params, t, index), 1 << 24 + roll, found, n)
        else:
            for k in range(fill_actions(params, t, actions)):
                kind = actions[k] & 15
                if plan[roll, kind] == roll:
                    rolls = 0
                    for other in range(plan.shape[0]):
                        rolls |= (plan[other, kind] == roll) << 24 + other
                    there = act(params, t, actions[k])
                    if to_play(params, there) == 0:  # roll or stop
                        for m in range(fill_actions(params, there, more_actions)):
                            onward = act(params, there, more_actions[m])
                            n = noted(way_to(params, onward, index), rolls, found, n)
                    else:
                        n = noted(way_to(params, there, index), rolls, found, n)
    return n


def sort_by_rolls(found: Any, n: int) -> None:
    for i in range(1, n):
        one, at = found[i], i
        while at > 0 and found[at - 1] & ROLLS > one & ROLLS:
            found[at] = found[at - 1]
            at -= 1
        found[at] = one


def list_all(
    params: Params,
    owns: Any,
    rosettes: int,
    goal: int,
    index: Any,
    plan: Any,
    begins: Any,
    ways: Any,
) -> int:
    """The ways of all positions of some own areas, one after the other; how many there are.

    `begins[k]` becomes where those of the k-th position begin, and has one more for the end."""
    work = (
        np.empty(MOST_WAYS, np.int64),
        np.empty(MOST_ACTIONS, np.int64),
        np.empty(MOST_ACTIONS, np.int64),
    )
    done, end = 0, 0
    for own in owns:
        pieces = own.bit_count()
        for j in range(index.most + 1):
            for k in range(index.part[pieces, j + 1] - index.part[pieces, j]):
                foe = spread(index.areas[index.first[j] + k], own)
                begins[done] = end
                if (own & rosettes).bit_count() >= goal:
                    n, work[0][0] = 1, WIN
                elif (foe & rosettes).bit_count() >= goal:
                    n, work[0][0] = 1, NO_WAY
                else:
                    n = listed(params, own, foe, index, plan, work)
                    sort_by_rolls(work[0], n)
                ways[end : end + n] = work[0][:n]
                done, end = done + 1, end + n
    begins[done] = end
    return end


def read(way: Any, table: Any) -> tuple[Any, Any]:
    """The least and the most that the player has there; the same, where there is one lane."""
    kind, at = way & NO_WAY, way & ~(NO_WAY | ROLLS)
    if kind == WIN:
        return ONE, ONE
    least, most = np.int64(table[at, 0]), np.int64(table[at, table.shape[1] - 1])
    if kind == OTHER:
        return ONE - most, ONE - least
    return least, most


def sweep_listed(
    first: int,
    begins: Any,
    listed_ways: Any,
    weights: Any,
    table: Any,
    game: Any,
    refs: Any,
    worst: Any,
    ways: Any,
) -> None:
    """Sweep as `sweep` of `sweeping.py` does, for the positions from `first` on."""
    rolls, lanes = len(weights), table.shape[1]
    best, best_way = np.empty((rolls, 2), np.int64), np.empty((rolls, 2), np.int64)
    for k in range(len(begins) - 1):
        at, i, end = first + k, begins[k], begins[k + 1]
        over = np.int64(listed_ways[i]) & ROLLS == 0
        best[:] = NONE
        while i < end and not over:
            those = np.int64(listed_ways[i]) & ROLLS
            least, most, least_way, most_way = NONE, NONE, 0, 0
            while i < end and np.int64(listed_ways[i]) & ROLLS == those:
                way: Any = np.int64(listed_ways[i])
                low, high = read(way, table)
                if low > least:
                    least, least_way = low, way & ~ROLLS
                if high > most:
                    most, most_way = high, way & ~ROLLS
                i += 1
            for roll in range(rolls):
                if those >> 24 + roll & 1:
                    if least > best[roll, 0]:
                        best[roll, 0], best_way[roll, 0] = least, least_way
                    if most > best[roll, 1]:
                        best[roll, 1], best_way[roll, 1] = most, most_way
        for lane in range(lanes):
            if over:
                new = ONE if np.int64(listed_ways[i]) == WIN else 0
            else:
                total = 0
                for roll in range(rolls):
                    total += weights[roll] * best[roll, lane]
                new = taxed(game, lane, total, np.int64(table[at, lane]), at, refs, worst)
            if game[2]:
                table[at, lane] = new
            for roll in range(ways.shape[1]):
                ways[at, roll, lane] = NO_WAY if over else best_way[roll, lane]
