"""Choices that explain themselves, and what things are: an attack in a battle, on all screens."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle

import pytest
from browser.looking import COVERED, EYES, SIZES, barriers, faults
from browser.tables import COMPUTER, HERE, ME, OPEN
from playwright.sync_api import Locator, Page, expect

from regalia import games
from regalia.core.game import Game, record

Visit = Callable[..., Page]
NewTable = Callable[..., str]
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"] + ["XX", "XX"]
FIELD = (
    "a1=4S c1=TH e1=3D g1=QD b2=7D c2=JC e2=6S g2=XX d3=AH f3=9H b4=5D c4=AS e4=QS "
    "a5=8C b5=3H c5=2C e5=9C f5=6D g5=TD"
)
UNITS = "b2=R/3 d3=Q e2=B/3 f3=N/2 b4=k/2 c4=b e4=r/2 g5=n"
CASES = [pytest.param(size, *eyes, id=size) for size, eyes in zip(SIZES, cycle(EYES))]


def battle(phase: str) -> str:
    """A record that begins in the middle of a battle, White's queen on d3 having moved."""
    field = dict(pair.split("=") for pair in FIELD.split())
    units = {}
    for pair in UNITS.split():
        square, unit = pair.split("=")
        letter, _, injury = unit.partition("/")
        owner, lost = int(letter.islower()), int(injury or 0)
        units[square] = {"owner": owner, "unit": letter.upper(), "injury": lost}
    initiative, hands = ["8D", "KS"], [["9D", "6C"], ["2S", "3S"]]
    gone = Counter([*field.values(), *initiative])
    position = {
        "phase": phase,
        "player": 0,
        "units": units,
        "field": field,
        "hands": hands,
        "decks": [list((Counter(DECK) - gone - Counter(hand)).elements()) for hand in hands],
        "initiative": initiative,
        "unplaced": ["", ""],
        "key": False,
        "pending": 0,
        "moved": "d3" if phase == "attacking" else None,
        "winner": None,
    }
    return record.write(Game(games.room("battles"), position=position))


@pytest.fixture
def at_war(visit: Visit, table: NewTable) -> Iterator[Callable[..., Page]]:
    def at_war(
        phase: str,
        size: str = "desk",
        language: str = "en",
        dark: bool = False,
        alone: bool = False,  # with a computer, against which all can be taken back
    ) -> Page:
        page = visit("/", size=SIZES[size], language=language, dark=dark)
        page.wait_for_load_state("networkidle")
        told = {"record": battle(phase), "language": language}
        path = table(page, "battles", [ME, COMPUTER if alone else OPEN], **told)
        page.goto(path)
        if not alone:
            visit(path).get_by_role("button", name="Join", exact=True).click()
        expect(page.locator(".board button.open").first).to_be_visible()
        page.evaluate("document.fonts.ready")
        return page

    yield at_war


def row(page: Page, group: str, label: str) -> Locator:
    found = page.locator(".rows .row, .rows .chip").filter(has_text=label)
    return found.nth(0 if group == "rook" else 1)


@pytest.mark.parametrize(("size", "language", "dark"), CASES)
@pytest.mark.parametrize("phase", ["moving", "attacking"])
def test_a_battle_is_legible_and_its_board_uncovered(
    at_war: Callable[..., Page], phase: str, size: str, language: str, dark: bool
) -> None:
    page = at_war(phase, size, language, dark)
    assert faults(page) == {}
    squares = [one.bounding_box() for one in page.locator(".layer [data-id]").all()]
    assert squares and all(box and min(box["width"], box["height"]) >= 43 for box in squares)
    if phase == "moving":
        hand = [one.bounding_box() for one in page.locator('[data-id^="hand:"]').all()]
        height = SIZES[size][1]
        assert len(hand) == 2 and all(box and box["y"] + box["height"] <= height for box in hand)


@pytest.mark.parametrize(("size", "language", "dark"), CASES)
def test_every_attack_can_be_reached_with_the_board_in_sight(
    at_war: Callable[..., Page], size: str, language: str, dark: bool
) -> None:
    page = at_war("attacking", size, language, dark)
    choices = page.locator(".rows button")
    expect(choices).to_have_count(8)  # four ways, two targets; misses are never hidden
    for one in choices.all():
        one.click()
        expect(page.locator(".rows .main")).to_be_in_viewport()
        expect(page.locator("div.sheet")).to_be_in_viewport(ratio=0.9)
        expect(page.locator("g.harm, g.target")).not_to_have_count(0)


