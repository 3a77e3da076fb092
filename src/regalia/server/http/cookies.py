"""The cookie by which a person is known."""

from typing import Any

from litestar.connection import ASGIConnection

from regalia.app.identity import TOKEN

COOKIE = "regalia_person"
YEAR = 365 * 24 * 60 * 60


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The person's token, if there is a well-formed one."""
    token = connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else None


def cookie(token: str, secure: bool) -> str:
    """Make the cookie: lax, not strict, so that a person who follows a friend's link is known when
    the page is asked for, and does not get another cookie and lose all seats."""
    parts = [f"{COOKIE}={token}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def gone_cookie() -> str:
    """Remove the cookie: the next request comes from somebody new."""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
