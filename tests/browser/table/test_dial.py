"""The Study's number is dialled among five, with how often chance needs each."""

import re
from collections.abc import Callable

from browser.looking import PHONE, cut_texts
from browser.tables import COMPUTER, HERE, ME
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
NewTable = Callable[..., str]


def test_bars_of_a_dial_come_with_what_they_mean(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=PHONE)
    page.goto(table(page, "study", [ME, COMPUTER], options={"level": 3}))
    near = page.locator(".dial .near button")
    expect(near).to_have_count(5)
    expect(page.locator(".dial .bar")).to_have_count(0)  # nothing that has to be guessed
    often = page.get_by_role("button", name="How often is each number?")
    expect(often).to_have_attribute("aria-expanded", "false")
    often.click()
    expect(page.locator(".dial .bar")).to_have_count(5)
    expect(near.nth(2)).to_have_text(re.compile(r"19%\s*5"))  # 668 of 3,540 pairs of cards
    expect(page.get_by_text("They say nothing about this card.")).to_be_visible()
    near.last.click()
    expect(page.get_by_role("button", name="Declare 7")).to_be_visible()
    expect(near.locator("b")).to_have_text(["5", "6", "7", "8", "9"])
    for button in near.all():
        box = button.bounding_box()
        assert box is not None and box["width"] >= 44 and box["height"] >= 44
    assert cut_texts(page) == []
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="Declare 8").click()
    expect(page.locator(".dial")).to_have_count(0)


def test_two_who_share_a_phone_each_have_a_button_of_their_own(
    visit: Visit, table: NewTable
) -> None:
    """ST-6: whoever is quicker declares, also where a second card takes the room."""
    page = visit("/", size=PHONE, language="sl")
    page.goto(table(page, "study", [ME, HERE], options={"bonus": True}, language="sl"))
    buttons = page.locator(".dial .main")
    expect(buttons).to_have_count(2)
    first, second = [one.bounding_box() for one in buttons.all()]
    assert first and second and first["y"] + first["height"] <= second["y"]
    for one in buttons.all():
        expect(one).to_be_in_viewport(ratio=1)
        one.click(trial=True)  # nothing lies over it


GAP = """(held) => {
    const place = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    };
    return place(held.querySelector(".time")).left - place(held.firstChild).right;
}"""


def test_st_24_who_gives_seconds_sees_how_many_are_left(visit: Visit, table: NewTable) -> None:
    """ST-24: whoever is not held back is told nothing."""
    page = visit("/", size=(360, 740), language="de")
    options = {"level": 2, "handicap": "first-40"}
    page.goto(table(page, "study", [ME, COMPUTER], options=options, language="de"))
    held = page.get_by_test_id("held-back")
    expect(held.get_by_role("timer")).to_have_text(re.compile(r"0:[0-4]\d"))
    expect(held).to_be_in_viewport(ratio=1)
    assert held.evaluate(GAP) < 8, "the seconds follow their words"
    assert cut_texts(page) == []
    page.goto(table(page, "study", [COMPUTER, ME], options=options, language="de"))
    expect(page.locator(".dial")).to_be_visible()
    expect(held).to_have_count(0)
