"""A visit to a GPU that proves bounds: `python -m regalia.games.ur.tools.certify_on_gpu`.

Needs CuPy and NumPy, not Numba.  Solves games that are called off for a first guess, then goes from
pass to pass (`solve/certificate.py`).  Writes certificate.json, anew after each pass: how many
violations the check found, the bounds at the start, the digest of the table; and sample-*.npz, the
bounds of 10,000 positions by their numbers.  Guess and bounds are kept in a folder, to go on from
when it was stopped.

    certify_on_gpu --pieces 4 --half 10 10 10 10
    certify_on_gpu --half 10 10 10 10 10 --near 0 --rounds 20 --folder KEPT --out FOUND
"""

import argparse
import hashlib
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.ur.solve.certificate import (
    HALF,
    LOST,
    NEAR,
    Pass,
    Passed,
    certify,
    guessed,
    lift,
    meet,
)
from regalia.games.ur.solve.game import Bound, extremes, fair
from regalia.games.ur.solve.gpu import GpuTable
from regalia.games.ur.solve.index import check_mirror, index
from regalia.games.ur.solve.solving import GOOD_ENOUGH, levels, rounds
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
    """Passes one after the other, each noted in a folder as soon as it is done."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.begun, self.asked = time.monotonic(), asked
        rules = variant_room(PIECES=asked.pieces).rules_module
        self.rules, self.numbers = rules, index(asked.pieces)
        check_mirror(rules)
        self.told: list[dict[str, Any]] = []

    def passed(self) -> float:
        return time.monotonic() - self.begun

    def say(self, text: str) -> None:
        print(f"{self.passed():7.1f} {text}", flush=True)

    def guess(self) -> GpuTable:
        """A table of two lanes, both as guessed, or half way between what was proved before."""
        kept, proved = self.asked.folder / "guess.npy", self.asked.folder / "proved.npy"
        bits = self.asked.guess
        if not kept.exists():
            table = GpuTable(self.rules, self.numbers, fair(bits))
            np.save(kept, guessed(table, bits, self.say).get())
            pool = table.xp.get_default_memory_pool()
            del table
            pool.free_all_blocks()
        both = GpuTable(self.rules, self.numbers, Bound(SOLVE, bits, HALF))
        both.put(np.load(kept))
        if proved.exists():
            both.put(np.load(proved))
            both.refs = both.in_order().copy()
            meet(both)
        return both

    def half(self, table: GpuTable) -> None:
        asked = self.asked
        passes = (
            Pass(bits, HALF, asked.rounds, near=asked.near)
            for bits in asked.half
            if self.passed() < asked.seconds
        )
        for done in certify(table, passes, self.say):
            self.note(table, done)
            if done.violations == 0:
                np.save(asked.folder / "proved.npy", table.in_order().get())

    def lost(self, table: GpuTable) -> None:
        """Endless play lost: as if games were called off at a loss, then plain sweeps."""
        bits = self.asked.lost
        table.game, table.refs = extremes(bits), None
        table.restart()
        for table.game in map(extremes, levels(bits)):
            for error in rounds(table, GOOD_ENOUGH):
                self.say(f"lost 2**-{table.game.bits}: {error:.1e}, {table.look(0, 0)}")
        for done in certify(table, [Pass(bits, LOST, self.asked.rounds)], self.say):
            self.note(table, done)
        if table.refs is not None:
            table.put(table.refs)
            lift(table, self.asked.lifts)
            self.note(table, done._replace(sweeps=self.asked.lifts))

    def note(self, table: GpuTable, done: Passed) -> None:
        """Of a pass that did not close only that it did not."""
        about: dict[str, Any] = {**done._asdict(), "at": self.passed()}
        if done.violations == 0:
            chosen, bounds = sampled(table)
            gaps = (bounds[:, 1].astype(float) - bounds[:, 0]) / ONE
            about["start"] = [value / ONE for value in table.look(0, 0)]
            about["mean gap"], about["greatest gap of the sample"] = gaps.mean(), gaps.max()
            about["agrees"], about["digest"] = agrees(table), digest(table)
            name = f"sample-{done.endless * 2 // ONE}.npz"
            np.savez(self.asked.out / name, number=chosen, bounds=bounds)
        self.told.append(about)
        self.say(json.dumps(about))
        facts = {"pieces": self.numbers.most, "positions": self.numbers.size, "passes": self.told}
        path = self.asked.out / "certificate.json"
        path.write_text(json.dumps(facts, indent=1), "utf-8")


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--pieces", type=int, default=7)
    given.add_argument("--guess", type=int, default=10, help="bits of the games called off")
    given.add_argument("--half", type=int, nargs="*", default=[10] * 5, help="bits of passes")
    given.add_argument("--lost", type=int, default=0, help="bits; with endless play lost, too")
    given.add_argument("--lifts", type=int, default=30, help="plain sweeps of the latter")
    given.add_argument("--rounds", type=int, default=60, help="of solving, in each pass")
    given.add_argument("--near", type=float, default=NEAR, help="values change by at a leap")
    given.add_argument("--seconds", type=float, default=1e9, help="no pass begins afterwards")
    given.add_argument("--folder", type=Path, default=Path(), help="to go on from, if stopped")
    given.add_argument("--out", type=Path, default=Path())
    visit = Visit(given.parse_args())
    table = visit.guess()
    visit.half(table)
    if visit.asked.lost:
        visit.lost(table)


if __name__ == "__main__":
    main()
