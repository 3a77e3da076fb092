"""Lessons on the page: one tap from the game, wrong answers played out, progress kept, offline."""

import re
from collections.abc import Callable
from typing import Any

from browser.looking import PHONE, barriers, cut_texts
from playwright.sync_api import Page, expect
from support.waiting import until_on

Visit = Callable[..., Page]


def touch(page: Page, *ids: str) -> None:
    for one in ids:
        page.locator(f'[data-id="{one}"]').first.click()


def state(page: Page) -> str:
    return page.get_by_test_id("verdict").get_attribute("data-state") or ""


def enter(page: Page) -> None:
    """The first step of Ur."""
    touch(page, "reserve:0", "B1")
    expect(page.get_by_test_id("verdict")).to_be_visible()


def test_a_lesson_is_one_tap_from_the_start_page_and_keeps_what_was_done(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name=re.compile("Learn Ur")).first.click()
    expect(page).to_have_url(re.compile("/learn/ur$"))
    page.get_by_role("button", name="Straight to the lesson").click()
    expect(page.get_by_test_id("goal")).to_be_visible()
    assert len(page.get_by_test_id("goal").inner_text().split()) <= 25
    enter(page)
    assert state(page) == "done"
    with page.expect_response(lambda one: "/values" in one.url):
        page.reload()
    expect(page.get_by_role("button", name=re.compile("^Step 1, done"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Step 2"))).to_have_attribute(
        "aria-current", "step"
    )


def test_a_phone_cuts_nothing_and_axe_finds_nothing(visit: Visit) -> None:
    for language, dark in (("de", False), ("sl", True)):
        page = visit("/learn/ur?step=", size=PHONE, language=language, dark=dark)
        expect(page.get_by_test_id("goal")).to_be_visible()
        assert cut_texts(page) == []
        assert barriers(page) == []
        enter(page)
        assert cut_texts(page) == []
        assert barriers(page) == []


def test_after_a_wrong_answer_a_phone_shows_how_to_go_on(visit: Visit) -> None:
    page = visit("/learn/gambit?step=", size=PHONE, language="de")
    touch(page, "h5")
    expect(page.get_by_test_id("verdict")).to_contain_text("kein Plättchen")
    expect(page.get_by_role("button", name="Neu versuchen")).to_be_in_viewport(ratio=1)
    expect(page.locator("div.sheet")).to_be_in_viewport(ratio=1)


def test_a_step_says_which_side_one_has_and_why_a_touch_does_nothing(visit: Visit) -> None:
    """UR-10: in the words of a table, with the rule."""
    page = visit("/learn/ur?step=rosette", size=PHONE)
    expect(page.get_by_text("You are Dark.")).to_be_visible()
    touch(page, "B1")
    box = page.locator('[data-id="B5"]').first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("refused")).to_contain_text("UR-10")
    expect(page.get_by_test_id("verdict")).to_have_count(0)


def test_what_is_on_the_board_has_its_name_and_is_shown_there(visit: Visit) -> None:
    """UR-2: Sky is two rosettes; a chess piece's moves are drawn."""
    page = visit("/learn/ur?step=rosette", size=PHONE)
    expect(page.get_by_test_id("goal")).to_be_visible()
    rings = page.locator("div.sheet g.ring")
    before = rings.count()
    page.get_by_text("What is on the board").click()
    sky = page.get_by_role("button", name=re.compile("^Sky:"))
    sky.click()
    expect(sky).to_have_attribute("aria-pressed", "true")
    expect(rings).to_have_count(before + 2)
    assert barriers(page) == []
    assert cut_texts(page) == []
    page = visit("/learn/gambit?step=rook", size=PHONE, language="de", dark=True)
    page.get_by_text("Was auf dem Brett ist").click()
    expect(page.locator("details svg")).to_have_count(4)
    assert barriers(page) == []
    assert cut_texts(page) == []


def test_how_pieces_move_is_called_so_and_nobody_s_name_stands_alone(visit: Visit) -> None:
    """ST-3: of the Study there is nothing on the board but chess pieces, and nothing beside it."""
    page = visit("/learn/study?step=four", size=PHONE, language="de")
    page.get_by_text("Wie die Figuren ziehen").click()
    expect(page.locator("details svg")).to_have_count(5)
    expect(page.locator(".mine")).to_be_empty()
    page = visit("/learn/ur?step=rosette", size=PHONE, language="de")
    expect(page.get_by_text("Was auf dem Brett ist")).to_be_visible()
    expect(page.locator(".mine")).to_contain_text("Du")


def test_stars_tell_of_wrong_tries_and_hints(visit: Visit) -> None:
    """UR-14."""
    page = visit("/learn/ur?step=again")
    stars = page.get_by_role("img", name=re.compile("out of three"))
    page.get_by_role("button", name="Hint", exact=True).click()
    touch(page, "C2", "C1")
    page.get_by_role("button", name=re.compile("^Roll")).first.click()
    expect(stars).to_have_accessible_name("2 stars out of three")
    page.get_by_role("button", name="Once more").click()
    touch(page, "C2", "C3")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Hint", exact=True).click()
    touch(page, "C2", "C1")
    page.get_by_role("button", name=re.compile("^Roll")).first.click()
    expect(stars).to_have_accessible_name("One star out of three")


def test_a_step_can_be_done_and_skipped_by_keys_alone(visit: Visit) -> None:
    page = visit("/learn/ur?step=")
    expect(page.get_by_test_id("goal")).to_be_visible()
    page.get_by_text("All possible moves").click()
    page.get_by_role("button", name=re.compile("^You enter a piece")).press("Enter")
    expect(page.get_by_test_id("next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Step 2"))).to_have_attribute(
        "aria-current", "step"
    )
    page.get_by_role("button", name="Skip this step").press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Step 3"))).to_have_attribute(
        "aria-current", "step"
    )


