"""Every rule of Ur that can forbid something says so."""

import pytest

from regalia.core.errors import Illegal, Unreadable
from regalia.core.game import Game
from regalia.games import room

UR = room("ur")

FULL = ".00011/.000.111/.0..11 0"

REFUSED = [
    # position, what was played before, text, rule, a word of the reason
    ("0...../1......./...... 0", "roll:-s", "claim-draw", "UR-20", "fifth time"),
    ("0...../1......./...... 0", "roll:-s", "stop", "UR-14", "rosette"),
    ("0...../1......./...... 0", "roll:-s", "roll", "UR-14", "rosette"),
    (".0..../1......./...... 0", "roll:-s A2-A1", "A1-A2", "UR-14", "first roll again"),
    ("000.../000..0../...... 0", "roll:-s", "enter", "UR-5", "All your pieces"),
    ("000.../000..0../...... 0", "roll:ss", "place:B5", "UR-5", "All your pieces"),
    ("....../0......./...... 0", "roll:-s", "enter", "UR-13", "own pieces"),
    ("0...../1......./...... 0", "roll:-s", "enter", "UR-13", "only one"),
    ("0...../1......./...... 0", "roll:--", "place:B2", "UR-8", "not next to"),
    ("0...../1...1.../...... 0", "roll:ss", "place:B5", "UR-8", "not empty"),
    ("0...../1......./...... 0", "roll:gs", "place:B5", "UR-8", "does not let"),
    ("0...../1......./...... 0", "roll:--", "A1-A2", "UR-8", "not move"),
    ("0...../1......./...... 0", "roll:-s", "B1-B2", "UR-8", "None of your"),
    ("0...../1......./...... 0", "roll:-s", "A1-A2-A3", "UR-8", "one step"),
    ("0...../1......./...... 0", "roll:gs", "A1-A2-A3-A4", "UR-17", "two gold"),
    ("0...../1......./...... 0", "roll:ss", "A1-A2-A3-A4", "UR-17", "mastery of Sky"),
    ("0.0.../1......./...... 0", "roll:-s", "A1-A2+A3-A4", "UR-8", "two coloured"),
    ("0.0.../1......./...... 0", "roll:gs", "A1-A2+B1-B2", "UR-8", "None of your"),
    ("01..../1......./...... 0", "roll:gs", "A1-A2-A3", "UR-10", "in the way"),
    ("00..../1......./...... 0", "roll:gs", "A1-A2", "UR-10", "own piece"),
    ("10..../....1.../...... 0", "roll:-s", "A2-A1", "UR-16", "protected"),
    ("0...1./....1.0./0..... 0", "roll:gs", "B7-A7-A8", "UR-16", "protected"),
    ("10.0../....1.../...... 0", "roll:gs", "A2-A1+A4-B4", "UR-16", "protected"),
    ("10.0../....1.../...... 0", "roll:gs", "A4-B4+A2-A1", "UR-16", "protected"),
    ("0....0/..0...../0...0. 0", "roll:gs", "A8-A7+B3-B4", "UR-12", "already wins"),
    (FULL, "roll:-- " * 8, "stop", "UR-14", "claim the draw"),
    (FULL, "roll:-- " * 8, "A4-B4", "UR-20", "Say first"),
    (".0..../......../.0..00 0", "roll:gs", "C8-B8+A2-A1", "UR-12", "written A2-A1+C8-B8"),
]


@pytest.mark.parametrize(("position", "before", "text", "rule", "word"), REFUSED)
def test_the_rule_that_forbids_is_named(
    position: str, before: str, text: str, rule: str, word: str
) -> None:
    game = Game(UR, {}, position)
    for played in before.split():
        game.play(played)
    state = game.state
    with pytest.raises(Illegal) as refused:
        game.play(text)
    assert refused.value.rule == rule
    assert word in refused.value.message
    assert game.state == state


@pytest.mark.parametrize(
    "text",
    [
        *("A1-A3", "A2-B2", "A1-A2-A1", "A1-A5", "a1-a2", "A1", "A1-", "A1-A2-A3-A4-B4"),
        *("place:B1", "place:A5", "place:", "Enter", "pass", "roll:sg", "roll:", "roll:s"),
        *("A1-A2+A1-B1", "A1-A2+A3-A2", "A1-A2+A2-A3", "C1-C2+A2-A3", "A1-A2-A3+C1-C2"),
        *("A1-A2+", "+A1-A2", "A1-A2+A3-A4+C1-C2", "enter ", "claim"),
    ],
)
def test_what_no_position_allows_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        Game(UR).play(text)


CAPTURES, EMPTY, SIDE = {"placing": "captures"}, {"crossing": "empty"}, {"beside": "side"}


@pytest.mark.parametrize(
    ("options", "position", "before", "text", "rule", "word"),
    [
        (CAPTURES, "0...../1...0.../...... 0", "roll:ss", "place:B5", "UR-8", "not empty"),
        (CAPTURES, "0...../1...1.../...... 0", "roll:gs", "place:B5", "UR-8", "does not let"),
        (CAPTURES, ".0..../..1...../...... 0", "roll:--", "place:B3", "UR-8", "not empty"),
        (EMPTY, ".001../......../...... 0", "roll:gs", "A2-A3-A4", "UR-24", "house rule"),
        (EMPTY, ".001../......../...... 0", "roll:gs", "A3-A4-B4", "UR-10", "in the way"),
        (EMPTY, "00..../......../...... 0", "roll:gs", "A1-A2", "UR-10", "own piece"),
        (SIDE, ".0..../......../...... 0", "roll:--", "place:B3", "UR-25", "shares no side"),
        ({"layout": "ancient"}, "10..../...1..../...... 0", "roll:-s", "A2-A1", "UR-16", "Ishtar"),
    ],
)
def test_the_rule_that_forbids_is_named_with_other_options(
    options: dict[str, str], position: str, before: str, text: str, rule: str, word: str
) -> None:
    """UR-22, UR-23, UR-24, UR-25"""
    game = Game(UR, options, position)
    game.play(before)
    refusal = game.refusal(text)
    assert refusal and refusal.rule == rule and word in str(refusal)


def test_two_squares_that_a_wall_parts_are_joined_where_there_is_none() -> None:
    """UR-22"""
    open_board = {"layout": "*...*./errrim../*...*."}
    assert UR.text.readable(Game(UR, open_board).params, "A2-B2")
    with pytest.raises(Unreadable):
        Game(UR).play("A2-B2")
    with pytest.raises(Unreadable):  # where the Entrance is, one enters
        Game(UR, {"layout": "*...*./.rrrim.e/*...*."}).play("place:B8")
