"""What a unit costs by its numbers (RB-32): `price.py`."""

import pytest

from regalia.core.game import Game
from regalia.games.battles.price import price_of, prices
from regalia.games.battles.unit_file import of_option
from regalia.games.battles.units import ADVANTAGES, DEAREST, STRATEGY, Unit, standard

SIX = {unit.letter: unit for unit in standard()}


def test_rb32_the_prices_of_the_six_are_those_of_their_numbers() -> None:
    assert {letter: price_of(unit) for letter, unit in SIX.items()} == {
        letter: unit.price for letter, unit in SIX.items()
    }


def test_rb32_a_copy_costs_as_much_whatever_its_letter_name_and_limit() -> None:
    pawn = SIX["P"]
    assert price_of(pawn._replace(letter="E", name="spear", limit=1, price=0)) == pawn.price


@pytest.mark.parametrize("letter", list(SIX))
def test_a_price_is_the_sum_of_its_table(letter: str) -> None:
    """By hand, as docs/battles-prices.md tells it."""
    unit, table = SIX[letter], prices()
    kind = table["advantage"][ADVANTAGES[unit.advantage]]
    total = table["base"] + table["life"] * unit.life + table["ranged"] * unit.ranged
    for name, value in (("accuracy", unit.accuracy), ("evasion", unit.evasion)):
        total += table[name][str(value)]
    total += table["armour"][str(unit.armour)] + kind["has"] + kind["power"] * unit.power
    total += sum(a * b for a, b in zip(table["damage"], unit.damage)) + table["draws"] * unit.draws
    assert price_of(unit) == round(total)


def test_more_life_accuracy_or_damage_costs_more() -> None:
    knight = SIX["N"]
    assert price_of(knight._replace(life=9)) > price_of(knight)
    assert price_of(knight._replace(accuracy=4)) > price_of(knight._replace(accuracy=2))
    assert price_of(knight._replace(damage=(6, 7, 8))) > price_of(knight)


def test_rb32_a_price_stays_within_its_bounds_and_beyond_a_table_counts_as_its_end() -> None:
    giant = SIX["K"]._replace(life=99, damage=(99, 99, 99), power=99)
    assert price_of(giant) == DEAREST
    weak = Unit("E", "mouse", False, 1, 0, 0, (0, 0, 0), 0, STRATEGY, 0, 1, 4, False, 0, 0)
    assert price_of(weak) == 1
    assert price_of(giant._replace(evasion=9)) == price_of(giant._replace(evasion=5))


def test_every_advantage_has_its_price() -> None:
    assert set(prices()["advantage"]) == set(ADVANTAGES)
    assert of_option("standard").kinds() and Game("battles", {"budget": 400}).actions()
