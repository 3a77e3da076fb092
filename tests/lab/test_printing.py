"""Print and play: what is on the sheets, and that it is as large as it says."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from support.games.units import LANCER
from support.pixels import pixels

from regalia import games
from regalia.core.contract.sheets import Face, Mat, Pieces
from regalia.core.drawing.plain_svg import alone
from regalia.core.errors import RegaliaError
from regalia.core.words import LANGUAGES
from regalia.lab.print import print_and_play
from regalia.lab.print.print_and_play import document, pages, pdf
from regalia.terminal.cli import main

A_MILLIMETRE = 2  # pixels
DOTS = 25.4 * A_MILLIMETRE
OWN = LANCER.replace("lancer", "Žar-ptica d'Łódź").replace("life = 8", "life = 9")


def drawn(sheets: list[Any], paper: str = "a4") -> list[Any]:
    """The pixels of each page of some sheets of our own."""
    room = games.room("ur")
    told = document(room, {}, ["board"], "", paper)
    found = print_and_play._Pictures()
    told |= {"sheets": [print_and_play._sheet(one, found) for one in sheets], "pictures": found.all}
    return [pixels(page) for page in pages(told, DOTS)]


def box(page: Any, colour: tuple[int, int, int]) -> tuple[float, ...]:
    """Left, top, width and height of all that has a colour, in millimetres."""
    rows, columns = np.nonzero((abs(page - colour) < 8).all(axis=2))
    left, top = columns.min(), rows.min()
    sizes = left, top, columns.max() + 1 - left, rows.max() + 1 - top
    return tuple(float(size) / A_MILLIMETRE for size in sizes)


def block(colour: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        f'<rect width="10" height="10" fill="{colour}"/></svg>'
    )


@pytest.mark.parametrize(
    ("game", "language", "paper", "sheets"),
    [
        ("battles", "sl", "letter", ["form", "cards", "tokens"]),
        ("gambit", "fr", "a4", ["board", "tokens", "cards", "setups", "help"]),
        ("study", "pl", "letter", ["board", "pieces", "cards"]),
        ("twelve", "nl", "a4", ["board", "frame", "pieces"]),
        ("ur", "de", "letter", ["board", "pieces", "dice"]),
    ],
)
def test_every_game_prints_all_that_it_has(
    game: str, language: str, paper: str, sheets: list[str]
) -> None:
    room = games.room(game)
    assert [*print_and_play.names(room, {}, language)] == [*sheets, "rules"]
    told = document(room, {}, paper=paper, language=language)
    assert [one.get("id", one["kind"]) for one in told["sheets"]] == [*sheets, "rules"]
    assert pdf(told).startswith(b"%PDF")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_forms_are_printed_in_every_language(language: str) -> None:
    told = document(games.room("battles"), {}, ["form", "rules"], "KN", "a4", language)
    form, rules = told["sheets"]
    assert form["title"] == games.room("battles").words(language).say("sheet-form")
    assert [one["name"] == "" for one in form["entries"]] == [False, False, True, True]
    kinds = re.findall(r'"kind": "(\w+)"', json.dumps(rules))
    assert {"h1", "h2", "table", "picture", "strong"} <= {*kinds}
    assert "For programs" not in json.dumps(rules)
    told = rules["nodes"][:2]
    room = games.room("battles")
    assert [node["kind"] for node in told] == ["h1", "p"] and "(id" not in json.dumps(told)
    assert room.card_line(language) == told[1]["nodes"][0]["text"]
    assert room.card.credits in room.card_line(language)


def test_a_board_is_as_large_as_it_says_on_either_paper() -> None:
    for paper, size in (("a4", (210, 297)), ("letter", (215.9, 279.4))):
        (page,) = drawn([Mat("board", "x", 150, 120, block("#0000ff"))], paper)
        assert abs(page.shape[1] / A_MILLIMETRE - size[0]) < 0.8
        assert abs(page.shape[0] / A_MILLIMETRE - size[1]) < 0.8
        assert np.allclose(box(page, (0, 0, 255))[2:], (150, 120), atol=0.8)
    (page,) = drawn([Mat("board", "x", 264, 99, block("#0000ff"))], "letter")
    assert page.shape[1] > page.shape[0]  # too wide for upright paper
    assert np.allclose(box(page, (0, 0, 255))[2:], (264, 99), atol=0.8)


def test_backs_lie_behind_their_faces_when_paper_is_turned_over_its_long_edge() -> None:
    faces = (Face(block("#0000ff")), *[Face(block("#00ff00"))] * 3)
    backs = (Face(block("#ff0000")), *[Face(block("#888800"))] * 3)
    front, behind = drawn([Pieces("cards", "x", 60, 60, faces, backs)])
    left, top, width, height = box(front, (0, 0, 255))
    assert left < 105 and np.allclose((width, height), (57, 57), atol=0.8)
    turned = 210 - left - width
    assert np.allclose(box(behind, (255, 0, 0)), (turned, top, width, height), atol=0.8)


def test_the_sixty_cards_of_the_study_and_all_cards_and_tokens_of_the_gambit_are_there() -> None:
    study = {one["id"]: one for one in document(games.room("study"), {}, ["cards"])["sheets"]}
    assert len(study["cards"]["faces"]) == len(study["cards"]["backs"]) == 60
    assert len({one["picture"] for one in study["cards"]["faces"]}) == 60
    gambit = {one["id"]: one for one in document(games.room("gambit"), {})["sheets"][:-1]}
    assert len(gambit["cards"]["faces"]) == 48  # QG-2
    assert len({one["picture"] for one in gambit["cards"]["backs"]}) == 4
    assert len(gambit["tokens"]["faces"]) == 28 + 4 + 4 + 4  # QG-1: gambits, start and spare tokens
    assert len(gambit["help"]["faces"]) == 4 == len({*map(str, gambit["help"]["faces"])})
    assert len(gambit["setups"]["faces"]) == 4  # QG-3
    own = document(games.room("gambit"), {"values": "3,4,5,6,7,99"}, ["tokens"])
    assert sum(">99</text>" in picture for picture in own["pictures"]) == 1
    card = "NP.RQ.*N/*.B..P.P/.P..P.B./K.P....R/R....P.K/.B.P..P./P.P..B.*/N*.QR.PN d1=55 b8=77"
    own = document(games.room("gambit"), {"cards": [card]}, ["tokens", "setups"])  # QG-21
    for value in (55, 77):  # on the token, and on the card
        assert sum(f">{value}</text>" in picture for picture in own["pictures"]) == 2


def test_own_units_are_printed_with_their_names_and_prices() -> None:
    told = document(games.room("battles"), {"units": OWN}, ["form", "cards", "tokens"], "LLNP")
    form, cards, tokens = told["sheets"]
    assert [one["name"] for one in form["entries"]] == ["Žar-ptica d'Łódź"] * 2 + ["knight", "pawn"]
    assert [one["boxes"] for one in form["entries"]] == [9, 9, 8, 8]
    assert cards["faces"][-1]["title"] == "Žar-ptica d'Łódź"
    assert len(tokens["faces"]) == len(tokens["backs"]) == 7 * 8
    made = pdf(told)
    assert made.startswith(b"%PDF") and pdf(told) == made  # the same sheets are the same file


def test_nothing_in_a_name_is_more_than_letters_to_the_printer() -> None:
    worst = '#panic("x") $x *b* _i_ `r` \\u{41} <l> @ref // /* [ ] { } = - + ~ -- \x07 \ud7ff'
    face = Face(block("#0000ff"), worst, worst, ((worst, worst),), (worst, worst))
    (page,) = drawn([Pieces("cards", worst, 63, 88, (face,))])
    assert page.shape[2] == 3


def test_what_cannot_be_printed_is_refused_with_what_can() -> None:
    for given, message in (
        ({"wanted": ["bord"]}, "print-unknown"),
        ({"filled": "KX"}, "form-army"),
        ({"filled": "KKKKK"}, "form-army"),
    ):
        with pytest.raises(RegaliaError) as refused:
            document(games.room("battles"), {}, **given)
        assert refused.value.spoken.message == message
    with pytest.raises(RegaliaError) as refused:
        document(games.room("ur"), {}, filled="K")
    assert refused.value.spoken.message == "print-no-form"


def test_a_look_for_print_has_no_variables_left() -> None:
    for game in games.names():
        looks = games.room(game).looks
        for name in looks.known:
            picture = alone(name, looks, "7")
            assert not re.search(r"var\(|light-dark|class=|<use|href=", picture), (game, name)


def test_the_command_writes_a_file_and_says_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "forms.pdf"
    words = ["print", "battles", "form", "--fill", "KNNP", "--output", str(file)]
    told = CliRunner().invoke(main, words)
    assert told.exit_code == 0 and "* form" in told.output and "  cards" in told.output
    assert file.read_bytes().startswith(b"%PDF")
