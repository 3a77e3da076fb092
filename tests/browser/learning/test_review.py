"""Looking back at where a result came from: the ledger, marked decisions, trying again."""

from collections.abc import Callable

from browser.looking import PHONE, barriers, cut_texts
from browser.tables import ME
from playwright.sync_api import Page, expect

import regalia
from regalia.core.game import record

Visit = Callable[..., Page]


def reviewed(page: Page) -> Page:
    """The page at the review of a challenge of the Study whose player gave up."""
    game, rng = regalia.new("study", mode="solo"), regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    game.play("give-up")
    headers = {"X-Regalia": "1", "Origin": page.url.rstrip("/")}
    answer = page.request.post("/api/records", data={"record": record.write(game)}, headers=headers)
    page.goto(f"/r/{answer.json()['key']}")
    page.locator(f'a[href="/review/{answer.json()["key"]}"]').click()
    expect(page.locator("h1")).to_contain_text(".")
    return page


def test_a_review_tells_where_the_result_came_from_and_a_decision_is_tried_again(
    visit: Visit,
) -> None:
    page = reviewed(visit("/"))
    expect(page.locator("h1")).to_have_text("Mostly Player\xa01’s own moves.")
    expect(page.locator(".account")).to_contain_text("own moves cost 100 points")
    expect(page.locator("#ledger")).to_have_count(0)
    page.get_by_text("how the points add up").click()
    account = page.locator("section", has=page.locator("#ledger"))
    expect(account).to_contain_text("Own moves")
    expect(account).to_contain_text("−100")
    marked = page.locator("article").first
    expect(marked.locator(".board svg").first).to_be_visible()
    expect(marked).to_contain_text("would have been enough")
    expect(marked).to_contain_text("It cost 100 points.")
    marked.get_by_role("button", name="Show the better one").click()
    marked.get_by_role("button", name="As it was").click()
    expect(marked.locator("svg g.better")).to_have_count(1)
    marked.get_by_role("button", name="Try it yourself").click()
    expect(marked.locator(".retry .board svg").first).to_be_visible()
    marked.get_by_text("All possible moves").click()
    marked.locator("ul button").filter(has_text="gives up").click()
    expect(marked.locator(".retry > [role=status]:not(.spoken)")).to_contain_text(
        "That loses 100.0 points"
    )
    marked.get_by_role("button", name="Try again").click()
    marked.locator(".retry .board button.open").first.click()
    marked.locator(".retry .board button.target").first.click()
    expect(marked.locator(".retry > [role=status]:not(.spoken)")).to_contain_text("Right")
    assert barriers(page) == []
    page.get_by_role("button", name="How it is counted").click()
    expect(page.get_by_role("dialog")).to_contain_text("add up to the result")


def test_the_coach_goes_from_moment_to_moment_by_keys_and_stops_at_the_end(visit: Visit) -> None:
    page = reviewed(visit("/"))
    page.get_by_role("button", name="The game in a minute").click()
    coach = page.get_by_role("dialog")
    expect(coach.get_by_role("status")).to_contain_text("That cost 100 points.")
    expect(coach.locator("svg g.better")).to_have_count(1)
    expect(coach.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(coach.get_by_role("status")).to_contain_text("One thing to take along")
    expect(coach.get_by_role("button", name="Play")).to_be_visible()
    expect(coach.get_by_role("button", name="Next")).to_be_disabled()
    assert barriers(page) == []
    page.keyboard.press("ArrowLeft")
    expect(coach.get_by_role("status")).to_contain_text("That cost 100 points.")


def test_a_phone_shows_a_review_without_cutting_anything(visit: Visit) -> None:
    page = reviewed(visit("/", size=PHONE, language="de", dark=True))
    page.locator("details > summary strong").filter(has_text="Einzelheiten").click()
    expect(page.locator("#ledger")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert cut_texts(page) == []


def test_where_there_is_no_review_the_page_says_why_and_does_not_seem_to_work(
    visit: Visit, table: Callable[..., str]
) -> None:
    page = visit("/")
    path = table(page, "study", [ME], options={"mode": "solo"})
    page.goto(path.replace("/t/", "/review/"))
    expect(page.locator(".working").get_by_role("alert")).to_contain_text("not over")
    expect(page.get_by_role("progressbar")).to_have_count(0)
