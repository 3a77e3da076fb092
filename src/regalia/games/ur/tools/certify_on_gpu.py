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

from regalia.games.ur.solve.certificate import (
    HALF,
    LOST,
    MARGIN,
    NEAR,
    WON,
    Pass,
    Passed,
    certify,
    meet,
    tends,
)
from regalia.games.ur.solve.game import Bound, Game, extremes, fair
from regalia.games.ur.solve.gpu import GpuTable
from regalia.games.ur.solve.index import check_mirror, index
from regalia.games.ur.solve.solving import FIRST_BITS, GOOD_ENOUGH, STEP, rounds
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

    def __init__(self, asked: argparse.Namespace) -> None:
        self.begun, self.rounds, self.each = time.monotonic(), asked.rounds, asked.each
        self.seconds, self.out, self.folder = asked.seconds, asked.out, asked.folder
        self.near, self.margin = asked.near, asked.margin
        rules = variant_room(PIECES=asked.pieces).rules_module
        self.rules, self.numbers = rules, index(asked.pieces)
        check_mirror(self.rules)
        self.told: list[dict[str, Any]] = []

    def passed(self) -> float:
        return time.monotonic() - self.begun

    def say(self, text: str) -> None:
        print(f"{self.passed():7.1f} {text}", flush=True)

    def solve_called_off(
        self, table: GpuTable, make: Callable[[int], Game], bits: int, first: int = FIRST_BITS
    ) -> None:
        """A guess, at most."""
        for table.game in map(make, range(first, bits + 1, STEP)):
            for error in rounds(table, GOOD_ENOUGH):
                start = [value / ONE for value in table.look(0, 0)]
                self.say(f"called off 2**-{table.game.bits}: error at most {error:.1e}, {start}")

    def guess(self, bits: int) -> tuple[GpuTable, Any]:
        """A table of two lanes, both as guessed, or half way between what was proved before."""
        kept, proved = self.folder / "guess.npy", self.folder / "proved.npy"
        if not kept.exists():
            table = GpuTable(self.rules, self.numbers, fair(bits))
            self.solve_called_off(table, fair, bits - STEP)
            often = table.in_order().copy()
            self.solve_called_off(table, fair, bits, bits)
            np.save(kept, tends(table.xp, often, table.in_order()).get())
            pool = table.xp.get_default_memory_pool()
            del table, often
            pool.free_all_blocks()
        both = GpuTable(self.rules, self.numbers, Bound(SOLVE, bits, HALF))
        guess = both.xp.asarray(np.load(kept))
        both.put(guess)
        if proved.exists():
            both.put(np.load(proved))
            both.refs = both.in_order().copy()
            meet(both, guess)
        return both, guess

    def certify(self, table: GpuTable, bits: list[int], endless: int, guess: Any = None) -> None:
        passes = (
            Pass(b, endless, self.rounds, seconds=self.each, near=self.near, margin=self.margin)
            for b in bits
            if self.passed() < self.seconds
        )
        for done in certify(table, passes, self.say, guess):
            self.note(table, done)

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
            np.savez(self.out / name, number=chosen, bounds=bounds)
        self.told.append(about)
        self.say(json.dumps(about))
        facts = {"pieces": self.numbers.most, "positions": self.numbers.size, "passes": self.told}
        (self.out / "certificate.json").write_text(json.dumps(facts, indent=1), "utf-8")
        if done.violations == 0 and done.endless == HALF:
            np.save(self.folder / "proved.npy", table.in_order().get())


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--pieces", type=int, default=7)
    given.add_argument("--guess", type=int, default=10, help="bits of the games called off")
    for name in ("half", "lost", "won"):
        passes = "bits of the passes with endless play " + ("at one half", name)[name != "half"]
        given.add_argument(f"--{name}", type=int, nargs="*", default=[], help=passes)
    given.add_argument("--lift", type=int, nargs="*", default=[], help="bits, after those of half")
    given.add_argument("--rounds", type=int, default=60)
    given.add_argument("--each", type=float, default=1e9, help="seconds for solving in a pass")
    given.add_argument("--near", type=float, default=NEAR, help="values change by at a leap")
    given.add_argument("--margin", type=int, default=MARGIN, help="units of 2**-31")
    given.add_argument("--folder", type=Path, default=Path(), help="to go on from, if stopped")
    given.add_argument("--seconds", type=float, default=1e9, help="no pass begins afterwards")
    given.add_argument("--out", type=Path, default=Path())
    asked = given.parse_args()
    visit = Visit(asked)
    table, guess = visit.guess(asked.guess)
    visit.certify(table, asked.half, HALF, guess)
    visit.certify(table, asked.lift, LOST, guess)
    del guess
    proved, table.refs = table.refs, None
    if asked.lost:
        table.game = extremes(FIRST_BITS)
        table.restart()
        visit.solve_called_off(table, extremes, asked.lost[0] - STEP)
        visit.certify(table, asked.lost, LOST)
    if asked.won:
        table.put(table.in_order()[:, ::-1].copy())
        table.refs = proved
        visit.certify(table, asked.won, WON)


if __name__ == "__main__":
    main()
