"""A rush on the page: made, done by touch, lost, looked at again; two people on one board."""

import re
from collections.abc import Callable

from browser.looking import PHONE, barriers, cut_texts
from playwright.sync_api import Page, expect
from support.exercises import number, taps

Visit = Callable[..., Page]


def touch(page: Page, number: int) -> None:
    """The exercise that is asked, done."""
    for one in taps(number):
        page.locator(f'[data-id="{one}"]:not([disabled])').first.click()


def asked(page: Page, key: str) -> int:
    """The number of the exercise that is asked."""
    return number(page.request.get(f"/api/rushes/{key}").json()["asked"])


def begun(page: Page) -> str:
    """A rush until the third miss, begun on a phone; its key."""
    page.get_by_role("button", name="Bis zum dritten Fehler").click()
    expect(page).to_have_url(re.compile("/rush/"))
    page.get_by_label("Dein Name").fill("Ann")
    assert cut_texts(page) == []
    assert barriers(page) == []
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("goal")).to_be_visible()
    expect(page.get_by_role("button", name="Aufgeben")).to_have_count(0)  # no slip costs a try
    return page.url.rsplit("/", 1)[1]


def skipped(page: Page) -> None:
    with page.expect_response(re.compile("/answer")):
        page.get_by_role("button", name=re.compile("^Weiter zur nächsten")).click()


def test_a_rush_is_done_by_touch_and_its_misses_can_be_tried_again(visit: Visit) -> None:
    page = visit("/practice/study", size=PHONE, language="de")
    key = begun(page)
    touch(page, asked(page, key))
    expect(page.get_by_test_id("score")).to_have_text("Gelöst: 1")
    assert cut_texts(page) == []
    assert barriers(page) == []
    missed = asked(page, key)
    for _ in range(3):
        skipped(page)
    expect(page.get_by_test_id("result")).to_contain_text("Gelöst: 1")
    assert cut_texts(page) == []
    assert barriers(page) == []
    with page.expect_response(re.compile(f"/exercises/{missed}")):
        page.get_by_role("link", name="Nummer 1 noch einmal").click()
    touch(page, missed)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-state", "done")
    other = visit(f"/rush/{key}", language="sl", dark=True)
    expect(other.get_by_test_id("board")).to_contain_text("Ann")
    other.get_by_test_id("begin").click()
    expect(other.get_by_test_id("lives")).to_contain_text("3")


def test_time_runs_and_one_begins_an_exercise_again(visit: Visit) -> None:
    page = visit("/practice/study")
    page.get_by_role("button", name="Three minutes").click()
    page.get_by_test_id("begin").click()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[0-2]:\d\d$"))
    first = page.get_by_test_id("goal").inner_text()
    page.get_by_text("All possible moves").click()
    with page.expect_response(re.compile("/answer")):
        page.locator("details[open] button.plain:not([disabled])").first.click()
    page.get_by_role("button", name="Begin this one again").click()
    expect(page.get_by_test_id("goal")).to_have_text(first)
    expect(page.get_by_test_id("score")).to_have_text("Done: 0")
