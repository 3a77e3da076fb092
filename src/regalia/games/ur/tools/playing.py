"""Games by a solved table on the GPU: how long perfect games last, and positions to learn from."""

from typing import Any

import numpy as np

from regalia.games.ur.solve.gpu import GpuTable
from regalia.games.ur.solve.kernel import THREADS, source
from regalia.games.ur.solve.sweeping import ONE

MOST_ROLLS = 100_000  # a game that is longer is cut off


class TablePlayer:
    """Plays by a table of one lane; with `carelessly` as a chance to take any action."""

    def __init__(self, table: GpuTable) -> None:
        self.table, self.xp = table, table.xp
        self.module = table.compiled(source(table.rules, 1, gpu=True, wide=True))

    def games(self, games: int, seed: int = 1) -> dict[str, Any]:
        """A summary of perfect games."""
        outs = [self.xp.zeros(games, self.xp.int32) for _ in range(4)]
        given = (self.table.in_rows(), self.table.rows, np.uint64(seed), np.int32(games))
        blocks = -(-games // THREADS)
        self.table.call(self.module, "play", blocks, *given, np.int32(MOST_ROLLS), *outs)
        turns, rolls, fifths, winner = (out.get() for out in outs)
        return {
            "games": games,
            "cut off after": MOST_ROLLS,
            "cut off": int((winner < 0).sum()),
            "won by the first player": float((winner == 0).mean()),
            "turns": _summary(turns),
            "rolls": _summary(rolls),
            "games with a fifth equal start": float((fifths > 0).mean()),
        }

    def sample(self, positions: int, carelessly: float, seed: int = 1) -> tuple[Any, Any, Any]:
        """Positions met in play: arrays of own areas, enemies' areas, and values (float32).

        They stay on the GPU (`torch.from_dlpack` takes them without copying)."""
        each = 64
        blocks = -(-positions // (each * THREADS))
        size = blocks * THREADS * each
        own, foe = (self.xp.empty(size, self.xp.int32) for _ in range(2))
        value = self.xp.empty(size, self.xp.uint32)
        given = (self.table.in_rows(), self.table.rows, np.uint64(seed), np.int32(each))
        odds = np.uint32(carelessly * 65536)
        self.table.call(self.module, "sample", blocks, *given, odds, own, foe, value)
        return own, foe, value.astype(self.xp.float32) / ONE


def _summary(counts: Any) -> dict[str, float]:
    middle, most = np.percentile(counts, [50, 99])
    return {
        "mean": float(counts.mean()),
        "median": float(middle),
        "99 %": float(most),
        "most": int(counts.max()),
    }
