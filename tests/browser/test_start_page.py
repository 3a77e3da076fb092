"""The start page and choosing, in every language, on a phone and on a wide screen."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, WIDE, barriers, cut_texts
from playwright.sync_api import Page, Response, expect

LANGUAGES = ["de", "en", "es", "fr", "it", "nl", "pl", "sl"]
PAGES = ["/", "/new/gambit", "/new/study", "/rules/ur", "/about"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_a_phone(visit: Callable[..., Page], language: str) -> None:
    page = visit("/", size=PHONE, language=language)
    expect(page.get_by_role("article")).to_have_count(5)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert cut_texts(page) == []
    for path in PAGES[1:]:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert cut_texts(page) == [], path


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visit: Callable[..., Page], path: str, dark: bool) -> None:
    page = visit(path, size=PHONE if dark else WIDE, dark=dark)
    page.wait_for_load_state("networkidle")
    assert barriers(page) == []


def test_one_tap_starts_a_game_against_the_computer(visit: Callable[..., Page]) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Ur: The Royal Game against the computer").click()
    page.wait_for_url(re.compile("/t/"))
    seats = page.get_by_role("region", name="Players")
    expect(seats).to_contain_text("Level 3")
    expect(page.get_by_text("Your turn").first).to_be_visible()


def test_two_taps_choose_level_options_and_seats(visit: Callable[..., Page]) -> None:
    page = visit("/")
    page.get_by_role("link", name="Choose how to play The Queen's Gambit").click()
    page.get_by_role("radio", name="3").check()
    expect(page.get_by_role("group", name=re.compile("^Seat"))).to_have_count(3)
    page.get_by_role("group", name="Seat 2").get_by_label("Level").select_option("1")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Who goes first?").select_option("1")
    page.get_by_role("radio", name="Per game").check()
    page.get_by_label("Minutes per player").fill("5")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    plates = page.locator(".plate")
    expect(plates).to_have_count(3)
    expect(plates.filter(has_text="Level 1")).to_have_count(1)
    ada = plates.last  # nearest to whoever looks
    expect(ada).to_contain_text("Ada")
    expect(ada.get_by_role("timer")).to_have_text(re.compile(r"[45]:\d\d"))


def test_a_change_of_language_keeps_what_was_chosen(visit: Callable[..., Page]) -> None:
    page = visit("/new/gambit")
    page.get_by_role("radio", name="3").check()
    page.get_by_label("Language").select_option("sl")
    expect(page.locator("html")).to_have_attribute("lang", "sl")
    expect(page.get_by_role("radio", name="3")).to_be_checked()
    expect(page.get_by_role("button", name="Začni")).to_be_visible()


def test_what_was_chosen_is_remembered(visit: Callable[..., Page]) -> None:
    page = visit("/new/twelve")
    page.get_by_role("group", name="Seat 2").get_by_label("Level").select_option("7")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    page.goto("/new/twelve")
    level = page.get_by_role("group", name="Seat 2").get_by_label("Level")
    expect(level).to_have_value("7")


def test_a_running_game_is_rejoined_from_the_start_page(visit: Callable[..., Page]) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Twelve-Card Chess against the computer").click()
    page.wait_for_url(re.compile("/t/"))
    address = page.url
    page.get_by_role("link", name="Regalia, start page").click()
    games = page.get_by_role("region", name="Your games")
    expect(games).to_contain_text("Your turn")
    games.get_by_role("link").first.click()
    expect(page).to_have_url(address)
    expect(page.get_by_text("Your turn").first).to_be_visible()


def test_language_theme_and_movement_are_kept(visit: Callable[..., Page]) -> None:
    page = visit("/")
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("banner").get_by_role("button").click()
    page.locator("dialog[open]").get_by_role("radio").nth(2).check()  # dark
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")


def test_an_address_that_leads_nowhere_says_so(visit: Callable[..., Page]) -> None:
    page = visit("/t/" + "A" * 22)
    expect(page.get_by_role("heading", level=1)).to_have_text("This table no longer exists")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("article")).to_have_count(5)


def test_the_first_load_is_small(visit: Callable[..., Page]) -> None:
    page = visit("about:blank")
    received: list[int] = []

    def count(response: object) -> None:
        sizes = response.request.sizes()  # type: ignore[attr-defined]
        received.append(sizes["responseBodySize"] + sizes["responseHeadersSize"])

    page.on("requestfinished", lambda request: count(request.response()))
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(received) < 150_000, sum(received)


def test_who_somebody_is_comes_with_the_page_and_stays(visit: Callable[..., Page]) -> None:
    page = visit("about:blank")
    brought: list[str] = []

    def look(response: Response) -> None:
        if "set-cookie" in response.all_headers():
            brought.append(response.url)

    page.on("requestfinished", lambda request: look(request.response()))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert [address.count("/") for address in brought] == [3]  # the page alone


def test_nothing_is_asked_of_other_servers(visit: Callable[..., Page], server: str) -> None:
    page = visit("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.goto("/rules/battles")
    page.wait_for_load_state("networkidle")
    assert [address for address in asked if not address.startswith(server)] == []
