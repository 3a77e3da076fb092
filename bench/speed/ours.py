"""Random play of our own games, interpreted and compiled."""

import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from regalia.core import random
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast import play
from regalia.fast.compiler import compiled, interpreted
from regalia.fast.warm import as_array

MOST_DECISIONS = 100_000  # a game; none of ours comes near it


class Ours:
    """One game; each method measures for about so many seconds: decisions a second."""

    def __init__(self, room: Room) -> None:
        game = Game(room)
        self.room, self.params, self.state, self.seats = room, game.params, game.state, game.seats
        self.fast, self.slow = compiled(room, play), interpreted(room, play)
        self.games, self.seed = 8, 1
        self._run(1)  # compiles, or loads

    def _run(self, games: int) -> int:
        self.seed += 1_000_003
        points = np.zeros(self.seats, np.int64)
        decisions, _ = self.fast.play_many(
            as_array(self.params), self.state, games, self.seed, MOST_DECISIONS, points
        )
        return int(decisions)

    def compiled(self, seconds: float, threads: int = 1) -> float:
        """Chunks of games, in threads that share no state; the interpreter's lock is released."""
        while self._timed(self.games) < seconds / 4:
            self.games *= 2

        def chunks(end: float) -> int:
            total = 0
            while time.perf_counter() < end:
                total += self._run(self.games)
            return total

        begin = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            totals = list(pool.map(chunks, [begin + seconds] * threads))
        return sum(totals) / (time.perf_counter() - begin)

    def _timed(self, games: int) -> float:
        begin = time.perf_counter()
        self._run(games)
        return time.perf_counter() - begin

    def interpreted(self, seconds: float) -> float:
        begin, total = time.perf_counter(), 0
        buffer = [0] * self.room.rules.MOST_ACTIONS
        while time.perf_counter() < begin + seconds:
            self.seed += 1
            past = self.slow.begun(self.params, self.state)
            rng = random.seeded(self.seed)
            _, decisions, _ = self.slow.play_out(
                self.params, self.state, past, rng, buffer, MOST_DECISIONS
            )
            total += decisions
        return total / (time.perf_counter() - begin)
