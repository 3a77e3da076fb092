"""Prompts for the next touch: after each one the line that said what can be done says what comes
next."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.looking import PHONE
from browser.tables import decide
from playwright.sync_api import Page, expect
from support.moments import Moment, moments

from regalia.core.game import Game

Visit = Callable[..., Page]
NewTable = Callable[..., str]
GAMES: dict[str, dict[str, Any]] = {
    "study": {"level": 3},
    "gambit": {},
    "battles": {},
    "twelve": {},
}


def guided(game: Game) -> Iterator[tuple[list[str], list[str]]]:
    """Taps of actions that can be done, and what is asked after each of them but the last."""
    room, params, s = game.room, game.params, game.state
    say = room.words("en").say
    for action in game.actions(game.players[0]).values():
        yield room.scene.taps(params, s, action), room.scene.steps(params, s, action, say)


def many_touches(name: str) -> tuple[Moment, list[str], list[set[str]]]:
    """A decision that takes the most touches, one way of making it, and what may be asked after
    each touch but the last."""
    longest: tuple[int, Moment, list[tuple[list[str], list[str]]]] | None = None
    for moment in moments(name, GAMES[name]):
        found = list(guided(Game.from_record(moment.record)))
        most = max((len(taps) for taps, steps in found if steps), default=0)
        if longest is None or most > longest[0]:
            longest = most, moment, found
    assert longest and longest[0] > 1
    most, moment, found = longest
    taps = next(taps for taps, steps in found if len(taps) == most and steps)
    asked = [
        {steps[k] for also, steps in found if also[: k + 1] == taps[: k + 1] and len(steps) > k}
        for k in range(most - 1)
    ]
    return moment, taps, asked


@pytest.mark.parametrize("name", GAMES)
def test_each_touch_is_answered_by_what_to_touch_next(
    visit: Visit, table: NewTable, name: str
) -> None:
    moment, taps, asked = many_touches(name)
    page = visit("/about", size=PHONE)
    decide(page, table, name, moment)
    prompt = page.get_by_test_id("prompt")
    before = prompt.inner_text()
    for tap, possible in zip(taps, asked):
        page.locator(f'button[data-id="{tap}"]:visible').first.click()
        assert possible and before not in possible
        expect(prompt).not_to_have_text(before)
        assert prompt.inner_text() in possible
        before = prompt.inner_text()
    page.keyboard.press("Escape")
    expect(prompt).not_to_have_text(before)  # one touch fewer, or none
