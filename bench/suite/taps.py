"""Taps that people need to tell a game with a real box: a table for docs/table.md.

    python bench/suite/taps.py [--games 20]

Games of random play are told as people tell them (`tests/support/tapping.py`), with the taps that
each answer takes now, and took when every answer was put together and then entered.
"""

import argparse
import statistics
import sys
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from support.companions import played
from support.tapping import Answer, answers, summed

MOST = 200  # events of a game
GAMES = ("battles", "gambit", "study", "twelve", "ur")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20)
    many: int = parser.parse_args().games
    print("game | answers | taps before | taps now")
    for name in GAMES:
        told = [list(answers(played(name, seed, most=MOST))) for seed in range(many)]
        _line(name, told)
    for armies, title in ((False, "set-up"), (True, "set-up, armies as before")):
        told = [list(answers(played("battles", seed, most=60), armies)) for seed in range(many)]
        _line(f"battles: {title}", [one[: _first(one)] for one in told])
    _line("battles: a round", [one for told in range(many) for one in _rounds(told)])


def _rounds(seed: int) -> list[list[Answer]]:
    told = list(answers(played("battles", seed, most=MOST)))
    drawn = [one.text.startswith("init:") for one in told]
    begins = [i for i, is_card in enumerate(drawn) if is_card and not drawn[i - 1]]
    whole = [told[one:other] for one, other in pairwise(begins)]
    return [one for one in whole if any("-" in text for text, *_ in one)]  # in which somebody moves


def _first(told: list[Answer]) -> int:
    return next(i for i, one in enumerate(told) if one.text.startswith("init:"))


def _line(title: str, told: list[list[Answer]]) -> None:
    sums = [summed(one) for one in told]
    before, now = (statistics.mean(one[i] for one in sums) for i in (0, 1))
    least, most = min(now for _, now in sums), max(now for _, now in sums)
    mean = statistics.mean(map(len, told))
    print(f"{title} | {mean:.0f} | {before:.1f} | {now:.1f} ({least}-{most})")


if __name__ == "__main__":
    main()
