"""What a person with good eyes would notice."""

from playwright.sync_api import Page

PHONE, WIDE = (360, 740), (1280, 800)

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


def cut_texts(page: Page) -> list[str]:
    """Texts that do not fit their place, and things beyond the edge of the screen."""
    cut: list[str] = page.evaluate(CUT)
    return cut
