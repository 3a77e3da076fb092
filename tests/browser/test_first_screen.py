"""The first screen of a table: all in sight, nothing on the board, nothing too small to read."""

from collections.abc import Callable
from itertools import cycle

import pytest
from browser.looking import cut_texts
from browser.tables import COMPUTER, ME
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
NewTable = Callable[..., str]
GAMES = ("ur", "twelve", "study", "gambit", "battles")
SIZES = {"upright": (360, 740), "lying": (740, 360), "tablet": (820, 1180), "desk": (1440, 900)}
EYES = (("de", False), ("sl", True), ("de", True), ("sl", False))  # language, and is it dark
CASES = [
    pytest.param(game, size, *eyes, id=f"{game}-{size}")
    for (game, size), eyes in zip(((g, s) for g in GAMES for s in SIZES), cycle(EYES))
]

SMALL = """() => {
    const small = [];
    for (const one of document.querySelectorAll("main *")) {
        if (one.closest(".spoken, option, defs, symbol") || !one.checkVisibility()) continue;
        const own = [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
        if (!own) continue;
        const svg = one.closest("svg");
        const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        if (size < 10.99) small.push(`${size} ${one.textContent}`);
    }
    return small;
}"""
COVERED = """() => {
    const covered = [];
    const box = document.querySelector("div.sheet")?.getBoundingClientRect();
    if (!box) return covered; // where things are compared before there is anything on a board
    for (let i = 1; i < 12; i++) for (let k = 1; k < 12; k++) {
        const [x, y] = [box.left + (box.width * i) / 12, box.top + (box.height * k) / 12];
        if (x >= innerWidth || y >= innerHeight) continue;
        const top = document.elementFromPoint(x, y);
        if (!top?.closest("div.sheet")) covered.push(`${x} ${y} ${top?.className}`);
    }
    return covered;
}"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll(
        ".board button:is(.open, .target), .choices button, .choices input, .sheet")]
    .map((one) => [one.dataset.id ?? one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.bottom > innerHeight + 1 || box.top < -1 || box.right > innerWidth + 1)
    .map(([name, box]) => `${name} ${box.top}-${box.bottom}`)"""


def opened(visit: Visit, table: NewTable, game: str, size: str, language: str, dark: bool) -> Page:
    page = visit("/", size=SIZES[size], language=language, dark=dark)
    page.wait_for_load_state("networkidle")
    page.goto(table(page, game, [ME, COMPUTER], language=language))
    expect(page.locator(".board button:is(.open, .target), .choices button").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize(("game", "size", "language", "dark"), CASES)
def test_board_and_choices_are_in_sight_uncovered_and_legible(
    visit: Visit, table: NewTable, game: str, size: str, language: str, dark: bool
) -> None:
    page = opened(visit, table, game, size, language, dark)
    assert page.evaluate("scrollY") == 0
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate(COVERED) == []
    assert page.evaluate(SMALL) == []
    assert cut_texts(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_beside_the_board_is_large_enough_for_a_finger(
    visit: Visit, table: NewTable, game: str
) -> None:
    page = opened(visit, table, game, "upright", "de", False)
    touchable = page.locator(
        ".board :is(.others, .mine, .talk, .tools) :is(button, input):not([disabled])"
    )
    boxes = [box for one in touchable.all() if (box := one.bounding_box())]
    small = [box for box in boxes if box["height"] < 43.9 or box["width"] < 43.9]
    assert boxes and not small, small
