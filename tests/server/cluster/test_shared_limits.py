"""Limits shared by servers: use at another one counts here, too; nobody is given more by it."""

from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from regalia.server.cluster.peers import LimitTaken, Peers
from regalia.server.live.live_tables import LiveTables
from regalia.server.people.device_keys import DeviceKeys
from regalia.server.rate_limits import RateLimit
from regalia.server.store.database import Database


@pytest.fixture
def shares() -> RateLimit:
    limit = RateLimit(3, 0)
    limit.disguise = lambda name: name
    return limit


def hearing(shares: RateLimit) -> Peers:
    tables = cast(LiveTables, SimpleNamespace(held={}))
    keys = DeviceKeys(cast(Database, None))
    return Peers(tables, {"tables": shares}, keys, "redis://localhost:1", b"key")


def told(us: Peers, *given: Any) -> None:
    us._hear(msgspec.json.encode([LimitTaken(*given)]))


def allowed(shares: RateLimit) -> int:
    return [shares.take("ann", "here") for _ in range(5)].count(True)


def test_what_was_taken_elsewhere_is_not_there_any_more(shares: RateLimit) -> None:
    told(hearing(shares), "other", "tables", {"ann": 2, "@here": 2})
    assert allowed(shares) == 1


def test_what_we_said_ourselves_is_not_counted_twice(shares: RateLimit) -> None:
    us = hearing(shares)
    told(us, us.me, "tables", {"ann": 2})
    assert allowed(shares) == 3


@pytest.mark.parametrize("count", [0, -5, 10**9, "2", None, 1.5])
def test_odd_counts_are_not_heard(shares: RateLimit, count: Any) -> None:
    us = hearing(shares)
    told(us, "other", "tables", {"ann": count})
    told(us, "other", "no such limit", {"ann": 2})
    assert allowed(shares) == 3
