"""The things of a box's owner, in the companion, beside the rules and in print (UR-22)."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.looking import PHONE, cut_texts
from browser.tables import chip
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
BOARD = "*...*./errirm../*...*."  # Ishtar on B4, no walls


def owner(visit: Visit, path: str, sides: list[str], **given: Any) -> Page:
    """A person who has drawn the board of their box, on a page."""
    page = visit("/about", **{"size": PHONE, **given})
    kept = json.dumps({"ur/boards": sides})
    page.evaluate("kept => localStorage.setItem('regalia:own-cards', kept)", kept)
    page.goto(path)
    return page


def on_board(page: Page, name: str) -> None:
    expect(page.locator(".sheet").get_by_label(re.compile(f"^{name}")).first).to_be_attached()


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin", exact=True).click()


def test_the_companion_begins_with_the_board_of_the_person_s_box(visit: Visit) -> None:
    page = owner(visit, "/box/ur", [BOARD])
    expect(page.get_by_role("radio", name="Your box’s")).to_be_checked()
    page.get_by_role("radio", name="the book’s").check()
    begin(page)
    on_board(page, "B5, Ishtar")
    page.get_by_role("button", name="Players and box").click()
    page.get_by_role("radio", name="Your box’s").check()
    begin(page)
    on_board(page, "B4, Ishtar")
    page.get_by_role("button", name=re.compile("gold \\+ silver")).click()
    expect(page.locator(".log li").first).to_contain_text("gold + silver")
    expect(page.get_by_role("radio", name="Your box’s")).to_have_count(0)
    page.reload()
    expect(page.locator(".log li").first).to_contain_text("gold + silver")
    on_board(page, "B4, Ishtar")


def test_either_side_of_the_board_is_played_with_the_box(visit: Visit) -> None:
    page = owner(visit, "/box/ur", ["standard", BOARD])
    expect(page.get_by_role("radio", name="Your box’s (1)")).to_be_checked()
    page.get_by_role("radio", name="Your box’s (2)").check()
    begin(page)
    on_board(page, "B4, Ishtar")


def test_a_board_can_be_drawn_in_the_companion_before_anything_is_told(visit: Visit) -> None:
    page = visit("/box/ur", size=PHONE)
    page.get_by_role("button", name="Draw the board of your box").click()
    page.get_by_role("button", name="Begin with: ancient").click()
    expect(page.get_by_role("button", name="B4, Ishtar")).to_be_visible()
    page.get_by_role("button", name="Keep this board").click()
    expect(page.get_by_role("radio", name="Your box’s")).to_be_checked()
    begin(page)
    on_board(page, "B4, Ishtar")


def test_house_rules_are_agreed_on_before_anything_is_told(visit: Visit) -> None:
    """UR-26: the companion referees by them, and its rules say so."""
    page = visit("/box/ur", size=PHONE)
    page.get_by_text("House rules", exact=True).click()
    with page.expect_response(re.compile("/api/companion")) as answered:
        page.get_by_role("radio", name="once a turn").check()
    assert answered.value.request.post_data_json["options"] == {"extra": "once"}
    page.get_by_role("link", name="Rules", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="At this table")).to_be_visible()
    expect(dialog.get_by_text("Extra rolls").first).to_be_visible()


def test_rules_that_the_companion_leads_to_are_those_of_its_board(visit: Visit) -> None:
    """UR-22: a refusal's rule, and all of them, with pictures of that board."""
    page = owner(visit, "/box/ur", [BOARD])
    page.get_by_role("link", name="Rules", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="At this table")).to_be_visible()
    expect(dialog.get_by_text("Ishtar: B4")).to_be_visible()
    for picture in dialog.locator("img").all():
        assert "options=" in (picture.get_attribute("src") or "")
    page.keyboard.press("Escape")
    page.goto(
        "/box/battles#%7B%22orientation%22%3A%22crosswise%22%2C%22scenario%22%3A%22magic%22%7D"
    )
    asked = page.locator("p.statement")
    expect(asked).to_contain_text("which card lies on a1?")
    first = asked.inner_text()
    page.locator("[data-card=TH]").click()
    expect(asked).not_to_have_text(first)
    page.locator("[data-card=TH]").click(force=True)
    page.locator(".vain a").click()
    expect(dialog.locator("[id='RB-7'][data-asked]")).to_be_visible()
    expect(dialog.get_by_text("Card direction").first).to_be_attached()


def printed(page: Page, place: Any) -> dict[str, Any]:
    """Have the PDF made, and return what was wished for."""
    place.get_by_text("Print", exact=True).click()
    with page.expect_request(re.compile("/api/print")) as asked:
        place.get_by_role("button", name="As PDF").click()
    wish: dict[str, Any] = asked.value.post_data_json
    return wish


def test_the_own_board_is_printed_from_wherever_it_is(visit: Visit) -> None:
    """UR-22: both sides of it, from the companion, its rules, a rules page and a new game."""
    page = owner(visit, "/box/ur", ["standard", BOARD])
    layout = {"layout": ["standard", BOARD]}
    wish = printed(page, page.locator(".begin"))
    assert wish["options"] == layout and wish["parts"][:2] == ["board", "board-1"]
    rules = page.get_by_role("link", name="Rules", exact=True)
    address = rules.get_attribute("href") or ""
    rules.click()
    assert printed(page, page.get_by_role("dialog"))["options"] == layout
    page.goto(address)
    assert printed(page, page.get_by_role("main"))["options"] == layout
    page.goto("/new/ur")
    chip(page, "Board")
    page.get_by_role("radio", name="Your box’s").check()
    assert printed(page, page.get_by_role("main"))["options"] == layout


def test_own_values_are_printed_where_they_are_entered(visit: Visit) -> None:
    """QG-21"""
    page = visit("/about", size=PHONE)
    kept = json.dumps({"gambit/values": ["3", "4", "5", "6", "7", "99"]})
    page.evaluate("kept => localStorage.setItem('regalia:own-cards', kept)", kept)
    page.goto("/new/gambit")
    assert printed(page, page.get_by_role("main"))["options"] == {"values": [3, 4, 5, 6, 7, 99]}


@pytest.mark.parametrize("language", ["de", "sl"])
@pytest.mark.parametrize("size", [PHONE, (1440, 900)])
def test_the_set_up_fits_in_other_languages(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    page = owner(
        visit, "/box/ur", ["standard", BOARD], size=size, language=language, dark=language == "sl"
    )
    expect(page.locator(".begin fieldset").first).to_be_visible()
    assert cut_texts(page) == []
