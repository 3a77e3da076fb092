"""Games over days: choosing a clock in days, and a digest of whose turn it is."""

import re
from collections.abc import Callable

from browser.looking import PHONE, barriers, cut_texts
from browser.tables import chip
from playwright.sync_api import Page, expect

DAYS = {"kind": "turn", "seconds": 3 * 86_400}


def test_a_clock_in_days_is_chosen_and_remembered(visit: Callable[..., Page]) -> None:
    page = visit("/new/twelve", size=PHONE, language="pl")
    chip(page, "Zegar")
    page.get_by_role("radio", name="Dni").check()
    page.get_by_label("Dni na turę").fill("5")
    expect(page.get_by_text("Zegar: 5 dni na turę")).to_be_visible()
    assert cut_texts(page) == []
    page.get_by_role("button", name="Zaczynamy", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^[45] dni$"))
    page.goto("/new/twelve")
    chip(page, "Zegar")
    expect(page.get_by_label("Dni na turę")).to_have_value("5")


def test_the_start_page_says_whose_turn_it_is_and_which_time_runs_out_first(
    visit: Callable[..., Page], table: Callable[..., str]
) -> None:
    page = visit("/", size=PHONE, language="de")
    seats = [{"kind": "me"}, {"kind": "here"}]
    table(page, "twelve", seats, clock={"kind": "turn", "seconds": 14 * 86_400})
    table(page, "twelve", seats, clock=DAYS)
    page.goto("/")
    digest = page.get_by_text("Du bist in 2 Partien am Zug.")
    expect(digest).to_contain_text("Die nächste Uhr läuft in 2 Tagen ab.")
    expect(page.locator("a[href^='/t/']").first).to_contain_text("Zeit läuft in 2 Tagen ab")
    assert cut_texts(page) == [] and barriers(page) == []
    page.screenshot(path="screenshots/digest.png")
