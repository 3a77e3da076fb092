"""The rules of the toy, each by its number."""

from regalia import games
from regalia.core.game import Game

TOY = games.room("toy")


def test_two_or_three_play_with_seven_counters_or_as_many_as_agreed() -> None:
    """TY-1"""
    assert Game(TOY).position == "7 0 -"
    assert Game(TOY, {"counters": 30, "players": 2}).seats == 2


def test_silver_is_twice_as_likely_as_gold_and_others_do_not_see_it() -> None:
    """TY-2"""
    game = Game(TOY)
    assert game.weights() == {"coin:s": 2, "coin:g": 1}
    game.play("coin:g")
    assert [game.seen(seat)[0] for seat in range(3)] == ["coin:g", "coin:?", "coin:?"]


def test_one_to_three_are_taken_in_turn() -> None:
    """TY-3"""
    game = Game(TOY, {"counters": 5}, "5 0 ssg")
    assert set(game.actions()) == {"take:1", "take:2", "take:3"}
    game.play("take:3")
    assert game.players == [1] and set(game.actions()) == {"take:1", "take:2"}


def test_who_takes_the_last_one_wins_with_gold_and_loses_with_silver() -> None:
    """TY-4"""
    for coins, result in (("gss", [1, 0, 0]), ("sgg", [0, 1, 1])):
        game = Game(TOY, {}, f"2 0 {coins}")
        game.play("take:2")
        assert game.result == result
        assert game.seen(2) == [f"take:2,coins:{coins}"]
