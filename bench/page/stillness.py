"""Finds what moves at a table though nobody moved it: at every kind of decision of every game,
in all widths of phones, with a clock and without, also under a pointer above what can be touched.

    python bench/page/stillness.py [--games ur,twelve] [--seeds 3,4]

Prints each decision at which anything moved, and ends with 1 if there was one.  Takes about
a quarter of an hour of one core.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from browser.conftest import ARGUMENTS, PLENTY
from browser.looking import drawn
from browser.stillness import CLOCK, movements
from browser.tables import GAMES, decide, new_table
from support.moments import moments
from support.servers.serving import serving
from support.tools import chromium, headless_shell

SIZES = [(360, 740), (375, 667), (390, 844), (393, 852), (412, 915), (430, 932)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seeds", default="3")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    seeds = [int(seed) for seed in asked.seeds.split(",")]
    looked = moving = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), **PLENTY) as server,
        sync_playwright() as playwright,
    ):
        program = headless_shell() or chromium()
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        context = browser.new_context(base_url=server.url, locale=asked.language)
        page = context.new_page()
        page.goto("/about")
        for title in asked.games.split(","):
            name, options = GAMES[title]
            for moment in [one for seed in seeds for one in moments(name, options, seed)]:
                for clock in ({"kind": "none"}, CLOCK):
                    decide(page, new_table, name, moment, asked.language, clock=clock)
                    for width, height in SIZES:
                        page.set_viewport_size({"width": width, "height": height})
                        drawn(page)
                        looked += 1
                        if found := movements(page):
                            moving += 1
                            told = f"{title}, phase {moment.phase}, {width}, clock {clock['kind']}"
                            print(told, *found[:4], sep="\n    ", flush=True)
        browser.close()
    print(f"{moving} of {looked} moved.")
    return int(moving > 0)


if __name__ == "__main__":
    sys.exit(main())
