"""Plain determinized tree search (UCT), to measure the players by: `compiled(room, plain)`.

It knows nothing about a game but the rules.  For each of some worlds that fit the view it grows a
tree of its own, as if everything were open, and values the leaves by one game played at random to
its end; the action that was looked at most in all worlds is chosen.
"""

import time
from math import log, sqrt
from typing import Any

import numpy as np

from regalia.core import random
from regalia.fast.any_game import (
    CHANCE,
    NOBODY,
    Params,
    State,
    fill_actions,
    result,
    to_play,
)
from regalia.fast.compiler import compiled
from regalia.fast.play import advance, begun, play_out, random_outcome
from regalia.fast.warm import as_array
from regalia.players import Decision, Query

ACTION, NEXT, CHILD, VISITS, POINTS = range(5)  # a node's words; NEXT: its next sibling
WIDTH = 5
ROOT, NONE = 0, -1
DEEPEST, LONGEST = 400, 5_000
EXPLORE = 0.7
WORLDS = 16  # in which the time is spent, in turn
CHUNK = 4  # rounds between looks at the clock


def added(tree: Any, count: Any, node: int, action: int) -> int:
    """A new child of a node, the first of them; NONE if the tree is full."""
    child = count[0]
    if (child + 1) * WIDTH > len(tree):
        return NONE
    count[0] = child + 1
    at = child * WIDTH
    tree[at + ACTION], tree[at + NEXT], tree[at + CHILD] = action, tree[node * WIDTH + CHILD], NONE
    tree[at + VISITS], tree[at + POINTS] = 0, 0
    tree[node * WIDTH + CHILD] = child
    return int(child)


def outcome_node(tree: Any, count: Any, node: int, outcome: int) -> int:
    child = tree[node * WIDTH + CHILD]
    while child != NONE and tree[child * WIDTH + ACTION] != outcome:
        child = tree[child * WIDTH + NEXT]
    return added(tree, count, node, outcome) if child == NONE else int(child)


def chosen(tree: Any, node: int) -> int:
    """The child of the highest upper bound (UCB1); one without visits at once."""
    best, most, visits = NONE, -1.0, tree[node * WIDTH + VISITS]
    child = tree[node * WIDTH + CHILD]
    while child != NONE:
        at = child * WIDTH
        looks = tree[at + VISITS]
        if looks == 0:
            return int(child)
        worth = tree[at + POINTS] / looks / 2 + EXPLORE * sqrt(log(visits + 1) / looks)
        if worth > most:
            best, most = child, worth
        child = tree[at + NEXT]
    return int(best)


def grow(
    params: Params,
    world: State,
    rounds: int,
    tree: Any,
    count: Any,
    rng: Any,
    buffer: Any,
    path: Any,
) -> None:
    for _ in range(rounds):
        s, node, depth, new = world, ROOT, 0, False
        past = begun(params, s)
        while depth < DEEPEST and not new:
            who = to_play(params, s)
            if who == NOBODY:
                break
            if who == CHANCE:
                action = random_outcome(params, s, rng, buffer)
                child = outcome_node(tree, count, node, action)
            else:
                if tree[node * WIDTH + CHILD] == NONE:
                    for i in range(fill_actions(params, s, buffer)):
                        added(tree, count, node, buffer[i])
                child = chosen(tree, node)
            if child == NONE:
                break
            new = tree[child * WIDTH + VISITS] == 0 and who != CHANCE
            s, past = advance(params, s, tree[child * WIDTH + ACTION], past)
            path[depth], path[DEEPEST + depth] = child, who
            depth, node = depth + 1, child
        end, _, _ = play_out(params, s, past, rng, buffer, LONGEST)
        over = to_play(params, end) == NOBODY
        tree[ROOT + VISITS] += 1
        for i in range(depth):
            at, who = path[i] * WIDTH, path[DEEPEST + i]
            tree[at + VISITS] += 1
            if who >= 0:
                tree[at + POINTS] += result(params, end, who) if over else 1


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    tree, count = np.zeros(WIDTH * 100, np.int64), np.ones(1, np.int64)
    tree[:WIDTH] = (NONE, NONE, NONE, 0, 0)
    buffer, path = np.zeros(compiled.MOST_ACTIONS, np.int64), np.zeros(2 * DEEPEST, np.int64)
    compiled.grow(params, s, 1, tree, count, np.ones(4, np.int64), buffer, path)


class Plain:
    """The player: so many rounds in all, or so many milliseconds a decision."""

    def __init__(self, rounds: int | None = None, ms: float | None = None) -> None:
        self.rounds, self.ms = rounds, ms

    def choose(self, query: Query) -> Decision:
        import plain

        room, kernel = query.room, compiled(query.room, plain)
        params, began = as_array(query.params), time.monotonic()
        rng = np.array(random.seeded(random.bits(query.rng)), np.int64)
        tree, count = np.zeros(WIDTH * 400_000, np.int64), np.zeros(1, np.int64)
        buffer, path = np.zeros(kernel.MOST_ACTIONS, np.int64), np.zeros(2 * DEEPEST, np.int64)
        visits = dict.fromkeys(query.actions, 0)
        points = dict.fromkeys(query.actions, 0)
        done = 0
        if len(visits) == 1:
            return Decision(query.actions[0], 0.5, query.actions, 0)
        for part in range(1, WORLDS + 1):
            world = query.world()
            tree[: 1 * WIDTH], count[0] = (NONE, NONE, NONE, 0, 0), 1
            while True:
                if self.rounds is not None and done >= self.rounds * part // WORLDS:
                    break
                passed = 1000 * (time.monotonic() - began)
                if self.ms is not None and passed >= self.ms * part / WORLDS:
                    break
                kernel.grow(params, world, CHUNK, tree, count, rng, buffer, path)
                done += CHUNK
            child = int(tree[CHILD])
            while child != NONE:
                at = child * WIDTH
                text = room.text.action_text(query.params, world, int(tree[at + ACTION]))
                visits[text] += int(tree[at + VISITS])
                points[text] += int(tree[at + POINTS])
                child = int(tree[at + NEXT])
        best = max(query.actions, key=lambda text: visits[text])
        return Decision(best, points[best] / 2 / max(visits[best], 1), [best], done)
