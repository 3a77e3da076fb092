"""The companion asks plainly, says why not, keeps what was laid, and goes on on another device."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from browser.looking import PHONE, cut_texts
from browser.tables import chip, unfold
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
ROLLED = re.compile("gold \\+ silver")
BEGIN = re.compile("^(Begin|Los geht’s|Začni)$")


def roll(page: Page) -> None:
    page.get_by_role("button", name=BEGIN).click()
    page.get_by_role("button", name=ROLLED).click()
    expect(page.locator(".log li").first).to_contain_text("gold + silver")


def test_the_home_page_leads_to_the_box(visit: Visit) -> None:
    page = visit("/", size=PHONE, language="de")
    page.get_by_role("link", name="Wir haben die Schachtel").click()
    page.get_by_role("link", name="Ur: Das königliche Spiel").click()
    expect(page.get_by_role("heading", name="Wer spielt?")).to_be_visible()
    assert cut_texts(page) == []


def test_without_a_scenario_nobody_is_asked_who_leads_which_of_its_armies(visit: Visit) -> None:
    """RB-6: and with one, not which units may be chosen."""
    page = visit("/box/battles", size=PHONE, language="de")
    how = page.get_by_role("region", name="Wie spielt ihr?")
    expect(how.get_by_role("group", name="Szenario")).to_be_visible()
    expect(how.get_by_role("group", name="Armeen")).to_be_visible()
    expect(how.get_by_role("group", name="Seiten")).to_have_count(0)
    how.get_by_role("radio", name="Magie").check()
    expect(how.get_by_role("group", name="Seiten")).to_be_visible()
    expect(how.get_by_role("group", name="Armeen")).to_have_count(0)
    assert cut_texts(page) == []
    page = visit("/box/ur", size=PHONE, language="de")
    expect(page.get_by_role("heading", name="Was ist in eurer Schachtel?")).to_be_visible()


def test_a_touch_in_vain_is_answered_with_why_and_the_rule(visit: Visit) -> None:
    """UR-8"""
    page = visit("/box/ur", size=PHONE)
    roll(page)
    page.locator("[data-id=A7]").click(force=True)
    why = page.locator(".vain")
    expect(why).to_contain_text("None of your pieces stands on A7")
    expect(why).to_be_in_viewport(ratio=1)
    expect(why.get_by_role("link")).to_have_attribute("href", "/rules/ur#UR-8")
    page.get_by_role("button", name="Take back").click()
    expect(why).to_have_count(0)


def test_keys_go_on_after_a_roll_and_after_telling_it(visit: Visit) -> None:
    page = visit("/box/ur", size=PHONE)
    page.get_by_role("button", name=BEGIN).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".outcomes button").first).to_be_focused()
    page.get_by_role("button", name=ROLLED).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".companion button[data-id]:focus")).to_have_count(1)


def test_whose_army_is_named_and_how_far(visit: Visit) -> None:
    """RB-6: both armies are shown at once."""
    page = visit("/box/battles", size=PHONE, language="sl")
    page.get_by_role("button", name=BEGIN).click()
    said = page.locator(".statement")
    expect(said).to_contain_text("Beli")  # as the log has it
    expect(page.get_by_text("Izbrano: 0 od 4")).to_be_visible()
    for _ in range(4):
        page.locator(".kinds button:enabled").first.click()
    expect(said).to_contain_text("Črni")
    expect(page.get_by_role("button", name="Razveljavi")).to_have_count(1)


def test_the_last_tap_is_undone_while_units_are_named_and_on_the_board(visit: Visit) -> None:
    page = visit("/box/battles", size=PHONE)
    page.get_by_role("button", name=BEGIN).click()
    for name in ("king", "pawn"):
        page.locator(".kinds").get_by_role("button", name=name).click()
    expect(page.get_by_text("king, pawn")).to_be_visible()
    page.get_by_role("button", name="Undo last tap").click()
    expect(page.get_by_text("Chosen: 1 of 4")).to_be_visible()
    expect(page.get_by_text("king, pawn")).to_have_count(0)
    page.goto("/box/twelve")
    page.get_by_role("button", name=BEGIN).click()
    pawn = page.locator("button[data-id='supply:wP']")
    pawn.click()
    page.get_by_role("button", name="Undo last tap").click()
    expect(page.get_by_role("button", name="Undo last tap")).to_have_count(0)
    expect(pawn).to_have_class(re.compile(r"\bopen\b"))


def test_a_refused_card_stays_as_it_was_laid(visit: Visit) -> None:
    """ST-4: a bishop stands on dark squares only."""
    page = visit("/box/study", size=PHONE)
    page.get_by_role("button", name=BEGIN).click()
    expect(page.locator(".statement")).to_contain_text("Start card")
    lay = page.get_by_role("group", name="The card")
    expect(page.get_by_text("Still missing: king, queen, rook, bishop, knight.")).to_be_visible()
    for square in ("b3", "a3", "c3", "a2", "b1"):
        lay.get_by_role("button", name=square, exact=True).click()
    expect(page.locator(".vain")).to_contain_text("The bishop (B) stands only on the dark")
    expect(lay.get_by_role("button", name="a2, bishop")).to_be_visible()
    expect(page.get_by_role("button", name="This card")).to_be_enabled()


def test_a_game_follows_the_person_to_another_device(visit: Visit) -> None:
    page = visit("/box/ur", size=PHONE)
    with page.expect_request(lambda sent: sent.method == "PUT" and "box.ur" in sent.url) as sent:
        roll(page)
    assert sent.value.response()
    elsewhere = visit("/about", size=PHONE)
    elsewhere.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    elsewhere.goto("/box/ur")
    expect(elsewhere.locator(".log li").first).to_contain_text("gold + silver")
    expect(elsewhere.get_by_text("kept for you")).to_be_visible()


def test_a_record_saved_on_the_way_is_gone_on_with(visit: Visit, tmp_path: Path) -> None:
    page = visit("/box/ur", size=PHONE)
    roll(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "ur.txt"
    saved.value.save_as(file)
    other = visit("/box", size=PHONE)
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator(".log li").first).to_contain_text("gold + silver")


def test_a_card_of_the_gambit_takes_what_the_rules_have_and_says_what_is_missing(
    visit: Visit,
) -> None:
    """QG-19: 28 tokens and 4 start squares."""
    page = visit("/new/gambit", size=PHONE)
    unfold(page)
    page.get_by_role("button", name="Enter the cards").click()
    lay = page.get_by_role("group", name="The card")
    squares = lay.get_by_role("button")
    expect(page.get_by_text("Still missing: Piece × 28, start square × 4.")).to_be_visible()
    box = squares.first.bounding_box()
    assert box and box["width"] >= 44 and box["height"] >= 44
    lay.evaluate("lay => lay.querySelectorAll('button').forEach((one, i) => i < 36 && one.click())")
    expect(page.get_by_text("Placed: 32 of 32")).to_be_visible()
    expect(page.get_by_role("button", name="This card")).to_be_enabled()
    dark = lay.get_by_role("button", name="a1").get_attribute("class")
    assert "dark" in str(dark)


def test_values_of_two_digits_are_drawn_on_a_phone(visit: Visit) -> None:
    """QG-19"""
    options = json.dumps({"setup": 1, "values": [10, 22, 33, 44, 55, 66]})
    page = visit(f"/box/gambit#{options}", size=PHONE)
    expect(page.locator(".sheet text", has_text="55").first).to_be_visible()


def test_with_a_clock_in_days_the_hourglass_lasts_a_turn_and_the_page_says_so(
    visit: Visit,
) -> None:
    """ST-15"""
    page = visit("/new/study", size=PHONE)
    chip(page, "Hourglass")
    expect(page.get_by_label("Hourglass")).to_have_value("60")
    chip(page, "Clock")
    page.get_by_role("radio", name="Days", exact=True).check(force=True)
    chip(page, "Hourglass")
    expect(page.get_by_label("Hourglass")).to_have_count(0)
    expect(page.get_by_text("lasts as long as a turn").first).to_be_visible()
