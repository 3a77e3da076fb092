"""Exercises of the Study: the fewest moves, by the solver."""

import pytest

from regalia.games import room
from regalia.games.study.exercises import KINDS, THEMES, answer, moments
from regalia.games.study.solve import solve

SEEDS = range(12)


def test_the_shares_of_the_themes_are_all() -> None:
    assert sum(THEMES.values()) == 100
    assert {kind.theme for kind in KINDS} == set(THEMES)


@pytest.mark.parametrize("seed", SEEDS)
def test_st_18_a_least_plan_does_the_exercise_and_nothing_shorter_can(seed: int) -> None:
    for moment in moments(seed):
        game = moment.game(room("study"))
        found = answer(moment)
        for text in solve(game).plan:
            assert not game.over
            game.play(text)
        assert game.over and game.result == [1.0]
        assert found.par == len(game.events) - len(moment.played) == found.given["count"]


def test_the_same_seed_gives_the_same_exercise() -> None:
    assert list(moments(5)) == list(moments(5)) != list(moments(6))
