"""Scenes as text."""

import io

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console
from support.scenes import HOUSE, everything, real

from regalia.core.drawing.scene import Item, Scene, Tray
from regalia.core.drawing.text import held, sign_of
from regalia.core.drawing.text_sheet import BORDERS, PLAIN, Run, TextSheet, plain, width_of
from regalia.terminal.rich_scene import draw, text_of

BOARD = Scene(
    "Two squares",
    2,
    1,
    (
        Item("road", "line", 0.5, 0.5, "path", "", "", 1, 0),
        Item("a1", "cell", 0.5, 0.5, "dark", "a1"),
        Item("b1", "cell", 1.5, 0.5, "light", "b1", "✽"),
        Item("king", "piece", 0.5, 0.5, "king:white", "king", "♔"),
    ),
)


def test_cells_share_borders_and_show_name_mark_and_piece() -> None:
    drawn = text_of(BOARD, HOUSE, 15).plain.split("\n")
    assert drawn == [
        "┌──────┬──────┐",
        "│a1   ·│b1   ✽│",
        "│   ♔  ═      │",
        "└──────┴──────┘",
    ]


def test_flat_cells_hold_all_in_one_row() -> None:
    drawn = text_of(BOARD, HOUSE, 15, rows=2).plain.split("\n")
    assert drawn == [
        "┌──────┬──────┐",
        "│a1· ♔ ═b1  ✽ │",
        "└──────┴──────┘",
    ]


def test_letters_stand_for_signs_that_cannot_be_shown() -> None:
    drawn = text_of(BOARD, HOUSE, 15, encoding="ascii").plain
    assert drawn.isascii()
    assert drawn.split("\n")[1:3] == ["|a1   .|b1   *|", "|   K  =      |"]
    assert plain("Ž", "ascii") == "?"
    assert plain("→", "no-such-encoding") == ">"
    assert plain("Player\u00a01\u202f!", "ascii") == "Player 1 !"
    assert plain("«\u00a0Ann\u00a0», „Ann“", "ascii") == '" Ann ", "Ann"'
    assert all(letter.isascii() and cell_len(sign) == 1 for sign, letter in PLAIN.items())


def test_what_somebody_holds_is_told_with_the_colon_of_the_language() -> None:
    tray = Tray("hand", 0, "main", (Item("card", "card", 0, 0, "back", "", "7"),))
    scene = replace(BOARD, owners=("Anne",), trays=(tray, replace(tray, name="pile")))
    assert held(scene, HOUSE) == ["Anne: main: 7; pile: 7"]
    assert held(scene, HOUSE, "fr") == ["Anne\u00a0: main\u00a0: 7\u202f; pile\u00a0: 7"]


def test_wide_signs_keep_the_columns_aligned() -> None:
    items = [replace(item, glyph="王") if item.kind == "piece" else item for item in BOARD.items]
    for encoding in ("utf-8", "ascii"):
        drawn = text_of(replace(BOARD, items=tuple(items)), HOUSE, 15, encoding=encoding).plain
        assert {cell_len(line) for line in drawn.split("\n")} == {15}


def test_signs_are_as_wide_as_the_terminal_shows_them() -> None:
    for sign in [*PLAIN, *BORDERS, *map(chr, range(32, 0x250)), "王", "ｗ", "\u0301"]:
        if sign != "\xad":  # a soft hyphen: terminals differ
            assert width_of(sign) == cell_len(sign), sign


def test_a_sign_without_a_width_is_left_out() -> None:
    sheet = TextSheet(10)
    sheet.put(0, 0, "a\u0301b")
    assert list(sheet.lines("utf-8")) == [[Run("ab", "")]]


