"""Moves of the pieces of Twelve-Card Chess, one after the other.

Boards are drawn with White's pieces as capitals, Black's as small letters; (0,0) is below left.
"""

import re

import pytest
from support.games.twelve import START, TWELVE, after, options, played


@pytest.mark.parametrize(
    ("piece", "position", "goals"),
    [
        # a lone king between an enemy rook and the enemy king
        ("K", "wK(1,1) bK(3,3) bR(0,0) w:QRBNP b:QBNP x: e: w", "00 10 20 01 21 02 12 22"),
        # . . . k
        # . . . .   the queen passes over her king, and must stay next to him
        # Q K . r
        # . . n .
        ("Q", "wK(1,1) wQ(0,1) bK(3,3) bR(3,1) bN(2,0) w:RBNP b:QBP x: e: w", "00 10 21 02 12"),
        # . k . .
        # . . . .
        # . N K .   the rook passes over an own pawn, but not over an enemy one
        # R P . .
        ("R", "wK(2,1) wR(0,0) wN(1,1) wP(1,0) bK(1,3) w:QB b:QRBNP x: e: w", "20 30 01 02"),
        ("R", "wK(2,1) wR(0,0) wN(1,1) bK(1,3) bP(1,0) w:QBP b:QRBN x: e: w", "01 02"),
        # . . . k
        # . K . .
        # N P . .   so does the bishop
        # B . . .
        ("B", "wK(1,2) wB(0,0) wN(0,1) wP(1,1) bK(3,3) w:QR b:QRBNP x: e: w", "22"),
        ("B", "wK(1,2) wB(0,0) wN(0,1) bK(3,3) bP(1,1) w:QRP b:QRBN x: e: w", ""),
        # . . . k
        # . . . .
        # K n . .   the knight jumps over anything
        # N p . .
        ("N", "wK(0,1) wN(0,0) bK(3,3) bN(1,1) bP(1,0) w:QRBP b:QRB x: e: w", "12"),
        # . . . k
        # r . . .
        # . K . .   the pawn goes sideways and straight, never cornerwise
        # . P . .
        ("P", "wK(1,1) wP(1,0) bK(3,3) bR(0,2) w:QRBN b:QBNP x: e: w", "00 20"),
    ],
)
def test_each_piece_goes_as_it_moves(piece: str, position: str, goals: str) -> None:
    """TW-9"""
    expected = {f"({goal[0]},{goal[1]})" for goal in goals.split()}
    taken = set(re.findall(r"\(.*?\)", position))
    assert options(position, piece) == expected - taken


def test_a_bishop_put_in_play_returns_another_piece_of_either_colour_but_no_king() -> None:
    """TW-10"""
    position = "wK(0,0) wN(1,0) bK(0,2) bQ(1,2) bB(2,2) w:QRBP b:RNP x: e:wb w"
    texts = [text for text in played(position).actions() if text.startswith("+B(0,-1)")]
    assert sorted(texts) == ["+B(0,-1)xbB", "+B(0,-1)xbQ", "+B(0,-1)xwN"]
    there = "wK(0,1) wB(0,0) wN(1,1) bK(0,3) bQ(1,3) w:QRP b:RBNP x: e:wb b"
    assert after(position, "+B(0,-1)xbB") == there
    there = "wK(0,1) wB(0,0) bK(0,3) bQ(1,3) bB(2,3) w:QRNP b:RNP x: e:wb b"
    assert after(position, "+B(0,-1)xwN") == there


def test_a_bishop_returns_no_queen_that_is_out_for_good() -> None:
    """TW-10, TW-12"""
    position = "wK(0,0) wN(1,0) bK(0,2) bB(2,2) w:RBP b:RNP x:wQbQ e:wb w"
    texts = [text for text in played(position).actions() if text.startswith("+B(0,-1)")]
    assert sorted(texts) == ["+B(0,-1)xbB", "+B(0,-1)xwN"]


