"""Notices while no page is open: the service worker shows what comes, and nothing else."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from browser.looking import PHONE, cut_texts
from playwright.sync_api import Browser, CDPSession, Page, expect
from support.servers.serving import serving
from support.tools import chromium
from support.waiting import until_on

from regalia.server.http import addresses

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({title, body, tag}) => ({title, body, tag}));
}"""


CLOSE = """async () => {
  const worker = await navigator.serviceWorker.ready;
  (await worker.getNotifications()).forEach((one) => one.close());
}"""


@pytest.fixture(scope="module")
def program() -> str:
    """All of Chromium: its headless shell shows no notices."""
    found = chromium()
    assert found
    return found


class Worker:
    """The page's service worker, to which messages come by the developer protocol."""

    def __init__(self, page: Page) -> None:
        page.context.grant_permissions(["notifications"])
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        self.page = page
        self.happened: list[str] = []  # to notices, as the browser records it
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._found: list[str] = []
        self._session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: self._found.extend(one["registrationId"] for one in told["registrations"]),
        )
        self._session.send("ServiceWorker.enable")
        until_on(page, lambda: self._found, "no service worker is registered")
        self._session.on(
            "BackgroundService.backgroundServiceEventReceived",
            lambda told: self.happened.append(told["backgroundServiceEvent"]["eventName"]),
        )
        notices = {"service": "notifications"}
        self._session.send("BackgroundService.startObserving", notices)
        self._session.send("BackgroundService.setRecording", {"shouldRecord": True, **notices})

    def notice_of(self, data: str) -> list[dict[str, str]]:
        """The notices that are shown once a push message was delivered.

        They are asked for only when the browser has recorded it: one that is asked for while it is
        about to be shown is taken for one that was closed, and forgotten."""
        before = len(self.happened)
        origin = self.page.evaluate("location.origin")
        wish = {"origin": origin, "registrationId": self._found[0], "data": data}
        self._session.send("ServiceWorker.deliverPushMessage", wish)
        self._wait(before, "Notification displayed")
        shown: list[dict[str, str]] = self.page.evaluate(SHOWN)
        return shown

    def close(self) -> None:
        before = len(self.happened)
        self.page.evaluate(CLOSE)
        self._wait(before, "Notification closed")

    def _wait(self, before: int, event: str) -> None:
        until_on(self.page, lambda: event in self.happened[before:], f"no '{event}' was recorded")


def test_a_push_message_is_shown_and_leads_to_its_table(visit: Callable[..., Page]) -> None:
    worker = Worker(visit("/about", workers="allow"))
    notice = {"title": "Ur", "body": "It’s your turn.", "path": "/t/abc-DEF_123"}
    assert worker.notice_of(json.dumps(notice)) == [
        {"title": "Ur", "body": "It’s your turn.", "tag": "/t/abc-DEF_123"}
    ]


NONSENSE = (
    *("", "nonsense", "[]", "null", "7", '{"title": 5, "body": {}, "path": 7}'),
    *('{"path": "https://evil.example/"}', '{"path": "//evil.example/"}'),
    *('{"path": "/t/../../evil"}', '{"path": "javascript:alert(1)"}'),
)


def test_whatever_comes_leads_nowhere_but_home(visit: Callable[..., Page]) -> None:
    worker = Worker(visit("/about", workers="allow"))
    for data in NONSENSE:
        assert worker.notice_of(data) == [{"title": "Regalia", "body": "", "tag": "/"}], data
        worker.close()


def test_on_plain_http_the_page_says_why_nothing_is_offered(
    browser: Browser, tmp_path: Path
) -> None:
    own = addresses._own_address()
    if not own:  # a machine without a network has no plain http either
        assert addresses._loopback("127.0.0.1")
        return
    push = {"REGALIA_PUSH": "mailto:me@example.org"}
    with serving(tmp_path, ("--host", "0.0.0.0"), **push) as server:
        context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="de")
        page = context.new_page()
        page.goto(f"http://{own}:{server.port}/")
        page.get_by_role("button", name="Einstellungen").click()
        expect(page.get_by_text("brauchen eine Adresse mit https")).to_be_visible()
        assert cut_texts(page) == []
        page.screenshot(path="screenshots/push-insecure.png")
        here = context.new_page()
        here.goto(f"http://localhost:{server.port}/")
        here.get_by_role("button", name="Einstellungen").click()
        expect(here.get_by_role("button", name="Auch wenn geschlossen")).to_be_visible()
        expect(here.get_by_text("brauchen eine Adresse mit https")).to_have_count(0)
        context.close()
