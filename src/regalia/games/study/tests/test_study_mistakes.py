"""Explanations of mistakes in the Study: the fewest moves, which the solver counts otherwise."""

import pytest

import regalia
from regalia.core.errors import Spoken
from regalia.core.game import Game
from regalia.core.random import below
from regalia.games.study.mistakes import explain_mistake
from regalia.games.study.solve import solve


def asked(seed: int, **options: object) -> Game:
    game, rng = regalia.new("study", **options), regalia.rng(seed)
    while game.is_chance:
        game.roll(rng)
    return game


def why(game: Game, seat: int, played: str) -> Spoken:
    found = explain_mistake(game, seat, played, "")
    assert found is not None
    return found


@pytest.mark.parametrize("level", [1, 2, 3])
def test_st_11_a_wrong_number_is_told_the_fewest(level: int) -> None:
    for seed in range(5):
        game = asked(seed, level=level, bonus=seed % 2 == 1)
        least = solve(game).distance
        assert why(game, 1, f"declare:{least + 1}").given == {"least": least}
        game.play(f"declare:{least + 1}", 1)
        assert why(game, 0, "decline").given == {"least": least}


def test_st_16_a_move_that_makes_it_longer_is_told_by_how_much() -> None:
    for seed in range(8):
        game, rng = asked(seed, level=2), regalia.rng(seed)
        least = solve(game).distance
        game.play(f"declare:{least}", 0)
        if least > 1:
            game.play("decline", 1)
        assert why(game, 0, "give-up").given == {"least": least}
        texts = [text for text in game.actions() if text != "give-up"]
        played = texts[below(rng, len(texts))]
        found = explain_mistake(game, 0, played, "")
        alone = asked(seed, level=2, mode="solo")
        assert alone.position == game.position
        alone.play(played)
        whole = 1 + (0 if alone.over else solve(alone).distance)
        if whole == least:
            assert found is None, "it is on a shortest way"
        else:
            assert found is not None and found.given == {"least": least, "whole": whole}


def test_st_16_the_last_move_of_a_number_counts_on_as_if_there_were_more() -> None:
    game = next(g for g in (asked(seed) for seed in range(200)) if solve(g).distance == 1)
    game.play("declare:1", 0)
    wrong = next(text for text in game.actions() if text not in ("give-up", solve(game).plan[0]))
    found = why(game, 0, wrong)
    assert found.message == "worse-longer"
    assert found.given["least"] == 1 and found.given["whole"] >= 2
