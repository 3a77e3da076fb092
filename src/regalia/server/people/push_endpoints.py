"""Checks of push endpoints: https, on public addresses, resolved anew each time.

A browser names its endpoint, so anybody can name any: whatever they name must not let them reach
what only this server can reach.  The name is resolved when something is sent, all its addresses
must be public, and the connection is made to the very address that was looked at.
"""

import asyncio
import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

from regalia.core.errors import RegaliaError
from regalia.server.messages import says

ENDPOINT = re.compile(
    r"https://(?P<host>[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?)(?::(?P<port>\d{1,5}))?"
    r"(?P<path>/[!-~]{0,800})",
    re.ASCII,
)
HTTPS = 443
NAT64 = ip_network("64:ff9b::/96")  # behind which any IPv4 address can stand


class BadEndpoint(RegaliaError):
    code = "bad-endpoint"


class Endpoint(NamedTuple):
    host: str
    port: int
    path: str  # with its query


def endpoint(address: str, loopback: bool) -> Endpoint:
    """Read an endpoint, if notices could go there; `loopback`: for tests."""
    found = ENDPOINT.fullmatch(address)
    if found is None or "#" in address:
        raise BadEndpoint(says("endpoint-form"))
    port = int(found["port"] or HTTPS)
    if port != HTTPS and not (loopback and 0 < port < 65536):
        raise BadEndpoint(says("endpoint-form"))
    return Endpoint(found["host"].lower(), port, found["path"])


async def resolved(place: Endpoint, loopback: bool) -> str:
    """The address to connect to; BadEndpoint where one of a name's addresses is not public."""
    loop = asyncio.get_running_loop()
    try:
        rows = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadEndpoint(says("endpoint-form")) from None
    found = [str(row[4][0]) for row in rows]
    if not found or not all(allowed(one, loopback) for one in found):
        raise BadEndpoint(says("endpoint-form"))
    return found[0]


def allowed(address: str, loopback: bool) -> bool:
    try:
        one = ip_address(address)
    except ValueError:  # fe80::1%eth0
        return False
    return is_public(one) or (loopback and one.is_loopback)


def is_public(one: IPv4Address | IPv6Address) -> bool:
    """Tell if an address is public, and no way to one that is not."""
    if isinstance(one, IPv6Address):
        inner = one.ipv4_mapped or one.sixtofour or (one.teredo and one.teredo[1])
        if one in NAT64:
            inner = IPv4Address(int(one) & 0xFFFFFFFF)
        if inner and not is_public(inner):
            return False
    return one.is_global and not one.is_multicast and not one.is_reserved
