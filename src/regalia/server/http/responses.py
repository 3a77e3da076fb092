"""Responses that several requests share: SVG pictures, and JSON that is kept compressed."""

import gzip
from base64 import b64encode
from hashlib import sha256
from typing import Any

from litestar import Request, Response

from regalia.core.drawing.scene import TALL, WIDE

A_DAY = "public, max-age=86400"
AS_IS = "sent_as_it_is"  # of handlers whose answers are compressed already


def shape_of(wished: str) -> str:
    return TALL if wished == TALL else WIDE


def theme_of(wished: str) -> str:
    return wished if wished in ("light", "dark") else ""


def svg_answer(drawn: str, kept: str) -> Response[str]:
    headers = {"cache-control": kept, "content-security-policy": _own_colours(drawn)}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def _own_colours(drawn: str) -> str:
    """Make a policy that lets a picture have its own style and nothing else."""
    style = drawn.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(style.encode("utf-8")).digest()).decode("ascii")
    return f"default-src 'none'; style-src 'sha256-{digest}'; frame-ancestors 'none'"


def compressed_json(request: Request[Any, Any, Any], packed: bytes) -> Response[Any]:
    headers = {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="application/json", headers=headers)
