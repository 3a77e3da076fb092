"""Estimates of the processor time that a piece of work takes: so much for each byte of it.

The time of a byte is measured for every kind of work, and what was done last counts most.  One
piece alone changes little: the first of a kind takes long in every process.
"""

SMALL = 2_000  # bytes: the least piece of work costs as much as these
SLOW = 5e-6  # seconds a byte, before anything of a kind was done
WEIGHT = 0.3  # of the last piece
MOST = 4.0  # times as slow as the estimate: what was slower counts as much


class Estimates:
    def __init__(self) -> None:
        self.byte: dict[str, float] = {}  # seconds, by kind

    def seconds(self, kind: str, size: int) -> float:
        return self.byte.get(kind, SLOW) * (SMALL + size)

    def learn(self, kind: str, size: int, seconds: float) -> None:
        before = self.byte.get(kind, SLOW)
        measured = min(seconds / (SMALL + size), MOST * before)
        self.byte[kind] = before + WEIGHT * (measured - before)
