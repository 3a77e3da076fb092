"""Rules, looking back, keys alone, and without a connection."""

import json
import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, barriers, cut_texts, stored
from browser.tables import COMPUTER, ME
from playwright.sync_api import Page, expect
from support.waiting import PATIENCE

from regalia import games

Visit = Callable[..., Page]
NewTable = Callable[..., str]


@pytest.mark.parametrize("game", games.names())
def test_rules_have_contents_and_numbers(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", size=PHONE)
    contents = page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(contents.nth(2)).to_be_visible()
    contents.nth(2).click()
    expect(page.locator("h2:focus")).to_have_text(contents.nth(2).text_content() or "")
    assert cut_texts(page) == []
    assert page.evaluate("[...document.images].every((one) => !one.complete || one.naturalWidth)")


def test_what_can_be_printed_is_folded_behind_a_sign(visit: Visit) -> None:
    """A heading with nothing below it would look the same."""
    fold = visit("/rules/ur").locator("summary.fold")
    expect(fold).to_have_text("Print")
    expect(fold).to_have_css("display", "list-item")


def test_a_link_to_a_rule_leads_there(visit: Visit) -> None:
    page = visit("/rules/ur#UR-12")
    expect(page.locator('[id="UR-12"]')).to_be_in_viewport()
    expect(page.locator('[id="UR-12"]')).to_have_attribute("data-asked", "")
    page.locator('[id="UR-12"]').get_by_role("link", name="UR-15").click()
    expect(page.locator('[id="UR-15"]')).to_be_in_viewport()
    expect(page.locator('[id="UR-15"]')).to_have_attribute("data-asked", "")


def test_whoever_has_read_the_rules_plays(visit: Visit) -> None:
    page = visit("/rules/ur", language="de")
    page.get_by_role("link", name="Spielen", exact=True).click()
    page.wait_for_url(re.compile("/new/ur$"))


def test_a_rules_page_is_short_until_one_asks_and_whole_on_paper(visit: Visit) -> None:
    page = visit("/rules/ur", size=PHONE)
    expect(page.get_by_role("heading", name="How you win")).to_be_visible()
    expect(page.locator('[id="UR-12"]')).not_to_be_visible()
    expect(page.get_by_text("Powers").last).to_be_visible()
    board = page.locator("img").first
    expect(board).to_have_js_property("complete", True)
    assert board.evaluate("img => img.height > img.width")  # as it stands on a phone
    page.get_by_role("heading", name="A turn").click()
    expect(page.locator('[id="UR-10"]')).to_be_visible()
    ruling = page.locator('[id="UR-10"]').get_by_text("also when it then captures")
    expect(ruling).not_to_be_visible()
    page.locator('[id="UR-10"]').get_by_text("Our ruling", exact=True).click()
    expect(ruling).to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator("details:not([open])").filter(visible=True)).to_have_count(0)
    expect(page.locator("details[open]").first).to_be_visible()


# -------------------------------------------------------------------------------- looking back


@pytest.fixture
def finished(visit: Visit, table: NewTable) -> Page:
    """A person who has played a little and given up, looking back."""
    page = visit("/")
    page.goto(table(page, "ur", [ME, COMPUTER]))
    expect(page.get_by_test_id("turn")).to_have_text("Your turn")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name="Watch replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def test_a_finished_game_is_stepped_by_keys_buttons_and_slider(finished: Page) -> None:
    page = finished
    sentence = page.locator(".sentence")
    expect(sentence).to_contain_text("You roll")  # it opens where something lies on the board
    page.keyboard.press("Home")
    expect(sentence).to_have_text("The beginning")
    page.keyboard.press("ArrowRight")
    expect(sentence).to_contain_text("You roll")
    page.get_by_role("button", name="Previous").click()
    expect(sentence).to_have_text("The beginning")
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    expect(sentence).to_have_text("The beginning")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(sentence).to_contain_text("You roll")
    assert barriers(page) == []


