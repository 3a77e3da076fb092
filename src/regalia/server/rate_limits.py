"""Rate limits by person and by network address.

A person is only a cookie, which can be thrown away; an address cannot.  A whole club may share an
address, so it gets ten times what a person gets.  Of IPv6 a household has the last 64 bits, and may
have been given 256 or 65,536 such networks: these count together, too, with a growing allowance.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import ip_network

from regalia.server.settings import Settings

PEOPLE = 10  # that share an address have room
ALLOWANCES = (1, 4, 16)  # times that: of an address, and of IPv6 of its /56 and its /48
WIDER = (56, 48)
VALUES_A_MINUTE = 60  # that one person has stored
PHRASES_AN_HOUR = 10  # that one person tries; each has 128 bits
RENEWALS_AN_HOUR = 20  # phrases that one person is given
PRINTS_A_MINUTE = 12  # files that one person has made


class TokenBucket:
    """A token bucket: so many at once, then so many a second."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once, self.a_second = at_once, a_second
        self.left, self.at = at_once, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, count: int) -> None:
        """Count what was taken elsewhere."""
        self.left = max(0.0, self.left - count)


class TokenBuckets:
    """Buckets by name; those not used for longest are forgotten."""

    MOST = 50_000

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once, self.a_second = at_once, a_second
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, name: str) -> bool:
        return self._of(name).take()

    def charge(self, name: str, count: int) -> None:
        self._of(name).charge(count)

    def _of(self, name: str) -> TokenBucket:
        if name not in self.known:
            self.known[name] = TokenBucket(self.at_once, self.a_second)
            if len(self.known) > self.MOST:
                self.known.popitem(last=False)
        self.known.move_to_end(name)
        return self.known[name]


def networks(address: str) -> list[str]:
    """The names under which an address is counted: of IPv6 also those of networks around it."""
    if not address.endswith("/64"):
        return [address]
    own = ip_network(address)
    return [address, *(str(own.supernet(new_prefix=length)) for length in WIDER)]


class RateLimit:
    """A limit for each person, and ten times that for each address.

    Other servers are told what was taken here (`cluster/peers.py`): then names are disguised,
    and what is taken is noted."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.people = TokenBuckets(at_once, a_second)
        self.addresses = [
            TokenBuckets(PEOPLE * times * at_once, PEOPLE * times * a_second)
            for times in ALLOWANCES
        ]
        self.disguise: Callable[[str], str] | None = None
        self.taken: Counter[str] = Counter()  # disguised: `person`, `@address`, `@@/56`, `@@@/48`

    def take(self, person: str, address: str) -> bool:
        """Count a request, if it is allowed; a person over their limit takes nothing from others at
        the address."""
        around = networks(address)
        if self.disguise is not None:
            person, around = person and self.disguise(person), [*map(self.disguise, around)]
        if person and not self.people.take(person):
            return False
        if self.disguise is not None:
            self.taken[person] += bool(person)
            self.taken.update("@" * width + name for width, name in enumerate(around, 1))
        return all(buckets.take(name) for buckets, name in zip(self.addresses, around))

    def taken_elsewhere(self, name: str, count: int) -> None:
        width = len(name) - len(name.lstrip("@"))
        if not width:
            self.people.charge(name, count)
        elif width <= len(self.addresses):
            self.addresses[width - 1].charge(name[width:], count)


def per_minute(count: int) -> RateLimit:
    return RateLimit(count, count / 60)


def per_hour(count: int) -> RateLimit:
    return RateLimit(count, count / 3600)


class RateLimits:
    """Limits of requests; servers of one database share them under these names."""

    def __init__(self, settings: Settings) -> None:
        self.values = per_minute(VALUES_A_MINUTE)
        self.phrases = per_hour(PHRASES_AN_HOUR)
        self.renewals = per_hour(RENEWALS_AN_HOUR)
        self.prints = per_minute(PRINTS_A_MINUTE)
        self.tables = per_hour(settings.tables_an_hour)
        self.requests = per_minute(settings.requests_a_minute)
        self.connects = per_minute(settings.requests_a_minute)
        self.hints = per_minute(settings.hints_a_minute)
        self.sayings = per_minute(settings.sayings_a_minute)
