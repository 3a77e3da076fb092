"""Equal starts as the kernel counts them, compared with the rules, without a GPU:

    python -m regalia.games.ur.tools.check_starts

It needs a C++ compiler.  A small board is solved by the kernel.  Then, in positions where something
goes round, the rules themselves are played on for as long as both sides enter (UR-20 and all), and
what follows any other action is looked up: both must find the same.
"""

import ctypes
import hashlib
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np

from regalia.core import random
from regalia.core.contract import Params
from regalia.games.ur import rules as ur_rules
from regalia.games.ur.rules import CLAIMING, ENTER, ENTRANCE, MOVING, ROLLING, Ur
from regalia.games.ur.solve.definition import after
from regalia.games.ur.solve.game import fair
from regalia.games.ur.solve.index import index, number
from regalia.games.ur.solve.kernel import source
from regalia.games.ur.solve.plan import random_position
from regalia.games.ur.solve.sweeping import ONE
from regalia.games.ur.solve.variant import variant_room
from regalia.games.ur.tools.check import CIndex, CppTable, CWays, build, pointer
from regalia.games.ur.tools.starts import ROUNDS

BITS, OFF = 6, 2.0**-6
SWEEPS, CHEAP = 10, 30
POSITIONS = 40
FAR = 16  # actions further on nobody goes round any more
CLOSE = 2e-4  # where both sides expect one half, to go round for ever is as good as to claim


class CppStartsTable(CppTable):
    """The kernel of `starts.py` on this machine's processor."""

    def __init__(self, rules: ModuleType) -> None:
        super().__init__(rules, index(rules.PIECES), fair(BITS))
        with tempfile.TemporaryDirectory() as folder:
            self.by_rounds = build(source(rules, 1, gpu=False, starts=True), Path(folder))
        self.by_rounds.follow_all.restype = ctypes.c_double
        self.round = np.zeros(self.index.size, np.uint32)
        self.noted_ways = ctypes.byref(CWays(pointer(self.ways), self.index.size))

    def solve(self) -> float:
        """Returns by how much the last sweep changed a value, at most."""
        wrong = 1.0
        owns = pointer(self.owns), len(self.owns)
        for _ in range(SWEEPS):
            self._pack(unpack=True)
            given = (*self._tables(), *owns, self.noted_ways, pointer(self.round))
            self.by_rounds.choose_round(*given)
            for _ in range(CHEAP):
                given = (pointer(self.packed), self.noted_ways, pointer(self.round))
                wrong = self.by_rounds.follow_all(*given, ctypes.c_double(OFF)) / ONE
        return wrong

    def look(self, own: int, foe: int) -> tuple[int]:
        numbers = self.index
        return (int(self.packed[number(own, foe, numbers.rank, numbers.block, numbers.part)][0]),)

    def worths(self, own: int, foe: int) -> list[float]:
        found, numbers = np.zeros(ROUNDS + 1), CIndex(self.index.most, *map(pointer, self.kept))
        sides = (pointer(np.array([side], np.int32)) for side in (own, foe))
        given = (pointer(self.packed), self.noted_ways, pointer(self.round), ctypes.c_double(OFF))
        self.by_rounds.worths(ctypes.byref(numbers), *given, *sides, 1, pointer(found))
        return [float(one) / ONE for one in found]


def by_the_rules(rules: ModuleType, table: CppStartsTable, s: Ur) -> float:
    """The worth to player 0 where somebody is about to roll, or to claim."""
    act: Callable[[Params, Ur, int], Ur] = rules.act
    actions: Callable[[Params, Ur], Iterator[int]] = rules.actions

    @cache
    def worth(s: Ur, far: int) -> float:
        best = max if s.player == 0 else min
        if s.phase == CLAIMING:
            return best(0.5, worth(s._replace(phase=ROLLING), far))
        if far == FAR:
            return 0.5
        total = 0.0
        for roll in ur_rules.chances((), s):
            t = act((), s, roll)
            moves = [*actions((), t)] if t.phase == MOVING else []
            found = [moved(s, act((), t, move), move, far) for move in moves]
            total += ur_rules.weight((), s, roll) * best(found or [looked_up(t, s.player)])
        return OFF / 2 + (1 - OFF) * total / 16

    def moved(s: Ur, t: Ur, move: int, far: int) -> float:
        round_again = t.foe & ~ENTRANCE, t.own | ENTRANCE
        if move == ENTER and s.own and round_again == (s.own, s.foe):
            return worth(t, far + 1)
        return looked_up(t, s.player)

    def looked_up(t: Ur, mover: int) -> float:
        found = after(rules, t, table.look, mover)[0] / ONE
        return found if mover == 0 else 1 - found

    return worth(s, 0)


def check() -> int:
    """Count the positions that agree, each after every number of rounds."""
    rules = variant_room(PIECES=3, SKY=0, ROSETTES=ur_rules.EARTH, GOAL=2).rules_module
    table, rng, done = CppStartsTable(rules), random.seeded(5), 0
    assert table.solve() < 1e-6
    while done < POSITIONS:
        own, foe = random_position(rng, rules.PIECES - 1)
        foe |= ENTRANCE
        full = any(rules.holds((), side) for side in (own, foe))
        if full or own & foe or own == 0 or foe == ENTRANCE:
            continue
        entered = foe & ~ENTRANCE | (own | ENTRANCE) << 20
        for n, found in enumerate(table.worths(own, foe)):
            starts = (own | foe << 20, n // 2 + 1, entered, (n + 1) // 2)
            s = Ur(own, foe, 0, ROLLING, 0, *starts, -1)
            assert abs(found - by_the_rules(rules, table, s)) < CLOSE, (own, foe, n)
        done += 1
    return done


def digest(rules: ModuleType) -> str:
    texts = (source(rules, 1, gpu=gpu, starts=True) for gpu in (False, True))
    return hashlib.sha256("".join(texts).encode()).hexdigest()[:16]


if __name__ == "__main__":
    print(f"{check()} positions agree; digest of the kernel that counts: {digest(ur_rules)}")
