"""Looking ahead move by move, for open games of two: `compiled(room, minimax)`.

Alpha-beta with scouting: after the first action of a state the others need only be shown to be no
better, which takes less.  Chance is averaged over its outcomes, until the mean cannot come between
the bounds any more (Star1).  States are remembered by `memo_key` (a transposition table), and what
was best there comes first when they are looked at more deeply; then come actions that proved good
elsewhere in the tree, and those of the room's `priority`.  Leaves are remembered apart.

Values are a seat's: 0 for a draw, WON less the number of steps for a won game, `evaluate` where
the depth ends; for whoever looks back at a game, `looking_back`.  Only ints are used, so that
interpreted and compiled rules give the same.

`value` calls itself.  Numba can keep such machine code in a folder only if no circle leads through
a second function, or a second version of the same: so nothing that it calls may call `value`, and
it is never called with constants, for which Numba would make another version.
"""

from typing import Any, NamedTuple

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
from regalia.fast.any_insight import (
    SURE,
    evaluate,
    looking_back,
    looking_back_key,
    memo_key,
    priority,
)

WON = SURE // 2
ENDLESS = 2 * SURE
CERTAIN = WON - 200  # beyond this a value is a won game's
DEEPEST = 60

# What is remembered of a state, in four words: its `memo_key`; its value for the seat to play (for
# seat 0, where chance is to play); depth << 2 | kind of value; the best action.  Of a leaf, in two
# words: its `memo_key`; its value for seat 0.
EXACT, AT_LEAST, AT_MOST = range(3)
ENTRY, LEAF = 4, 2
BITS_30 = (1 << 30) - 1
HEATS = 1 << 13  # actions that proved good, by who acted and some of their bits


class Search(NamedTuple):
    """The arrays that a search works on; each is a list of ints, or an int64 array."""

    past: Any  # how many positions there were so far, then their keys; see `value`
    memory: Any  # of states
    leaves: Any  # of states at which the depth ended
    heat: Any  # by action: how often it proved good, by `heat_of`
    rows: Any  # of each ply: its actions
    orders: Any  # of each ply: how promising each of them is
    worths: Any  # of a leaf, by seat; see `looking_back`
    counts: Any  # by NODES, LIMIT, STOPPED, BACK


# Nodes so far; at how many to stop; whether that has happened; whether somebody looks back.
NODES, LIMIT, STOPPED, BACK = range(4)
COUNTS = 4


