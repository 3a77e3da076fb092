"""A match of the Study, and solo."""

import pytest
from support.games.study import NEAR, NEXT, OTHER, START, STUDY, challenge

from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game

# ------------------------------------------------------------------------------- a match


def test_either_player_may_declare_first_a_number_from_1_to_30() -> None:
    """ST-14."""
    game = challenge(START, OTHER)
    assert game.players == [0, 1]
    for seat in (0, 1):
        assert list(game.actions(seat)) == [f"declare:{n}" for n in range(1, 31)]
        game.play("declare:7", seat)
        assert game.players == [1 - seat] and game.view()["number"] == 7
        game.undo()


def test_the_other_player_challenges_or_declines() -> None:
    """ST-15."""
    game = challenge(START, OTHER)
    game.play("declare:2", 1)
    assert game.players == [0] and set(game.actions()) == {"challenge", "decline"}


def test_a_declared_1_is_executed_at_once() -> None:
    """ST-15."""
    for seat in (0, 1):
        game = challenge(START, OTHER)
        game.play("declare:1", seat)
        assert game.players == [seat]
        assert (game.view()["phase"], game.view()["number"]) == ("executing", 1)


def test_the_declarer_has_the_number_and_the_challenger_one_less() -> None:
    """ST-16."""
    for seat in (0, 1):
        game = challenge(START, OTHER)
        game.play("declare:5", seat)
        game.play("decline")
        assert game.players == [seat] and game.view()["number"] == 5
        game.undo()
        game.play("challenge")
        assert game.players == [1 - seat] and game.view()["number"] == 4


@pytest.mark.parametrize(
    ("played", "points"),
    [
        (("declare:1", "Bc1"), [1, 0]),  # completed with the last of the budget
        (("declare:3", "decline", "Ra2", "Ra1", "Bc1"), [1, 0]),
        (("declare:2", "challenge", "Bc1"), [0, 1]),
        (("declare:1", "Ra2"), [0, 1]),  # used up: it fails there and then
        (("declare:3", "decline", "Ra2", "Ra1", "Kb1"), [0, 1]),
        (("declare:2", "challenge", "Kb1"), [1, 0]),
        (("declare:9", "decline", "give-up"), [0, 1]),
        (("declare:9", "challenge", "Ra2", "give-up"), [1, 0]),
    ],
)
def test_who_scores(played: tuple[str, ...], points: list[int]) -> None:
    """ST-16: player 0 declares; from N.Q/.BK/R.. the move Bc1 completes the card."""
    game = challenge(START, NEAR)
    for number, text in enumerate(played):
        game.play(text, 0 if number == 0 else None)
    assert game.view()["points"] == points
    assert game.to_play == CHANCE


def test_the_budget_counts_turns_of_the_card_too() -> None:
    """ST-9, ST-16."""
    game = challenge(START, NEAR, level=2)
    game.play("declare:1", 0)
    game.play("rot+")
    assert game.view()["points"] == [0, 1]


def test_the_pieces_stay_where_they_ended_also_after_a_failure() -> None:
    """ST-17."""
    game = challenge(START, NEAR)
    game.play("declare:1", 0)
    game.play("Ra2")
    assert STUDY.text.position(game.params, game.state) == "N.Q/RBK/..."
    game.play(f"card:{OTHER}")
    assert game.players == [0, 1] and game.view()["cards"] == [OTHER]
    assert STUDY.text.position(game.params, game.state) == "N.Q/RBK/..."


@pytest.mark.parametrize("target", [1, 2, 6, 20])
def test_the_first_to_the_target_wins(target: int) -> None:
    """ST-12, ST-17."""
    game = Game(STUDY, {"target": target}, START)
    for number in range(target):
        assert game.view()["points"] == [0, number] and not game.over
        rng = random.seeded(number)
        while game.to_play == CHANCE:
            game.roll(rng)
        game.play("declare:1", 0)
        game.play("give-up")
    assert game.over and game.result == [0, 1] and game.reason == "target"


def test_six_points_win_unless_another_target_is_chosen() -> None:
    """ST-12."""
    assert Game(STUDY).options["target"] == 6


# ----------------------------------------------------------------------------------- solo


def test_alone_one_executes_without_declaring_and_without_a_budget() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    assert game.seats == 1 and game.players == [0]
    for text in ("Ra2", "Ra1") * 20:
        game.play(text)
    game.play("Bc1")
    assert game.over and game.result == [1] and game.reason == "completed"


def test_alone_one_may_give_up() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    game.play("give-up")
    assert game.over and game.result == [0] and game.reason == "given-up"


def test_alone_with_two_cards_both_must_be_completed() -> None:
    """ST-18."""
    game = challenge(START, NEAR, NEXT, mode="solo", level=3)
    game.play("Bc1")
    assert not game.over
    game.play("Qb3")
    assert game.result == [1]


def test_the_same_challenge_can_be_tried_again_from_its_position() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    again = Game(STUDY, game.options, game.began_at)
    again.play(game.events[0].text)
    assert again.state == game.state


def test_together_means_one_seat_for_any_number_of_people() -> None:
    """ST-23: the card says with which options; nothing in the rules changes."""
    together = Game(STUDY, STUDY.card.together)
    assert together.seats == 1
    assert together.params == Game(STUDY, {"mode": "solo"}).params
