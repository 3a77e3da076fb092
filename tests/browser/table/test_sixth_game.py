"""A room of another package on the page: played with a secret, a look of its own, English words."""

from collections.abc import Callable, Iterator

import pytest
from browser.conftest import PLENTY
from browser.looking import PHONE
from browser.tables import log, turn
from playwright.sync_api import Page, expect
from support.servers.serving import serving
from support.sixth import as_package

Visit = Callable[..., Page]
SEATS = [
    {"kind": "me", "name": "Ada"},
    {"kind": "computer", "level": 1},
    {"kind": "computer", "level": 4},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of a house into which the toy was installed."""
    site = as_package(tmp_path_factory.mktemp("site"))
    tables = tmp_path_factory.mktemp("tables")
    with serving(tables, **PLENTY, PYTHONPATH=str(site)) as running:
        yield running.url


@pytest.mark.parametrize("language", ["en", "sl"])
def test_it_is_found_on_the_start_page_and_read_in_english(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    expect(page.get_by_role("heading", name="The last counter")).to_be_visible()
    expect(page.get_by_text("Take the last counter if your coin is gold")).to_be_visible()
    page.goto("/rules/toy#TY-4")
    expect(page.get_by_text("Who takes the last counter shows all coins").first).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_it_is_played_to_its_end_by_touching_counters(
    visit: Visit, table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = visit("/", size=size)
    page.goto(table(page, "toy", SEATS))
    again = page.get_by_role("button", name="Play again")
    for _ in range(7):
        expect(turn(page).get_by_text("Your turn").or_(again).first).to_be_visible()
        if again.is_visible():
            break
        shown = page.locator('use[href*="coin"]')
        expect(shown).to_have_count(3)  # everybody's coin, drawn with the room's own look
        page.locator('[data-id="counter:0"]').first.click(force=True)
    expect(log(page).filter(has_text="there is none left")).to_have_count(1)
