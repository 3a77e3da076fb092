"""Looking ahead move by move, for open games of two: `compiled(room, minimax)`.

Alpha-beta with scouting: after the first action of a state the others need only be shown to be no
better, which takes less.  Chance is averaged over its outcomes, until the mean cannot come between
the bounds any more (Star1).  States are remembered by `memo_key` (a transposition table), and what
was best there comes first when they are looked at more deeply; then come actions that proved good
elsewhere in the tree, and those of the room's `priority`.  Leaves are remembered apart.

Values are a seat's: 0 for a draw, WON less the number of steps for a won game, `evaluate` where
the depth ends.  Only ints are used, so that interpreted and compiled rules give the same.

(`value` calls itself, so no other compiled function calls it, nor does it with constants, for each
of which Numba would make another version: kept in a folder, such circles crash.)
"""

from typing import Any

import numpy as np

from regalia.fast.any_game import (
    CHANCE,
    NOBODY,
    Params,
    State,
    act,
    fill_actions,
    fill_chances,
    key,
    repeated,
    result,
    to_play,
    weight,
)
from regalia.fast.any_insight import SURE, evaluate, memo_key, priority

WON = SURE // 2
ENDLESS = 2 * SURE
CERTAIN = WON - 200  # beyond this a value is a won game's
DEEPEST = 60

# What a search keeps count of
NODES, LIMIT, STOPPED = range(3)

# What is remembered of a state, in four words: memento, value for who chooses (or for seat 0, where
# chance does), depth and kind of value, action.  Of a leaf: memento, value for seat 0.
EXACT, AT_LEAST, AT_MOST = range(3)
ENTRY, LEAF = 4, 2
BITS_30 = (1 << 30) - 1
HEATS = 1 << 13  # actions that proved good, by who acted and some of their bits


