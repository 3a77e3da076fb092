"""Handicaps that are recommended to two of different strength, and told to people."""

import re

import pytest

from regalia.app import handicaps
from regalia.app.game_cards import game_card
from regalia.app.handicaps import GameAgainst, of_level, of_results, option_of, recommended
from regalia.core.handicap import NONE
from regalia.core.words import LANGUAGES
from regalia.games import names, room
from regalia.teaching.examples.worked_examples import worked_examples

GIVING = [name for name in names() if option_of(room(name).card)]
RULES = {"ur": "UR-28", "twelve": "TW-18", "study": "ST-24", "battles": "RB-52", "gambit": "QG-23"}
BY_SEAT = [name for name in GIVING if name != "gambit"]


def test_every_game_has_a_handicap() -> None:
    """UR-28, TW-18, ST-24, RB-52, QG-23"""
    assert names() == GIVING


@pytest.mark.parametrize(("name", "rule"), RULES.items())
def test_each_rule_of_a_handicap_has_a_worked_example(name: str, rule: str) -> None:
    """UR-28, TW-18, ST-24, RB-52, QG-23"""
    examples = [one for one in worked_examples(room(name)) if rule in one.rules]
    assert any("handicap" in one.options for one in examples)


@pytest.mark.parametrize("name", GIVING)
def test_ladders_rise_and_have_every_level(name: str) -> None:
    ladder = room(name).card.ladder
    assert len(ladder) == 10 and list(ladder) == sorted(set(ladder)) and ladder[0] == 0


@pytest.mark.parametrize("name", BY_SEAT)
def test_equals_are_recommended_none_and_the_stronger_gives(name: str) -> None:
    """UR-28, TW-18, ST-24, RB-52: more where the difference is greater, the same for each seat."""
    card = room(name).card
    worth = dict(option_of(card).worth)
    for level in range(1, 11):
        assert recommended(card, *[of_level(card, level)] * 2) == NONE
    costs = []
    for lower in range(1, 5):
        strengths = of_level(card, 5), of_level(card, lower)
        given, other = recommended(card, *strengths), recommended(card, *strengths[::-1])
        assert given.startswith("first-") and other == given.replace("first", "second")
        costs.append(worth[other])
    assert costs == sorted(costs, reverse=True)


def test_qg_23_the_weaker_with_the_second_turn_gets_more_points_and_the_stronger_none() -> None:
    card = room("gambit").card
    level = [of_level(card, level) for level in range(1, 11)]
    assert recommended(card, level[4], level[4]) == 3
    assert recommended(card, level[2], level[4]) > 3
    assert recommended(card, level[4], level[2]) == 0


@pytest.mark.parametrize("name", GIVING)
def test_a_person_s_strength_follows_the_results(name: str) -> None:
    card = room(name).card
    nothing = of_results(card, [])
    assert abs(nothing - of_level(card, 4)) <= 1
    won, lost = [[GameAgainst(4, points)] * 6 for points in (1.0, 0.0)]
    assert of_results(card, lost) < nothing < of_results(card, won)
    even = [GameAgainst(7, 1.0), GameAgainst(7, 0.0)] * 20
    assert abs(of_results(card, even) - of_level(card, 7)) < 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BY_SEAT)
def test_the_option_says_for_how_many_levels_each_amount_is(name: str, language: str) -> None:
    """UR-28, TW-18, ST-24, RB-52: in the order in which the text has them."""
    game = room(name)
    option = option_of(game.card)
    told = handicaps.told(game, option, language)
    numbers = [float(one.replace(",", ".")) for one in re.findall(r"\d+[.,]\d", told)]
    assert len(numbers) == (len(option.values) - 1) // 2
    by_name = {one.name: one for one in game_card(game, language, 0).options}
    assert by_name["handicap"].about.endswith(told)
