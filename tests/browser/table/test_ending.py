"""The end is a moment: who has won, why, marked on the board, and what to do next at once."""

from collections.abc import Callable

import pytest
from browser.looking import PHONE, SIZES, barriers, cut_texts, faults
from browser.tables import COMPUTER, HERE, ME, PLAY, last_action, turn
from playwright.sync_api import Page, expect
from support.endings import almost

Visit = Callable[..., Page]
NewTable = Callable[..., str]


def ending(page: Page, heading: str) -> None:
    expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()


def test_a_lost_game_says_why_with_its_rule_and_numbers_on_the_board(
    visit: Visit, table: NewTable
) -> None:
    """TW-14: the four sides of the king."""
    winner, loser = last_action(visit, table, "twelve", size=PHONE)
    ending(winner, "You win!")
    ending(loser, "You lost")
    expect(winner.get_by_text("All four sides of Ben’s king are closed.")).to_be_visible()
    expect(loser.get_by_text("All four sides of your king are closed.")).to_be_visible()
    expect(loser.locator("svg g.danger")).to_have_count(4)
    assert sorted(loser.locator("svg g.danger text").all_text_contents()) == ["1", "2", "3", "4"]
    expect(loser.locator("svg g.target")).to_have_count(1)
    expect(winner.locator(".celebration")).to_be_visible()
    expect(loser.locator(".celebration")).to_have_count(0)
    assert cut_texts(winner) == [] and cut_texts(loser) == []
    loser.get_by_role("link", name="Rule TW-14").click()
    expect(loser.get_by_role("dialog", name="Rules").locator('[id="TW-14"]')).to_be_focused()


def test_at_one_device_who_lost_is_named_and_chooses_who_begins(
    visit: Visit, table: NewTable
) -> None:
    """UR-27: the winner begins, as chosen, whatever side that is."""
    page, told, names = visit("/", size=PHONE), almost("ur"), ["Ada", "Ben"]
    page.goto(table(page, "ur", [ME, HERE], record=told.record))
    expect(page.get_by_test_id("turn")).to_be_visible()
    before = page.url
    page.evaluate(PLAY, [before.rsplit("/", 1)[-1], told.last.seat, told.last.text])
    loser = names[1 - told.winner]
    expect(page.get_by_text(f"Who lost ({loser}) says who begins the next game.")).to_be_visible()
    page.get_by_role("button", name="Again: the winner begins").click()
    expect(page).not_to_have_url(before)
    expect(page.locator("[data-seat='0']").first).to_contain_text(names[told.winner])


def test_the_celebration_is_still_for_whoever_likes_less_motion(
    visit: Visit, table: NewTable
) -> None:
    winner, _ = last_action(visit, table, "ur")
    ending(winner, "You win!")
    moving = winner.locator(".celebration i").first.evaluate(
        "i => getComputedStyle(i).animationName"
    )
    assert moving == "none"


@pytest.mark.parametrize("game", ["study", "gambit", "ur", "twelve", "battles"])
def test_the_ending_and_what_comes_next_are_in_sight_and_legible_on_every_screen(
    visit: Visit, table: NewTable, game: str
) -> None:
    winner, loser = last_action(visit, table, game)
    for page, heading in ((winner, "You win!"), (loser, "You lost")):
        ending(page, heading)
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            asked = game == "ur" and page is loser  # who begins the next game, UR-27
            again = ("Again: I begin", "Again: you begin") if asked else ("Play again",)
            for one in (
                page.get_by_role("heading", name=heading, exact=True),
                *(page.get_by_role("button", name=name, exact=True) for name in again),
                page.get_by_role("link", name="Watch replay"),
                page.get_by_role("button", name="Share", exact=True),
            ):
                expect(one).to_be_in_viewport(ratio=1)
            assert faults(page, besides="out of reach") == {}, (width, height)
    assert barriers(loser) == []


def test_whoever_looks_on_reads_the_winners_name(visit: Visit, table: NewTable) -> None:
    winner, _ = last_action(visit, table, "ur")
    ending(winner, "You win!")
    watch = winner.get_by_role("link", name="Watch replay").get_attribute("href") or ""
    onlooker = visit(watch.replace("/r/", "/t/"))
    ending(onlooker, "Winner: Ada")
    expect(onlooker.get_by_text("Ada holds all four rosettes.")).to_be_visible()


