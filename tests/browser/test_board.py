"""The board: touched by mouse, finger and keys, along the legal taps."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

ME, HERE = {"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Ben"}
COMPUTER = {"kind": "computer", "level": 1}
STRONG = {"kind": "computer", "level": 6}
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
    """At random, so the computer soon wins; what is touched last is the shorter action, if asked."""
    page = opened(visit, table, game, ME, STRONG, options=GAMES[game])
    play_on(page, random.Random(1), lambda found: found.click(timeout=2_000))


def play_on(page: Page, chance: random.Random, touch: Callable[[Locator], None]) -> None:
    ending = page.locator("#ending")
    for _ in range(3_000):
        if ending.count():
            break
        touchable = page.locator(OPEN)
        count = touchable.count()
        if not count:
            page.wait_for_timeout(50)
            continue
        try:
            touch(touchable.nth(chance.randrange(count)))
        except TimeoutError:
            continue  # the computer was quicker, and other things can be touched now
    expect(ending).to_be_visible()
