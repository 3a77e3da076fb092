"""Proved positions: chosen by who wins and how soon, played through, and tried out."""

import re
from collections.abc import Callable

from browser.looking import PHONE, barriers, cut_texts
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]


def test_positions_are_chosen_by_who_wins_and_how_soon(visit: Visit) -> None:
    page = visit("/new/twelve")
    page.get_by_role("link", name="Proved positions").click()
    cards = page.get_by_test_id("proved-position")
    expect(cards.first).to_contain_text("wins in 15 turns")
    everything = cards.count()
    page.get_by_label("Who wins").select_option(label="Black")
    expect(cards.first).to_contain_text("Black wins")
    assert cards.count() < everything
    page.get_by_label("How long").select_option(label="5 turns")
    expect(cards.first).to_contain_text("Black wins in 5 turns")
    assert all("Black wins in 5 turns" in text for text in cards.all_inner_texts())
    assert barriers(page) == []


def test_a_win_is_played_step_by_step_and_opened_in_the_analysis(visit: Visit) -> None:
    page = visit("/proved/twelve")
    page.get_by_test_id("proved-position").first.click()
    expect(page.get_by_role("heading", name="wins in 15 turns")).to_be_visible()
    assert page.url.endswith("/proved/twelve#0")
    steps = page.get_by_role("slider")
    expect(steps).to_have_value("0")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(steps).to_have_value("1")
    page.keyboard.press("End")
    expect(steps).to_have_value("15")
    page.keyboard.press("ArrowLeft")
    assert barriers(page) == []
    page.get_by_role("button", name="Try things out").click()
    expect(page).to_have_url(re.compile("/analyse/.+#14$"))
    expect(page.get_by_text("Step 14 of 15")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="wins in 15 turns")).to_be_visible()
    page.get_by_role("link", name="All positions").click()
    expect(page.get_by_test_id("proved-position").first).to_be_visible()


def test_a_phone_shows_them_without_cutting_anything(visit: Visit) -> None:
    page = visit("/proved/twelve", size=PHONE, language="de", dark=True)
    page.get_by_test_id("proved-position").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert cut_texts(page) == []
    page.get_by_role("link", name="Alle Stellungen").click()
    expect(page.get_by_test_id("proved-position").first).to_be_visible()
    assert cut_texts(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
