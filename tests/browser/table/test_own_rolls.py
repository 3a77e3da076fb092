"""Dice and cards of one's own lie covered until they are tapped, and nothing tells of them."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from browser.looking import PHONE
from browser.tables import ME, OPEN, actions, log, turn
from playwright.sync_api import Locator, Page, expect

Visit = Callable[..., Page]
NewTable = Callable[..., str]
# Whatever a person could see or hear: texts, names, pictures.
TOLD = """() => document.documentElement.outerHTML.match(
    /die-(gold|silver|blank)|(gold|silver|blank) \\+|may (move|place|enter)/gi) ?? []"""


@pytest.fixture
def to_roll(visit: Visit, table: NewTable) -> Callable[..., Page]:
    def to_roll(size: tuple[int, int] = PHONE, **settings: str) -> Page:
        """Ada's page when the first roll of a game of Ur is hers; its time stands still."""
        ada = visit("/about", size=size)
        for name, value in settings.items():
            ada.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
        path = table(ada, "ur", [ME, OPEN])
        ada.clock.install()
        ada.goto(path)
        expect(ada.get_by_text("Copy link")).to_be_visible()
        ada.clock.pause_at(datetime.now(UTC) + timedelta(seconds=3))
        ben = visit(path)
        ben.get_by_role("button", name="Join", exact=True).click()
        expect(turn(ada)).to_have_text("Your turn")
        return ada

    return to_roll


def dice(page: Page) -> Locator:
    return page.locator('[data-thing^="die:"]')


def offered(page: Page) -> Locator:
    return page.get_by_role("button", name="Roll the dice")


def test_nothing_tells_what_lies_covered_until_it_is_tapped(to_roll: Callable[..., Page]) -> None:
    page = to_roll()
    expect(offered(page)).to_have_count(2)  # where the dice will lie, and where choices stand
    expect(page.get_by_test_id("prompt")).to_have_text("Tap the dice.")
    expect(page.get_by_test_id("announcer")).to_contain_text("Roll the dice")
    expect(log(page)).to_have_text(["Nothing has happened yet."])
    expect(actions(page)).to_have_count(0)
    expect(page.locator(".board button:is(.open, .target)")).to_have_count(0)
    expect(page.locator(".strip.acting")).to_have_attribute("data-seat", "0")
    assert page.evaluate(TOLD) == []
    offered(page).first.click()
    expect(dice(page)).to_have_count(2)
    expect(offered(page)).to_have_count(0)
    expect(log(page).last).to_contain_text("+")
    expect(page.get_by_test_id("announcer")).to_contain_text("+")
    page.clock.run_for(1000)
    expect(page.locator(".board button:is(.open, .target)").first).to_be_visible()
    assert page.evaluate(TOLD) != []


def test_dice_are_rolled_by_the_keyboard(to_roll: Callable[..., Page]) -> None:
    page = to_roll((1440, 900))
    expect(offered(page)).to_have_count(2)
    page.locator("body").press("Enter")
    expect(dice(page)).to_have_count(2)


def test_dice_that_nobody_taps_show_themselves(to_roll: Callable[..., Page]) -> None:
    page = to_roll()
    expect(offered(page)).to_have_count(2)
    page.clock.run_for(2_900)
    expect(dice(page)).to_have_count(0)
    page.clock.run_for(200)
    expect(dice(page)).to_have_count(2)


def test_dice_roll_by_themselves_for_whoever_wants_it(
    visit: Visit, to_roll: Callable[..., Page]
) -> None:
    page = visit("/about")
    page.get_by_role("button", name=re.compile("Settings")).click()
    page.get_by_role("radio", name="By themselves").check()
    assert page.evaluate("localStorage.getItem('regalia:rolls')") == "self"
    ada = to_roll(**{"regalia:rolls": "self"})
    expect(dice(ada)).to_have_count(2)
    expect(offered(ada)).to_have_count(0)
