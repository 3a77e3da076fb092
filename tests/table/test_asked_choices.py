"""Choices that people are asked for: of actions that are touched alike and do the same, one."""

from regalia.core.game import Game
from regalia.games import room
from regalia.table.presentation.action_choices import asked, offer_of

WAYS = {"A7-A8-B8", "A7-B7-B8"}


def chosen(position: str) -> list[str]:
    """The ways from A7 to B8 that are offered; all of them stay legal."""
    game = Game(room("ur"), position=position)
    game.play("roll:gs")
    assert set(game.actions()) > WAYS
    found = asked(game, offer_of(game, 0), 0, "en", ["Ada", "Ben"])
    return [one.text for one in found if one.text in WAYS]


def test_of_ways_that_do_the_same_one_is_offered() -> None:
    assert chosen("0...0./......../...... 0") == ["A7-A8-B8"]


def test_ways_that_do_different_things_are_all_offered() -> None:
    assert chosen("0...01/......../0..... 0") == ["A7-A8-B8", "A7-B7-B8"]
