"""Views, scenes, taps and sentences of Twelve-Card Chess."""

from collections import Counter
from itertools import chain

import pytest
from support.traces import marks_of

from regalia.boards.chess import PIECES
from regalia.core.game import Game
from regalia.core.secrets import witnessed
from regalia.core.words import LANGUAGES
from regalia.games import room
from regalia.games.twelve.rules import BOTH_SURROUNDED
from regalia.kit.playing import random_games

TWELVE = room("twelve")
LOCKED = (
    "wK(3,0) wR(2,1) wB(0,1) wN(0,3) wP(1,3) bK(3,3) bR(2,2) bB(1,2) bN(0,0) bP(2,3) "
    "w: b: x:wQbQ e: w"
)


def test_a_view_shows_everything() -> None:
    ended = Game(TWELVE, position=LOCKED)
    for _ in range(4):
        ended.play("pass")
    for game in chain(random_games(TWELVE, 12, 60), [ended]):
        view = game.view(1)
        found = TWELVE.text.read_position(game.params, view["position"])
        assert found._replace(outcome=game.state.outcome) == game.state
    assert view["ended"] == "repetition" and view["winner"] is None


def test_a_view_names_the_winner_and_nobody_when_both_kings_are_surrounded() -> None:
    """TW-15: then nobody has won."""
    game = Game(TWELVE)
    ends = {outcome: game.state._replace(outcome=outcome) for outcome in (0, 1, BOTH_SURROUNDED)}
    shown = {outcome: TWELVE.view.show(game.params, s, 0) for outcome, s in ends.items()}
    winners = {outcome: view["winner"] for outcome, view in shown.items()}
    assert winners == {0: 0, 1: 1, BOTH_SURROUNDED: None}


def test_a_scene_shows_each_piece_once_inside_its_frame() -> None:
    say, names = TWELVE.words().say, ["Ada", "Bo"]
    for game in random_games(TWELVE, 12, 60):
        scene = TWELVE.scene.scene(game.params, game.view(0), say, names)
        pieces = [item for item in scene.things() if item.kind == "piece"]
        assert sorted(item.look for item in pieces) == sorted(
            f"{piece}:{colour}" for piece in PIECES.values() for colour in ("white", "black")
        )
        places = Counter((item.x, item.y) for item in scene.items if item.kind == "piece")
        assert max(places.values()) == 1
        squares = [item for item in scene.items if item.kind == "cell" and "wall" not in item.look]
        cells = {(item.x, item.y): item.id for item in squares}
        assert len(cells) == len(squares) <= 36
        across = [item.x + side * item.width / 2 for item in squares for side in (-1, 1)]
        down = [item.y + side * item.height / 2 for item in squares for side in (-1, 1)]
        for edges, size in ((across, scene.width), (down, scene.height)):
            assert min(edges) + max(edges) == pytest.approx(size), "it lies in the middle"
        on_table = {item.id[-2:]: cells[item.x, item.y] for item in pieces if "piece:" in item.id}
        text = TWELVE.text.position(game.params, game.state).split(" w:")[0]
        assert text == " ".join(f"{piece}{square}" for piece, square in on_table.items())
        for item in scene.items:
            assert item.width / 2 <= item.x <= scene.width - item.width / 2
            assert item.height / 2 <= item.y <= scene.height - item.height / 2


def test_tw_2_what_is_held_may_grow_or_is_walled_is_drawn_differently() -> None:
    say, names = TWELVE.words().say, ["Ada", "Bo"]

    def looks(position: str) -> dict[str, str]:
        game = Game(TWELVE, position=position)
        scene = TWELVE.scene.scene(game.params, game.view(0), say, names)
        return {item.id: item.look for item in scene.items if item.kind == "cell"}

    found = looks("wK(0,0) bK(0,1) w:QRBNP b:QRBNP x: e:wb w")
    assert {name for name, look in found.items() if look == "plain"} == {"(0,0)", "(0,1)"}
    assert found["(1,0)"] == found["(-1,0)"] == "growth"
    assert not any("wall" in look for look in found.values())
    found = looks("wK(0,0) wR(1,0) wP(3,0) bK(0,1) w:QBN b:QRBNP x: e:wb w")
    assert found["(2,1)"] == "plain" and found["(2,2)"] == "growth"
    walls = {name.split(":")[1] for name in found if name.startswith("wall:")}
    assert walls == {"left", "right"}, "four columns are held, and two rows"


