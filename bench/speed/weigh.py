"""Whole games of Royal Battles for the lab: how many a processor second, and how that scales.

    python bench/speed/weigh.py [--prototype FOLDER OLD/src] [--workers 2] [--rounds 5]

Games between random armies of the six units, by the quick policy and by trees of 100 rounds, as
`regalia lab` plays them: chunk by chunk, with all that a chunk tells.  With `--prototype`, the
prototype of these loops is asked in turn with them on one core: `FOLDER` has its `quick.py` and
`whole.py`, and `OLD/src` the sources that it was written for, before the words of the code changed
(`git worktree add OLD c648195a^`).  A busy machine makes all of it slower: what can be compared is
what one run says.

With `--workers`, the same chunks are played by one process and by so many in turn: by the clock,
and what a game costs each of them.
"""

import argparse
import os
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time

from before_after import Process

from regalia.lab.chunks import ArmyDraw, GameChunk, play
from regalia.lab.workers import LabWorkers

HERE = Path(__file__).resolve().parents[2] / "src"
STRENGTHS = {"quick": (0, 384), "tree:100": (100, 24)}  # rounds, and games of a stretch
OURS = """
import sys
from time import process_time
from regalia.lab.chunks import ArmyDraw, GameChunk, play

def played(rounds, games, seed):
    play(GameChunk("battles", "{}", ArmyDraw("free", "KQRBNP"), rounds, 0.0, seed, games))
"""
PROTOTYPE = """
import sys
from time import process_time
sys.path.insert(0, sys.argv[1])
import quick_run, whole_run

def played(rounds, games, seed):
    if rounds:
        whole_run.run(games, seed, rounds, 0.0)
    else:
        quick_run.run(games, seed)
"""
ASKED = """
played(0, 16, 1)
played(100, 16, 1)
print("ready", flush=True)
for line in sys.stdin:
    begin = process_time()
    played(*map(int, line.split()))
    print(process_time() - begin, flush=True)
"""


@contextmanager
def with_prototype(folder: Path, old: Path) -> Iterator[Path]:
    """The old sources, with the prototype where it says that it belongs."""
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(old, place, dirs_exist_ok=True)
        shutil.copy(folder / "quick.py", f"{place}/regalia/fast")
        shutil.copy(folder / "whole.py", f"{place}/regalia/players")
        yield Path(place)


def rates(processes: dict[str, Process], rounds: int) -> dict[tuple[str, str], float]:
    """Games a processor second of each, at each strength: the median stretch."""
    found: dict[tuple[str, str], list[float]] = {}
    for number in range(rounds):
        for strength, (work, games) in STRENGTHS.items():
            for name, process in processes.items():
                seconds = process.ask(f"{work} {games} {1000 * number + 7}")
                found.setdefault((name, strength), []).append(games / seconds)
    return {about: statistics.median(each) for about, each in found.items()}


def compare(prototype: tuple[Path, Path] | None, rounds: int) -> None:
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    processes = {"the lab": Process(HERE, OURS + ASKED, core)}
    if prototype is None:
        found = rates(processes, rounds)
    else:
        folder, old = (path.resolve() for path in prototype)
        with with_prototype(folder, old) as place:
            processes["prototype"] = Process(place, PROTOTYPE + ASKED, core, str(folder))
            found = rates(processes, rounds)
            processes["prototype"].end()
    processes["the lab"].end()
    print("| strength | who | games a processor second |\n|---|---|---|")
    for strength in STRENGTHS:
        for name in processes:
            print(f"| {strength} | {name} | {found[name, strength]:.1f} |")
        if prototype is not None:
            times = found["the lab", strength] / found["prototype", strength]
            print(f"| {strength} | as many | {times:.2f} |")


def timed(chunk: GameChunk) -> float:
    begin = process_time()
    play(chunk)
    return process_time() - begin


def scale(workers: int, rounds: int) -> None:
    print("| strength | processes | games a second | processor milliseconds a game |")
    print("|---|---|---|---|")
    for strength, (work, games) in STRENGTHS.items():
        found: dict[int, list[tuple[float, float]]] = {1: [], workers: []}
        for number in range(rounds):
            for many, told in found.items():
                draw, seed = ArmyDraw("free", "KQRBNP"), 10_000 * number
                chunks = [
                    GameChunk("battles", "{}", draw, work, 0.0, seed + games * i, games)
                    for i in range(4 * workers)
                ]
                begin = perf_counter()
                spent = sum(seconds for _, seconds in LabWorkers(many).each(timed, chunks))
                count = len(chunks) * games
                if number:  # the first time processes begin
                    told.append((count / (perf_counter() - begin), 1000 * spent / count))
        for many, told in found.items():
            rate, cost = (statistics.median(each) for each in zip(*told, strict=True))
            print(f"| {strength} | {many} | {rate:.1f} | {cost:.2f} |")


def main() -> None:
    given = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    given.add_argument("--prototype", type=Path, nargs=2, metavar=("FOLDER", "OLD"))
    given.add_argument("--workers", type=int)
    given.add_argument("--rounds", type=int, default=5)
    asked = given.parse_args()
    if asked.workers:
        scale(asked.workers, asked.rounds + 1)
    else:
        compare(tuple(asked.prototype) if asked.prototype else None, asked.rounds)


if __name__ == "__main__":
    main()
