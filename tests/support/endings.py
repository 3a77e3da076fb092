"""Games that lack only their last action."""

from typing import Any, NamedTuple

from regalia import games
from regalia.core.contract import CHANCE
from regalia.core.game import Event, Game, record
from regalia.kit.playing import finished_game

SEEDS = 400


class Almost(NamedTuple):
    record: str
    last: Event  # what ends it
    winner: int


def almost(name: str, reason: str = "", **options: Any) -> Almost:
    """A random game before its last action, which decides it; `reason`: why it is over then."""
    room = games.room(name)
    for seed in range(SEEDS):
        game = finished_game(room, options, seed)
        best = [seat for seat in range(game.seats) if game.result[seat] == 1]
        last = game.events[-1]
        if last.seat != CHANCE and len(best) == 1 and reason in ("", game.reason):
            game.undo()
            return Almost(record.write(game), last, best[0])
    raise AssertionError(f"no game of {name} ends so: {reason}")


def ended(name: str, reason: str = "", **options: Any) -> Game:
    """The same game, over."""
    told = almost(name, reason, **options)
    game = Game.from_record(told.record)
    game.play(told.last.text, told.last.seat)
    return game
