"""The positions that the page shows as proved, proved anew (TW-15)."""

import pytest

from regalia.core.game import Game
from regalia.games import room
from regalia.games.twelve.solve import Prover, prove
from regalia.teaching.exercises.proved_positions import Proved, played, proved

ALL = proved(room("twelve"))
SOME = [ALL[0], *ALL[1::9]]  # of every length


def test_every_line_is_as_long_as_the_win_and_ends_with_it() -> None:
    for one in ALL:
        game = played(room("twelve"), one)
        assert game.over and len(game.events) == one.plies
        assert game.result[one.seat] == 1.0


@pytest.mark.parametrize("one", SOME, ids=lambda one: f"{one.plies} plies")
def test_a_win_is_forced_in_so_many_plies_and_in_no_fewer(one: Proved) -> None:
    """The win is still forced after each step of its line, in the plies that are left."""
    prover, game = Prover(20), Game("twelve", {}, one.position)
    assert game.to_play == one.seat and len(game.actions()) == one.actions
    assert len(prove(game, one.seat, one.plies, prover=prover).first) == one.winning
    for left, text in zip(range(one.plies, 0, -1), one.line):
        assert prove(game, one.seat, left, prover=prover).wins
        assert left == 1 or not prove(game, one.seat, left - 1, prover=prover).wins
        game.play(text)


def test_no_position_is_shown_twice() -> None:
    assert len({one.position for one in ALL}) == len(ALL) > 100
