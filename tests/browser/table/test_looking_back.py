"""Looking back: the list of moves, keys, everybody's secrets, and playing on from a step."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, WIDE, barriers, cut_texts
from browser.tables import ME, OPEN, log, turn
from playwright.sync_api import Locator, Page, expect
from support.endings import ended

from regalia import games
from regalia.core.game import Game, record
from regalia.kit.playing import finished_game

Visit = Callable[..., Page]
NewTable = Callable[..., str]


def looking_back(page: Page, game: Game) -> Page:
    """The page at a record of the game, which was just brought there."""
    headers = {"X-Regalia": "1", "Origin": page.url.rstrip("/")}
    data = {"record": record.write(game)}
    answer = page.request.post("/api/records", data=data, headers=headers)
    assert answer.ok, answer.text()
    page.goto(f"/r/{answer.json()['key']}")
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def moves(page: Page) -> Locator:
    return page.get_by_role("list", name="Moves").get_by_role("button")


def current(page: Page) -> Locator:
    return page.locator("[aria-current=step]")


def test_a_move_of_the_list_leads_to_its_moment_and_keys_go_on_from_there(visit: Visit) -> None:
    page, game = visit("/"), ended("twelve")
    looking_back(page, game)
    expect(moves(page)).to_have_count(len(game.events) + 1)
    expect(current(page)).to_have_text("The beginning")
    moves(page).nth(3).click()
    expect(page.locator(".sentence")).to_have_text(moves(page).nth(3).text_content() or "?")
    page.keyboard.press("ArrowRight")  # though a button of the list has the focus
    expect(current(page)).to_have_attribute("data-step", "4")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(current(page)).to_have_attribute("data-step", "2")
    page.keyboard.press("Home")
    expect(current(page)).to_have_attribute("data-step", "0")
    page.keyboard.press("End")
    expect(current(page)).to_have_attribute("data-step", str(len(game.events)))
    expect(page.get_by_role("link", name="Rule TW-14")).to_be_visible()
    expect(page.locator("svg g.danger")).to_have_count(4)
    assert barriers(page) == []


def test_a_step_shows_its_dice_beside_its_sentence_and_its_way_on_the_board(visit: Visit) -> None:
    page, game = visit("/"), Game("ur")
    for text in ("roll:gs", "place:B3"):
        game.play(text)
    looking_back(page, game)
    dice = page.locator(".sentence [role=img]")
    trails = page.locator("[data-trail]")
    expect(dice).to_have_count(2)  # it opens there
    expect(trails).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(dice).to_have_count(0)
    expect(trails.first).to_have_attribute("data-at", re.compile("B3|reserve"))


def test_up_and_down_go_turn_by_turn(visit: Visit) -> None:
    page, game = visit("/"), Game("ur")
    for text in ("roll:gs", "place:B3", "roll:--", "enter", "roll:-s"):
        game.play(text)
    looking_back(page, game)
    expect(current(page)).to_have_attribute("data-step", "1")  # where the dice lie
    for key, step in (("Down", 3), ("Down", 5), ("Up", 3), ("Up", 1), ("Up", 0)):
        page.keyboard.press(f"Arrow{key}")
        expect(current(page)).to_have_attribute("data-step", str(step))


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_all_secrets_are_shown_or_what_somebody_could_know(
    visit: Visit, size: tuple[int, int]
) -> None:
    page, game = visit("/", size=size), ended("gambit")
    looking_back(page, game)
    planned = next(n for n, event in enumerate(game.events, 1) if event.text.startswith("plan:"))
    moves(page).nth(planned).click()
    first = moves(page).nth(planned)
    expect(page.get_by_role("radio", name="Everything")).to_be_checked()
    expect(first).to_contain_text("from left to right:")
    page.get_by_text("A spectator", exact=True).click()
    expect(first).not_to_contain_text("from left to right:")
    expect(current(page)).to_have_attribute("data-step", str(planned))
    assert cut_texts(page) == []


def test_one_plays_on_from_a_step_against_the_computer(visit: Visit) -> None:
    page, game = visit("/"), ended("twelve")
    looking_back(page, game)
    moves(page).nth(2).click()
    page.get_by_label("You play").select_option(label="White")
    page.get_by_role("button", name="Against the computer").click()
    page.wait_for_url("**/t/*")
    expect(turn(page)).to_have_text("Your turn")
    expect(log(page)).to_have_count(2)


def test_one_plays_on_from_a_step_with_a_friend(visit: Visit) -> None:
    page, game = visit("/"), ended("ur")
    looking_back(page, game)
    moves(page).nth(4).click()
    page.get_by_role("button", name="With a friend").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_label("Link to the table")).to_be_visible()
    friend = visit(page.url.removeprefix(page.url.split("/t/")[0]))
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(log(friend).nth(3)).to_be_visible()


def test_from_the_end_nobody_plays_on(visit: Visit) -> None:
    page = looking_back(visit("/"), ended("twelve"))
    expect(page.get_by_role("button", name="Against the computer")).to_be_enabled()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Against the computer")).to_be_disabled()


def test_a_lost_solo_game_is_not_called_a_draw(visit: Visit) -> None:
    """ST-18."""
    lost = finished_game(games.room("study"), {"mode": "solo"}, 3)
    page = looking_back(visit("/"), lost)
    expect(page.get_by_text("Not this time.")).to_be_visible()
    expect(page.get_by_text("A draw")).to_have_count(0)


def test_a_running_game_is_looked_back_at_by_whoever_plays_it(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/")
    path = table(page, "gambit", [ME, OPEN])
    page.goto(path.replace("/t/", "/r/"))
    expect(page.get_by_text("This game is still being played.")).to_be_visible()
    expect(page.get_by_role("button", name="Against the computer")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def test_a_replay_opens_with_something_on_the_board_and_plays(visit: Visit) -> None:
    """A replay waits there where less motion is wished."""
    page = visit("/")
    looking_back(page, ended("ur"))
    expect(current(page)).to_have_attribute("data-step", "1")  # the dice lie there
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    looking_back(page, ended("ur"))
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    expect(current(page)).to_have_attribute("data-step", re.compile(r"^([2-9]|\d\d)"))
