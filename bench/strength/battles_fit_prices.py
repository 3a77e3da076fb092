"""Prices of the numbers of a unit of Royal Battles, fitted to the games of `battles_prices.py`.

    python bench/strength/battles_fit_prices.py FOLDER --strength tree:100 --write

Log odds of a side are the prices of its unit's numbers less the worth of its rival, so that one
fit has every unit and every rival.  Every fifth unit is held out and foretold.  Intervals take
units (not games) as what varies, so that what an additive price cannot say is in them.  A unit that
can do nothing costs 0, the six cost 100 on average.  `--write` makes `data/prices.toml`.

What a sum misses is looked for in products of two numbers, which the table of prices leaves out.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from battles_prices import RANGES, known, unit

from regalia.games.battles.armies import price
from regalia.games.battles.armies.units import ADVANTAGES, LETTERS, standard
from regalia.lab.regression import fit, log_loss, share

IDLE = "Z"
ACCURACIES, EVASIONS, ARMOURS = range(1, 6), range(1, 6), range(5)
HELD_OUT = 5
SURE = 1.96
NAMES = [
    *("life", "easy", "optimal", "risky", "ranged", "draws"),
    *(f"accuracy {n}" for n in ACCURACIES[1:]),
    *(f"evasion {n}" for n in EVASIONS[1:]),
    *(f"armour {n}" for n in ARMOURS[1:]),
    *(f"{kind} has" for kind in ADVANTAGES),
    *(f"{kind} power" for kind in ADVANTAGES),
]

BETTER = [i for i, name in enumerate(NAMES) if name != "ranged" and not name.endswith("has")]


def columns(one: dict[str, Any]) -> list[float]:
    """A unit's numbers as what is priced; of a table, each step."""
    kind, power = one["advantage"], one["power"]
    return [
        *map(float, (one["life"], *one["damage"], one["type"] == "ranged", one.get("draws", 0))),
        *(float(one["accuracy"] >= n) for n in ACCURACIES[1:]),
        *(float(one["evasion"] >= n) for n in EVASIONS[1:]),
        *(float(one["armour"] >= n) for n in ARMOURS[1:]),
        *(float(kind == each) for each in ADVANTAGES),
        *(float(power) if kind == each else 0.0 for each in ADVANTAGES),
    ]


def of_the_book() -> list[dict[str, Any]]:
    return [
        {
            "letter": one.letter,
            "life": one.life,
            "accuracy": one.accuracy,
            "evasion": one.evasion,
            "damage": list(one.damage),
            "armour": one.armour,
            "type": "ranged" if one.ranged else "melee",
            "power": one.power,
            "advantage": ADVANTAGES[one.advantage],
            "draws": one.draws,
        }
        for one in standard()
    ]


class Games(NamedTuple):
    numbers: Any  # of units: which unit each row is about
    rows: Any  # what is fitted: the unit's columns, less the rival's
    scores: Any
    pairs: Any
    spreads: Any  # of a pair's score, about the mean of its row: the sum of squares


def games(gave: dict[str, Any], strength: str) -> Games:
    numbers, rows, scores, pairs, spreads = [], [], [], [], []
    rivals = LETTERS + IDLE
    for name, found in gave.items():
        word, _, rest = name.partition(" ")
        how, _, where = rest.rpartition(" ")
        if word != "price" or how.rpartition(" ")[0] != strength:
            continue
        its = columns(unit(int(where)))
        for rival, (many, points, squares) in found.items():
            against = [-float(each == rival) for each in rivals]
            numbers.append(int(where))
            rows.append(its + against[1:])  # the king is where rivals are counted from
            scores.append(points / 4 / many)
            pairs.append(many)
            spreads.append((squares - points * points / many) / 16)
    return Games(*map(np.array, (numbers, rows, scores, pairs, spreads)))


class Fitted(NamedTuple):
    weights: Any
    covariance: Any
    rivals: Any  # log odds of the six, and of the unit that can do nothing
    scale: float  # log odds that 100 points of price are worth

    @property
    def idle(self) -> float:
        return float(self.rivals[-1])


