"""Movements on a page that nobody caused: places of all that is seen, frame after frame."""

from collections.abc import Iterator

from browser.looking import drawn
from playwright.sync_api import JSHandle, Page

CLOCK = {"kind": "game", "seconds": 601, "gain": 5}  # its first digit goes while one looks

# In half pixels, for a pixel of a phone is no more. Pictures are drawn in places of their own.
WATCHER = """() => {
    const places = new Map();
    const where = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height].map((side) => Math.round(2 * side) / 2).join(" ");
    };
    const told = (one) => one.dataset.id ?? one.textContent.trim().slice(0, 25);
    const name = (one) => `${one.tagName}.${one.classList[0] ?? ""} ${told(one)}`;
    return (frames) => new Promise((done) => {
        const moved = new Set();
        const look = () => {
            for (const one of document.querySelectorAll("body *:not(svg *, .spoken)")) {
                const [was, now] = [places.get(one), where(one)];
                if (was !== undefined && was !== now)
                    moved.add(`${name(one)}: ${was}, then ${now}`);
                places.set(one, now);
            }
            if (frames-- > 0) requestAnimationFrame(look);
            else done([...moved]);
        };
        look();
    });
}"""
TOUCHABLE = """() => [...document.querySelectorAll(
        ".board :is(button, input):enabled, .choices :is(button, input):enabled")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .map(({ left, top, width, height }) => [left + width / 2, top + height / 2])
    .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""
STILL, ABOVE = 12, 3  # frames that are looked at: when nobody does anything, with a pointer above


def movements(page: Page) -> list[str]:
    """All that moves while nobody does more than hold a pointer above what can be touched."""
    page.mouse.move(0, 0)
    drawn(page)
    watcher = page.evaluate_handle(WATCHER)
    return list(dict.fromkeys(_seen(page, watcher)))


def _seen(page: Page, watcher: JSHandle) -> Iterator[str]:
    yield from watcher.evaluate("(look, frames) => look(frames)", STILL)
    for x, y in page.evaluate(TOUCHABLE):
        page.mouse.move(x, y)
        for moved in watcher.evaluate("(look, frames) => look(frames)", ABOVE):
            yield f"{moved} (pointer at {x:.0f} {y:.0f})"
