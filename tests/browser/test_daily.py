"""Today's exercises on the page: done by touch, counted, shared; and practice by theme."""

import re
from collections.abc import Callable

from browser.looking import PHONE, barriers, cut_texts
from playwright.sync_api import Page, expect
from support.exercises import right, taps

Visit = Callable[..., Page]


def number(page: Page) -> int:
    """Of what the Study asks today."""
    games = page.request.get("/api/daily").json()["games"]
    found: int = next(one["number"] for one in games if one["game"] == "study")
    return found


def done(page: Page, number: int) -> None:
    """The Study's exercise is done, by touch."""
    expect(page.get_by_test_id("goal")).to_be_visible()
    for one in taps(number):
        page.locator(f'[data-id="{one}"]:not([disabled])').first.click()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-state", "done")


def test_today_is_done_and_counts_and_can_be_shared(visit: Visit) -> None:
    page = visit("/")
    today = page.get_by_role("region", name="Today's exercises")
    expect(today.get_by_role("listitem").first).to_be_visible()
    today.get_by_role("link", name=re.compile("Royal Study")).click()
    expect(page).to_have_url(re.compile("/daily/study$"))
    with page.expect_response(
        lambda one: "/exercises/" in one.url and one.request.method == "POST"
    ):
        done(page, number(page))
    page.goto("/daily")
    expect(page.get_by_text("Days in a row: 1")).to_be_visible()
    expect(page.get_by_test_id("line")).to_contain_text("🟩")
    picture = page.get_by_role("link", name="Save as a picture").get_attribute("href")
    assert "<svg" in page.request.get(picture or "").text()
    page.goto("/")
    expect(page.get_by_text("Days in a row: 1")).to_be_visible()


def test_a_phone_cuts_nothing_and_axe_finds_nothing(visit: Visit) -> None:
    for address, language, dark in (
        ("/daily", "de", True),
        ("/daily/study", "pl", False),
        ("/practice/twelve", "sl", False),
    ):
        page = visit(address, size=PHONE, language=language, dark=dark)
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator(".waiting")).to_have_count(0)
        assert cut_texts(page) == [], address
        assert barriers(page) == [], address


def test_practice_goes_from_one_exercise_to_the_next(visit: Visit) -> None:
    page = visit("/practice/study")
    with page.expect_response(re.compile("/practice/")) as answer:
        page.get_by_role("button", name=re.compile("Counting moves")).click()
    first = answer.value.json()["number"]
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-state", "solved", timeout=30_000)
    expect(page.get_by_test_id("verdict").get_by_role("listitem")).to_have_count(len(right(first)))
    with page.expect_response(re.compile("/practice/")) as answer:
        page.get_by_test_id("next").click()
    assert answer.value.json()["number"] != first
    kept = page.request.get("/api/person/values").json()["values"]["practice.study"]
    assert list(kept["waiting"]) == [str(first)]
