"""Tree search with chance and hidden hands, for any game: `compiled(room, tree)`.

One tree is grown over many worlds, each a whole state that fits what the searching seat knows
(information-set search): an action's visits and worth are those of all worlds that offered it,
and `OFFERED` counts how often that was.  Each seat, also of three or four, goes for its own result.
Chance is drawn as it falls.  Which action is looked at next is decided by its worth so far, the
room's `priority` in it, and how little it was looked at.

A search is begun (`begin`), goes on by so many rounds at a time (`think`), and tells what it has
found (`weigh`).  No states are kept in the tree: each round plays its way down from a world.  All
numbers are ints but for the two lines that weigh actions, which use nothing but sums, products,
quotients and square roots: so the search is the same on interpreted and on compiled rules.

A tree is an array of words, WIDTH of them a node; `slots` finds a node by its parent and action.
The arrays that a search works on are together a `TreeSearch`; with what went before, a `Growth`.
"""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from regalia.core.random import LOW, below, bits, reseed
from regalia.fast.any_game import (
    CHANCE,
    EVERYBODY,
    MOST_ACTIONS,
    NOBODY,
    Params,
    State,
    act,
    fill_actions,
    result,
    to_play,
)
from regalia.fast.any_insight import (
    EXPLORE,
    PLAYOUT,
    SURE,
    abstraction,
    evaluate,
    guess,
    looking_back,
    observed,
    priority,
    values,
)
from regalia.fast.any_secrets import RESAMPLES, resample
from regalia.fast.memory import number_rows, words
from regalia.fast.play import advance, play_out, random_outcome, so_far
from regalia.players.weighing import (
    LOOKED,
    LOOKS,
    SPREAD,
    VALUE,
    by_rounds,
    nodes_of_tree,
    rounds_of_a_world,
    slots_of_tree,
)

ACTION, PARENT, VISITS, TOTAL, SQUARES, OFFERED, PRIOR, FIRST = range(8)
WIDTH = 8
ROOT, NONE = 0, -1
DEEPEST = 200
CAUTION = 0.05  # an action not yet looked at is thought a little worse than the others
BITS_30 = (1 << 30) - 1


class TreeSearch(NamedTuple):
    """The arrays that a search works on; each is a list of ints, or an int64 array."""

    tree: Any  # the nodes, WIDTH words each
    slots: Any  # where each node is, by its parent and action; twice as many as nodes, or more
    rng: Any
    actions: Any  # those of the state that is looked at
    children: Any  # the nodes of these actions
    path: Any  # of a round: its nodes, who chose each (from DEEPEST on), what each seat can expect


class Growth(NamedTuple):
    """A search under way."""

    search: Any
    past: Any  # how many positions there were so far, then their keys
    counts: Any  # by DONE, GONE, HIDDEN


DONE, GONE, HIDDEN = range(3)  # rounds, nodes that they went through, whether worlds differ


# ------------------------------------------------------------------------------------ the tree


def slot_of(tree: Any, slots: Any, parent: int, action: int) -> int:
    """The slot of a node's child, or the free slot for it.  A slot holds 0, if it is free, or the
    node's number plus one."""
    mask = len(slots) - 1
    mixed = ((action ^ action >> 30) & BITS_30) * 0x9E3779B1 ^ parent * 0x85EBCA6B
    slot = (mixed ^ mixed >> 17) & mask
    while slots[slot] != 0:
        at = (slots[slot] - 1) * WIDTH
        if tree[at + ACTION] == action and tree[at + PARENT] == parent:
            break
        slot = slot + 1 & mask
    return int(slot)


def child_of(tree: Any, slots: Any, parent: int, action: int) -> int:
    return int(slots[slot_of(tree, slots, parent, action)] - 1)


def add_child(tree: Any, slots: Any, parent: int, action: int) -> int:
    """A node's child, new if need be; NONE if it is not there and the tree is full.

    The root's words have one use of their own: how many nodes there are, at PARENT.
    """
    slot = slot_of(tree, slots, parent, action)
    if slots[slot] != 0:
        return int(slots[slot] - 1)
    node = tree[PARENT]
    if (node + 1) * WIDTH > len(tree):
        return NONE
    slots[slot] = node + 1
    tree[PARENT] = node + 1
    at = node * WIDTH
    tree[at + ACTION], tree[at + PARENT] = action, parent
    return int(node)


def init_tree(tree: Any) -> None:
    """Begin an empty tree (its words being 0)."""
    tree[PARENT] = 1
    tree[ACTION] = NONE


def new_search(nodes: int, seats: int) -> TreeSearch:
    """The arrays for an empty tree of at most so many nodes."""
    tree, slots = words(nodes * WIDTH), words(slots_of_tree(nodes))
    init_tree(tree)
    actions, children = words(MOST_ACTIONS), words(MOST_ACTIONS)
    return TreeSearch(tree, slots, words(4), actions, children, words(2 * DEEPEST + seats))


