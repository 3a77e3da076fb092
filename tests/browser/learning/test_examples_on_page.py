"""Worked examples on the rules page: beside their rules, to be played with what the book says."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, barriers, cut_texts
from playwright.sync_api import Locator, Page, expect

from regalia import games
from regalia.teaching.examples.worked_examples import worked_examples

Visit = Callable[..., Page]


def opened(page: Page, name: str) -> Locator:
    """The example, opened by its button."""
    page.locator("details.part").evaluate_all("parts => parts.forEach((one) => (one.open = true))")
    page.locator(f"button[data-example={name}]").click()
    example = page.get_by_test_id("example")
    expect(example.locator("div.sheet")).to_be_visible()
    return example


def touch(example: Locator, *ids: str) -> None:
    for one in ids:
        example.locator(f'[data-id="{one}"]').first.click(force=True)


def test_an_example_is_played_beside_its_rule_with_what_the_book_says(visit: Visit) -> None:
    """UR-10, UR-11: no piece passes over an enemy piece, but it captures one."""
    page = visit("/rules/ur#UR-10")
    rule = page.locator('[id="UR-10"]')
    rule.get_by_text("No piece passes over an enemy piece").wait_for()
    example = opened(page, "ur-no-cross-enemy")
    expect(rule.get_by_test_id("example")).to_be_visible()
    touch(example, "A2", "A4")
    expect(example.get_by_test_id("refusal")).to_contain_text("An enemy piece on A3 is in the way")
    expect(example.get_by_test_id("refusal")).to_contain_text("UR-10")
    touch(example, "A2", "A3")
    expect(example.get_by_test_id("happened")).to_contain_text("capture on A3")
    expect(example.get_by_test_id("happened")).to_contain_text("Just what the example says")
    example.get_by_role("button", name="Back to the start").click()
    touch(example, "reserve:0", "B1")
    expect(example.get_by_test_id("happened")).to_contain_text("You enter a piece")
    expect(example.get_by_test_id("happened")).not_to_contain_text("Just what")
    page.locator("button[data-example=ur-no-cross-enemy]").click()
    expect(page.get_by_test_id("example")).to_have_count(0)


def test_what_the_book_plays_out_is_shown_action_by_action(visit: Visit) -> None:
    """ST-11: the four moves of the Study's example."""
    page = visit("/rules/study")
    page.locator("button[data-example=st-example]").wait_for(state="attached")
    example = opened(page, "st-example")
    expect(example).to_contain_text("The least plan takes 4. There is only one.")
    example.get_by_role("button", name="Play it out: 4 steps").click()
    expect(example.get_by_test_id("happened")).to_contain_text("queen to a2")


def test_chance_is_picked_and_the_turn_goes_on(visit: Visit) -> None:
    """UR-6: a roll, and then what it allows."""
    page = visit("/rules/ur", size=PHONE, language="de", dark=True)
    page.locator("button[data-example=ur-start]").wait_for(state="attached")
    example = opened(page, "ur-start")
    example.get_by_role("button", name="Gold + Silber").click()
    expect(example.get_by_test_id("happened")).to_contain_text("Du würfelst")
    touch(example, "reserve:0", "B3")
    expect(example.get_by_test_id("happened")).to_contain_text("B3")


@pytest.mark.parametrize(("game", "name"), [("ur", "ur-sky"), ("gambit", "qg-add")])
@pytest.mark.parametrize(("language", "dark"), [("de", False), ("sl", True)])
def test_an_open_example_cuts_nothing_and_axe_finds_nothing(
    visit: Visit, game: str, name: str, language: str, dark: bool
) -> None:
    page = visit(f"/rules/{game}", size=PHONE, language=language, dark=dark)
    page.locator(f"button[data-example={name}]").wait_for(state="attached")
    opened(page, name)
    assert cut_texts(page) == []
    assert barriers(page) == []


def test_rules_beside_a_game_have_their_examples_too(visit: Visit) -> None:
    page = visit("/learn/ur?step=")
    page.get_by_role("link", name=re.compile("UR-8")).first.click()
    panel = page.get_by_role("dialog")
    panel.locator("button[data-example=ur-one]").click()
    expect(panel.get_by_test_id("example")).to_be_visible()


@pytest.mark.parametrize("game", [one for one in games.names() if worked_examples(games.room(one))])
def test_every_example_of_a_game_can_be_opened(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    page.locator("button[data-example]").first.wait_for(state="attached")
    buttons = page.locator("button[data-example]")
    assert buttons.count() == len(worked_examples(games.room(game)))
    buttons.evaluate_all("all => all.forEach((one) => one.click())")
    expect(page.get_by_test_id("example")).to_have_count(buttons.count())
