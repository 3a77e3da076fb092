"""What a person does at a table, and where they look."""

from playwright.sync_api import Locator, Page, expect

ME, OPEN, HERE = {"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "here", "name": "Ben"}
COMPUTER = {"kind": "computer", "level": 1}


def turn(page: Page) -> Locator:
    return page.get_by_test_id("turn")


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="What happened").get_by_role("listitem")


def act(page: Page, words: str = "") -> None:
    """Choose from the list of all actions the first one that has these words."""
    actions = page.locator("details", has=page.get_by_text("All possible actions"))
    if actions.get_attribute("open") is None:
        actions.locator("summary").click()
    button = actions.get_by_role("button").filter(has_text=words).first
    expect(button).to_be_enabled()
    button.click()
