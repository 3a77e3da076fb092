"""The rules of Twelve-Card Chess, one after the other; the pieces have their own tests.

Boards are drawn with White's pieces as capitals, Black's as small letters; (0,0) is below left.
"""

import re

from support.games.twelve import START, TWELVE, after, options, played

from regalia.core.game import Game
from regalia.kit.playing import random_games

# ----------------------------------------------------------------------------- area and pieces


def test_the_kings_start_face_to_face_and_white_plays_first() -> None:
    """TW-1"""
    game = Game(TWELVE)
    assert TWELVE.text.position(game.params, game.state) == START
    assert game.players == [0]
    game.play("K(1,0)")
    assert game.players == [1]


def test_all_pieces_must_fit_in_a_window_of_four_by_four() -> None:
    """TW-2

    . . . .
    . k . .   four columns are taken, so no piece goes to column -1 or 4;
    K . . n   two rows are, so rows -1 to 3 are open
    """
    position = "wK(0,0) bK(1,1) bN(3,0) w:QRBNP b:QRBP x: e:wb w"
    assert options(position, "+Q") == {"(0,-1)", "(1,-1)"}
    assert options(position, "K") == {"(0,1)", "(1,0)", "(0,-1)", "(1,-1)"}


def test_the_window_floats_with_the_pieces() -> None:
    """TW-2

    . . . .
    k . . .   the rook leaves column 0, so that the others begin at column 1, and column 4 opens
    R K Q N
    """
    position = "wK(1,0) wQ(2,0) wR(0,0) wN(3,0) bK(1,2) w:BP b:QRBNP x: e:wb w"
    assert options(position, "R") == {"(4,0)", "(0,1)", "(0,-1)"}
    there = "wK(0,0) wQ(1,0) wR(3,0) wN(2,0) bK(0,2) w:BP b:QRBNP x: e:wb b"
    assert after(position, "R(4,0)") == there


def test_corners_count_as_adjacent_but_not_as_sides() -> None:
    """TW-3: a piece is put in play cornerwise to an own one, and cornerwise to the enemy king."""
    places = options("wK(0,0) bK(2,1) w:QRBNP b:QRBNP x: e:wb w", "+N")
    assert "(-1,-1)" in places and "(1,0)" in places
    assert "(1,1)" not in places


def test_nothing_ever_goes_to_an_occupied_square() -> None:
    """TW-4"""
    for game in random_games(TWELVE, 6, 40):
        taken = re.findall(r"\(.*?\)", TWELVE.text.position(game.params, game.state))
        for text in game.actions():
            assert not set(re.findall(r"\(.*?\)", text)) & set(taken)


# --------------------------------------------------------------------------------------- a turn


def test_a_piece_is_put_in_play_next_to_an_own_one_but_not_beside_the_enemy_king() -> None:
    """TW-5

    . k .   (-1,1) and (1,1) are side squares of the black king
    . K .
    . . .
    """
    around = {"(-1,-1)", "(0,-1)", "(1,-1)", "(-1,0)", "(1,0)"}
    for piece in "QRBNP":
        assert options(START, f"+{piece}") == around
    there = "wK(0,0) wQ(1,0) bK(0,1) w:RBNP b:QRBNP x: e:wb b"
    assert after(START, "+Q(1,0)") == there


def test_a_piece_moves_beside_the_enemy_king() -> None:
    """TW-6: the ban binds putting in play only."""
    assert options(START, "K") >= {"(-1,1)", "(1,1)"}
    assert not options(START, "+Q") & {"(-1,1)", "(1,1)"}


def test_a_move_leaves_the_own_pieces_connected() -> None:
    """TW-6

    k . . .
    . . . .
    K P N .   the pawn is the bridge between king and knight: it can only become another one
    """
    position = "wK(0,0) wN(2,0) wP(1,0) bK(0,2) w:QRB b:QRBNP x: e:wb w"
    assert options(position, "P") == {"(1,1)", "(1,-1)"}
    assert options(position, "N") == {"(0,1)", "(0,-1)"}  # (1,2), say, is next to nothing white
    assert options(position, "K") == {"(0,1)", "(1,1)", "(0,-1)", "(1,-1)"}


