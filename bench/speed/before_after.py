"""Random play of two working trees, in turn, to see if anything has become slower.

    python bench/speed/before_after.py OLD/src NEW/src [--games ur] [--processes 4] [--rounds 20]
    python bench/speed/before_after.py OLD/src NEW/src --rows  steps of games, with observations

One process alone says little: the same machine code is up to 12 % faster or slower in another
process, by where it comes to lie in memory.  So each tree has several, which are asked in turn on
one core for a short stretch of games each, and their processor time is compared: the medians of all
processes, and between which their own medians lie.  OLD may be an older commit, as long as it has
`regalia.fast.play` (`git worktree add`).
"""

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

ALL = "battles,gambit,study,twelve,ur"
WITH_ROWS = "battles,gambit,twelve,ur"  # in the Study all seats may act at once
STRETCH = 0.1  # seconds, about
CHILD = """
import sys
from time import process_time
import numpy as np
from regalia import games
from regalia.core.game import Game
from regalia.fast import play
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array

game = Game(games.room(sys.argv[1]))
params = as_array(game.params if hasattr(game, "params") else game.box)
points = np.zeros(game.seats, np.int64)
kernel = compiled(game.room, play)

def played(many, seed):
    begin = process_time()
    decisions, _ = kernel.play_many(params, game.state, many, seed, 100_000, points)
    return process_time() - begin, int(decisions)

played(1, 1)
many = 1
while played(many, 2)[0] < STRETCH:
    many *= 2
print("ready", flush=True)
for line in sys.stdin:
    seconds, decisions = played(many, int(line))
    print(seconds / decisions, flush=True)
"""

ROWS = """
import sys
from time import process_time
from regalia import research

GAMES = 256
games = research.vector(sys.argv[1], GAMES, seed=3)

def played(steps):
    begin = process_time()
    for _ in range(steps):
        games.step(games.sample())
    return process_time() - begin

played(20)
steps = 1
while played(steps) < STRETCH:
    steps *= 2
print("ready", flush=True)
for line in sys.stdin:
    print(played(steps) / steps / GAMES, flush=True)
"""


class Process:
    """A program on some sources, on one core: it is told a line, and tells seconds."""

    def __init__(self, source: Path, program: str, core: int, *given: str) -> None:
        self.seconds: list[float] = []
        self.running = subprocess.Popen(
            [sys.executable, "-c", program, *given],
            env={**os.environ, "PYTHONPATH": str(source.resolve())},
            cwd=source,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.running.pid, {core})
        assert self.told() == "ready\n", f"{source}: {given} does not play"

    def told(self) -> str:
        assert self.running.stdout
        return self.running.stdout.readline()

    def ask(self, line: object) -> float:
        assert self.running.stdin
        self.running.stdin.write(f"{line}\n")
        self.running.stdin.flush()
        self.seconds.append(float(self.told()))
        return self.seconds[-1]

    def median(self) -> float:
        return statistics.median(self.seconds)

    def end(self) -> None:
        self.running.communicate(timeout=60)


def compare(trees: list[Path], child: str, game: str, processes: int, rounds: int) -> str:
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    program = f"STRETCH = {STRETCH}\n{child}"
    all_of = [[Process(tree, program, core, game) for tree in trees] for _ in range(processes)]
    for n in range(rounds):
        for pair in all_of:
            for one in pair:
                one.ask(1_000_003 * n + 5)
    for pair in all_of:
        for one in pair:
            one.end()
    old, new = (sorted(one.median() * 1e9 for one in each) for each in zip(*all_of, strict=True))
    middle = [statistics.median(each) for each in (old, new)]
    spread = [f"{each[0]:.0f}–{each[-1]:.0f}" for each in (old, new)]
    return (
        f"| {game} | {middle[0]:.0f} ({spread[0]}) | {middle[1]:.0f} ({spread[1]}) "
        f"| {middle[0] / middle[1]:.3f} |"
    )


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("old", type=Path)
    given.add_argument("new", type=Path)
    given.add_argument("--games")
    given.add_argument("--rows", action="store_true")
    given.add_argument("--processes", type=int, default=4)
    given.add_argument("--rounds", type=int, default=20)
    asked = given.parse_args()
    print("| game | before, ns a decision | after | as fast |\n|---|---|---|---|")
    for game in (asked.games or (WITH_ROWS if asked.rows else ALL)).split(","):
        trees, child = [asked.old, asked.new], ROWS if asked.rows else CHILD
        print(compare(trees, child, game, asked.processes, asked.rounds), flush=True)


if __name__ == "__main__":
    main()
