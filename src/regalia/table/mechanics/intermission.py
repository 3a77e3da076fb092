"""The rest after a challenge: how it ended can be looked at before chance brings the next one.

It lasts until everybody has gone on; whoever has is not kept waiting for ever.
"""

from regalia.core.contract import CHANCE, SPECTATOR, EndingPart
from regalia.core.game import Game
from regalia.core.secrets import redacted

PATIENCE = 60_000  # ms that the others have once the first has gone on


class Intermission:
    """Seats that are ready for the next challenge, and seats that won something in the last one."""

    def __init__(self, gained: list[int]) -> None:
        self.gained = gained
        self.ready: set[str] = set()
        self.until: int | None = None  # it ends then, whoever still looks

    def went_on(self, person: str, at: int) -> None:
        self.ready.add(person)
        if self.until is None:
            self.until = at + PATIENCE


def begun(game: Game) -> Intermission | None:
    """A rest, if the last action ended a challenge and the next is still to come."""
    room, params = game.room, game.params
    if game.to_play != CHANCE or not room.has(EndingPart.ended):
        return None
    before, after = (redacted(room, params, s, SPECTATOR).view() for s in game.states[-2:])
    if room.ending.ended(params, after) == room.ending.ended(params, before):
        return None
    scores = enumerate(zip(before.get("points", []), after.get("points", [])))  # if it counts them
    return Intermission([seat for seat, (had, has) in scores if has > had])
