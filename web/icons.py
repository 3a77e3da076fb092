"""Draws the PNG icons of the page from public/assets/icon.svg: `python web/icons.py CHROMIUM`."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public" / "assets"
# name, size, and how much of it the drawing fills: launchers cut the edges of maskable icons
ICONS = (
    ("icon-192.png", 192, 1.0),
    ("icon-512.png", 512, 1.0),
    ("icon-maskable-512.png", 512, 1.25),
    ("icon-apple-180.png", 180, 1.0),
)


def main(chromium: str) -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, size, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            square = drawing.replace('rx="112"', "") if name != "icon-192.png" else drawing
            if ground > 1:
                edge = 512 * (ground - 1) / 2
                square = square.replace(
                    "0 0 512 512", f"{-edge} {-edge} {512 + 2 * edge} {512 + 2 * edge}"
                )
            page.set_content(
                f"<style>body{{margin:0;background:#5c2a62}}svg{{display:block}}</style>{square}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
