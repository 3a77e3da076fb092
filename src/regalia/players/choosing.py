"""How a level chooses, for compiled code: `compiled(room, choosing)`.

What `levels.Searcher` does with texts and views, and by the clock if need be, is done here with
numbers of actions and whole states, of which nothing is asked that the seat may not know.  The same
generator gives the same choice.
"""

from typing import Any

import numpy as np

from regalia.core.random import LOW, bits, drawn, reseed
from regalia.fast.any_choosing import MOVE_BY_MOVE, RESAMPLES, fitting, noticed, text_order
from regalia.fast.any_game import (
    MOST_ACTIONS,
    NOBODY,
    Params,
    State,
    act,
    fill_actions,
    key,
    to_play,
)
from regalia.fast.any_insight import SURE, abstraction
from regalia.players.minimax import CERTAIN as AS_GOOD_AS_OVER
from regalia.players.minimax import (
    COUNTS,
    DEEPEST,
    ENDLESS,
    ENTRY,
    HEATS,
    LEAF,
    LIMIT,
    NODES,
    STOPPED,
)
from regalia.players.minimax import Search as MoveSearch
from regalia.players.minimax import value as value_of
from regalia.players.tree import DEEPEST as DEEPEST_ROUND
from regalia.players.tree import ROOT, VISITS, WIDTH, child_of, grown, look_around, plant
from regalia.players.tree import Search as TreeSearch
from regalia.players.weighing import (
    FORCED,
    LOOKS,
    MOST_SPREAD,
    by_moves,
    by_rounds,
    is_lost,
    is_won,
    margin_of,
    nodes_of_tree,
    positions_remembered,
    rounds_of_a_world,
    slots_of_tree,
    weight_of,
)

VALUE, SPREAD, LOOKED = range(3)  # what is found out about an action


def choice(
    params: Params,
    s: State,
    seat: int,
    seats: int,
    past: Any,
    rng: Any,
    work: int,
    depth: int,
    attention: float,
    temperature: float,
) -> int:
    """The action that a level chooses for the seat whose turn it is; the last four numbers are a
    `levels.Level`."""
    actions = by_text(params, s)
    seen = noticed(params, fitting(params, s, seat, rng), actions, attention, rng)
    kept = [action for action in actions if action in seen]
    found, order = searched(params, s, seat, seats, kept, past, work, depth, temperature, rng)
    if lost(found, order[0]) and len(kept) < len(actions):
        kept = actions
        found, order = searched(params, s, seat, seats, kept, past, work, depth, temperature, rng)
    return int(kept[err(found, order, temperature, rng)])


def lost(found: Any, i: int) -> bool:
    return is_lost(found[i, VALUE], found[i, SPREAD])


def err(found: Any, order: Any, temperature: float, rng: Any) -> int:
    """As `levels.err` does: which action is chosen, in the end."""
    first = order[0]
    if temperature == 0 or is_won(found[first, VALUE], found[first, SPREAD]):
        return int(first)
    looked = [i for i in order if found[i, LOOKED] > 0 and not lost(found, i)] or [first]
    best = found[looked[0], VALUE]
    for i in looked:
        best = max(best, found[i, VALUE])
    weights = [weight_of(found[i, VALUE], best, temperature) for i in looked]
    return int(looked[drawn(rng, weights, len(weights))])


def by_text(params: Params, s: State) -> Any:
    """The legal actions, in the order of their texts."""
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    n = fill_actions(params, s, buffer)
    orders = [text_order(params, s, buffer[i]) for i in range(n)]
    for i in range(1, n):
        action, order, j = buffer[i], orders[i], i
        while j > 0 and orders[j - 1] > order:
            buffer[j], orders[j] = buffer[j - 1], orders[j - 1]
            j -= 1
        buffer[j], orders[j] = action, order
    return [buffer[i] for i in range(n)]


def searched(
    params: Params,
    s: State,
    seat: int,
    seats: int,
    actions: Any,
    past: Any,
    work: int,
    depth: int,
    temperature: float,
    rng: Any,
) -> Any:
    """What actions are worth: a row of VALUE, SPREAD and LOOKED for each; and which is best, next
    best …"""
    if len(actions) == 1:
        work = min(work, FORCED)
    world = fitting(params, s, seat, rng)
    if MOVE_BY_MOVE:
        margin = margin_of(temperature)
        return by_looking(params, world, seat, actions, past, work, depth, margin)
    return by_growing(params, s, world, seat, seats, actions, past, work, rng)


def so_far(params: Params, world: State, past: Any, spare: int) -> Any:
    """The keys of the positions so far, at least the present one's, and room for more."""
    n = int(past[0])
    found: Any = np.zeros(n + 2 + spare, np.int64)
    for i in range(n + 1):
        found[i] = past[i]
    now = key(params, world)
    if now and (n == 0 or past[n] != now):
        found[0] = n + 1
        found[n + 1] = now
    return found


# ------------------------------------------------------------------------------------- by a tree


