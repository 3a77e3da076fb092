"""Going on at another device, and being the same there; an invitation that others can reach."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from browser.around.test_my_data import my_data
from browser.looking import PHONE, barriers, cut_texts
from playwright.sync_api import Page, expect
from support.servers.serving import serving

from regalia.server.http import addresses

SENT = 5_000  # ms: settings are sent a moment after they were changed


def link_of(page: Page) -> str:
    my_data(page, "Settings", "My data")
    page.get_by_role("button", name="Continue elsewhere").click()
    return page.get_by_label("Link to continue").input_value()


def test_games_name_and_settings_come_along_by_a_link_that_works_once(
    visit: Callable[..., Page],
) -> None:
    desk = visit("/")
    desk.get_by_role("button", name="Play Ur against the computer").click()
    desk.wait_for_url(re.compile("/t/"))
    desk.goto("/")
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("radio", name="Dark").check()
    with desk.expect_response(re.compile("/api/person/values/settings"), timeout=SENT):
        desk.get_by_label("Your name").fill("Zofia")
    desk.reload()
    link = urlsplit(link_of(desk))
    asked: list[str] = []
    phone = visit("/about", size=PHONE)
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(f"/continue#{link.fragment}")
    expect(phone.get_by_role("heading", name="Continue here?")).to_be_visible()
    assert urlsplit(phone.url).fragment == ""
    assert cut_texts(phone) == [] and barriers(phone) == []
    with phone.expect_navigation():
        phone.get_by_role("button", name="Continue here").click()
    expect(phone.locator("a[href^='/t/']").first).to_be_visible()
    expect(phone.locator("html[data-theme=dark]")).to_be_attached()
    phone.get_by_role("button", name="Settings").click()
    expect(phone.get_by_label("Your name")).to_have_value("Zofia")
    assert not [url for url in asked if link.fragment in url]
    again = visit(f"/continue#{link.fragment}")
    again.get_by_role("button", name="Continue here").click()
    expect(again.get_by_text("This link has been used already")).to_be_visible()


def test_in_a_network_the_code_to_scan_is_that_of_the_link(
    visit: Callable[..., Page], tmp_path: Path
) -> None:
    own = addresses._own_address()
    if not own:  # a machine without a network: there is no other device
        assert addresses._loopback("127.0.0.1")
        return
    with serving(tmp_path, ("--host", "0.0.0.0")) as server:
        desk = visit(f"http://localhost:{server.port}/", size=PHONE)
        link = link_of(desk)
        assert link.startswith(f"http://{own}:{server.port}/continue#")
        expect(desk.get_by_text("Scan this with the other device")).to_be_visible()
        drawn = desk.get_by_role("img", name="QR code").locator("path")
        assert drawn.get_attribute("d") == addresses.qr(link).path
        assert cut_texts(desk) == []
        desk.goto("about:blank")  # before its server goes


def test_whoever_has_games_here_is_warned_before_they_become_somebody_else(
    visit: Callable[..., Page], table: Callable[..., str]
) -> None:
    page = visit("/", size=PHONE, language="sl")
    table(page, "ur", [{"kind": "me"}, {"kind": "computer"}])
    page.goto("/continue#aaaaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_text("1 igra iz tega brskalnika ostane zadaj.")).to_be_visible()
    assert cut_texts(page) == []
    page.screenshot(path="screenshots/continue.png")
    page.get_by_role("link", name="Prekliči").click()
    expect(page.locator("a[href^='/t/']").first).to_be_visible()


def test_of_two_devices_the_later_change_counts(visit: Callable[..., Page]) -> None:
    desk = visit("/api/games")  # no page that would tell its own settings meanwhile
    desk.evaluate("localStorage.setItem('regalia:name', 'Early')")
    desk.evaluate("localStorage.setItem('regalia:changed', JSON.stringify({name: 5}))")
    wish = {"name": ["Late", 9], "theme": ["dark", 9], "motion": ["nonsense", 9], "pace": 7}
    headers = {"X-Regalia": "1"}
    told = desk.request.put("/api/person/values/settings", data={"value": wish}, headers=headers)
    assert told.ok, told.text()
    desk.goto("/")
    expect(desk.locator("html[data-theme=dark]")).to_be_attached()
    desk.get_by_role("button", name="Settings").click()
    expect(desk.get_by_label("Your name")).to_have_value("Late")
    assert desk.evaluate("localStorage.getItem('regalia:motion')") == "system"
    assert desk.evaluate("localStorage.getItem('regalia:pace')") == "usual"


def test_a_name_is_asked_for_once_and_an_invitation_says_how_far_it_reaches(
    visit: Callable[..., Page], table: Callable[..., str]
) -> None:
    ann = visit("/", size=PHONE, language="de", dark=True)
    ann.goto(table(ann, "ur", [{"kind": "me"}, {"kind": "open"}]))
    expect(ann.get_by_text("Diese Adresse funktioniert nur auf diesem Computer.")).to_be_visible()
    expect(ann.get_by_text("serve --host 0.0.0.0")).to_be_visible()
    assert cut_texts(ann) == []
    ann.screenshot(path="screenshots/invite-here.png")
    bob = visit(urlsplit(ann.get_by_label("Link zum Tisch").input_value()).path)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_text("You’re playing as Bob.")).to_have_count(0)
    bob.goto("/new/ur")
    expect(bob.get_by_text("You’re playing as Bob.")).to_be_visible()
    bob.get_by_role("button", name="Change").click()
    expect(bob.get_by_label("Your name")).to_have_value("Bob")