def test_rook_and_king_change_places_once_in_a_game() -> None:
    """TW-7"""
    position = "wK(0,0) wR(1,0) bK(0,1) w:QBNP b:QRBNP x: e:wb w"
    game = played(position, "R<>K")
    there = "wK(1,0) wR(0,0) bK(0,1) w:QBNP b:QRBNP x: e:b b"
    assert TWELVE.text.position(game.params, game.state) == there
    game.play("+Q(0,2)")
    assert "R<>K" not in game.actions()
    assert "R<>K" not in played(START).actions()


def test_an_exchange_needs_no_connection() -> None:
    """TW-7, TW-13: the set of squares stays as it is.

    . . . .
    . . k b
    . . . .   the king's part and the rook's part are not connected
    K . R .
    """
    position = "wK(0,0) wR(2,0) bK(2,2) bB(3,2) w:QBNP b:QRNP x: e:wb w"
    there = "wK(2,0) wR(0,0) bK(2,2) bB(3,2) w:QBNP b:QRNP x: e:b b"
    assert after(position, "R<>K") == there


NOTHING_POSSIBLE = "wK(1,2) wQ(3,2) wB(2,1) wN(3,0) bK(2,3) bB(0,3) bP(3,3) w:RP b:QRN x: e:wb b"


def test_a_player_who_can_do_nothing_passes() -> None:
    """TW-8

    b . k p   every free square next to a black piece is a side of the white king, and no move
    . K . Q   connects the bishop with the others
    . . B .
    . . . N
    """
    game = played(NOTHING_POSSIBLE)
    assert list(game.actions()) == ["pass"]
    game.play("pass")
    passed = TWELVE.text.position(game.params, game.state)
    assert passed == NOTHING_POSSIBLE.removesuffix("b") + "w"
    assert "pass" not in game.actions()


def test_a_player_with_only_losing_actions_must_take_one() -> None:
    """TW-8

    b k . .   whatever is put on (2,3) surrounds the black king, and the bishop's colour is
    P K . .   held by it
    . . . .
    . . . B
    """
    position = "wK(1,2) wB(3,0) wP(0,2) bK(1,3) bB(0,3) w:QRN b:QRNP x: e:wb b"
    assert set(played(position).actions()) == {"+Q(2,3)", "+R(2,3)", "+N(2,3)", "+P(2,3)"}
    for text in played(position).actions():
        assert played(position, text).result == [1, 0]


# ----------------------------------------------------------------------- surrounded, and the end


def test_sides_count_not_corners_and_the_limit_closes_a_side() -> None:
    """TW-14

    k b . .   k . . .   k b . .
    p . . .   p b . .   p . n   the black king in the corner of a full window, with both of its
    . . . K   . . . K   . . K   sides taken; with a side free; and with room above and to the left
    . . . n   . . . n
    """
    closed = "wK(3,1) bK(0,3) bB(1,3) bN(3,0) bP(0,2) w:QRBNP b:QR x: e:wb w"
    assert played(closed).result == [1, 0]
    half_open = "wK(3,1) bK(0,3) bB(1,2) bN(3,0) bP(0,2) w:QRBNP b:QR x: e:wb w"
    assert not played(half_open).over
    small = "wK(2,0) bK(0,2) bB(1,2) bN(2,1) bP(0,1) w:QRBNP b:QR x: e:wb w"
    assert not played(small).over


def test_who_surrounds_the_enemy_king_wins() -> None:
    """TW-15

    . p .
    b k .   the white pawn takes the last side
    . K P
    """
    position = "wK(1,0) wP(2,0) bK(1,1) bB(0,1) bP(1,2) w:QRBN b:QRN x: e:wb w"
    game = played(position, "P(2,1)")
    assert (game.result, game.reason) == ([1, 0], "surrounded")
    there = "wK(1,0) wP(2,1) bK(1,1) bB(0,1) bP(1,2) w:QRBN b:QRN x: e:wb b"
    assert TWELVE.text.position(game.params, game.state) == there


def test_who_surrounds_the_own_king_loses() -> None:
    """TW-15: by moving beside it, by walking into a corner, by exchanging."""
    for position, text in [
        ("wK(1,1) wR(0,0) wP(0,1) bK(1,2) bN(2,1) w:QBN b:QRBP x: e:wb w", "R(1,0)"),
        ("wK(1,1) wR(0,1) wP(1,0) bK(3,3) w:QBN b:QRBNP x: e:wb w", "K(0,0)"),
    ]:
        assert played(position, text).result == [0, 1]
    exchange = "wK(2,1) wB(3,0) bK(1,3) bR(0,3) bP(0,2) w:QRNP b:QBN x: e:wb b"
    assert played(exchange, "R<>K").result == [1, 0]


