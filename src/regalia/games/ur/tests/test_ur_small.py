"""Small games of Ur (UR-21): fewer pieces, and fewer rosettes that win."""

import pytest

from regalia.core.errors import BadOption, BadPosition
from regalia.core.game import Game
from regalia.games import room

UR = room("ur")


def test_nobody_can_be_asked_to_hold_more_rosettes_than_there_are_pieces() -> None:
    """UR-21"""
    with pytest.raises(BadOption) as refused:
        Game(UR, {"pieces": 3})
    assert refused.value.rule == "UR-21" and "4 rosettes with 3 pieces" in str(refused.value)
    assert Game(UR, {"pieces": 3, "goal": 3}).view()["reserves"] == [3, 3]


def test_the_game_of_the_book_is_the_default() -> None:
    """UR-21: with seven pieces and four rosettes nothing is given to the rules."""
    assert Game(UR, {"pieces": 7, "goal": 4}).params == Game(UR).params == ()


def test_any_two_rosettes_win_where_two_are_the_goal() -> None:
    """UR-21"""
    for rows, move in (("0...../0......./......", "B1-C1"), ("0....0/......../......", "A8-A7")):
        game = Game(UR, {"pieces": 2, "goal": 2}, f"{rows} 0")
        game.play("roll:-s")
        game.play(move)
        assert game.over and game.result == [1, 0] and game.reason == "some-rosettes"
        scene = game.scene(0)
        assert scene.ending and scene.ending.reason == "You hold 2 rosettes: here that is enough."
        marked = {mark.at for mark in scene.ending.marks}
        assert marked == {"A1", move[-2:]}


def test_all_pieces_on_the_board_means_as_many_as_there_are() -> None:
    """UR-5, UR-21"""
    game = Game(UR, {"pieces": 2, "goal": 2}, ".0..../...0..../...... 0")
    game.play("roll:gs")
    assert not any(text == "enter" or text.startswith("place:") for text in game.actions())
    refusal = game.refusal("enter")
    assert refusal and refusal.rule == "UR-5" and "All your pieces are on the board" in str(refusal)
    with pytest.raises(BadPosition, match="3 pieces here, but there are only 2"):
        Game(UR, {"pieces": 2, "goal": 2}, "00...0/......../...... 0")


def test_the_goal_is_told_beside_the_board() -> None:
    """UR-21"""
    game = Game(UR, {"goal": 2}, "0...../......../...... 0")
    mine, theirs = game.scene(0).meters
    assert (mine.name, mine.most) == ("1 of 2 rosettes", 2) and theirs.value == 0
