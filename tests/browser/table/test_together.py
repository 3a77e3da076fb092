"""Several on one side, by a link: the Study solved together, and a friend who leaves."""

from collections.abc import Callable
from urllib.parse import urlsplit

from browser.looking import PHONE, barriers, cut_texts
from playwright.sync_api import Page, expect


def invited(page: Page) -> str:
    """The path of an invitation to one's own side."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite to my side").click()
    address = urlsplit(page.get_by_label("Link to my side").input_value())
    page.keyboard.press("Escape")
    return f"{address.path}#{address.fragment}"


def test_st_18_the_study_is_solved_together_by_a_link(
    visit: Callable[..., Page], table: Callable[..., str]
) -> None:
    ann = visit("/")
    ann.goto(table(ann, "study", [{"kind": "me"}], options={"mode": "solo"}, name="Ann"))
    path = invited(ann)
    bob = visit(path, size=PHONE, language="de")
    expect(bob.get_by_role("heading", name="Mit Ann auf einer Seite spielen?")).to_be_visible()
    assert cut_texts(bob) == [] and barriers(bob) == []
    bob.screenshot(path="screenshots/join-side.png")
    assert urlsplit(bob.url).fragment == ""
    bob.get_by_label("Dein Name").fill("Bob")
    bob.get_by_role("button", name="Mitspielen").click()
    expect(ann.get_by_text("with Bob")).to_be_visible()
    bob.get_by_text("Alle möglichen Züge").click()
    bob.locator("aside li button").first.click()
    expect(ann.locator("aside .log li, aside ol li").first).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    expect(ann.get_by_role("button", name="Remove Bob")).to_be_visible()
    ann.screenshot(path="screenshots/together.png")
    ann.get_by_role("button", name="Remove Bob").click()
    expect(bob.get_by_text("mit Bob")).to_have_count(0)
    again = visit(path)
    again.get_by_role("button", name="Play along").click()
    expect(again.get_by_text("This invitation no longer works.")).to_be_visible()
