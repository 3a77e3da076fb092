"""A request for a computer's move: the seat's view as plain data, for other processes."""

from typing import Any, NamedTuple

from regalia import games, players
from regalia.core import random
from regalia.core.secrets import from_plain
from regalia.players import Player, Query
from regalia.table.entries import RANDOM


class MoveRequest(NamedTuple):
    seat: int
    n: int  # the log's length when this became possible: other entries do not make it stale
    since: int  # and the moment, in the server's milliseconds
    race: bool  # whoever is first acts: the thought's `seconds` say when, from `since` on
    level: int
    game: str
    options: dict[str, Any]
    view: dict[str, Any]
    known: list[Any]  # the redacted state, as numbers
    actions: list[str]
    past: tuple[int, ...]
    seats: int
    seed: int
    ms: float | None = None

    def player(self) -> Player:
        return players.player(f"level{self.level}" if self.level else RANDOM)

    def query(self) -> Query:
        room = games.room(self.game)
        params = room.params(self.options)
        return Query(
            room,
            params,
            self.view,
            from_plain(room, params, self.known),
            self.actions,
            random.seeded(self.seed),
            self.seats,
            self.ms,
            self.past,
            self.options,
        )
