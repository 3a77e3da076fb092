"""One state at a time, as a row of numbers: a kernel for callers that hold states themselves.

Rows go in and out of compiled code as they are; a state, which is a tuple of tuples, would be taken
apart and put together at every call, which takes longer than to play.
"""

from typing import Any

from regalia.fast.any_game import (
    Params,
    act,
    fill_actions,
    fill_chances,
    key,
    repeated,
    start,
    to_play,
    weight,
)
from regalia.fast.any_secrets import redact
from regalia.fast.any_tensor import index_of, observe
from regalia.fast.rows import from_row, to_row

KEY, WHO = range(2)  # what is told of a row


def play_row(params: Params, row: Any, action: int, after: Any, told: Any) -> None:
    """Write down the state after an action, its key and who plays there."""
    s = act(params, from_row(start(params), row), action)
    to_row(s, after)
    told[KEY], told[WHO] = key(params, s), to_play(params, s)


def repeat_row(params: Params, row: Any, times: int, told: Any) -> None:
    """Apply the rule for a state that occurs for the second, third … time."""
    s = repeated(params, from_row(start(params), row), times)
    to_row(s, row)
    told[WHO] = to_play(params, s)


def fill_legal(params: Params, row: Any, actions: Any, indexes: Any) -> int:
    """Write down the legal actions and their indexes; return how many they are."""
    s = from_row(start(params), row)
    n = fill_actions(params, s, actions)
    for i in range(n):
        indexes[i] = index_of(params, s, actions[i])
    return n


def fill_odds(params: Params, row: Any, outcomes: Any, odds: Any) -> int:
    """Write down the outcomes of chance and their probabilities; return how many they are."""
    s, total = from_row(start(params), row), 0.0
    n = fill_chances(params, s, outcomes)
    for i in range(n):
        odds[i] = weight(params, s, outcomes[i])
        total += odds[i]
    for i in range(n):
        odds[i] /= total
    return n


def look_at_row(params: Params, row: Any, seat: int, times: int, out: Any) -> None:
    """Write the observation of a seat into `out`."""
    for i in range(len(out)):
        out[i] = 0
    s = from_row(start(params), row)
    observe(params, redact(params, s, seat), seat, times, out)
