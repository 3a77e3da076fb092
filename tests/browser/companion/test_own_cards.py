"""The printed cards of a person's own box: entered once by tapping, kept for the person (ST-6)."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE
from browser.tables import chip, unfold
from playwright.sync_api import Locator, Page, expect

Visit = Callable[..., Page]
FIRST, SECOND = "a3 b3 c3 a1 b1", "a3 c2 c3 a1 b1"  # KQR/.../BN. and K.R/..Q/BN.


def enter(page: Page, squares: str) -> None:
    lay = page.get_by_role("dialog").get_by_role("group", name="The card")
    for square in squares.split():
        lay.get_by_role("button", name=square, exact=True).click()
    page.get_by_role("button", name="This card").click()


def with_two_cards(visit: Visit) -> Page:
    page = visit("/new/study", size=PHONE)
    unfold(page)
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
    page.get_by_role("button", name="Remove").first.click()
    expect(page.get_by_text("Cards entered: 1 of at most 62")).to_be_visible()
    close(page)
    expect(page.get_by_role("radio", name="From your box")).to_have_count(0)  # one card is no deck


def test_the_deck_is_played_with_at_a_table_and_by_the_companion(visit: Visit) -> None:
    page = with_two_cards(visit)
    close(page)
    expect(page.get_by_role("radio", name="From your box (2)")).to_be_checked()
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
    expect(other.get_by_role("radio", name="From your box (2)")).to_be_checked()
    other.get_by_role("radio", name="The project’s").check()  # and need not be played with
    other.get_by_role("link", name="We have the box").click()
    expect(other.get_by_role("group", name="The card")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "sl"])
def test_entering_cards_fits_a_phone_in_other_languages(visit: Visit, language: str) -> None:
    page = visit("/new/study", size=PHONE, language=language, dark=language == "sl")
    page.locator("summary.fold").first.click()
    page.locator(".own button").click()
    expect(page.locator("dialog .pad")).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= PHONE[0]


LINES = "PPPPPPPP/P......./NNNNNNNN/N......./BBBB...*/RRRR..*./QQ...*../....*..."  # QG-19


def lay(page: Page | Locator, card: str) -> None:
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
    unfold(page)
    page.get_by_role("button", name="Enter the cards of your box").click()
    lay(page, LINES)
    expect(page.get_by_text("Placed: 32 of 32")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="This card").click()
    expect(page.get_by_text("Cards entered: 1 of at most 4")).to_be_visible()
    page.get_by_role("spinbutton", name="queen").fill("50")
    page.get_by_role("spinbutton", name="queen").blur()
    page.get_by_role("spinbutton", name="king").fill("0")  # no value: ours stays
    page.get_by_role("spinbutton", name="king").blur()
    expect(page.get_by_role("spinbutton", name="king")).to_have_value("8")
    close(page)
    expect(page.get_by_role("radio", name="From your box (1)")).to_be_checked()
    with page.expect_request(re.compile("/api/tables(\\?|$)")) as asked:
        page.get_by_role("button", name="Start").click()
    wish = asked.value.post_data_json
    assert wish["options"]["cards"] == [LINES]
    assert wish["options"]["values"] == [3, 4, 5, 6, 50, 8]
    expect(page.locator(".sheet text").get_by_text("50", exact=True)).to_have_count(2)  # queens


def test_only_the_set_up_cards_of_the_own_box_can_be_chosen(visit: Visit) -> None:
    """QG-19: the book's third is in no box that has one."""
    page = visit("/new/gambit", size=PHONE)
    unfold(page)
    chip(page, "Setup card")
    many = page.get_by_role("combobox", name="Setup card")
    many.select_option("3")
    page.get_by_role("button", name="Enter the cards of your box").click()
    lay(page.get_by_role("dialog"), LINES)
    page.get_by_role("button", name="This card").click()
    close(page)
    few = page.get_by_role("group", name="Setup card")
    expect(few.get_by_role("radio")).to_have_count(2)
    expect(few.get_by_role("radio", name="random")).to_be_checked()
    expect(few.get_by_role("radio", name="1", exact=True)).to_be_attached()
    page.get_by_role("radio", name="The project’s").check()
    expect(many.locator("option")).to_have_count(5)


