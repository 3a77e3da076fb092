"""A visit to a GPU that proves bounds: `python -m regalia.games.ur.tools.certify_on_gpu`.

Needs CuPy and NumPy, not Numba.  Solves games that are called off for a first guess, then goes from
pass to pass (`solve/certificate.py`).  Writes certificate.json, anew after each pass: how many
violations the check found, the bounds at the start, the digest of the table; and sample-*.npz, the
bounds of 10,000 positions by their numbers; asked-*.npz alike of positions whose numbers are given
(those of exercises: bench/proofs/ur_exercise_bounds.py).  With a folder, guess and bounds are kept
there, to go on from when it was stopped.

    certify_on_gpu --pieces 4
    certify_on_gpu --lost 10 10 10 --won 1 --out FOUND
"""

import argparse
import hashlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.ur.solve.certificate import (
    FINEST,
    HALF,
    LOST,
    SURE,
    WON,
    Pass,
    Passed,
    certify,
    guessed,
    has_refs,
    lift,
    meet,
)
from regalia.games.ur.solve.game import Bound, extremes, fair
from regalia.games.ur.solve.gpu import GpuTable
from regalia.games.ur.solve.index import check_mirror, index
from regalia.games.ur.solve.solving import GOOD_ENOUGH, levels, rounds
from regalia.games.ur.solve.sweeping import ONE, SOLVE
from regalia.games.ur.solve.variant import variant_room
from regalia.games.ur.tools.facts import first_turn
from regalia.games.ur.tools.on_gpu import agrees

SAMPLED = 10_000
FINE = 4  # bits of the finest grid
TAXES = "bits of passes; 8:10 solves with a tax of 2**-8 first"


def sample(table: Any) -> Any:
    """Numbers of positions, always the same."""
    return np.random.default_rng(17).integers(0, table.index.size, SAMPLED)


def bounds_of(table: Any, numbers: Any) -> Any:
    return table.in_order()[table.xp.asarray(numbers)].get()


def digest(table: Any) -> str:
    found = hashlib.sha256()
    for part in table.values():
        found.update(np.ascontiguousarray(part, "<u4").data)
    return found.hexdigest()


Taxes = tuple[int, int]  # bits of the tax that a pass solves with first, or 0, and of its own


