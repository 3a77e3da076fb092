"""The page's own typefaces, in a real browser: nothing hangs on the fonts of the machine."""

from collections.abc import Callable

import pytest
from browser.looking import PHONE, drawn
from browser.tables import COMPUTER, ME, at_once
from playwright.sync_api import Page, Route, expect

from regalia.core.words import LANGUAGES

Visit = Callable[..., Page]
NewTable = Callable[..., str]
PICTURES = "Emoji"  # of the chat, drawn by the system in colours

MARK = """() => {
    const has = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
    for (const one of document.querySelectorAll("body *"))
        if ([...one.childNodes].some(has)) one.setAttribute("data-has-text", "");
}"""

SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((seen) => {
        for (const shift of seen.getEntries())
            if (!shift.hadRecentInput)
                window.shifts.push([shift.value, ...shift.sources.map((it) => it.node?.className)]);
    }).observe({ type: "layout-shift", buffered: true });
}"""


def ready(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    drawn(page)


def strange_fonts(page: Page) -> dict[str, str]:
    """Fonts of the machine with which some text is drawn, each with a text."""
    devtools = page.context.new_cdp_session(page)
    for part in ("DOM", "CSS"):
        devtools.send(f"{part}.enable")
    root = devtools.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    page.evaluate(MARK)
    asked = {"nodeId": root, "selector": "[data-has-text]:not(:has(code), code, pre, pre *)"}
    strange: dict[str, str] = {}
    drawn = 0
    for node in devtools.send("DOM.querySelectorAll", asked)["nodeIds"]:
        fonts = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        drawn += sum(font["glyphCount"] for font in fonts)
        for font in fonts:
            if not font["isCustomFont"] and PICTURES not in font["familyName"]:
                html = devtools.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
                strange[font["familyName"]] = html[:200]
    assert drawn > 100
    return strange


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_drawn_with_our_own_typefaces(
    language: str, visit: Visit, table: NewTable
) -> None:
    page = visit("/", size=PHONE, language=language)
    ready(page)
    assert strange_fonts(page) == {}
    for game in ("battles", "gambit", "study", "twelve", "ur"):
        page.goto(table(page, game, [ME, COMPUTER], language=language, options=at_once(game)))
        expect(page.locator(".sheet svg").first).to_be_visible()
        assert strange_fonts(page) == {}, game
    page.goto("/rules/battles#RB-3")
    expect(page.locator('[id="RB-3"]')).to_be_visible()
    assert strange_fonts(page) == {}


@pytest.mark.parametrize("late", ["", "serif-600", "sans-600", "sans-400"])
def test_nothing_shifts_on_loading_also_when_a_typeface_comes_late(
    late: str, visit: Visit, table: NewTable
) -> None:
    page = visit("/", size=PHONE)
    ready(page)
    path = table(page, "ur", [ME, COMPUTER])
    held: list[Route] = []

    page.add_init_script(f"({SHIFTS})()")
    if late:
        page.route(f"**/assets/{late}-*.woff2", lambda route: held.append(route))
    for address in ("/", path):
        page.goto(address, wait_until="domcontentloaded")
        expect(page.locator("article, .sheet svg").first).to_be_visible()
        drawn(page)
        assert bool(held) == bool(late)
        while held:
            held.pop().continue_()
        ready(page)
        assert page.evaluate("window.shifts") == [], address
        shown = page.evaluate("[...document.fonts].map((face) => face.status)")
        assert shown == ([] if late else ["loaded"] * 4)
