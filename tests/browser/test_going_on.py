"""The start page leads a newcomer into a game, and everybody back to where they were."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, WIDE, barriers, cut_texts
from browser.tables import COMPUTER, ME, OPEN
from playwright.sync_api import Page, Route, expect

Visit = Callable[..., Page]
NewTable = Callable[..., str]
EXERCISE = {"title": "Two moves to win", "address": "/rules/ur", "done": False}


def test_a_newcomer_plays_after_one_tap(visit: Visit) -> None:
    page = visit("/", size=PHONE)
    begin = page.get_by_role("button", name="Begin with The Royal Study")
    expect(begin).to_be_in_viewport(ratio=1)
    begin.click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".plate")).to_have_count(1)  # alone: one moves at once
    expect(page.get_by_text("Your turn").first).to_be_visible()


def test_all_games_are_near_on_a_phone(visit: Visit) -> None:
    page = visit("/", size=PHONE, language="de")
    games = page.get_by_role("article")
    expect(games).to_have_count(5)
    last = games.last.bounding_box()
    assert last is not None and last["y"] + last["height"] < 1.5 * PHONE[1]
    for touched in games.locator("button, a").all():
        box = touched.bounding_box()
        assert box is not None and box["height"] >= 44


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_running_games_show_their_position_and_mine_come_first(
    visit: Visit, table: NewTable, size: tuple[int, int]
) -> None:
    page = visit("/", size=size, dark=True)
    mine = table(page, "twelve", [ME, COMPUTER])
    table(page, "ur", [ME, OPEN])
    page.goto("/")
    games = page.get_by_role("region", name="Your games").get_by_role("link")
    expect(games).to_have_count(2)
    expect(games.first).to_have_attribute("href", mine)
    expect(games.first).to_contain_text(re.compile(r"Computer\s1.*Your turn"))
    expect(games.nth(1)).to_contain_text("Waiting for players")
    for picture in games.get_by_role("presentation").all():
        assert picture.evaluate("img => img.decode().then(() => img.naturalWidth)") > 100
    assert cut_texts(page) == []
    assert barriers(page) == []
    expect(page.get_by_role("button", name=re.compile("^Begin"))).to_have_count(0)


def test_finished_games_leave_into_a_folded_list(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=PHONE)
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(5)
    expect(page.get_by_role("region", name="Your games")).to_have_count(0)
    folded = page.locator("details", has_text="Finished games (1)")
    over = folded.get_by_role("listitem").get_by_role("link")
    expect(over).to_have_count(0)
    page.get_by_text("Finished games (1)").click()
    expect(over).to_contain_text(re.compile(r"Twelve-Card Chess.*20\d\d.*Computer\s1.*Lost"))
    over.click()
    page.wait_for_url(re.compile("/r/"))


def test_today_has_a_place_only_where_there_is_an_exercise(visit: Visit) -> None:
    page = visit("/", size=PHONE)
    today = page.get_by_role("region", name="Today's exercises")
    exercises: dict[str, dict[str, object]] = {}

    def with_exercises(route: Route) -> None:
        cards = route.fetch().json()
        route.fulfill(json=[{**card, "today": exercises.get(card["id"])} for card in cards])

    page.route(re.compile("/api/games[?]"), with_exercises)
    page.route(re.compile("/api/daily[?]"), lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("article")).to_have_count(5)
    expect(today).to_have_count(0)
    exercises |= {"ur": EXERCISE, "study": {**EXERCISE, "done": True}}
    page.reload()
    expect(today.get_by_role("listitem")).to_have_count(2)
    expect(today.locator(".next")).to_contain_text("Two moves to win")
    expect(today).to_contain_text("Done")
    assert cut_texts(page) == []
