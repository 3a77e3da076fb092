"""The little steps before a lesson: done in ten seconds, never failed, never counted."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, WIDE, barriers, cut_texts
from playwright.sync_api import Locator, Page, expect

Visit = Callable[..., Page]
LADDER = (("a1", "c1"), ("c1", "b1"), ("b2", "c1"), ("b1", "a1"), ("c2", "b1"), ("a3", "c2"))
ENDS = (0, 2, 5)  # the moves that finish a card


def touch(page: Page, *ids: str) -> None:
    for one in ids:
        page.locator(f'[data-id="{one}"]').first.click()


def test_the_ladder_takes_one_move_then_two_then_three_and_leads_into_the_lesson(
    visit: Visit,
) -> None:
    """ST-3, ST-7."""
    page = visit("/", size=PHONE)
    for number, taps in enumerate(LADDER):
        touch(page, *taps)
        if number in ENDS[:2]:
            expect(page.get_by_test_id("first-done")).to_be_visible()
            page.get_by_test_id("first-next").click()
            expect(page.get_by_test_id("first-done")).to_have_count(0)
            expect(page.get_by_text(re.compile("so far: 0"))).to_be_visible()
        elif number not in ENDS:
            expect(page.get_by_text(re.compile("so far: [12]"))).to_be_visible()
    expect(page.get_by_test_id("first-lesson")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Step 4"))).to_have_attribute(
        "aria-current", "step"
    )
    kept = page.request.get("/api/person/values").json()["values"]
    assert not any(name.startswith("learn") for name in kept)


def test_a_wrong_first_move_comes_back_by_itself(visit: Visit) -> None:
    page = visit("/", size=PHONE, language="de", dark=True)
    for _ in range(2):
        touch(page, "a1", "b1")
        expect(page.get_by_test_id("first-said")).to_be_visible()
        expect(page.get_by_role("button", name="a1, Turm", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile("^Tipp:"))).to_be_visible()
    assert barriers(page) == []
    assert cut_texts(page) == []
    touch(page, "a1", "c1")
    expect(page.get_by_test_id("first-done")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("game", ["study", "ur", "twelve", "gambit", "battles"])
def test_a_lesson_begins_with_its_aim_and_a_picture_that_can_be_played(
    visit: Visit, game: str
) -> None:
    page = visit(f"/learn/{game}", size=PHONE, language="sl")
    expect(page.get_by_test_id("aim")).to_be_visible()
    expect(page.locator("div.sheet")).to_be_visible()
    expect(page.locator("button.primary")).to_have_count(0)
    assert cut_texts(page) == []
    assert barriers(page) == []
    page.get_by_role("button", name="Takoj k lekciji").click()
    expect(page.get_by_test_id("goal")).to_be_visible()


def test_a_lesson_begins_with_the_names_of_what_is_on_the_board(visit: Visit) -> None:
    """UR-2, TW-2, TW-14: to be read at once, marked on the board and shown on a picture."""
    page = visit("/learn/ur", size=PHONE)
    rings = rings_of(page)
    for name in ("The Entrance", "Earth", "Sky", "Ishtar", "Marduk"):
        expect(page.get_by_role("button", name=re.compile(f"^{name}"))).to_be_visible()
    before = rings.count()
    page.get_by_role("button", name=re.compile("^Earth")).click()
    expect(rings).to_have_count(before + 2)
    page = visit("/learn/twelve", size=PHONE, dark=True)
    sides = page.get_by_role("button", name=re.compile("^Closed sides"))
    sides.click()
    expect(sides).to_have_attribute("aria-pressed", "true")
    expect(rings_of(page)).to_have_count(3)
    for part in (sides, page.get_by_role("button", name=re.compile("^The window"))):
        drawn = part.locator("img")
        expect(drawn).to_be_visible()
        page.wait_for_function("one => one.naturalWidth > 0", arg=drawn.element_handle())
    assert barriers(page) == []
    assert cut_texts(page) == []


def rings_of(page: Page) -> Locator:
    return page.locator("div.sheet g.ring")


@pytest.mark.parametrize("game", ["ur", "twelve"])
def test_an_exercise_has_the_names_of_what_is_on_the_board(visit: Visit, game: str) -> None:
    page = visit(f"/practice/{game}?exercise=1", size=PHONE)
    page.get_by_text("What is on the board").click()
    place = {"ur": "Sky", "twelve": "The window"}[game]
    expect(page.get_by_role("button", name=re.compile(f"^{place}"))).to_be_visible()
    assert cut_texts(page) == []


def test_a_game_begins_with_something_that_is_right_at_once(visit: Visit) -> None:
    """UR-15: on the page of the lesson as on a start page, and then the lesson goes on below it."""
    page = visit("/learn/ur", size=WIDE)
    touch(page, "B7", "C7")
    expect(page.get_by_test_id("first-done")).to_contain_text("rosettes")
    page.get_by_test_id("first-next").click()
    touch(page, "C2", "C1")
    page.get_by_role("button", name=re.compile("^Roll")).first.click()
    page.get_by_test_id("first-lesson").click()
    expect(page.get_by_role("button", name=re.compile("^Step 1:"))).to_have_attribute(
        "aria-current", "step"
    )
