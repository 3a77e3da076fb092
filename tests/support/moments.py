"""Moments at which somebody decides: the first and the last of each kind in a random game."""

from typing import Any, NamedTuple

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game, record
from regalia.kit.playing import play_randomly

MOST = 400  # nodes of the game that are looked at


class Moment(NamedTuple):
    phase: int
    record: str
    seat: int  # whose decision it is
    seats: int


def moments(name: str, options: dict[str, Any], seed: int = 3) -> list[Moment]:
    """The first and last decision in each phase of the game's state; a game without phases has one
    kind."""
    first: dict[int, Moment] = {}
    last: dict[int, Moment] = {}
    for game in play_randomly(Game(games.room(name), options), random.seeded(seed), MOST):
        if game.over or game.to_play == CHANCE:
            continue
        phase = getattr(game.state, "phase", 0)
        moment = Moment(phase, record.write(game), game.players[0], game.seats)
        first.setdefault(phase, moment)
        last[phase] = moment
    return [*first.values(), *(last[phase] for phase in last if last[phase] != first[phase])]
