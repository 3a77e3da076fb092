"""The workshop: a unit made in a form, weighed against the others, kept, handed on, and played."""

import random
import re
from collections.abc import Callable

from browser.looking import PHONE, cut_texts
from playwright.sync_api import Page, expect
from support.games.units import LANCER

Visit = Callable[..., Page]


def test_a_unit_is_made_played_and_found_again(visit: Visit) -> None:
    page = visit("/new/battles")
    page.get_by_role("link", name="Workshop").click()
    expect(page.get_by_role("row", name=re.compile("knight"))).to_contain_text("47")
    page.locator(".fields").get_by_label("Name", exact=True).fill("Zmaj")
    expect(page.get_by_role("article", name="Zmaj")).to_be_visible()
    page.get_by_label("life", exact=True).fill("100")  # too much: told at the field
    expect(page.locator(".field.wrong")).to_contain_text("1")
    expect(page.locator("article.old")).to_contain_text("Zmaj")  # as it was, so that nothing jumps
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.get_by_label("life", exact=True).fill("12")
    card = page.get_by_role("article", name="Zmaj")
    expect(card).to_contain_text("12")
    expect(page.locator(".old")).to_have_count(0)
    page.get_by_label("accuracy +1").click()
    expect(page.get_by_role("row", name=re.compile("pawn"))).to_contain_text("84")
    page.reload()  # it is kept on this device
    expect(page.get_by_role("article", name="Zmaj")).to_be_visible()
    page.get_by_role("button", name="Play it").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("button", name=re.compile("^Zmaj")).first).to_be_visible()


def test_a_second_new_unit_has_a_letter_of_its_own(visit: Visit) -> None:
    page = visit("/workshop")
    page.get_by_role("button", name="+ Add a unit").click()
    expect(page.get_by_label("Letter", exact=True)).to_have_value("A")
    expect(page.get_by_role("button", name="Play it")).to_be_enabled()
    expect(page.locator(".field.wrong")).to_have_count(0)


def test_a_link_carries_what_was_made(visit: Visit) -> None:
    page = visit("/workshop", size=PHONE)
    page.locator(".fields").get_by_label("Name", exact=True).fill("Zmaj")
    expect(page.get_by_role("article", name="Zmaj")).to_be_visible()
    page.get_by_placeholder("Name").fill("mine")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="mine", exact=True)).to_be_visible()
    assert cut_texts(page) == []
    packed = page.evaluate("JSON.parse(localStorage['regalia:workshop']).battles[0].packed")
    other = visit(f"/workshop/battles#d={packed}", size=PHONE)
    expect(other.get_by_role("article", name="Zmaj")).to_be_visible()
    other.goto("/workshop/battles#d=AAAA")
    other.reload()
    expect(other.get_by_text("This link cannot be read")).to_be_visible()


def test_what_is_too_long_for_a_link_is_found_under_its_key(visit: Visit) -> None:
    """RB-31: 24 scenarios with stories that cannot be packed any shorter."""
    luck, letters = random.Random(1), "".join(map(chr, range(0x100, 0x250)))
    stories = ["".join(luck.choices(letters, k=300)) for _ in range(24)]
    scenarios = "".join(
        f'[[scenario]]\nid = "no-{i}"\nname = "Bitka {i}"\ntext = "{story}"\n'
        'armies = ["LL", "RR"]\n'
        for i, story in enumerate(stories)
    )
    page = visit("/workshop", permissions=["clipboard-read", "clipboard-write"])
    file = {"name": "many.toml", "mimeType": "application/toml"}
    made = LANCER.replace("lancer", "Zmaj") + scenarios
    page.locator("input[type=file]").set_input_files({**file, "buffer": made.encode()})
    expect(page.get_by_role("article", name="Zmaj")).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search("/workshop/battles#k=[\\w-]{32}$", link)
    other = visit(link, size=PHONE)
    expect(other.get_by_role("article", name="Zmaj")).to_be_visible()
    expect(
        other.get_by_label("What to play").get_by_role("option", name="Bitka 23")
    ).not_to_have_count(0)
    other.goto(link[:-32] + "A" * 32)
    other.reload()
    expect(other.get_by_text("This link cannot be read")).to_be_visible()


def test_a_scenario_is_made_of_one_s_own_units(visit: Visit) -> None:
    """RB-31."""
    page = visit("/workshop/battles")
    page.get_by_role("button", name="Add a scenario").click()
    page.get_by_label("White’s army").fill("LLZ")
    expect(page.locator(".field.wrong")).to_contain_text("KQRBNPL")
    page.get_by_label("White’s army").fill("LL")
    page.get_by_label("What to play").select_option("Battle")
    page.locator(".play select").nth(1).select_option("Friend on this device")
    page.get_by_role("button", name="Play it").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.get_by_role("button", name="I’m White").click()
    expect(page.get_by_role("button", name=re.compile("lancer")).first).to_be_visible()


def test_own_units_are_printed_from_the_workshop(visit: Visit) -> None:
    page = visit("/workshop/battles", size=PHONE)
    page.get_by_text("Print", exact=True).click()
    page.get_by_label("Rules").uncheck()
    page.get_by_label("Army on the form (letters)").fill("LLNP")
    with page.expect_download() as made:
        page.get_by_role("button", name="As PDF").click()
    assert made.value.suggested_filename == "battles.pdf"
    assert made.value.path().read_bytes().startswith(b"%PDF")
    assert cut_texts(page) == []


def test_named_armies_can_be_played_against_each_other(visit: Visit) -> None:
    """RB-31."""
    page = visit("/workshop/battles")
    for army in ("LNNP", "KQRB"):
        page.get_by_role("button", name="Add an army").click()
        page.get_by_label("Units (letters)").last.fill(army)
    page.locator("details .fields").get_by_label("Name").last.fill("Old guard")
    page.get_by_label("What to play").select_option("Army – Old guard")
    expect(page.get_by_text("By price White is favoured")).to_be_visible()