def fitted(data: Games) -> Fitted:
    """The fit with a weight of 0 for each number that would otherwise cost less for being
    better."""
    free: list[int] = []
    while True:
        found = fit(data.rows, data.scores, data.pairs.astype(float))
        below = [i for i in BETTER if i not in free and found.weights[i] < 0]
        if not below:
            break
        free += below
        data = data._replace(rows=data.rows.copy())
        data.rows[:, free] = 0
    many, expected = data.pairs[:, None], share(data.rows @ found.weights)
    left = (data.scores - expected)[:, None] * data.rows * many
    by_unit = np.array([left[data.numbers == one].sum(0) for one in np.unique(data.numbers)])
    spread = (data.rows * (many[:, 0] * expected * (1 - expected))[:, None]).T @ data.rows
    bread = np.linalg.inv(spread + 1e-6 * np.eye(spread.shape[0]))
    rivals = np.concatenate([[0.0], found.weights[len(NAMES) :]])
    six = np.array([columns(one) for one in of_the_book()]) @ found.weights[: len(NAMES)]
    covariance = bread @ (by_unit.T @ by_unit) @ bread
    return Fitted(found.weights, covariance, rivals, float(six.mean() - rivals[-1]))


def held_out(data: Games, weights_of: Callable[[Games], Any]) -> dict[str, float]:
    """Units that were not fitted: what is foretold of each, and what it scored, in points.

    Chance is how far a unit's pairs of games lie apart; what is left is what a fit misses."""
    test = data.numbers % HELD_OUT == 0
    weights = weights_of(Games(*(each[~test] for each in data)))
    errors, shares, apart, free = [], [], 0.0, 0
    for one in np.unique(data.numbers[test]):
        rows, scores, pairs, spreads = (each[data.numbers == one] for each in data[1:])
        left = share(rows @ weights) - scores
        error = float(left @ pairs / pairs.sum())
        errors.append(100 * error)
        shares.append(1 / pairs.sum())
        apart += float(spreads.sum() + pairs @ (left - error) ** 2)
        free += int(pairs.sum()) - 1
    error = float(np.sqrt(np.square(errors).mean()))
    chance = 100 * float(np.sqrt(apart / free * np.mean(shares)))
    return {
        "units": len(errors),
        "error": error,
        "chance": chance,
        "missed": float(np.sqrt(max(error**2 - chance**2, 0))),
        "bias": float(np.mean(errors)),
        "bits": log_loss(data.rows[test], data.scores[test], weights),
    }


def plainly_fitted(data: Games) -> Any:
    return fit(data.rows, data.scores, data.pairs.astype(float)).weights


def with_products(data: Games) -> tuple[list[str], Games]:
    """The same with a column for each two numbers: good ones may help each other."""
    of: dict[int, list[float]] = {}
    for number in np.unique(data.numbers):
        one = unit(int(number))
        of[int(number)] = [*(float(one[name]) for name in RANGES), float(np.mean(one["damage"]))]
    values = np.array([of[number] for number in data.numbers.tolist()])
    values = (values - values.mean(0)) / values.std(0)
    names = [*RANGES, "damage"]
    pairs = list(combinations(range(len(names)), 2))
    products = np.stack([values[:, a] * values[:, b] for a, b in pairs], axis=1)
    told = [f"{names[a]} × {names[b]}" for a, b in pairs]
    return told, data._replace(rows=np.hstack([data.rows, products]))


def in_price(found: Fitted, some: Sequence[float]) -> tuple[float, float]:
    """The price of columns, and half its interval."""
    wide = np.concatenate([some, np.zeros(len(found.weights) - len(NAMES))])
    value = float(wide @ found.weights) - found.idle
    error = float(np.sqrt(wide @ found.covariance @ wide))
    return 100 * value / found.scale, 100 * SURE * error / found.scale


