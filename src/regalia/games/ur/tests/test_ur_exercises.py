"""Exercises of Ur: one action is better by far."""

import pytest

from regalia import games
from regalia.core.game import Game
from regalia.core.game.exercise import Moment
from regalia.games.ur import exercises
from regalia.games.ur.exercises import LEAST_GAP, PLAIN, THEMES, _moment, answer
from regalia.teaching.exercises.exercise_lists import listed
from regalia.teaching.lessons.judge import begin

CLEAR = Moment("quiet", ".0..../1.0.0.../.1.1.. 0", ("roll:--",), 0, {})  # of seed 1


def test_the_shares_of_the_themes_are_all() -> None:
    assert sum(THEMES.values()) == 100


def test_what_is_asked_is_better_by_more_than_two_hundredths_of_a_win() -> None:
    found = answer(CLEAR)
    assert found is not None and found.gap is not None and found.gap > LEAST_GAP
    assert found.wanted == {"actions": ["enter"]} and found.proof == "proved"


def test_without_bounds_a_search_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercises, "between", lambda s, seat: None)
    found = answer(CLEAR)
    assert found is not None and found.gap is not None and found.gap > LEAST_GAP
    assert found.wanted == {"actions": ["enter"]} and found.proof == "searched"


def test_a_theme_begins_with_what_the_lesson_taught() -> None:
    """UR-11, UR-14: the roll that a rosette gives is worth having, and so is a capture."""
    found = listed(games.room("ur"))
    assert found is not None
    for number in (*PLAIN["rolls"], *PLAIN["captures"]):
        step = found.step(number)
        (right,) = found.values(number)["wanted"]["actions"]
        game = begin(step)
        reserve = game.view(step.seat)["reserves"][1 - step.seat]
        game.play(right, step.seat)
        again = "roll" in game.actions(step.seat)
        assert again == (number in PLAIN["rolls"])
        captured = game.view(step.seat)["reserves"][1 - step.seat] > reserve
        assert captured == (number in PLAIN["captures"])


def test_an_answer_is_always_the_same() -> None:
    assert answer(CLEAR) == answer(CLEAR)


def test_ur_14_the_theme_says_what_could_be_done() -> None:
    game = Game("ur", position="....../..0..1../...... 0")
    game.play("roll:-s")
    assert _moment(game).theme == "quiet"
    game = Game("ur", position="....../0......./...... 0")
    game.play("roll:-s")
    assert _moment(game).theme == "rolls"  # B1-A1
    game = Game("ur", position="....../..01..../...... 0")
    game.play("roll:-s")
    assert _moment(game).theme == "captures"  # B3-B4