def by_growing(
    params: Params,
    s: State,
    world: State,
    seat: int,
    seats: int,
    actions: Any,
    past: Any,
    rounds: int,
    rng: Any,
) -> Any:
    """As `searching.search_tree` does."""
    hidden, looks = False, 0
    while looks < LOOKS and not hidden:
        hidden = fitting(params, s, seat, rng) != world
        looks += 1
    nodes = nodes_of_tree(rounds, MOST_ACTIONS)
    tree: Any = np.zeros(nodes * WIDTH, np.int64)
    slots: Any = np.zeros(slots_of_tree(nodes), np.int64)
    plant(tree)
    for action in actions:
        grown(tree, slots, ROOT, abstraction(params, world, action))
    now = so_far(params, world, past, 64)
    dice: Any = np.zeros(4, np.int64)
    seed = bits(rng)
    reseed(dice, seed & LOW, seed >> 32 & LOW)
    offered: Any = np.zeros(MOST_ACTIONS, np.int64)
    children: Any = np.zeros(MOST_ACTIONS, np.int64)
    path: Any = np.zeros(2 * DEEPEST_ROUND + seats, np.int64)
    search = TreeSearch(tree, slots, dice, offered, children, path)
    done, chunk = 0, rounds_of_a_world(rounds, RESAMPLES) if hidden else rounds
    while done < rounds:
        if hidden and done:
            world = fitting(params, s, seat, rng)
        many = min(chunk, rounds - done)
        look_around(params, world, seat, seats, now, many, search)
        done += many
    found: Any = np.zeros((len(actions), 3))
    for i in range(len(actions)):
        at = child_of(tree, slots, ROOT, abstraction(params, world, actions[i])) * WIDTH
        value, spread = by_rounds(tree, at)
        if value == 1 and to_play(params, act(params, world, actions[i])) == NOBODY:
            spread = 0.0  # won at once, and so the best
        found[i, VALUE], found[i, SPREAD], found[i, LOOKED] = value, spread, tree[at + VISITS]
    order = list(range(len(actions)))
    for i in range(1, len(order)):
        one, j = order[i], i
        while j > 0 and better(found, one, order[j - 1]):
            order[j] = order[j - 1]
            j -= 1
        order[j] = one
    return found, order


def better(found: Any, one: int, other: int) -> bool:
    """Won at once; else looked at more often; else worth more."""
    first, second = found[one, SPREAD] > 0, found[other, SPREAD] > 0
    if first != second:
        return bool(second)
    if found[one, LOOKED] != found[other, LOOKED]:
        return bool(found[one, LOOKED] > found[other, LOOKED])
    return bool(found[one, VALUE] > found[other, VALUE])


# ---------------------------------------------------------------------------------- move by move


def by_looking(
    params: Params,
    world: State,
    seat: int,
    actions: Any,
    past: Any,
    nodes: int,
    depth: int,
    margin: int,
) -> Any:
    """As `searching.search_moves` does: deeper and deeper, until the depth is reached or the nodes
    are used up."""
    n, remembered = len(actions), positions_remembered(nodes)
    counts: Any = np.zeros(COUNTS, np.int64)
    worths: Any = np.zeros(2, np.int64)  # nobody looks back here
    rows: Any = np.empty((DEEPEST, MOST_ACTIONS), np.int64)
    orders: Any = np.empty((DEEPEST, MOST_ACTIONS), np.int64)
    memory: Any = np.zeros(ENTRY * remembered, np.int64)
    leaves: Any = np.zeros(LEAF * remembered, np.int64)
    heat: Any = np.zeros(HEATS, np.int64)
    now = so_far(params, world, past, DEEPEST + 4)
    search = MoveSearch(now, memory, leaves, heat, rows, orders, worths, counts)
    counts[LIMIT] = nodes
    order = list(range(n))
    # By action: what the last depth reached found, the one before it, and the next, which is not.
    values: Any = np.zeros(n, np.int64)
    before: Any = np.zeros(n, np.int64)
    further: Any = np.zeros(n, np.int64)
    reached = done = 0
    while reached == 0 or (reached < min(depth, DEEPEST - 1) and counts[NODES] < nodes):
        counts[STOPPED] = 0
        done = looked_at(params, world, seat, actions, order, reached, margin, further, search)
        for place in range(1, done):
            one, j = order[place], place
            while j > 0 and further[order[j - 1]] < further[one]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = one
        if done == n:
            reached, done = reached + 1, 0
            before, values, further = values, further, before
            if abs(values[order[0]]) > AS_GOOD_AS_OVER:
                break
    best = further[order[0]] if done else values[order[0]]
    found: Any = np.zeros((n, 3))
    for place in range(n):
        i = order[place]
        worth, once, compared = values[i], before[i], reached > 1
        if place < done:
            worth, once, compared = further[i], values[i], True
        worth = min(worth, best)  # what was not looked at again is no better
        change = abs(worth - once) / SURE if compared else MOST_SPREAD
        found[i, VALUE], found[i, SPREAD] = by_moves(worth, change)
        found[i, LOOKED] = reached
    return found, order


def looked_at(
    params: Params,
    world: State,
    seat: int,
    actions: Any,
    order: Any,
    depth: int,
    margin: int,
    values: Any,
    search: Any,
) -> int:
    """Find the values of actions, `depth` moves behind each, as far as the limit of nodes allows;
    how many they are.

    One that is worse than the best by more than `margin` has only a bound for a value."""
    best, floor, done = -ENDLESS, -ENDLESS, 0
    for i in order:
        there, worth = act(params, world, actions[i]), ENDLESS
        ply = min(len(order), 1)  # 1, but no constant (see `minimax`)
        if done and margin == 0:
            worth = value_of(params, there, seat, depth, floor, floor + 1, ply, search)
        if worth > floor:
            worth = value_of(params, there, seat, depth, floor, max(ENDLESS, floor), ply, search)
        if search.counts[STOPPED]:
            break
        values[i] = worth
        best, done = max(best, worth), done + 1
        floor = best - margin
    return done
