"""Positions of a game that are proved to be won, to be browsed.

`data/proved.jsonl` of a room has one on each line: where the game stands, who is to play and wins
by force, in how many plies and no fewer, how many of the possible actions do it, and a line in
which the winner is as quick and the other side as stubborn as can be.  A room without the file has
none.
"""

from functools import lru_cache

import msgspec

from regalia.core.game import Game
from regalia.core.room import Room


class Proved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: str
    seat: int  # who wins, and is to play
    plies: int
    winning: int  # actions that win so soon
    actions: int  # of so many
    line: tuple[str, ...]


@lru_cache(maxsize=64)
def proved(room: Room) -> tuple[Proved, ...]:
    """The longest wins first."""
    file = room.folder / "data" / "proved.jsonl"
    if not file.exists():
        return ()
    return tuple(msgspec.json.decode(line, type=Proved) for line in file.read_bytes().splitlines())


def played(room: Room, one: Proved) -> Game:
    """The whole line, from the position on."""
    game = Game(room, {}, one.position)
    for text in one.line:
        game.play(text)
    return game
