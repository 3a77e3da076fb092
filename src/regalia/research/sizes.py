"""Sizes of a game as numbers: the indexes of its actions, and the parts of an observation."""

from collections.abc import Mapping
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia.core.card import Options
from regalia.core.contract import Params, State
from regalia.core.contract.tensor import Part, TensorPart
from regalia.core.errors import RegaliaError, Speaker
from regalia.core.game import Game
from regalia.core.room import Room, room_of
from regalia.core.secrets import redacted

says = Speaker(__file__)


class NotNumbered(RegaliaError):
    """A game whose room has no `tensor.py`."""


class Stretch(NamedTuple):
    """A part of an observation: its place and its kind."""

    place: slice
    shape: tuple[int, ...]
    whose: str  # open, seats, faced or own: `regalia.core.contract.Part`


class Shape(NamedTuple):
    """The sizes of a game, with its options."""

    seats: int
    actions: int  # indexes
    width: int  # of an observation
    parts: Mapping[str, Stretch]


def tensor_of(room: Room) -> TensorPart[State]:
    if room.tensor is None:
        raise NotNumbered(says("not-numbered", game=room.short_name))
    return room.tensor


def shape(game: Room | str, **options: object) -> Shape:
    """The sizes of a game as numbers; `shape("gambit", players=3)`."""
    room = game if isinstance(game, Room) else room_of(game)
    return of_room(room, options)


def of_room(room: Room, options: Options) -> Shape:
    tensor, chosen = tensor_of(room), room.card.read(options)
    params = room.params(chosen)
    stretches, at = dict[str, Stretch](), 0
    for part in tensor.parts(params):
        stretches[part.name] = Stretch(slice(at, at + _size(part)), part.shape, part.whose)
        at += _size(part)
    return Shape(room.seats(chosen), tensor.index_count(params), at, stretches)


def _size(part: Part) -> int:
    return prod(part.shape)


def numbered(room: Room, params: Params, s: State, seat: int, text: str) -> int | None:
    """The index of an action by its text; None: it is no legal one of this seat's."""
    tensor = tensor_of(room)
    for action in room.rules.actions(params, s):
        if room.text.action_text(params, s, action) == text:
            index = tensor.index_of(params, s, action)
            if tensor.action_at(params, s, seat, index) == action:
                return index
    return None


def observed(game: Game, seat: int) -> NDArray[np.float32]:
    """The observation of a seat of a game, by the rules as they stand."""
    row = np.zeros(of_room(game.room, game.options).width, np.float32)
    written: Any = row
    key = game.keys[-1]
    times = game.keys.count(key) if key else 0
    redacted(game.room, game.params, game.state, seat).observe(times, written)
    return row
