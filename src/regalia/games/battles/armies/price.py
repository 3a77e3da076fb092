"""Prices of units (RB-32): a price for each of a unit's numbers, fitted to games.

The prices are in `data/prices.toml`, made by `bench/strength/battles_fit_prices.py`;
docs/battles-prices.md tells how, and how far they can be trusted.  Four average units of the book
cost 400, and one that can do nothing costs nothing.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from regalia.games.battles.armies.units import ADVANTAGES, DEAREST, STRATEGY, Unit

FILE = Path(__file__).parents[1] / "data" / "prices.toml"


@cache
def prices() -> Mapping[str, Any]:
    return tomllib.loads(FILE.read_text("utf-8"))


def price_of(unit: Unit) -> int:
    """The sum of the prices of its numbers, as a whole number."""
    table = prices()
    advantage = table["advantage"][ADVANTAGES[unit.advantage]]
    total: float = table["base"] + table["life"] * unit.life
    total += stepped(table["accuracy"], unit.accuracy) + stepped(table["evasion"], unit.evasion)
    total += sum(each * damage for each, damage in zip(table["damage"], unit.damage))
    total += stepped(table["armour"], unit.armour) + table["ranged"] * unit.ranged
    total += advantage["has"] + advantage["power"] * unit.power
    if unit.advantage == STRATEGY:
        total += table["draws"] * unit.draws
    return min(max(round(total), 1), DEAREST)


def stepped(steps: Mapping[str, float], value: int) -> float:
    """The price of a number by a table; beyond its ends, as much as there."""
    known = sorted(map(int, steps))
    return steps[str(min(max(value, known[0]), known[-1]))]