def test_chance_is_verified_with_one_click(finished: Page) -> None:
    page = finished
    page.get_by_role("button", name="Fair dice and cards").click()
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("matches the seed")).to_be_visible()


def test_a_record_is_saved_and_opened_again(finished: Page, visit: Visit) -> None:
    with finished.expect_download() as saved:
        finished.get_by_role("link", name="Save game").click()
    text = saved.value.path().read_bytes()
    other = visit("/")
    record = {"name": "game.txt", "mimeType": "text/plain", "buffer": text}
    other.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]
    other.wait_for_url(re.compile("/r/"))
    expect(other.get_by_role("slider")).to_be_visible()
    expect(other.get_by_text("Ada – Pip")).to_be_visible()


def test_what_is_no_record_is_refused_kindly(visit: Visit) -> None:
    page = visit("/")
    nonsense = {"name": "x.txt", "mimeType": "text/plain", "buffer": b"nonsense"}
    page.locator("input[type=file]").set_input_files(nonsense)  # type: ignore[arg-type]
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\w"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/$"))


# ------------------------------------------------------------------------------------ keys alone


FOCUSED = """() => {
    const here = document.activeElement;
    return here.matches("a, button, summary") ? here.ariaLabel || here.innerText : "";
}"""


def press_until(page: Page, wanted: str, key: str = "Tab", most: int = 60) -> None:
    """Press a key until what has the focus bears this name."""
    for _ in range(most):
        name = page.evaluate(FOCUSED)
        if wanted in name:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{wanted} was not reached")


def test_a_game_is_begun_and_played_with_keys_alone(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("article")).to_have_count(5)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    press_until(page, "Play Twelve-Card Chess")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("main")).to_be_focused()
    expect(page.get_by_text("All possible moves")).to_be_visible()
    press_until(page, "All possible moves")
    page.keyboard.press("Enter")
    press_until(page, "You place the")
    page.keyboard.press("Enter")
    log = page.get_by_role("list", name="Game log").get_by_role("listitem")
    expect(log.nth(1)).to_be_visible()
    # The first answer of a computer may wait for the compiler, at the lowest priority.
    expect(page.get_by_test_id("turn")).to_have_text("Your turn", timeout=1000 * PATIENCE)


# ---------------------------------------------------------------------------------------- offline


def test_frame_and_rules_work_without_a_connection(visit: Visit) -> None:
    page = visit("/", workers="allow")
    expect(page.get_by_role("article")).to_have_count(5)
    stored(page)  # and still from the server
    expect(page.get_by_role("article")).to_have_count(5)
    assert page.evaluate("performance.getEntriesByType('navigation')[0].workerStart > 0")
    page.context.set_offline(True)
    page.goto("/rules/twelve#TW-3")
    expect(page.locator('[id="TW-3"]')).to_be_in_viewport()
    expect(page.get_by_text("No connection")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(5)
    assert page.evaluate("[...document.images].every((one) => one.naturalWidth > 0)")
    page.get_by_role("button", name="Play Ur against the computer").click()
    # The first steps above could not be fetched either, and say so in their own place.
    expect(page.locator("span", has_text="You’re offline")).to_be_visible()


def test_rules_that_were_read_the_other_way_are_shown_and_unread_ones_say_so(visit: Visit) -> None:
    """The phone has no connection: it was turned, or its language came later."""
    page = stored(visit("/", workers="allow"))
    page.context.set_offline(True)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    with page.expect_response(re.compile("/api/games/twelve/rules.*shape=tall")) as told:
        page.goto("/rules/twelve")
    assert told.value.from_service_worker
    expect(page.locator('[id="TW-3"]')).to_be_attached()
    page.get_by_label("Language").select_option("sl")
    expect(page.get_by_text("ta pravila pa na tej napravi še niso bila odprta")).to_be_visible()
    assert cut_texts(page) == []


def test_the_page_can_be_installed(visit: Visit, server: str) -> None:
    page = visit("/")
    manifest = json.loads(page.request.get(f"{server}/manifest.webmanifest").text())
    for icon in manifest["icons"]:
        answer = page.request.get(server + icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]
