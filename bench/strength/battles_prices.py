"""The price of a unit of Royal Battles: games for the balance report and for prices.

    python bench/strength/battles_prices.py balance FOLDER --rank 0 --of 5 --seconds 500
    python bench/strength/battles_prices.py prices FOLDER --strength tree:100 --units 10000

This is one of several processes; each takes its share of the work in order, adds what it gave to a
file of its own in the folder, and goes on there the next time.  Units are drawn at random over all
that a unit file may say within reason (a design of experiments), each is weighed among the six as
`regalia lab weigh` does it, and the prices of its numbers are fitted to all games together.

A unit has few games, once or twice with each rival: many units say more about numbers than many
games of one, since what a sum of prices cannot say of a unit stays however often it plays.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from regalia import games
from regalia.core import random
from regalia.games.battles import weighing
from regalia.games.battles.armies.units import ADVANTAGES
from regalia.lab import balance, chunks
from regalia.lab.chunks import ArmyDraw, GameChunk
from regalia.lab.results import packed
from regalia.lab.strengths import strength

ROOM = games.room("battles")
SCENARIOS = ("hundred-years", "magic")
QUICK, TREE, DEEP = (strength(ROOM, word) for word in ("quick", "tree:100", "tree:400"))
POWERS = {  # of each advantage, within reason
    "reach": (4, 11),
    "aim": (3, 9),
    "smite": (3, 9),
    "healing": (1, 5),
    "blast": (1, 5),
    "strategy": (3, 9),
    "charge": (4, 11),
    "volley": (2, 8),
    "drain": (3, 9),
}
RANGES = {"life": (5, 12), "accuracy": (1, 5), "evasion": (1, 5), "armour": (0, 4)}
Work = tuple[str, Callable[[], Any]]


def unit(number: int) -> dict[str, Any]:
    """The unit with this number: every number in its range is equally likely."""
    rng = random.seeded(0xB00C << 32 | number)

    def between(low: int, high: int) -> int:
        return low + random.below(rng, high - low + 1)

    easy = between(2, 6)
    optimal = easy + between(0, 3)
    advantage = ADVANTAGES[random.below(rng, len(ADVANTAGES))]
    found = {
        "letter": "E",
        "name": f"unit {number}",
        "type": ("melee", "ranged")[random.below(rng, 2)],
        **{name: between(*bounds) for name, bounds in RANGES.items()},
        "damage": [easy, optimal, optimal + between(0, 3)],
        "advantage": advantage,
        "power": between(*POWERS[advantage]),
    }
    return found | ({"draws": between(1, 3)} if advantage == "strategy" else {})


def scored(number: int, how: Any, size: int) -> dict[str, list[int]]:
    """Scores against each rival: pairs of games, and their points (of 4 a pair), added up and
    squared."""
    trial = weighing.trial(ROOM.card.read({}), unit(number))
    draw = ArmyDraw("exchange", trial.others, trial.letter, trial.others + trial.idle)
    options = json.dumps(dict(trial.options), sort_keys=True)
    chunk = GameChunk("battles", options, draw, how.rounds, how.temperature, 1000 * number, size)
    played = chunks.play(chunk, shown=0)
    found: dict[str, list[int]] = {}
    armies = list(chunks.pairs(chunk, weighing.SIZE))
    for game in range(0, size, 2):
        points = played.points[game] + 2 - played.points[game + 1]
        counts = found.setdefault(armies[game][1][-1], [0, 0, 0])
        for i, more in enumerate((1, points, points * points)):
            counts[i] += more
    return found


def of_units(how: Any, many: int, size: int) -> Iterator[Work]:
    for number in range(many):
        name = f"price {how.name} {size} {number}"
        yield name, lambda number=number: scored(number, how, size)


def of_balance() -> Iterator[Work]:
    """Work on the balance, in the order of need."""
    for how, many in ((QUICK, 19_200), (TREE, 9_600), (DEEP, 4_800)):
        for part in balance.plan(ROOM, {}, [how], many, 0, SCENARIOS):
            for chunk in part.chunks:
                yield chunk.name, lambda chunk=chunk: packed(chunks.play(chunk))


def known(folder: Path) -> dict[str, Any]:
    found = {}
    for file in sorted(folder.glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            try:
                told = json.loads(line)
            except ValueError:  # cut off
                continue
            found[told["chunk"]] = told["gave"]
    return found


def play(work: Iterator[Work], folder: Path, rank: int, of: int, seconds: float) -> None:
    began, there = time.monotonic(), known(folder)
    with (folder / f"played-{rank}.jsonl").open("a", encoding="utf-8") as out:
        out.write("\n" if out.tell() else "")  # a line that was cut off is over
        for i, (name, do) in enumerate(work):
            if i % of != rank or name in there:
                continue
            if time.monotonic() - began > seconds:
                return
            out.write(json.dumps({"chunk": name, "gave": do()}, separators=(",", ":")) + "\n")
            out.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("balance", "prices"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--strength", default="tree:100", help="of prices")
    parser.add_argument("--units", type=int, default=10_000, help="of prices")
    parser.add_argument("--games", type=int, default=14, help="of each of these units")
    parser.add_argument("--rank", type=int, default=0)
    parser.add_argument("--of", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.what == "balance":
        work = of_balance()
    else:
        work = of_units(strength(ROOM, given.strength), given.units, given.games)
    play(work, given.folder, given.rank, given.of, given.seconds)


if __name__ == "__main__":
    main()
