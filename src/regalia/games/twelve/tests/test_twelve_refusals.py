"""Refusals of texts: the rule that forbids each, and a sentence."""

import pytest

from regalia.core.errors import Illegal
from regalia.core.game import Game
from regalia.games import room
from regalia.games.twelve.text import ACTIONS

TWELVE = room("twelve")
START = "wK(0,0) bK(0,1) w:QRBNP b:QRBNP x: e:wb w"
#   . . . .
#   q . k .
#   P . . .
#   K R . n
CROWD = "wK(0,0) wR(1,0) wP(0,1) bK(2,2) bQ(0,2) bN(3,0) w:QBN b:RBP x: e:wb w"
#   k . . .
#   . . . .
#   K P N .
BRIDGE = "wK(0,0) wN(2,0) wP(1,0) bK(0,2) w:QRB b:QRBNP x: e:wb w"
EXCHANGED = "wK(1,0) wR(0,0) bK(3,3) w:QBNP b:QRBNP x: e: w"


@pytest.mark.parametrize(
    ("position", "text", "rule", "message"),
    [
        (CROWD, "+Q(-1,0)", "TW-2", "would break the four-by-four window"),
        (CROWD, "K(-1,-1)", "TW-2", "would break"),
        (
            "wK(0,0) wB(2,0) bK(3,1) w:QRNP b:QRBNP x: e:wb w",
            "+P(0,1)>(-1,1)",
            "TW-2",
            "would break",
        ),
        (CROWD, "+Q(1,0)", "TW-4", "That square is occupied"),
        (CROWD, "+Q(3,0)", "TW-4", "That square is occupied"),
        (CROWD, "K(0,1)", "TW-4", "That square is occupied"),
        (CROWD, "R(1,0)", "TW-4", "That square is occupied"),
        (START, "+P(1,0)>(0,0)", "TW-4", "That square is occupied"),
        (CROWD, "+R(2,0)", "TW-5", "Your rook is not in your supply"),
        (CROWD, "+N(3,2)", "TW-5", "not next to one of your pieces"),
        (CROWD, "+N(1,2)", "TW-5", "right beside the enemy king"),
        (START, "+P(1,1)>(1,0)", "TW-5", "right beside the enemy king"),
        (CROWD, "N(1,2)", "TW-6", "Your knight is not on the table yet"),
        (BRIDGE, "N(1,2)", "TW-6", "no longer all connected"),
        (BRIDGE, "K(-1,0)", "TW-6", "no longer all connected"),
        (START, "+P(1,0)>(2,0)", "TW-6", "no longer all connected"),
        (START, "R<>K", "TW-7", "rook is not on the table"),
        (EXCHANGED, "R<>K", "TW-7", "used your swap"),
        (START, "pass", "TW-8", "pass only when"),
        (CROWD, "R(2,1)", "TW-9", "The rook can’t move there"),
        (CROWD, "P(1,2)", "TW-9", "The pawn can’t move there"),
        (CROWD, "K(2,0)", "TW-9", "The king can’t move there"),
        (
            "wK(2,0) wR(0,0) wB(1,1) bK(3,3) bR(1,0) w:QNP b:QBNP x: e: w",
            "R(3,0)",
            "TW-9",
            "enemy piece stands between the rook and that square",
        ),
        (CROWD, "+B(1,1)", "TW-10", "must return another piece"),
        (CROWD, "+B(1,1)xwB", "TW-10", "cannot return itself"),
        (CROWD, "+B(1,1)xbB", "TW-10", "The black bishop is not on the table"),
        (CROWD, "+B(1,1)xwN", "TW-10", "The white knight is not on the table"),
        (START, "+B(1,0)xwQ", "TW-10", "nothing to return"),
        (
            "wK(3,0) bK(1,3) bB(0,2) w:QRBNP b:RNP x:bQ e:wb b",
            "+Q(0,3)",
            "TW-12",
            "left the game for good",
        ),
        ("wK(3,0) bK(1,3) bB(0,2) w:QRBNP b:RNP x:bQ e:wb b", "Q(0,3)", "TW-12", "for good"),
        (
            "wK(1,2) wR(0,0) bK(2,2) bB(2,1) w:QBNP b:QRNP x: e:wb w",
            "+B(-1,-1)xbB",
            "TW-15",
            "the game ends there",
        ),
        (
            "wK(1,0) wR(2,0) bK(1,1) bQ(0,0) w:QBNP b:RBNP x: e:wb w",
            "+P(1,-1)>(0,-1)",
            "TW-15",
            "already surrounds a king",
        ),
    ],
)
def test_a_refusal_names_the_rule(position: str, text: str, rule: str, message: str) -> None:
    """TW-2 and TW-4 to TW-15, as far as they forbid something."""
    game = Game(TWELVE, position=position)
    with pytest.raises(Illegal) as refused:
        game.play(text)
    assert refused.value.rule == rule
    assert message in refused.value.message


def test_the_other_player_has_to_wait() -> None:
    """TW-1"""
    with pytest.raises(Illegal) as refused:
        Game(TWELVE).play("K(1,0)", 1)
    assert (refused.value.rule, refused.value.message) == ("TW-1", "It is not Black’s turn.")


def test_every_readable_text_is_legal_or_refused_by_the_first_rule_it_breaks() -> None:
    """Texts of every kind in a crowded position: none is left without an answer."""
    game = Game(TWELVE, position=CROWD)
    rules = set()
    for text in ACTIONS - set(game.actions()):
        with pytest.raises(Illegal) as refused:
            game.play(text)
        rules.add(refused.value.rule)
    assert rules == {f"TW-{number}" for number in (2, 4, 5, 6, 8, 9, 10, 15)}
