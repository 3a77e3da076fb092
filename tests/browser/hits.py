"""Things that lie under others: all that can be tapped or must be read is on top and in view.

What scrolls, with the page or in a panel, is looked at where it is scrolled to.  Pictures are left
out, for what is drawn on a board lies below what can be touched there.
"""

from collections.abc import Iterator

from browser.looking import SETTLED, drawn
from playwright.sync_api import Page

SIZES = [(360, 740), (390, 844), (393, 852), (412, 915), (740, 360), (820, 1180), (1440, 900)]

HIDDEN = """() => {
    const tapped = "a[href], button:enabled, input:enabled, select, summary, textarea";
    const seen = (one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !one.closest(".spoken, .skip, svg, option, [inert]") &&
        getComputedStyle(one).clipPath === "none" && one.getBoundingClientRect().width > 2;
    const name = (one) => {
        const told = one.dataset.id ?? one.ariaLabel ?? one.textContent;
        return `${one.tagName.toLowerCase()} "${told.trim().replace(/\\s+/g, " ").slice(0, 50)}"`;
    };
    const inside = ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const above = (one, [x, y]) => {
        const top = document.elementFromPoint(x, y);
        const own = top && (one.contains(top) || top.contains(one) ||
            (top.labels ?? []).values().some((label) => label.contains(one)));
        return own ? null : (top ?? document.documentElement);
    };
    const boxes = (one) => {
        if (one.matches(tapped)) return [...one.getClientRects()]; // a link may be broken
        const lines = document.createRange();
        return [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim())
            .flatMap((node) => (lines.selectNodeContents(node), [...lines.getClientRects()]));
    };
    const points = ({ left, top, width, height }, tap) => {
        const [x, y] = [left + width / 2, top + height / 2];
        const [across, down] = tap ? [width * 0.3, height * 0.3] : [width / 2 - 2, 0];
        return [[x, y], [x - across, y - down], [x + across, y + down]];
    };
    const scrolled = (one, [x, y]) => {
        for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at);
            const { left, top, right, bottom } = at.getBoundingClientRect();
            const down = overflowY === "auto" && at.scrollHeight > at.clientHeight;
            const across = overflowX === "auto" && at.scrollWidth > at.clientWidth;
            if (down && (y < top || y > bottom) || across && (x < left || x > right)) return true;
        }
    };
    const under = (one) => {
        for (const box of boxes(one)) {
            if (box.width < 2 || box.height < 2) continue;
            for (const point of points(box, one.matches(tapped))) {
                if (scrolled(one, point)) continue;
                const top = inside(point) ? above(one, point) : document.documentElement;
                if (top) return inside(point) ? name(top) : "the edge of the screen";
            }
        }
    };
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const asked = [...(dialog ?? document.body).querySelectorAll("*")].filter((one) =>
        seen(one) && (one.matches(tapped) ||
            [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())));
    const was = [scrollX, scrollY];
    const found = [];
    for (const one of asked) {
        let top = under(one);
        if (!top) continue;
        one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        if ((top = under(one))) found.push(`${name(one)} under ${top}`);
    }
    scrollTo(...was);
    return found;
}"""


def hidden(page: Page) -> list[str]:
    """All that can be tapped or must be read, and lies under something else or out of reach."""
    drawn(page)
    page.wait_for_function(SETTLED)
    found: list[str] = page.evaluate(HIDDEN)
    return found


def along(page: Page) -> Iterator[tuple[str, list[str]]]:
    """Yield all that is hidden as it stands, and after a first touch that leads on."""
    yield "at first", hidden(page)
    first = page.locator(".layer button.open, .tray button.open").filter(visible=True)
    if not first.count():
        return
    first.first.click(force=True)
    if not page.locator(".back").count():
        return
    yield "after a touch", hidden(page)
    page.keyboard.press("Escape")
