"""The board: touched by mouse, finger and keys, along the legal taps."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.looking import PHONE, WIDE
from playwright.sync_api import Locator, Page, expect

ME, HERE = {"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}
COMPUTER = {"kind": "computer", "level": 1}
Visit = Callable[..., Page]
NewTable = Callable[..., str]
OPEN = "[role=group] :is(button.open, button.target), .choices button:not(.quiet)"


def board(page: Page) -> Locator:
    return page.locator(".sheet [role=group]")


def thing(page: Page, id_: str) -> Locator:
    return board(page).locator(f'button[data-id="{id_}"]')


def opened(visit: Visit, table: NewTable, game: str, *seats: Any, **wishes: Any) -> Page:
    options = wishes.pop("options", {})
    page = visit("/", **wishes)
    page.goto(table(page, game, list(seats), options=options))
    expect(board(page)).to_be_visible()
    return page


GAMES = {
    "ur": {},
    "twelve": {},
    "gambit": {},
    "battles": {},
    "study": {"target": 1},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_touching_the_board(
    game: str, visit: Visit, table: NewTable
) -> None:
    page = opened(visit, table, game, ME, COMPUTER, options=GAMES[game])
    chance = random.Random(1)
    over = page.locator("#ending")
    for _ in range(1500):
        if over.count():
            break
        touchable = page.locator(OPEN)
        count = touchable.count()
        if not count:
            page.wait_for_timeout(30)
            continue
        try:
            touchable.nth(chance.randrange(count)).click(timeout=500)
        except Exception:
            continue
    expect(over).to_be_visible()
