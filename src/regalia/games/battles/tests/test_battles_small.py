"""Small battles (RB-34): decks of fewer cards, armies of one or two (RB-31)."""

import pytest
from support.playing import play_randomly

from regalia.boards.cards import NAMES, first_cards, how_many, named
from regalia.core import random
from regalia.core.errors import BadOption, BadPosition
from regalia.core.game import Game
from regalia.games import room

BATTLES = room("battles")
DUEL = '[[scenario]]\nid = "duel"\nname = "Duel"\narmies = ["P", "N"]\n'
SMALL = {"deck": 12, "scenario": "duel", "units": DUEL}


def test_a_short_deck_has_the_lowest_cards() -> None:
    """RB-34"""
    assert named(first_cards(8)) == ["2C", "2D", "2H", "2S", "3C", "3D", "3H", "3S"]
    assert named(first_cards(53)) == [*NAMES] and named(first_cards(54)) == [*NAMES, "XX"]
    assert [how_many(first_cards(count)) for count in range(55)] == list(range(55))


@pytest.mark.parametrize("deck", [3, 55, 0, -8, "12", None, 12.0, True])
def test_a_deck_has_4_to_54_cards(deck: object) -> None:
    """RB-34"""
    with pytest.raises(BadOption):
        Game(BATTLES, {"deck": deck})


def test_a_small_battle_is_played_with_the_cards_of_its_deck_alone() -> None:
    """RB-27, RB-34"""
    cards, endings = set(named(first_cards(12))), set()
    for seed in range(12):
        for game in play_randomly(Game(BATTLES, SMALL), random.seeded(seed), 300):
            last, position = game, game.position
            there = {card for key in ("hands", "decks") for some in position[key] for card in some}
            there |= set(position["field"].values()) | {*position["initiative"]} - {None}
            assert there <= cards
            assert Game(BATTLES, SMALL, position).state == game.state
        assert last.over
        endings.add(last.reason)
    assert len(endings) > 1


def test_a_card_that_a_short_deck_does_not_have_is_no_outcome_and_no_position() -> None:
    """RB-34"""
    game = Game(BATTLES, SMALL)
    assert set(game.chances()) == {f"deal:{card}" for card in named(first_cards(12))}
    with pytest.raises(Exception, match="deal:KH"):
        game.play("deal:KH")
    position = game.position
    position["decks"][0][0] = "KH"
    with pytest.raises(BadPosition, match="no such card") as refused:
        Game(BATTLES, SMALL, position)
    assert refused.value.rule == "RB-34"


def test_a_battle_ends_at_once_if_dealing_takes_all_cards() -> None:
    """RB-10, RB-28, RB-34: four cards for four units; and its position can be read."""
    *_, last = play_randomly(Game(BATTLES, {"deck": 4}), random.seeded(1), 50)
    assert last.over and last.result == [0.5, 0.5]
    assert Game(BATTLES, {"deck": 4}, last.position).state == last.state
