"""Small things that were wrong once: names on plates, who goes first, what a button says."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE
from browser.tables import COMPUTER, HERE, ME, chip, turn, two_people, unfold
from playwright.sync_api import Locator, Page, Route, expect

Visit = Callable[..., Page]
NewTable = Callable[..., str]


def start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))


def test_two_people_at_one_device_are_not_both_called_you(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "ur", [{"kind": "me"}, {"kind": "here"}]))
    plates = page.locator(".plate .who")
    expect(plates).to_have_text([re.compile("^Light"), re.compile("^Dark")])
    expect(plates.filter(has_text="You")).to_have_count(0)
    page.goto(table(page, "ur", [{"kind": "me"}, COMPUTER]))
    expect(plates).to_have_text([re.compile("^Pip"), re.compile(r"^You\s+dark")])


def test_whoever_resigns_and_stays_has_not_left(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".plate").last.locator(".about")).to_have_text(
        re.compile(r"white\s*Resigned\s*You")
    )


def test_who_goes_first_has_the_first_turn(visit: Visit) -> None:
    """QG-5: whoever chooses a start square last has the first turn."""
    page = visit("/new/gambit")
    chip(page, "Who goes first?")
    page.get_by_role("radio", name="You", exact=True).check()
    start(page)
    expect(page.locator(".plate").last).to_contain_text("You black")
    page.goto("/new/gambit")
    chip(page, "Who goes first?")
    page.get_by_role("group", name="Who goes first?").get_by_label("Bruno").check()
    start(page)
    expect(page.locator(".plate").last).to_contain_text("You white")
    page.goto("/new/twelve")
    chip(page, "Who goes first?")
    page.get_by_role("radio", name="You", exact=True).check()
    start(page)
    expect(page.locator(".plate").last).to_contain_text("You white")
    for game in ("study", "battles"):  # ST-14: the quicker one; RB-10: the higher card
        page.goto(f"/new/{game}")
        expect(page.get_by_role("button", name="Start")).to_be_visible()
        expect(page.get_by_text("Who goes first?")).to_have_count(0)


def test_whoever_plays_alone_is_not_asked_about_matches(visit: Visit) -> None:
    page = visit("/new/study")
    matches = page.get_by_text("Points to win").or_(page.get_by_text("Hourglass", exact=True))
    expect(matches).to_have_count(2)
    unfold(page, "Who sits where")
    page.get_by_role("group", name="Seat 1").get_by_role("combobox").select_option("computer")
    page.get_by_role("radio", name="Alone").check()
    expect(matches).to_have_count(0)
    expect(page.get_by_role("group", name=re.compile("^Seat"))).to_have_count(0)
    start(page)
    expect(page.locator(".plate")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "option", "begins"),
    [("battles", "Budget", "400"), ("study", "Time for the plan", "180")],
)
def test_a_number_that_is_switched_on_begins_at_something_sensible(
    visit: Visit, game: str, option: str, begins: str
) -> None:
    """RB-32, ST-16: never at 1, which nobody wants or no army can be had for."""
    page = visit(f"/new/{game}", size=PHONE)
    chip(page, option)
    none = page.get_by_role("checkbox", name="None")
    none.check()
    expect(page.get_by_role("spinbutton")).to_have_count(0)
    none.uncheck()
    expect(page.get_by_role("spinbutton", name=option)).to_have_value(begins)
    expect(page.locator(".chips").get_by_role("button", name=option)).to_contain_text(begins)
    with page.expect_response("**/api/tables?*") as answer:
        start(page)
    assert answer.value.ok


def test_the_clock_of_the_last_game_is_said_beside_the_start(visit: Visit) -> None:
    page = visit("/new/twelve")
    chip(page, "Clock")
    page.get_by_role("radio", name="Per turn").check()
    page.get_by_label("Seconds per turn").fill("75")
    start(page)
    page.goto("/new/twelve")
    expect(page.get_by_text("Clock: 75 seconds per turn")).to_be_in_viewport()
    chip(page, "Clock")
    page.get_by_role("radio", name="None").check()
    expect(page.get_by_text("Clock: 75 seconds per turn")).to_have_count(0)


def test_what_cannot_be_taken_back_says_why(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    expect(turn(page)).to_have_text("Your turn")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.get_by_text("There is nothing to undo.")).to_be_visible()


def test_the_seed_of_a_finished_game_is_not_promised_for_later(
    visit: Visit, table: NewTable
) -> None:
    page = visit("/")
    path = table(page, "twelve", [ME, COMPUTER])
    page.goto(path)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair dice and cards").click()
    expect(page.get_by_text("Revealed when the game is over")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name="Watch replay").click()
    page.get_by_role("button", name="Fair dice and cards").click()
    expect(page.get_by_role("button", name="Check now")).to_be_visible()
    expect(page.get_by_text("Revealed when the game is over")).to_have_count(0)
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text(re.compile("^[0-9a-f]{64}$"))).to_have_count(2)  # promise and seed


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None and b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


@pytest.mark.parametrize("size", [PHONE, (740, 360), (1440, 900)])
def test_a_note_at_the_edge_covers_neither_board_nor_tools(
    visit: Visit, table: NewTable, size: tuple[int, int]
) -> None:
    ada, ben = two_people(visit, table, "twelve", size=size)
    expect(turn(ben)).to_contain_text("Ada")
    ada.get_by_role("button", name="Chat").click()
    ada.get_by_label("Say something").fill("Good luck!")
    ada.keyboard.press("Enter")
    note = ben.locator(".toast")
    expect(note).to_have_text(re.compile("Ada: Good luck!"))
    assert apart(note, ben.locator(".field"))
    assert size == (740, 360) or apart(note, ben.get_by_role("toolbar"))


SPLIT = r"""() => {
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const found = { names: 0, split: [] };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index, 0: name } of node.data.matchAll(/Pip|Rosa|Bruno/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + name.length);
            found.names++;
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.split.push(node.data);
        }
    }
    return found;
}"""


@pytest.mark.parametrize("language", ["de", "sl"])
def test_a_computers_name_is_not_split_over_lines(
    visit: Visit, table: NewTable, language: str
) -> None:
    """Four players on a narrow phone: there is no room to spare."""
    page = visit("/", size=PHONE, language=language)
    players = [ME, *({"kind": "computer", "level": level} for level in (1, 2, 3))]
    page.goto(table(page, "gambit", players, options={"players": 4, "setup": 1}))
    expect(page.locator(".plate")).to_have_count(4)
    found = page.evaluate(SPLIT)
    assert found["names"] >= 3 and found["split"] == []


def test_a_clock_does_not_split_a_computers_name_either(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=PHONE, language="sl")
    clock = {"kind": "game", "seconds": 36_000}
    page.goto(table(page, "ur", [ME, {"kind": "computer", "level": 1}], clock=clock))
    expect(page.get_by_role("timer")).to_have_count(2)
    assert page.evaluate(SPLIT) == {"names": 1, "split": []}


CUT_OFF = """(tray) => {
    const frame = tray.getBoundingClientRect();
    return [...tray.querySelectorAll("svg")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < frame.left - 1 || box.right > frame.right + 1
            || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
    }).length;
}"""


@pytest.mark.parametrize("size", [PHONE, (1440, 900)])
def test_the_frame_around_a_reserve_cuts_no_piece(
    visit: Visit, table: NewTable, size: tuple[int, int]
) -> None:
    """UR-5: seven pieces lie in it; as a button, where a piece can enter, it has a frame."""
    page = visit("/", size=size)
    page.goto(table(page, "ur", [ME, HERE]))
    expect(page.locator('[data-thing="die:0"]')).to_have_count(1)
    reserves = page.locator(".tray .things")
    expect(reserves.filter(has=page.locator("svg"))).to_have_count(2)
    assert [reserve.evaluate(CUT_OFF) for reserve in reserves.all()] == [0, 0]


def test_where_the_solved_game_is_installed_level_10_says_that_it_goes_by_it(visit: Visit) -> None:
    """The table of the whole game takes gigabytes; the card says what it says where it is there."""
    page = visit("/about")

    def installed(route: Route) -> None:
        answer = route.fetch()
        cards = [card | {"solved": card["id"] == "ur"} for card in answer.json()]
        route.fulfill(response=answer, json=cards)

    page.route("**/api/games?*", installed)
    page.goto("/new/ur")
    told = page.get_by_text("Plays from the solved game")
    page.get_by_role("radio", name="Bellona").check()
    expect(told).to_have_count(0)
    page.get_by_role("radio", name="Enki").check()
    expect(told).to_be_visible()
