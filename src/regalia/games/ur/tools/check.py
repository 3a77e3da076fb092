"""The kernel compared with the rules without a GPU: `python -m regalia.games.ur.tools.check`.

It needs a C++ compiler.  The tests do not: they hold that the kernel's text is the one that this
was last run on.
"""

import ctypes
import hashlib
import itertools
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from regalia.core import random
from regalia.games.ur import rules as ur_rules
from regalia.games.ur.solve.certificate import HALF
from regalia.games.ur.solve.cpu import CpuTable
from regalia.games.ur.solve.definition import worth
from regalia.games.ur.solve.game import Bound, StoppingGame
from regalia.games.ur.solve.index import Index, index, squeeze
from regalia.games.ur.solve.kernel import ROLLS, rows, source
from regalia.games.ur.solve.plan import random_position
from regalia.games.ur.solve.sweeping import LOWER, ONE, RAISE, SOLVE
from regalia.games.ur.solve.variant import variant_room

POSITIONS = 400


def build(text: str, folder: Path, compiler: str = "g++") -> ctypes.CDLL:
    file, library = folder / "kernel.cpp", folder / "kernel.so"
    file.write_text(text, "utf-8")
    flags = ["-std=c++17", "-O2", "-fwrapv", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, "-o", library, file], check=True)
    return ctypes.CDLL(str(library))


def pointer(array: Any) -> Any:
    return array.ctypes.data_as(ctypes.c_void_p)


