"""How much may come from where.

A person is only a cookie, and whoever throws it away is another person; an address cannot be
thrown away.  A whole club may sit behind one, so it gets ten times what a person gets.  Of IPv6
the first 64 bits count: the rest is any household's own to choose.
"""

from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from regalia.core.card import shown
from regalia.core.errors import RegaliaError
from regalia.server.safety import Allowances, says

PEOPLE = 10  # that share an address have room
UNKNOWN = "unknown"  # a socket of the system's own, say


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody is; whose word about that counts, `--trusted-proxies` says (serving.py)."""
    return counted(connection.client.host) if connection.client else UNKNOWN


def counted(host: str) -> str:
    """What is counted as one address."""
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
    """Addresses and networks, as they were given; an error that speaks where one is none."""
    for word in words:
        try:
            ip_network(word)
        except ValueError:
            raise RegaliaError(says("proxy-form", given=shown(word))) from None
    return words


class Shares:
    """What one person may, and ten times that, what an address may.

    Where there are other servers, they are told what was taken here (`neighbours.py`): then names
    are disguised, and what is taken is noted."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.people = Allowances(at_once, a_second)
        self.addresses = Allowances(PEOPLE * at_once, PEOPLE * a_second)
        self.disguise: Callable[[str], str] | None = None
        self.taken: Counter[str] = Counter()  # disguised: by persons, `person`, and by `@address`

    def take(self, person: str, address: str) -> bool:
        """A person who has had enough takes nothing from the others at the same address."""
        if self.disguise is None:
            return (not person or self.people.take(person)) and self.addresses.take(address)
        person, address = person and self.disguise(person), self.disguise(address)
        if person and not self.people.take(person):
            return False
        self.taken[person] += bool(person)
        self.taken[f"@{address}"] += 1
        return self.addresses.take(address)

    def taken_elsewhere(self, name: str, count: int) -> None:
        if name.startswith("@"):
            self.addresses.charge(name[1:], count)
        else:
            self.people.charge(name, count)


def a_minute(count: int) -> Shares:
    return Shares(count, count / 60)