# ------------------------------------------------------------------------------------ choosing


def add_choices(
    params: Params, s: State, tree: Any, slots: Any, node: int, n: int, actions: Any, children: Any
) -> int:
    """Find or add the children for n actions; how many there are (the root has no more than it
    was given).  Those that are there come first, each with its action.

    Children that are added together lie side by side, and mostly the same are asked for together
    again: FIRST says where they begin.  So the next one is mostly the one behind the last, which
    saves looking for it.
    """
    found, next_one = 0, tree[node * WIDTH + FIRST]
    if next_one == 0:
        next_one = tree[node * WIDTH + FIRST] = tree[PARENT]
    for i in range(n):
        action, at = actions[i], next_one * WIDTH
        what = abstraction(params, s, action)
        there = next_one < tree[PARENT]
        if there and tree[at + ACTION] == what and tree[at + PARENT] == node:
            child = next_one
        elif node == ROOT:
            child = child_of(tree, slots, node, what)
        else:
            child = add_child(tree, slots, node, what)
        if child != NONE:
            at, next_one = child * WIDTH, child + 1
            if tree[at + PRIOR] == 0:
                tree[at + PRIOR] = priority(params, s, action)
            actions[found], children[found] = action, child
            found += 1
    return found


def most_promising(tree: Any, n: int, children: Any, rng: Any) -> int:
    """Choose which of n children, all offered now, to look at next."""
    priors = visits = total = 0
    for i in range(n):
        at = children[i] * WIDTH
        tree[at + OFFERED] += 1
        priors += tree[at + PRIOR]
        visits += tree[at + VISITS]
        total += tree[at + TOTAL]
    unknown = (total / visits if visits else SURE / 2) / SURE - CAUTION
    best, most, place = NONE, -1e9, below(rng, n)
    offered, root = 0, 0.0
    for _ in range(n):
        at = children[place] * WIDTH
        looks = tree[at + VISITS]
        if tree[at + OFFERED] != offered:  # most were offered as often
            offered = tree[at + OFFERED]
            root = sqrt(offered)
        worth = EXPLORE * tree[at + PRIOR] / priors * root
        if looks:
            worth = tree[at + TOTAL] / looks / SURE + worth / (1 + looks)
        else:
            worth += unknown
        if worth > most:
            best, most = place, worth
        place += 1
        if place == n:
            place = 0
    return best


def of_one_seat(n: int, actions: Any, seat: int) -> int:
    """Keep a seat's own actions of a race."""
    kept = 0
    for i in range(n):
        if actions[i] & 3 == seat:
            actions[kept] = actions[i]
            kept += 1
    return kept


# ----------------------------------------------------------------------------------- searching


def expect(
    params: Params, s: State, past: Any, seats: int, rng: Any, buffer: Any, worths: Any, at: int
) -> None:
    """Write what each seat can expect where the tree ends, from `at` on."""
    end, _, _ = play_out(params, s, past, rng, buffer, PLAYOUT)
    if to_play(params, end) == NOBODY:
        for seat in range(seats):
            worths[at + seat] = result(params, end, seat) * SURE // 2
    elif not values(params, end, worths, at):
        for seat in range(seats):
            worths[at + seat] = evaluate(params, end, seat)


def expect_looking_back(
    params: Params, s: State, past: Any, seats: int, rng: Any, buffer: Any, worths: Any, at: int
) -> None:
    """The same of a state of a game that is over, whose secrets are told."""
    if not looking_back(params, s, worths, at):
        expect(params, s, past, seats, rng, buffer, worths, at)


def credit(tree: Any, path: Any, depth: int) -> None:
    """Count the round at every node of its path, and what it was worth for who chose the node."""
    tree[VISITS] += 1
    for i in range(depth):
        at, who = path[i] * WIDTH, path[DEEPEST + i]
        tree[at + VISITS] += 1
        if who >= 0:
            worth = path[2 * DEEPEST + who]
            tree[at + TOTAL] += worth
            tree[at + SQUARES] += worth * worth


