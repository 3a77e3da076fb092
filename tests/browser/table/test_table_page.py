"""The table around the board: turns, log, comfort, connections, people near and far."""

import json
import random
import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, barriers, cut_texts
from browser.tables import COMPUTER, HERE, ME, OPEN, act, actions, log, turn, two_people
from playwright.sync_api import Page, WebSocketRoute, expect
from support.waiting import until_on

from regalia import Game, games

Visit = Callable[..., Page]
NewTable = Callable[..., str]


def test_an_action_is_told_as_a_sentence_and_the_computer_answers(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    expect(turn(page)).to_have_text("Your turn")
    act(page)
    expect(log(page).first).to_contain_text("You place")
    expect(log(page).nth(1)).to_contain_text("Pip")
    expect(page.get_by_test_id("announcer")).to_contain_text("Your turn")
    expect(page).to_have_title("● Your turn: Twelve-Card Chess")


def test_an_impossible_touch_is_refused_with_the_rule_beside_the_game(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/")
    page.goto(table(page, "ur", [ME, COMPUTER]))
    expect(turn(page)).to_have_text("Your turn")
    address = page.url
    page.locator('[data-id="C8"]').first.click(force=True)
    rule = page.get_by_role("link", name=re.compile("Rule UR-"))
    note = page.get_by_test_id("refusal").bounding_box()
    assert note and note["width"] > 200 and note["height"] < 120
    expect(page.locator(".toast")).to_have_count(0)  # it covers nothing
    number = (rule.text_content() or "").removeprefix("Rule ")
    rule.click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(f'[id="{number}"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    assert page.url == address


def test_a_hint_shows_a_good_action(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    expect(turn(page)).to_have_text("Your turn")
    before = page.locator(".field").bounding_box()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text("Hint:")
    expect(hint).to_be_in_viewport()
    expect(page.locator(".toast")).to_have_count(0)
    assert page.locator(".field").bounding_box() == before, "the board has not moved"
    act(page)
    expect(hint).to_have_count(0)


CLICKED = """button => {
  button.click();
  return new Promise((told) =>
    requestAnimationFrame(() => told([button.ariaBusy, button.nextElementSibling.innerText])),
  );
}"""


def test_whoever_waits_for_a_hint_can_play_on(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    hint = page.get_by_role("button", name="Hint")
    assert hint.evaluate(CLICKED) == ["true", "Thinking …"]
    act(page)
    expect(log(page).nth(0)).to_be_visible()
    expect(hint).to_have_attribute("aria-busy", "false")


def test_against_the_computer_an_action_is_taken_back_at_once(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    act(page)
    expect(log(page).nth(1)).to_be_visible()
    expect(turn(page)).to_have_text("Your turn")
    page.get_by_role("button", name="Undo").click()
    expect(log(page)).to_have_text(["Nothing has happened yet."])


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    act(page)
    expect(log(page).nth(1)).to_be_visible()
    english = log(page).first.text_content()
    page.get_by_label("Language").select_option("de")
    spoken = page.get_by_role("list", name="Spielverlauf").locator("li.line")
    expect(spoken.first).not_to_have_text(english or "")


def test_giving_up_asks_first_and_ends_the_game(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=PHONE)
    page.goto(table(page, "ur", [ME, COMPUTER]))
    expect(turn(page)).to_have_text("Your turn")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    ending = page.get_by_role("region", name="You lost")
    expect(ending).to_contain_text("You resigned.")
    ending.get_by_role("link", name="Watch replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_play_again_begins_with_sides_switched(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    first = table(page, "twelve", [ME, COMPUTER])
    page.goto(first)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: not address.endswith(first))
    expect(page.locator('[data-seat="0"]')).to_contain_text("Pip")
    expect(page.locator('.mine [data-seat="1"]')).to_contain_text("Ada")


# ------------------------------------------------------------------------------ connections


def test_a_lost_connection_is_restored_in_place(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    sockets: list[WebSocketRoute] = []
    cut = {"now": False}

    def between(route: WebSocketRoute) -> None:
        if cut["now"]:
            route.close()
            return
        route.connect_to_server()
        sockets.append(route)

    page.route_web_socket(re.compile("/live/"), between)
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    expect(turn(page)).to_have_text("Your turn")
    cut["now"] = True
    sockets[0].close(code=1012)
    expect(turn(page)).to_contain_text("Reconnecting")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    cut["now"] = False
    expect(turn(page)).to_have_text("Your turn")
    act(page)
    expect(log(page).nth(1)).to_be_visible()


def test_a_reload_leads_back_to_the_same_seat(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    act(page)
    expect(log(page).nth(1)).to_be_visible()
    page.reload()
    expect(log(page).nth(1)).to_be_visible()
    expect(turn(page)).to_have_text("Your turn")


# ---------------------------------------------------------------------------------- people


def test_a_friend_joins_by_a_link_and_both_play(visit: Visit, table: NewTable) -> None:
    ada = visit("/")
    ada.goto(table(ada, "twelve", [ME, OPEN]))
    expect(ada.get_by_role("heading", name="Waiting for players")).to_be_visible()
    link = ada.get_by_label("Link to the table").input_value()
    ben = visit(link, size=PHONE)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Join", exact=True).click()
    expect(turn(ada)).to_have_text("Your turn")
    expect(turn(ben)).to_have_text("Ada’s turn")
    act(ada)
    expect(turn(ben)).to_have_text("Your turn")
    expect(log(ben).first).to_contain_text("Ada")
    act(ben)
    expect(turn(ada)).to_have_text("Your turn")
    expect(log(ada).nth(1)).to_contain_text("Ben")
    assert cut_texts(ben) == []
    ben.reload()
    expect(turn(ben)).to_have_text("Ada’s turn")

    ben.get_by_role("button", name="Ask to undo").click()
    expect(ada.get_by_role("alert")).to_contain_text("Ben")
    ada.get_by_role("button", name="Yes", exact=True).click()
    expect(turn(ben)).to_have_text("Your turn")
    expect(log(ben)).to_have_count(1)


def test_two_browsers_play_a_whole_game_and_another(visit: Visit, table: NewTable) -> None:
    ada, ben = two_people(visit, table, "twelve", size=PHONE)
    before, rng = ada.url, random.Random(3)
    for number in range(120):
        page = (ada, ben)[number % 2]
        over = page.get_by_role("button", name="Play again")
        expect(turn(page).get_by_text("Your turn").or_(over).first).to_be_visible()
        if over.is_visible():
            break
        expect(actions(page).first).to_be_enabled()
        rng.choice(actions(page).all()).click()
        expect(turn(page).get_by_text("Your turn")).to_be_hidden()
    winner, loser = (ada, ben) if ada.get_by_text("You win!").is_visible() else (ben, ada)
    expect(winner.get_by_role("heading", name="You win!")).to_be_visible()
    expect(loser.get_by_role("heading", name="You lost")).to_be_visible()
    ada.get_by_role("button", name="Play again").click()
    expect(ben.get_by_text("would like another game")).to_be_visible()
    ben.get_by_role("button", name="Play again").click()
    for page in (ada, ben):
        page.wait_for_url(lambda address: address != before)
    expect(turn(ben)).to_have_text("Your turn")  # sides have been switched


def test_a_device_that_is_turned_gets_another_layout(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=(844, 390))
    page.goto(table(page, "ur", [ME, COMPUTER]))
    board = page.locator("div.sheet")
    expect(board).to_be_visible()
    wide = board.bounding_box()
    assert wide and wide["width"] > wide["height"]
    page.set_viewport_size({"width": 390, "height": 844})

    def is_tall() -> bool:
        box = board.bounding_box()
        return box is not None and box["height"] > box["width"]

    until_on(page, is_tall, "the board is still wide")


def test_an_onlooker_sees_the_game_and_can_do_nothing(visit: Visit, table: NewTable) -> None:
    ada = visit("/", permissions=["clipboard-read", "clipboard-write"])
    ada.goto(table(ada, "twelve", [ME, COMPUTER]))
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Copy spectator link").click()
    expect(ada.get_by_text("Copied.")).to_be_visible()
    link = ada.evaluate("navigator.clipboard.readText()")
    ada.keyboard.press("Escape")
    eve = visit(link)
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    expect(ada.get_by_text("One person is watching")).to_be_visible()
    act(ada)
    expect(log(eve).first).to_contain_text("Ada")
    expect(eve.get_by_role("button", name="Hint")).to_have_count(0)
    expect(eve.get_by_role("button", name="Undo")).to_have_count(0)


def test_chat_reaches_the_other_and_can_be_muted(visit: Visit, table: NewTable) -> None:
    ada, ben = two_people(visit, table, "twelve")
    for page in (ada, ben):
        page.get_by_role("button", name="Chat").click()
    ada.get_by_label("Say something").fill("Good evening <b>!")
    ada.keyboard.press("Enter")
    expect(ben.get_by_text("Ada: Good evening <b>!").first).to_be_visible()
    ben.get_by_role("button", name="Well played").click()
    expect(ada.get_by_text("👏").nth(1)).to_be_visible()
    ben.get_by_role("button", name="Mute").click()
    expect(ben.get_by_text("Chat is muted.")).to_be_visible()
    expect(ben.get_by_text("Good evening")).to_have_count(0)


def test_the_chat_is_opened_beside_the_tools_and_the_board_stays(
    visit: Visit, table: NewTable
) -> None:
    ada, ben = two_people(visit, table, "twelve", size=PHONE)
    ada.get_by_role("button", name="Chat").click()
    ada.get_by_label("Say something").fill("Hello")
    ada.keyboard.press("Enter")
    chat = ben.get_by_role("toolbar").get_by_role("button", name="Chat")
    expect(chat.locator(".fresh")).to_contain_text("1")
    board = ben.locator("div.sheet").bounding_box()
    chat.click()
    dialog = ben.get_by_role("dialog", name="Chat")
    expect(dialog.get_by_text("Ada: Hello")).to_be_visible()
    assert ben.locator("div.sheet").bounding_box() == board
    ben.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(chat).to_be_focused()
    expect(chat.locator(".fresh")).to_have_count(0)


def move_cards(frame: str) -> list[str]:
    """The faces of movement cards in a table's scene; while plans are made, all are secret."""
    scene = json.loads(frame)["scene"]
    items = [*scene["items"], *(item for tray in scene["trays"] for item in tray["items"])]
    return [item["name"] for item in items if item["look"].startswith("move-")]


def test_on_a_shared_device_secrets_are_covered_between_turns(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/")
    frames: list[str] = []
    keep = lambda text: frames.append(text) if '"type":"table"' in text else None  # noqa: E731
    page.on("websocket", lambda one: one.on("framereceived", keep))
    page.goto(table(page, "gambit", [ME, HERE]))
    curtain = page.get_by_role("dialog", name=re.compile("Hand the device to"))
    listed = page.locator("details li button:enabled").first
    expect(curtain.or_(page.get_by_test_id("turn")).first).to_be_visible()
    for _ in range(10):  # start squares are open; then cards are dealt
        if curtain.is_visible():
            page.keyboard.press("Escape")
            expect(curtain).to_be_visible()
            curtain.get_by_role("button", name="I’m").click()
            expect(curtain).to_be_hidden()
        if secrets := move_cards(frames[-1]):
            break
        act(page)
        expect(curtain.or_(listed).first).to_be_visible()  # the curtain comes after the story
    while curtain.is_hidden():
        act(page)
        expect(curtain.or_(listed).first).to_be_visible()  # the curtain comes after the story
    told = json.loads(frames[-1])
    assert told["curtain"] is not None and told["looking"] == -1 and told["choices"] == []
    assert secrets and not move_cards(frames[-1])


@pytest.mark.parametrize("game", games.names())
def test_axe_finds_nothing_at_a_table(visit: Visit, table: NewTable, game: str) -> None:
    page = visit("/", size=PHONE)
    seats = Game(game).seats
    page.goto(table(page, game, [ME, *[COMPUTER] * (seats - 1)]))
    expect(page.get_by_role("toolbar")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert cut_texts(page) == []
    assert barriers(page) == []


def test_a_link_from_elsewhere_finds_the_same_person(
    visit: Visit, table: NewTable, server: str
) -> None:
    """A friend's message is another site: whoever follows it must not become somebody else."""
    page = visit("/")
    address = table(page, "ur", [ME, OPEN])
    before = page.context.cookies()
    elsewhere = f'<a href="{server}{address}">Play with me</a>'
    page.route(
        "http://elsewhere.example/**",
        lambda route: route.fulfill(body=elsewhere, content_type="text/html"),
    )
    page.goto("http://elsewhere.example/")
    page.get_by_text("Play with me").click()
    page.wait_for_url(f"**{address}")
    expect(page.get_by_text("Ada").first).to_be_visible()
    assert {one["value"] for one in page.context.cookies()} == {one["value"] for one in before}
