"""Run the server until it is told to stop."""

import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import uvicorn
from litestar import Litestar

from regalia.core.errors import RegaliaError
from regalia.core.extras import needs
from regalia.server.cluster.bus import SCHEMES as BUSES
from regalia.server.cluster.host_workers import shared_pool
from regalia.server.cluster.sealing import check_key
from regalia.server.cluster.server_processes import ServerProcesses
from regalia.server.http.addresses import own_addresses
from regalia.server.http.application import make_app
from regalia.server.http.live_socket import LARGEST_FRAME
from regalia.server.http.protocols.compression import CompressedWebSocket
from regalia.server.http.protocols.connection_handoff import (
    Backend,
    ConnectionHandoff,
    handoff_protocol,
)
from regalia.server.http.protocols.timeouts import KEPT, TimeoutProtocol
from regalia.server.messages import says
from regalia.server.settings import Settings
from regalia.server.store.database import is_shared
from regalia.server.store.doctor import only_server, ready_database
from regalia.server.telemetry import LOG, set_up_logs

LOCAL = ("127.0.0.1", "localhost", "::1")
BACKLOG = 2048
SWITCH = 0.001  # seconds after which a thread that wants to go on may: what waited for the disk
NAMES = ("127.0.0.1", "localhost", "[::1]")  # as a browser writes them


def serve(settings: Settings, host: str, port: int, browser: bool) -> None:
    """Serve until told to stop; `port` 0: any that is free."""
    set_up_logs()
    _check(settings)
    with only_server(settings):
        _serve(settings, host, port, browser)


def _serve(settings: Settings, host: str, port: int, browser: bool) -> None:
    ready_database(settings)
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    settings = replace(settings, listening=(host, port))
    local, address = (f"{one}/" for one in own_addresses(host, port))
    here = [name + colon for name in NAMES for colon in ("", f":{port}")]
    hosts = (*here, *(_host(one) for one in settings.origins))
    hosts = hosts if host in LOCAL else ()
    if settings.servers == 1:
        run: Callable[[], None] = partial(_run, make_app(settings, hosts), settings, listening)
    else:
        listening.listen(BACKLOG)
        run = partial(_run_several, listening, settings, hosts)
    LOG.info("Regalia is open", address=address, kept_in=_place(settings))
    if browser:
        threading.Timer(0.7, webbrowser.open, [local]).start()
    run()


def _run_several(listening: socket.socket, settings: Settings, hosts: tuple[str, ...]) -> None:
    with shared_pool(settings.processes) as pool:
        given = listening, replace(settings, pool=pool), hosts
        ServerProcesses(settings.servers, _one_of_several, given).run()


def _one_of_several(
    listening: socket.socket, settings: Settings, hosts: tuple[str, ...], number: int
) -> None:
    set_up_logs()
    handoff = ConnectionHandoff(Path(settings.pool).parent, settings.servers, number)
    _run(make_app(settings, hosts), settings, listening, handoff)


def _run(
    app: Litestar,
    settings: Settings,
    listening: socket.socket,
    handoff: ConnectionHandoff | None = None,
) -> None:
    """Run one server until it is told to stop."""
    gc.freeze()  # what was imported stays
    gc.disable()  # `live/garbage_collection.py` does it
    sys.setswitchinterval(SWITCH)
    config = uvicorn.Config(
        app,
        http=handoff_protocol(handoff) if handoff else TimeoutProtocol,
        timeout_keep_alive=KEPT,
        log_config=None,  # what it says goes where our own log does
        access_log=False,
        ws=CompressedWebSocket,
        ws_max_size=2 * LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
    )
    server = Backend(config, handoff) if handoff else uvicorn.Server(config)
    server.run(sockets=[listening])


def _host(origin: str) -> str:
    return origin.split("://", 1)[-1].split("/")[0]


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        given = {"host": host, "port": str(port), "why": problem.strerror or str(problem)}
        raise RegaliaError(says("cannot-listen", **given)) from None
    return listening


def _check(settings: Settings) -> None:
    """Refuse settings that do not fit together, or need what is not installed."""
    if settings.database and not is_shared(settings.database):
        raise RegaliaError(says("database-form", example="postgresql://regalia@localhost/regalia"))
    if settings.bus and not settings.bus.startswith(BUSES):
        raise RegaliaError(says("bus-form", example="redis://localhost"))
    if settings.bus and not settings.database:
        raise RegaliaError(says("bus-alone"))
    if settings.bus_key:
        check_key(settings.bus_key)
        with needs("scale"):
            import cryptography  # noqa: F401
    if settings.push:
        if not settings.push.startswith(("mailto:", "https://")):
            raise RegaliaError(says("push-form", example="mailto:me@example.org"))
        with needs("push"):
            import py_vapid  # noqa: F401
    if settings.servers > 1 and not settings.bus:
        raise RegaliaError(says("servers-need"))
    if settings.database or settings.bus:
        with needs("scale"):
            import asyncpg  # noqa: F401
            import redis  # noqa: F401


def _place(settings: Settings) -> str:
    return "PostgreSQL" if settings.database else str(settings.folder)
