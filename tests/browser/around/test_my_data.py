"""Settings, my data: the code that brings a person to another device, and deleting everything."""

import re
from collections.abc import Callable

from browser.looking import PHONE, barriers, cut_texts
from playwright.sync_api import Page, expect


def my_data(page: Page, settings: str, name: str) -> None:
    page.get_by_role("button", name=settings).click()
    page.get_by_text(name, exact=True).click()


def test_a_code_brings_my_tables_to_another_device_and_deleting_ends_them(
    visit: Callable[..., Page],
) -> None:
    desk = visit("/")
    desk.get_by_role("button", name="Play Ur against the computer").click()
    desk.wait_for_url(re.compile("/t/"))
    desk.goto("/")
    my_data(desk, "Settings", "My data")
    desk.get_by_role("button", name="Get a new code").click()
    code = desk.locator("dialog code").inner_text()
    phone = visit("/", size=PHONE, language="de")
    my_data(phone, "Einstellungen", "Meine Daten")
    assert cut_texts(phone) == []
    assert barriers(phone) == []
    phone.screenshot(path="screenshots/my-data.png")
    phone.get_by_label("Code von einem anderen Gerät").fill(code.upper())
    with phone.expect_navigation():
        phone.get_by_role("button", name="Hier weitermachen").click()
    expect(phone.locator("a[href^='/t/']").first).to_be_visible()
    my_data(phone, "Einstellungen", "Meine Daten")
    phone.get_by_role("button", name="Alles über mich löschen").click()
    with phone.expect_navigation():
        phone.get_by_role("button", name="Alles über mich löschen").click()
    expect(phone.get_by_role("article")).to_have_count(5)
    expect(phone.locator("a[href^='/t/']")).to_have_count(0)


def test_whoever_signs_out_everywhere_else_goes_on_and_the_other_device_is_told_so(
    visit: Callable[..., Page], table: Callable[..., str]
) -> None:
    desk = visit("/")
    address = table(desk, "ur", [{"kind": "me"}, {"kind": "computer"}])
    my_data(desk, "Settings", "My data")
    desk.get_by_role("button", name="Get a new code").click()
    code = desk.locator("dialog code").inner_text()
    phone = visit("/", size=PHONE, language="sl")
    my_data(phone, "Nastavitve", "Moji podatki")
    phone.get_by_label("Koda z druge naprave").fill(code)
    with phone.expect_navigation():
        phone.get_by_role("button", name="Nadaljuj tukaj").click()
    phone.goto(address)
    expect(phone.get_by_text("Ti", exact=False).first).to_be_visible()
    second = desk.context.new_page()
    second.goto(address)
    desk.reload()
    my_data(desk, "Settings", "My data")
    expect(desk.get_by_text("last here: today")).to_be_visible()
    other = desk.get_by_role("listitem").filter(has_text="last here")
    other.get_by_role("button", name=re.compile("^Rename")).click()
    desk.get_by_label("Name of the device").fill("<b>Grandma’s phone</b>")
    desk.get_by_role("button", name="Save", exact=True).click()
    desk.get_by_role("button", name="Sign out everywhere else").click()
    expect(desk.get_by_text("need the new code then: <b>Grandma’s phone</b>.")).to_be_visible()
    assert cut_texts(desk) == [] and barriers(desk) == []
    desk.get_by_role("button", name="Sign out everywhere else").click()
    expect(desk.locator("dialog code")).not_to_have_text(code)
    expect(desk.get_by_text("Grandma’s phone")).to_have_count(0)
    expect(phone.get_by_text("Ta naprava je bila odjavljena.")).to_be_visible()
    assert phone.request.get("/api/tables").json() == []
    assert len(desk.request.get("/api/tables").json()) == 1
    expect(second.get_by_text("Connected again")).to_be_visible()


def test_whoever_has_no_code_is_warned_before_they_sign_out_of_their_only_device(
    visit: Callable[..., Page],
) -> None:
    page = visit("/", size=PHONE, language="de")
    my_data(page, "Einstellungen", "Meine Daten")
    own = page.get_by_role("listitem").filter(has_text="dieses Gerät")
    own.get_by_role("button", name=re.compile("abmelden$")).click()
    expect(page.get_by_text("Hol dir zuerst einen Code.")).to_be_visible()
    assert cut_texts(page) == [] and barriers(page) == []
    before = page.context.cookies()
    with page.expect_navigation():
        page.get_by_role("button", name="Abmelden", exact=True).last.click()
    assert page.context.cookies() != before
