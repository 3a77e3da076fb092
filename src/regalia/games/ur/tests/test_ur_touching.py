"""Touches of Ur: a way is asked for only where ways differ in what they do."""

from regalia.core.game import Game
from regalia.games import room

UR = room("ur")
ONE_EFFECT = "0...0./......../...... 0"
TWO_EFFECTS = "0...01/......../0..... 0"  # with mastery of Earth, A8 may be captured on the way


def touches(position: str) -> dict[str, list[str]]:
    """The taps of both ways from A7 to B8."""
    game = Game(UR, position=position)
    game.play("roll:gs")
    ways = ("A7-A8-B8", "A7-B7-B8")
    return {way: UR.scene.taps(game.params, game.state, game.actions()[way]) for way in ways}


def test_ways_that_do_the_same_are_touched_alike() -> None:
    """UR-10"""
    assert touches(ONE_EFFECT) == {"A7-A8-B8": ["A7", "B8"], "A7-B7-B8": ["A7", "B8"]}


def test_a_way_is_asked_for_where_one_captures_and_the_other_does_not() -> None:
    """UR-18"""
    assert touches(TWO_EFFECTS) == {"A7-A8-B8": ["A7", "B8", "A8"], "A7-B7-B8": ["A7", "B8", "B7"]}
