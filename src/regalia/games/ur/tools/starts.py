"""Ur with equal starts of a turn (UR-20) as they come about in play, solved on a GPU.

A table of positions does not know how turns began before.  But of 2,801 equal starts of levels 6
and 9, 97 in 100 came about in one way: a player enters and takes the piece that stands there, the
other enters and takes that one, and so on.  Who may do so next, and how often it has been done in a
row (`rounds`), is all there is to know then; from the eighth time on whoever is to roll may claim a
draw.  So a position is worth one number where nothing goes round, and nine where something does,
which follow from what all other actions are worth, here and after entering (`kernel_starts.cu`).

Other ways to begin a turn as the last one are left out, as is the memory of a start that was left.
As in `game.py`, the game is called off once in 2**bits rolls.
"""

from types import ModuleType
from typing import Any

import numpy as np

from regalia.games.ur.rules import EQUAL_STARTS
from regalia.games.ur.solve.game import StoppingGame
from regalia.games.ur.solve.gpu import GpuTable
from regalia.games.ur.solve.index import Index
from regalia.games.ur.solve.kernel import THREADS, source
from regalia.games.ur.solve.sweeping import SIXTEENTHS

ROUNDS = 2 * (EQUAL_STARTS - 1)  # times that somebody entered so, for the fifth equal start


class StartsTable(GpuTable):
    """The values with no round behind them; `worths` tells those with some."""

    def __init__(self, rules: ModuleType, index: Index, game: StoppingGame) -> None:
        super().__init__(rules, index, game)
        self.by_rounds = self.compiled(source(rules, 1, gpu=True, starts=True))
        self.round = self.xp.empty(index.size, self.xp.uint32)  # where it leads to; ~0: it does not

    @property
    def off(self) -> Any:
        return np.float64(2.0**-self.game.bits)

    def sweep(self, write: bool = True) -> Any:
        self.in_rows()
        given = (*self.tables, self.owns, self.ways, self.round, np.int64(self.index.size))
        self.call(self.by_rounds, "choose_round", len(self.owns), *given)
        return self.follow(1, write)

    def choose(self) -> Any:
        return self.sweep()

    def follow(self, times: int, write: bool = True) -> Any:
        packed, size, worst = self.in_order(), self.index.size, self._notes()
        scale = np.float64(2.0 ** (self.game.bits + SIXTEENTHS))  # as `StoppingGame.error` wants it
        given = (packed, self.ways, self.round, np.int64(size), self.off, np.int32(write), scale)
        for _ in range(times):
            worst.fill(0)
            self.call(self.by_rounds, "follow_all", -(-size // THREADS), *given, worst)
        return worst.get()[: self.lanes]

    def worths(self, own: Any, foe: Any) -> tuple[Any, Any]:
        """The worth of positions after 0 to ROUNDS rounds, and which of them lead round; by the
        actions that were noted last."""
        n, packed = len(own), self.in_order()
        found = self.xp.empty((n, ROUNDS + 1), self.xp.float32)
        rounds = self.xp.empty(n, self.xp.int32)
        noted = (packed, self.ways, self.round, np.int64(self.index.size), self.off)
        given = (*self.tables, *noted, own, foe, np.int32(n), found, rounds)
        self.call(self.by_rounds, "worths", -(-n // THREADS), *given)
        return found, rounds
