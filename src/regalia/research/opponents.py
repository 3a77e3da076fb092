"""Players of the seats that a learning program does not play: random, or a level inside the
compiled call; a level that cannot choose there is asked game by game.
"""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from regalia import players
from regalia.core.card import Options
from regalia.core.contract import EVERYBODY, NOBODY, SolvePart
from regalia.core.game.query import Query
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.players import HIGHEST_LEVEL
from regalia.players.levels import levels
from regalia.research import batch
from regalia.research.sizes import tensor_of

if TYPE_CHECKING:
    from regalia.research.many import Vector


def compiled_level(room: Room, name: str) -> tuple[int, int, float, float] | None:
    """The numbers of a level that chooses in compiled code; None: it has to be asked.

    In compiled code there is neither a player of a room's own nor a table of what is solved."""
    number = int(name.removeprefix("level"))
    if room.player is not None:
        return None
    if number == HIGHEST_LEVEL and room.open and room.has(SolvePart.expected):
        return None
    level = levels(room)[number - 1]
    return level.work, level.depth, float(level.attention), float(level.temperature)


class Opponents:
    def __init__(self, room: Room, who: int | str, options: Options) -> None:
        self.room, self.options = room, options
        self.name = players.named(str(who))
        self.random = self.name == "random"
        self.player = players.player(self.name)
        self.level = None if self.random else compiled_level(room, self.name)

    def play(self, games: "Vector") -> None:
        """Play until it is the learner's turn in every game, where the call did not do so
        already."""
        while not self.random and len(waiting := games.waiting()):
            chosen = np.full((games.n, 1), batch.SKIP, np.int64)
            for i in waiting:
                chosen[i, 0] = self.choice(games, int(i), int(games.now.seat[i]))
            games._advance(chosen, fresh=False)

    def choices(self, games: "Vector") -> NDArray[np.int64]:
        """The index that the player chooses in each game, for every seat that may act."""
        chosen = np.full((games.n, games.seats if games.simultaneous else 1), batch.SKIP, np.int64)
        for i, who in enumerate(games.now.seat.tolist()):
            if who == NOBODY:
                continue
            if not games.simultaneous:
                chosen[i, 0] = self.choice(games, i, who)
                continue
            for seat in range(games.seats):
                acts = who in (seat, EVERYBODY)
                chosen[i, seat] = self.choice(games, i, seat) if acts else games.actions
        return chosen

    def choice(self, games: "Vector", i: int, seat: int) -> int:
        """The index that the player chooses for a seat, from what that seat may know."""
        room, params, s = self.room, games.params, games.state(i)
        race = room.rules.to_play(params, s) != seat
        actions = {
            room.text.action_text(params, s, action): action
            for action in room.rules.actions(params, s)
            if not race or action & 3 == seat
        }
        generator = games.policy_rng(i)
        rng = [int(word) for word in generator]
        known = redacted(room, params, s, seat)
        query = Query(
            room,
            params,
            known.view(),
            known.state,
            list(actions),
            rng,
            games.seats,
            past=games.keys(i),
            options=self.options,
        )
        chosen = actions[self.player.choose(query).text]
        generator[:] = rng
        return tensor_of(room).index_of(params, s, chosen)
