"""Trials of the lab in Royal Battles: units among the six, and their feats."""

import json

import pytest
from support.games.units import unit_text

from regalia.core.game import Game
from regalia.games.battles import rules, weighing
from regalia.games.battles.armies.price import price_of, prices
from regalia.games.battles.armies.unit_file import of_option
from regalia.games.battles.armies.units import ADVANTAGES, DEAREST, STRATEGY, Unit, standard
from regalia.games.battles.rules.state import ATTACKING, HOLD, Battle
from regalia.lab.chunks import ArmyDraw, GameChunk, play

ARCHER = unit_text(
    *(6, 4, 3),
    letter="E",
    name="archer",
    kind="ranged",
    damage="3, 5, 9",
    armour=0,
    advantage="aim",
    power=7,
)
ROOK = ARCHER.replace('"E"', '"R"') + "replaces = true\n"


def test_rb5_a_trial_has_the_unit_the_six_and_one_that_can_do_nothing() -> None:
    game = Game("battles", {"units": ARCHER, "armies": "set", "scenario": "magic"})
    (trial,) = weighing.trials(game.options)
    trying = Game("battles", trial.options)
    assert trial.others == "KQRBNP" and trial.letter == "E"
    assert weighing.letters(trying.params) == "KQRBNPE" + trial.idle
    army = rules.start(trying.params), weighing.chosen(trying.params, "EE" + 2 * trial.idle)
    assert army[1] in list(rules.actions(trying.params, army[0]))


def test_rb5_a_unit_that_replaces_one_of_the_six_is_tried_beside_it() -> None:
    (trial,) = weighing.trials(Game("battles", {"units": ROOK}).options)
    assert trial.letter not in trial.others and trial.name == "archer"
    assert "R" in weighing.letters(Game("battles", trial.options).params)


def test_without_a_unit_file_the_six_are_tried() -> None:
    trials = weighing.trials(Game("battles").options)
    assert [trial.letter for trial in trials] == list("KQRBNP")
    assert trials[4].name == "knight"


def test_a_game_of_the_lab_ends_as_the_rules_say_and_its_feats_are_counted() -> None:
    (trial,) = weighing.trials(Game("battles", {"units": ARCHER}).options)

    draw = ArmyDraw("exchange", trial.others, trial.letter, trial.others)
    played = play(GameChunk("battles", json.dumps(dict(trial.options)), draw, 0, 0.0, 6, 2))
    assert set(played.points) <= {0, 1, 2} and min(played.decisions) > 20
    assert sum(played.reasons.values()) == 2
    assert {feat.what for feat in played.feats} <= {"easy", "optimal", "risky", "advantage"}
    assert all(feat.special == (feat.what == "advantage") for feat in played.feats)
    assert sum(feat.effect for feat in played.feats) > 0


def test_to_hold_is_no_feat() -> None:
    s = rules.start(Game("battles").params)
    assert isinstance(s, Battle)
    assert weighing.feat(Game("battles").params, s._replace(phase=ATTACKING), HOLD) is None


# --------------------------------------------------------------------------------- prices (RB-32)

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
    """The price is added up by hand, as docs/battles-prices.md tells it."""
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