def test_both_kings_surrounded_at_the_same_check_is_a_draw() -> None:
    """TW-15

    q . . .
    k b . .
    P . . p   the pawn moves between the kings
    K B . .
    """
    position = "wK(0,0) wB(1,0) bK(0,2) bQ(0,3) bB(1,2) bP(3,1) w:QRNP b:RN x: e:wb w"
    game = played(position, "+P(1,1)>(0,1)")
    assert (game.result, game.reason) == ([0.5, 0.5], "both-surrounded")


def test_a_put_that_ends_the_game_has_no_second_part() -> None:
    """TW-15, TW-10: the bishop in the corner (-1,-1) makes the window so narrow that the black
    king has no side left; nothing is returned.

    . K k .
    . . b .
    R . . .
    """
    position = "wK(1,2) wR(0,0) bK(2,2) bB(2,1) w:QBNP b:QRNP x: e:wb w"
    game = played(position)
    assert [text for text in game.actions() if text.startswith("+B(-1,-1)")] == ["+B(-1,-1)"]
    game.play("+B(-1,-1)")
    assert game.result == [1, 0]


def test_a_pawn_put_in_play_that_ends_the_game_does_not_move() -> None:
    """TW-15, TW-11

    q K R   a pawn below the king surrounds it, whether it is put there or moves there
    . P .
    """
    position = "wK(1,0) wR(2,0) bK(1,1) bQ(0,0) w:QBNP b:RBNP x: e:wb w"
    texts = played(position).actions()
    assert [text for text in texts if text.startswith("+P(1,-1)")] == ["+P(1,-1)"]
    for text in ("+P(1,-1)", "+P(0,-1)>(1,-1)"):
        assert played(position, text).result == [0, 1]


def test_a_game_that_is_over_keeps_its_surrounded_queen() -> None:
    """TW-15: TW-12 is not reached then."""
    position = "wK(0,0) wB(1,0) bK(0,2) bQ(0,3) bB(1,2) bP(3,1) w:QRNP b:RN x: e:wb w"
    assert "bQ(0,3)" in after(position, "+P(1,1)>(0,1)")


def test_the_third_occurrence_of_a_position_is_a_draw_wherever_it_stands() -> None:
    """TW-16: both kings walk to the right; up to shifting, nothing has changed."""
    game = played(START, "K(1,0)", "K(1,1)", "K(1,0)")
    assert not game.over
    game.play("K(1,1)")
    assert (game.result, game.reason) == ([0.5, 0.5], "repetition")
    assert TWELVE.text.position(game.params, game.state) == START
    game.undo()
    game.play("K(0,2)")
    assert not game.over


def test_positions_that_differ_in_an_exchange_are_different() -> None:
    """TW-16: the board of the start occurs again, but the exchanges were used."""
    position = "wK(0,0) wR(0,1) bK(1,0) bR(1,1) w:QBNP b:QBNP x: e:wb w"
    there = "wK(0,1) wR(0,0) bK(1,1) bR(1,0) w:QBNP b:QBNP x: e: w"
    assert after(position, "R<>K", "R<>K") == there
    rules, text = TWELVE.rules, TWELVE.text
    keys = {
        rules.key((), text.read_position((), position.replace("e:wb", f"e:{unused}")))
        for unused in ("", "w", "b", "wb")
    }
    assert len(keys) == 4


def test_two_players_who_can_only_pass_draw() -> None:
    """TW-16, TW-8: a pass is a turn, and what it leaves is a position like any other.

    N P p k
    . b r .
    B . R .
    n . . K
    """
    locked = "wK(3,0) wR(2,1) wB(0,1) wN(0,3) wP(1,3) bK(3,3) bR(2,2) bB(1,2) bN(0,0) bP(2,3)"
    game = played(f"{locked} w: b: x:wQbQ e: w", "pass", "pass", "pass")
    assert list(game.actions()) == ["pass"]
    game.play("pass")
    assert (game.result, game.reason) == ([0.5, 0.5], "repetition")


def test_a_position_read_from_text_starts_a_fresh_count() -> None:
    """TW-16"""
    game = played(START, *["K(1,0)", "K(1,1)"] * 2)
    assert game.over
    again = played(TWELVE.text.position(game.params, game.state))
    assert not again.over