def test_a_bishop_put_in_play_among_kings_returns_nothing() -> None:
    """TW-10"""
    assert "+B(1,0)" in played(START).actions()
    there = "wK(0,0) wB(1,0) bK(0,1) w:QRNP b:QRBNP x: e:wb b"
    assert after(START, "+B(1,0)") == there


def test_a_pawn_put_in_play_may_move_at_once() -> None:
    """TW-11: even beside the enemy king, where it could not be put."""
    texts = [text for text in played(START).actions() if text.startswith("+P(1,0)")]
    assert sorted(texts) == ["+P(1,0)", "+P(1,0)>(1,-1)", "+P(1,0)>(1,1)"]
    there = "wK(0,0) wP(1,1) bK(0,1) w:QRBN b:QRBNP x: e:wb b"
    assert after(START, "+P(1,0)>(1,1)") == there


def test_different_texts_may_lead_to_the_same_position() -> None:
    """TW-11: all are listed."""
    same = [after(START, text) for text in ("+P(1,0)", "+P(1,-1)>(1,0)")]
    assert same[0] == same[1]


def test_a_surrounded_queen_leaves_the_game_at_the_end_of_the_turn() -> None:
    """TW-12

    . . . .        the black queen is put in the corner of the window beside her king
    . k . .
    b . . .   ->   all rows and columns are taken, so she is surrounded, and gone for good
    . . . .
    . . . K
    """
    position = "wK(3,0) bK(1,3) bB(0,2) w:QRBNP b:QRNP x: e:wb b"
    game = played(position, "+Q(0,3)")
    there = "wK(3,0) bK(1,3) bB(0,2) w:QRBNP b:RNP x:bQ e:wb w"
    assert TWELVE.text.position(game.params, game.state) == there
    game.play("K(2,0)")
    assert not any("Q" in text for text in game.actions())


def test_both_queens_are_judged_on_the_same_position() -> None:
    """TW-12: the white queen fills the last side of the black one, and has no free side herself.

    . . . n
    . p . .
    k K . .
    q Q B .
    """
    position = "wK(1,1) wB(2,0) bK(0,1) bQ(0,0) bN(3,3) bP(1,2) w:QRNP b:RB x: e:wb w"
    there = "wK(1,1) wB(2,0) bK(0,1) bN(3,3) bP(1,2) w:RNP b:RB x:wQbQ e:wb b"
    assert after(position, "+Q(1,0)") == there


def test_a_split_colour_puts_pieces_anywhere_but_its_moves_must_connect_it() -> None:
    """TW-13

    . . . k   the black bishop takes the bridge between king and knight away
    . . . .
    K P N b
    """
    before = "wK(0,0) wN(2,0) wP(1,0) bK(3,2) w:QRB b:QRBNP x: e:wb b"
    game = played(before, "+B(2,3)xwP")
    split = "wK(0,0) wN(2,0) bK(3,2) bB(2,3) w:QRBP b:QRNP x: e:wb w"
    assert TWELVE.text.position(game.params, game.state) == split
    beside_the_king = {"(3,1)"}
    near = {"(0,1)", "(1,0)", "(1,1)", "(2,1)", "(3,0)", "(3,1)"}
    assert options(split, "+R") == near - beside_the_king
    assert options(split, "K") == {"(1,0)", "(1,1)"}
    assert options(split, "N") == {"(0,1)"}
    pawn = {text for text in game.actions() if text.startswith("+P(2,1)")}
    assert pawn == {"+P(2,1)", "+P(2,1)>(1,1)"}


def test_a_piece_that_was_split_off_joins_the_others_on_their_far_side() -> None:
    """TW-13, TW-12: the queen leaves column 0, and the window has room to the right of her.

    . . k b
    Q . . .
    . . K N
    """
    position = "wK(2,0) wQ(0,1) wN(3,0) bK(2,2) bB(3,2) w:RBP b:QRNP x: e:wb w"
    there = "wK(0,0) wQ(2,1) wN(1,0) bK(0,2) bB(1,2) w:RBP b:QRNP x: e:wb b"
    assert after(position, "Q(4,1)") == there
