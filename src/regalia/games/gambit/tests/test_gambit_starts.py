"""The Queen's Gambit with start tokens that stay (QG-22).

Tests whose names begin with `test_qg_` and a word are examples of the book's sentences.
"""

import pytest
from support.games.gambit import CROWDED, FIRST, LAID, LAST, begun, told

from regalia.core.contract.editor import EditorDraft
from regalia.core.errors import BadPosition
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.games.gambit import editor, mistakes


def test_qg_left_start_tokens_that_nobody_chose_stay_and_stop_a_rook(room: Room) -> None:
    """QG-22: that of e8; a gambit that ends there takes it, for no points, and stands there."""
    game = begun(room, {"cards": [CROWDED], "starts": "left"}, LAID)
    assert game.position["left"] == ["e8", "h1"]
    assert {"move:f8", "move:e8"} <= game.actions().keys()
    assert not {"move:d8", "move:c8"} & game.actions().keys()
    game.play("move:e8")
    assert told(game) == "Ben moves like a rook to e8 and takes the start token off the board."
    assert game.actions().keys() == {"plan:B", "plan:Q", "plan:R"}
    assert game.position["left"] == ["h1"] and game.position["captured"] == [{}, {}]
    assert game.view()["points"] == [0, 0] and len(game.view()["tokens"]) == 28


def test_qg_cleared_or_they_are_gone(room: Room) -> None:
    """QG-6, our ruling: they are empty squares, and no position speaks of them."""
    game = begun(room, {"cards": [CROWDED]}, LAID)
    assert {"move:f8", "move:e8", "move:d8", "move:c8"} <= game.actions().keys()
    assert "move:b8" not in game.actions() and "left" not in game.position


def test_the_end_does_not_wait_for_start_tokens(room: Room) -> None:
    """QG-15, QG-22: the last of the tokens is taken, and two start tokens are still there."""
    game = begun(room, {"cards": [FIRST], "tokens": 1, "starts": "left"}, LAST)
    game.play("move:h4")
    assert game.over and game.reason == "tokens" and game.position["left"] == ["b1", "g8"]


def test_with_four_players_no_start_token_is_left(room: Room) -> None:
    """QG-22."""
    game = begun(room, {"players": 4, "starts": "left"}, "start:b1 start:h2")
    assert game.position["left"] == ["a7", "g8"]
    game.play("start:a7")
    game.play("start:g8")
    assert game.position["left"] == []


def test_start_tokens_are_drawn_once_the_start_squares_are_chosen(room: Room) -> None:
    """QG-22: until then the squares are marked as ever."""
    game = begun(room, {"starts": "left"}, "start:b1")
    assert not [item for item in game.scene(0).items if item.look == "token-start"]
    game.play("start:g8")
    names = {item.id: item.name for item in game.scene(0).items if item.look == "token-start"}
    assert names == {"piece:a7": "start token on a7", "piece:h2": "start token on h2"}
    assert game.scene(0).meters[0].name == "28 tokens left, 126 points in all"


@pytest.mark.parametrize(
    ("left", "rule"),
    [
        (["h1", "e8"], "QG-22"),  # not in the order of their names
        (["e8"], "QG-22"),  # no move can have taken the other
        (["b1", "e8"], "QG-22"),  # a gambit is there
        (["a4", "e8"], "QG-22"),  # no start square
        ("e8", None),
        ([3], None),
    ],
)
def test_start_tokens_of_a_position_lie_where_the_rules_leave_them(
    room: Room, left: object, rule: str | None
) -> None:
    """QG-22."""
    game = begun(room, {"cards": [CROWDED], "starts": "left"}, LAID)
    with pytest.raises(BadPosition) as refused:
        Game(room, game.options, game.position | {"left": left})
    assert refused.value.rule == rule


def test_a_move_takes_a_start_token_or_a_token_and_not_both(room: Room) -> None:
    """QG-22: after one move without a capture at most one start token is gone."""
    game = begun(room, {"cards": [CROWDED], "starts": "left"}, f"{LAID} move:f8 plan:B draw:B")
    there = game.position
    assert Game(room, game.options, there | {"left": ["e8"]}).position["left"] == ["e8"]
    with pytest.raises(BadPosition):
        Game(room, game.options, there | {"left": []})


def test_an_editor_puts_start_tokens_on_their_squares(room: Room) -> None:
    """QG-22: a draft of a position becomes that position; without the option there are none."""
    game = begun(room, {"cards": [CROWDED], "starts": "left"}, LAID)
    draft = editor.draft(game.params, game.state)
    assert draft.squares["h1"] == ["start"]
    assert editor.position(game.params, draft) == game.position
    lifted = EditorDraft({**draft.squares, "h1": []}, draft.fields)
    assert editor.position(game.params, lifted)["left"] == ["e8"]
    say = room.words("en").say
    things = {one.item.id: one.item for one in editor.form(game.params, say).things}
    assert things["start"].name == "start token"
    usual = editor.form(Game(room, {"setup": 1}).params, say)
    assert "start" not in {one.item.id for one in usual.things}


def test_a_row_is_not_looked_along_for_start_tokens(room: Room) -> None:
    """QG-22: what cards can fetch counts tokens, also after the last of them."""
    game = begun(room, {"cards": [FIRST], "tokens": 1, "starts": "left"}, LAST)
    assert mistakes.fetched(game.params, game.state, 1) == 0  # the row goes on as a bishop
    again = game.state._replace(rows=(0, 2, 0, 0))
    assert mistakes.fetched(game.params, again, 1) == 8