def test_a_row_tells_trumps_damage_and_who_falls_and_shows_it_on_the_board(
    at_war: Callable[..., Page],
) -> None:
    """RB-19 to RB-22: K and Q are two trumps, one is needed; 8 less armour 2 takes all 6 lives."""
    page = at_war("attacking")
    risky = row(page, "rook", "Risky")
    expect(risky).to_contain_text("2 / 1")
    expect(risky).to_contain_text("rook falls")
    expect(risky.locator(".lit")).to_have_count(2)
    expect(page.locator(".group").nth(1)).to_contain_text("+2 cards")  # the bishop, RB-26
    risky.click()
    expect(page.locator("g.harm text")).to_have_text("6→0")
    page.get_by_role("button", name="Risky: rook e4, −6").click()
    expect(page.get_by_text("You attack the rook on e4 (risky) and hit").first).to_be_attached()


def test_a_certain_miss_is_dimmed_says_so_and_may_be_chosen(at_war: Callable[..., Page]) -> None:
    page = at_war("attacking")
    expect(page.locator(".chip")).to_have_count(4)
    expect(page.get_by_text("miss, still +2")).to_be_visible()
    row(page, "bishop", "Optimal").click()
    page.get_by_role("button", name="Optimal: bishop c4, miss, still +2").click()
    expect(page.get_by_text("(optimal) and miss").first).to_be_attached()


def test_touching_a_target_leaves_only_what_can_be_done_to_it(at_war: Callable[..., Page]) -> None:
    page = at_war("attacking")
    page.locator('.layer button[data-id="c4"]').click()
    expect(page.locator(".rows .group")).to_have_count(1)
    expect(page.locator(".rows .group")).to_contain_text("bishop c4")


@pytest.mark.parametrize("size", SIZES)
def test_a_unit_that_is_touched_tells_its_numbers_beside_the_board(
    at_war: Callable[..., Page], size: str
) -> None:
    page = at_war("moving", size)
    box = page.locator('.layer [data-id="b4"]').bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fact = page.get_by_role("region", name="king")
    expect(fact).to_contain_text("4/5/6")
    expect(fact).to_contain_text("Trumps needed to hit this unit: queen 2, rook 2")
    assert page.evaluate(COVERED) == []
    assert barriers(page) == []
    fact.get_by_role("button").click()
    expect(fact).to_have_count(0)


def test_each_side_sees_its_home_below_and_cards_upright(visit: Visit, table: NewTable) -> None:
    """RB-2; Black sees the field turned by half."""

    def place(page: Page, square: str) -> tuple[float, float]:
        box = page.locator(f'.layer [data-id="{square}"]').bounding_box()
        assert box
        return box["x"], box["y"]

    page = visit("/")
    page.wait_for_load_state("networkidle")
    for seats, home, far in (([ME, HERE], "a1", "g5"), ([COMPUTER, ME], "g5", "a1")):
        page.goto(table(page, "battles", seats, record=battle("moving")))
        if seats[1] is HERE:
            page.get_by_role("dialog").get_by_role("button").click()
        expect(page.locator('.layer [data-id="a1"]')).to_be_visible()
        left, top = place(page, home)
        assert left < place(page, far)[0] and top > place(page, far)[1]
    turned = page.locator('[data-thing^="card:"] > g[transform]')
    expect(turned).to_have_count(0)


def test_a_tap_attacks_where_it_can_be_taken_back(at_war: Callable[..., Page]) -> None:
    page = at_war("attacking", alone=True)
    row(page, "rook", "Risky").click()
    expect(page.get_by_text("You attack the rook on e4 (risky) and hit").first).to_be_attached()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(row(page, "rook", "Risky")).to_be_visible()


def test_an_attack_can_be_left_while_one_is_chosen(at_war: Callable[..., Page]) -> None:
    page = at_war("attacking", "upright")
    hold = page.get_by_role("button", name="Don’t attack")
    expect(hold).to_be_visible()
    page.locator(".layer button.open").first.click()
    expect(page.get_by_role("button", name="Undo last tap")).to_be_visible()
    expect(hold).to_be_visible()
    page.locator(".rows .row").first.click()
    expect(hold).to_be_visible()
    hold.click()
    expect(page.get_by_role("button", name="Undo last tap")).to_have_count(0)


@pytest.mark.parametrize("size", [SIZES["upright"], SIZES["desk"]])
def test_armies_are_chosen_by_how_units_reach_their_enemies(
    visit: Visit, table: NewTable, size: tuple[int, int]
) -> None:
    page = visit("/", size=size, language="sl")
    page.goto(table(page, "battles", [ME, COMPUTER], language="sl"))
    reach = page.locator(".muster .note")
    expect(reach).to_have_text(["od blizu", *["na daljavo"] * 3, "od blizu", "od blizu"])
    expect(page.locator(".muster button").nth(1)).to_have_accessible_name(re.compile("na daljavo"))
    expect(reach.last).to_be_in_viewport()
    assert faults(page) == {}