def test_after_a_resignation_nothing_says_who_is_to_move(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "gambit", [ME, COMPUTER]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    ending(page, "You lost")
    expect(page.get_by_text("You resigned.")).to_be_visible()
    expect(page.get_by_test_id("prompt")).to_have_count(0)
    expect(page.locator(".acting")).to_have_count(0)


# ---------------------------------------------------------------------------------- the Study


DECK = ["N.Q/.BK/R..", "N.Q/..K/R.B", "NQ./..K/R.B"]
ALMOST = f"""[Game "study"]
[Options "{{\\"deck\\": [\\"{DECK[0]}\\", \\"{DECK[1]}\\", \\"{DECK[2]}\\"], \\"target\\": 2}}"]

card:{DECK[0]} card:{DECK[1]} 0:declare:9 decline
"""


def test_giving_up_asks_first_in_its_place_and_says_the_score(
    visit: Visit, table: NewTable
) -> None:
    """ST-16."""
    page = visit("/", size=PHONE)
    page.goto(table(page, "study", [ME, HERE], record=ALMOST))
    expect(turn(page)).to_contain_text("Ada")
    page.get_by_role("button", name="Give up").first.click()
    asked = page.get_by_role("region", name="Give up this card?")
    expect(asked).to_contain_text("Ben gets the point: 0 to 1.")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(asked.get_by_role("button", name="Keep going")).to_be_focused()
    asked.get_by_role("button", name="Keep going").click()
    expect(asked).to_have_count(0)
    expect(turn(page)).to_contain_text("Ada")
    page.get_by_role("button", name="Give up").first.click()
    asked.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("region", name="Point for Ben")).to_be_visible()


def test_a_challenge_of_a_match_ends_with_its_ways_until_one_goes_on(
    visit: Visit, table: NewTable
) -> None:
    """ST-17: as alone, the fewest moves and in how many ways, played on the table's own board; the
    next card waits for a touch, and the ways of the last one stay beside it."""
    page = visit("/", size=PHONE)
    page.goto(table(page, "study", [ME, HERE], record=ALMOST))
    expect(page.get_by_text("The last card.")).to_have_count(0)
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("region", name="Give up this card?").get_by_role(
        "button", name="Give up"
    ).click()
    rest = page.get_by_role("region", name="Point for Ben")
    ways = page.get_by_role("region", name="The last card.")
    expect(ways).to_contain_text("The shortest solution is one move.")
    way = ways.get_by_role("button", name="Way 1")
    board = page.locator(".field")
    expect(board.get_by_label("the card, c1, bishop")).to_have_count(1)  # it still lies there
    expect(board.get_by_label("c1, empty", exact=True)).to_have_count(1)
    way.click()
    expect(ways.locator(".now")).to_have_text("c1")
    expect(board.get_by_label("c1, bishop", exact=True)).to_have_count(1)
    assert cut_texts(page) == []
    rest.get_by_role("button", name="Next card").click()
    expect(rest).to_have_count(0)
    expect(way).to_be_hidden()  # the next card has begun
    ways = page.get_by_role("region", name="Solutions of the card before")
    ways.get_by_text("Solutions of the card before").click()
    expect(ways).to_contain_text("The shortest solution is one move.")
    way = ways.get_by_role("button", name="Way 1")
    expect(way).to_contain_text("c1")
    boards = page.locator("svg.looks[aria-hidden] >> visible=true")
    before = boards.count()
    way.click()
    expect(way).to_have_attribute("aria-pressed", "true")
    expect(ways.locator(".now")).to_have_text("c1")
    assert boards.count() > before
    assert cut_texts(page) == []


def test_a_key_too_brings_the_next_card(visit: Visit, table: NewTable) -> None:
    """ST-17: without looking for the button."""
    page = visit("/")
    page.goto(table(page, "study", [ME, HERE], record=ALMOST))
    page.get_by_role("button", name="Give up").first.click()
    asked = page.get_by_role("region", name="Give up this card?")
    asked.get_by_role("button", name="Give up").click()
    rest = page.get_by_role("region", name="Point for Ben")
    expect(rest).to_be_visible()
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    expect(rest).to_have_count(0)
    expect(turn(page)).to_contain_text("Ben")  # whoever declares first
