"""Exercises of the Queen's Gambit: open plans, tried out by the rules as they stand."""

from typing import cast

import pytest

from regalia.core.game import Game
from regalia.core.random import seeded
from regalia.games.gambit.exercises import OPTIONS, THEMES, _undecided
from regalia.games.gambit.exercises.open_plans import best_moves
from regalia.games.gambit.rules import ADDING, MOVING, Gambit, points

TURNS = 4  # of both together: every way is tried by the rules, which takes its time


def begun(seed: int, captures: int) -> Game:
    """A game after some random play, with the tokens of the first players gone."""
    rng, game = seeded(seed), Game("gambit", OPTIONS)
    while cast(Gambit, game.state).tokens.bit_count() > 28 - captures or (
        cast(Gambit, game.state).phase != MOVING
    ):
        if game.is_chance:
            game.roll(rng)
        else:
            texts = sorted(game.actions())
            game.play(texts[rng[0] % len(texts)])
            rng[0] = rng[0] * 5 + 1 & 0xFFFFFFFF
    return game


def gained(game: Game, me: int, turns: int) -> int:
    """The points that a seat gains on the other in so many turns, both knowing all plans."""
    s = cast(Gambit, game.state)
    if game.over or turns == 0:
        return points(game.params, s.setup, s.captured[me]) - points(
            game.params, s.setup, s.captured[1 - me]
        )
    if s.phase == ADDING or game.is_chance:  # what is added now is not played any more
        game.play(min(game.weights() if game.is_chance else game.actions()))
        found = gained(game, me, turns)
        game.undo()
        return found
    worths = []
    for text in game.actions():
        game.play(text)
        worths.append(gained(game, me, turns - 1))
        game.undo()
    return max(worths) if s.player == me else min(worths)


def test_the_shares_of_the_themes_are_all() -> None:
    assert sum(THEMES.values()) == 100


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_qg_9_with_open_plans_the_best_move_is_that_of_trying_everything(seed: int) -> None:
    game = begun(seed, 24)
    s = cast(Gambit, game.state)
    me, short = s.player, [row & 7 for row in s.rows]
    rows = tuple(row & 63 if seat != me else short[me] for seat, row in enumerate(s.rows))
    found = best_moves(game.params, s._replace(rows=rows), 1)
    now = points(game.params, s.setup, s.captured[me]) - points(
        game.params, s.setup, s.captured[1 - me]
    )
    worths = {}
    for text, action in game.actions().items():
        game.play(text)
        worths[action] = gained(game, me, TURNS - 1) - now
        game.undo()
    assert found is not None and found.points == max(worths.values())
    assert list(found.squares) == sorted(a for a, worth in worths.items() if worth == found.points)


def test_a_game_is_open_while_the_tokens_can_turn_it() -> None:
    game = begun(1, 24)
    s = cast(Gambit, game.state)
    assert _undecided(game.params, s._replace(captured=(0, 0, 0, 0)))
    assert not _undecided(
        game.params, s._replace(tokens=0, captured=(s.captured[0] | s.captured[1], 0, 0, 0))
    )
