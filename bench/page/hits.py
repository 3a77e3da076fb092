"""Finds what lies under something else, or out of reach: every step of every lesson, every theme,
every kind of decision at tables and every page, at all sizes, also after a first touch.

    python bench/page/hits.py [--parts lessons,themes,tables,pages] [--games ur,twelve]

Prints what is hidden where, and ends with 1 if anything was.  Takes about an hour of one core.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from browser.conftest import ARGUMENTS, PLENTY
from browser.hits import SIZES, along
from browser.looking import drawn
from browser.tables import GAMES, decide, new_table
from support.moments import moments
from support.servers.serving import serving
from support.tools import chromium, headless_shell

from regalia import games

ALONE = ["/", "/about", "/mine", "/analyse", "/box"]
OF_A_GAME = ["new", "rules", "learn", "daily", "practice", "box", "workshop", "proved"]


def pages(page: Page, rooms: list[str], language: str) -> Iterator[str]:
    for path in [*ALONE, *(f"/{kind}/{game}" for game in rooms for kind in OF_A_GAME)]:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        yield path


def lessons(page: Page, rooms: list[str], language: str) -> Iterator[str]:
    for game in rooms:
        page.goto(f"/learn/{game}")
        steps = page.locator(".steps button")
        steps.first.wait_for()
        for number in range(steps.count()):
            steps.nth(number).click()
            page.wait_for_load_state("networkidle")
            yield f"lesson of {game}, step {number + 1}"


def themes(page: Page, rooms: list[str], language: str) -> Iterator[str]:
    for game in rooms:
        practice = page.request.get(f"/api/games/{game}/practice?language={language}").json()
        for theme in practice["themes"]:
            page.goto(f"/practice/{game}")
            page.get_by_role("button", name=theme["name"]).first.click()
            page.get_by_test_id("goal").wait_for()
            yield f"theme {theme['id']} of {game}"


def tables(page: Page, rooms: list[str], language: str) -> Iterator[str]:
    for title, (name, options) in GAMES.items():
        for moment in moments(name, options) if name in rooms else ():
            decide(page, new_table, name, moment, language)
            yield f"{title}, phase {moment.phase}"


PARTS = {"lessons": lessons, "themes": themes, "tables": tables, "pages": pages}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--games", default=",".join(games.names()))
    parser.add_argument("--language", default="de")
    asked = parser.parse_args()
    looked = wrong = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), **PLENTY) as server,
        sync_playwright() as playwright,
    ):
        program = headless_shell() or chromium()
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        context = browser.new_context(
            base_url=server.url, locale=asked.language, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto("/about")
        for part in asked.parts.split(","):
            for place in PARTS[part](page, asked.games.split(","), asked.language):
                for width, height in SIZES:
                    page.set_viewport_size({"width": width, "height": height})
                    drawn(page)
                    for when, found in along(page):
                        looked += 1
                        wrong += bool(found)
                        if found:
                            print(f"{place}, {width}, {when}", *found[:4], sep="\n    ", flush=True)
        browser.close()
    print(f"{wrong} of {looked} hide something.")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
