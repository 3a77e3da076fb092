"""The start page leads a newcomer into a game, and everybody back to where they were."""

import json
import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, WIDE, barriers, cut_texts
from browser.tables import COMPUTER, ME, OPEN, turn
from playwright.sync_api import Page, Route, expect

Visit = Callable[..., Page]
NewTable = Callable[..., str]
EXERCISE = {"title": "Two moves to win", "address": "/rules/ur", "done": False}


def test_a_newcomer_plays_at_once_on_the_start_page(visit: Visit) -> None:
    page = visit("/", size=PHONE)
    expect(page.get_by_test_id("first-goal")).to_be_in_viewport(ratio=1)
    expect(page.locator("div.sheet")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="a1, rook", exact=True).click()
    page.get_by_role("button", name="c1, empty", exact=True).click()
    expect(page.get_by_test_id("first-done")).to_be_visible()


def test_a_newcomer_has_one_thing_to_do_and_two_other_ways(visit: Visit) -> None:
    page = visit("/", size=PHONE)
    expect(page.get_by_test_id("first-goal")).to_be_visible()
    expect(page.locator("main .primary")).to_have_count(0)  # the board itself is what to touch
    expect(page.get_by_role("region", name="Today’s exercises")).to_have_count(0)
    page.get_by_role("button", name="Learn a game").click()
    page.get_by_role("dialog").get_by_role("link", name="Royal Battles").click()
    expect(page).to_have_url(re.compile("/learn/battles$"))
    page.goto("/")
    page.get_by_role("button", name="Play with someone").click()
    assert barriers(page) == []
    page.get_by_role("dialog").get_by_role("link", name="Ur: The Royal Game").click()
    expect(page).to_have_url(re.compile("/new/ur#friend$"))
    expect(page.get_by_role("radio", name="Friend with a link")).to_be_checked()


def test_a_first_move_takes_three_taps(visit: Visit) -> None:
    page = visit("/", size=PHONE)
    page.get_by_role("button", name="Play The Queen’s Gambit against").click()
    page.wait_for_url(re.compile("/t/"))
    before = page.get_by_role("list", name="Game log").locator("li.line")
    expect(turn(page)).to_have_text("Your turn")
    told = before.count()
    page.locator(".board button:is(.open, .target), .choices button").first.click()
    further = page.locator(".board button.target")
    expect(before.nth(told).or_(further.first)).to_be_attached()
    if before.count() == told:
        further.first.click()
    expect(before.nth(told)).to_be_attached()


def test_everything_of_a_game_is_found_from_its_tile(visit: Visit) -> None:
    page = visit("/", size=PHONE, language="de", dark=True)
    page.get_by_role("button", name="Mehr zu Königliche Schlachten").click()
    ways = page.get_by_role("dialog")
    for address in ("new", "learn", "daily", "practice", "rules", "box", "workshop"):
        expect(ways.locator(f"a[href='/{address}/battles']")).to_be_visible()
    assert cut_texts(page) == [] and barriers(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mehr zu Zwölf-Karten-Schach").click()
    expect(ways.locator("a[href='/proved/twelve']")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mehr zu Die königliche Studie").click()
    expect(ways.get_by_role("button", name="Bis zum dritten Fehler")).to_be_visible()


def test_st_14_a_race_says_that_it_is_one_before_it_is(visit: Visit) -> None:
    """Said once; after that one tap begins it, and it can be done alone first."""
    page = visit("/", size=PHONE)
    play = page.get_by_role("button", name="Play The Royal Study against the computer")
    play.click()
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("It is a race")
    told.get_by_role("button", name="Start the race").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".plate")).to_have_count(2)
    page.goto("/")
    play.click()
    page.wait_for_url(re.compile("/t/"))
    page.goto("/")
    page.get_by_role("button", name="More of The Royal Study").click()
    told.get_by_role("button", name="Alone first").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".plate")).to_have_count(1)
    page.goto("/new/study")
    expect(page.get_by_text("It is a race")).to_be_visible()
    page.get_by_role("radio", name="alone or together").check()
    expect(page.get_by_text("It is a race")).to_have_count(0)


