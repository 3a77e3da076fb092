"""The companion of people who have the box, on a phone between them."""

import json
import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, cut_texts
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]


def tell(page: Page) -> None:
    """What was proposed is looked at, and then counts."""
    page.get_by_role("button", name="Tell it", exact=True).click()
    expect(page.locator(".proposal")).to_have_count(0)


def card(page: Page, rank: str, suit: str) -> None:
    page.get_by_role("group", name="Rank").get_by_role("button", name=rank, exact=True).click()
    page.get_by_role("group", name="Suit").get_by_role("button", name=suit).click()


def test_dice_are_told_by_their_faces_and_taken_back(visit: Visit) -> None:
    page = visit("/new/ur", size=PHONE)
    page.get_by_role("link", name="We have the box").click()
    page.get_by_role("button", name=re.compile("gold \\+ silver")).click()
    expect(page.locator(".proposal")).to_contain_text("gold + silver")
    tell(page)
    expect(page.locator(".statement")).to_contain_text("tell what you do")
    expect(page.locator(".log li").first).to_contain_text("gold + silver")
    page.reload()  # it is kept on this device
    expect(page.locator(".log li").first).to_contain_text("gold + silver")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log li")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("gold \\+ silver"))).to_be_visible()


def test_players_are_called_by_the_names_they_give(visit: Visit) -> None:
    page = visit("/box/ur", size=PHONE)
    page.get_by_text("Players", exact=True).click()
    page.get_by_label("Seat 1").fill("Zofia")
    page.get_by_label("Seat 1").blur()
    expect(page.locator(".statement")).to_contain_text("Zofia")
    expect(page.locator(".owner").first).to_contain_text("Zofia")
    assert cut_texts(page) == []
    page.reload()  # they are kept on this device
    expect(page.locator(".statement")).to_contain_text("Zofia")
    page.get_by_text("Players", exact=True).click()
    page.get_by_label("Seat 1").fill("")
    page.get_by_label("Seat 1").blur()
    expect(page.locator(".statement")).to_contain_text("Dark")


def test_cards_are_told_by_rank_and_suit_and_refused_with_the_rule(visit: Visit) -> None:
    """RB-7: a card lies once; an ace is not dealt."""
    page = visit("/box/battles#%7B%22scenario%22%3A%22magic%22%7D", size=PHONE)
    card(page, "10", "hearts")
    expect(page.locator(".proposal")).to_contain_text("10 of hearts")
    tell(page)
    card(page, "10", "hearts")
    expect(page.locator(".proposal")).to_contain_text("Not allowed")
    expect(page.locator(".proposal a")).to_have_text("RB-7")
    page.get_by_role("button", name="Cancel").click()
    card(page, "7", "spades")
    tell(page)
    expect(page.locator(".log li").first).to_contain_text("7 of spades")


def test_a_card_of_the_study_is_put_together_piece_by_piece(visit: Visit) -> None:
    """ST-6: any of the 7,560."""
    page = visit("/box/study", size=PHONE)
    for squares in ("a3 b3 c3 a1 b1", "a3 c2 c3 a1 b1"):
        lay = page.get_by_role("group", name="The card")
        for square in squares.split():
            lay.get_by_role("button", name=square, exact=True).click()
        page.get_by_role("button", name="This card").click()
        expect(page.locator(".proposal")).to_be_visible()
        tell(page)
    expect(page.locator(".statement")).to_have_text("Whoever is first: tell it.")
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
    for _ in range(2):
        page.locator("[data-id]:not([disabled])").first.wait_for()
        page.locator(".sheet button:not([disabled])").first.click()
        tell(page)
    expect(page.locator(".statement")).to_contain_text("which card you turn over")
    page.get_by_role("button", name=re.compile("reveals a rook")).click()
    tell(page)
    expect(page.locator(".log li").first).to_contain_text("reveals a rook")


def test_without_a_connection_it_says_so_and_keeps_what_was_told(visit: Visit) -> None:
    page = visit("/box/ur", size=PHONE)
    page.get_by_role("button", name=re.compile("blank \\+ gold")).click()
    tell(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("alert")).to_contain_text("kept on this device")
    expect(page.locator(".log li").first).to_contain_text("blank + gold")
    page.context.set_offline(False)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log li")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "sl"])
def test_it_fits_a_phone_in_other_languages(visit: Visit, language: str) -> None:
    page = visit("/box/battles#%7B%22scenario%22%3A%22magic%22%7D", size=PHONE, language=language)
    expect(page.locator(".ranks button")).to_have_count(14)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
