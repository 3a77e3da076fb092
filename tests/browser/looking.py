"""Faults of a drawn page that a person with good eyes would notice."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

PHONE, WIDE = (360, 740), (1280, 800)
SIZES = {"upright": (360, 740), "lying": (740, 360), "tablet": (820, 1180), "desk": (1440, 900)}
EYES = (("de", False), ("sl", True), ("de", True), ("sl", False))  # language, and is it dark

CUT = """() => {
    const cut = [];
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) cut.push(`page ${page.scrollWidth}`);
    for (const one of document.querySelectorAll("body *")) {
        if (one.closest("svg, pre, table, .spoken, [hidden]") || !one.checkVisibility()) continue;
        const own = [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
        if (!own && !["INPUT", "SELECT", "BUTTON"].includes(one.tagName)) continue;
        const box = one.getBoundingClientRect();
        const style = getComputedStyle(one);
        const inline = style.display === "inline";
        if (!inline && one.tagName !== "INPUT" && one.scrollWidth > one.clientWidth + 1)
            cut.push(`${one.tagName} ${one.textContent.trim().slice(0, 40)}`);
        if (box.width && (box.right > page.clientWidth + 1 || box.left < -1))
            cut.push(`outside: ${one.tagName} ${one.textContent.trim().slice(0, 40)}`);
    }
    return cut;
}"""

SMALL = """() => {
    const small = [];
    for (const one of document.querySelectorAll("main *")) {
        if (one.closest(".spoken, option, defs, symbol") || !one.checkVisibility()) continue;
        const own = [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
        if (!own) continue;
        const drawn = one.closest("svg") && one.getScreenCTM();
        const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
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
UNREACHABLE = """() => {
    const beyond = ({ left, top, right, bottom }) =>
        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const panel = (one) => {
        for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
            const scrolls = ["auto", "scroll"].includes(getComputedStyle(at).overflowY);
            if (scrolls && at.scrollHeight > at.clientHeight + 1) return at;
        }
    };
    const needed = `.sheet, .board button:is(.open, .target, .touched), .choices :is(button, input),
        .talk button, .board > .tools button`;
    const missed = [];
    for (const one of document.querySelectorAll(needed)) {
        const box = one.getBoundingClientRect();
        if (!one.checkVisibility() || !beyond(box)) continue;
        const around = panel(one);
        const stays = around && !around.querySelector(".sheet");
        if (!stays || beyond(around.getBoundingClientRect()))
            missed.push(`${one.dataset.id ?? one.textContent.trim()} ${box.top}-${box.bottom}`);
    }
    const touchable = ".panel button:is(.open, .target), .choices button:enabled";
    const first = document.querySelector(touchable);
    const around = first && panel(first)?.getBoundingClientRect();
    if (around && first.getBoundingClientRect().bottom > around.bottom + 1)
        missed.push(`nothing of the panel that can be touched is in sight: ${first.dataset.id}`);
    return missed;
}"""
# But for what is certain to miss, which shares a line, and which another touch undoes.
FINGERS = """() => [...document.querySelectorAll(
        ".board :is(.others, .mine, .talk, .tools) :is(button, input):not([disabled], .chip)")]
    .map((one) => [one.dataset.id ?? one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 43.9 || box.height < 43.9))
    .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
# Ranks are parts of a card's symbol: as high as the card is drawn by what it measures itself.
FIGURES = """() => {
    const small = [];
    for (const card of document.querySelectorAll("svg.looks:not([hidden]) use")) {
        const symbol = document.getElementById(card.getAttribute("href").slice(1));
        const box = card.getBoundingClientRect();
        if (!symbol || !box.height || !card.checkVisibility()) continue;
        for (const part of symbol.querySelectorAll("use[href*='rank-']")) {
            const high = (part.height.baseVal.value * box.height) / symbol.viewBox.baseVal.height;
            if (high < 7.99) small.push(`${card.getAttribute("href")} ${high}`);
        }
    }
    return small;
}"""

SETTLED = """() => document.getAnimations().every(
        (one) => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)
    && document.fonts.status === "loaded" """


def drawn(page: Page) -> None:
    """Wait until the page has drawn what was changed, and heard what follows from it."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def barriers(page: Page) -> list[str]:
    """Barriers that axe finds once the page stands still.

    A thing that is just fading in has too little contrast, for a moment: what is no longer found
    when everything has settled was never a barrier; what stays is told with its rule and place."""
    found: list[str] = []
    for _ in range(4):  # while computers play on, a page seldom stands still for long
        page.wait_for_function(SETTLED)
        violations = Axe().run(page).response["violations"]
        found = [f"{one['id']}: {node['html']}" for one in violations for node in one["nodes"]]
        if not found:
            break
    return found


def stored(page: Page) -> Page:
    """The page once the service worker keeps all that can be read without a connection, loaded from
    it."""
    page.wait_for_function("() => localStorage.getItem('regalia:stored')", timeout=60_000)
    page.reload()
    return page


def cut_texts(page: Page) -> list[str]:
    """Texts that do not fit their place, and things beyond the edge of the screen."""
    cut: list[str] = page.evaluate(CUT)
    return cut


def faults(page: Page, besides: str = "") -> dict[str, list[str]]:
    """All that is wrong with how a table's first screen looks; `besides`: what does not matter."""
    asked = {
        "out of reach": UNREACHABLE,
        "covered": COVERED,
        "small texts": SMALL,
        "small for fingers": FINGERS,
        "small figures": FIGURES,
        "cut": CUT,
    }
    page.evaluate("document.fonts.ready")
    found = {name: page.evaluate(one) for name, one in asked.items() if name != besides}
    return {name: wrong for name, wrong in found.items() if wrong}
