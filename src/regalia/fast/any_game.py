"""The rules that a kernel written for any game may call: `compiled(room, kernel)` puts a room's own
functions in the place of these (see `regalia.core.contract` for what they mean).

The two generators of a room become functions that fill a buffer and return how many they put in.
"""

from collections.abc import MutableSequence

from regalia.core.contract import (
    CHANCE,
    EVERYBODY,
    MOST_ACTIONS,
    NOBODY,
    Params,
    State,
    act,
    key,
    repeated,
    result,
    start,
    to_play,
    weight,
)


def fill_actions(params: Params, s: State, buffer: MutableSequence[int]) -> int:
    raise NotImplementedError


def fill_chances(params: Params, s: State, buffer: MutableSequence[int]) -> int:
    raise NotImplementedError


__all__ = [
    "CHANCE",
    "EVERYBODY",
    "MOST_ACTIONS",
    "NOBODY",
    "Params",
    "State",
    "act",
    "fill_actions",
    "fill_chances",
    "key",
    "repeated",
    "result",
    "start",
    "to_play",
    "weight",
]