def place_of(memory: Any, k: int, width: int) -> int:
    mixed = (k & BITS_30) * 0x9E3779B1 >> 9 ^ (k >> 30 & BITS_30) * 0x85EBCA6B >> 7
    return (mixed & len(memory) // width - 1) * width


def leaf_value(params: Params, s: State, seat: int, k: int, leaves: Any) -> int:
    if k == 0:
        return evaluate(params, s, seat) - WON
    at = place_of(leaves, k, LEAF)
    if leaves[at] != k:
        leaves[at], leaves[at + 1] = k, evaluate(params, s, 0) - WON
    return int(leaves[at + 1]) if seat == 0 else -int(leaves[at + 1])


def settles(memory: Any, at: int, depth: int, low: int, high: int) -> bool:
    """Whether what is remembered there says enough: deep enough, and exact or beyond a bound."""
    kind, worth = memory[at + 2] & 3, memory[at + 1]
    enough = worth >= high if kind == AT_LEAST else worth <= low if kind == AT_MOST else True
    return bool(memory[at + 2] >> 2 >= depth and enough)


def remember(memory: Any, at: int, k: int, worth: int, depth: int, kind: int, action: int) -> None:
    """Unless something else is there that took much more looking."""
    if memory[at] == k or memory[at] == 0 or memory[at + 2] >> 2 <= depth + 2:
        memory[at], memory[at + 1] = k, worth
        memory[at + 2], memory[at + 3] = depth << 2 | kind, action


def heat_of(who: int, action: int) -> int:
    return who & 1 | (action ^ action >> 12) << 1 & HEATS - 1


def occurred(past: Any, ply: int, k: int) -> int:
    """How often a position has been there; twice, if it was on the way that we look along.

    (What comes again once while looking ahead will come again and again.)
    """
    found, n = 0, past[0]
    for i in range(1, n + 1):
        if past[i] == k:
            found += 2 if i > n + 1 - ply else 1
    return found


def put_in_order(
    params: Params, s: State, who: int, first: int, n: int, actions: Any, orders: Any, heat: Any
) -> None:
    """How promising each action is; below 0, if another one comes to the same."""
    for i in range(n):
        action = actions[i]
        curious = priority(params, s, action)
        if action == first:
            orders[i] = 1 << 40
        elif curious == 0:
            orders[i] = -1
        else:
            orders[i] = heat[heat_of(who, action)] + 64 * curious


def bring_forward(i: int, n: int, actions: Any, orders: Any) -> None:
    """The best of those from i on comes to i."""
    best = i
    for j in range(i + 1, n):
        if orders[j] > orders[best]:
            best = j
    actions[i], actions[best] = actions[best], actions[i]
    orders[i], orders[best] = orders[best], orders[i]


def value(
    params: Params,
    s: State,
    seat: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    past: Any,
    memory: Any,
    leaves: Any,
    heat: Any,
    rows: Any,
    orders: Any,
    counts: Any,
) -> int:
    """A state's value for a seat; if it is not between alpha and beta, a bound beyond them.

    `past` has the keys of all positions so far; the last ones, after the root's, are those of the
    way that we look along: one for each ply.
    """
    counts[NODES] += 1
    position = key(params, s)
    if position:
        before = occurred(past, ply, position)
        if before:
            s = repeated(params, s, before + 1)
    who = to_play(params, s)
    if who == NOBODY:
        return (result(params, s, seat) - 1) * (WON - ply)
    k = memo_key(params, s)
    if depth <= 0 or ply >= DEEPEST:
        return leaf_value(params, s, seat, k, leaves)
    if counts[NODES] > counts[LIMIT]:
        counts[STOPPED] = 1
        return 0
    # From here on, values are those of who is to play, and where chance is, of seat 0.
    viewer = who if who != CHANCE else 0
    sign = 1 if viewer == seat else -1
    low, high = (alpha, beta) if viewer == seat else (-beta, -alpha)
    at, first = place_of(memory, k, ENTRY), -1
    if k and memory[at] == k:
        first = memory[at + 3]
        if settles(memory, at, depth, low, high):
            return sign * int(memory[at + 1])
    actions, order = rows[ply], orders[ply]
    past[0] += 1
    past[past[0]] = position
    best, best_action, kind = -ENDLESS, -1, EXACT
    if who == CHANCE:
        total = 0  # of the outcomes so far, times their weights
        n, rest = fill_chances(params, s, actions), 0
        for i in range(n):
            rest += weight(params, s, actions[i])
        weights = rest
        for i in range(n):
            odds = weight(params, s, actions[i])
            rest -= odds
            # What this outcome must be worth, so that the whole can still be between the bounds.
            lower = max((low * weights - total - WON * rest) // odds, -WON - 1)
            upper = min(-((total - WON * rest - high * weights) // odds), WON + 1)
            worth = value(
                params, act(params, s, actions[i]), viewer, depth, lower, upper, ply + 1,
                past, memory, leaves, heat, rows, orders, counts,
            )  # fmt: skip
            total += odds * worth
            if worth <= lower or worth >= upper or counts[STOPPED]:
                kind = AT_MOST if worth <= lower else AT_LEAST
                total += WON * rest if worth <= lower else -WON * rest
                break
        best = (2 * total + weights) // (2 * weights)
    else:
        n = fill_actions(params, s, actions)
        put_in_order(params, s, who, first, n, actions, order, heat)
        floor = low
        for i in range(n):
            bring_forward(i, n, actions, order)
            if order[i] < 0:
                break
            there = act(params, s, actions[i])
            scouting = i > 0 and high - floor > 1
            upper = floor + 1 if scouting else high
            worth = value(
                params, there, who, depth - 1, floor, upper, ply + 1,
                past, memory, leaves, heat, rows, orders, counts,
            )  # fmt: skip
            if scouting and floor < worth < high:
                worth = value(
                    params, there, who, depth - 1, floor, high, ply + 1,
                    past, memory, leaves, heat, rows, orders, counts,
                )  # fmt: skip
            if counts[STOPPED]:
                break
            if worth > best:
                best, best_action = worth, actions[i]
            floor = max(floor, best)
            if floor >= high:
                heat[heat_of(who, actions[i])] += depth * depth
                for j in range(i):  # what was tried in vain comes later next time
                    cooler = heat_of(who, actions[j])
                    heat[cooler] = max(heat[cooler] - depth * depth, 0)
                break
        kind = AT_LEAST if best >= high else EXACT if best > low else AT_MOST
    past[0] -= 1
    if counts[STOPPED]:
        return 0
    if k:
        remember(memory, at, k, best, depth, kind, best_action)
    return sign * best


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    def words(*n: int) -> Any:
        return np.zeros(n, np.int64)

    most, memory, leaves = compiled.MOST_ACTIONS, words(4 * ENTRY), words(4 * LEAF)
    rows, orders, counts = words(DEEPEST, most), words(DEEPEST, most), words(3)
    compiled.place_of(memory, 1, ENTRY)
    compiled.memo_key(params, s)
    given = words(64), memory, leaves, words(HEATS), rows, orders, counts
    compiled.value(params, s, 0, 0, -ENDLESS, ENDLESS, 0, *given)
