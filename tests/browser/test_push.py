"""Notices while no page is open: the service worker shows what comes, and nothing else."""

import json
from collections.abc import Callable
from pathlib import Path

from browser.looking import PHONE, cut_texts
from playwright.sync_api import Browser, CDPSession, Page, expect
from support.serving import serving

from regalia.server import reaching

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({title, body, tag}) => ({title, body, tag}));
}"""


CLOSE = """async () => {
  const worker = await navigator.serviceWorker.ready;
  (await worker.getNotifications()).forEach((one) => one.close());
}"""


def delivered(page: Page) -> Callable[[str], None]:
    """What brings a push message to the page's service worker, by the developer protocol."""
    page.context.grant_permissions(["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    session: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(100)
    assert found, "no service worker is registered"
    origin = page.evaluate("location.origin")

    def deliver(data: str) -> None:
        wish = {"origin": origin, "registrationId": found[0], "data": data}
        session.send("ServiceWorker.deliverPushMessage", wish)

    return deliver


def shown(page: Page, count: int) -> list[dict[str, str]]:
    for _ in range(100):
        told: list[dict[str, str]] = page.evaluate(SHOWN)
        if len(told) >= count:
            return told
        page.wait_for_timeout(100)
    return told


def test_a_push_message_is_shown_and_leads_to_its_table(visit: Callable[..., Page]) -> None:
    page = visit("/about", workers="allow")
    deliver = delivered(page)
    notice = {"title": "Ur", "body": "It’s your turn.", "path": "/t/abc-DEF_123"}
    deliver(json.dumps(notice))
    assert shown(page, 1) == [{"title": "Ur", "body": "It’s your turn.", "tag": "/t/abc-DEF_123"}]


NONSENSE = (
    *("", "nonsense", "[]", "null", "7", '{"title": 5, "body": {}, "path": 7}'),
    *('{"path": "https://evil.example/"}', '{"path": "//evil.example/"}'),
    *('{"path": "/t/../../evil"}', '{"path": "javascript:alert(1)"}'),
)


def test_whatever_comes_leads_nowhere_but_home(visit: Callable[..., Page]) -> None:
    page = visit("/about", workers="allow")
    deliver = delivered(page)
    for data in NONSENSE:
        deliver(data)
        if not (told := shown(page, 1)):  # a worker that is just being put to sleep misses it
            deliver(data)
            told = shown(page, 1)
        assert told == [{"title": "Regalia", "body": "", "tag": "/"}], data
        page.evaluate(CLOSE)


def test_on_plain_http_the_page_says_why_nothing_is_offered(
    browser: Browser, tmp_path: Path
) -> None:
    own = reaching._own_address()
    if not own:  # a machine without a network has no plain http either
        assert reaching._loopback("127.0.0.1")
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
        expect(here.get_by_role("button", name="Auch wenn sie zu ist")).to_be_visible()
        expect(here.get_by_text("brauchen eine Adresse mit https")).to_have_count(0)
        context.close()
