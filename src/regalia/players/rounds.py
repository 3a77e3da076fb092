"""Expectations of every seat when all play as a tree says: `compiled(room, rounds)`.

The tree of `tree.py` is grown over worlds that fit what a seat knows, so whoever plays by it plays
by what can be known.  Here it is only followed, from any world, the true one too: nothing is added
to it and nothing counted in it, so that it cannot learn from a world what nobody knows.
"""

from typing import Any

import numpy as np

from regalia.fast.any_game import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    Params,
    State,
    fill_actions,
    to_play,
)
from regalia.fast.any_insight import abstraction, observed
from regalia.fast.play import advance, random_outcome
from regalia.players.tree import (
    DEEPEST,
    NONE,
    OFFERED,
    ROOT,
    VISITS,
    WIDTH,
    TreeSearch,
    child_of,
    expect,
    of_one_seat,
)
from regalia.players.tree import new_search as new_search

RARE = 4  # what was offered fewer times than a few is not trusted to be good


def most_chosen(params: Params, s: State, node: int, n: int, search: TreeSearch) -> int:
    """The one of n actions that was chosen most often when offered; NONE, if none ever was."""
    tree, slots, actions, children = search.tree, search.slots, search.actions, search.children
    best, most = NONE, 0.0
    for i in range(n):
        child = child_of(tree, slots, node, abstraction(params, s, actions[i]))
        children[i] = child
        if child != NONE:
            at = child * WIDTH
            share = tree[at + VISITS] / (tree[at + OFFERED] + RARE)
            if share > most:
                best, most = i, share
    return best


def follow(
    params: Params,
    world: State,
    me: int,
    seats: int,
    past: Any,
    rounds: int,
    search: TreeSearch,
    totals: Any,
) -> int:
    """Play so many rounds; adds what each was worth to `totals`, by seat.  Nodes gone through."""
    tree, slots, rng, actions, children, path = search
    gone, began = 0, past[0]
    for _ in range(rounds):
        past[0] = began
        s, node, depth = world, ROOT, 0
        while depth < DEEPEST and node != NONE:
            who = to_play(params, s)
            if who == NOBODY:
                break
            if who == CHANCE:
                action = random_outcome(params, s, rng, actions)
                known = observed(params, s, action, me)
                what = abstraction(params, s, action) if known == action else known
                node = child_of(tree, slots, node, what)
            else:
                n = fill_actions(params, s, actions)
                if who == EVERYBODY:
                    n = of_one_seat(n, actions, me)
                place = most_chosen(params, s, node, n, search)
                if place == NONE:
                    break
                action = actions[place]
                known = observed(params, s, action, me)
                if known == action:
                    node = children[place]
                else:
                    node = child_of(tree, slots, node, -1 - known)
            s, past = advance(params, s, action, past)
            depth += 1
        expect(params, s, past, seats, rng, actions, path, 2 * DEEPEST)
        for seat in range(seats):
            totals[seat] += path[2 * DEEPEST + seat]
        gone += depth
    past[0] = began
    return gone


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    search, past = compiled.new_search(64, seats), np.zeros(64, np.int64)
    compiled.follow(params, s, 0, seats, past, 1, search, np.zeros(seats, np.int64))
