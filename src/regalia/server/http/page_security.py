"""Headers that bind the page to its own server, and the check that a request comes from it."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

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


def from_our_page(connection: ASGIConnection[Any, Any, Any, Any], origins: tuple[str, ...]) -> bool:
    """Tell if a request comes from our own page: browsers say so; other programs carry nobody's
    cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # http://[
        return False
    return origin in origins or place == connection.headers.get("host", "")