def test_single_values_are_entered_for_tokens_of_a_card_and_changed(visit: Visit) -> None:
    """QG-21: they are played with, and shown on the board; a card can be changed."""
    page = visit("/new/gambit", size=PHONE)
    unfold(page)
    page.get_by_role("button", name="Enter the cards of your box").click()
    lay(page, LINES)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Single values").check()
    board = dialog.get_by_role("group", name="The card")
    board.get_by_role("button", name="a2, queen").click()
    value = dialog.get_by_role("spinbutton", name="queen, a2")
    expect(value).to_have_value("7")
    value.fill("100")  # more than a token can be worth: it stays as its kind
    value.blur()
    expect(value).to_have_value("7")
    value.fill("12")
    value.blur()
    expect(board.get_by_role("button", name="a2, queen (12)")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="This card").click()
    expect(page.get_by_text("Cards entered: 1 of at most 4")).to_be_visible()
    dialog.get_by_role("button", name=re.compile("^Change")).click()
    dialog.get_by_role("radio", name="Single values").check()
    board.get_by_role("button", name="a2, queen (12)").click()
    dialog.get_by_role("button", name="As its kind: 7").click()
    board.get_by_role("button", name="b2, queen").click()
    dialog.get_by_role("spinbutton", name="queen, b2").fill("15")
    dialog.get_by_role("spinbutton", name="queen, b2").blur()
    page.get_by_role("button", name="This card").click()
    expect(page.get_by_text("Cards entered: 1 of at most 4")).to_be_visible()
    close(page)
    with page.expect_request(re.compile("/api/tables(\\?|$)")) as asked:
        page.get_by_role("button", name="Start").click()
    assert asked.value.post_data_json["options"]["cards"] == [LINES + " b2=15"]
    expect(page.locator(".sheet text").get_by_text("15", exact=True)).to_have_count(1)


def test_enter_takes_a_value_and_begins_no_game(visit: Visit) -> None:
    """The fields stand in the form of the new game, which Enter would send."""
    page = visit("/new/gambit", size=PHONE)
    unfold(page)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/api/tables" in one.url else None)
    page.get_by_role("button", name="Enter the cards of your box").click()
    lay(page, LINES)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Single values").check()
    page.keyboard.press("Enter")
    board = dialog.get_by_role("group", name="The card")
    board.get_by_role("button", name="a2, queen").click()
    value = dialog.get_by_role("spinbutton", name="queen, a2")
    value.fill("12")
    value.press("Enter")
    expect(board.get_by_role("button", name="a2, queen (12)")).to_be_visible()
    expect(value).to_be_focused()
    kind = dialog.get_by_role("spinbutton", name="king")
    kind.fill("9")
    kind.press("Enter")
    page.get_by_role("button", name="This card").click()
    expect(page.get_by_text("Cards entered: 1 of at most 4")).to_be_visible()
    expect(kind).to_have_value("9")
    assert not asked


def test_the_companion_of_the_gambit_begins_with_the_owner_s_cards(visit: Visit) -> None:
    """QG-19: the project's set-up cards are in no box, so it asks for those that are there."""
    page = visit("/box/gambit", size=PHONE)
    sets = page.get_by_role("group", name="Setup card").get_by_role("radio")
    expect(sets).to_have_count(5)  # the project's, and that it is drawn
    page.get_by_role("button", name="Enter the cards of your box").click()
    lay(page.get_by_role("dialog"), LINES)
    page.get_by_role("dialog").get_by_role("button", name="This card").click()
    expect(page.get_by_text("Cards entered: 1 of at most 4")).to_be_visible()
    close(page)
    expect(sets).to_have_count(2)
    page.get_by_role("radio", name="The project’s").check()
    expect(sets).to_have_count(5)
    page.get_by_role("radio", name="From your box (1)").check()
    expect(sets).to_have_count(2)
    page.get_by_role("button", name="Begin", exact=True).click()
    # Of one card nobody is asked which it is.
    expect(page.locator(".statement").first).to_have_text("White: what do you do?")
    page.locator(".sheet button.open").first.click()
    expect(page.locator(".log li").first).to_contain_text("White starts")
    kept = page.evaluate("JSON.parse(localStorage.getItem('regalia:box:gambit'))")
    assert kept["options"]["cards"] == [LINES] and kept["told"][0] == "setup:1"


def test_the_companion_opened_directly_has_the_box_of_the_person(visit: Visit) -> None:
    page = with_two_cards(visit)
    page.goto("/box/study")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator(".outcomes button")).to_have_count(2)
