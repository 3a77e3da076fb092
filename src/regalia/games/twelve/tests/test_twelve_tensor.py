"""Twelve-Card Chess as numbers."""

from regalia import games
from regalia.core.game import Game
from regalia.kit.tensors import observation, split


def test_how_often_the_position_occurred_is_told() -> None:
    """TW-16: the third time is a draw."""
    room = games.room("twelve")
    game = Game(room)
    told = []
    for times in (0, 1, 2, 3):
        parts = split(room, game.params, observation(game, 0, times=times))
        told.append([float(v[0]) for part, v in parts.items() if part.name == "repeated"])
    assert told == [[0.0], [0.0], [0.5], [1.0]]
