"""A marked decision comes back in practice the next day, and is tried again on the board."""

from pathlib import Path

from browser.conftest import PLENTY
from browser.looking import PHONE, barriers, cut_texts
from browser.tables import ME, PLAY
from playwright.sync_api import Browser, Page, expect
from support.servers.serving import serving

TOMORROW = "import time\nnow = time.time_ns\ntime.time_ns = lambda: now() + 86_400 * 10**9\n"
WHERE = "/api/person/mistakes/study"


def marked(page: Page) -> None:
    """A challenge of the Study is given up, and its review looked at."""
    wish = {"game": "study", "seats": [ME], "language": "en", "options": {"mode": "solo"}}
    headers = {"X-Regalia": "1", "Origin": page.url.rstrip("/")}
    key = page.request.post("/api/tables", data=wish, headers=headers).json()["key"]
    page.evaluate(PLAY, [key, 0, "give-up"])
    page.goto(f"/review/{key}")
    expect(page.locator("#moments")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)


def test_the_next_day_a_mistake_is_tried_again_and_then_comes_back_later(
    browser: Browser, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(TOMORROW)
    size = {"width": PHONE[0], "height": PHONE[1]}
    with serving(tmp_path / "tables", **PLENTY) as today:
        context = browser.new_context(base_url=today.url, viewport=size, locale="de")
        page = context.new_page()
        page.goto("/")
        marked(page)
        cookies = context.cookies()
        context.close()
    with serving(tmp_path / "tables", PYTHONPATH=str(tmp_path), **PLENTY) as tomorrow:
        context = browser.new_context(base_url=tomorrow.url, viewport=size, locale="de")
        context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto("/practice/study")
        mistakes = page.locator("section", has=page.locator("#mistakes"))
        expect(mistakes).to_contain_text("Heute fällig: 1")
        assert [one["due"] for one in page.request.get(WHERE).json()] == [True]
        mistakes.locator("button.primary").click()
        expect(mistakes.locator(".retry .board svg").first).to_be_visible()
        assert cut_texts(page) == []
        assert barriers(page) == []
        mistakes.locator(".retry .board button.open").first.click()
        with page.expect_response(lambda one: WHERE in one.url and one.request.method == "POST"):
            mistakes.locator(".retry .board button.target").first.click()
        expect(mistakes.locator(".retry > [role=status]:not(.spoken)")).to_contain_text("Richtig")
        expect(mistakes).to_contain_text("Heute fällig: 0 · Später: 1")
        page.screenshot(path="screenshots/mistake-tried.png", full_page=True)
        assert [one["due"] for one in page.request.get(WHERE).json()] == [False], "in three days"
        context.close()