def test_tw_2_a_wall_stands_on_no_square_behind_it() -> None:
    """The rook leaves column 0, so that column 4 opens to it, behind the wall of now."""
    say, names = TWELVE.words().say, ["Ada", "Bo"]
    game = Game(TWELVE, position="wK(1,0) wQ(2,0) wR(0,0) wN(3,0) bK(1,2) w:BP b:QRBNP x: e:wb w")
    scene = TWELVE.scene.scene(game.params, game.view(0), say, names)
    there = {item.id: item for item in scene.items}
    wall, behind = there["wall:right:2"], there["(4,0)"]
    assert behind.look == "outline" and behind.height == 1
    assert behind.x - behind.width / 2 == pytest.approx(wall.x + wall.width / 2)


def test_tw_14_the_sides_of_a_king_are_counted_and_marked_when_they_decide() -> None:
    say, names = TWELVE.words().say, ["Ada", "Bo"]
    game = Game(TWELVE, position="wK(1,0) wP(2,0) bK(1,1) bB(0,1) bP(1,2) w:QRBN b:QRN x: e:wb w")
    scene = TWELVE.scene.scene(game.params, game.view(0), say, names)
    assert [(meter.value, meter.name, meter.note) for meter in scene.meters] == [
        (2, "2 of 4 sides closed", "open: below, left"),
        (3, "3 of 4 sides closed", "open: right"),
    ]
    assert [meter.sides for meter in scene.meters] == [
        (True, True, False, False),
        (True, False, True, True),
    ]
    around = [(mark.kind, mark.at, mark.to, mark.text) for mark in scene.marks]
    assert around == [
        *(("note", "(1,0)", "(1,1)", "1"), ("note", "(1,0)", "(2,0)", "2")),
        *(("danger", "(1,1)", "(1,2)", "1"), ("danger", "(1,1)", "(1,0)", "2")),
        ("danger", "(1,1)", "(0,1)", "3"),
    ]
    game.play("P(2,1)")
    scene = TWELVE.drawn(game.params, game.view(0), say, names)
    assert scene.ending
    king, *around = scene.ending.marks
    assert king.at == "(1,1)" and scene.meters[1].value == 4 and not scene.prompt
    assert not scene.marks, "the ending has its own numbers"
    assert {mark.at for mark in around} == {"(0,1)", "(2,1)", "(1,0)", "(1,2)"}


def test_tw_14_a_side_that_a_wall_closes_is_numbered_at_the_wall() -> None:
    say, names = TWELVE.words().say, ["Ada", "Bo"]
    game = Game(TWELVE, position="wK(0,0) wR(1,0) wP(3,0) bK(0,1) w:QBN b:QRBNP x: e:wb w")
    scene = TWELVE.scene.scene(game.params, game.view(0), say, names)
    walled = [mark for mark in scene.marks if mark.to.startswith("wall:")]
    assert {mark.at for mark in walled} == {"(0,0)", "(0,1)"}
    assert {mark.to for mark in scene.marks} <= scene.ids()


def test_squares_are_named_by_the_pieces_around_them_and_never_by_numbers_that_slide() -> None:
    for language in LANGUAGES:
        say, names = TWELVE.words(language).say, ["Ada", "Bo"]
        for game in random_games(TWELVE, 4, 40):
            scene = TWELVE.scene.scene(game.params, game.view(0), say, names)
            cells = [item for item in scene.items if item.id.startswith("(")]
            told = [item.name for item in cells if item.look != "outline"]
            assert len(set(told)) == len(told), "each has a name of its own"
            assert not any(mark in name for name in told for mark in "()")


def test_a_square_far_from_all_pieces_is_named_from_the_nearer_king() -> None:
    say, names = TWELVE.words().say, ["Ada", "Bo"]
    game = Game(TWELVE, position="wK(0,0) wR(1,0) wP(3,0) bK(0,3) w:QBN b:QRBNP x: e:wb w")
    scene = TWELVE.scene.scene(game.params, game.view(0), say, names)
    spoken = {item.id: item.name for item in scene.items}
    assert spoken["(2,2)"] == "from the black king: 2 right, 1 down, empty"
    assert spoken["(1,1)"] == "above the white rook, empty"
    assert spoken["(1,0)"] == spoken["piece:wR"] == "white rook, right of the white king"
    assert spoken["(0,3)"] == "black king, from the white king: 3 up"


def traced(game: Game, text: str) -> list[tuple[str, ...]]:
    """The marks that an action leaves on the board."""
    say, action = TWELVE.words().say, game.actions()[text]
    return marks_of(
        witnessed(TWELVE, game.params, game.state, action, -1).trace(say, ["Ada", "Bo"])
    )


def test_the_trace_of_an_action_is_where_its_squares_are_now() -> None:
    """The knight moves left out of the window's least column: all names of squares change."""
    game = Game(TWELVE, position="wK(0,0) wN(1,1) bK(0,2) bQ(1,2) bB(2,2) w:QRBP b:RNP x: e:wb w")
    assert traced(game, "N(-1,0)") == [("frame", "(2,1)"), ("arrow", "(2,1)", "(0,0)")]


