"""Tree search with chance and hidden hands, for any game: `compiled(room, tree)`.

One tree is grown over many worlds, each a whole state that fits what the searching seat knows
(information-set search): an action's visits and worth are those of all worlds that offered it,
and `OFFERED` counts how often that was.  Each seat, also of three or four, goes for its own result.
Chance is drawn as it falls.  Which action is looked at next is decided by its worth so far, the
room's `priority` in it, and how little it was looked at.

No states are kept in the tree: each round plays its way down from a world.  All numbers are ints
but for the two lines that weigh actions, which use nothing but sums, products, quotients and
square roots: so the search is the same on interpreted and on compiled rules.

A tree is an array of words, WIDTH of them a node; `slots` finds a node by its parent and action.
The arrays that a search works on are together a `Search`.
"""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from regalia.core.random import below
from regalia.fast.any_game import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    Params,
    State,
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
    looking_back,
    observed,
    priority,
    resample,
    values,
)
from regalia.fast.play import advance, play_out, random_outcome

ACTION, PARENT, VISITS, TOTAL, SQUARES, OFFERED, PRIOR, FIRST = range(8)
WIDTH = 8
ROOT, NONE = 0, -1
DEEPEST = 200
CAUTION = 0.05  # an action not yet looked at is thought a little worse than the others
BITS_30 = (1 << 30) - 1


class Search(NamedTuple):
    """The arrays that a search works on; each is a list of ints, or an int64 array."""

    tree: Any  # the nodes, WIDTH words each
    slots: Any  # where each node is, by its parent and action; twice as many as nodes, or more
    rng: Any
    actions: Any  # those of the state that is looked at
    children: Any  # the nodes of these actions
    path: Any  # of a round: its nodes, who chose each (from DEEPEST on), what each seat can expect


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


def grown(tree: Any, slots: Any, parent: int, action: int) -> int:
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


def plant(tree: Any) -> None:
    """Begin an empty tree (its words being 0)."""
    tree[PARENT] = 1
    tree[ACTION] = NONE


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
            child = grown(tree, slots, node, what)
        if child != NONE:
            at, next_one = child * WIDTH, child + 1
            if tree[at + PRIOR] == 0:
                tree[at + PRIOR] = priority(params, s, action)
            actions[found], children[found] = action, child
            found += 1
    return found


def most_promising(tree: Any, n: int, children: Any, rng: Any) -> int:
    """Which of n children, all offered now, to look at next."""
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
    """What each seat can expect where the tree ends: written from `at` on."""
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


def look_around(
    params: Params, world: State, me: int, seats: int, past: Any, rounds: int, search: Search
) -> int:
    """Grow the tree by so many rounds in one world; how many nodes they went through."""
    tree, slots, rng, actions, children, path = search
    gone, began = 0, past[0]
    for _ in range(rounds):
        past[0] = began
        s = resample(params, world, me, rng)
        node, depth, new = ROOT, 0, False
        while depth < DEEPEST and node != NONE and not new:
            who = to_play(params, s)
            if who == NOBODY:
                break
            if who == CHANCE:
                action = random_outcome(params, s, rng, actions)
                known = observed(params, s, action, me)
                what = abstraction(params, s, action) if known == action else known
                child = following = grown(tree, slots, node, what)
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
                following = child if known == action else grown(tree, slots, node, -1 - known)
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


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    def words(n: int) -> Any:
        return np.zeros(n, np.int64)

    tree, slots, past = words(WIDTH * 4096), words(8192), words(64)
    rng, most = np.ones(4, np.int64), compiled.MOST_ACTIONS
    compiled.plant(tree)
    compiled.grown(tree, slots, ROOT, 0)
    compiled.child_of(tree, slots, ROOT, 0)
    compiled.abstraction(params, s, 0)
    search = Search(tree, slots, rng, words(most), words(most), words(2 * DEEPEST + 4))
    compiled.look_around(params, s, 0, seats, past, 1, search)
    compiled.expect_looking_back(params, s, past, seats, rng, words(most), words(4), 0)
