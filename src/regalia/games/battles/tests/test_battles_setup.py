"""Components, armies, the deal and placing."""

import json
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest

from regalia.boards.cards import NAMES, first_cards, how_many, named
from regalia.core import random
from regalia.core.card import Options
from regalia.core.errors import BadOption, BadPosition
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast import count, play
from regalia.fast.compiler import compiled
from regalia.fast.perft import as_array
from regalia.games import room
from regalia.games.battles.rules.field import AROUND, SQUARES
from regalia.kit.playing import play_randomly

ORDER = "KQRBNP"
AFTER_DEAL = (
    *("deal:2C", "deal:3C", "deal:4C", "deal:5C"),
    *("deal:2C", "deal:9H", "deal:TD", "deal:KS"),
)


def paths(room: Room, options: Options, depth: int) -> int:
    game = Game(room, options)
    rows = np.empty((depth, room.rules.MOST_ACTIONS), np.int64)
    past = compiled(room, play).begun(as_array(game.params), game.state)
    found: int = compiled(room, count).paths(as_array(game.params), game.state, past, depth, rows)
    return found


def test_two_equal_decks_of_54_cards(room: Room) -> None:
    """RB-1: White is player 0; ranks 2 to ace in four suits, and two jokers."""
    game = Game(room)
    assert game.players == [0]
    decks = game.position["decks"]
    assert decks[0] == decks[1]
    assert decks[0].count("XX") == 2 and len(set(decks[0])) == 53 and len(decks[0]) == 54


def test_the_field_has_seven_rows_of_five(room: Room) -> None:
    """RB-2: 35 squares; a corner has 3 neighbours, an edge 5, the others 8."""
    assert len(SQUARES) == 35 and SQUARES[0] == "a1" and SQUARES[-1] == "g5"
    neighbours = {name: AROUND[i].bit_count() for i, name in enumerate(SQUARES)}
    assert [neighbours[name] for name in ("a1", "a3", "d1", "d3", "g5")] == [3, 5, 5, 8, 3]
    assert [n for i, n in enumerate(SQUARES) if AROUND[SQUARES.index("b2")] >> i & 1] == (
        ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"]
    )


def test_any_four_units_are_an_army(room: Room) -> None:
    """RB-6: letters in the order K Q R B N P."""
    armies = ["army:" + "".join(four) for four in combinations_with_replacement(ORDER, 4)]
    assert list(Game(room).actions()) == armies and len(armies) == 126


def test_one_chess_set_limits_armies(room: Room) -> None:
    """RB-6: armies=set."""
    limits = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 4}
    possible = [
        "army:" + "".join(four)
        for four in combinations_with_replacement(ORDER, 4)
        if all(four.count(letter) <= limit for letter, limit in limits.items())
    ]
    assert list(Game(room, {"armies": "set"}).actions()) == possible
    assert "army:PPPP" in possible and "army:RRRP" not in possible and len(possible) == 67


def test_armies_are_chosen_white_first_then_shown(room: Room) -> None:
    """RB-6: hidden until both have chosen."""
    game = Game(room)
    game.play("army:KQNP")
    assert game.players == [1]
    assert game.view(0)["unplaced"] == ["KQNP", ""]
    assert game.view(1)["unplaced"] == game.view()["unplaced"] == [None, ""]
    game.play("army:PPPP")
    assert game.view(1)["unplaced"] == game.view()["unplaced"] == ["KQNP", "PPPP"]
    revealed = "army:PPPP,reveal:KQNP"  # RB-30
    assert game.seen(1) == game.seen() == ["army:?", revealed]
    assert game.seen(0) == ["army:KQNP", revealed]


@pytest.mark.parametrize(
    ("scenario", "armies"),
    [("hundred-years", ["NNNN", "RRRR"]), ("magic", ["QQQQ", "BBBB"])],
)
def test_a_scenario_fixes_the_armies(room: Room, scenario: str, armies: list[str]) -> None:
    """RB-6: the game begins with the deal; such a battle goes on to its end."""
    game = Game(room, {"scenario": scenario})
    assert game.position["unplaced"] == armies
    assert len(game.chances()) == 48
    for text in AFTER_DEAL:
        game.play(text)
    assert {text[6] for text in game.actions()} == {armies[0][0]}


