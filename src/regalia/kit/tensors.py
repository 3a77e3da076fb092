"""Rows of numbers that a room's `tensor.py` writes for a game."""

from math import prod
from typing import Any

import numpy as np

from regalia.core.contract import Params, State
from regalia.core.contract.tensor import Part
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.research.sizes import tensor_of


def width(room: Room, params: Params) -> int:
    return sum(prod(part.shape) for part in tensor_of(room).parts(params))


def observation(game: Game, seat: int, world: State | None = None, times: int = 1) -> np.ndarray:
    """The row that a seat observes of a game, or of another state."""
    row: Any = np.zeros(width(game.room, game.params), np.float32)
    s = game.state if world is None else world
    redacted(game.room, game.params, s, seat).observe(times, row)
    return np.asarray(row)


def split(room: Room, params: Params, row: np.ndarray) -> dict[Part, np.ndarray]:
    found, at = dict[Part, np.ndarray](), 0
    for part in tensor_of(room).parts(params):
        size = prod(part.shape)
        found[part] = row[at : at + size].reshape(part.shape)
        at += size
    assert at == len(row)
    return found
