"""Events that stay visible: the others' turn, once more, at one's pace; the log's moments."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from browser.looking import PHONE, drawn
from browser.tables import COMPUTER, HERE, ME, act, decide, log, turn, two_people
from playwright.sync_api import Locator, Page, expect
from support.moments import moments

Visit = Callable[..., Page]
NewTable = Callable[..., str]
OPEN = ".layer button.open"


def story(page: Page) -> Locator:
    return page.get_by_test_id("story")


def stopped(page: Page) -> None:
    """Stop time on the page: it passes only by `page.clock.run_for`."""
    page.clock.install()
    page.reload()
    expect(turn(page)).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=3))


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_others_turn_stays_on_the_board_until_one_acts(visit: Visit, table: NewTable) -> None:
    ada, ben = two_people(visit, table, "twelve", size=PHONE)
    expect(turn(ada)).to_have_text("Your turn")
    act(ada, "queen")
    expect(story(ben)).to_contain_text("Ada places the queen")
    expect(story(ada)).to_have_count(0)  # what one did oneself is no story
    frame = ben.locator('[data-trail="frame"]')
    expect(frame).to_have_count(1)
    queen = ben.locator('[data-thing="piece:wQ"]')
    assert all(abs(a - b) < 3 for a, b in zip(middle(frame), middle(queen))), "the right square"
    expect(turn(ben)).to_have_text("Your turn")
    act(ben)
    expect(story(ben)).to_have_count(0)
    expect(frame).to_have_count(0)
    expect(story(ada)).to_contain_text("Black")


STROKES = """() => [...document.querySelectorAll("[data-trail] .line")].map(
    (line) => [getComputedStyle(line).stroke.match(/\\d+/g).map(Number),
        getComputedStyle(line).strokeDasharray])"""


def test_what_was_done_is_marked_calmly(visit: Visit, table: NewTable) -> None:
    page = visit("/about", size=PHONE)
    moment = moments("gambit", {"players": 4})[-2]
    decide(page, table, "gambit", moment)
    expect(page.locator("[data-trail] .line").first).to_be_attached()
    strokes = page.evaluate(STROKES)
    for (red, green, blue), dashes in strokes:
        assert red < max(green, blue), "only what is lost is red"
        assert dashes != "none", "and what can be done next is no dotted line"
    expect(page.locator(".strip .crest")).to_have_count(3)


def test_a_turn_is_shown_again_and_skipped(visit: Visit, table: NewTable) -> None:
    ada, ben = two_people(visit, table, "twelve")
    act(ada, "queen")
    expect(story(ben)).to_contain_text("queen")
    expect(ben.locator(OPEN).first).to_be_visible()
    stopped(ben)
    queen = ben.locator('[data-thing="piece:wQ"]')
    expect(queen).to_have_count(1)
    story(ben).get_by_role("button", name="Show again").click()
    expect(queen).to_have_count(0)  # as it was before
    expect(ben.locator(OPEN)).to_have_count(0)
    expect(turn(ben)).to_have_text("Ada is playing")
    ben.clock.run_for(5000)
    expect(queen).to_have_count(1)
    ben.clock.run_for(5000)
    expect(ben.locator(OPEN).first).to_be_visible()
    story(ben).get_by_role("button", name="Show again").click()
    expect(queen).to_have_count(0)
    ben.locator("body").press("Escape")
    expect(queen).to_have_count(1)
    expect(ben.locator(OPEN).first).to_be_visible()


def test_dice_that_follow_wait_until_the_action_was_seen(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "ur", [ME, HERE]))
    stopped(page)
    die = page.locator('[data-thing="die:0"]')
    expect(die).to_have_count(1)
    act(page)
    skip = story(page).get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    expect(die).to_have_count(0)  # the roll that was used up is gone, the next not yet there
    expect(page.locator(OPEN)).to_have_count(0)
    page.locator(".sheet").first.click(position={"x": 5, "y": 5})  # whoever has seen it touches
    expect(die).to_have_count(1)
    expect(skip).to_have_count(0)


def test_whoever_is_seen_to_play_has_the_turn_until_one_can_act(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    stopped(page)
    lit = page.locator(".strip.acting")
    expect(lit).to_have_attribute("data-seat", "0")
    act(page, "queen")
    expect(turn(page)).to_have_text("Pip is playing")
    expect(lit).to_have_attribute("data-seat", "1")
    expect(page).to_have_title("Twelve-Card Chess · Regalia")
    expect(page.get_by_test_id("announcer")).not_to_contain_text("Your turn")
    while story(page).get_by_role("button", name="Skip").count():
        assert not page.locator(OPEN).count()
        assert lit.get_attribute("data-seat") == "1"
        page.clock.run_for(100)
    expect(turn(page)).to_have_text("Your turn")
    expect(lit).to_have_attribute("data-seat", "0")
    expect(page.get_by_test_id("announcer")).to_contain_text("Your turn")


HEARD = """window.heard = []; const play = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
  window.heard.push(value); return play.call(this, value, at);
};"""
TURN = "() => window.heard.filter((pitch) => pitch === 784).length"  # a note of its sound


def test_that_it_is_ones_turn_sounds_after_all_was_shown(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.add_init_script(HEARD)
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    stopped(page)
    act(page, "queen")
    skip = story(page).get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    expect(turn(page)).to_have_text("Pip is playing")
    assert page.evaluate(TURN) == 0
    skip.click()
    expect(skip).to_have_count(0)
    assert page.evaluate(TURN) == 1
    story(page).get_by_role("button", name="Show again").click()
    skip.click()
    expect(skip).to_have_count(0)
    assert page.evaluate(TURN) == 1, "what is shown again is no new turn"


def test_the_pace_is_chosen_and_kept(visit: Visit) -> None:
    page = visit("/")
    for _ in range(2):
        page.get_by_role("button", name="Settings").click()
        pace = page.get_by_role("group", name="Pace")
        calm = pace.get_by_role("radio", name="Calm")
        if not calm.is_checked():
            expect(pace.get_by_role("radio", name="Usual")).to_be_checked()
            calm.check(force=True)
        page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Calm")).to_be_checked()


AWAY = "list => list.scrollHeight - list.scrollTop - list.clientHeight"


def test_the_log_goes_on_after_a_panel_was_opened(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=(1280, 560))
    page.goto(table(page, "ur", [ME, HERE]))
    lines = page.get_by_role("list", name="Game log")
    for _ in range(6):
        more(page)  # opens the panel of all actions above the log
    assert lines.evaluate("list => list.scrollHeight - list.clientHeight") > 60
    assert lines.evaluate(AWAY) < 40
    lines.evaluate("list => list.scrollTo(0, 0)")
    drawn(page)
    more(page)
    assert lines.evaluate("list => list.scrollTop") < 40, "whoever reads above is left there"


def more(page: Page) -> None:
    """One action more, and what follows it."""
    expect(log(page).first).to_be_attached()
    known = log(page).count()
    act(page)
    expect(log(page).nth(known)).to_be_attached()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


def test_a_line_of_the_log_shows_its_moment(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, HERE]))
    for piece in ("places the queen", "places the queen", "places the rook"):
        act(page, piece)
        expect(log(page).filter(has_text=piece).last).to_be_visible()
    expect(log(page)).to_have_count(3)
    pieces = page.locator('[data-thing^="piece:"]')
    expect(pieces).to_have_count(5)
    log(page).first.get_by_role("button").click()
    expect(pieces).to_have_count(3)
    expect(story(page)).to_contain_text("Ada places the queen")
    expect(page.locator(OPEN)).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(pieces).to_have_count(4)
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    page.get_by_role("button", name="Back to now").click()
    expect(pieces).to_have_count(5)
    expect(page.locator(OPEN).first).to_be_visible()


def test_the_computers_turn_is_told_with_its_dice(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=PHONE)
    page.goto(table(page, "ur", [ME, COMPUTER]))
    expect(turn(page)).to_have_text("Your turn")
    act(page)
    expect(story(page)).to_contain_text("Pip")
    expect(story(page).get_by_role("img").first).to_be_visible()
    again = story(page).get_by_role("button", name="Show again")
    expect(again).to_be_visible()
    page.evaluate("scrollTo(0, 0)")  # the list of all actions, from which was chosen, is below
    expect(again).to_be_in_viewport()
