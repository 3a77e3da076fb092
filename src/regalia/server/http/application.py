"""The Litestar application: handlers, who asks, headers, and errors as answers."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from regalia import games
from regalia.app.errors import Forbidden, SignedOut, SlowDown, no_page
from regalia.app.identity import digest_of, new_token
from regalia.app.wire import LONGEST_RECORD, Failure
from regalia.core.errors import RegaliaError
from regalia.server.http.analysis_api import ANALYSIS_HANDLERS
from regalia.server.http.client_address import address_of
from regalia.server.http.companion_api import COMPANION_HANDLERS
from regalia.server.http.cookies import cookie, token_of
from regalia.server.http.daily_api import DAILY_HANDLERS
from regalia.server.http.game_api import GAME_HANDLERS
from regalia.server.http.invitation_api import INVITATION_HANDLERS
from regalia.server.http.learning_api import LEARNING_HANDLERS
from regalia.server.http.live_socket import live_table
from regalia.server.http.page_request import PageRequest
from regalia.server.http.page_security import HEADERS, from_our_page
from regalia.server.http.person_api import PERSON_HANDLERS
from regalia.server.http.preparing_api import PREPARING_HANDLERS
from regalia.server.http.proved_api import PROVED_HANDLERS
from regalia.server.http.push_api import PUSH_HANDLERS
from regalia.server.http.responses import AS_IS
from regalia.server.http.review_api import REVIEW_HANDLERS
from regalia.server.http.rush_api import RUSH_HANDLERS
from regalia.server.http.site_api import SITE_HANDLERS, STATIC
from regalia.server.http.table_api import TABLE_HANDLERS
from regalia.server.http.workshop_api import WORKSHOP_HANDLERS
from regalia.server.loop_guard import ROUTE, guard
from regalia.server.messages import language_of, say, says
from regalia.server.services import Services
from regalia.server.settings import Settings
from regalia.server.telemetry import FAILURES, LOG, REQUESTS, log_unretrieved

HttpRequest = Request[Any, Any, Any]
HANDLERS = [
    *GAME_HANDLERS,
    *TABLE_HANDLERS,
    *SITE_HANDLERS,
    *PERSON_HANDLERS,
    *INVITATION_HANDLERS,
    *PUSH_HANDLERS,
    *COMPANION_HANDLERS,
    *LEARNING_HANDLERS,
    *REVIEW_HANDLERS,
    *ANALYSIS_HANDLERS,
    *PROVED_HANDLERS,
    *WORKSHOP_HANDLERS,
    *DAILY_HANDLERS,
    *RUSH_HANDLERS,
    *PREPARING_HANDLERS,
]
STATUS = {
    "signed-out": 401,
    "forbidden": 403,
    "not-found": 404,
    "table-unreadable": 410,
    "too-large": 413,
    "slow-down": 429,
    "not-kept": 503,
}
UNCOUNTED = ("/health", "/metrics")  # for the host
SIGNING_IN = ("/api/person", "/api/person/continue", "/api/person/leave")  # asked by POST
ASSET = re.compile(r"/assets/[\w.-]{1,100}", re.ASCII)
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


def make_app(settings: Settings, hosts: tuple[str, ...] = ()) -> Litestar:
    """Make the application; `hosts`: the names under which it may be asked, if not all.

    The database is ready by then (doctor.py)."""

    @asynccontextmanager
    async def run_services(app: Litestar) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(log_unretrieved)
        guard(loop)
        services = Services(settings)
        app.state.services = services
        await services.start()
        try:
            yield
        finally:
            await services.close()

    assets = create_static_files_router(
        "/assets", [STATIC / "assets"], cache_control=FOR_EVER, before_request=_asset
    )
    return Litestar(
        [*HANDLERS, live_table, assets],
        lifespan=[run_services],
        request_class=PageRequest,
        before_request=_who_asks,
        before_send=[_add_headers],
        exception_handlers={
            RegaliaError: _refused,
            HTTPException: _wrong,
            RecursionError: _no_message,  # JSON like [[[[…
            UnicodeError: _no_message,
            Exception: _failed,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=500, exclude_opt_key=AS_IS
        ),
        allowed_hosts=AllowedHostsConfig(list(hosts)) if hosts else None,
        request_max_body_size=6 * LONGEST_RECORD,
        openapi_config=None,
        logging_config=None,
    )


async def _who_asks(request: HttpRequest) -> None:
    """Identify the person, and refuse what another page asks in our name."""
    services: Services = request.app.state.services
    ROUTE.set(f"{request.method} {_route(request)}")
    if not all(str(part).isprintable() for part in request.path_params.values()):
        raise no_page()  # nothing is called so; PostgreSQL even fails when it is asked for \0
    if request.method in CHANGING and (
        not from_our_page(request, services.settings.origins) or "x-regalia" not in request.headers
    ):
        raise Forbidden(says("wrong-origin"))
    token = token_of(request)
    # The page itself brings the cookie: its first requests run side by side, and must not each
    # bring another one.  What any cache may keep for everybody (drawings) never brings one.
    asked = request.url.path
    for_one = not asked.endswith(".svg")
    a_page = for_one and "text/html" in request.headers.get("accept", "")
    is_new = token is None and (a_page or (for_one and asked.startswith("/api/")))
    if is_new:
        token = new_token()
    key = request.state.key = digest_of(token) if token else ""
    known = key if not is_new else ""  # else everybody would be new
    if asked in UNCOUNTED:
        return
    if not services.limits.requests.take(known, address_of(request)):
        raise SlowDown(says("slow-down"))
    game = request.path_params.get("game", "")
    named = [game] if game in games.names() else []
    await services.catalogues.ready(_language(request), *named)
    asks_us = known and asked.startswith("/api/")  # pages and files are the same for everybody
    person = await services.people.keys.person(key) if asks_us else key
    request.state.person = person or ""
    if person is None:
        if request.method != "POST" or asked not in SIGNING_IN:
            raise SignedOut(says("signed-out"))
    elif token and (is_new or a_page):  # known for another year
        request.scope["cookie"] = cookie(token, request.url.scheme == "https")  # type: ignore[typeddict-unknown-key]


async def _asset(request: HttpRequest) -> None:
    """Refuse names that no asset can have, before the disk is asked."""
    if not ASSET.fullmatch(request.url.path):
        raise no_page()


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    REQUESTS.labels(str(message["status"])).inc()
    headers = dict(HEADERS)
    given = message["headers"]
    if brought := scope.get("cookie"):  # such an answer is for nobody else
        headers |= {"set-cookie": str(brought), "cache-control": "private, no-cache"}
        given = [(name, value) for name, value in given if name.lower() != b"cache-control"]
    if str(scope["path"]).startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    there = {name.lower() for name, _ in given}
    message["headers"] = [
        *given,
        *((n.encode(), v.encode()) for n, v in headers.items() if n.encode() not in there),
    ]


def _answer(status: int, code: str, message: str, rule: str | None = None) -> Response[Failure]:
    failure = Failure(code, message, rule)
    return Response(failure, status_code=status, media_type="application/json")


def _refused(request: HttpRequest, problem: RegaliaError) -> Response[Failure]:
    status, language = STATUS.get(problem.code, 400), _language(request)
    return _answer(status, problem.code, problem.told(language), problem.rule)


def _language(request: HttpRequest) -> str:
    return language_of(request.query_params.get("language"))


def _wrong(request: HttpRequest, problem: HTTPException) -> Response[Any]:
    """Answer a refusal of the framework in our words."""
    if problem.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return Response(_nothing(), status_code=404, media_type="text/html; charset=utf-8")
    if problem.status_code in (404, 405):
        answer = _answer(problem.status_code, "no-page", no_page().told(_language(request)))
    else:
        code = {413: "too-large", 429: "slow-down"}.get(problem.status_code, "bad-message")
        answer = _answer(problem.status_code, code, say(_language(request)).say(code))
    answer.headers.update(problem.headers or {})
    return answer


@cache
def _nothing() -> bytes:
    """The page, which itself says that there is nothing at a mistyped address."""
    return (STATIC / "index.html").read_bytes()


def _no_message(request: HttpRequest, _: Exception) -> Response[Any]:
    return _wrong(request, HTTPException(status_code=400))


def _route(request: HttpRequest) -> str:
    """The route, without the keys in the address."""
    return str(request.scope.get("path_template", ""))


def _failed(request: HttpRequest, problem: Exception) -> Response[Failure]:
    FAILURES.inc()
    services: Services = request.app.state.services
    words = say(_language(request))
    if services.storage.away(problem):
        LOG.warning("the database is away", route=_route(request), why=repr(problem)[:200])
        code = "not-kept" if request.method in CHANGING else "failed"
        services.storage.refused = True
        return _answer(503, code, words.say(code))
    LOG.error("an error of ours", route=_route(request), exc_info=problem)
    return _answer(500, "failed", words.say("failed"))
