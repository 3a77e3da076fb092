"""A review as people are told it: dice and cards beside what was to be expected."""

import pytest

import regalia
from regalia.core.game import Game
from regalia.core.random import below
from regalia.teaching.review_told import ChanceCount, _chance


def played(name: str, most: int, **options: object) -> Game:
    game, rng = regalia.new(name, **options), regalia.rng(4)
    while not game.over and len(game.events) < most:
        if game.is_chance:
            game.roll(rng)
        else:
            texts = sorted(game.actions())
            game.play(texts[below(rng, len(texts))])
    return game


def check(counts: list[ChanceCount], outcomes: int) -> None:
    """What came, and what was to be expected, are both as many as there were outcomes."""
    assert sum(sum(count.came) for count in counts) == outcomes
    assert sum(count.expected for count in counts) == pytest.approx(outcomes, abs=0.05)


def test_ur_6_every_kind_of_roll_is_counted_in_words() -> None:
    game = played("ur", 80)
    counts = _chance(game, "de")
    assert {count.label for count in counts} >= {"leer + leer", "Gold + Gold"}
    assert len(counts) == 6
    check(counts, sum(event.seat < 0 for event in game.events))


@pytest.mark.parametrize("players", [2, 4])
def test_qg_7_cards_dealt_and_drawn_are_counted_and_the_setup_card_is_not(players: int) -> None:
    game = played("gambit", 120, players=players)
    counts = _chance(game, "en")
    assert {count.label for count in counts} == {"bishop", "rook", "queen", "knight"}
    check(counts, sum(event.text.startswith(("deal:", "draw:")) for event in game.events))


def test_more_kinds_than_a_histogram_shows_are_not_counted() -> None:
    assert _chance(played("battles", 80), "en") == []
