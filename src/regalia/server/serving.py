"""Runs the server until it is told to stop."""

import socket
import threading
import webbrowser

import uvicorn

from regalia.core.errors import RegaliaError
from regalia.server.app import make_app
from regalia.server.observing import LOG, set_up_logs
from regalia.server.safety import says
from regalia.server.settings import Settings
from regalia.server.socket import LARGEST_FRAME

LOCAL = ("127.0.0.1", "localhost", "::1")
NAMES = ("127.0.0.1", "localhost", "[::1]")  # as a browser writes them


def serve(settings: Settings, host: str, port: int, browser: bool) -> None:
    """`port` 0: any that is free."""
    set_up_logs()
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    address = f"http://{'localhost' if host in LOCAL else host}:{port}/"
    here = [name + colon for name in NAMES for colon in ("", f":{port}")]
    hosts = (*here, *(_host(one) for one in settings.origins))
    app = make_app(settings, hosts if host in LOCAL else ())
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=2 * LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
    )
    LOG.info("Regalia is open", address=address, kept_in=str(settings.folder))
    if browser:
        threading.Timer(0.7, webbrowser.open, [address]).start()
    uvicorn.Server(config).run(sockets=[listening])


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