def test_sentences_tell_what_an_action_did() -> None:
    say, names = TWELVE.words().say, ["Ada", "Bo"]
    for start, text, expected in [
        (
            "wK(1,1) wB(2,0) bK(0,1) bQ(0,0) bN(3,3) bP(1,2) w:QRNP b:RB x: e:wb w",
            "+Q(1,0)",
            "Ada places the queen below the white king. The white queen is surrounded and leaves "
            "the game. The black queen is surrounded and leaves the game.",
        ),
        (
            "wK(0,0) wN(2,0) wP(1,0) bK(3,2) w:QRB b:QRBNP x: e:wb b",
            "+B(2,3)xwP",
            "Bo places the bishop up and left of the black king and sends the white pawn back to "
            "its supply.",
        ),
        (
            "wK(0,0) wB(1,0) bK(0,2) bQ(0,3) bB(1,2) bP(3,1) w:QRNP b:RN x: e:wb w",
            "+P(1,1)>(0,1)",
            "Ada places the pawn above the white bishop and moves it above the white king. "
            "Both kings are surrounded: a draw.",
        ),
        (
            "wK(2,1) wB(3,0) bK(1,3) bR(0,3) bP(0,2) w:QRNP b:QBN x: e:wb b",
            "R<>K",
            "Bo swaps king and rook. Ada wins.",
        ),
        (LOCKED, "pass", "Ada can do nothing and passes."),
    ]:
        game = Game(TWELVE, position=start)
        s, action = game.state, game.actions()[text]
        assert witnessed(TWELVE, game.params, s, action, 0).sentence(say, names) == expected


def test_taps_name_pieces_and_squares_in_the_order_of_the_action() -> None:
    game = Game(TWELVE, position="wK(0,0) wN(1,0) bK(0,2) bQ(1,2) bB(2,2) w:QRBP b:RNP x: e:wb w")
    for text, taps in {
        "K(0,1)": ["(0,0)", "(0,1)"],
        "+Q(2,1)": ["supply:wQ", "(2,1)"],
        "+B(0,-1)xbQ": ["supply:wB", "(0,-1)", "(1,2)"],
        "+P(2,0)>(2,1)": ["supply:wP", "(2,0)", "(2,1)"],
    }.items():
        assert TWELVE.scene.taps(game.params, game.state, game.actions()[text]) == taps


def test_squares_beyond_the_limit_are_drawn_only_for_a_piece_that_can_move_there() -> None:
    """TW-2: the rook leaves column 0 for column 4; the black queen lies beside the board."""
    start = "wK(1,0) wQ(2,0) wR(0,0) wN(3,0) bK(1,2) w:BP b:RBNP x:bQ e:wb w"
    game = Game(TWELVE, position=start)
    scene = TWELVE.scene.scene(game.params, game.view(0), TWELVE.words().say, ["Ada", "Bo"])
    looks = {item.id: item.look for item in scene.items if item.kind == "cell"}
    inside = [f"({x},{y})" for x in range(4) for y in range(-1, 4)]
    drawn = [name for name, look in looks.items() if look in ("plain", "growth")]
    assert sorted(drawn) == sorted(inside)
    assert [name for name, look in looks.items() if look == "outline"] == ["(4,0)"]
    removed = next(item for item in scene.things() if item.id == "removed:bQ")
    assert (removed.name, removed.state) == ("black queen, removed from the game", "gone")


def test_what_is_put_returned_and_swapped_is_marked() -> None:
    """TW-5, TW-7, TW-10, TW-11"""
    start = "wK(0,0) wR(1,0) wN(1,1) bK(3,3) bQ(2,3) w:QBP b:RBNP x: e:wb w"
    game = Game(TWELVE, position=start)
    assert traced(game, "+Q(0,1)") == [("frame", "(0,1)", "+")]
    assert traced(game, "R<>K") == [("frame", "(0,0)", "⇄"), ("frame", "(1,0)", "⇄")]
    assert traced(game, "+B(0,2)xwN") == [("frame", "(0,2)", "+"), ("frame", "(1,1)", "↩")]


def test_a_queen_that_leaves_is_crossed_out() -> None:
    """TW-12"""
    start = "wK(1,1) wB(2,0) bK(0,1) bQ(0,0) bN(3,3) bP(1,2) w:QRNP b:RB x: e:wb w"
    crossed = [mark for mark in traced(Game(TWELVE, position=start), "+Q(1,0)") if "✕" in mark]
    assert crossed == [("danger", "(1,0)", "✕"), ("danger", "(0,0)", "✕")]
