"""Option `ban`: moves, too, may not end beside the enemy king (TW-17).

Boards are drawn with White's pieces as capitals, Black's as small letters; (0,0) is below left.
"""

import pytest
from support.games.twelve import START, TWELVE, options, played

from regalia.core.contract import NOBODY
from regalia.core.errors import Illegal
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.core.random import seeded
from regalia.games.twelve.solve import prove
from regalia.kit.playing import play_randomly
from regalia.players import of_level


def test_the_usual_game_is_told_nothing_of_the_option() -> None:
    """TW-17: what was learned and proved asks for empty params."""
    assert Game(TWELVE).params == Game(TWELVE, {"ban": "placing"}).params == ()
    assert Game(TWELVE, {"ban": "both"}).params == (1,)


def test_no_move_ends_beside_the_enemy_king_not_even_the_king_s() -> None:
    """TW-17: at the start the kings stand beside each other all the same."""
    assert options(START, "K") - options(START, "K", "both") == {"(-1,1)", "(1,1)"}
    position = "wK(1,0) wN(3,1) wP(2,1) bK(1,1) bR(0,1) bB(0,2) w:QRB b:QNP x: e:wb w"
    assert "(1,2)" in options(position, "N")
    assert "(1,2)" not in options(position, "N", "both")


def test_a_pawn_put_in_play_does_not_move_beside_the_enemy_king_either() -> None:
    """TW-17, TW-11"""
    assert "+P(1,0)>(1,1)" in played(START).actions()
    assert "+P(1,0)>(1,1)" not in played(START, ban="both").actions()
    assert "+P(1,0)>(1,-1)" in played(START, ban="both").actions()


def test_what_stands_beside_the_enemy_king_may_stay_and_leave() -> None:
    """TW-17

    . k .   the rook stands beside the black king: it is not sent away, and others may move
    . R .
    . K .
    """
    position = "wK(0,0) wR(0,1) wN(1,0) bK(0,2) w:QBP b:QRBNP x: e:wb w"
    game = played(position, "N(-1,1)", ban="both")
    assert "wR(1,1)" in game.position and "bK(1,2)" in game.position
    assert options(position, "R", "both") == options(position, "R") != set()


def test_an_exchange_is_no_move_and_brings_a_piece_beside_the_enemy_king() -> None:
    """TW-17, TW-7"""
    position = "wK(0,1) wR(0,0) bK(0,2) w:QBNP b:QRBNP x: e:wb w"
    game = played(position, "R<>K", ban="both")
    assert "wR(0,1)" in game.position


def test_who_may_only_move_beside_the_enemy_king_passes() -> None:
    """TW-17, TW-8: two kings in a corner, everything else gone or blocked, in random games."""
    passes = 0
    for seed in range(120):
        for game in play_randomly(Game(TWELVE, {"ban": "both"}), seeded(seed), 60):
            if not game.over and list(game.actions()) == ["pass"]:
                usual = Game(TWELVE, {}, game.position)
                passes += list(usual.actions()) != ["pass"]
    assert passes > 0


def test_a_king_is_surrounded_by_its_own_side_with_both_bans() -> None:
    """TW-17, TW-14: a king walks into a corner of the window between its own pieces."""
    position = "wK(1,1) wR(0,1) wP(1,0) bK(3,3) w:QBN b:QRBNP x: e:wb w"
    assert played(position, "K(0,0)", ban="both").result == [0, 1]


@pytest.mark.parametrize("text", ["K(1,1)", "+P(1,0)>(1,1)"])
def test_a_move_beside_the_enemy_king_is_refused_by_its_rule(text: str) -> None:
    """TW-17"""
    with pytest.raises(Illegal) as refused:
        played(START, ban="both").play(text)
    assert refused.value.rule == "TW-17"
    assert "right beside the enemy king" in refused.value.message


def test_what_breaks_another_rule_is_refused_by_that_one() -> None:
    """TW-6 before TW-17: the knight would stand beside the black king, and alone."""
    position = "wK(0,0) wN(2,0) wP(1,0) bK(0,2) w:QRB b:QRBNP x: e:wb w"
    with pytest.raises(Illegal) as refused:
        played(position, ban="both").play("N(1,2)")
    assert refused.value.rule == "TW-6"


def test_proofs_keep_to_the_ban() -> None:
    """TW-17, TW-15: a win in one turn, by a move beside the king, is none with both banned."""
    position = "wK(1,0) wP(2,0) bK(1,1) bR(1,2) bB(0,1) w:QRBN b:QNP x: e:wb w"
    assert prove(played(position), 0, 1).first == ["P(2,1)"]
    assert not prove(played(position, ban="both"), 0, 1).wins


@pytest.mark.parametrize("level", [1, 5])
def test_levels_play_with_both_banned_to_the_end(level: int) -> None:
    """TW-17: every action that a level chooses is legal, and the game comes to an end."""
    game, rng, player = Game(TWELVE, {"ban": "both"}), seeded(level), of_level(level)
    while game.to_play != NOBODY:
        game.play(player.choose(Query.about(game, game.to_play, rng)).text)
        assert len(game.events) < 400
    assert sum(game.result) == 1
