"""The companion of people who have the box, on a phone between them."""

import json
import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, cut_texts
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]


def card(page: Page, name: str) -> None:
    page.get_by_role("group", name="Playing cards").get_by_role("button", name=name).click()


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin", exact=True).click()


def test_dice_are_told_by_their_faces_and_taken_back(visit: Visit) -> None:
    page = visit("/new/ur", size=PHONE)
    page.get_by_role("link", name="We have the box").click()
    page.get_by_role("button", name=re.compile("gold \\+ silver")).click()
    expect(page.locator(".last")).to_contain_text("gold + silver")
    expect(page.locator(".statement").first).to_contain_text("what do you do")
    expect(page.locator(".log li").first).to_contain_text("gold + silver")
    page.reload()  # it is kept on this device
    expect(page.locator(".log li").first).to_contain_text("gold + silver")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log li")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("gold \\+ silver"))).to_be_visible()


def test_players_are_called_by_the_names_they_give(visit: Visit) -> None:
    page = visit("/box/ur", size=PHONE)
    page.get_by_label("Dark").fill("Zofia")
    page.get_by_label("Dark").blur()
    begin(page)
    expect(page.locator(".statement").first).to_contain_text("Zofia")
    expect(page.locator(".owner").first).to_contain_text("Zofia")
    assert cut_texts(page) == []
    page.reload()  # they are kept on this device
    expect(page.get_by_label("Dark")).to_have_value("Zofia")
    begin(page)
    expect(page.locator(".statement").first).to_contain_text("Zofia")
    page.get_by_text("Players", exact=True).click()
    page.get_by_label("Dark").fill("")
    page.get_by_label("Dark").blur()
    expect(page.locator(".statement").first).to_contain_text("Dark")


def test_cards_are_tapped_one_after_the_other_and_refused_with_the_rule(visit: Visit) -> None:
    """RB-7: a card lies once; an ace is not dealt."""
    page = visit("/box/battles#%7B%22scenario%22%3A%22magic%22%7D", size=PHONE)
    for name in ("10 of hearts", "7 of spades", "2 of clubs"):  # faster than the server answers
        card(page, name)
    expect(page.locator(".log li").first).to_contain_text("2 of clubs")
    page.locator("[data-card=TH]").click(force=True)
    expect(page.locator(".vain")).to_contain_text("RB-7")
    expect(page.locator("[data-card=TH]")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".log li")).to_have_count(3)
    card(page, "K of spades")
    expect(page.locator(".vain")).to_have_count(0)
    expect(page.locator(".log li")).to_have_count(4)


def test_a_card_of_the_study_is_put_together_piece_by_piece(visit: Visit) -> None:
    """ST-6: any of the 7,560."""
    page = visit("/box/study", size=PHONE)
    begin(page)
    for squares in ("a3 b3 c3 a1 b1", "a3 c2 c3 a1 b1"):
        lay = page.get_by_role("group", name="The card")
        for square in squares.split():
            lay.get_by_role("button", name=square, exact=True).click()
        expect(lay.get_by_role("button", name=re.compile("king"))).to_have_count(0)
    expect(page.locator(".statement").first).to_have_text("Whoever is first: enter it.")
    expect(page.get_by_role("timer")).to_have_count(0)  # nobody has declared yet


def test_the_hourglass_runs_on_the_device_once_somebody_declared(visit: Visit, server: str) -> None:
    """ST-15: it can be heard and read; who lets it run out declines."""
    told = ["card:KQR/.../BN.", "card:K.R/..Q/BN.", "0:declare:4"]
    page = visit("/", size=PHONE)
    kept = json.dumps({"options": {"hourglass": 8}, "told": told})
    page.evaluate("kept => localStorage.setItem('regalia:box:study', kept)", kept)
    page.goto("/box/study")
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"[0-8] s"))
    expect(page.locator(".log li").first).to_contain_text("Player 2 passes.")


def test_a_hidden_row_is_asked_for_only_when_it_is_turned_over(visit: Visit) -> None:
    """QG-7, QG-8: nobody tells what lies face down."""
    page = visit("/box/gambit#%7B%22setup%22%3A1%7D", size=PHONE)
    for many in range(2):
        expect(page.locator(".log li")).to_have_count(many)
        page.locator(".sheet button.open").first.click()
    expect(page.locator(".statement").first).to_contain_text("which card do you turn over")
    page.get_by_role("button", name=re.compile("reveals a rook")).click()
    expect(page.locator(".log li").first).to_contain_text("reveals a rook")


def test_without_a_connection_it_says_so_and_keeps_what_was_told(visit: Visit) -> None:
    page = visit("/box/ur", size=PHONE)
    begin(page)
    page.get_by_role("button", name=re.compile("gold \\+ silver")).click()
    expect(page.locator(".log li").first).to_contain_text("gold + silver")
    page.context.set_offline(True)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("alert")).to_contain_text("kept on this device")
    expect(page.locator(".log li").first).to_contain_text("gold + silver")
    page.context.set_offline(False)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log li")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "sl"])
def test_it_fits_a_phone_in_other_languages(visit: Visit, language: str) -> None:
    page = visit("/box/battles#%7B%22scenario%22%3A%22magic%22%7D", size=PHONE, language=language)
    expect(page.locator("[data-card]")).to_have_count(53)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