def run_simulations(
    params: Params, world: State, me: int, seats: int, past: Any, rounds: int, search: TreeSearch
) -> int:
    """Grow the tree by so many rounds in one world; how many nodes they went through."""
    tree, slots, rng, actions, children, path = search
    gone, began = 0, past[0]
    for _ in range(rounds):
        past[0] = began
        s = guess(params, world, me, rng)
        node, depth, new = ROOT, 0, False
        while depth < DEEPEST and node != NONE and not new:
            who = to_play(params, s)
            if who == NOBODY:
                break
            if who == CHANCE:
                action = random_outcome(params, s, rng, actions)
                known = observed(params, s, action, me)
                what = abstraction(params, s, action) if known == action else known
                child = following = add_child(tree, slots, node, what)
            else:
                n = fill_actions(params, s, actions)
                if who == EVERYBODY:
                    who = me
                    n = of_one_seat(n, actions, me)
                n = add_choices(params, s, tree, slots, node, n, actions, children)
                if n == 0:
                    break
                place = most_promising(tree, n, children, rng)
                child, action = children[place], actions[place]
                new = tree[child * WIDTH + VISITS] == 0
                known = observed(params, s, action, me)
                following = child if known == action else add_child(tree, slots, node, -1 - known)
            s, past = advance(params, s, action, past)
            if child != NONE:
                path[depth], path[DEEPEST + depth] = child, who
                depth += 1
            node = following
        expect(params, s, past, seats, rng, actions, path, 2 * DEEPEST)
        credit(tree, path, depth)
        gone += depth
    past[0] = began
    return gone


# ---------------------------------------------------------------------- as far as one has time


def begin(
    params: Params,
    known: State,
    seat: int,
    seats: int,
    past: Any,
    actions: Any,
    most: int,
    rng: Any,
) -> Any:
    """A first world that fits what the seat knows, and a search for the worth of actions in it and
    others like it, of at most so many rounds."""
    world = resample(params, known, seat, rng)
    hidden, looks = False, 0
    while looks < LOOKS and not hidden:
        hidden = resample(params, known, seat, rng) != world
        looks += 1
    search, counts = new_search(nodes_of_tree(most, MOST_ACTIONS), seats), words(3)
    for action in actions:
        add_child(search.tree, search.slots, ROOT, abstraction(params, world, action))
    counts[HIDDEN] = int(hidden)
    seed = bits(rng)
    reseed(search.rng, seed & LOW, seed >> 32 & LOW)
    return world, Growth(search, so_far(params, world, past, 64), counts)


def share_of_world(rounds: int, thought: Growth) -> int:
    """The number of rounds, of so many, that are played in one world."""
    return rounds_of_a_world(rounds, RESAMPLES) if thought.counts[HIDDEN] else rounds


def think(
    params: Params,
    known: State,
    world: State,
    seat: int,
    seats: int,
    thought: Growth,
    rounds: int,
    share: int,
    rng: Any,
) -> State:
    """Go on until there are so many rounds, each share of them in another world if they differ;
    return the last world."""
    search, past, counts = thought
    while counts[DONE] < rounds:
        if counts[HIDDEN] and counts[DONE]:
            world = resample(params, known, seat, rng)
        many = min(share, rounds - counts[DONE])
        counts[GONE] += run_simulations(params, world, seat, seats, past, many, search)
        counts[DONE] += many
    return world


def weigh(params: Params, world: State, actions: Any, thought: Growth) -> Any:
    """The worth of actions: a row of VALUE, SPREAD and LOOKED for each; and their order, the best
    first."""
    tree, slots, n = thought.search.tree, thought.search.slots, len(actions)
    found, order = number_rows(n, 3), words(n)
    for i in range(n):
        at = child_of(tree, slots, ROOT, abstraction(params, world, actions[i])) * WIDTH
        value, spread = by_rounds(tree[at + VISITS], tree[at + TOTAL], tree[at + SQUARES])
        if value == 1 and to_play(params, act(params, world, actions[i])) == NOBODY:
            spread = 0.0  # won at once, and so the best
        found[i][VALUE], found[i][SPREAD], found[i][LOOKED] = value, spread, tree[at + VISITS]
        j = i
        while j > 0 and better(found, i, order[j - 1]):
            order[j] = order[j - 1]
            j -= 1
        order[j] = i
    return found, order


def better(found: Any, one: int, other: int) -> bool:
    """Won at once; else looked at more often; else worth more."""
    if (found[one][SPREAD] > 0) != (found[other][SPREAD] > 0):
        return bool(found[other][SPREAD] > 0)
    if found[one][LOOKED] != found[other][LOOKED]:
        return bool(found[one][LOOKED] > found[other][LOOKED])
    return bool(found[one][VALUE] > found[other][VALUE])


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    past, rng, actions = np.zeros(64, np.int64), np.ones(4, np.int64), np.zeros(1, np.int64)
    world, thought = compiled.begin(params, s, 0, seats, past, actions, 1, rng)
    search, share = thought.search, compiled.share_of_world(1, thought)
    compiled.child_of(search.tree, search.slots, ROOT, compiled.abstraction(params, s, 0))
    compiled.think(params, s, world, 0, seats, thought, 0, share, rng)
    compiled.weigh(params, world, actions, thought)
    compiled.new_search(64, seats)
    compiled.guess(params, s, 0, rng)
    compiled.so_far(params, s, past, 64)
    compiled.run_simulations(params, s, 0, seats, past, 1, search)
    compiled.expect_looking_back(params, s, past, seats, rng, np.zeros(64, np.int64), past, 0)