def place_of(memory: Any, k: int, width: int) -> int:
    mixed = (k & BITS_30) * 0x9E3779B1 >> 9 ^ (k >> 30 & BITS_30) * 0x85EBCA6B >> 7
    return (mixed & len(memory) // width - 1) * width


def judged(params: Params, s: State, seat: int, search: Search) -> int:
    if search.counts[BACK] and looking_back(params, s, search.worths, 0):
        return int(search.worths[seat]) - WON
    return evaluate(params, s, seat) - WON


def leaf_value(params: Params, s: State, seat: int, k: int, search: Search) -> int:
    if k == 0:
        return judged(params, s, seat, search)
    leaves = search.leaves
    at = place_of(leaves, k, LEAF)
    if leaves[at] != k:
        leaves[at], leaves[at + 1] = k, judged(params, s, 0, search)
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
    """How often a position has occurred before.

    Occurrences inside the search count twice: whoever can repeat a position once can do so again,
    so that it is a draw by repetition need not be looked for any deeper.
    """
    found, n = 0, past[0]
    for i in range(1, n + 1):
        if past[i] == k:
            found += 2 if i > n + 1 - ply else 1
    return found


def put_in_order(
    params: Params, s: State, who: int, first: int, n: int, actions: Any, orders: Any, heat: Any
) -> None:
    """Write down how promising each action is: `first` most; below 0, if another one comes to the
    same."""
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


def note_cutoff(who: int, depth: int, i: int, actions: Any, heat: Any) -> None:
    """The action at i was good enough; those before it were tried in vain, and come later next
    time."""
    heat[heat_of(who, actions[i])] += depth * depth
    for j in range(i):
        cooler = heat_of(who, actions[j])
        heat[cooler] = max(heat[cooler] - depth * depth, 0)


def bounds_of_outcome(low: int, high: int, odds: int, others: int) -> Any:
    """Beyond which values of one outcome the mean of all cannot come between its bounds any more.

    `odds` is this outcome's weight.  Sums, each value times its weight: `low` and `high` are what
    the mean's bounds lack so far, `others` the most that the outcomes after this one can add or
    take away.
    """
    lower = max((low - others) // odds, -WON - 1)
    upper = min(-((-others - high) // odds), WON + 1)
    return lower, upper


def value(
    params: Params, s: State, seat: int, depth: int, alpha: int, beta: int, ply: int, search: Search
) -> int:
    """A state's value for a seat; if it is not between alpha and beta, a bound beyond them.

    `search.past` has the keys of all positions so far; the last ones, after the root's, are those
    of the way that we look along: one for each ply.
    """
    search.counts[NODES] += 1
    position = key(params, s)
    if position:
        before = occurred(search.past, ply, position)
        if before:
            s = repeated(params, s, before + 1)
    who = to_play(params, s)
    if who == NOBODY:
        return (result(params, s, seat) - 1) * (WON - ply)
    k = looking_back_key(params, s) if search.counts[BACK] else memo_key(params, s)
    if depth <= 0 or ply >= DEEPEST:
        return leaf_value(params, s, seat, k, search)
    if search.counts[NODES] > search.counts[LIMIT]:
        search.counts[STOPPED] = 1
        return 0
    # From here on, values are those of who is to play, and where chance is, of seat 0.
    viewer = who if who != CHANCE else 0
    sign = 1 if viewer == seat else -1
    low, high = (alpha, beta) if viewer == seat else (-beta, -alpha)
    at, first = place_of(search.memory, k, ENTRY), -1
    if k and search.memory[at] == k:
        first = search.memory[at + 3]
        if settles(search.memory, at, depth, low, high):
            return sign * int(search.memory[at + 1])
    search.past[0] += 1
    search.past[search.past[0]] = position
    best, best_action, kind, actions = -ENDLESS, -1, EXACT, search.rows[ply]
    if who == CHANCE:
        n, weights, total = fill_chances(params, s, actions), 0, 0
        for i in range(n):
            weights += weight(params, s, actions[i])
        rest = weights  # of the outcomes still to come
        for i in range(n):
            odds = weight(params, s, actions[i])
            rest -= odds
            lower, upper = bounds_of_outcome(
                low * weights - total, high * weights - total, odds, WON * rest
            )
            there = act(params, s, actions[i])
            worth = value(params, there, viewer, depth, lower, upper, ply + 1, search)
            total += odds * worth
            if worth <= lower or worth >= upper or search.counts[STOPPED]:
                kind = AT_MOST if worth <= lower else AT_LEAST
                total += WON * rest if worth <= lower else -WON * rest
                break
        best = (2 * total + weights) // (2 * weights)
    else:
        n, order, floor = fill_actions(params, s, actions), search.orders[ply], low
        put_in_order(params, s, who, first, n, actions, order, search.heat)
        for i in range(n):
            bring_forward(i, n, actions, order)
            if order[i] < 0:
                break
            there = act(params, s, actions[i])
            scouting = i > 0 and high - floor > 1
            upper = floor + 1 if scouting else high
            worth = value(params, there, who, depth - 1, floor, upper, ply + 1, search)
            if scouting and floor < worth < high:
                worth = value(params, there, who, depth - 1, floor, high, ply + 1, search)
            if search.counts[STOPPED]:
                break
            if worth > best:
                best, best_action = worth, actions[i]
            floor = max(floor, best)
            if floor >= high:
                note_cutoff(who, depth, i, actions, search.heat)
                break
        kind = AT_LEAST if best >= high else EXACT if best > low else AT_MOST
    search.past[0] -= 1
    if search.counts[STOPPED]:
        return 0
    if k:
        remember(search.memory, at, k, best, depth, kind, best_action)
    return sign * best


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    def words(*n: int) -> Any:
        return np.zeros(n, np.int64)

    most, memory, leaves = compiled.MOST_ACTIONS, words(4 * ENTRY), words(4 * LEAF)
    rows, orders, counts = words(DEEPEST, most), words(DEEPEST, most), words(COUNTS)
    compiled.place_of(memory, 1, ENTRY)
    compiled.memo_key(params, s)
    search = Search(words(64), memory, leaves, words(HEATS), rows, orders, words(2), counts)
    compiled.value(params, s, 0, 0, -ENDLESS, ENDLESS, 0, search)
