"""Who may ask what, and how often.

A person is a random number in a cookie; what is kept and told is a digest of it.  A request that
changes something has to come from our own page.
"""

import hashlib
import re
import secrets
import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from regalia.core.errors import RegaliaError, Speaker, Spoken
from regalia.core.words import LANGUAGES, Words, words
from regalia.server import HERE

COOKIE = "regalia_person"
TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
YEAR = 365 * 24 * 60 * 60

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links to tables are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Forbidden(RegaliaError):
    code = "forbidden"


class Missing(RegaliaError):
    code = "not-found"


class SlowDown(RegaliaError):
    code = "slow-down"


class TooLarge(RegaliaError):
    code = "too-large"


class NotReadable(RegaliaError):
    """A table whose log cannot be read, or is of rules that are no longer played."""

    code = "table-unreadable"

    def __init__(self, spoken: Spoken, game: str) -> None:
        super().__init__(spoken)
        self.game = game


def language_of(word: str | None) -> str:
    return word if word in LANGUAGES else "en"


says = Speaker(__file__)


def say(language: str) -> Words:
    """The server's own words."""
    return words(HERE / "words", language)


# ---------------------------------------------------------------------------------- people


def new_token() -> str:
    return secrets.token_urlsafe(16)


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The person's token, if there is a well-formed one."""
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def person_of(token: str) -> str:
    """What a table knows a person by: nobody who reads it can take the person's place."""
    return hashlib.sha256(b"regalia person " + token.encode()).hexdigest()[:32]


def cookie(token: str, secure: bool) -> str:
    """Lax, not strict: whoever follows a friend's link from elsewhere must be known when the page
    is asked for, or would be given another cookie and lose all seats."""
    parts = [f"{COOKIE}={token}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def gone_cookie() -> str:
    """Whoever was here is somebody new from now on."""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


def from_our_page(connection: ASGIConnection[Any, Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """Browsers say where a request comes from; programs that do not, carry nobody's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # http://[
        return False
    return origin in origins or place == connection.headers.get("host", "")


# ------------------------------------------------------------------------------ how often


class Allowance:
    """So many at once, then so many a second."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once, self.a_second = at_once, a_second
        self.left, self.at = at_once, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, count: int) -> None:
        """So much was taken elsewhere."""
        self.left = max(0.0, self.left - count)


class Allowances:
    """One allowance for each name; those not used for longest are forgotten."""

    MOST = 50_000

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once, self.a_second = at_once, a_second
        self.known: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, name: str) -> bool:
        return self._of(name).take()

    def charge(self, name: str, count: int) -> None:
        self._of(name).charge(count)

    def _of(self, name: str) -> Allowance:
        if name not in self.known:
            self.known[name] = Allowance(self.at_once, self.a_second)
            if len(self.known) > self.MOST:
                self.known.popitem(last=False)
        self.known.move_to_end(name)
        return self.known[name]
