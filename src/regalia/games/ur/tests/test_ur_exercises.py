"""Exercises of Ur: one action is better by far."""

import pytest

from regalia.core.exercise import Moment
from regalia.core.game import Game
from regalia.games.ur import exercises
from regalia.games.ur.exercises import LEAST_GAP, THEMES, _moment, answer

CLEAR = Moment("quiet", ".0..../1.0.0.../.1.1.. 0", ("roll:--",), 0, {})  # of seed 1
UNCLEAR = Moment("rolls", "....../......../...... 0", ("roll:gs",), 0, {})


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
