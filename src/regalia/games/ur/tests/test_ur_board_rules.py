"""Rules and pictures of a board of one's own (UR-22): on the page, in print and in the terminal."""

import re

import pytest
from click.testing import CliRunner

from regalia.app.rules_pages import rules_page
from regalia.core.drawing import pictures
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.table_rules import other_rules, rules_at_table
from regalia.core.words import LANGUAGES
from regalia.games import room
from regalia.games.ur import own_board
from regalia.games.ur.layout import NAMES
from regalia.lab.print.rules_tree import nodes_of
from regalia.terminal.cli import main

UR = room("ur")
BOOK = UR.card.read({})
MOVED = UR.card.read({"layout": ".*...*/rrremi../.*...*"})  # every role but two stands elsewhere
NAMED = {  # by the rules that name squares: those of that board
    "UR-2": ["A2", "C2", "A8", "C8"],
    "UR-3": ["B4", "B1", "B2", "B3", "B6", "B5"],
    "UR-17": ["A8", "C8"],
    "UR-18": ["A2", "C2"],
}


def rule(page: str, number: str) -> str:
    found = re.search(rf"^- {number} .*$", page, re.M)
    assert found
    return found[0]


def told(rule_text: str) -> list[str]:
    """The squares that a rule names outside our rulings."""
    return re.findall(r"\b[ABC][1-8]\b", re.sub(r"\*\(.*?\)\*", "", rule_text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_board_name_its_squares(language: str) -> None:
    """UR-22: wherever a rule names a square, that of this board is meant."""
    page = rules_at_table(UR, MOVED, language, facts=False)
    for number, squares in NAMED.items():
        assert told(rule(page, number)) == squares, number
    assert told(rule(page, "UR-4")) == [], "no walls, and not the rings of the book's board"
    assert told(rule(page, "UR-22")) == told(rule(UR.rules_page(language), "UR-22"))
    walled = UR.card.read({"layout": "*...*./errrim../*...*. A2|B2"})
    assert told(rule(rules_at_table(UR, walled, language), "UR-4")) == ["A2", "B2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_s_page_would_name_the_book_s_squares(language: str) -> None:
    """UR-2, UR-3, UR-17 and UR-18 are the same sentences on every board."""
    page, say = UR.rules_page(language), UR.words(language).say
    again = own_board.rules(page, BOOK, say)
    for number in NAMED:
        assert told(rule(again, number)) == told(rule(page, number)) != []
    for number in ("UR-17", "UR-18"):
        assert rule(again, number) == rule(page, number)
    map_of = re.compile(r"^```\n.*?\n```", re.M | re.S)
    assert map_of.findall(again) == map_of.findall(page)
    assert rules_at_table(UR, BOOK, language, facts=False) == page


def test_the_map_in_letters_is_that_of_the_board() -> None:
    """UR-22"""
    page = rules_at_table(UR, MOVED, "en")
    assert "A1 -A2*-A3 -A4          A7 -A8*\n |   |   |   |           |   |\n" in page
    assert "B1r-B2r-B3r-B4e-B5m-B6i-B7 -B8\n" in page


def drawn(name: str, options: dict[str, object] = MOVED) -> str:
    return pictures.picture(UR, name, others=other_rules(UR, options))


def ring_at(picture: str, square: str) -> bool:
    """Tell if a ring lies around the middle of a square, in a picture as wide as the board."""
    item = next(item for item in Game(UR, MOVED).scene().items if item.id == square)
    place = f'<circle cx="{100 * item.x:g}" cy="{100 * item.y:g}"'
    return place in picture and 'stroke="var(--carnelian)"' in picture


def test_pictures_are_drawn_on_that_board() -> None:
    """UR-22: rings lie around its rosettes, Royal Land and Ishtar; pieces stand on its rosettes."""
    for square in NAMED["UR-2"]:
        assert ring_at(drawn("rosettes"), square) and ring_at(drawn("goal"), square)
    for square in ("A1", "C1", "A7", "C7"):
        assert not ring_at(drawn("rosettes"), square)
    for square in ("B1", "B2", "B3", "B4"):
        assert ring_at(drawn("places"), square)
    assert ring_at(drawn("ishtar"), "B6") and not ring_at(drawn("ishtar"), "B5")
    assert drawn("start") == pictures.beginning(UR, MOVED)
    assert drawn("start") != pictures.picture(UR, "start")


def test_a_picture_that_would_be_false_there_is_left_out() -> None:
    """UR-22: no way leads from B3 over Ishtar to Marduk; the sentence about it stays."""
    page = rules_at_table(UR, MOVED, "en")
    shown = set(re.findall(r"\(picture:([a-z]+)\)", page))
    assert shown == {"start", "steps", "goal", "rosettes", "places", "capture", "ishtar"}
    assert "**Mastery of Sky**" in page
    for name in ("sky", "earth"):
        with pytest.raises(RegaliaError):
            drawn(name)
    walled = UR.card.read({"layout": "*...*./errrim../*...*. A2|A3"})
    page = rules_at_table(UR, walled, "en")
    assert "picture:capture" not in page and "picture:steps" not in page


def test_captions_name_the_squares_that_the_picture_shows() -> None:
    """UR-22: where A3 is a rosette, and A1 is none, the captured piece stands on A1."""
    board = UR.card.read({"layout": "..*.*./errrim../*...*."})
    page = rules_at_table(UR, board, "en")
    assert "A capture: the piece on A1 goes back" in page
    assert "A capture: the piece on A3 goes back" in rules_at_table(UR, MOVED, "en")


def test_no_picture_of_the_page_or_in_print_is_of_the_book_s_board() -> None:
    """UR-22"""
    html = rules_page(UR, "en", options='{"layout": ".*...*/rrremi../.*...*"}').html
    addresses = re.findall(r'src="([^"]+)"', html)
    assert len(addresses) == 8 and all("options=" in address for address in addresses)
    there: list[str] = []

    def number(picture: str) -> int:
        there.append(picture)
        return len(there) - 1

    nodes_of(UR, MOVED, "en", number)
    of_table, there = there, []
    nodes_of(UR, BOOK, "en", number)
    assert len(of_table) == 8 and not {*of_table} & {*there}


def test_the_terminal_tells_one_rule_of_that_board() -> None:
    """UR-17"""
    given = ["rules", "ur", "17", "-o", "layout=.*...*/rrremi../.*...*"]
    assert "A8 and C8" in " ".join(CliRunner().invoke(main, given).output.split())


def test_a_position_moves_with_the_roles_of_its_squares() -> None:
    """UR-22: what stood on a rosette stands on one; no piece is lost."""
    meant = own_board.by_role(MOVED)
    assert sorted(meant) == sorted(meant.values()) == sorted(NAMES)
    assert own_board.moved("0...0./..1...1./0...0. 0", meant) == ".0...0/..1...1./.0...0 0"
