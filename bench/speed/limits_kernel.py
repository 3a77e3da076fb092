"""The parts of random play, one at a time, for `limits.py`: a kernel, `compiled(room, …)`."""

from typing import Any

from regalia.fast.any_game import Params, act, fill_actions, start, to_play
from regalia.fast.play import random_outcome
from regalia.fast.rows import from_row


def read(params: Params, rows: Any) -> int:
    """Take a state out of its row, which the other parts do besides."""
    first, found = start(params), 0
    for i in range(len(rows)):
        found += to_play(params, from_row(first, rows[i]))
    return found


def listed(params: Params, rows: Any, buffer: Any) -> int:
    first, found = start(params), 0
    for i in range(len(rows)):
        found += fill_actions(params, from_row(first, rows[i]), buffer)
    return found


def drawn(params: Params, rows: Any, rng: Any, buffer: Any) -> int:
    first, found = start(params), 0
    for i in range(len(rows)):
        found += random_outcome(params, from_row(first, rows[i]), rng, buffer)
    return found


def acted(params: Params, rows: Any, actions: Any) -> int:
    first, found = start(params), 0
    for i in range(len(rows)):
        found += to_play(params, act(params, from_row(first, rows[i]), actions[i]))
    return found
