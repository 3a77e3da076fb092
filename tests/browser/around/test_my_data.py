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
    desk.get_by_role("button", name="Show my code").click()
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
