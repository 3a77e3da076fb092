"""Progress of a first compilation, as people who wait for it read and hear it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from browser.looking import PHONE, drawn
from browser.tables import COMPUTER, ME
from playwright.sync_api import Page, Route, expect
from support.endings import almost, ended

from regalia.core.game.record import write

GERMAN = "Der Computer wird für dieses Spiel vorbereitet, nur beim ersten Mal: "


def prepared(page: Page) -> list[Any]:
    """The server says what stands in this list."""
    told: list[Any] = [0.37]

    def answer(route: Route) -> None:
        route.fulfill(json={"share": told[0]})

    page.route("**/preparing?*", answer)
    return told


def test_a_review_says_how_far_it_is_and_then_goes_on(visit: Callable[..., Page]) -> None:
    page = visit("/", size=PHONE, language="de")
    sent = {"text": write(ended("twelve"))}
    headers = {"x-regalia": "1", "content-type": "application/json"}
    brought = page.request.post("/api/analysis", data=json.dumps(sent), headers=headers)
    waiting = {"state": "working", "share": 0.0, "review": None}
    page.route("**/review?*", lambda route: route.fulfill(json=waiting))
    told = prepared(page)
    page.goto(f"/review/{brought.json()['key']}")
    status = page.locator(".working [role=status]")
    expect(status).to_have_text(f"{GERMAN}30\u00a0% …")
    expect(page.locator(".working progress")).to_have_js_property("value", 37)
    told[0] = 0.52
    expect(status).to_have_text(f"{GERMAN}50\u00a0% …")
    told[0] = None
    expect(status).not_to_contain_text(GERMAN)
    expect(page.locator(".working progress")).to_have_js_property("value", 0)


@pytest.mark.parametrize("seats", [[COMPUTER, ME], [ME, COMPUTER]])
def test_at_the_table_it_is_said_while_a_computer_thinks_and_nothing_moves(
    visit: Callable[..., Page], table: Callable[..., str], seats: list[dict[str, Any]]
) -> None:
    """Nothing is said to a person who is to act themselves."""
    page = visit("/", size=PHONE, language="de")
    page.clock.install()
    told = prepared(page)
    record = almost("twelve")
    thinks = seats[record.last.seat] is COMPUTER
    page.route_web_socket("**/live/*", lambda line: hold(line, thinks))
    page.goto(table(page, "twelve", seats, record=record.record, language="de"))
    expect(page.get_by_test_id("turn")).to_be_visible()
    place = page.locator("div.sheet").bounding_box()
    said = page.get_by_test_id("preparing")
    if thinks:
        expect(said).to_have_text(f"{GERMAN}30\u00a0% …")
        assert said.evaluate("one => one.parentElement.getAttribute('role')") == "status"
        told[0] = None
        expect(said).to_have_count(0)
    else:
        page.clock.fast_forward(10_000)  # as long as nobody would wait before it is said
        drawn(page)
        expect(said).to_have_count(0)
    assert page.locator("div.sheet").bounding_box() == place


def hold(line: Any, thinks: bool) -> None:
    """Let the first message arrive and no other; where a computer is to think, it is to act in it,
    even if it answered before the page came."""
    server, heard = line.connect_to_server(), list[str]()

    def tell(message: Any) -> None:
        if '"type":"table"' in message:
            heard.append(message)
            table = json.loads(message)
            for seat in table["seats"] if thinks else ():
                seat["to_act"] = seat["kind"] == "computer"
            message = json.dumps(table)
        if not thinks or len(heard) < 2:
            line.send(message)

    server.on_message(tell)