def test_what_is_done_without_a_connection_is_sent_later(visit: Visit) -> None:
    page = visit("/learn/ur?step=")
    expect(page.get_by_test_id("goal")).to_be_visible()
    page.context.set_offline(True)
    enter(page)
    assert state(page) == "done"
    assert "enter" in page.evaluate("localStorage.getItem('regalia:unsent')")
    page.context.set_offline(False)
    page.wait_for_function("() => localStorage.getItem('regalia:unsent') === '[]'")
    kept = page.request.get("/api/person/values").json()["values"]
    assert kept["learn.ur"]["first"]["enter"] == 3


def test_the_first_play_of_a_game_offers_its_lesson_and_never_insists(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Ur against the computer").click()
    expect(page).to_have_url(re.compile("/t/"))
    offer = page.get_by_text("New to Ur")
    expect(offer).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play Ur against the computer").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(offer).to_have_count(0)


def test_after_the_lesson_a_first_game_says_once_what_each_decision_is_about(visit: Visit) -> None:
    page = visit("/learn/ur?step=")
    page.get_by_role("button", name=re.compile("^Step 1:")).wait_for()
    page.locator(".steps button").last.click()
    page.get_by_role("button", name="Skip this step").click()
    page.get_by_role("button", name="Play your first game").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-seat='1']")).to_contain_text("1")  # the weakest
    guide = page.get_by_test_id("guide")
    expect(guide).to_be_visible()
    said = guide.inner_text()
    page.get_by_text("All possible moves").click()
    page.locator("details[open] button.plain").first.click()
    expect(guide.filter(has_text=said)).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(guide.filter(has_text=said)).to_have_count(0)
    # It is kept for the person: another device of theirs knows the table, and what was said.
    kept = "async () => (await (await fetch('/api/person/values')).json()).values.settings"

    def all_of_it() -> dict[str, Any] | None:
        found: dict[str, Any] = page.evaluate(kept) or {}
        return found if {"explained", "guided"} <= found.keys() else None

    settings = until_on(page, all_of_it)
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_function("() => localStorage.getItem('regalia:explained')")
    expect(page.get_by_test_id("turn")).to_be_visible()
    expect(guide.filter(has_text=said)).to_have_count(0)
    assert settings and settings["guided"][0] in page.url


def test_the_first_game_of_the_study_is_against_level_1_and_says_what_to_declare(
    visit: Visit,
) -> None:
    page = visit("/learn/study?step=", size=PHONE)
    page.get_by_role("button", name=re.compile("^Step 1:")).wait_for()
    page.locator(".steps button").last.click()
    page.get_by_role("button", name="Skip this step").click()
    page.get_by_role("button", name="Play your first game").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-seat='1']")).to_contain_text("1")
    expect(page.get_by_test_id("guide")).to_contain_text("be the first to declare")
    expect(page.get_by_role("button", name="Declare 5")).to_be_in_viewport(ratio=1)
    assert cut_texts(page) == []


def test_where_nothing_lies_on_the_board_yet_a_step_shows_none(visit: Visit) -> None:
    """RB-4: an army is chosen before there is a field."""
    page = visit("/learn/battles?step=", size=PHONE, language="de")
    first = page.get_by_test_id("goal").inner_text()
    expect(page.locator("div.sheet")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Schritt 11")).click()
    expect(page.get_by_test_id("goal")).not_to_have_text(first)
    expect(page.get_by_role("button", name="Noch 4 wählen")).to_be_visible()
    expect(page.locator("div.sheet")).to_have_count(0)
    assert cut_texts(page) == []
    assert barriers(page) == []
