"""A real server and a real browser.

    server          the address of a server with an empty folder of tables
    visit(...)      a new person (cookies of their own) with a page of the size and language wished
    table(...)      a new table with the seats wished, opened by that person

Screenshots of the last look at every page are kept in screenshots/, which git ignores.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.looking import WIDE
from browser.tables import new_table
from playwright.sync_api import Browser, Page, expect, sync_playwright
from support.servers.serving import serving
from support.tools import chromium, headless_shell, lacking

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "screenshots"
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # as all of Chromium has it: the headless shell's texts are wider
)

PLENTY = {"REGALIA_TABLES_AN_HOUR": "100000", "REGALIA_REQUESTS_A_MINUTE": "100000"}

# How long a test waits for what must come, in milliseconds; what comes is seen at once.  Computer
# players run at the lowest priority, and beside a whole suite on two cores their first answer waits
# for the compiler, too: what never comes is told after three minutes instead.
PATIENCE = 180_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def program() -> str:
    """The browser's program; a module that wants all of Chromium has a fixture of its own."""
    found = headless_shell() or chromium()
    if not found:
        pytest.fail(lacking(), pytrace=False)
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables"), **PLENTY) as running:
        yield running.url


@pytest.fixture(scope="module")  # while it is there, no other test can run an event loop
def browser(program: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        yield opened
        opened.close()


@pytest.fixture
def visit(
    server: str, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """`visit("/rules/ur", size=PHONE, language="de", dark=True)`: the page, opened there."""
    people: list[Page] = []
    problems: list[str] = []

    def visit(
        path: str = "/",
        size: tuple[int, int] = WIDE,
        language: str = "en",
        dark: bool = False,
        workers: str = "block",
        **wishes: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=server,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            service_workers=workers,  # type: ignore[arg-type]
            **wishes,
        )
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: _hear(said.type, said.text, problems))
        page.goto(path)
        people.append(page)
        return page

    yield visit
    name = re.sub(r"\W+", "-", request.node.name)
    SCREENSHOTS.mkdir(exist_ok=True)
    for number, page in enumerate(people):
        if not page.is_closed():
            page.screenshot(path=SCREENSHOTS / f"{name}-{number}.png")
        page.context.close()
    assert not problems, problems


def _hear(kind: str, text: str, problems: list[str]) -> None:
    """Note a complaint of the browser: a fault of the page, unless a test provokes it."""
    provoked = ("net::ERR", "WebSocket connection", "status of 4")
    if kind == "error" and not any(words in text for words in provoked):
        problems.append(text)


@pytest.fixture
def table() -> Callable[..., str]:
    """`table(page, "ur", [{"kind": "me"}, {"kind": "open"}])`: its address for those who play."""
    return new_table
