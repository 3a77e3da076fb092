"""Positions: read back to equal states; what no play could have is refused."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia import games
from regalia.core.errors import BadPosition
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.kit.playing import random_games

Described = Callable[..., dict[str, Any]]
BATTLES = games.room("battles")


def read(position: Any, options: Any = None) -> Game:
    return Game(BATTLES, options, position)


def refused(position: Any, rule: str | None = None, options: Any = None) -> None:
    with pytest.raises(BadPosition) as problem:
        read(position, options)
    assert problem.value.rule == rule, problem.value.message


def test_every_position_reads_back_to_an_equal_state(room: Room) -> None:
    for game in random_games(room, 10, 400):
        position = json.loads(json.dumps(game.position))
        assert room.text.read_position(game.params, position) == game.state


def test_a_position_of_a_unit_file_reads_back(room: Room, giant: str) -> None:
    """RB-5: injuries beyond 10 are kept as well."""
    game = Game(room, {"units": giant})
    for text in ("army:GGGG", "army:KGGG"):
        game.play(text)
    position = game.position
    assert position["unplaced"] == ["GGGG", "KGGG"]
    assert room.text.read_position(game.params, position) == game.state


def test_the_position_has_plain_words(described: Described) -> None:
    """The text forms: among others `units` and `field`."""
    position = described("c3=K/2 c4=k", "c3=7H c4=8C", hands=("2C", ""))
    again = read(position).position
    assert again["units"]["c3"] == {"owner": 0, "unit": "K", "injury": 2}
    assert again["field"]["c3"] == "7H" and again["hands"] == [["2C"], []]


def test_values_of_wrong_types_are_refused(described: Described) -> None:
    good = described("c3=K c4=k", "c3=7H c4=8C", hands=("2C", ""))
    read(good)
    strange = [None, 3, -1, 2**70, 1.5, True, "x", [], {}, [[]], [1, 2], [None, None], {"a1": 3}]
    possible = {"moved": [None], "winner": [None], "initiative": [[None, None]]}
    for key in good:
        for value in strange:
            if value not in possible.get(key, []):
                with pytest.raises(BadPosition):
                    read(good | {key: value})
    for key in good:
        refused({k: v for k, v in good.items() if k != key})
    refused(good | {"more": 1})


def test_true_is_no_number_and_a_number_no_truth(described: Described) -> None:
    good = described("c3=K c4=k", "c3=7H c4=8C", hands=("2C", ""))
    for key, value in (("player", False), ("pending", False), ("key", 0)):
        refused(good | {key: value})


def test_cards_that_are_there_too_often(described: Described) -> None:
    """RB-1: each deck has every card once, and two jokers."""
    good = described("c3=K c4=k", "c3=7H c4=8C", hands=("2C", ""))
    hands, decks = good["hands"], good["decks"]
    refused(good | {"hands": [["2C", "2C"], []]}, "RB-1")
    refused(good | {"hands": [["2C", "9H"], []]}, "RB-1")  # 9H is in the deck as well
    refused(good | {"hands": [["2C", "XX"], []]}, "RB-1")  # three jokers
    refused(good | {"decks": [[*decks[0], "7H"], [*decks[1], "7H"]]}, "RB-1")  # 7H on c3
    read(good | {"decks": [[*decks[0], "7H"], decks[1]]})  # one of two is there
    refused(good | {"decks": [[*decks[0], "KS"], decks[1]]}, "RB-10")  # White's initiative card
    assert hands == [["2C"], []]


def test_units_stand_on_cards_four_a_side_and_alive(described: Described) -> None:
    """RB-6, RB-8, RB-22, RB-23"""
    fine = {"hands": ("2C", "")}
    refused(described("c3=K c4=k", "c3=7H", **fine), "RB-8")
    refused(described("a1=K c1=K e1=K g1=K c3=K c4=k", "c3=7H c4=8C", **fine), "RB-6")
    refused(described("c3=P/8 c4=k", "c3=7H c4=8C", **fine))
    refused(described("c3=K", "c3=7H", **fine), "RB-23")
    refused(described("c3=K c4=z", "c3=7H c4=8C", **fine))
    wrong = described("c3=K c4=k", "c3=7H c4=8C", **fine)
    for unit in (3, {}, {"owner": 0, "unit": "K"}, {"owner": 2, "unit": "K", "injury": 0}):
        refused(wrong | {"units": wrong["units"] | {"c3": unit}})


def test_armies_that_the_options_forbid(described: Described) -> None:
    """RB-6"""
    two_kings = described("a1=K c1=K c5=n", hands=("2C", ""))
    read(two_kings)
    refused(two_kings, "RB-6", {"armies": "set"})
    refused(two_kings, "RB-6", {"scenario": "hundred-years"})
    read(described("c1=N c5=r", hands=("2C", "")), {"scenario": "hundred-years"})


def test_home_cards_are_never_missing(described: Described) -> None:
    """RB-7: they can be covered, not taken away; and four of them came from each deck."""
    good = described("c3=K c4=k", "c3=7H c4=8C", hands=("2C", ""))
    refused(good | {"field": {s: c for s, c in good["field"].items() if s != "e5"}}, "RB-7")
    full = [*good["decks"][0], "4C", "4D", "4H", "4S", "5C", "5D", "7H", "8C", "QS"]
    refused(good | {"decks": [full, good["decks"][1]]}, "RB-7")


HAND = {"hands": ("2C", "")}
KING = ("c3=K c4=k", "c3=7H c4=8C")
IMPOSSIBLE = {
    "equal initiative in a turn": (KING, HAND | {"initiative": "9H 9H"}, "RB-10"),
    "initiative missing": (KING, HAND | {"initiative": ""}, None),
    "no move to make": (KING, {"hands": ("2D", "")}, "RB-16"),
    "moving with an empty hand": (KING, {}, "RB-16"),
    "pre-turn draw with cards": (KING, HAND | {"phase": "offered-one"}, "RB-12"),
    "pre-turn draw without deck": (KING, {"phase": "offered-one", "decks": ("", "2C")}, "RB-12"),
    "two cards before a turn": (KING, {"phase": "drawing-one", "pending": 2}, "RB-12"),
    "nothing pending": (KING, {"phase": "drawing-one"}, "RB-27"),
    "something pending": (KING, HAND | {"pending": 1}, "RB-27"),
    "moved before moving": (KING, HAND | {"moved": "c3"}, "RB-11"),
    "key before attacking": (KING, HAND | {"key": True}, "RB-18"),
    "attack without a move": (KING, {"phase": "attacking"}, "RB-18"),
    "attack with the enemy's unit": (KING, {"phase": "attacking", "moved": "c4"}, "RB-13"),
    "attack without a target": (
        ("c3=K d4=k", "c3=7H d4=8C"),
        {"phase": "attacking", "moved": "c3"},
        "RB-18",
    ),
    "key while attacking": (KING, {"phase": "attacking", "moved": "c3", "key": True}, "RB-26"),
    "keeping nothing": (KING, {"phase": "keeping", "moved": "c3"}, "RB-26"),
    "keeping without having moved": (KING, HAND | {"phase": "keeping"}, "RB-16"),
    "two cards without key": (KING, {"phase": "offered-two", "moved": "c3"}, "RB-26"),
    "a key that no target has": (
        KING,
        {"phase": "offered-two", "moved": "c3", "key": True, "initiative": "KD QS"},
        "RB-26",
    ),
    "three cards after a turn": (
        KING,
        {"phase": "drawing-two", "moved": "c3", "key": True, "pending": 3, "initiative": "KH QS"},
        "RB-27",
    ),
    "a second card without the first": (
        KING,
        {"phase": "drawing-two", "moved": "c3", "key": True, "pending": 1, "initiative": "KH QS"},
        "RB-27",
    ),
    "a hit that draws for a pawn": (
        ("c3=P c4=k", "c3=7H c4=8C"),
        {"phase": "drawing-hit", "moved": "c3", "pending": 2},
        "RB-4",
    ),
    "a hit that draws for nobody": (KING, {"phase": "drawing-hit", "pending": 2}, "RB-18"),
    "initiative from an empty deck": (KING, {"phase": "initiative", "decks": ("2C", "")}, "RB-10"),
    "a winner too early": (KING, HAND | {"winner": 0}, "RB-23"),
    "over with cards in both decks": (KING, {"phase": "over", "winner": 0}, "RB-10"),
    "another winner by cards": (
        KING,
        {"phase": "over", "decks": ("", "2C"), "winner": 0},
        "RB-28",
    ),
    "an end in Black's turn": (
        KING,
        {"phase": "over", "decks": ("", "2C"), "winner": 1, "player": 1},
        "RB-10",
    ),
    "another winner by units": (
        ("c3=K", "c3=7H"),
        {"phase": "over", "winner": 1, "player": 1},
        "RB-23",
    ),
    "the last unit in its own turn": (
        ("c3=K", "c3=7H"),
        {"phase": "over", "winner": 0, "player": 1},
        "RB-23",
    ),
    "nobody left at all": (("", ""), {"phase": "over", "winner": 0}, "RB-23"),
    "units unplaced in battle": (KING, HAND | {"unplaced": ["P", ""]}, "RB-8"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_no_play_could_have_is_refused(case: str, described: Described) -> None:
    (units, field), more, rule = IMPOSSIBLE[case]
    refused(described(units, field, **more), rule)


def test_finished_positions_are_ends(described: Described) -> None:
    """RB-23, RB-28"""
    won = read(described("c3=K", "c3=7H", phase="over", winner=0))
    assert (won.over, won.result, won.reason) == (True, [1, 0], "last-unit")
    cards = described("c3=K c4=k", "c3=7H c4=8C", phase="over", winner=1, decks=("", "2C"))
    assert (read(cards).result, read(cards).reason) == ([0, 1], "only-cards")


# ------------------------------------------------------------------------------------ set-up


def set_up(*texts: str, **options: Any) -> dict[str, Any]:
    game = Game(BATTLES, options)
    for text in texts:
        game.play(text)
    return copy.deepcopy(game.position)


DEALT = ("army:KQRB", "army:NNPP", *(f"deal:{r}{s}" for s in "CD" for r in "2345"))


def test_choosing_armies_has_nothing_on_the_table() -> None:
    """RB-6, RB-7, RB-9, RB-10"""
    start, second = set_up(), set_up("army:KKKK")
    refused(start, "RB-6", {"scenario": "magic"})
    refused(start | {"player": 1}, "RB-6")
    refused(second | {"player": 0}, "RB-6")
    refused(second, "RB-6", {"armies": "set"})
    refused(start | {"unplaced": ["", "KKKK"]}, "RB-6")
    refused(start | {"field": {"a1": "2C"}}, "RB-1")
    refused(start | {"decks": [start["decks"][0][1:], start["decks"][1]]}, "RB-7")
    refused(start | {"hands": [["2C"], []], "decks": [start["decks"][0][1:], []]}, "RB-9")
    refused(start | {"winner": 0}, "RB-11")
    refused(start | {"pending": 1}, "RB-7")
    wanted = start | {"decks": [start["decks"][0][1:], start["decks"][1]]}
    refused(wanted | {"initiative": ["2C", None]}, "RB-10")


def test_dealing_follows_the_rows(room: Room) -> None:
    """RB-7"""
    position = set_up(*DEALT[:4])
    assert position["field"] == {"a1": "2C", "c1": "3C"} and position["pending"] == 2
    refused(position | {"field": {"a1": "2C", "e1": "3C"}}, "RB-7")
    refused(position | {"pending": 3}, "RB-7")
    refused(position | {"pending": 5}, "RB-7")
    refused(position | {"unplaced": ["KQR", "NNPP"]}, "RB-6")
    aces = [card for card in position["decks"][0] if card != "AS"] + ["3C"]
    dealt = {"field": {"a1": "2C", "c1": "AS"}, "decks": [aces, position["decks"][1]]}
    refused(position | dealt, "RB-7")
    standing = {"a1": {"owner": 0, "unit": "K", "injury": 0}}
    refused(position | {"units": standing, "unplaced": ["QRB", "NNPP"]}, "RB-8")


def test_placing_alternates(room: Room) -> None:
    """RB-8"""
    position = set_up(*DEALT, "place:K@a1")
    refused(position | {"player": 0}, "RB-8")
    refused(position | {"unplaced": ["QRP", "NNPP"], "units": {}}, "RB-6")
    moved = {"a5": {"owner": 0, "unit": "K", "injury": 0}}
    refused(position | {"units": moved}, "RB-8")
    hurt = {"a1": {"owner": 0, "unit": "K", "injury": 1}}
    refused(position | {"units": hurt}, "RB-11")


def test_before_the_first_initiative_everybody_is_at_home(room: Room) -> None:
    """RB-8, RB-9, RB-10, RB-11"""
    placing = [f"place:{u}@{row}1 place:{v}@{row}5" for row, u, v in zip("aceg", "KQRB", "NNPP")]
    placed = " ".join(placing).split()
    first, second = set_up(*DEALT, *placed), set_up(*DEALT, *placed, "init:9H")
    read(first)
    read(second)
    refused(first | {"player": 1}, "RB-10")
    refused(second | {"player": 0}, "RB-10")
    fewer = {s: unit for s, unit in first["units"].items() if s != "a1"}
    refused(first | {"units": fewer}, "RB-8")
    hurt = first["units"] | {"a1": {"owner": 0, "unit": "K", "injury": 1}}
    refused(first | {"units": hurt}, "RB-11")
    hand = [card for card in first["decks"][0] if card != "9H"]
    refused(first | {"hands": [["9H"], []], "decks": [hand, first["decks"][1]]}, "RB-9")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_value_in_any_place_is_refused_or_can_be_played(data: st.DataObject) -> None:
    position = set_up(*DEALT, "place:K@a1")
    key = data.draw(st.sampled_from(sorted(position)))
    value = data.draw(json_values)
    try:
        game = read(position | {key: value})
    except BadPosition:
        return
    assert game.position == position
