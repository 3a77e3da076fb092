"""Looks of things on the page: symbols of the server's, placed."""

import re
from collections.abc import Callable

import pytest
from browser.tables import HERE, ME
from playwright.sync_api import Page, Route, expect

Visit = Callable[..., Page]
SHEET = {False: "rgb(245, 237, 220)", True: "rgb(38, 33, 48)"}
FILL = "getComputedStyle(document.querySelector('svg.looks > .sheet')).fill"


def test_looks_are_asked_for_once_and_every_place_finds_its_symbol(
    visit: Visit, table: Callable[..., str]
) -> None:
    page = visit("/")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "looks.svg" in one.url else None)
    for _ in range(2):
        page.goto(table(page, "ur", [ME, HERE]))
        expect(page.locator("svg.looks use").first).to_be_attached()
    assert len(set(asked)) == 1
    placed = "[...document.querySelectorAll('use')].map((use) => use.getAttribute('href').slice(1))"
    missing = page.evaluate(f"{placed}.filter((id) => !document.getElementById(id))")
    assert missing == []
    rosettes = page.locator("svg.looks use[href='#look.ur.rosette']")
    assert rosettes.count() == 4 + 2 * 4  # on the board, and in what each side holds of them


def test_a_look_that_is_not_there_is_its_glyph_on_a_disc(
    visit: Visit, table: Callable[..., str]
) -> None:
    def without_discs(route: Route) -> None:
        answer = route.fetch()
        symbol = r'<symbol id="look.disc-0".*?</symbol>'
        route.fulfill(response=answer, body=re.sub(symbol, "", answer.text(), flags=re.S))

    page = visit("/")
    page.route("**/looks.svg*", without_discs)
    page.goto(table(page, "ur", [ME, HERE]))
    strange = page.locator("svg.looks use[href='#look.unknown']")
    expect(strange).to_have_count(7)  # the pieces of one player
    assert page.locator("svg.looks svg text").all_text_contents() == ["●"] * 7


@pytest.mark.parametrize("dark", [False, True])
def test_boards_and_pictures_follow_the_pages_theme(
    visit: Visit, table: Callable[..., str], dark: bool
) -> None:
    """The page's theme counts also where it is not the system's."""
    page = visit("/", dark=not dark)
    page.evaluate(f"localStorage.setItem('regalia:theme', '{'dark' if dark else 'light'}')")
    page.goto("/rules/ur")
    wished = f"theme={'dark' if dark else 'light'}"
    pictures = page.locator("main img")
    expect(pictures.first).to_be_attached()
    assert all(wished in (one.get_attribute("src") or "") for one in pictures.all())
    page.goto(table(page, "ur", [ME, HERE]))
    expect(page.locator("svg.looks use").first).to_be_attached()
    assert page.evaluate(FILL) == SHEET[dark]
