"""Endings of Twelve-Card Chess, as people are told and shown."""

from support.games.twelve import START, played

WON = "wK(1,0) wP(2,0) bK(1,1) bB(0,1) bP(1,2) w:QRBN b:QRN x: e:wb w"  # then P(2,1)


def test_a_game_that_goes_on_has_no_ending() -> None:
    assert played(START).scene().ending is None


def test_the_four_sides_of_a_surrounded_king_are_numbered_on_the_board() -> None:
    """TW-14, TW-15: clockwise from above, each with what closes it."""
    seen = played(WON, "P(2,1)").scene(0)
    ending = seen.ending
    assert ending and ending.rule == "TW-14"
    assert ending.reason == "All four sides of Black’s king are closed."
    king, *sides = ending.marks
    assert (king.kind, king.at) == ("target", "(1,1)")
    assert [(mark.text, mark.at) for mark in sides] == [
        ("1", "(1,2)"),
        ("2", "(2,1)"),
        ("3", "(1,0)"),
        ("4", "(0,1)"),
    ]
    assert [(row.figure, row.label, row.note) for row in ending.rows] == [
        ("1", "Above", "black pawn"),
        ("2", "Right", "white pawn"),
        ("3", "Below", "white king"),
        ("4", "Left", "black bishop"),
    ]


def test_whoever_lost_is_told_that_it_is_their_own_king() -> None:
    """TW-14."""
    ending = played(WON, "P(2,1)").scene(1).ending
    assert ending and ending.reason == "All four sides of your king are closed."


def test_a_side_beyond_the_window_is_drawn_so_that_its_mark_has_a_place() -> None:
    """TW-14: a king in the corner of a full window has two sides behind the wall."""
    corner = "wK(3,1) bK(0,3) bB(1,3) bN(3,0) bP(0,2) w:QRBNP b:QR x: e:wb w"
    seen = played(corner).scene()
    assert seen.ending
    assert [row.note for row in seen.ending.rows] == [
        "outside the four-by-four window",
        "black bishop",
        "black pawn",
        "outside the four-by-four window",
    ]
    assert {mark.at for mark in seen.ending.marks} <= seen.ids()


def test_two_surrounded_kings_are_explained_one_by_one() -> None:
    """TW-15: a draw."""
    position = "wK(0,0) wB(1,0) bK(0,2) bQ(0,3) bB(1,2) bP(3,1) w:QRNP b:RN x: e:wb w"
    ending = played(position, "+P(1,1)>(0,1)").scene(0).ending
    assert ending and ending.rule == "TW-15"
    assert [row.group for row in ending.rows] == ["White"] * 4 + ["Black"] * 4


def test_a_repeated_position_is_said_as_such() -> None:
    """TW-16."""
    ending = played(START, "K(1,0)", "K(1,1)", "K(1,0)", "K(1,1)").scene().ending
    assert ending and (ending.rule, ending.marks, ending.rows) == ("TW-16", (), ())