def test_four_cards_are_dealt_to_each_home_column_without_aces_and_jokers(room: Room) -> None:
    """RB-7: White's a c e g of column 1, then Black's of column 5, each from their own deck."""
    game = Game(room, {"scenario": "magic"})
    for number, text in enumerate(AFTER_DEAL):
        outcomes = game.chances()
        assert len(outcomes) == 48 - number % 4 and set(outcomes.values()) == {
            next(iter(outcomes.values()))
        }
        assert not any(card in outcomes for card in ("deal:AC", "deal:AS", "deal:XX"))
        game.play(text)
    field = {"a1": "2C", "c1": "3C", "e1": "4C", "g1": "5C"}
    field |= {"a5": "2C", "c5": "9H", "e5": "TD", "g5": "KS"}
    assert game.position["field"] == dict(sorted(field.items()))


def test_units_are_placed_one_at_a_time_white_first(room: Room) -> None:
    """RB-8: any unplaced unit, any free home card; RB-9: hands stay empty."""
    game = Game(room)
    for text in ("army:KQPP", "army:KBBB", *AFTER_DEAL):
        game.play(text)
    home = [row + "1" for row in "aceg"]
    assert set(game.actions()) == {f"place:{unit}@{square}" for unit in "KQP" for square in home}
    game.play("place:P@c1")
    assert game.players == [1]
    game.play("place:B@g5")
    assert set(game.actions()) == {
        f"place:{unit}@{square}" for unit in "KQP" for square in ("a1", "e1", "g1")
    }
    for text in ("P@a1", "B@c5", "K@e1", "B@a5", "Q@g1", "K@e5"):
        game.play(f"place:{text}")
    position = game.position
    assert position["phase"] == "initiative" and position["hands"] == [[], []]
    assert position["units"]["e5"] == {"owner": 1, "unit": "K", "injury": 0}
    assert [len(deck) for deck in position["decks"]] == [50, 50]


def test_exact_counts_of_ways_to_begin(room: Room) -> None:
    """RB-6, RB-7: 126 armies each; then 48, 47 … cards.  RB-8: 4 home cards for equal units."""
    assert [paths(room, {}, depth) for depth in (1, 2, 3)] == [126, 126**2, 126**2 * 48]
    assert paths(room, {"armies": "set"}, 2) == 67**2
    assert paths(room, {"scenario": "magic"}, 4) == 48 * 47 * 46 * 45


def test_exact_counts_from_placing_on(room: Room) -> None:
    """RB-8, RB-10: two equal units each on the last two squares, then 50 cards, twice."""
    game = Game(room, {"scenario": "magic"})
    for text in (*AFTER_DEAL, "place:Q@a1", "place:B@a5", "place:Q@c1", "place:B@c5"):
        game.play(text)
    past = compiled(room, play).begun(as_array(game.params), game.state)
    rows = np.empty((6, room.rules.MOST_ACTIONS), np.int64)
    found = [
        compiled(room, count).paths(as_array(game.params), game.state, past, depth, rows)
        for depth in range(1, 7)
    ]
    # The decks differ by what was dealt; jokers are one outcome: 49 each.
    assert found == [2, 4, 4, 4, 4 * 49, 4 * 49 * 49]


def test_options_travel_with_a_game_as_plain_data(room: Room, giant: str) -> None:
    """RB-5, RB-6: what was chosen can be written as JSON and gives the same parameters again."""
    options: dict[str, Any] = {"armies": "set", "orientation": "crosswise", "units": giant}
    game = Game(room, options)
    again = Game(room, json.loads(json.dumps(game.options)))
    assert again.params == game.params and again.options == game.options


def test_the_first_player_of_the_battle_is_asked_whether_to_draw(room: Room) -> None:
    """RB-9, RB-12: hands are empty when the first turn begins."""
    game = Game(room, {"scenario": "magic"})
    placing = [f"place:{u}@{row}{column}" for row in "aceg" for u, column in ("Q1", "B5")]
    for text in (*AFTER_DEAL, *placing, "init:KH", "init:AH"):
        game.play(text)
    assert game.players == [1] and set(game.actions()) == {"draw", "decline"}


# -------------------------------------------------------------------------- small battles (RB-34)

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
