"""Small games of the Queen's Gambit (QG-20): fewer tokens, shorter decks, fewer turns."""

from collections import Counter

import pytest

from regalia.core import random
from regalia.core.errors import BadOption, BadPosition
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.games import room as room_of
from regalia.games.gambit.setups import NAMES
from regalia.kit.playing import play_randomly

GAMBIT = room_of("gambit")
SMALL = {"setup": 1, "tokens": 3, "deck": "BBBRRR", "turns": 6}


def laid(**options: object) -> dict[str, str]:
    tokens: dict[str, str] = Game(GAMBIT, {"setup": 1, **options}).view()["tokens"]
    return tokens


def test_the_most_valuable_tokens_are_laid_out_first() -> None:
    """QG-20"""
    whole = laid()
    assert Counter(laid(tokens=3).values()) == {"K": 2, "Q": 1}
    assert Counter(laid(tokens=9).values()) == {"K": 2, "Q": 2, "R": 4, "B": 1}
    for count in range(1, 29):
        assert len(laid(tokens=count)) == count
        assert laid(tokens=count).items() <= whole.items()


def test_of_a_kind_those_first_from_a1_are_laid_out() -> None:
    """QG-20"""
    queens = sorted((NAMES.index(name) for name, kind in laid().items() if kind == "Q"))
    kept = [NAMES.index(name) for name, kind in laid(tokens=3).items() if kind == "Q"]
    assert kept == queens[:1]


def test_with_values_of_ones_own_those_say_what_is_most_valuable() -> None:
    """QG-19, QG-20"""
    assert Counter(laid(tokens=12, values=[9, 1, 1, 1, 1, 1]).values()) == {"P": 12}


@pytest.mark.parametrize("deck", ["BBBRR", "BBBBRR", "BBRRQQX", "", "BBBRRRQQQNNNN", 6, None, []])
def test_a_deck_has_six_to_twelve_cards_and_at_most_three_of_a_kind(deck: object) -> None:
    """QG-20"""
    with pytest.raises(BadOption) as refused:
        Game(GAMBIT, {"deck": deck})
    assert refused.value.rule == "QG-20"


def test_the_order_in_which_a_deck_is_written_means_nothing() -> None:
    """QG-20"""
    shuffled, sorted_ = (Game(GAMBIT, {"deck": deck}) for deck in ("NRBNRB", "BBRRNN"))
    assert shuffled.params == sorted_.params and shuffled.options == sorted_.options


def test_a_small_game_ends_after_its_last_turn_or_last_token() -> None:
    """QG-15, QG-16, QG-20"""
    reasons = set()
    for seed in range(40):
        rng = random.seeded(seed)
        for game in play_randomly(Game(GAMBIT, SMALL | {"tokens": 1}), rng, 200):
            last = game
        assert last.over
        reasons.add(last.reason)
        view = last.view()
        assert view["turn"] <= 6 and (last.reason == "tokens") == (not view["tokens"])
        if last.reason == "turns":
            ending = last.scene(0).ending
            assert ending and ending.reason.startswith("Turn 6 was the last.")
    assert reasons == {"turns", "tokens"}


def test_every_position_of_a_small_game_is_read_back_and_knows_its_cards() -> None:
    """QG-2, QG-12, QG-20: with six cards a pile is made anew at every turn."""
    for game in play_randomly(Game(GAMBIT, SMALL | {"turns": 30}), random.seeded(5), 200):
        position = game.position
        assert Game(GAMBIT, SMALL | {"turns": 30}, position).state == game.state
        for seat in (0, 1):
            own = "".join(position[key][seat] for key in ("discards", "piles", "hands", "rows"))
            assert sorted(own) == sorted("BBBRRR")


def test_a_position_of_the_whole_game_is_none_of_a_small_one(room: Room) -> None:
    """QG-2, QG-20"""
    whole = Game(room, {"setup": 1}).position
    with pytest.raises(BadPosition):
        Game(room, SMALL, whole)
