"""The page and its files; health and measurements for the host."""

import asyncio
from pathlib import Path

from litestar import Response, get
from litestar.response import File
from prometheus_client import generate_latest

from regalia.app.wire import Health
from regalia.server import HERE
from regalia.server.http.page_request import PageRequest
from regalia.server.telemetry import metrics_registry

STATIC = HERE / "static"


@get("/health")
async def health(request: PageRequest) -> Response[Health]:
    """The state of the server, for its host; status 503 where it cannot write or read."""
    services = request.services
    room = await services.has_room()
    ok = room and await services.healthy()
    told = Health(ok, len(services.tables.held), room)
    return Response(told, status_code=200 if ok else 503)


@get("/metrics", media_type="text/plain")
async def metrics() -> Response[bytes]:
    """Measurements, for the host."""
    told = await asyncio.to_thread(generate_latest, metrics_registry())  # it looks at files, too
    return Response(told, media_type="text/plain; version=0.0.4")


def _file(path: Path, kind: str, kept: str) -> File:
    return File(
        path, media_type=kind, content_disposition_type="inline", headers={"cache-control": kept}
    )


@get(
    [
        "/",
        "/about",
        "/continue",
        "/new/{game:str}",
        "/t/{key:str}",
        "/r/{key:str}",
        "/review/{key:str}",
        "/mine",
        "/analyse",
        "/analyse/{key:str}",
        "/rules/{game:str}",
        "/box",
        "/box/{game:str}",
        "/learn/{game:str}",
        "/workshop",
        "/workshop/{game:str}",
        "/daily",
        "/daily/{game:str}",
        "/practice/{game:str}",
        "/rush/{key:str}",
        "/proved/{game:str}",
    ],
    media_type="text/html",
)
async def page() -> File:
    """The page; it is the same for all its addresses."""
    return _file(STATIC / "index.html", "text/html; charset=utf-8", "no-cache")


@get("/service-worker.js", media_type="text/javascript")
async def service_worker() -> File:
    return _file(STATIC / "service-worker.js", "text/javascript", "no-cache")


@get("/manifest.webmanifest", media_type="application/manifest+json")
async def manifest() -> File:
    return _file(STATIC / "manifest.webmanifest", "application/manifest+json", "no-cache")


SITE_HANDLERS = [health, metrics, page, service_worker, manifest]
