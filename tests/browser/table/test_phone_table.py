"""Phone tables: everything that is needed is in sight together, and the board lies where it lay."""

from collections.abc import Callable
from typing import Any

import pytest
from browser.looking import PHONE, faults
from browser.tables import HERE, ME, decide
from playwright.sync_api import Page, expect
from support.moments import moments

Visit = Callable[..., Page]
NewTable = Callable[..., str]


def top(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box
    return box["y"]


def test_the_way_back_stands_with_what_can_be_done_below_an_upright_board(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/about", size=PHONE, language="de")
    page.goto(table(page, "ur", [ME, HERE], language="de"))
    told = page.get_by_test_id("prompt")
    page.locator(".mine .open").first.click()
    back = page.get_by_role("button", name="Eins zurück")
    expect(back).to_be_visible()
    words, line = told.bounding_box(), back.bounding_box()
    assert words and line and words["width"] > 340, "as wide as the screen"
    assert top(page, "div.sheet") + 400 < min(words["y"], line["y"]), "below the board"
    expect(back).to_be_in_viewport(ratio=1)
    assert faults(page) == {}


@pytest.mark.parametrize(
    ("game", "size", "least"),
    [
        ("ur", (360, 740), 55),
        ("ur", (390, 844), 66),
        ("study", (360, 740), 60),
        ("study", (390, 844), 65),
        ("study", (1440, 900), 144),
    ],
)
def test_squares_are_as_large_as_the_screen_lets_them_be(
    visit: Visit, table: NewTable, game: str, size: tuple[int, int], least: int
) -> None:
    page = visit("/about", size=size, language="de")
    decide(page, table, game, moments(game, {})[-1], "de")
    square = page.locator(".layer [data-id='a1'], .layer [data-id='A1']").bounding_box()
    assert square and square["width"] >= least
    assert faults(page) == {}


@pytest.mark.parametrize(
    ("game", "options"), [("ur", {}), ("twelve", {}), ("gambit", {"players": 4})]
)
def test_the_board_lies_where_it_lay_whatever_the_others_have(
    visit: Visit, table: NewTable, game: str, options: dict[str, Any]
) -> None:
    page = visit("/about", size=PHONE, language="de")
    first, *_, last = moments(game, options)
    tops = []
    for moment in (first, last):
        decide(page, table, game, moment, "de")
        tops.append(top(page, "div.sheet"))
    assert tops[0] == tops[1]


def test_what_happened_and_whose_turn_it_is_stay_in_sight_in_twelve(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/about", size=PHONE, language="de")
    decide(page, table, "twelve", moments("twelve", {})[-1], "de")
    panel = page.locator(".panel").bounding_box()
    assert panel
    for part in ("story", "turn", "prompt"):
        box = page.get_by_test_id(part).bounding_box()
        assert box and box["y"] >= panel["y"] - 1, part
        assert box["y"] + box["height"] <= panel["y"] + panel["height"] + 1, part


def test_a_question_that_waits_for_an_answer_is_in_sight(visit: Visit, table: NewTable) -> None:
    page = visit("/about", size=(360, 640))
    page.goto(table(page, "twelve", [ME, HERE]))
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Offer a draw").click()
    yes = page.locator(".ask .primary")
    expect(yes).to_be_in_viewport(ratio=1)
    yes.click()
    expect(page.get_by_text("Both sides agreed on a draw.", exact=True)).to_be_visible()
