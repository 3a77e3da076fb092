"""The companion in the middle of games: armies, attacks, hands, the end; keys; no connection."""

import json
import re
from collections.abc import Callable
from urllib.parse import quote

from browser.looking import PHONE, stored
from playwright.sync_api import Page, expect
from support.companions import hoarding, played, told_of

from regalia import games
from regalia.table.companion.companion import CompanionGame
from regalia.table.companion.companion_messages import Teller

Visit = Callable[..., Page]
MOST_TABS = 80
NAMES = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight", "P": "pawn"}


def going_on(visit: Visit, game: str, told: list[str], **options: object) -> Page:
    """The page of somebody who told all this before, on this device."""
    page = visit("/about", size=PHONE)
    kept = json.dumps({"options": options, "told": told})
    page.evaluate(
        "([game, kept]) => localStorage.setItem('regalia:box:' + game, kept)", [game, kept]
    )
    page.goto(f"/box/{game}")
    return page


def test_an_attack_is_counted_line_by_line(visit: Visit) -> None:
    """RB-19, RB-20, RB-26."""
    told = told_of(played("battles", 1))
    until = told.index("easy:g3")
    companion = CompanionGame.again(games.room("battles"), {}, told[:until])
    lines = Teller(companion, "en").asked(told[until]).count
    assert sum("trump" in line for line in lines[:4]) == 4  # a line for each card
    page = going_on(visit, "battles", told[:until])
    page.get_by_role("button", name="May I?").click()
    page.locator(".rows .row", has_text="Easy").click()
    expect(page.locator(".proposal ol li")).to_have_text(lines)
    page.get_by_role("button", name="Cancel").click()
    page.locator(".rows .row", has_text="Easy").click()  # and after it, where nobody asked
    expect(page.locator(".last ol li")).to_have_text(lines)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".rows .row", has_text="Easy")).to_be_visible()


def test_an_army_is_named_piece_by_piece_in_any_order_and_remembered(visit: Visit) -> None:
    """RB-6, RB-30: both armies are shown at once; the one that was chosen first is asked first."""
    page = going_on(visit, "battles", [])
    page.get_by_role("button", name="Begin").click()
    for army in ("BPRR", "PKKK"):
        for piece in army:
            page.locator(".kinds").get_by_role("button", name=NAMES[piece]).click()
    expect(page.locator("[data-card]")).to_have_count(53)  # and cards are dealt
    assert told_here(page) == ["army:KKKP,reveal:RRBP"]
    page.get_by_role("button", name="Take back").click()
    for army in ("bishop, pawn, rook, rook", "pawn, king, king, king"):
        page.get_by_role("button", name=army).click()
    expect(page.locator("[data-card]")).to_have_count(53)
    assert told_here(page) == ["army:KKKP,reveal:RRBP"]


def told_here(page: Page) -> list[str]:
    """All that this device keeps of it."""
    kept: list[str] = page.evaluate("JSON.parse(localStorage.getItem('regalia:box:battles')).told")
    return kept


def test_a_hand_is_discarded_with_the_cards_that_everybody_sees(visit: Visit) -> None:
    """RB-30."""
    told = told_of(played("battles", 0))
    until = next(i for i, text in enumerate(told) if text.startswith("discard,"))
    assert told[until] == "discard,reveal:TS"
    page = going_on(visit, "battles", told[:until])
    page.get_by_role("button", name="Discard hand").click()
    page.get_by_role("button", name="10 of spades").click()
    expect(page.locator(".log li").first).to_contain_text("10 of spades")