def test_what_does_not_fit_is_told_below() -> None:
    items = (
        Item("a1", "cell", 0.5, 0.5, "light", "a1"),
        Item("u", "piece", 0.5, 0.5, "disc-0", "king", "long"),
        Item("v", "piece", 0.5, 0.5, "disc-1", "queen", "queen"),
        Item("w", "label", 0.5, 0.5, "plain", "a tale", "a tale that is far too long to place"),
    )
    drawn = text_of(Scene("", 1, 1, items), HOUSE, 20, rows=2).plain
    assert "a1 long queen" in drawn and "far too long" in drawn
    assert all(len(line) <= 20 for line in drawn.split("\n"))


def test_labels_move_aside_where_something_is_in_their_way() -> None:
    items = (
        *BOARD.items,
        Item("a", "label", 0.5, 1.0, "small", "file a", "a"),
        Item("b", "label", 1.5, 1.0, "small", "file b", "b"),
    )
    drawn = text_of(replace(BOARD, items=items, height=1.5), HOUSE, 15, rows=3).plain.split("\n")
    assert drawn[-2] == "└──────┴──────┘"
    assert drawn[-1].split() == ["a", "b"]


@pytest.mark.parametrize(
    ("look", "sign"),
    [
        ("7H", "7♥"),
        ("TS", "T♠"),
        ("XX", "XX"),
        ("back-1", "▒"),
        ("die-5", "5"),
    ],
)
def test_cards_are_told_in_few_signs(look: str, sign: str) -> None:
    assert sign_of(Item("c", "card", 0, 0, look, "card"), HOUSE) == sign


def test_a_look_that_is_not_there_is_its_glyph_on_a_disc() -> None:
    strange = replace(BOARD.items[3], look="no-such-look")
    drawn = text_of(replace(BOARD, items=(*BOARD.items[:3], strange)), HOUSE, 15).plain
    assert "(♔)" in drawn
    assert sign_of(replace(strange, glyph=""), HOUSE) == "(?)"


def test_trays_are_not_drawn_and_backs_are_full_of_their_sign() -> None:
    tray = Item("t", "cell", 1, 1, "tray", "a tray")
    assert text_of(Scene("", 2, 2, (tray,)), HOUSE, 20).plain.strip() == ""
    back = Item("b", "card", 1, 1, "back-0", "a card", "##", 1, 1.4)
    assert "▒▒▒" in text_of(Scene("", 2, 2, (back,)), HOUSE, 20).plain


@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_asked_and_everything_is_there(width: int) -> None:
    for name, scene, looks in [("everything", everything(), HOUSE), *real(40)]:
        drawn = text_of(scene, looks, width).plain
        for line in drawn.split("\n"):
            assert cell_len(line) <= width, name
        together = "".join(drawn.split())
        for item in scene.things():
            if item.kind in ("piece", "die"):
                assert "".join(sign_of(item, looks).split()) in together, (name, item.id)


def test_as_many_pieces_are_seen_as_there_are() -> None:
    """Signs that stand for pieces and nothing else, counted."""
    for name, scene, looks in real(40):
        signs = [sign_of(item, looks) for item in scene.things() if item.kind == "piece"]
        drawn = text_of(scene, looks, 100).plain
        for sign in {sign for sign in signs if not sign.isascii()}:
            assert drawn.count(sign) == signs.count(sign), (name, sign)


def test_a_console_without_colours_gets_none_and_the_same_signs() -> None:
    def printed(**settings: object) -> str:
        out = io.StringIO()
        console = Console(file=out, width=80, force_terminal=True, **settings)  # type: ignore[arg-type]
        console.print(draw(everything(), HOUSE))
        return out.getvalue()

    coloured, bare = printed(color_system="truecolor"), printed(no_color=True)
    assert "\x1b[" in coloured and "38;" in coloured
    assert "38;" not in bare and "48;" not in bare


def test_a_console_that_speaks_ascii_is_not_broken() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    Console(file=out, width=80).print(draw(everything(), HOUSE))
    out.flush()
    assert b"+--+" in out.buffer.getvalue()  # type: ignore[attr-defined]
