"""Random games of a few positions that may go on for ever, and their exact values.

Positions are those of `solve/sweeping.py` in small: a roll has a weight in sixteenths and offers
ways, each a win, the same player's roll somewhere, or the other's.
"""

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, NamedTuple

import numpy as np

from regalia.games.ur.solve.game import Bound
from regalia.games.ur.solve.sweeping import NO_WAY, ONE, OTHER, SAME, WIN, looked_up, taxed

Roll = tuple[int, tuple[int, ...]]  # the weight, and the ways it offers


class SmallGame(NamedTuple):
    positions: tuple[tuple[Roll, ...], ...]

    def plans(self) -> list[tuple[tuple[int, ...], ...]]:
        """Every way to play that depends on the position and the roll alone."""
        offered = [[range(len(ways)) for _, ways in rolls] for rolls in self.positions]
        return list(product(*(list(product(*choices)) for choices in offered)))

    def values(self, endless: Fraction) -> list[Fraction]:
        """Values for the player who rolls, endless play counting so much for either; by trying all
        plans.

        Such a game is one of averages (who has won gets 1 again and again, who plays for ever gets
        `endless`), and those are played best by such plans."""
        n, plans = len(self.positions), self.plans()
        tried = [[self._played(mine, yours, [], endless)[:n] for yours in plans] for mine in plans]
        return [max(min(row[s] for row in against) for against in tried) for s in range(n)]

    def claimed(self, endless: Fraction) -> list[Fraction]:
        """Values when I roll, if you may claim a draw at any of your rolls, and I never do."""
        n, plans = len(self.positions), self.plans()
        claims = [[s for s in range(n) if some >> s & 1] for some in range(1 << n)]
        answers = list(product(plans, claims))
        tried = [[self._played(mine, *answer, endless)[:n] for answer in answers] for mine in plans]
        return [max(min(row[s] for row in against) for against in tried) for s in range(n)]

    def _played(
        self, mine: Any, yours: Any, claims: list[int], endless: Fraction
    ) -> list[Fraction]:
        """My chance to win: where I roll, then where you do; you claim a draw at some."""
        n = len(self.positions)
        to: list[list[Fraction]] = [[Fraction(0)] * (2 * n + 2) for _ in range(2 * n)]
        for who, plan in enumerate((mine, yours)):
            for s, rolls in enumerate(self.positions):
                for (weight, ways), choice in zip(rolls, plan[s]):
                    way = ways[choice]
                    kind, there = way & NO_WAY, way & ~NO_WAY
                    at = 2 * n + who if kind == WIN else there + n * (who ^ (kind == OTHER))
                    to[who * n + s][at] += Fraction(weight, 16)
        for s in claims:
            to[n + s] = [Fraction(0)] * (2 * n) + [Fraction(1, 2)] * 2
        ends = {2 * n, 2 * n + 1}
        while more := {s for s in range(2 * n) if any(to[s][t] for t in ends)} - ends:
            ends |= more
        live = sorted(ends - {2 * n, 2 * n + 1})
        rows = [
            [Fraction(s == t) - to[s][t] for t in live]
            + [to[s][2 * n] + endless * sum(to[s][t] for t in range(2 * n) if t not in ends)]
            for s in live
        ]
        found = dict(zip(live, _solved(rows)))
        return [found.get(s, endless) for s in range(2 * n)]


def _solved(rows: list[list[Fraction]]) -> list[Fraction]:
    """The solution of linear equations, by elimination."""
    for i in range(len(rows)):
        pivot = next(k for k in range(i, len(rows)) if rows[k][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k, row in enumerate(rows):
            if k != i and row[i]:
                rows[k] = [x - row[i] * y for x, y in zip(row, rows[i])]
    return [row[-1] for row in rows]


def random_game(seed: int) -> SmallGame:
    """Three positions, in which play often goes round and round."""
    rng, positions = Random(seed), []
    for _ in range(3):
        low, rolls = rng.choice((1, 2, 4, 8)), []
        for weight in (low, 16 - low):
            ways = [rng.choice((SAME, OTHER, OTHER)) | rng.randrange(3) for _ in range(2)]
            if weight == low and rng.random() < 0.5:
                ways[0] = WIN
            rolls.append((weight, tuple(ways[: rng.choice((1, 1, 2))])))
        positions.append(tuple(rolls))
    return SmallGame(tuple(positions))


class SmallTable:
    """A table of two lanes for such a game, swept like the large ones."""

    xp = np

    def __init__(self, small: SmallGame) -> None:
        self.small, self.game = small, Bound(0, 0, 0)
        self.table = np.full((len(small.positions), 2), ONE // 2, np.uint32)
        self.refs = np.empty((0, 2), np.uint32)

    def sweep(self, write: bool = True) -> Any:
        worst, numbers = np.zeros((2, 3), np.int64), self.game.numbers(write)
        for at, rolls in enumerate(self.small.positions):
            for lane in range(2):
                total = sum(
                    weight * max(int(looked_up(way, lane, self.table)) for way in ways)
                    for weight, ways in rolls
                )
                old = int(self.table[at, lane])
                new = taxed(numbers, lane, total, old, at, self.refs, worst)
                if write:
                    self.table[at, lane] = new
        return worst

    def choose(self) -> Any:
        self.noted = self.sweep()
        return self.noted

    def follow(self, times: int) -> Any:
        for _ in range(times):
            noted = self.sweep()
        return noted

    def in_order(self) -> Any:
        return self.table

    def put(self, values: Any) -> None:
        self.table[:] = values

    def look(self, own: int, foe: int) -> tuple[int, ...]:
        return tuple(int(value) for value in self.table[0])
