"""The board of one's own box: drawn by tapping squares and edges, kept for the person (UR-22)."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE
from browser.tables import chip
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]


def opened(visit: Visit, **given: object) -> Page:
    page = visit("/new/ur", size=PHONE, **given)
    chip(page, "Board")
    page.get_by_role("button", name="Draw the board of your box").click()
    expect(page.get_by_role("button", name="B4, Royal Land")).to_be_visible()
    return page


def turn(page: Page, square: str, times: int) -> None:
    """Each touch gives the square the next role."""
    for _ in range(times):
        there = page.get_by_role("button", name=re.compile(f"^{square}, "))
        before = there.get_attribute("aria-label")
        there.click()
        expect(there).not_to_have_attribute("aria-label", before or "")


def with_ishtar_on_b4(visit: Visit) -> Page:
    page = opened(visit)
    turn(page, "B5", 5)  # Ishtar, Marduk, plain, rosette, Entrance, Royal Land
    turn(page, "B4", 1)
    page.get_by_role("button", name="Wall between B7 and B8").click()
    expect(page.get_by_role("button", name="Wall between B7 and B8", pressed=True)).to_be_visible()
    return page


def test_a_board_says_at_once_what_is_missing(visit: Visit) -> None:
    page = opened(visit)
    verdict = page.get_by_role("dialog").get_by_role("status")
    expect(verdict).to_have_text("One can play on this board.")
    turn(page, "B1", 1)
    expect(verdict).to_contain_text("A board has one Entrance; this one has 0.")
    expect(verdict).to_contain_text("three squares of Royal Land; this one has 4.")
    expect(page.get_by_role("button", name="Keep this board")).to_be_disabled()
    page.get_by_role("button", name="Begin with: ancient").click()
    expect(page.get_by_role("button", name="B4, Ishtar")).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= PHONE[0]


def test_what_is_wrong_stands_below_the_squares_and_in_sight(visit: Visit) -> None:
    """A box over the square just tapped would eat the next taps."""
    page = visit("/new/ur", size=PHONE)
    chip(page, "Board")
    page.get_by_role("button", name="Draw the board of your box").click()
    verdict = page.get_by_role("dialog").get_by_role("status")
    lowest = page.get_by_role("button", name=re.compile("^A1, "))
    for _ in range(6):  # once round all roles, each by a tap that reaches it
        lowest.click(timeout=20000)
    expect(lowest).to_have_accessible_name("A1, rosette")
    turn(page, "B1", 1)
    expect(verdict).to_contain_text("A board has one Entrance")
    box, board = verdict.bounding_box(), page.locator("dialog .board").bounding_box()
    assert box and board and box["y"] >= board["y"] + board["height"]
    assert box["y"] + box["height"] <= PHONE[1]
    square = lowest.bounding_box()
    assert square and min(square["width"], square["height"]) >= 40


def test_squares_and_signs_are_named(visit: Visit) -> None:
    """Refusals name them."""
    page = opened(visit)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".name.below")).to_have_text(["A", "B", "C"])
    expect(dialog.locator(".name.before")).to_have_count(8)
    roles = ["plain square", "rosette", "the Entrance", "Royal Land", "Ishtar", "Marduk"]
    expect(dialog.locator(".legend li")).to_have_text(roles)
    expect(dialog.locator(".legend svg")).to_have_count(len(roles))


def test_the_side_that_is_wrong_is_named(visit: Visit) -> None:
    """Also while the other side is drawn on, on which one can play."""
    page = opened(visit)
    turn(page, "B1", 1)
    page.get_by_role("button", name="The board has another side").click()
    verdict = page.get_by_role("dialog").get_by_role("status")
    expect(verdict).to_contain_text("Side 1: A board has one Entrance; this one has 0.")
    expect(verdict).not_to_contain_text("One can play on this board.")
    expect(verdict).not_to_contain_text("Side 2")
    expect(page.get_by_role("button", name="Keep this board")).to_be_disabled()


def test_it_is_kept_played_on_and_in_the_address_of_the_companion(visit: Visit) -> None:
    page = with_ishtar_on_b4(visit)
    page.get_by_role("button", name="Keep this board").click()
    expect(page.get_by_role("radio", name="Your box’s")).to_be_checked()
    expect(page.get_by_text("Levels are weaker on this board")).to_be_visible()
    board = "*...*./errirm../*...*. A2|B2 A3|B3 B2|C2 B3|C3 B7|B8"
    link = page.get_by_role("link", name="We have the box")
    expect(link).to_have_attribute("href", re.compile("errirm"))
    page.get_by_role("link", name="Rules").last.click()
    expect(page.get_by_text("Ishtar: B4")).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_request(re.compile("/api/tables(\\?|$)")) as asked:
        page.get_by_role("button", name="Start").click()
    assert asked.value.post_data_json["options"] == {"layout": board}
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_label(re.compile("^B4, Ishtar"))).to_be_attached()


def test_with_house_rules_too_levels_are_said_to_be_weaker(visit: Visit) -> None:
    """UR-26: nobody solved that game."""
    page = visit("/new/ur")
    weaker = page.get_by_text("Levels are weaker with these house rules")
    page.locator("summary", has_text="House rules").click()
    rolls = page.get_by_role("group", name="Extra rolls")
    expect(rolls).to_be_visible()
    expect(weaker).to_be_hidden()
    rolls.get_by_label("once a turn", exact=True).check()
    expect(weaker).to_be_visible()


def test_a_box_may_have_two_sides_and_is_forgotten_when_wished(visit: Visit) -> None:
    page = with_ishtar_on_b4(visit)
    page.get_by_role("button", name="The board has another side").click()
    expect(page.get_by_role("button", name="B5, Ishtar")).to_be_visible()
    page.get_by_role("button", name="Keep this board").click()
    page.get_by_role("radio", name="2", exact=True).check()
    with page.expect_request(re.compile("/api/tables(\\?|$)")) as asked:
        page.get_by_role("button", name="Start").click()
    options = asked.value.post_data_json["options"]
    assert options["side"] == 2 and options["layout"][1] == "standard"
    page.goto("/new/ur")
    chip(page, "Board")
    page.get_by_role("button", name="Draw the board of your box").click()
    page.get_by_role("button", name="Forget this board").click()
    expect(page.get_by_role("radio", name="Your box’s")).to_have_count(0)


def test_arrow_keys_lead_from_square_to_edge_and_on(visit: Visit) -> None:
    page = opened(visit)
    page.get_by_role("button", name="A1, rosette").focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="Wall between A1 and A2")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Wall between A1 and A2", pressed=True)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("button", name="A2, plain square")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="A2, rosette")).to_be_focused()


@pytest.mark.parametrize("language", ["de", "sl"])
def test_drawing_a_board_fits_a_phone_in_other_languages(visit: Visit, language: str) -> None:
    page = visit("/new/ur", size=PHONE, language=language, dark=language == "sl")
    page.locator(".chips button").last.click()
    page.locator(".own button").last.click()
    expect(page.locator("dialog .board")).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= PHONE[0]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_two_quick_taps_are_two_taps(visit: Visit) -> None:
    """Both come before the server has answered the first."""
    page = opened(visit)
    square = page.get_by_role("button", name="B1, the Entrance")
    square.evaluate("one => { one.click(); one.click(); }")
    expect(page.get_by_role("button", name="B1, Ishtar")).to_be_visible()
    walls = [
        page.get_by_role("button", name=f"Wall between {a}") for a in ("A1 and A2", "B7 and B8")
    ]
    walls[0].evaluate("(one, other) => { one.click(); other.click(); }", walls[1].element_handle())
    for wall in walls:
        expect(wall).to_have_attribute("aria-pressed", "true")
    verdict = page.get_by_role("dialog").get_by_role("status")
    expect(verdict).to_contain_text("A board has one Entrance; this one has 0.")
    for wall in walls:
        expect(wall).to_have_attribute("aria-pressed", "true")


def test_both_sides_of_a_board_are_seen_at_once(visit: Visit) -> None:
    """One is drawn on, the other is a picture beside it, and a touch turns the board over."""
    page = with_ishtar_on_b4(visit)
    page.get_by_role("button", name="The board has another side").click()
    expect(page.get_by_role("button", name="B5, Ishtar")).to_be_visible()
    other = page.get_by_role("button", name="Side 1", exact=True)
    expect(other.locator(".square")).to_have_count(20)
    expect(other.locator(".wall")).to_have_count(5)
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= PHONE[0]
    other.click()
    expect(page.get_by_role("button", name="B4, Ishtar")).to_be_visible()
    expect(page.get_by_role("button", name="Side 2", exact=True).locator(".wall")).to_have_count(4)
