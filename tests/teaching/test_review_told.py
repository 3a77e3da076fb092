"""A review as people are told it: dice and cards beside what was to be expected."""

import pytest

import regalia
from regalia.core.game import Game
from regalia.core.random import below
from regalia.games.study.positions import position_text
from regalia.games.study.solve import solve_challenge
from regalia.teaching.reviews import review_messages
from regalia.teaching.reviews.review_messages import ChanceCount, _chance


def played(name: str, most: int, **options: object) -> Game:
    game, rng = regalia.new(name, **options), regalia.rng(4)
    while not game.over and len(game.events) < most:
        if game.is_chance:
            game.roll(rng)
        else:
            texts = sorted(game.actions())
            game.play(texts[below(rng, len(texts))], game.players[0])
    return game


def check(counts: list[ChanceCount], outcomes: int) -> None:
    """Check that the counts, and those to be expected, both add up to the number of outcomes."""
    assert sum(sum(count.came) for count in counts) == outcomes
    assert sum(sum(count.expected) for count in counts) == pytest.approx(outcomes, abs=0.05)


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


def test_cards_of_royal_battles_are_counted_by_rank_but_for_initiative() -> None:
    game = played("battles", 80)
    counts = _chance(game, "en")
    ranks = [count.label for count in counts]
    assert ranks[:9] == ["2", "3", "4", "5", "6", "7", "8", "9", "10"]
    assert {"J", "Q", "K", "A"} <= set(ranks)
    check(counts, sum(event.text.startswith(("deal:", "draw:")) for event in game.events))


@pytest.mark.parametrize("level", [1, 3])
def test_st_11_challenges_are_counted_by_their_distance_and_are_nobody_s(level: int) -> None:
    game = played("study", 150, level=level)
    counts = _chance(game, "en")
    assert all(len(count.came) == 1 for count in counts), "whoever is first may have them"
    numbers = [int(count.label.removesuffix("s").removesuffix(" move")) for count in counts]
    assert numbers == sorted(numbers)
    challenges = [then for then, event in zip(game.states, game.events) if event.seat < 0][1:]
    check(counts, len(challenges))
    first = game.states[2]
    board, card = position_text(first.board), position_text(first.lying[0])
    least = solve_challenge(board, [card], level)
    assert least.distance in [n for n, count in zip(numbers, counts) if count.came[0]]


def test_more_kinds_than_a_histogram_shows_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_messages, "MOST_OUTCOMES", 5)
    assert _chance(played("ur", 80), "en") == []