def test_at_the_end_the_rest_is_told_and_the_record_is_looked_at(visit: Visit) -> None:
    game = played("battles", 3, likes=hoarding)
    hands = [game.view(seat)["hands"][seat] for seat in (0, 1)]
    page = going_on(visit, "battles", told_of(game))
    expect(page.get_by_text("the record shows what a spectator saw")).to_be_visible()
    expect(page.get_by_role("link", name="Save the record")).to_be_visible()
    for seat, hand in enumerate(hands):
        asked = page.get_by_role("button", name=f"Enter what {('White', 'Black')[seat]} still held")
        asked.click()
        for card in hand:
            page.locator(f"[data-card='{card}']").click()
        expect(page.locator("[data-card]")).to_have_count(0)
        expect(asked).to_have_count(0)
    page.get_by_role("button", name="Look back").click()
    page.wait_for_url(re.compile("/r/"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_cards_of_a_few_kinds_are_told_by_their_names(visit: Visit) -> None:
    """QG-2: what lay face down in the end, from left to right, and then the hand."""
    game = played("gambit", 5)
    page = going_on(visit, "gambit", told_of(game))
    for seat in range(2):
        if not (own := game.view(seat)["own"]):
            continue
        page.get_by_role("button", name=f"Enter what {('White', 'Black')[seat]} still held").click()
        for card in own["row"] + own["hand"]:
            page.locator(".kinds").get_by_role("button", name=NAMES[card], exact=True).click()
        expect(page.locator(".kinds")).to_have_count(0)
    expect(page.get_by_role("button", name="Look back")).to_be_visible()


def by_keys(page: Page, name: str) -> None:
    """Tab to a button, and press Enter."""
    expect(page.get_by_role("button", name=re.compile(name)).first).to_be_enabled()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "(document.activeElement.ariaLabel || document.activeElement.textContent || '').trim()"
        )
        if re.search(name, focused) and page.evaluate("document.activeElement.tagName") == "BUTTON":
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{name} cannot be reached with the keyboard")


def touch_by_keys(page: Page, thing: str) -> None:
    """Tab to the board, go there with arrows, and press Enter."""
    goal = page.locator(f"button[data-id='{thing}']")
    expect(goal).to_be_visible()
    for _ in range(MOST_TABS):
        if page.locator(".sheet button:focus").count():
            break
        page.keyboard.press("Tab")
    for _ in range(12):
        here = page.locator(".sheet button:focus").bounding_box()
        there = goal.bounding_box()
        assert here and there
        right, down = there["x"] - here["x"], there["y"] - here["y"]
        if max(abs(right), abs(down)) < 2:
            page.keyboard.press("Enter")
            return
        across = abs(right) > abs(down)
        keys = ("ArrowRight", "ArrowLeft") if across else ("ArrowDown", "ArrowUp")
        page.keyboard.press(keys[0] if (right if across else down) > 0 else keys[1])
    raise AssertionError(f"{thing} cannot be reached with the keyboard")


def test_dice_are_told_and_taken_back_with_keys_alone(visit: Visit) -> None:
    page = visit("/box/ur", size=PHONE)
    by_keys(page, "^Begin$")
    by_keys(page, r"gold \+ silver")
    expect(page.locator(".log li").first).to_contain_text("gold + silver")
    by_keys(page, "^Take back$")
    expect(page.locator(".log li")).to_have_count(0)


def test_a_whole_game_is_told_with_keys_alone(visit: Visit) -> None:
    """A challenge alone: two cards, a queen that goes from b3 to c2, and the end."""
    options = {"mode": "solo", "deck": ["KQR/.../BN.", "K.R/..Q/BN."]}
    page = visit(f"/box/study#{quote(json.dumps(options))}", size=PHONE)
    page.get_by_role("button", name="pieces are set up").nth(1).wait_for()
    by_keys(page, "pieces are set up")  # and of two cards the other one is the objective
    for square in ("b3", "c2"):
        touch_by_keys(page, square)
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    by_keys(page, "^Look back$")
    page.wait_for_url(re.compile("/r/"))


def test_a_card_is_told_with_keys_alone(visit: Visit) -> None:
    page = visit("/box/battles#%7B%22scenario%22%3A%22magic%22%7D", size=PHONE)
    by_keys(page, "^2 of clubs$")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="7 of hearts")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log li").first).to_contain_text("7 of hearts")


def test_the_hourglass_goes_on_without_a_connection_and_counts_when_it_is_back(
    visit: Visit,
) -> None:
    """ST-15: it runs out once, and what follows is told as soon as it can be."""
    told = ["card:KQR/.../BN.", "card:K.R/..Q/BN.", "0:declare:4"]
    page = going_on(visit, "study", told, hourglass=6)
    expect(page.get_by_role("timer")).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("the hourglass keeps running")
    expect(page.get_by_role("timer")).to_have_text("0 s")
    page.context.set_offline(False)
    expect(page.locator(".log li").first).to_contain_text("Player 2 passes.")


def test_asking_may_i_does_not_turn_the_hourglass_over(visit: Visit) -> None:
    """ST-15."""
    told = ["card:KQR/.../BN.", "card:K.R/..Q/BN.", "0:declare:4"]
    page = going_on(visit, "study", told, hourglass=3600)
    timer = page.get_by_role("timer")
    timer.evaluate("timer => (timer.dataset.same = 'yes')")
    page.get_by_role("button", name="May I?").click()
    page.locator(".rows .row", has_text="Pass").click()
    expect(page.locator(".proposal")).to_be_visible()
    assert timer.get_attribute("data-same") == "yes"


def test_a_companion_that_is_opened_without_a_connection_says_so(visit: Visit) -> None:
    page = stored(visit("/", size=PHONE, workers="allow"))
    page.context.set_offline(True)
    page.goto("/box/ur")
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Companion: Ur")
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Who is playing?")).to_be_visible()
