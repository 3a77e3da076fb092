"""The Study's number is dialled among five, with how often chance needs each."""

import re
from collections.abc import Callable

from browser.looking import PHONE, cut_texts
from browser.tables import COMPUTER, ME
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
NewTable = Callable[..., str]


def test_a_number_is_dialled_with_bars_from_the_deck(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=PHONE)
    page.goto(table(page, "study", [ME, COMPUTER], options={"level": 3}))
    near = page.locator(".dial .near button")
    expect(near).to_have_count(5)
    expect(near.nth(2)).to_have_text(re.compile(r"19%\s*5"))  # 668 of 3,540 pairs of cards
    expect(page.get_by_text("They know nothing of this card.")).to_be_visible()
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