def test_a_tile_says_how_far_its_lesson_is(visit: Visit) -> None:
    page = visit("/about", size=PHONE)
    learned = json.dumps({"study": {"first": {"one": 3, "two": 1}}})
    page.evaluate("kept => localStorage.setItem('regalia:learned', kept)", learned)
    page.goto("/")
    lesson = page.get_by_role("link", name="Learn The Royal Study")
    expect(lesson).to_contain_text("2 of 11")
    expect(lesson.get_by_role("progressbar")).to_have_attribute("value", "2")
    expect(page.get_by_test_id("first-steps")).to_have_count(0)  # no newcomer


LINES = """() => {
    const lines = new Map();
    for (const one of document.querySelectorAll(".tiles > li")) {
        const { top, left, right } = one.getBoundingClientRect();
        const line = lines.get(Math.round(top)) ?? [Infinity, -Infinity, 0];
        const ends = [Math.min(line[0], left), Math.max(line[1], right)];
        lines.set(Math.round(top), [...ends, line[2] + 1]);
    }
    return [...lines.values()].map((line) => line.map(Math.round));
}"""


@pytest.mark.parametrize(
    ("size", "lines"),
    [(PHONE, [2, 2, 2]), ((820, 1180), [3, 3]), ((1440, 900), [3, 3])],
    ids=str,
)
def test_a_sixth_game_does_not_stand_alone(
    visit: Visit, size: tuple[int, int], lines: list[int]
) -> None:
    page = visit("/about", size=size)

    def with_a_sixth(route: Route) -> None:
        cards = route.fetch().json()
        route.fulfill(json=[*cards, {**cards[0], "id": "toy", "name": "Toy", "colour": ""}])

    page.route(re.compile("/api/games[?]"), with_a_sixth)
    page.route("**/api/games/toy/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(6)
    found = page.evaluate(LINES)
    assert [many for _, _, many in found] == lines
    assert len({(left, right) for left, right, _ in found}) == 1, "no line has a gap"
    page.unroute(re.compile("/api/games[?]"))
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(5)
    assert len({(left, right) for left, right, _ in page.evaluate(LINES)}) == 1


def test_all_games_are_near_on_a_phone(visit: Visit) -> None:
    page = visit("/", size=PHONE, language="de")
    games = page.get_by_role("article")
    expect(games).to_have_count(5)
    last = games.last.bounding_box()
    assert last is not None and last["y"] + last["height"] < 2 * PHONE[1]
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
    expect(games.first).to_contain_text(re.compile(r"Pip.*Your turn"))
    expect(games.nth(1)).to_contain_text("Waiting for players")
    for picture in games.get_by_role("presentation").all():
        assert picture.evaluate("img => img.decode().then(() => img.naturalWidth)") > 100
    assert cut_texts(page) == []
    assert barriers(page) == []
    expect(page.get_by_test_id("first-steps")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn")
    first = games.first.locator("img").bounding_box()
    second = games.nth(1).locator("img").bounding_box()
    assert first and second and first["height"] > 1.5 * second["height"]


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
    expect(over).to_contain_text(re.compile(r"Twelve-Card Chess.*20\d\d.*Pip.*Lost"))
    over.click()
    page.wait_for_url(re.compile("/r/"))


def test_today_has_a_place_only_where_there_is_an_exercise(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=PHONE)
    table(page, "ur", [ME, OPEN])  # a newcomer has something else to do
    today = page.get_by_role("region", name="Today’s exercises")
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
    for name in ("Ur: The Royal Game", "The Royal Study"):  # also on a phone
        expect(today.get_by_text(name, exact=True)).to_be_visible()
    assert cut_texts(page) == []
