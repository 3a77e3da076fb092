"""What a room's `tensor.py` makes of a game."""

from math import prod

import numpy as np

from regalia.core.contract import Params, State
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.tensor import Part
from regalia.research.sizes import tensor_of


def width(room: Room, params: Params) -> int:
    return sum(prod(part.shape) for part in tensor_of(room).parts(params))


def looked(game: Game, seat: int, world: State | None = None, times: int = 1) -> np.ndarray:
    """What a seat sees of a game, or of another state."""
    row = np.zeros(width(game.room, game.params), np.float32)
    s = game.state if world is None else world
    tensor_of(game.room).observe(game.params, s, seat, times, row)
    return row


def split(room: Room, params: Params, row: np.ndarray) -> dict[Part, np.ndarray]:
    found, at = dict[Part, np.ndarray](), 0
    for part in tensor_of(room).parts(params):
        size = prod(part.shape)
        found[part] = row[at : at + size].reshape(part.shape)
        at += size
    assert at == len(row)
    return found
