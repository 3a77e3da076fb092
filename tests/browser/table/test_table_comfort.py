"""Around the game: dialogs, clocks, notices, languages on a phone, chosen plans, playing alone."""

import re
from collections.abc import Callable

import pytest
from browser.looking import PHONE, barriers, cut_texts
from browser.tables import COMPUTER, HERE, ME, OPEN, act, log, turn, two_people
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]
NewTable = Callable[..., str]
LANGUAGES = ["de", "en", "es", "fr", "it", "nl", "pl", "sl"]


def axe_finds_nothing(page: Page) -> None:
    assert barriers(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_dialogs_are_sound(visit: Visit, table: NewTable, dark: bool) -> None:
    page = visit("/", size=PHONE, dark=dark)
    page.goto(table(page, "ur", [ME, COMPUTER]))
    expect(turn(page)).to_have_text("Your turn")
    for name in ("Menu", "Rules", "Settings"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.wait_for_load_state("networkidle")
        axe_finds_nothing(page)
        assert cut_texts(page) == [], name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("button", name=name)).to_be_focused()


def test_waiting_curtain_and_ending_are_sound(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=PHONE)
    page.goto(table(page, "twelve", [ME, OPEN]))
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    axe_finds_nothing(page)
    page.goto(table(page, "battles", [ME, HERE]))
    expect(page.get_by_role("dialog", name="Hand the device to Ada")).to_be_visible()
    axe_finds_nothing(page)
    page.goto(table(page, "twelve", [ME, COMPUTER]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    axe_finds_nothing(page)
    assert cut_texts(page) == []


def test_two_at_one_device_agree_on_a_draw(visit: Visit, table: NewTable) -> None:
    page = visit("/", size=PHONE)
    page.goto(table(page, "twelve", [ME, HERE]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer a draw").click()
    expect(page.get_by_text("offers a draw. Do you accept?")).to_be_visible()
    axe_finds_nothing(page)
    page.get_by_role("button", name="Yes").click()
    ending = page.get_by_text("Both sides agreed on a draw.", exact=True)
    expect(ending.locator("visible=true")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_fits_a_phone_in_every_language(
    visit: Visit, table: NewTable, language: str
) -> None:
    page = visit("/", size=PHONE, language=language)
    seats = [{"kind": "me", "name": "Bartholomäus Maximilian"}, COMPUTER, COMPUTER, OPEN]
    clock = {"kind": "game", "seconds": 36_000}
    page.goto(table(page, "gambit", seats, options={"players": 4}, clock=clock))
    expect(page.get_by_role("toolbar")).to_be_visible()
    assert cut_texts(page) == []
    page.goto(table(page, "study", [ME, COMPUTER], clock={"kind": "game", "seconds": 5400}))
    expect(page.get_by_role("toolbar")).to_be_visible()
    for details in page.locator("details > summary").all():
        details.click()
    assert cut_texts(page) == []
    page.get_by_role("toolbar").get_by_role("button").last.click()
    assert cut_texts(page) == []


def test_a_clock_runs_down_and_ends_the_game(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    clock = {"kind": "turn", "seconds": 5}
    page.goto(table(page, "twelve", [ME, {"kind": "here", "name": "Ben"}], clock=clock))
    acting = page.locator(".plate.acting")
    expect(acting.get_by_role("timer")).to_have_text("0:04")
    expect(page.get_by_role("region", name="Winner: Ben")).to_be_visible()
    expect(log(page).last).to_contain_text("time")


def test_a_declaration_turns_the_hourglass(visit: Visit, table: NewTable) -> None:
    ada, ben = two_people(visit, table, "study")
    expect(turn(ben)).to_contain_text("Your turn")
    act(ada, "9")
    for page in (ada, ben):
        expect(turn(page).get_by_role("timer")).to_have_text(re.compile(r"0:5\d|1:00"))


def test_a_hidden_plan_is_chosen_ahead_and_withdrawn(visit: Visit, table: NewTable) -> None:
    ada, ben = two_people(visit, table, "gambit", options={"setup": 1})
    expect(turn(ada)).to_have_text("Your turn")
    act(ada)
    expect(turn(ben)).to_have_text("Your turn")
    act(ben)
    expect(turn(ada)).to_have_text("Your turn")
    act(ben, "face down")  # while Ada still thinks
    expect(turn(ben)).to_contain_text("Ready")
    expect(ada.get_by_text("Ready")).to_be_visible()
    ben.get_by_role("button", name="Change my choice").click()
    expect(ada.get_by_text("Ready")).to_have_count(0)


def test_an_army_is_chosen_ahead_by_touching_units(visit: Visit, table: NewTable) -> None:
    ada, ben = two_people(visit, table, "battles", size=PHONE)
    expect(turn(ada)).to_have_text("Your turn")
    expect(ben.get_by_role("button", name="king")).to_be_visible()
    expect(ben.get_by_role("button", name="Choose 4 more")).to_be_visible()


def test_alone_one_learns_the_par_and_tries_the_same_again(visit: Visit, table: NewTable) -> None:
    page = visit("/")
    first = table(page, "study", [ME], options={"mode": "solo"})
    page.goto(first)
    expect(log(page).nth(1)).to_be_visible()
    card = page.locator('.sheet [data-id^="card1:"]')
    drawn = card.evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len(drawn) == 9
    act(page)
    expect(log(page).nth(2)).to_be_visible()
    act(page, "You give up")
    asked = page.get_by_role("region", name="Give up this card?")
    asked.get_by_role("button", name="Give up").click()
    expect(page.get_by_text("The shortest solution")).to_be_visible()
    page.get_by_role("button", name="Try this one again").click()
    page.wait_for_url(lambda address: not address.endswith(first))
    expect(log(page).nth(1)).to_be_visible()
    assert card.evaluate_all("all => all.map((one) => one.ariaLabel)") == drawn


def test_a_notice_is_shown_when_it_is_ones_turn(visit: Visit, table: NewTable) -> None:
    ada = visit("/", permissions=["notifications"])
    ada.add_init_script(
        "window.noticed = [];"
        "window.Notification = class { static permission = 'granted';"
        " static requestPermission = async () => 'granted';"
        " constructor(title) { window.noticed.push(title); } };"
        "Object.defineProperty(document, 'hidden', { get: () => true });"
    )
    path = table(ada, "twelve", [OPEN, ME])
    ada.goto(path)
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_role("button", name="Allow notifications").click()
    expect(ada.get_by_text("Notifications are on.")).to_be_visible()
    ada.keyboard.press("Escape")
    ben = visit(path)
    ben.get_by_role("button", name="Join", exact=True).click()
    expect(turn(ben)).to_have_text("Your turn")
    assert ada.evaluate("window.noticed") == []
    act(ben)
    expect(ada).to_have_title("● Your turn: Twelve-Card Chess")
    assert ada.evaluate("window.noticed") == ["Twelve-Card Chess"]


def test_the_offer_of_a_lesson_covers_no_setting_and_goes_with_the_first_action(
    visit: Visit,
) -> None:
    page = visit("/", size=PHONE)
    page.get_by_role("button", name=re.compile("^Play Ur")).click()
    expect(page).to_have_url(re.compile("/t/"))
    offer = page.get_by_text("New to Ur")
    expect(offer).to_be_visible()
    page.get_by_role("button", name="Settings").click(trial=True)  # nothing lies above it
    expect(turn(page)).to_have_text("Your turn")
    act(page)
    expect(offer).to_have_count(0)
