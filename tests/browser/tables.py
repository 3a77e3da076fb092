"""What a person does at a table, and where they look."""

from collections.abc import Callable
from typing import Any

from browser.looking import WIDE
from playwright.sync_api import Locator, Page, expect

ME, OPEN, HERE = {"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "here", "name": "Ben"}
COMPUTER = {"kind": "computer", "level": 1}


def two_people(
    visit: Callable[..., Page],
    table: Callable[..., str],
    game: str,
    size: tuple[int, int] = WIDE,  # of the second one's screen
    **wishes: Any,
) -> tuple[Page, Page]:
    """Ada, who has opened a table, and Ben, who has sat down at it."""
    ada = visit("/")
    path = table(ada, game, [ME, OPEN], **wishes)
    ada.goto(path)
    ben = visit(path, size=size)
    ben.get_by_role("button", name="Join").click()
    return ada, ben


def turn(page: Page) -> Locator:
    return page.get_by_test_id("turn")


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Game log").get_by_role("listitem")


def actions(page: Page) -> Locator:
    """The list of all actions, opened."""
    listed = page.locator("details", has=page.get_by_text("All possible moves"))
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    return listed.get_by_role("button")


def act(page: Page, words: str = "") -> None:
    """Choose from the list of all actions the first one that has these words."""
    button = actions(page).filter(has_text=words).first
    expect(button).to_be_enabled()
    button.click()
