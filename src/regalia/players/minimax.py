"""Looking ahead move by move, for open games of two: `compiled(room, minimax)`.

Alpha-beta with scouting: after the first action of a state the others need only be shown to be no
better, which takes less.  Chance is averaged over its outcomes, until the mean cannot come between
the bounds any more (Star1).  States are remembered by `memo_key` (a transposition table), and what
was best there comes first when they are looked at more deeply; then come actions that proved good
elsewhere in the tree, and those of the room's `priority`.  Leaves are remembered apart.

A search is begun (`begin`), looks one move deeper at a time (`deepen`, or `think` as far as it is
to go), and tells what it has found (`weigh`).  Values are a seat's: 0 for a draw, WON less the
number of steps for a won game, `evaluate` where the depth ends; for whoever looks back at a game,
`looking_back`.  Only ints are used, so that interpreted and compiled rules give the same.

`value` calls itself.  Numba can keep such machine code in a folder only if no circle leads through
a second function, or a second version of the same: so nothing that it calls may call `value`, and
it is never called with constants, for which Numba would make another version.
"""

from typing import Any, NamedTuple

import numpy as np

from regalia.fast.any_game import (
    CHANCE,
    MOST_ACTIONS,
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
)
from regalia.fast.any_secrets import resample
from regalia.fast.memory import number_rows, rows, words
from regalia.fast.play import so_far
from regalia.players.move_ordering import HEATS, bring_forward, note_cutoff, put_in_order
from regalia.players.weighing import (
    LOOKED,
    MOST_SPREAD,
    SPREAD,
    VALUE,
    by_moves,
    positions_remembered,
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


class MinimaxSearch(NamedTuple):
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


class Deepening(NamedTuple):
    """A search under way; actions are those that it was begun with, by their places."""

    search: Any
    order: Any  # the best so far first
    values: Any  # by depth (modulo 3: the last one reached, the one before, the next) and action
    further: Any  # by action: whether its value of the next depth is known
    reached: Any  # the last depth at which all actions were looked at; whether that is the end


def new_search(past: Any, nodes: int) -> MinimaxSearch:
    remembered = positions_remembered(nodes)
    memory, leaves = words(ENTRY * remembered), words(LEAF * remembered)
    plies, orders = rows(DEEPEST, MOST_ACTIONS), rows(DEEPEST, MOST_ACTIONS)
    return MinimaxSearch(past, memory, leaves, words(HEATS), plies, orders, words(2), words(COUNTS))


def place_of(memory: Any, k: int, width: int) -> int:
    mixed = (k & BITS_30) * 0x9E3779B1 >> 9 ^ (k >> 30 & BITS_30) * 0x85EBCA6B >> 7
    return (mixed & len(memory) // width - 1) * width


def judged(params: Params, s: State, seat: int, search: MinimaxSearch) -> int:
    if search.counts[BACK] and looking_back(params, s, search.worths, 0):
        return int(search.worths[seat]) - WON
    return evaluate(params, s, seat) - WON


def leaf_value(params: Params, s: State, seat: int, k: int, search: MinimaxSearch) -> int:
    if k == 0:
        return judged(params, s, seat, search)
    leaves = search.leaves
    at = place_of(leaves, k, LEAF)
    if leaves[at] != k:
        leaves[at], leaves[at + 1] = k, judged(params, s, 0, search)
    return int(leaves[at + 1]) if seat == 0 else -int(leaves[at + 1])


def settles(memory: Any, at: int, depth: int, low: int, high: int) -> bool:
    """True if what is remembered there says enough: deep enough, and exact or beyond a bound."""
    kind, worth = memory[at + 2] & 3, memory[at + 1]
    enough = worth >= high if kind == AT_LEAST else worth <= low if kind == AT_MOST else True
    return bool(memory[at + 2] >> 2 >= depth and enough)


def remember(memory: Any, at: int, k: int, worth: int, depth: int, kind: int, action: int) -> None:
    """Unless something else is there that took much more looking."""
    if memory[at] == k or memory[at] == 0 or memory[at + 2] >> 2 <= depth + 2:
        memory[at], memory[at + 1] = k, worth
        memory[at + 2], memory[at + 3] = depth << 2 | kind, action


def occurred(past: Any, ply: int, k: int) -> int:
    """Count how often a position has occurred before.

    Occurrences inside the search count twice: whoever can repeat a position once can do so again,
    so that it is a draw by repetition need not be looked for any deeper.
    """
    found, n = 0, past[0]
    for i in range(1, n + 1):
        if past[i] == k:
            found += 2 if i > n + 1 - ply else 1
    return found


def bounds_of_outcome(low: int, high: int, odds: int, others: int) -> Any:
    """The bounds of one outcome's value beyond which the mean of all cannot come between its own.

    `odds` is this outcome's weight.  Sums, each value times its weight: `low` and `high` are what
    the mean's bounds lack so far, `others` the most that the outcomes after this one can add or
    take away.
    """
    lower = max((low - others) // odds, -WON - 1)
    upper = min(-((-others - high) // odds), WON + 1)
    return lower, upper


def value(
    params: Params,
    s: State,
    seat: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
    search: MinimaxSearch,
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


# ---------------------------------------------------------------------- as far as one has time


def begin(
    params: Params, known: State, seat: int, past: Any, actions: Any, most: int, rng: Any
) -> Any:
    """A world that fits what the seat knows, and a search for the worth of actions in it, of at
    most so many nodes."""
    world, n = resample(params, known, seat, rng), len(actions)
    search = new_search(so_far(params, world, past, DEEPEST + 4), most)
    thought = Deepening(search, words(n), rows(3, n), words(n), words(2))
    for i in range(n):
        thought.order[i] = i
    return world, thought


def value_after(
    params: Params,
    there: State,
    seat: int,
    depth: int,
    best: int,
    margin: int,
    search: MinimaxSearch,
) -> int:
    """The value of an action that leads there, `depth` moves behind it.

    If it is worse than the best so far (-ENDLESS, if there is none) by more than the margin, only
    a bound is found."""
    worth, floor = ENDLESS, max(best - margin, -ENDLESS)
    ply = min(len(search.counts), 1)  # 1, but no constant
    if best > -ENDLESS and margin == 0:
        worth = value(params, there, seat, depth, floor, floor + 1, ply, search)
    if worth > floor:
        worth = value(params, there, seat, depth, floor, max(ENDLESS, floor), ply, search)
    return worth


def deepen(
    params: Params,
    world: State,
    seat: int,
    actions: Any,
    thought: Deepening,
    margin: int,
    limit: int,
) -> None:
    """Look one move deeper, as far as the limit of nodes allows."""
    search, order, further, reached = (
        thought.search,
        thought.order,
        thought.further,
        thought.reached,
    )
    search.counts[LIMIT], search.counts[STOPPED] = limit, 0
    depth, done, best = reached[0], 0, -ENDLESS
    values = thought.values[(depth + 1) % 3]
    for i in order:
        there = act(params, world, actions[i])
        worth = value_after(params, there, seat, depth, best, margin, search)
        if search.counts[STOPPED]:
            break
        values[i], further[i] = worth, 1
        best, done = max(best, worth), done + 1
    for place in range(1, done):
        one, j = order[place], place
        while j > 0 and values[order[j - 1]] < values[one]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = one
    if done == len(order):
        reached[0], reached[1] = depth + 1, int(abs(values[order[0]]) > CERTAIN)
        for i in range(done):
            further[i] = 0


def goes_on(thought: Deepening, nodes: int, depth: int) -> bool:
    """True while there is more to look at: always, until all actions were looked at once."""
    reached, used = thought.reached, thought.search.counts[NODES]
    within = reached[0] < min(depth, DEEPEST - 1) and used < nodes
    return bool(reached[0] == 0 or (within and not reached[1]))


def think(
    params: Params,
    world: State,
    seat: int,
    actions: Any,
    thought: Deepening,
    nodes: int,
    depth: int,
    margin: int,
) -> None:
    """Look deeper and deeper, until the depth is reached or the nodes are used up."""
    while goes_on(thought, nodes, depth):
        deepen(params, world, seat, actions, thought, margin, nodes)


def weigh(thought: Deepening) -> Any:
    """The worth of actions: a row of VALUE, SPREAD and LOOKED for each; and their order, the best
    first."""
    order, further, depth = thought.order, thought.further, int(thought.reached[0])
    values, before = thought.values[depth % 3], thought.values[(depth + 2) % 3]
    beyond, found = thought.values[(depth + 1) % 3], number_rows(len(order), 3)
    best = beyond[order[0]] if further[order[0]] else values[order[0]]
    for i in order:
        worth, once, compared = values[i], before[i], depth > 1
        if further[i]:
            worth, once, compared = beyond[i], values[i], True
        worth = min(worth, best)  # what was not looked at again is no better
        change = abs(worth - once) / SURE if compared else MOST_SPREAD
        found[i][VALUE], found[i][SPREAD] = by_moves(worth, change, abs(worth) > CERTAIN)
        found[i][LOOKED] = depth
    return found, order


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    past, rng, actions = np.zeros(64, np.int64), np.ones(4, np.int64), np.zeros(1, np.int64)
    world, thought = compiled.begin(params, s, 0, past, actions, 1, rng)
    search = thought.search
    compiled.place_of(search.memory, 1, ENTRY)
    compiled.memo_key(params, s)
    compiled.looking_back_key(params, s)
    compiled.so_far(params, s, past, 1)
    compiled.new_search(past, 1)
    compiled.value(params, s, 0, 0, -ENDLESS, ENDLESS, 0, search)
    compiled.value_after(params, s, 0, 0, -ENDLESS, 0, search)
    compiled.goes_on(thought, 0, 0)
    compiled.weigh(thought)
    thought.reached[0] = DEEPEST  # enough: actions are not those of this state
    compiled.think(params, world, 0, actions, thought, 0, 0, 0)
