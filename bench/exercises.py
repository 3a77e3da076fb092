"""Proves all exercises that ship anew, in several processes.

    python bench/exercises.py [GAME ...] [--processes 8]

Prints how many hold, and the numbers of those that do not.  The last run is told in
docs/exercises.md.
"""

import argparse
import multiprocessing
import os
import time
from collections import Counter

from regalia import games
from regalia.teaching.exercises import listed
from regalia.teaching.proving import holds


def proved(task: tuple[str, int]) -> tuple[int, bool]:
    game, number = task
    room = games.room(game)
    found = listed(room)
    assert found is not None
    return number, holds(room, found.values(number))


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("games", nargs="*")
    read.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = read.parse_args()
    wrong = 0
    for game in given.games or games.ours():
        found = listed(games.room(game))
        if found is None:
            continue
        began = time.monotonic()
        with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
            told = pool.map(proved, [(game, n) for n in range(len(found))], chunksize=8)
        bad = [number for number, good in told if not good]
        wrong += len(bad)
        themes = Counter(line["theme"] for line in found)
        grades = Counter(line["grade"] for line in found)
        print(f"{game}: {len(found) - len(bad)} of {len(found)} hold", end="")
        print(f" ({time.monotonic() - began:.0f} s); not: {bad}")
        print("   themes", dict(themes.most_common()))
        print("   grades", dict(sorted(grades.items())), flush=True)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
