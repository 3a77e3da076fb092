"""The curve of `examples/learn_jax.py`: how a network that learns Ur does against level 3.

    python bench/strength/learning.py [--updates 60] [--every 10] [--games 200]

A row for each ten updates, as a table in Markdown: decisions that it has learned from, seconds of
the processor spent on learning, and what it wins of so many games against a random player and
against level 3, with the 95 % interval.  It is printed as it is made.
"""

import argparse
import sys
import time
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import learn_jax


def interval(share: float, games: int) -> str:
    """The share with half its 95 % interval; never narrower than that of one game that went
    otherwise."""
    half = 1.96 * sqrt(max(share * (1 - share), 1 / games) / games)
    return f"{100 * share:.1f} ± {100 * half:.1f} %"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--updates", type=int, default=60)
    asked.add_argument("--every", type=int, default=10)
    asked.add_argument("--games", type=int, default=200)
    given = asked.parse_args()
    print("| updates | decisions | seconds | against random | against level 3 |")
    print("|---:|---:|---:|---:|---:|", flush=True)
    spent, begin = 0.0, time.process_time()
    for number, w in enumerate(learn_jax.learn(given.updates)):
        spent += time.process_time() - begin
        if number % given.every == 0:
            decisions = number * learn_jax.GAMES * learn_jax.STEPS
            shares = [learn_jax.won(w, who, given.games) for who in ("random", 3)]
            told = " | ".join(interval(share, given.games) for share in shares)
            print(f"| {number} | {decisions:,} | {spent:.0f} | {told} |", flush=True)
        begin = time.process_time()


if __name__ == "__main__":
    main()
