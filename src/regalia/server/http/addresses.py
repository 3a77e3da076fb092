"""Addresses under which others reach this server, as far as it can know."""

import re
import socket
import sys
from ipaddress import ip_address
from itertools import groupby
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar.connection import ASGIConnection

from regalia.app.wire import PageAddress, Qr
from regalia.server.settings import Settings

NAMED = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:\d{1,5})?", re.ASCII)
EVERYWHERE = ("0.0.0.0", "::", "")
NOWHERE = ("192.0.2.1", 9)  # for examples only: nothing is ever sent there
BORDER = 4  # modules around a QR code that stay empty


def reach(settings: Settings, asked: ASGIConnection[Any, Any, Any, Any]) -> PageAddress:
    """Find the address that a person can send to others.

    A configured address is right; the one in the asking browser is, unless it means the browser's
    own computer; then it is that of this computer in its network, if it listens there."""
    host = asked.headers.get("host", "")
    here = f"{asked.url.scheme}://{host}"
    if settings.origins:
        return PageAddress(here if here in settings.origins else settings.origins[0], "public")
    name = _name(host)
    if name is not None and not _loopback(name):
        return PageAddress(here, "network" if _near(name) else "public")
    listening, port = settings.listening
    if not _loopback(listening):
        own = _own_address() if listening in EVERYWHERE else listening
        if own:
            return PageAddress(_url(own, port), "network")
    return PageAddress(here if name else f"http://localhost:{port}", "here", command())


def own_addresses(host: str, port: int) -> tuple[str, str]:
    """Addresses of a server that listens so: for this computer, and for others."""
    everywhere = host in EVERYWHERE
    here = _url("localhost" if everywhere or _loopback(host) else host, port)
    own = _own_address() if everywhere else ""
    return here, _url(own, port) if own else here


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def command() -> str:
    """The command that makes this server reachable in its network."""
    house = Path(sys.prefix)
    by_run = house.name == ".venv" and (house.parent / "run.py").exists()
    return f"{'python3 run.py' if by_run else 'regalia'} serve --host 0.0.0.0"


def _name(host: str) -> str | None:
    if not NAMED.fullmatch(host):
        return None
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _loopback(name: str) -> bool:
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def _near(name: str) -> bool:
    """Tell if a name has a meaning only within a network."""
    try:
        return not ip_address(name).is_global
    except ValueError:
        return "." not in name or name.endswith((".local", ".lan", ".home.arpa", ".internal"))


def _own_address() -> str:
    """The address of this computer in its network; finding it sends nothing."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect(NOWHERE)
            found: str = way.getsockname()[0]
    except OSError:
        return ""
    return "" if _loopback(found) or found in EVERYWHERE else found


def qr(text: str) -> Qr:
    """Draw a text as a QR code: dark modules as one path, in squares of 1."""
    matrix = segno.make(text, error="m", micro=False).matrix
    runs = []
    for y, row in enumerate(matrix, BORDER):
        x = BORDER
        for dark, modules in groupby(row):
            length = len(list(modules))
            if dark:
                runs.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return Qr(len(matrix) + 2 * BORDER, "".join(runs))
