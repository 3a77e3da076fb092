"""The table on this machine's processors: sweeps compiled by Numba, in as many threads."""

import itertools
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from regalia.core.room import Room
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.games.ur.solve import sweeping
from regalia.games.ur.solve.game import Bound, StoppingGame
from regalia.games.ur.solve.index import Index, bytes_of_tables, number
from regalia.games.ur.solve.plan import plan

PARTS = 16  # of a sweep, for each thread
ROLLS = 6
CHUNK = 1 << 24
COPIES = 3  # that solving keeps of all values
CONTAINER = Path("/sys/fs/cgroup")  # what Linux allows a group of processes


def bytes_needed(size: int, lanes: int, mapped: bool = False) -> int:
    """Bytes of memory for a table; `mapped`: the best actions are in a file (`bytes_mapped`)."""
    return lanes * 4 * size * (1 + COPIES + (0 if mapped else ROLLS)) + bytes_of_tables()


def bytes_mapped(size: int, lanes: int) -> int:
    return lanes * 4 * size * ROLLS


def cores() -> int:
    return os.cpu_count() or 1


def free_bytes() -> int:
    """Memory that can be had; all there is where the system does not tell."""
    told = Path("/proc/meminfo")
    if told.exists():
        lines = dict(line.split(":") for line in told.read_text("ascii").splitlines())
        return min(int(lines["MemAvailable"].split()[0]) * 1024, _left_to_the_container())
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return 1 << 62


def _left_to_the_container() -> int:
    most, used = CONTAINER / "memory.max", CONTAINER / "memory.current"
    limited = most.exists() and used.exists() and most.read_text().strip().isdecimal()
    return int(most.read_text()) - int(used.read_text()) if limited else 1 << 62


def together(found: list[Any]) -> Any:
    """Join the notes of a sweep's parts: the worst of all, and how many there were."""
    whole = np.max(found, axis=0)
    whole[:, 2] = np.sum(found, axis=0)[:, 2]
    return whole


class CpuTable:
    """Values of all positions of a game, in the order of the index.

    The best actions, noted by `choose`, are six times as long as the values.  Where memory is short
    they are kept in a file, `mapped`: they are read and written from the first to the last."""

    xp = np

    def __init__(
        self,
        room: Room,
        index: Index,
        game: StoppingGame | Bound,
        threads: int = 0,
        mapped: Path | None = None,
    ) -> None:
        rules = room.rules_module
        self.index, self.game = index, game
        self.rosettes, self.goal = rules.ROSETTES, rules.goal(())
        self.threads = threads or cores()
        self.kernel, self.params = compiled(room, sweeping), as_array(())
        self.plan = np.array(plan(rules).at, np.int64)
        self.weights = np.array(rules.ODDS, np.int64)
        self.table = np.empty((index.size, game.lanes), np.uint32)
        self.table[:] = game.first_guess
        shape = index.size, ROLLS, game.lanes
        self.ways: Any = (
            np.asarray(np.memmap(mapped, np.uint32, "w+", shape=shape))
            if mapped
            else np.empty(shape, np.uint32)
        )
        self.refs = np.empty((0, game.lanes), np.uint32)  # proved bounds, or none (see `Bound`)

    def _in_threads(self, work: Callable[[Any], Any], parts: list[Any]) -> list[Any]:
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(work, parts))

    def sweep(self, write: bool = True) -> Any:
        """A full sweep; what was wrong before it, at most (see `StoppingGame.error`)."""
        return self._sweep(write, self.ways[:, :0])

    def _sweep(self, write: bool, ways: Any) -> Any:
        numbers = self.game.numbers(write)

        def some(owns: Any) -> Any:
            worst = np.zeros((self.game.lanes, 3), np.int64)
            about = (self.rosettes, self.goal, self.table, self.index, self.plan, numbers)
            self.kernel.sweep(self.params, owns, *about, self.refs, worst, ways)
            return worst

        parts = np.array_split(self.index.owns, PARTS * self.threads)
        return together(self._in_threads(some, parts))

    def choose(self) -> Any:
        """A sweep that notes the best actions as well."""
        self.noted = self._sweep(True, self.ways)
        return self.noted

    def follow(self, times: int) -> Any:
        """Cheap sweeps by the best actions noted; what was wrong before the last, at most."""
        numbers = self.game.numbers(True)

        def some(part: tuple[int, int]) -> Any:
            worst = np.zeros((self.game.lanes, 3), np.int64)
            about = (self.table, self.ways, numbers, self.refs, worst)
            self.kernel.follow(self.weights, *part, *about)
            return worst

        ends = np.linspace(0, self.index.size, PARTS * self.threads + 1).astype(int).tolist()
        for _ in range(times):
            found = self._in_threads(some, list(itertools.pairwise(ends)))
        return together(found)

    def in_order(self) -> Any:
        """All values in the order of the index, to be changed."""
        return self.table

    def values(self) -> Iterator[Any]:
        """All values in the order of the index, piece by piece."""
        for begin in range(0, self.index.size, CHUNK):
            yield self.table[begin : begin + CHUNK]

    def put(self, values: Any) -> None:
        self.table[:] = values

    def look(self, own: int, foe: int) -> tuple[int, ...]:
        """The values of one position."""
        at = number(own, foe, self.index.rank, self.index.block, self.index.part)
        return tuple(int(value) for value in self.table[at])
