"""All that can be tapped or must be read is on top and in view: at tables, in lessons, on pages."""

import re
from collections.abc import Callable

import pytest
from browser.hits import along, hidden
from browser.looking import PHONE, WIDE
from browser.tables import GAMES, HERE, ME, decide
from playwright.sync_api import Page, expect
from support.moments import Moment, moments

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game, record
from regalia.kit.playing import play_randomly

Visit = Callable[..., Page]
NewTable = Callable[..., str]
PHONES = [PHONE, (390, 844)]
PAGES = ["/", "/new/twelve", "/rules/study", "/practice/gambit", "/daily/ur", "/box/ur"]


def fits(page: Page, sizes: list[tuple[int, int]]) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for when, found in along(page):
            assert found == [], (width, when)


@pytest.mark.parametrize("path", PAGES)
def test_nothing_of_a_page_lies_under_another_thing(visit: Visit, path: str) -> None:
    page = visit(path, size=PHONE, language="de")
    expect(page.locator("main h1").first).to_be_attached()
    fits(page, PHONES)


def test_the_way_back_leaves_a_lessons_question_to_be_read(visit: Visit) -> None:
    page = visit("/learn/ur", size=PHONE)
    page.locator(".steps button").last.click()
    page.locator(".layer button.open").first.click()
    expect(page.get_by_role("button", name="Undo last tap")).to_be_visible()
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        assert hidden(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_at_a_table_lies_under_another_thing(
    visit: Visit, table: NewTable, game: str
) -> None:
    page = visit("/about", size=PHONE, language="sl")
    name, options = GAMES[game]
    decide(page, table, name, moments(name, options)[-1], "sl")
    fits(page, PHONES)


def test_a_supply_lies_whole_above_the_tools_also_when_a_draw_is_offered(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/about", size=PHONE, language="sl")
    for moment in moments("twelve", {}):
        decide(page, table, "twelve", moment, "sl")
        assert page.evaluate(OVER) <= 0, moment.record
    page.goto(table(page, "twelve", [ME, HERE], language="sl"))
    page.get_by_role("button", name="Meni", exact=True).click()
    page.get_by_role("button", name="Ponudi remi").click()
    expect(page.locator(".ask .primary")).to_be_visible()
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        assert hidden(page) == []
        assert page.evaluate(OVER) <= 0
        assert page.evaluate(BELOW) <= 0


# The part of the panel that is not in sight, and of the tools.
OVER = "(panel => panel.scrollHeight - panel.clientHeight)(document.querySelector('.panel'))"
BELOW = "document.querySelector('.board > .tools').getBoundingClientRect().bottom - innerHeight"


@pytest.mark.parametrize("size", [*PHONES, WIDE])
def test_the_offer_of_a_lesson_lies_on_nothing(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", size=size)
    page.get_by_role("button", name=re.compile("^Play Ur")).click()
    expect(page.get_by_text("New to Ur")).to_be_visible()
    assert hidden(page) == []


def test_a_lost_connection_is_told_beside_the_tools(visit: Visit, table: NewTable) -> None:
    page = visit("/about", size=PHONE)
    page.goto(table(page, "twelve", [ME, HERE]))
    expect(page.locator(".layer button.open").first).to_be_visible()
    page.context.set_offline(True)
    away = page.locator("header").get_by_text("No connection")
    expect(away).to_be_in_viewport(ratio=1)
    assert hidden(page) == []
    page.context.set_offline(False)
    expect(away).to_have_count(0)


def test_no_ring_cuts_the_number_of_a_touch(visit: Visit, table: NewTable) -> None:
    page = visit("/about", size=PHONE)
    decide(page, table, "ur", TWO_PIECES)
    for square in PAIR.replace("+", "-").split("-")[:3]:
        page.locator(f'.layer [data-id="{square}"]').click()
    badges = page.locator(".layer .step")
    expect(badges).to_have_count(3)
    highest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.layer button')]"
        ".map((one) => Number(getComputedStyle(one).zIndex) || 0))"
    )
    for badge in badges.all():
        assert badge.evaluate("one => Number(getComputedStyle(one).zIndex) || 0") > highest


def _two_pieces() -> tuple[Moment, str]:
    """A decision of Ur at which two pieces may move, and how."""
    for game in play_randomly(Game(games.room("ur"), {}), random.seeded(3), 400):
        if game.over or game.to_play == CHANCE:
            continue
        for text in game.actions():
            if "+" in text:
                return Moment(0, record.write(game), game.players[0], game.seats), text
    raise AssertionError


TWO_PIECES, PAIR = _two_pieces()
