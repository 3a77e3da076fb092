"""The start page and choosing, in every language, on a phone and on a wide screen."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from browser.looking import PHONE, WIDE, barriers, cut_texts
from browser.tables import COMPUTER, ME, chip
from playwright.sync_api import Page, Request, Response, expect

LANGUAGES = ["de", "en", "es", "fr", "it", "nl", "pl", "sl"]
PAGES = ["/", "/new/gambit", "/new/study", "/rules/ur", "/about"]
WORDS = (Path(__file__).parents[3] / "web/words/en.ftl").read_text("utf-8")
MESSAGES = {name for name in re.findall(r"^([a-z-]+) =", WORDS, re.M) if "-" in name}
SAID = """() => [...document.querySelectorAll("body *")].flatMap((one) =>
    [one.ariaLabel, one.title,
     ...[...one.childNodes].map((node) => node.nodeType === 3 && node.data)]).filter(Boolean)
    .map((text) => text.trim())"""
TWICE_AS_LARGE = "document.documentElement.style.fontSize = '200%'"


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


@pytest.mark.parametrize(("language", "ages"), [("de", "Alter 12+"), ("sl", "starost 12+")])
def test_a_phone_shows_for_what_ages_a_game_is(
    visit: Callable[..., Page], language: str, ages: str
) -> None:
    """The number stands there as on a box; on a wide screen, and for who listens, with its word."""
    page = visit("/", size=PHONE, language=language)
    facts = page.get_by_role("article").locator(".facts", has_text="12+")
    expect(facts.get_by_text("12+", exact=True)).to_be_visible()
    assert facts.bounding_box()["height"] < 40, "two lines at most"  # type: ignore[index]
    assert cut_texts(page) == []
    page.screenshot(path=f"screenshots/start-{language}.png")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    expect(facts.get_by_text(ages, exact=True)).to_be_visible()
    expect(facts.get_by_text("12+", exact=True)).to_be_hidden()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visit: Callable[..., Page], path: str, dark: bool) -> None:
    page = visit(path, size=PHONE if dark else WIDE, dark=dark)
    page.wait_for_load_state("networkidle")
    assert barriers(page) == []


def test_one_tap_starts_a_game_against_the_computer(visit: Callable[..., Page]) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Ur against the computer").click()
    page.wait_for_url(re.compile("/t/"))
    seats = page.get_by_role("region", name="Players")
    expect(seats).to_contain_text("Level 3")
    expect(page.get_by_text("Your turn").first).to_be_visible()


def test_opponents_come_first_and_options_are_chips(visit: Callable[..., Page]) -> None:
    page = visit("/")
    page.get_by_role("link", name="Choose how to play The Queen’s Gambit").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Who do you want to play?")
    page.get_by_role("radio", name="3", exact=True).check()  # how many play comes before who does
    places = page.get_by_role("group", name="Players to choose").get_by_role("button")
    expect(places).to_have_text(["Bruno", "Rosa"])  # two of one name nobody could tell apart
    page.get_by_role("radio", name="Pip").check()
    expect(page.get_by_role("heading", name="Pip")).to_contain_text("Level 1")
    expect(page.get_by_text("overlooks much")).to_be_visible()
    expect(places).to_have_text(["Pip", "Rosa"])
    page.get_by_label("Your name").fill("Ada")
    chip(page, "Who goes first?")
    page.get_by_role("group", name="Who goes first?").get_by_label("Pip").check()
    chip(page, "Clock")
    page.get_by_role("radio", name="Per game").check()
    page.get_by_label("Minutes per player").fill("5")
    expect(page.locator(".chips button.changed")).to_have_count(2)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    plates = page.locator(".plate")
    expect(plates).to_have_count(3)
    expect(plates.filter(has_text="Pip")).to_contain_text("Level 1")
    ada = plates.last  # nearest to whoever looks
    expect(ada).to_contain_text("Ada")
    expect(ada.get_by_role("timer")).to_have_text(re.compile(r"[45]:\d\d"))


def test_a_person_is_an_opponent_like_the_others(visit: Callable[..., Page]) -> None:
    page = visit("/new/ur", size=PHONE)
    page.get_by_role("radio", name="Someone beside me").check()
    page.locator(".chosen").get_by_label("Name").fill("Ben")
    expect(page.get_by_text("You and Ben")).to_be_in_viewport()
    page.get_by_role("radio", name="Friend with a link").check()
    page.get_by_role("button", name="Start and invite").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_label("Link to the table")).to_be_visible()


def test_whoever_is_about_as_strong_is_proposed_by_ones_results(visit: Callable[..., Page]) -> None:
    page = visit("/about", size=PHONE)
    levels = [{"level": 6, "won": 1, "drawn": 0, "lost": 2}]
    mine = [{"game": "ur", "levels": levels, "games": [], "themes": {}}]
    page.route("**/api/person/games?*", lambda route: route.fulfill(json=mine))
    page.goto("/new/ur")
    strength = page.get_by_role("button", name="About your strength: Otto")
    expect(strength).to_have_attribute("aria-pressed", "true")  # with nothing else chosen before
    expect(page.get_by_text("A good match for you.")).to_be_visible()
    page.get_by_role("radio", name="Vera").check()
    expect(page.get_by_text("You won 1 of 3.")).to_be_visible()
    strength.click()
    expect(page.get_by_role("radio", name="Otto")).to_be_checked()


def test_a_handicap_is_proposed_by_the_difference_and_taken_by_one_tap(
    visit: Callable[..., Page],
) -> None:
    """UR-28: never unasked; it goes with its player, and is forgotten with another opponent."""
    page = visit("/about", size=PHONE)
    levels = [{"level": 6, "won": 6, "drawn": 0, "lost": 2}]
    mine = [{"game": "ur", "levels": levels, "games": [], "themes": {}}]
    page.route("**/api/person/games?*", lambda route: route.fulfill(json=mine))
    page.route(re.compile("/api/tables"), lambda route: route.abort())
    page.goto("/new/ur")
    offer = page.get_by_test_id("handicap")

    def options() -> dict[str, Any]:
        """The options with which a table is asked for now."""
        with page.expect_request(re.compile("/api/tables")) as asked:
            page.get_by_role("button", name="Start", exact=True).click()
        wished: dict[str, Any] = asked.value.post_data_json["options"]
        return wished

    page.get_by_role("radio", name="Pip").check()
    expect(offer).to_contain_text(re.compile("Dark has .* fewer. That is you."))
    assert options() == {}
    take = offer.get_by_role("button", name="Play with this handicap")
    take.click()
    chip(page, "Who goes first")
    page.locator(".rest").get_by_role("radio", name="Pip").check()
    expect(offer).to_contain_text(re.compile("Light has .* fewer. That is you."))
    assert options()["handicap"].startswith("second-")
    page.get_by_role("radio", name="Bellona").check()
    expect(offer).to_contain_text("That is the other side.")
    expect(take).to_have_attribute("aria-pressed", "false")
    page.get_by_role("radio", name="Someone beside me").check()
    expect(take).to_have_count(0)
    offer.get_by_role("radio", name="much weaker").check()
    expect(offer).to_contain_text("That is you.")
    assert cut_texts(page) == []
    assert barriers(page) == []


def test_play_on_a_rules_page_begins_the_game_of_that_page(visit: Callable[..., Page]) -> None:
    """TW-17: with its house rules."""
    house = quote('{"ban":"both"}')
    page = visit(f"/rules/twelve?options={house}", size=PHONE)
    page.get_by_role("link", name="Play", exact=True).first.click()
    page.wait_for_url(re.compile("/new/twelve"))
    page.get_by_role("radio", name="Vera").check()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    record = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record").text()
    assert "both" in record


def test_nobody_of_whom_nothing_is_known_is_proposed_a_handicap(
    visit: Callable[..., Page],
) -> None:
    page = visit("/new/ur", size=PHONE)
    page.get_by_role("radio", name="Enki").check()
    expect(page.get_by_role("heading", name="Enki")).to_be_visible()
    expect(page.get_by_test_id("handicap")).to_have_count(0)


@pytest.mark.parametrize("game", ["ur", "gambit", "study"])
@pytest.mark.parametrize(("language", "dark"), [("de", True), ("sl", False)])
def test_setting_up_has_no_select_in_sight_and_cuts_nothing(
    visit: Callable[..., Page], game: str, language: str, dark: bool
) -> None:
    page = visit(f"/new/{game}", size=PHONE, language=language, dark=dark)
    expect(page.get_by_role("radio", name="Vera")).to_be_in_viewport(ratio=1)
    expect(page.locator("form select:visible")).to_have_count(0)
    expect(page.locator(".start button")).to_be_in_viewport(ratio=1)
    for one in page.locator(".chips button, .who label, .start button").all():
        box = one.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44
    for chips in page.locator(".chips button").all():
        chips.click()
        assert cut_texts(page) == []
    assert barriers(page) == []


def test_a_change_of_language_keeps_what_was_chosen(visit: Callable[..., Page]) -> None:
    page = visit("/new/gambit")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Language").select_option("sl")
    expect(page.locator("html")).to_have_attribute("lang", "sl")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(page.get_by_role("button", name="Začni")).to_be_visible()


def test_what_was_chosen_is_remembered(visit: Callable[..., Page]) -> None:
    page = visit("/new/twelve")
    page.get_by_role("radio", name="Casimir").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    page.goto("/new/twelve")
    expect(page.get_by_role("radio", name="Casimir")).to_be_checked()


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


# What is played at once on a newcomer's page: the board, its looks and the first steps.
FIRST_STEPS = re.compile(
    r"/assets/(Tray|Choices|Little|FirstSteps|stage|ShownBoard|Held|offered)|looks\.svg|/lessons"
)


def test_the_first_load_is_small(visit: Callable[..., Page]) -> None:
    """The page is there with less than 135 kB; what a newcomer plays on it comes beside it."""
    page = visit("about:blank")
    received: dict[bool, int] = {False: 0, True: 0}
    addresses: list[str] = []

    def count(request: Request) -> None:
        sizes = request.sizes()
        size = sizes["responseBodySize"] + sizes["responseHeadersSize"]
        received[bool(FIRST_STEPS.search(request.url))] += size
        addresses.append(request.url)

    page.on("requestfinished", count)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(5)
    expect(page.get_by_test_id("first-goal")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 20_000 < received[False] < 135_000, received
    assert received[True] < 60_000, received
    assert len(set(addresses)) == len(addresses), "nothing comes twice"


def test_the_first_page_has_all_its_words_and_others_come_with_what_is_opened(
    visit: Callable[..., Page],
) -> None:
    """A text that is missing shows its name."""
    page = visit("/", size=PHONE)
    expect(page.get_by_test_id("first-goal")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert set(page.evaluate(SAID)) & MESSAGES == set()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_contain_text("Your name")
    assert set(page.evaluate(SAID)) & MESSAGES == set()
    page.get_by_label("Language").select_option("sl")
    expect(page.get_by_role("dialog")).to_contain_text("Tvoje ime")


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


@pytest.mark.parametrize("path", ["/", "/new/ur", "/learn/twelve", "/box/battles", "/about"])
def test_with_text_twice_as_large_nothing_lies_outside(
    visit: Callable[..., Page], path: str
) -> None:
    page = visit(path, size=PHONE, language="sl", dark=True)
    page.wait_for_load_state("networkidle")
    page.evaluate(TWICE_AS_LARGE)
    assert cut_texts(page) == []


@pytest.mark.parametrize("language", ["de", "sl"])
def test_with_text_twice_as_large_what_players_have_beside_a_lesson_is_not_cut(
    visit: Callable[..., Page], language: str
) -> None:
    page = visit("/learn/ur", size=PHONE, language=language)
    page.evaluate(TWICE_AS_LARGE)
    page.locator(".steps button").nth(1).click()
    expect(page.locator(".held .tray")).to_have_count(2)
    assert cut_texts(page) == []


def test_with_text_twice_as_large_the_number_on_the_dial_is_not_cut(
    visit: Callable[..., Page], table: Callable[..., str]
) -> None:
    page = visit("/about", size=PHONE)
    page.goto(table(page, "study", [ME, COMPUTER], options={"level": 3}))
    page.evaluate(TWICE_AS_LARGE)
    expect(page.locator(".dial")).to_be_visible()
    assert cut_texts(page) == []
