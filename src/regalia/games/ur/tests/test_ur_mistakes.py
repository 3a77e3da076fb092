"""Explanations of mistakes in Ur: the other's rolls are counted, by playing each of them."""

from typing import Any

from regalia.core.game import Game
from regalia.core.random import below, seeded
from regalia.games.ur.mistakes import explain_mistake


def at(position: str, roll: str) -> Game:
    game = Game("ur", position=position)
    game.play(f"roll:{roll}")
    return game


def told(game: Game, played: str, better: str) -> tuple[str, dict[str, Any]]:
    found = explain_mistake(game, game.to_play, played, better)
    return (found.message, dict(found.given)) if found else ("", {})


def rolls(game: Game, seat: int, text: str) -> tuple[int, int]:
    """The numbers of rolls, of 16, that win at once for the other after an action, and that take a
    piece."""
    game.play(text)
    own, wins, takes = pieces(game, seat), 0, 0
    for roll, weight in list(game.weights().items()):
        game.play(roll)
        won = took = False
        for action in list(game.actions(1 - seat)):
            game.play(action)
            won = won or game.over
            took = took or pieces(game, seat) < own
            game.undo()
        wins, takes = wins + weight * won, takes + weight * took
        game.undo()
    game.undo()
    return wins, takes


def pieces(game: Game, seat: int) -> int:
    return str(game.position).split()[0].count(str(seat))


def test_ur_11_a_piece_left_to_some_rolls_is_told_with_how_many_they_are() -> None:
    """UR-6: one gold or one silver come in 8 of 16 rolls, and two coins in 4 more."""
    game = at("....../..0..1../.0.... 0", "-s")
    message, given = told(game, "B3-B4", "C2-C3")
    assert message == "worse-taking-rolls"
    assert given == {"squares": "B4", "rolls": 4, "fewer": 0}


def test_every_count_of_rolls_is_what_playing_all_of_them_gives() -> None:
    rng, seen = seeded(3), set()
    game = Game("ur")
    for _ in range(900):
        if game.over:
            game = Game("ur")
        if game.is_chance:
            game.roll(rng)
            continue
        texts, seat = sorted(game.actions()), game.to_play
        played, better = (texts[below(rng, len(texts))] for _ in range(2))
        message, given = told(game, played, better)
        if message in ("worse-winning-rolls", "worse-taking-rolls"):
            which = message == "worse-taking-rolls"
            assert given["rolls"] == rolls(game, seat, played)[which]
            assert given["fewer"] == rolls(game, seat, better)[which]
            assert given["rolls"] > given["fewer"]
        seen.add(message)
        game.play(played)
    assert {"worse-taking-rolls", "worse-takes", "worse-again", ""} <= seen


def test_ur_15_rolls_that_win_for_the_other_come_before_rolls_that_take() -> None:
    """Every roll leads from B7 to C7, and two blank let a piece be placed there."""
    game = at("1...1./......10/1..... 0", "-s")
    assert rolls(game, 0, "B8-A8")[0] == 16 and rolls(game, 0, "B8-B7")[0] == 0
    found = told(game, "B8-A8", "B8-B7")
    assert found == ("worse-winning-rolls", {"rolls": 16, "fewer": 0})


def test_ur_11_a_capture_that_was_there_is_told() -> None:
    game = at("....../..01..../...... 0", "-s")
    assert told(game, "B3-B2", "B3-B4")[0] in ("worse-taking-rolls", "worse-takes")
    game = at("....../.1....0./.....0 0", "-s")
    assert told(game, "C8-B8", "B7-A7") == ("worse-again", {}), "UR-14"