def random_values(lanes: int, seed: int) -> Any:
    """A value for every position and lane, from nothing but its name."""

    def look(own: int, foe: int) -> tuple[int, ...]:
        rng = random.seeded(seed << 40 | own << 20 | foe)
        return tuple(random.below(rng, ONE // 2) * 2 + lane for lane in range(lanes))

    return look


def hollow(size: int) -> Any:
    """A table for the kernel that is written to in few places, and takes little room."""
    with tempfile.TemporaryFile() as file:
        return np.memmap(file, np.uint32, "w+", shape=size)


class CppTable:
    """The kernel on this machine's processor; for boards with few positions, to compare."""

    xp = np

    def __init__(self, rules: ModuleType, index: Index, game: StoppingGame | Bound) -> None:
        self.index, self.game = index, game
        with tempfile.TemporaryDirectory() as folder:
            self.library = build(source(rules, game.lanes, gpu=False), Path(folder))
        tables = (index.areas, index.first, index.part, index.rank, index.block)
        self.kept = [np.ascontiguousarray(table, np.int32) for table in tables]
        self.owns = index.owns.astype(np.int32)
        self.rows, size = rows(index.most)
        self.table = hollow(size * game.lanes)
        self.packed = np.empty((index.size, game.lanes), np.uint32)
        self.ways = np.empty(ROLLS * game.lanes * index.size, np.uint32)
        self.refs = np.empty((0, game.lanes), np.uint32)
        self.packed[:] = game.first_guess
        self._pack(unpack=True)

    def _tables(self) -> tuple[Any, ...]:
        index = CIndex(self.index.most, *map(pointer, self.kept))
        return pointer(self.table), pointer(self.rows), ctypes.byref(index)

    def _game(self, write: bool) -> Any:
        rule, bits, _, called_off, rounding, *more = self.game.numbers(write)
        numbers = (x[lane] for x in (called_off, rounding) for lane in (0, -1))
        refs = pointer(self.refs) if len(self.refs) else None
        return ctypes.byref(CGame(rule, bits, write, *numbers, *more, refs))

    def sweep(self, write: bool = True, ways: Any = None) -> Any:
        noted = CWays(ways, self.index.size)
        worst = np.zeros((2, 3), np.int64)
        given = (pointer(self.owns), len(self.owns), self._game(write), ctypes.byref(noted))
        self.library.sweep(*self._tables(), *given, pointer(worst))
        return worst[: self.game.lanes]

    def choose(self) -> Any:
        self.noted = self.sweep(True, pointer(self.ways))
        return self.noted

    def follow(self, times: int) -> Any:
        self._pack(unpack=False)
        ways = CWays(pointer(self.ways), self.index.size)
        for _ in range(times):
            worst = np.zeros((2, 3), np.int64)
            given = (ctypes.byref(ways), self._game(True), pointer(worst))
            self.library.follow(pointer(self.packed), *given)
        self._pack(unpack=True)
        return worst[: self.game.lanes]

    def fill(self, values: Any) -> None:
        """Takes over values; positions that are each other's mirror image get the same."""
        self.packed[:] = values
        self._pack(unpack=True)
        self._pack(unpack=False)

    def _pack(self, unpack: bool) -> None:
        given = (pointer(self.owns), len(self.owns), pointer(self.packed), int(unpack))
        self.library.pack(*self._tables(), *given)


class CWays(ctypes.Structure):
    _fields_ = (
        ("ways", ctypes.c_void_p),
        ("size", ctypes.c_longlong),
    )


class CIndex(ctypes.Structure):
    _fields_ = (
        ("most", ctypes.c_int),
        *((name, ctypes.c_void_p) for name in ("areas", "first", "part", "rank", "block")),
    )


class CGame(ctypes.Structure):
    _fields_ = (
        *((name, ctypes.c_int) for name in ("rule", "bits", "write")),
        *((name, ctypes.c_longlong) for name in ("off_0", "off_1", "rounding_0", "rounding_1")),
        *((name, ctypes.c_longlong) for name in ("endless", "grid")),
        ("refs", ctypes.c_void_p),
    )


def check(rules: ModuleType, lanes: int, wide: bool, seed: int = 1) -> int:
    """Compares the worth of random positions, all values being random; how many they were."""
    begin, size = rows(rules.PIECES)
    values = hollow(size * lanes)
    look, rng = random_values(lanes, seed), random.seeded(seed)

    def noted(own: int, foe: int) -> tuple[int, ...]:
        found: tuple[int, ...] = look(own, foe)
        at = (int(begin[own]) + squeeze(foe, own)) * lanes
        values[at : at + lanes] = found
        return found

    some: list[tuple[int, int]] = []
    while len(some) < POSITIONS:
        own, foe = random_position(rng, rules.PIECES)
        if not any(side & rules.ROSETTES == rules.ROSETTES for side in (own, foe)):
            some.append((own, foe))
    expected = [worth(rules, own, foe, noted) for own, foe in some]
    with tempfile.TemporaryDirectory() as folder:
        library = build(source(rules, lanes, gpu=False, wide=wide), Path(folder))
    owns, foes = (np.array(side, np.int32) for side in zip(*some))
    found = np.zeros((POSITIONS, 2), np.int64)
    library.worth(*map(pointer, (values, begin, owns, foes)), POSITIONS, pointer(found))
    assert [tuple(row[:lanes]) for row in found] == expected
    return POSITIONS


def check_bounds(tables: int = 5) -> int:
    """Compares what sweeps over bounds find with those that Numba compiles, on a small board with
    random values; how many sweeps they were."""
    room = variant_room(PIECES=2, SKY=0, ROSETTES=ur_rules.EARTH, GOAL=2)
    numbers, rng = index(room.rules_module.PIECES), np.random.default_rng(3)
    first = Bound(SOLVE, 6, HALF)
    plain = CpuTable(room, numbers, first, threads=1)
    ours = CppTable(room.rules_module, numbers, first)
    rules = (first, Bound(LOWER, 40, HALF), Bound(RAISE, 40, ONE), Bound(LOWER, 9, 0, grid=7))
    done = 0
    for _ in range(tables):
        ours.fill(rng.integers(0, ONE, ours.packed.shape))
        plain.put(ours.packed)
        refs = rng.integers(0, ONE, ours.packed.shape, dtype=np.uint32)
        for game, proved in itertools.product(rules, (refs[:0], refs)):
            for table in (plain, ours):
                table.game, table.refs = game, proved
            assert (plain.sweep(write=False) == ours.sweep(write=False)).all()
            done += 1
    return done


def digest(rules: ModuleType, lanes: int) -> str:
    text = source(rules, lanes, gpu=False) + source(rules, lanes, gpu=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    for n in (1, 2):
        for is_wide in (False, True):
            compared = check(ur_rules, n, is_wide)
            print(f"lanes {n}, {'64' if is_wide else '32'} bits: {compared} positions agree")
        print(f"digest of the kernel with {n} lanes: {digest(ur_rules, n)}")
    print(f"bounds: {check_bounds()} sweeps agree")
    sys.exit(0)
