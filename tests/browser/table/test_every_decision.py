"""Every kind of decision, of every game, at every size, is in sight, uncovered and legible.

What can be touched now is on the screen, or in a panel that scrolls beside a board that stays.
"""

from collections.abc import Callable
from itertools import cycle

import pytest
from browser.looking import EYES, SIZES, faults
from browser.tables import GAMES, decide
from playwright.sync_api import Page
from support.moments import moments

Visit = Callable[..., Page]
NewTable = Callable[..., str]
CASES = [
    pytest.param(game, size, *eyes, id=f"{game}-{size}".replace(" ", "-"))
    for (game, size), eyes in zip(((g, s) for g in GAMES for s in SIZES), cycle(EYES))
]


@pytest.mark.parametrize(("game", "size", "language", "dark"), CASES)
def test_what_can_be_touched_is_in_sight_beside_an_uncovered_board(
    visit: Visit, table: NewTable, game: str, size: str, language: str, dark: bool
) -> None:
    page = visit("/about", size=SIZES[size], language=language, dark=dark)
    name, options = GAMES[game]
    for moment in moments(name, options):
        decide(page, table, name, moment, language)
        assert faults(page) == {}, moment.phase
        assert page.evaluate("scrollY") == 0