def taxes(text: str) -> Taxes:
    heavier, _, bits = text.rpartition(":")
    return int(heavier or 0), int(bits)


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
        """A table of two lanes, both as guessed, or half way between what was proved before.

        Where one half is not asked for, nothing is guessed."""
        bits, guess, proved = self.asked.guess, self.kept("guess"), self.kept("proved")
        if not self.asked.half:
            return GpuTable(self.rules, self.numbers, Bound(SOLVE, bits, HALF))
        if guess is None:
            table = GpuTable(self.rules, self.numbers, fair(bits))
            guess = guessed(table, bits, self.say, self.asked.sure).get()
            self.keep("guess", guess)
            pool = table.xp.get_default_memory_pool()
            del table
            pool.free_all_blocks()
        both = GpuTable(self.rules, self.numbers, Bound(SOLVE, bits, HALF))
        both.put(guess)
        if proved is not None:
            both.put(proved)
            both.refs = both.in_order().copy()
            meet(both)
        return both

    def kept(self, name: str) -> Any:
        path = self.asked.folder and self.asked.folder / f"{name}.npy"
        return np.load(path) if path and path.exists() else None

    def keep(self, name: str, values: Any) -> None:
        if self.asked.folder:
            np.save(self.asked.folder / f"{name}.npy", values)

    def passes(self, bits: list[Taxes], endless: int) -> Iterator[Pass]:
        """The passes, each on a finer grid than the one before: as fine as the bounds are near,
        about."""
        asked = self.asked
        for n, (heavier, each) in enumerate(bits):
            if self.passed() < asked.seconds:
                grid = max(asked.grid - 2 * n, FINE)
                conceded = asked.conceded << grid if endless == HALF else 0
                yield Pass(each, endless, asked.rounds, asked.sweeps, grid, conceded, heavier)

    def half(self, table: GpuTable) -> None:
        for done in certify(table, self.passes(self.asked.half, HALF), self.say):
            self.note(table, done)
            if done.violations == 0 and self.asked.folder:
                self.keep("proved", table.refs.get())

    def lost(self, table: GpuTable) -> None:
        """Endless play lost: as if games were called off at a loss, then passes, then sweeps."""
        bits, proved, table.refs = self.asked.lost, self.kept("lost"), None
        if proved is None:
            table.game = extremes(bits[0][1])
            table.restart()
            for table.game in map(extremes, levels(bits[0][1])):
                for error in rounds(table, GOOD_ENOUGH):
                    self.say(f"lost 2**-{table.game.bits}: {error:.1e}, {table.look(0, 0)}")
        else:
            table.put(proved)
            table.refs = table.in_order().copy()
        for done in certify(table, self.passes(bits, LOST), self.say):
            self.note(table, done)
            if done.violations == 0 and self.asked.folder:
                self.keep("lost", table.refs.get())
        if has_refs(table):
            table.put(table.refs)
            lift(table, self.asked.lifts)
            table.refs = table.in_order().copy()
            self.note(table, Passed(0, LOST, 0, self.asked.lifts, 0, 0))

    def won(self, table: GpuTable, half: Any, lost: Any) -> None:
        """Endless play won by who is bounded from below: what is proved for one half holds all the
        more, and what is proved for a loss says how much it can be at most."""
        table.refs = half
        table.put(lost[:, ::-1])
        for done in certify(table, self.passes([(0, FINEST)] * self.asked.won, WON), self.say):
            self.note(table, done)

    def note(self, table: GpuTable, done: Passed) -> None:
        """Note a pass; of one that did not close only that it did not."""
        about: dict[str, Any] = {**done._asdict(), "at": self.passed()}
        if done.violations == 0:
            chosen, halves = sample(table), done.endless * 2 // ONE
            bounds = bounds_of(table, chosen)
            gaps = (bounds[:, 1].astype(float) - bounds[:, 0]) / ONE
            about["start"] = [value / ONE for value in table.look(0, 0)]
            about["mean gap"], about["greatest gap of the sample"] = gaps.mean(), gaps.max()
            about["agrees"], about["digest"] = agrees(table), digest(table)
            about["first turn"] = first_turn(self.rules, table.look)
            np.savez(self.asked.out / f"sample-{halves}.npz", number=chosen, bounds=bounds)
            if self.asked.numbers:
                asked = np.load(self.asked.numbers)
                path = self.asked.out / f"asked-{halves}.npz"
                np.savez(path, number=asked, bounds=bounds_of(table, asked))
        self.told.append(about)
        self.say(json.dumps(about))
        facts = {"pieces": self.numbers.most, "positions": self.numbers.size, "passes": self.told}
        path = self.asked.out / "certificate.json"
        path.write_text(json.dumps(facts, indent=1), "utf-8")


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--pieces", type=int, default=7)
    given.add_argument("--guess", type=int, default=10, help="bits of the games called off")
    given.add_argument("--sure", type=float, default=SURE, help="error of the last of these")
    given.add_argument("--half", type=taxes, nargs="*", default=[(0, 10)] * 5, help=TAXES)
    given.add_argument("--grid", type=int, default=10, help="bits that closing rounds, at first")
    given.add_argument("--conceded", type=int, default=0, help="times that, before closing")
    given.add_argument("--lost", type=taxes, nargs="*", default=[], help="the same, endless lost")
    given.add_argument("--lifts", type=int, default=30, help="plain sweeps of the latter")
    given.add_argument("--won", type=int, default=0, help="passes, endless play won")
    given.add_argument("--rounds", type=int, default=20, help="of solving, in each pass")
    given.add_argument("--sweeps", type=int, default=200, help="of closing, in each pass")
    given.add_argument("--seconds", type=float, default=1e9, help="no pass begins afterwards")
    given.add_argument("--folder", type=Path, help="to go on from, if stopped")
    given.add_argument("--numbers", type=Path, help="of positions whose bounds are wanted, .npy")
    given.add_argument("--out", type=Path, default=Path())
    visit = Visit(given.parse_args())
    table = visit.guess()
    visit.half(table)
    half = table.refs
    if visit.asked.lost:
        visit.lost(table)
    if visit.asked.won and has_refs(table) and half is not None:
        visit.won(table, half, table.refs)


if __name__ == "__main__":
    main()