def recreated(found: Fitted) -> Iterator[str]:
    """The six in points of win rate over their mean, with intervals: by their numbers, as they
    weighed in the same games, and what is between the two."""
    count = len(NAMES)
    numbers = np.zeros((len(LETTERS), len(found.weights)))
    weighed = numbers.copy()
    numbers[:, :count] = [columns(one) for one in of_the_book()]
    weighed[1:, count : count + len(LETTERS) - 1] = np.eye(len(LETTERS) - 1)  # the king's is 0
    numbers -= numbers.mean(0)
    weighed -= weighed.mean(0)

    def told(some: Any) -> str:
        half = SURE * np.sqrt(some @ found.covariance @ some)
        return f"{25 * some @ found.weights:+.1f} ± {25 * half:.1f}"  # a quarter: near even

    for letter, mine, was in zip(LETTERS, numbers, weighed):
        yield f"{letter}: numbers {told(mine)}, weighed {told(was)}, apart {told(mine - was)}"


def toml(found: Fitted, base: float) -> str:
    def cost(name: str) -> float:
        return round(100 * float(found.weights[NAMES.index(name)]) / found.scale, 2) + 0.0

    def steps(word: str, values: range) -> str:
        listed = {values[0]: 0.0}
        for n in values[1:]:
            listed[n] = round(listed[n - 1] + cost(f"{word} {n}"), 2)
        return "{ " + ", ".join(f"{n} = {total}" for n, total in listed.items()) + " }"

    lines = [
        "# What each number of a unit costs (docs/battles-prices.md); made by",
        "# bench/strength/battles_fit_prices.py.  A unit's price is their sum, as a whole number.",
        f"base = {base}",
        f"life = {cost('life')}  # a point",
        f"damage = [{cost('easy')}, {cost('optimal')}, {cost('risky')}]  # a point",
        f"ranged = {cost('ranged')}",
        f"draws = {cost('draws')}  # each card that Strategy draws",
        f"accuracy = {steps('accuracy', ACCURACIES)}",
        f"evasion = {steps('evasion', EVASIONS)}",
        f"armour = {steps('armour', ARMOURS)}",
        "",
        "[advantage]  # that it has it, and a point of its power",
        *(
            f"{kind} = {{ has = {cost(f'{kind} has')}, power = {cost(f'{kind} power')} }}"
            for kind in ADVANTAGES
        ),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--strength", default="tree:100")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    data = games(known(given.folder), given.strength)
    found = fitted(data)
    units, played = len(np.unique(data.numbers)), 2 * int(data.pairs.sum())
    print(f"{given.strength}: {units} units, {played} games; 100 = {found.scale:.3f} log odds")
    print("held out:", json.dumps(held_out(data, lambda some: fitted(some).weights)))
    names, wider = with_products(data)
    print("held out, with products:", json.dumps(held_out(wider, plainly_fitted)))
    for name, weight in zip(names, plainly_fitted(wider)[-len(names) :]):
        print(f"{name}: {25 * weight:+.2f} points of win rate")
    among = float(found.rivals[:-1].mean()) - found.idle
    for i, one in enumerate(of_the_book()):
        told, half = in_price(found, columns(one))
        weighed = 100 * (found.rivals[i] - found.idle) / among
        print(f"{one['letter']}: priced {told:.0f} ± {half:.0f}, weighed {weighed:.0f}")
    print("in points of win rate, over the mean of the six:")
    print(*recreated(found), sep="\n")
    for i, name in enumerate(NAMES):
        error = 100 * SURE * np.sqrt(found.covariance[i, i]) / found.scale
        print(f"{name}: {100 * found.weights[i] / found.scale:+.1f} ± {error:.1f}")
    if given.write:
        write(found)


def write(found: Fitted) -> None:
    """The table, with a base by which the whole prices of the six add up to 600."""
    base = -100 * found.idle / found.scale
    for hundredths in sorted(range(-200, 201), key=abs):  # tenths would round two of them at once
        price.FILE.write_text(toml(found, round(base + hundredths / 100, 2)), "utf-8")
        price.prices.cache_clear()
        if sum(map(price.price_of, standard())) == 600:
            return
    raise SystemExit("no base is right")


if __name__ == "__main__":
    main()
