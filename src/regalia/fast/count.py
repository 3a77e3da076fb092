"""Perft: the number of ways to play on, for any game (`compiled(room, count)`)."""

from typing import Any

import numpy as np

from regalia.fast.any_game import (
    CHANCE,
    NOBODY,
    Params,
    State,
    fill_actions,
    fill_chances,
    to_play,
)
from regalia.fast.play import advance


def fill_choices(params: Params, s: State, buffer: Any) -> int:
    """Actions or chance outcomes, whichever is next."""
    who = to_play(params, s)
    if who == NOBODY:
        return 0
    return fill_chances(params, s, buffer) if who == CHANCE else fill_actions(params, s, buffer)


def paths(params: Params, s: State, past: Any, depth: int, buffers: Any) -> int:
    """Paths of exactly `depth` actions and chance outcomes; `buffers` has a row for each."""
    if depth == 0:
        return 1
    n = fill_choices(params, s, buffers[depth - 1])
    if depth == 1:
        return n
    total = 0
    for i in range(n):
        mark = past[0]
        there, longer = advance(params, s, buffers[depth - 1][i], past)
        total += paths(params, there, longer, depth - 1, buffers)
        past = longer
        past[0] = mark
    return total


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    rows = np.empty((2, compiled.MOST_ACTIONS), np.int64)
    compiled.paths(params, s, np.zeros(64, np.int64), 2, rows)
