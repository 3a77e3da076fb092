"""The printed cards of a person's own box: entered once by tapping, kept for the person (ST-6)."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
FIRST, SECOND = "a3 b3 c3 a1 b1", "a3 c2 c3 a1 b1"  # KQR/.../BN. and K.R/..Q/BN.


def enter(page: Page, squares: str) -> None:
    lay = page.get_by_role("dialog").get_by_role("group", name="The card")
    for square in squares.split():
        lay.get_by_role("button", name=square, exact=True).click()
    page.get_by_role("button", name="This card").click()


def with_two_cards(visit: Visit) -> Page:
    page = visit("/new/study", size=PHONE)
    page.get_by_role("button", name="Enter the cards of your box").click()
    for count, squares in enumerate((FIRST, SECOND), 1):
        enter(page, squares)
        expect(page.get_by_text(f"Cards entered: {count} of at most 62")).to_be_visible()
    return page


def close(page: Page) -> None:
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_deck_is_entered_card_by_card_and_no_card_that_cannot_be(visit: Visit) -> None:
    """ST-4, ST-19: a bishop stands on dark squares only, and no card is there twice."""
    page = with_two_cards(visit)
    enter(page, SECOND)
    expect(page.get_by_role("alert")).to_have_text("This card has been entered already.")
    page.get_by_role("dialog").get_by_role("button", name="b1, knight").click()
    page.get_by_role("dialog").get_by_role("button", name="a1, bishop").click()
    page.get_by_role("dialog").get_by_role("button", name="b1", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="a1", exact=True).click()
    page.get_by_role("button", name="This card").click()
    expect(page.get_by_role("alert")).to_contain_text("only on the dark squares")
    expect(page.get_by_text("Cards entered: 2 of at most 62")).to_be_visible()
    page.get_by_role("button", name="Take out").first.click()
    expect(page.get_by_text("Cards entered: 1 of at most 62")).to_be_visible()
    close(page)
    expect(page.get_by_role("radio", name="Of your box")).to_have_count(0)  # one card is no deck


def test_the_deck_is_played_with_at_a_table_and_by_the_companion(visit: Visit) -> None:
    page = with_two_cards(visit)
    close(page)
    expect(page.get_by_role("radio", name="Of your box (2)")).to_be_checked()
    page.get_by_role("link", name="We have the box").click()
    expect(page.locator(".outcomes button")).to_have_count(2)  # no other card can come
    page.go_back()
    with page.expect_request(re.compile("/api/tables(\\?|$)")) as asked:
        page.get_by_role("button", name="Start").click()
    wished = asked.value.post_data_json
    assert wished["options"]["deck"] == ["KQR/.../BN.", "K.R/..Q/BN."]
    page.wait_for_url(re.compile("/t/"))


def test_the_deck_follows_the_person_to_another_device(visit: Visit) -> None:
    page = with_two_cards(visit)
    with page.expect_response(re.compile("/api/person/values/settings")) as kept:
        pass
    assert kept.value.ok
    same = {"cookies": page.context.cookies(), "origins": []}
    other = visit("/new/study", size=PHONE, storage_state=same)
    expect(other.get_by_role("radio", name="Of your box (2)")).to_be_checked()
    other.get_by_role("radio", name="The project’s").check()  # and need not be played with
    other.get_by_role("link", name="We have the box").click()
    expect(other.get_by_role("group", name="The card")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "sl"])
def test_entering_cards_fits_a_phone_in_other_languages(visit: Visit, language: str) -> None:
    page = visit("/new/study", size=PHONE, language=language, dark=language == "sl")
    page.locator(".own button").click()
    expect(page.locator("dialog .pad")).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= PHONE[0]


LINES = "PPPPPPPP/P......./NNNNNNNN/N......./BBBB...*/RRRR..*./QQ...*../....*..."  # QG-19


def lay(page: Page, card: str) -> None:
    """Piece by piece, as the card is drawn."""
    names = {"P": "pawn", "N": "knight", "B": "bishop", "R": "rook", "Q": "queen", "*": "start"}
    pieces = page.get_by_role("group", name="Piece")
    board = page.get_by_role("group", name="The card")
    rows = card.split("/")
    for letter, name in names.items():
        pieces.get_by_role("button", name=re.compile(f"^{name}")).click()
        for row, marks in enumerate(rows):
            for column, mark in enumerate(marks):
                if mark == letter:
                    square = f"{'abcdefgh'[column]}{8 - row}"
                    board.get_by_role("button", name=square, exact=True).click()


def test_set_up_cards_and_values_are_entered_once_and_played_with(visit: Visit) -> None:
    """QG-19: 28 tokens and 4 start squares, whatever they are worth in that box."""
    page = visit("/new/gambit", size=PHONE)
    page.get_by_role("button", name="Enter the cards of your box").click()
    lay(page, LINES)
    expect(page.get_by_text("Put down: 32 of 32")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="This card").click()
    expect(page.get_by_text("Cards entered: 1 of at most 4")).to_be_visible()
    page.get_by_role("spinbutton", name="queen").fill("50")
    page.get_by_role("spinbutton", name="queen").blur()
    page.get_by_role("spinbutton", name="king").fill("0")  # no value: ours stays
    page.get_by_role("spinbutton", name="king").blur()
    expect(page.get_by_role("spinbutton", name="king")).to_have_value("8")
    close(page)
    expect(page.get_by_role("radio", name="Of your box (1)")).to_be_checked()
    with page.expect_request(re.compile("/api/tables(\\?|$)")) as asked:
        page.get_by_role("button", name="Start").click()
    wish = asked.value.post_data_json
    assert wish["options"]["cards"] == [LINES]
    assert wish["options"]["values"] == [3, 4, 5, 6, 50, 8]
    expect(page.locator(".sheet text").get_by_text("50", exact=True)).to_have_count(2)  # queens


def test_the_companion_opened_directly_has_the_box_of_the_person(visit: Visit) -> None:
    page = with_two_cards(visit)
    page.goto("/box/study")
    expect(page.locator(".outcomes button")).to_have_count(2)
