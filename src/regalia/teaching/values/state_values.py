"""Values of a whole state, all secrets told, to players who do not know them.

At a decision it is what the room's insight says (fitted to the results of games), in a game that is
over its result, and where chance is to play the mean over what may come, up to the next decision.
So the same state has the same value whether it is looked at as what came or as what is to come:
the changes along a game add up to its result, and the mean of what chance changes is 0.
"""

from collections.abc import MutableSequence

from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY, State
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.players import tree
from regalia.players.searching import Workspace
from regalia.teaching.values.outlook import Values, mean

COMPLETIONS = 256  # of several outcomes in a row, drawn where they are too many to count
PLAYED_OUT = 64  # times, of a room that cannot judge
DICE = 20_260  # the same for every state


class StateValues:
    """The values of the states of one game."""

    def __init__(self, game: Game, query: Query) -> None:
        self.game, self.query = game, query
        self.rules, self.params = game.room.rules, game.params
        self.own = Workspace(query, tree, 1)
        self.times = 1 if game.room.insight.PLAYOUT == 0 else PLAYED_OUT

    def value(self, s: State) -> Values:
        who = self.rules.to_play(self.params, s)
        if who == NOBODY:
            seats = range(self.game.seats)
            return tuple(self.rules.result(self.params, s, seat) / 2 for seat in seats)
        return self._mean(s) if who == CHANCE else self._judged(s)

    def _judged(self, s: State) -> Values:
        own, seats = self.own, self.game.seats
        dice, buffer = own.filled(random.seeded(DICE), 4), own.words(own.most)
        worths, totals, before = own.words(seats), [0] * seats, own.past(self.query)
        for _ in range(self.times):
            past = own.kernel.so_far(own.params, s, before, 64)
            own.kernel.expect_looking_back(own.params, s, past, seats, dice, buffer, worths, 0)
            totals = [total + int(worth) for total, worth in zip(totals, worths)]
        if sum(totals) == 0:
            return (1 / seats,) * seats
        return tuple(
            total / sum(totals) for total in totals
        )  # some insights leave a little to nobody

    def _mean(self, s: State) -> Values:
        """The mean over all outcomes; of the states after each, if that is chance again, over
        some."""
        outcomes, weights = self._outcomes(s)
        if len(outcomes) == 1:
            return self.value(self.rules.act(self.params, s, outcomes[0]))
        rng, many = random.seeded(DICE), max(COMPLETIONS // len(outcomes), 1)
        found = []
        for outcome in outcomes:
            there = self.rules.act(self.params, s, outcome)
            again = self.rules.to_play(self.params, there) == CHANCE
            ends = [self._completed(there, rng) for _ in range(many)] if again else [there]
            found.append(mean([self.value(end) for end in ends], [1.0] * len(ends)))
        return mean(found, weights)

    def _completed(self, s: State, rng: MutableSequence[int]) -> State:
        while self.rules.to_play(self.params, s) == CHANCE:
            outcomes, weights = self._outcomes(s)
            s = self.rules.act(self.params, s, outcomes[random.drawn(rng, weights, len(weights))])
        return s

    def _outcomes(self, s: State) -> tuple[list[int], list[int]]:
        outcomes = list(self.rules.chances(self.params, s))
        return outcomes, [self.rules.weight(self.params, s, outcome) for outcome in outcomes]
