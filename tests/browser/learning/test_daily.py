"""Today’s exercises on the page: done by touch, counted, shared; and practice by theme."""

import json
import re
from collections.abc import Callable
from typing import Any

from browser.looking import PHONE, barriers, cut_texts, stored
from playwright.sync_api import Page, expect
from support.exercises import right, taps

from regalia import games
from regalia.teaching.exercises.exercise_lists import listed

Visit = Callable[..., Page]


def number(page: Page) -> int:
    """The number of the exercise that the Study asks today."""
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
    page.get_by_role("button", name="More of The Royal Study").click()
    page.get_by_role("link", name="Today’s exercise").click()
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
    today = page.get_by_role("region", name="Today’s exercises")
    expect(today.get_by_role("link", name=re.compile("Royal Study"))).to_contain_text("Done")


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


SENT = "() => localStorage.getItem('regalia:unsent-exercises') === '[]'"


def to_save(page: Page) -> tuple[int, dict[str, Any]]:
    """An exercise of Twelve-Card Chess that is delivered whole: its number, and its packet."""
    found = listed(games.room("twelve"))
    assert found is not None
    number = next(n for n, line in enumerate(found) if line["theme"] == "save")
    packet: dict[str, Any] = page.request.get(f"/api/games/twelve/exercises/{number}").json()
    return number, packet


def choose(page: Page, packet: dict[str, Any], text: str) -> None:
    """Through the list of all possible moves; those that read alike are told apart by the order."""
    choices = packet["begin"]["choices"]
    said = next(one["sentence"] for one in choices if one["text"] == text)
    alike = [one["text"] for one in choices if one["sentence"] == said]
    listed = page.locator("details").get_by_role("button", name=said, exact=True)
    listed.nth(alike.index(text)).click()


def test_without_a_connection_a_wrong_answer_is_played_out_and_what_is_done_sent_later(
    visit: Visit,
) -> None:
    """TW-15."""
    page = visit("/")
    number, packet = to_save(page)
    answers = packet["answers"]
    wrong = next(way for way in answers if len(answers[way]["frames"]) > 1)
    good = next(way for way in answers if answers[way]["state"] == "done")
    page.goto(f"/practice/twelve?exercise={number}")
    expect(page.get_by_test_id("goal")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_text("All possible moves").click()
    choose(page, packet, wrong)
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-state", "wrong")
    expect(verdict.get_by_role("listitem")).to_have_count(len(answers[wrong]["frames"]))
    page.get_by_role("button", name="Try again").click()
    choose(page, packet, good)
    expect(verdict).to_have_attribute("data-state", "done")
    assert str(number) in page.evaluate("localStorage.getItem('regalia:unsent-exercises')")
    page.context.set_offline(False)
    page.wait_for_function(SENT)
    kept = page.request.get("/api/person/values").json()["values"]["practice.twelve"]
    assert list(kept["waiting"]) == [str(number)]  # it was missed once, and comes back


def test_what_was_looked_at_today_is_there_without_a_connection(visit: Visit) -> None:
    page = stored(visit("/daily/twelve", workers="allow"))
    goal = page.get_by_test_id("goal").inner_text()
    page.context.set_offline(True)
    page.goto("/daily")
    page.get_by_role("link", name=re.compile("Twelve-Card Chess")).first.click()
    expect(page.get_by_test_id("goal")).to_have_text(goal)
    page.reload()
    expect(page.get_by_test_id("goal")).to_have_text(goal)
    page.get_by_text("All possible moves").click()
    page.locator("details[open] button.plain:not([disabled])").first.click()
    expect(page.get_by_test_id("verdict")).to_be_visible()


def test_what_waits_to_be_sent_is_checked_by_the_server(visit: Visit) -> None:
    page = visit("/")
    number, packet = to_save(page)
    wrong = next(way for way, one in packet["answers"].items() if one["state"] == "wrong")
    forged = [{"game": "twelve", "number": number, "actions": [wrong], "misses": 0}]
    page.evaluate(
        "waiting => localStorage.setItem('regalia:unsent-exercises', waiting)", json.dumps(forged)
    )
    page.goto("/daily")
    page.wait_for_function(SENT)
    assert "practice.twelve" not in page.request.get("/api/person/values").json()["values"]


def test_what_the_server_has_to_judge_says_that_it_needs_a_connection(visit: Visit) -> None:
    page = visit("/practice/study?exercise=0")  # too many ways to be delivered whole
    expect(page.get_by_test_id("goal")).to_be_visible()
    page.get_by_text("All possible moves").click()
    first = page.locator("details[open] button.plain").first
    page.context.set_offline(True)
    first.click()
    needed = page.get_by_text("you need a connection")
    expect(needed).to_be_visible()
    page.context.set_offline(False)
    first.click()
    expect(needed).to_have_count(0)
