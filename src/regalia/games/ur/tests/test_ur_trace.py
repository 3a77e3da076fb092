"""Traces that a turn of Ur leaves on the board."""

from support.traces import marks_of

from regalia.core.drawing.scene import Trace
from regalia.core.game import Game
from regalia.core.secrets import witnessed
from regalia.games import room

UR = room("ur")


def traced(position: str, roll: str, text: str = "") -> Trace:
    """The trace of a roll, or of an action after it."""
    game = Game(UR, position=position)
    if text:
        game.play(f"roll:{roll}")
    actions = game.actions() if text else {f"roll:{r}": i for i, r in enumerate(ROLLS)}
    action = actions[text or f"roll:{roll}"]
    return witnessed(UR, game.params, game.state, action, -1).trace(UR.words().say, ["Ada", "Bo"])


ROLLS = ("--", "-s", "-g", "gs", "ss", "gg")


def test_a_step_leaves_a_frame_an_arrow_and_a_cross_where_it_captured() -> None:
    """UR-10, UR-11"""
    found = traced("....../.01...../...... 0", "-g", "B2-B3")
    assert marks_of(found) == [("frame", "B2"), ("arrow", "B2", "B3"), ("danger", "B3", "✕")]


def test_a_long_move_goes_along_its_path() -> None:
    """UR-10"""
    found = traced("....../.0....../...... 0", "gs", "B2-B3-B4")
    assert marks_of(found) == [("frame", "B2"), ("arrow", "B2", "B3"), ("arrow", "B3", "B4")]


def test_entering_marks_the_entrance() -> None:
    """UR-13"""
    assert marks_of(traced("....../11....../...... 0", "-g", "enter")) == [
        ("frame", "B1", "+"),
        ("danger", "B1", "✕"),
    ]


def test_a_roll_shows_its_dice() -> None:
    """UR-6"""
    found = traced("....../......../...... 0", "gs")
    assert [item.look for item in found.items] == ["die-gold", "die-silver"]
    assert not any(item.state for item in found.items)
    assert not found.note and not found.marks


def test_a_roll_that_allows_nothing_says_why() -> None:
    """UR-9: two blanks, no piece to place beside; UR-13: the Entrance holds the only piece."""
    found = traced("....../1......./...... 0", "--")
    assert [item.state for item in found.items] == ["dim", "dim"]
    assert "only one" in found.note and "beside" in found.note
    gold = traced("....../1....1../...... 0", "gg")
    assert not gold.note, "it can enter: the piece there is not the only one"
    taken = traced("....../1......./...... 0", "-g")
    assert "only one" in taken.note and "move" not in taken.note
