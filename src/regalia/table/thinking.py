"""What a computer player is asked: what its seat may know, as plain data for other processes."""

from typing import Any, NamedTuple

from regalia import games, players
from regalia.core import random
from regalia.players import Player, Query
from regalia.table.entries import RANDOM


class Thinking(NamedTuple):
    seat: int
    n: int  # the log's length when this became possible: other entries do not make it stale
    since: int  # and the moment, in the server's milliseconds
    race: bool  # whoever is first acts: the thought's `seconds` say when, from `since` on
    level: int
    game: str
    options: dict[str, Any]
    view: dict[str, Any]
    actions: list[str]
    past: tuple[int, ...]
    seats: int
    seed: int
    ms: float | None = None

    def player(self) -> Player:
        return players.player(f"level{self.level}" if self.level else RANDOM)

    def query(self) -> Query:
        room = games.room(self.game)
        return Query(
            room,
            room.params(self.options),
            self.view,
            self.actions,
            random.seeded(self.seed),
            self.seats,
            self.ms,
            self.past,
            self.options,
        )
