"""The table on a GPU, through CuPy: `GpuTable(rules, index, game)` sweeps, packs and answers."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np

from regalia.core.errors import RegaliaError
from regalia.games.ur.solve.game import Bound, StoppingGame
from regalia.games.ur.solve.index import Index, squeeze
from regalia.games.ur.solve.kernel import ROLLS, THREADS, rows, source
from regalia.games.ur.text import says

SPARE = 3 << 30  # bytes for everything but tables
NOTES = 3  # of a sweep for each lane
CHUNK = 1 << 26  # positions that travel at a time
COPIES = 3  # that solving keeps of all values


def bytes_needed(most: int, size: int, lanes: int) -> int:
    return lanes * 4 * (rows(most)[1] + (1 + COPIES + ROLLS) * size) + SPARE


def cupy() -> Any:
    """CuPy, or an error that says what is missing."""
    try:
        import cupy
    except ImportError as error:
        raise RegaliaError(says("gpu-cupy", why=str(error))) from None
    try:
        cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise RegaliaError(says("gpu-none", why=str(error))) from None
    return cupy


def free_bytes() -> int:
    return int(cupy().cuda.Device().mem_info[0])


class GpuTable:
    """Values of all positions of a game, on the GPU that CuPy uses.

    They lie in the table that full sweeps use, or `packed` in the order of the index, where cheap
    sweeps change them; `packed_is_newer` tells where they are up to date."""

    def __init__(self, rules: ModuleType, index: Index, game: StoppingGame | Bound) -> None:
        self.xp = cp = cupy()
        self.rules, self.index, self.game, self.lanes = rules, index, game, game.lanes
        self.goal = rules.goal(())
        self.module = self.compiled(source(rules, self.lanes, gpu=True))
        self.owns = cp.asarray(index.owns, cp.int32)
        begin, size = rows(index.most)
        self.rows, self.table = cp.asarray(begin), cp.empty((size, self.lanes), cp.uint32)
        tables = (index.areas, index.first, index.part, index.rank, index.block)
        self.tables = (
            self.table,
            self.rows,
            np.int32(index.most),
            *(cp.asarray(table, cp.int32) for table in tables),
        )
        self.packed = cp.empty((index.size, self.lanes), cp.uint32)
        self.ways = cp.empty(ROLLS * self.lanes * index.size, cp.uint32)
        self.refs: Any = None  # proved bounds in the order of the index (see `Bound`)
        self.restart()

    def compiled(self, text: str) -> Any:
        return self.xp.RawModule(code=text, options=("-std=c++17",))

    def restart(self) -> None:
        """Set every value to the first guess of the game."""
        for lane, value in enumerate(self.game.first_guess):
            self.table[:, lane] = value
        self.packed_is_newer = False

    def call(self, module: Any, name: str, blocks: int, *given: Any) -> None:
        module.get_function(name)((blocks,), (THREADS,), given)

    def _game(self, write: bool) -> list[Any]:
        rule, bits, _, called_off, rounding, endless, grid = self.game.numbers(write)
        numbers = [np.int64(x[lane]) for x in (called_off, rounding) for lane in (0, -1)]
        how = [np.int32(rule), np.int32(bits), np.int32(write)]
        refs = np.uint64(0) if self.refs is None else self.refs
        return [*how, *numbers, np.int64(endless), np.int64(grid), refs]

    def _notes(self) -> Any:
        return self.xp.zeros((2, NOTES), self.xp.int64)

    def _swept(self, name: str, write: bool, *given: Any) -> Any:
        worst = self._notes()
        about = (*self.tables, *self._game(write), self.owns, worst, *given)
        self.call(self.module, name, len(self.owns), *about)
        return worst.get()[: self.lanes]

    def sweep(self, write: bool = True) -> Any:
        """Sweep once; return the largest error found before it (see `StoppingGame.error`)."""
        self.in_rows()
        return self._swept("sweep", write)

    def choose(self) -> Any:
        """A sweep that notes the best actions as well."""
        self.in_rows()
        self.noted = self._swept("choose", True, self.ways, np.int64(self.index.size))
        return self.noted

    def follow(self, times: int) -> Any:
        """Cheap sweeps by the best actions noted; what was wrong before the last, at most."""
        packed, size = self.in_order(), self.index.size
        worst = self._notes()
        given = (packed, self.ways, np.int64(size), *self._game(True), worst)
        for _ in range(times):
            worst.fill(0)
            self.call(self.module, "follow", -(-size // THREADS), *given)
        return worst.get()[: self.lanes]

    def _pack(self, unpack: bool) -> None:
        given = (self.owns, self.packed, np.int32(unpack))
        self.call(self.module, "pack", len(self.owns), *self.tables, *given)

    # ------------------------------------------------------------------- values in and out

    def in_rows(self) -> Any:
        """All values as full sweeps use them (see kernel.cu)."""
        if self.packed_is_newer:
            self._pack(unpack=True)
            self.packed_is_newer = False
        return self.table

    def in_order(self) -> Any:
        """All values in the order of the index, to be changed."""
        if not self.packed_is_newer:
            self._pack(unpack=False)
            self.packed_is_newer = True
        return self.packed

    def values(self) -> Iterator[Any]:
        """All values in the order of the index, piece by piece: arrays (positions, lanes)."""
        packed = self.in_order()
        for begin in range(0, self.index.size, CHUNK):
            yield packed[begin : begin + CHUNK].get()

    def put(self, values: Any) -> None:
        """Takes over values in the order of the index."""
        for begin in range(0, self.index.size, CHUNK):
            part = slice(begin, begin + CHUNK)
            self.packed[part] = self.xp.asarray(values[part])
        self.packed_is_newer = True

    def look(self, own: int, foe: int) -> tuple[int, ...]:
        """The values of one position."""
        at = int(self.rows[own]) + squeeze(foe, own)
        return tuple(int(value) for value in self.in_rows()[at].get())

    def worth(self, positions: list[tuple[int, int]]) -> list[tuple[int, ...]]:
        """The kernel's worth of positions, as in `definition.worth`."""
        own, foe = (self.xp.asarray(side, self.xp.int32) for side in zip(*positions))
        total, n = self.xp.zeros((len(positions), 2), self.xp.int64), len(positions)
        given = (self.in_rows(), self.rows, own, foe, np.int32(n), total)
        self.call(self.module, "worth", -(-n // THREADS), *given)
        return [tuple(row[: self.lanes]) for row in total.get().tolist()]
