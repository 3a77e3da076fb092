"""Twelve-Card Chess: forced wins found, or excluded up to a number of plies."""

from collections.abc import Callable
from typing import Any, NamedTuple

from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.solvers import forcing

SLOTS = 1 << 22  # 100 MB


class Proof(NamedTuple):
    seat: int  # who tries to win
    plies: int
    wins: bool  # by force, within so many plies
    first: list[str]  # if it is the seat's turn: the actions that do it
    visits: int  # positions looked at


def prove(
    game: Game, seat: int, plies: int, progress: Callable[[int, int], None] | None = None
) -> Proof:
    """Can a seat of a game force a win within so many plies from here?"""
    import numpy as np

    if game.over:
        raise RegaliaError("the game is over: there is nothing to prove")
    if plies < 1:
        raise RegaliaError("a win takes one ply at least")
    room, box = game.room, as_array(game.box)
    engine = compiled(room, forcing)
    buffers: Any = np.empty((plies + 1, room.rules.MOST_ACTIONS), np.int64)
    table, visits = np.zeros((SLOTS, 3), np.int64), np.zeros(1, np.int64)
    mine = game.to_play == seat
    actions, good = game.actions(), []
    for done, (text, action) in enumerate(sorted(actions.items())):
        if progress is not None:
            progress(done, len(actions))
        there = room.rules.act(game.box, game.state, action)
        if engine.forces(box, there, seat, plies - 1, buffers, table, visits):
            good.append(text)
    if progress is not None:
        progress(len(actions), len(actions))
    wins = bool(good) if mine else len(good) == len(actions)
    return Proof(seat, plies, wins, good if mine else [], int(visits[0]))
