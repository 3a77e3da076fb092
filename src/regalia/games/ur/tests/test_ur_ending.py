"""Endings of Ur, as people are told and shown."""

from regalia import games
from regalia.core.game import Game

UR = games.room("ur")


def test_the_four_rosettes_are_ringed_and_said_to_whoever_holds_them() -> None:
    """UR-15."""
    game = Game(UR, {}, "0...0./1......./0...0. 0")
    assert game.over
    told = {seat: game.scene(seat).ending for seat in (-1, 0, 1)}
    for ending in told.values():
        assert ending and ending.rule == "UR-15"
        assert [(mark.kind, mark.at) for mark in ending.marks] == [
            ("ring", square) for square in ("A1", "A7", "C1", "C7")
        ]
    assert told[0] and told[0].reason == "You hold all four rosettes."
    assert told[1] and told[1].reason == "Dark holds all four rosettes."
    assert told[-1] and told[-1].reason == "Dark holds all four rosettes."


def test_a_claimed_draw_says_who_claimed_it_and_why() -> None:
    """UR-20: neither has a piece in reserve, so that two blank dice are passed again and again."""
    game = Game(UR, {}, ".00011/.000.111/.0..11 0")
    for _ in range(8):
        game.play("roll:--")
    game.play("claim-draw")
    yours, theirs = game.scene(0).ending, game.scene(1).ending
    assert yours and theirs and yours.rule == theirs.rule == "UR-20"
    assert "you claimed a draw" in yours.reason and "Dark claimed a draw" in theirs.reason
    assert yours.marks == ()
    assert game.view(0)["winner"] is None
