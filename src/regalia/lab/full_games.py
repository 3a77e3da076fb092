"""Whole games between computer players, many in one compiled call: `compiled(room, whole)`.

A policy is two numbers.  With `rounds` of 0 a seat looks one action ahead, in a world that it
cannot tell from the real one, and takes what the room's `evaluate` likes best; of 1000 actions it
takes `temperature` times 1000 at random, so that there are weaker ones.  With more rounds it grows
a tree (`players.tree`) and errs by its temperature as levels do (`players.levels`).

A game's generator depends on nothing but its seed, so games are the same in whatever order, in
whatever company, and at both speeds.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from regalia.core.portable_math import exp
from regalia.core.random import LOW, below, bits, reseed
from regalia.fast.any_game import (
    CHANCE,
    NOBODY,
    Params,
    State,
    act,
    fill_actions,
    result,
    to_play,
)
from regalia.fast.any_insight import SURE, abstraction, evaluate, guess
from regalia.fast.any_secrets import redact
from regalia.fast.play import advance, begun, random_outcome
from regalia.players.tree import (
    DEEPEST,
    PARENT,
    ROOT,
    TOTAL,
    VISITS,
    WIDTH,
    TreeSearch,
    add_child,
    child_of,
    init_tree,
    run_simulations,
)

POINTS, DECISIONS, LENGTH = range(3)  # what is told of a game: half points of seat 0, …
TOLD = 3
TIES = 1 << 10  # of actions that are worth the same, any


class GameWorkspace(NamedTuple):
    """The arrays that players work on."""

    search: TreeSearch
    legal: Any  # the actions of the state to decide
    unlike: Any  # what they come to


def game_workspace(
    rounds: int, seats: int, most: int, words: Callable[[int], Any]
) -> GameWorkspace:
    """The arrays for so many rounds, seats and actions; `words` makes arrays, or lists, of so many
    zeros.

    (Rules as they stand cannot count with the words of an array, which overflow.)"""
    nodes = 12 * rounds + 2 * most
    search = TreeSearch(
        words(nodes * WIDTH),
        words(1 << (2 * nodes).bit_length()),
        words(4),
        words(most),
        words(most),
        words(2 * DEEPEST + seats),
    )
    return GameWorkspace(search, words(most), words(most))


def different(params: Params, s: State, arrays: GameWorkspace) -> int:
    """Keep one action of those that come to the same: how many there are."""
    n, kept = fill_actions(params, s, arrays.legal), 0
    for i in range(n):
        what, known = abstraction(params, s, arrays.legal[i]), False
        for j in range(kept):
            if arrays.unlike[j] == what:
                known = True
                break
        if not known:
            arrays.legal[kept], arrays.unlike[kept] = arrays.legal[i], what
            kept += 1
    return kept


def one_ahead(params: Params, s: State, seat: int, n: int, arrays: GameWorkspace) -> int:
    rng = arrays.search.rng
    world = guess(params, s, seat, rng)
    best, most = arrays.legal[0], -1
    for i in range(n):
        after = act(params, world, arrays.legal[i])
        if to_play(params, after) == NOBODY:
            worth = result(params, after, seat) * SURE // 2
        else:
            worth = evaluate(params, after, seat)
        worth = worth * TIES + below(rng, TIES)
        if worth > most:
            best, most = arrays.legal[i], worth
    return int(best)


def clear(search: TreeSearch) -> None:
    """An empty tree again."""
    for i in range(search.tree[PARENT] * WIDTH):
        search.tree[i] = 0
    for i in range(len(search.slots)):
        search.slots[i] = 0
    init_tree(search.tree)


def by_tree(
    params: Params,
    s: State,
    seat: int,
    seats: int,
    past: Any,
    n: int,
    rounds: int,
    temperature: float,
    arrays: GameWorkspace,
) -> int:
    search = arrays.search
    tree, slots, rng = search.tree, search.slots, search.rng
    clear(search)
    for i in range(n):
        add_child(tree, slots, ROOT, arrays.unlike[i])
    run_simulations(params, s, seat, seats, past, rounds, search)
    best, visits, top = arrays.legal[0], 0, 0.0
    for i in range(n):
        at = child_of(tree, slots, ROOT, arrays.unlike[i]) * WIDTH
        if tree[at + VISITS] > visits:
            best, visits = arrays.legal[i], tree[at + VISITS]
        if tree[at + VISITS]:
            top = max(top, tree[at + TOTAL] / tree[at + VISITS])
    if temperature <= 0:
        return int(best)
    total = 0.0
    for i in range(n):
        at = child_of(tree, slots, ROOT, arrays.unlike[i]) * WIDTH
        if tree[at + VISITS]:
            worse = (top - tree[at + TOTAL] / tree[at + VISITS]) / SURE
            weight = exp(-worse / temperature)
            total += weight
            if bits(rng) * total < weight * (LOW + 1):
                best = arrays.legal[i]
    return int(best)


def chosen(
    params: Params,
    s: State,
    seat: int,
    seats: int,
    past: Any,
    rounds: int,
    temperature: float,
    arrays: GameWorkspace,
) -> int:
    if rounds == 0 and temperature > 0 and below(arrays.search.rng, 1000) < 1000 * temperature:
        return int(arrays.legal[below(arrays.search.rng, fill_actions(params, s, arrays.legal))])
    s = redact(params, s, seat)
    n = different(params, s, arrays)
    if n == 1:
        return int(arrays.legal[0])
    if rounds == 0:
        return one_ahead(params, s, seat, n, arrays)
    return by_tree(params, s, seat, seats, past, n, rounds, temperature, arrays)


def play_game(
    params: Params,
    s: State,
    seats: int,
    opening: Any,
    rounds: Any,
    temperatures: Any,
    arrays: GameWorkspace,
    trail: Any,
    told: Any,
) -> int:
    """Play a game from `s` on, which begins with an opening (-1: none), each seat with its policy.

    What happened is written to `trail`, as far as there is room, and `told`."""
    past, decisions, length, opened = begun(params, s), 0, 0, 0
    while to_play(params, s) != NOBODY:
        seat = to_play(params, s)
        if opened < len(opening) and opening[opened] >= 0:
            action = int(opening[opened])
            opened += 1
        elif seat == CHANCE:
            action = random_outcome(params, s, arrays.search.rng, arrays.legal)
        else:
            decisions += 1
            policy = rounds[seat], temperatures[seat]
            action = chosen(params, s, seat, seats, past, policy[0], policy[1], arrays)
        if length < len(trail):
            trail[length] = action
        length += 1
        s, past = advance(params, s, action, past)
    told[POINTS], told[DECISIONS], told[LENGTH] = result(params, s, 0), decisions, length
    return length


def play_games(
    params: Params,
    s: State,
    seats: int,
    openings: Any,
    seeds: Any,
    rounds: Any,
    temperatures: Any,
    arrays: GameWorkspace,
    trails: Any,
    told: Any,
) -> int:
    """A game for each row of `openings`, `seeds` and `told`; those that `trails` has a row for are
    written down.  How long they were in all."""
    total, none = 0, np.empty(0, np.int64)
    for game in range(len(seeds)):
        seed = int(seeds[game])  # not a word of the array, whose products would overflow
        reseed(arrays.search.rng, seed & LOW, seed >> 32 & LOW)
        trail = trails[game] if game < len(trails) else none
        total += play_game(
            params, s, seats, openings[game], rounds, temperatures, arrays, trail, told[game]
        )
    return total


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    def words(*shape: int) -> Any:
        return np.zeros(shape, np.int64)

    rounds, errs = words(seats), np.zeros(seats)
    arrays = game_workspace(1, seats, compiled.MOST_ACTIONS, words)
    told = words(1, 8), words(1, TOLD)
    compiled.play_games(params, s, seats, words(1, 2) - 1, words(1), rounds, errs, arrays, *told)
