"""Who plays the seats that a program that learns does not: at random inside the compiled call, or a
computer player of any level, which is asked game by game."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from regalia import players
from regalia.core.card import Options
from regalia.core.contract import EVERYBODY, NOBODY
from regalia.core.query import Query
from regalia.core.room import Room
from regalia.research import batch
from regalia.research.sizes import tensor_of

if TYPE_CHECKING:
    from regalia.research.many import Vector


class Opponents:
    def __init__(self, room: Room, who: int | str, options: Options) -> None:
        self.room, self.options = room, options
        self.name = players.named(str(who))
        self.random = self.name == "random"
        self.player = players.player(self.name)

    def play(self, games: "Vector") -> None:
        """Until it is the learner's turn in every game."""
        while not self.random and len(waiting := games.waiting()):
            chosen = np.full((games.n, 1), batch.SKIP, np.int64)
            for i in waiting:
                chosen[i, 0] = self.choice(games, int(i), int(games.now.seat[i]))
            games._advance(chosen, fresh=False)

    def choices(self, games: "Vector") -> NDArray[np.int64]:
        """What the player would do in each game, in every seat that may act."""
        chosen = np.full((games.n, games.seats if games.every else 1), batch.SKIP, np.int64)
        for i, who in enumerate(games.now.seat.tolist()):
            if who == NOBODY:
                continue
            if not games.every:
                chosen[i, 0] = self.choice(games, i, who)
                continue
            for seat in range(games.seats):
                acts = who in (seat, EVERYBODY)
                chosen[i, seat] = self.choice(games, i, seat) if acts else games.actions
        return chosen

    def choice(self, games: "Vector", i: int, seat: int) -> int:
        """The index that the player chooses for a seat, which is told what that seat may know."""
        room, params, s = self.room, games.params, games.state(i)
        race = room.rules.to_play(params, s) != seat
        actions = {
            room.text.action_text(params, s, action): action
            for action in room.rules.actions(params, s)
            if not race or action & 3 == seat
        }
        generator = games.policy_rng(i)
        rng = [int(word) for word in generator]
        query = Query(
            room,
            params,
            room.view.view(params, s, seat),
            sorted(actions),
            rng,
            games.seats,
            past=games.keys(i),
            options=self.options,
        )
        chosen = actions[self.player.choose(query).text]
        generator[:] = rng
        return tensor_of(room).index_of(params, s, chosen)
