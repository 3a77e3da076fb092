"""The board: touched by mouse, finger and keys, along the legal taps."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.looking import PHONE, WIDE, barriers, cut_texts, drawn
from browser.tables import at_once
from playwright.sync_api import Error, Locator, Page, expect
from support.waiting import until_on

from regalia.core.words import LANGUAGES

ME, HERE = {"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}
WEAK, STRONG = {"kind": "computer", "level": 1}, {"kind": "computer", "level": 6}
Visit = Callable[..., Page]
NewTable = Callable[..., str]
OPEN = "[role=group] :is(button.open, button.target), .choices button:not(.quiet)"
GAMES: dict[str, dict[str, Any]] = {
    "ur": {"against": STRONG},  # who plays at random loses soon
    "twelve": {"against": STRONG},
    "gambit": {},
    "battles": {},
    "study": {"options": {"target": 1}},
}


def board(page: Page) -> Locator:
    return page.locator(".sheet [role=group]")


def thing(page: Page, id_: str) -> Locator:
    return board(page).locator(f'button[data-id="{id_}"]')


def opened(visit: Visit, table: NewTable, game: str, *seats: Any, **wishes: Any) -> Page:
    options = wishes.pop("options", {})
    page = visit("/", **wishes)
    page.wait_for_load_state("networkidle")  # until then the person has no cookie
    page.evaluate("localStorage.setItem('regalia:pace', 'quick')")
    page.goto(table(page, game, list(seats), options=options))
    expect(page.locator(".sheet [role=group], .muster")).to_be_visible()
    return page


def against_computer(visit: Visit, table: NewTable, game: str) -> Page:
    wish = GAMES[game]
    against, options = wish.get("against", WEAK), wish.get("options", {})
    return opened(visit, table, game, ME, against, options=options)


def play_on(page: Page, touch: Callable[[Locator, int], None]) -> None:
    """Play until the game is over; `touch` is given everything that can be touched."""
    ending, touchable = page.locator("#ending"), page.locator(OPEN)
    for _ in range(8_000):
        if ending.count():
            break
        count = touchable.count()
        if not count:
            until_on(page, lambda: ending.count() or touchable.count())
            continue
        try:
            touch(touchable, count)
        except Error:
            continue  # the computer was quicker, and other things can be touched now
    expect(ending).to_be_visible()


# ------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_touching_the_board(
    game: str, visit: Visit, table: NewTable
) -> None:
    chance, page = random.Random(1), against_computer(visit, table, game)
    play_on(page, lambda found, count: found.nth(chance.randrange(count)).click(timeout=2_000))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keys_alone_without_looking_for_the_board_again(
    game: str, visit: Visit, table: NewTable
) -> None:
    chance, page = random.Random(2), against_computer(visit, table, game)
    expect(page.locator(OPEN).first).to_be_visible()
    enter_board(page)

    def press(_: Locator, __: int) -> None:
        expect(page.locator(".board :focus")).to_have_count(1)
        if page.locator(".story :focus").count():  # on the way to the buttons
            page.keyboard.press("Tab")
            return
        for _ in range(chance.randrange(4)):
            page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        page.keyboard.press("Tab" if chance.random() < 0.1 and beside(page) else "Enter")

    play_on(page, press)


def enter_board(page: Page) -> None:
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.locator(f":is({OPEN}):focus").count():
            return
    raise AssertionError("the board is not in the tab order")


def beside(page: Page) -> bool:
    """Tell if there are buttons under the board, and the focus is on it, so that Tab leads to
    them."""
    return bool(page.locator(".choices button").count() and board(page).locator(":focus").count())


# ------------------------------------------------------------------------------ ways to touch


def test_the_first_touch_shows_where_one_can_go_and_a_second_one_takes_it_back(
    visit: Visit, table: NewTable
) -> None:
    page = opened(visit, table, "twelve", ME, HERE)
    piece = board(page).locator("button.open").first
    expect(piece).to_have_attribute("aria-pressed", "false")
    piece.click()
    touched = board(page).locator("button.touched")
    expect(touched).to_have_attribute("aria-pressed", "true")
    expect(board(page).locator("button.target").first).to_be_visible()
    touched.click()
    expect(touched).to_have_count(0)
    expect(board(page).locator("button.target")).to_have_count(0)


def test_escape_takes_back_and_arrow_keys_go_to_what_lies_there(
    visit: Visit, table: NewTable
) -> None:
    page = opened(visit, table, "twelve", ME, HERE)
    expect(page.locator(OPEN).first).to_be_visible()
    enter_board(page)
    page.keyboard.press("Enter")
    expect(board(page).locator("button.touched:focus")).to_have_count(1)
    before = centre(board(page).locator(":focus"))
    page.keyboard.press("ArrowRight")
    after = centre(board(page).locator(":focus"))
    assert after[0] > before[0]
    page.keyboard.press("Escape")
    expect(board(page).locator("button.touched")).to_have_count(0)


def test_the_ring_of_the_focus_is_as_wide_on_a_phone_as_on_a_wide_screen(
    visit: Visit, table: NewTable
) -> None:
    for size in (PHONE, WIDE):
        page = opened(visit, table, "twelve", ME, HERE, size=size)
        expect(page.locator(OPEN).first).to_be_visible()
        enter_board(page)
        style = "(it) => getComputedStyle(it).outlineStyle + getComputedStyle(it).outlineWidth"
        assert board(page).locator(":focus").evaluate(style) == "solid3px"


def centre(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_piece_is_dragged_to_its_place(visit: Visit, table: NewTable) -> None:
    page = opened(visit, table, "twelve", ME, HERE)
    piece = board(page).locator("button.movable").first
    page.mouse.move(*centre(piece))
    page.mouse.down()
    page.mouse.move(*(n + 20 for n in centre(piece)), steps=3)
    goal = centre(board(page).locator("button.target").first)
    page.mouse.move(*goal, steps=5)
    expect(board(page).locator("button.over")).to_have_count(1)
    page.mouse.up()
    if page.locator(".choices .main").count():
        page.locator(".choices .main").click()
    expect(page.get_by_role("list", name="Game log")).to_contain_text("Ada")


def test_a_piece_dropped_where_it_cannot_stand_goes_home(visit: Visit, table: NewTable) -> None:
    page = opened(visit, table, "twelve", ME, HERE)
    piece = board(page).locator("button.movable").first
    page.mouse.move(*centre(piece))
    page.mouse.down()
    sheet = page.locator("div.sheet").bounding_box()
    assert sheet
    page.mouse.move(sheet["x"] + sheet["width"] - 3, sheet["y"] + sheet["height"] - 3, steps=5)
    page.mouse.up()
    expect(board(page).locator("button.touched")).to_have_count(0)
    expect(page.locator(".held")).to_have_count(0)


def test_a_finger_drags_a_piece_and_does_not_scroll_the_page(visit: Visit, table: NewTable) -> None:
    page = opened(visit, table, "twelve", ME, HERE, size=PHONE, has_touch=True)
    scrolled = page.evaluate("scrollY")
    hand = page.context.new_cdp_session(page)

    def finger(kind: str, *place: float) -> None:
        points = [{"x": place[0], "y": place[1]}] if place else []
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = centre(board(page).locator("button.movable").first)
    finger("touchStart", x, y)
    finger("touchMove", x, y - 20)
    goal = centre(board(page).locator("button.target").first)
    for part in (0.3, 0.6, 1.0):
        finger("touchMove", x + part * (goal[0] - x), y + part * (goal[1] - y))
    finger("touchEnd")
    if page.locator(".choices .main").count():
        page.locator(".choices .main").click()
    expect(page.get_by_role("list", name="Game log")).to_contain_text("Ada")
    assert page.evaluate("scrollY") == scrolled


def test_touching_something_impossible_says_which_rule_forbids_it(
    visit: Visit, table: NewTable
) -> None:
    page = opened(visit, table, "twelve", ME, HERE)
    board(page).locator("button.open").first.click()
    square = board(page).locator("[role=img][data-id^='(']").first
    page.mouse.click(*centre(square))
    expect(page.get_by_text(re.compile(r"TW-\d+")).first).to_be_visible()


def test_keys_too_can_ask_why_something_is_impossible(visit: Visit, table: NewTable) -> None:
    page = opened(visit, table, "twelve", ME, HERE)
    expect(page.locator(OPEN).first).to_be_visible()
    enter_board(page)
    for key in ("Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowUp", "Shift+ArrowLeft"):
        page.keyboard.press(key)
        if board(page).locator("[role=img][data-id^='(']:focus").count():
            break
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"TW-\d+")).first).to_be_visible()


def test_whoever_shares_a_device_is_asked_who_was_meant(visit: Visit, table: NewTable) -> None:
    page = opened(visit, table, "study", ME, HERE)
    page.locator(".choices").get_by_role("slider").fill("11")
    page.locator(".choices").get_by_role("button", name="One more").click()
    page.locator(".choices").get_by_role("button", name="Ben declares 12").click()
    expect(page.get_by_role("list", name="Game log")).to_contain_text("Ben declares 12")


def test_an_army_is_chosen_in_any_order(visit: Visit, table: NewTable) -> None:
    page = opened(visit, table, "battles", ME, WEAK)
    for letter in ("P", "K", "N", "B"):
        page.locator(f'button[data-id="choose:{letter}"]').click()
    page.get_by_role("button", name="Take back: bishop").click()
    expect(page.get_by_role("button", name="Choose 1 more")).to_be_disabled()
    page.locator('button[data-id="choose:P"]').click()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("You choose king, knight, pawn, pawn").first).to_be_attached()


# --------------------------------------------------------------------------------- for all eyes


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_a_board_in_play(game: str, visit: Visit, table: NewTable) -> None:
    page = opened(visit, table, game, ME, WEAK)
    page.locator(OPEN).first.click()
    assert barriers(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_everything_touchable_is_large_enough_for_a_finger(
    game: str, visit: Visit, table: NewTable
) -> None:
    page = opened(visit, table, game, ME, WEAK, size=PHONE)
    expect(page.locator(OPEN).first).to_be_visible()
    boxes = [found.bounding_box() for found in page.locator(OPEN).all()]
    assert boxes and all(box and min(box["width"], box["height"]) >= 38 for box in boxes), boxes
    assert not cut_texts(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_on_the_boards_of_a_phone_fit_and_can_be_read(
    language: str, visit: Visit, table: NewTable
) -> None:
    page = visit("/", size=PHONE, language=language)
    page.wait_for_load_state("networkidle")
    for game in GAMES:
        seats = [{"kind": "me", "name": "Bartholomäus"}, WEAK]
        page.goto(table(page, game, seats, language=language, options=at_once(game)))
        expect(page.locator(OPEN).first).to_be_visible()
        assert not page.evaluate(UNREADABLE), game


UNREADABLE = """() => {
    const picture = document.querySelector(".sheet svg");
    const sheet = picture.getBoundingClientRect();
    const scale = sheet.width / picture.viewBox.baseVal.width;
    return [...picture.querySelectorAll("text.label")].filter((text) => {
        const box = text.getBoundingClientRect();
        const outside = box.left < sheet.left - 1 || box.right > sheet.right + 1;
        return outside || scale * text.getAttribute("font-size") < 9;
    }).map((text) => text.textContent);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_touched_is_a_button_with_a_name_and_one_is_in_the_tab_order(
    game: str, visit: Visit, table: NewTable
) -> None:
    page = opened(visit, table, game, ME, WEAK, options=at_once(game))
    expect(page.locator(OPEN).first).to_be_visible()
    names = [it.get_attribute("aria-label") for it in board(page).get_by_role("button").all()]
    assert all(names) and len(set(names)) == len(names)
    assert board(page).locator("[tabindex='0']").count() == bool(names)
    assert page.locator(".sheet svg[aria-hidden=true]").count() >= 1
    assert page.locator(".sheet > svg:not([aria-hidden=true])").count() == 0


# ------------------------------------------------------------------------------------- motion

WATCH = """() => {
    window.lengths = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (steps, wishes) {
        window.lengths.push(wishes.duration);
        return animate.call(this, steps, wishes);
    };
}"""


def lengths_of_motion(page: Page) -> list[float]:
    """Lengths of motion of the things that changed their places in the first turn."""
    page.evaluate(WATCH)
    board(page).locator("button.open").first.click()
    board(page).locator("button.target").first.click()
    expect(page.get_by_role("list", name="Game log")).to_contain_text("Ada")
    drawn(page)
    lengths: list[float] = page.evaluate("window.lengths")
    return lengths


def test_things_glide_to_their_places_within_300_milliseconds(
    visit: Visit, table: NewTable
) -> None:
    page = opened(visit, table, "twelve", ME, HERE)
    page.evaluate("localStorage.setItem('regalia:motion', 'full')")
    page.reload()
    lengths = lengths_of_motion(page)
    assert lengths and all(length <= 300 for length in lengths)


def test_nothing_moves_for_people_who_ask_for_that(visit: Visit, table: NewTable) -> None:
    assert not lengths_of_motion(opened(visit, table, "twelve", ME, HERE))
