"""A visit to a GPU that proves bounds: `python -m regalia.games.ur.tools.certify_on_gpu`.

Needs CuPy and NumPy, not Numba.  Solves games that are called off for a first guess, then goes from
pass to pass (`certificate.py`).  Writes certificate.json, anew after each pass: how many violations
the check found, the bounds at the start, the digest of the table; and sample-*.npz, the bounds of
10,000 positions by their numbers.

    certify_on_gpu --half 10 10 10 --lift 10 --lost 10 12 --won 14

Passes with endless play lost lift what was proved for one half; then they begin anew, to prove
bounds of the game in which it is lost; those swapped are the guess for the one in which it is won.
"""

import argparse
import hashlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.ur.solve.certificate import HALF, LOST, WON, Pass, Passed, certify
from regalia.games.ur.solve.game import Bound, Game, extremes, fair
from regalia.games.ur.solve.gpu import GpuTable
from regalia.games.ur.solve.index import check_mirror, index
from regalia.games.ur.solve.solving import FIRST_BITS, GOOD_ENOUGH, STEP, levels, rounds
from regalia.games.ur.solve.sweeping import ONE, SOLVE
from regalia.games.ur.solve.variant import variant_room
from regalia.games.ur.tools.on_gpu import agrees

SAMPLED = 10_000


def sampled(table: Any) -> tuple[Any, Any]:
    """Numbers of positions, always the same, and their bounds."""
    chosen = np.random.default_rng(17).integers(0, table.index.size, SAMPLED)
    return chosen, table.in_order()[table.xp.asarray(chosen)].get()


def digest(table: Any) -> str:
    found = hashlib.sha256()
    for part in table.values():
        found.update(np.ascontiguousarray(part, "<u4").data)
    return found.hexdigest()


class Visit:
    """Passes one after the other, each noted in the folder as soon as it is done."""

    def __init__(self, pieces: int, rounds: int, seconds: float, out: Path) -> None:
        self.begun, self.rounds, self.seconds, self.out = time.monotonic(), rounds, seconds, out
        self.rules, self.numbers = variant_room(PIECES=pieces).rules_module, index(pieces)
        check_mirror(self.rules)
        self.told: list[dict[str, Any]] = []

    def passed(self) -> float:
        return time.monotonic() - self.begun

    def say(self, text: str) -> None:
        print(f"{self.passed():7.1f} {text}", flush=True)

    def solve_called_off(self, table: GpuTable, make: Callable[[int], Game], bits: int) -> None:
        """A guess, at most."""
        for table.game in map(make, levels(bits)):
            for error in rounds(table, GOOD_ENOUGH):
                start = [value / ONE for value in table.look(0, 0)]
                self.say(f"called off 2**-{table.game.bits}: error at most {error:.1e}, {start}")

    def guess(self, bits: int) -> GpuTable:
        """A table of two lanes, both as if games were called off."""
        table = GpuTable(self.rules, self.numbers, fair(bits))
        self.solve_called_off(table, fair, bits)
        guess, pool = table.in_order().get(), table.xp.get_default_memory_pool()
        del table
        pool.free_all_blocks()
        both = GpuTable(self.rules, self.numbers, Bound(SOLVE, bits, HALF))
        both.put(guess)
        return both

    def certify(self, table: GpuTable, bits: list[int], endless: int, meets: bool = True) -> None:
        passes = (
            Pass(b, endless, self.rounds, meets=meets) for b in bits if self.passed() < self.seconds
        )
        for done in certify(table, passes, self.say):
            self.note(table, done)

    def note(self, table: GpuTable, done: Passed) -> None:
        chosen, bounds = sampled(table)
        gaps = (bounds[:, 1].astype(float) - bounds[:, 0]) / ONE
        self.told.append(
            {
                **done._asdict(),
                "start": [value / ONE for value in table.look(0, 0)],
                "mean gap": float(gaps.mean()),
                "greatest gap of the sample": float(gaps.max()),
                "agrees": agrees(table),
                "digest": digest(table),
                "at": self.passed(),
            }
        )
        self.say(json.dumps(self.told[-1]))
        name = f"sample-{done.endless * 2 // ONE}.npz"
        np.savez(self.out / name, number=chosen, bounds=bounds)
        facts = {"pieces": self.numbers.most, "positions": self.numbers.size, "passes": self.told}
        (self.out / "certificate.json").write_text(json.dumps(facts, indent=1), "utf-8")


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--pieces", type=int, default=7)
    given.add_argument("--guess", type=int, default=10, help="bits of the game called off")
    for name in ("half", "lost", "won"):
        passes = "bits of the passes with endless play " + ("at one half", name)[name != "half"]
        given.add_argument(f"--{name}", type=int, nargs="*", default=[], help=passes)
    given.add_argument("--lift", type=int, nargs="*", default=[], help="bits, after those of half")
    given.add_argument("--rounds", type=int, default=60)
    given.add_argument("--seconds", type=float, default=1e9, help="no pass begins afterwards")
    given.add_argument("--out", type=Path, default=Path())
    asked = given.parse_args()
    visit = Visit(asked.pieces, asked.rounds, asked.seconds, asked.out)
    table = visit.guess(asked.guess)
    visit.certify(table, asked.half, HALF)
    visit.certify(table, asked.lift, LOST)
    proved, table.refs = table.refs, None
    if asked.lost:
        table.game = extremes(FIRST_BITS)
        table.restart()
        visit.solve_called_off(table, extremes, asked.lost[0] - STEP)
        visit.certify(table, asked.lost, LOST)
    if asked.won:
        table.put(table.in_order()[:, ::-1].copy())
        table.refs = proved
        visit.certify(table, asked.won, WON, meets=False)


if __name__ == "__main__":
    main()
