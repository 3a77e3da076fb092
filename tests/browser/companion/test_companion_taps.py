"""A tap is enough where a tap can be undone: what a set-up and a round take on the page."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, barriers, cut_texts
from playwright.sync_api import Page, expect
from support.companions import played
from support.tapping import answers, summed

Visit = Callable[..., Page]
NAMES = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight", "P": "pawn"}
UNITS = re.compile("army:([A-Z]+),reveal:([A-Z]+)")
COUNTED = (
    "addEventListener('click', (tap) => tap.isTrusted && (window.taps = (window.taps ?? 0) + 1))"
)


def tapped(page: Page, text: str) -> None:
    """Tell this as people do, on the pad that is there."""
    word, _, rest = text.partition(":")
    if army := UNITS.fullmatch(text):
        for letters in (army[2], army[1]):
            for letter in letters:
                page.locator(".kinds").get_by_role("button", name=NAMES[letter]).click()
    elif word in ("deal", "init"):
        page.locator(f"[data-card='{rest}']").click()
    elif word == "place":
        unit, _, square = rest.partition("@")
        page.locator(f"button.open[data-id^='unplaced:'][data-id$=':{unit}']").first.click()
        page.locator(f".sheet button[data-id='{square}']").click()
    elif "-" in word:
        for square in word.split("-"):
            page.locator(f".sheet button[data-id='{square}']").click()
        page.locator(f"[data-card='{rest}']").click()
    elif word == "easy":
        page.locator(".rows .row", has_text="Easy").click()
    else:
        page.locator(f".choices button[data-id='button:{text}']").click()


def test_a_set_up_and_rounds_of_battles_take_the_taps_that_are_counted(visit: Visit) -> None:
    """RB-6 to RB-20: 57 taps they were to the first card for initiative; they are 28."""
    told = list(answers(played("battles", 1)))
    attack = next(i for i, one in enumerate(told) if one.text.startswith("easy:"))
    page = visit("/box/battles", size=PHONE)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.evaluate(COUNTED)
    for number, one in enumerate(told[: attack + 1]):
        if one.taps:
            tapped(page, one.text)
            known = [text for text, *_ in told[: number + 1]]
            while told[len(known)].taps == 0:
                known.append(told[len(known)].text)
            page.wait_for_function(
                "many => JSON.parse(localStorage.getItem('regalia:box:battles') ?? 'null')"
                "?.told.length === many",
                arg=len(known),
            )
        if told[number + 1].text.startswith("init:") and one.text.startswith("place:"):
            assert page.evaluate("taps") == 28
    assert page.evaluate("taps") == summed(told[: attack + 1])[1]
    expect(page.locator(".last")).to_contain_text("attacks")


@pytest.mark.parametrize("game", ["battles", "gambit", "study", "twelve", "ur"])
def test_what_is_asked_first_can_be_seen_and_reached_by_everybody(visit: Visit, game: str) -> None:
    page = visit(f"/box/{game}", size=PHONE, dark=game == "ur")
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_in_viewport(ratio=1)
    assert barriers(page) == [] and cut_texts(page) == []


def test_how_many_play_is_asked_before_who_and_which_set_with_pictures(visit: Visit) -> None:
    """QG-1, QG-19"""
    page = visit("/box/gambit", size=PHONE)
    page.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    expect(page.locator(".seats label")).to_have_count(4)
    page.get_by_label("Blue").fill("Mira")
    page.get_by_label("Blue").blur()
    sets = page.get_by_role("group", name="Setup card")
    expect(sets.locator("img")).to_have_count(4)
    sets.get_by_role("radio", name="3: around the edge").check()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator(".statement").first).to_have_text("White: what do you do?")  # it is known
    expect(page.locator(".owner").get_by_text("Mira")).to_have_count(1)


def test_all_cards_of_a_pad_are_wide_enough_for_a_finger_and_said_by_name(visit: Visit) -> None:
    page = visit("/box/battles#%7B%22scenario%22%3A%22magic%22%7D", size=PHONE)
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(53)
    sizes = cards.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert min(min(one["width"], one["height"]) for one in sizes) >= 43.5
    assert max(one["bottom"] for one in sizes) <= PHONE[1]
    assert barriers(page) == [] and cut_texts(page) == []
