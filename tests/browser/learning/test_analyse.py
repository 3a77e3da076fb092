"""Trying things out, positions put together by hand, and what my games tell together."""

import json
from collections.abc import Callable
from urllib.parse import quote

import pytest
from browser.looking import PHONE, barriers, cut_texts
from browser.tables import ME, PLAY
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
Open = Callable[..., str]
URS = "0...../1......./...... 0"


def editing(page: Page, game: str) -> Page:
    """The page at the editor, with a game under way."""
    page.goto("/analyse")
    page.locator("#game").select_option(game)
    page.locator("form button[type=button]").click()
    expect(page.locator(".verdict button.primary")).to_be_enabled()
    return page


def test_what_is_pasted_is_tried_out_and_every_action_has_its_value(visit: Visit) -> None:
    page = visit("/analyse")
    page.locator("#brought").fill(URS)
    page.get_by_role("button", name="Open it").click()
    outcomes = page.locator("section", has=page.locator("#outcomes"))
    outcomes.locator('button[data-text="roll:gs"]').click()
    values = page.locator("section", has=page.locator("#values"))
    expect(values.locator("li strong").first).to_be_visible()
    values.locator("li button").first.click()
    expect(page.get_by_role("navigation").locator("ol li")).to_have_count(2)
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.get_by_role("navigation").locator("ol li")).to_have_count(1)
    assert "roll%3Ags" in page.url, "what is tried can be shared by its address"


def test_a_position_is_put_together_and_the_rules_say_what_they_forbid(visit: Visit) -> None:
    begin = {"game": "study", "options": {}, "position": "N.Q/.BK/R.."}
    page = visit(f"/analyse#edit/{quote(json.dumps(begin))}")
    verdict = page.locator(".verdict")
    page.get_by_role("button", name="bishop", exact=True).click()
    page.locator('.layer [data-id="b1"]').click()
    expect(verdict.get_by_role("status")).to_contain_text("bishop")
    expect(verdict.get_by_role("link")).to_have_text("Rule ST-4")
    expect(verdict.get_by_role("button", name="Try it out")).to_be_disabled()
    page.get_by_role("button", name="Another position").click()
    expect(verdict.get_by_role("button", name="Try it out")).to_be_enabled()
    assert barriers(page) == []
    verdict.get_by_role("button", name="Try it out").click()
    expect(page.locator("#outcomes")).to_be_visible()
    page.get_by_role("link", name="Change the position").click()
    expect(verdict.get_by_role("button", name="Try it out")).to_be_enabled()


@pytest.mark.parametrize("game", ["battles", "twelve"])
def test_a_phone_shows_the_editor_without_cutting_anything(visit: Visit, game: str) -> None:
    page = editing(visit("/", size=PHONE, language="de", dark=True), game)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert cut_texts(page) == []


def test_my_games_are_told_and_their_marked_decisions_come_back(visit: Visit, table: Open) -> None:
    page = visit("/mine", size=PHONE, language="sl")
    path = table(page, "study", [ME], options={"mode": "solo"})
    page.evaluate(PLAY, [path.rsplit("/", 1)[-1], 0, "give-up"])
    page.goto(path.replace("/t/", "/review/"))
    expect(page.locator("#moments")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)
    page.goto("/mine")
    expect(page.locator(".games section")).to_have_count(1)
    assert cut_texts(page) == []
    assert barriers(page) == []
    page.goto("/practice/study")
    expect(page.locator("#mistakes")).to_be_visible()
    mistakes = page.request.get("/api/person/mistakes/study").json()
    assert [one["due"] for one in mistakes] == [False], "tomorrow"
