"""Network addresses of clients, as rate limits count them.

Of IPv6 the first 64 bits name the address: the rest is any household's own to choose.  The wider
networks around them count as well (`server/rate_limits.py`).
"""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from regalia.core.card import shown
from regalia.core.errors import RegaliaError
from regalia.server.messages import says

UNKNOWN = "unknown"  # a socket of the system's own, say


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The network address of a client; `--trusted-proxies` names whose word about it counts."""
    return counted(connection.client.host) if connection.client else UNKNOWN


def counted(host: str) -> str:
    """The address under which a host is counted."""
    try:
        address = ip_address(host)
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


def checked_proxies(words: tuple[str, ...]) -> tuple[str, ...]:
    """Check addresses and networks of proxies; returns them as they were given."""
    for word in words:
        try:
            ip_network(word)
        except ValueError:
            raise RegaliaError(says("proxy-form", given=shown(word))) from None
    return words
