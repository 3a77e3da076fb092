"""The Study alone or together: both cards of the bonus challenge, and a game begun with others."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from browser.looking import PHONE, barriers, cut_texts
from browser.tables import chip, log
from playwright.sync_api import Page, expect

from regalia import games
from regalia.core.game import record
from regalia.games.study.positions import LETTERS
from regalia.games.study.solve import solve

Visit = Callable[..., Page]


def choose(page: Page, group: str, value: str) -> None:
    page.get_by_role("group", name=group).get_by_label(value, exact=True).check()


def begun(page: Page) -> str:
    """The key of the table on which the start button led."""
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))
    return urlsplit(page.url).path.rsplit("/", 1)[-1]


def touch(page: Page, text: str, standing: dict[str, str]) -> None:
    """Touch what an action takes: a piece and a square, or the button that turns a card."""
    if text[0] in LETTERS:
        for square in (standing[text[0]], text[1:]):
            page.locator(f'.layer button[data-id="{square}"]').click()
        standing[text[0]] = text[1:]
    else:
        page.locator(f'button[data-id="button:{text}"]:visible').first.click()


@pytest.mark.parametrize(
    ("level", "turning"),
    [("1: fixed card", ""), ("2: rotate", ""), ("3: rotate and mirror", "one of them")],
)
def test_st_10_both_cards_are_played_through_at_each_level(
    visit: Visit, level: str, turning: str
) -> None:
    """ST-10, ST-22: by touches, from the page on which a game is chosen."""
    page = visit("/new/study", size=PHONE)
    choose(page, "Game mode", "alone or together")
    chip(page, "Difficulty")
    choose(page, "Difficulty", level)
    expect(page.get_by_text("House rules")).to_have_count(0)
    chip(page, "Two cards")
    choose(page, "Two cards", "yes")
    # At level 1 no card is turned, and the house rule about turning means nothing (ST-9, ST-22).
    expect(page.get_by_text("House rules")).to_have_count(0 if level.startswith("1") else 1)
    if turning:
        page.get_by_text("House rules").click()
        choose(page, "Turning two cards", turning)
    key = begun(page)
    expect(page.locator('[data-id^="card2:"]').first).to_be_attached()
    written = page.request.get(f"/api/tables/{key}/record").text()
    game = record.replay(record.read(written), games.room)
    assert game.options["bonus"] and (game.options["turning"] == "one") == bool(turning)
    plan, rows = solve(game).plan, game.view()["position"].split("/")
    standing = {
        letter: "abc"[column] + "321"[row]
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter != "."
    }
    for number, text in enumerate(plan, 1):
        touch(page, text, standing)
        if number < len(plan):
            expect(log(page)).to_have_count(1 + number)  # the cards that were drawn are one line
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()


def test_st_23_a_game_together_begins_on_the_start_page(visit: Visit) -> None:
    """ST-23, ST-18: with the link for the others; each is told what they did themselves."""
    ann = visit("/", size=PHONE)
    ann.get_by_role("button", name="More of The Royal Study").click()
    ann.get_by_role("button", name="Play The Royal Study together").click()
    ann.wait_for_url(re.compile("/t/"))
    dialog = ann.get_by_role("dialog", name="Together")
    link = dialog.get_by_label("Link to my side")
    expect(link).to_be_visible()
    assert cut_texts(ann) == [] and barriers(ann) == []
    ann.screenshot(path="screenshots/begun-together.png")
    address = urlsplit(link.input_value())
    dialog.get_by_role("button", name="Begin").click()
    bob = visit(f"{address.path}#{address.fragment}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Play along").click()
    bob.get_by_text("All possible moves").click()
    bob.locator("aside li button", has_text="You move").first.click()
    expect(log(bob).last).to_contain_text("You move")
    expect(log(ann).last).to_contain_text("Bob moves")
    ann.get_by_text("All possible moves").click()
    ann.locator("aside li button", has_text="You move").first.click()
    expect(log(ann).last).to_contain_text("You move")
    expect(log(bob).last).to_contain_text("Player 1 moves")


def test_the_page_of_a_new_game_lists_house_rules_and_credits(visit: Visit) -> None:
    """TW-17, ST-22: folded until somebody looks, and open where one is chosen."""
    page = visit("/new/twelve", size=PHONE, language="de")
    rules = page.locator("details", has=page.get_by_role("heading", name="Hausregeln"))
    expect(rules.get_by_role("group", name="Neben dem König")).to_be_hidden()
    rules.locator("summary").click()
    choose(page, "Neben dem König", "auch Züge")
    assert cut_texts(page) == [] and barriers(page) == []
    page.screenshot(path="screenshots/house-rules.png", full_page=True)
    page.get_by_role("button", name="Los geht’s").click()
    page.wait_for_url(re.compile("/t/"))
    page.goto("/new/twelve")
    expect(rules.get_by_label("auch Züge", exact=True)).to_be_checked()
    expect(rules).to_have_attribute("open", "")
    page.goto("/new/study")
    expect(page.get_by_text("Stan van Rooijen")).to_be_visible()
    chip(page, "Zeitlimit")
    expect(page.get_by_label("Zeitlimit")).to_have_value("180")
    page.goto("/rules/study")
    expect(page.get_by_text("Von Stan van Rooijen; HOTgames, 2025")).to_be_visible()
