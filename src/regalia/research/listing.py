"""The legal indexes of one state at a time: a kernel for who holds states themselves."""

from typing import Any

from regalia.fast.any_game import Params, State, fill_actions
from regalia.fast.any_tensor import index_of


def fill_indexes(params: Params, s: State, actions: Any, indexes: Any) -> int:
    """Write down the legal actions and their indexes; how many they are."""
    n = fill_actions(params, s, actions)
    for i in range(n):
        indexes[i] = index_of(params, s, actions[i])
    return n
