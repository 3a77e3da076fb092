"""Tables whose people are away: the question to the others, and how it goes on without them."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from browser.looking import EYES, PHONE, SIZES, barriers, faults
from browser.tables import HERE, ME, OPEN, log, turn, two_people
from playwright.sync_api import Page, WebSocketRoute, expect
from support.waiting import until_on

Visit = Callable[..., Page]
NewTable = Callable[..., str]

ASKED = {
    "seat": 1,
    "sentence": "Ben is away. What should happen?",
    "can": ["wait", "computer", "friend"],
    "answer": None,
}


def told_of(page: Page, absent: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Tell the page this of absent seats, from its next table on; return what it sends about them,
    which goes no further.  A real minute would be too long for a test."""
    sent: list[dict[str, Any]] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_page(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "table":
                message["absent"] = absent
            socket.send(json.dumps(message))

        def to_server(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] in ("absence", "give-back", "sit"):
                sent.append(message)
            else:
                server.send(frame)

        server.on_message(to_page)
        socket.on_message(to_server)

    page.route_web_socket("**/live/**", between)
    return sent


@pytest.mark.parametrize("game", ["twelve", "ur"])
def test_the_question_is_in_sight_on_every_screen_and_its_answer_is_sent(
    visit: Visit, table: NewTable, game: str
) -> None:
    page = visit("/", size=PHONE)
    sent = told_of(page, [ASKED])
    page.goto(table(page, game, [ME, HERE]))
    ask = page.get_by_role("alert").filter(has_text="Ben is away. What should happen?")
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        expect(ask).to_be_in_viewport(ratio=1)
        assert faults(page, besides="out of reach") == {}, (width, height)
    assert barriers(page) == []
    ask.get_by_role("button", name="Let a computer play on").press("Enter")
    until_on(page, lambda: sent)
    assert sent == [{"type": "absence", "seat": 1, "answer": "computer"}]


def test_who_offers_a_seat_gets_its_link_and_may_decide_again(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/", size=PHONE)
    told_of(page, [{**ASKED, "answer": "friend", "sentence": "Ben is away. A friend can come."}])
    page.goto(table(page, "twelve", [ME, HERE]))
    expect(page.get_by_label("Send this link to whoever should take the seat:")).to_be_visible()
    page.get_by_role("button", name="Decide again").click()
    friend = page.get_by_role("button", name="Let a friend take over")
    expect(friend).to_have_attribute("aria-pressed", "true")
    assert barriers(page) == []


def test_a_friend_takes_the_seat_and_gives_it_back(visit: Visit, table: NewTable) -> None:
    for deed, name in (("take", "Take the seat"), ("give-back", "Give the seat back")):
        maker = visit("/")
        path = table(maker, "twelve", [ME, HERE])
        friend = visit("/", size=PHONE)
        sent = told_of(friend, [{**ASKED, "sentence": "Ben is away.", "can": [deed]}])
        friend.goto(path)
        friend.get_by_role("button", name=name).click()
        until_on(friend, lambda: sent)  # noqa: B023
        assert sent[0]["type"] == {"take": "sit"}.get(deed, deed) and sent[0]["seat"] == 1


def test_whoever_stays_plays_again_with_a_computer_when_the_other_has_left(
    visit: Visit, table: NewTable
) -> None:
    ada, ben = two_people(visit, table, "twelve", size=PHONE)
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Resign", exact=True).click()
    ben.get_by_role("button", name="Yes, resign").click()
    for page in (ada, ben):
        expect(
            page.get_by_role("heading", name="You win!" if page is ada else "You lost")
        ).to_be_visible()
    expect(ada.get_by_text("Black resigned.").first).to_be_in_viewport()
    expect(ada.get_by_role("button", name="Play again with a computer")).to_have_count(0)
    before = ada.url
    ben.goto("/")
    expect(ada.get_by_text("Black has left the table.")).to_be_visible()
    ada.get_by_role("button", name="Play again with a computer").click()
    expect(ada).not_to_have_url(before)
    expect(turn(ada)).to_be_visible()
    expect(ada.locator("[data-seat='0']").first).to_contain_text("Bruno")


@pytest.mark.parametrize(("language", "dark"), EYES[:2])
def test_a_resignation_among_three_is_told_on_the_first_screen(
    visit: Visit, table: NewTable, language: str, dark: bool
) -> None:
    page = visit("/", size=PHONE, language=language, dark=dark)
    path = table(page, "gambit", [ME, OPEN, OPEN], options={"players": 3})
    page.goto(path)
    others = [visit(path), visit(path)]
    for other in others:
        other.get_by_role("button", name="Join").first.click()
    leaving = others[0]
    expect(leaving.locator("[data-testid=turn]:not(.quiet)")).to_be_visible()  # all are there
    leaving.get_by_role("button", name="Menu").click()
    leaving.get_by_role("button", name="Resign", exact=True).click()
    leaving.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".ask.told")).to_be_in_viewport(ratio=1)
    expect(page.locator(".plate .left")).to_be_visible()
    assert faults(page, besides="out of reach") == {}


def test_the_log_calls_whoever_reads_you(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [{"kind": "me"}, OPEN]))
    friend = visit(page.url)
    friend.get_by_role("button", name="Join").first.click()
    expect(turn(page)).to_have_text("Your turn")
    expect(page.locator("[data-seat='0'] strong")).to_have_text("You")
    expect(page.locator("[data-seat='0'] .about")).to_contain_text("white")
    expect(friend.locator("[data-seat='0'] strong")).to_have_text("White")
    choice = page.locator("details", has=page.get_by_text("All possible moves"))
    choice.locator("summary").click()
    choice.get_by_role("button").first.click()
    expect(log(page)).to_have_count(1)
    headings = page.get_by_role("list", name="Game log").locator("strong")
    expect(headings).to_have_text(["You"])
