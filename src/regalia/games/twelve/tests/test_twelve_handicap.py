"""Option `handicap`: one player plays without a piece (TW-18)."""

import pytest

from regalia.core.contract import NOBODY
from regalia.core.errors import BadPosition, Illegal
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.core.random import seeded
from regalia.games import room
from regalia.games.twelve.solve import prove
from regalia.kit.playing import play_randomly
from regalia.players import of_level

TWELVE = room("twelve")
AMOUNTS = [f"{seat}-{piece}" for seat in ("first", "second") for piece in "PNBRQ"]


def test_tw_18_the_usual_game_has_the_numbers_that_it_had() -> None:
    """TW-18: what was learned and proved asks for empty params."""
    assert Game(TWELVE).params == Game(TWELVE, {"handicap": "none"}).params == ()
    assert Game(TWELVE, {"ban": "both"}).params == (1,)


@pytest.mark.parametrize("handicap", AMOUNTS)
def test_tw_18_the_piece_is_out_of_the_game_from_the_beginning(handicap: str) -> None:
    """TW-18: it is in no supply and never comes back, a bishop's return (TW-10) or not."""
    colour, letter = "wb"[handicap.startswith("second")], handicap[-1]
    game = Game(TWELVE, {"handicap": handicap})
    held = {"w": "QRBNP", "b": "QRBNP"}
    held[colour] = held[colour].replace(letter, "")
    assert game.position == (
        f"wK(0,0) bK(0,1) w:{held['w']} b:{held['b']} x:{colour}{letter} e:wb w"
    )
    for there in play_randomly(game, seeded(len(handicap) + ord(letter)), 60):
        assert f"{colour}{letter}" in there.position.partition(" x:")[2].partition(" e:")[0]
        assert Game(TWELVE, {"handicap": handicap}, there.position).position == there.position


def test_tw_18_without_a_rook_there_is_no_exchange() -> None:
    """TW-18, TW-7"""
    game = Game(TWELVE, {"handicap": "first-R"})
    with pytest.raises(Illegal) as refused:
        game.play("R<>K")
    assert refused.value.rule == "TW-7"


@pytest.mark.parametrize("text", ["+Q(1,0)", "Q(1,0)"])
def test_tw_18_the_piece_is_refused_by_its_rule(text: str) -> None:
    with pytest.raises(Illegal) as refused:
        Game(TWELVE, {"handicap": "first-Q"}).play(text)
    assert refused.value.rule == "TW-18"
    assert "you give a handicap" in refused.value.message


def test_tw_18_a_position_has_exactly_that_piece_out_of_the_game() -> None:
    """TW-18; TW-12 beside it: a queen may be gone as ever."""
    start, out = "wK(0,0) bK(0,1) w:QRBNP b:QRBNP x: e:wb w", "w:QRBP b:QRBNP x:wN e:wb w"
    with pytest.raises(BadPosition) as refused:
        Game(TWELVE, {"handicap": "first-N"}, start)
    assert refused.value.rule == "TW-18"
    with pytest.raises(BadPosition) as refused:
        Game(TWELVE, {}, f"wK(0,0) bK(0,1) {out}")
    assert refused.value.rule == "TW-12"
    assert Game(TWELVE, {"handicap": "first-N"}, f"wK(0,0) bK(0,1) {out}").view()["player"] == 0
    both = "wK(0,0) bK(0,1) w:RBP b:RBNP x:wQwNbQ e:wb w"
    assert Game(TWELVE, {"handicap": "first-N"}, both).position == both


def test_tw_18_the_editor_leaves_the_piece_out() -> None:
    editor = TWELVE.editor
    assert editor is not None
    for options in ({"handicap": "second-B"}, {"handicap": "first-Q"}, {}):
        game = Game(TWELVE, options)
        draft = editor.draft(game.params, game.state)
        assert editor.position(game.params, draft) == game.position


def test_tw_18_proofs_keep_to_the_handicap() -> None:
    """TW-18, TW-15: a win in one turn by a piece that is put in play is none without it."""
    place = "wK(0,0) bK(0,1) bB(1,1) bP(0,2)"
    assert prove(Game(TWELVE, {}, f"{place} w:QRBNP b:QRN x: e:wb w"), 0, 1).wins
    given = Game(TWELVE, {"handicap": "first-P"}, f"{place} w:QRBN b:QRN x:wP e:wb w")
    assert not prove(given, 0, 1).wins


@pytest.mark.parametrize("handicap", ["first-Q", "second-P"])
def test_tw_18_levels_play_to_the_end(handicap: str) -> None:
    game, rng, player = Game(TWELVE, {"handicap": handicap}), seeded(3), of_level(3)
    while game.to_play != NOBODY:
        game.play(player.choose(Query.about(game, game.to_play, rng)).text)
        assert len(game.events) < 400
    assert sum(game.result) == 1
