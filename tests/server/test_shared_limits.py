"""What people took of a limit at another server is taken here, too; nobody is given more by it."""

from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from regalia.server.addresses import Shares
from regalia.server.house import House
from regalia.server.neighbours import Neighbours, Took


@pytest.fixture
def shares() -> Shares:
    limit = Shares(3, 0)
    limit.disguise = lambda name: name
    return limit


def hearing(shares: Shares) -> Neighbours:
    house = cast(House, SimpleNamespace(limits={"tables": shares}, live={}))
    return Neighbours(house, "redis://localhost:1", b"key")


def told(us: Neighbours, *given: Any) -> None:
    us._hear(msgspec.json.encode([Took(*given)]))


def allowed(shares: Shares) -> int:
    return [shares.take("ann", "here") for _ in range(5)].count(True)


def test_what_was_taken_elsewhere_is_not_there_any_more(shares: Shares) -> None:
    told(hearing(shares), "other", "tables", {"ann": 2, "@here": 2})
    assert allowed(shares) == 1


def test_what_we_said_ourselves_is_not_counted_twice(shares: Shares) -> None:
    us = hearing(shares)
    told(us, us.me, "tables", {"ann": 2})
    assert allowed(shares) == 3


@pytest.mark.parametrize("count", [0, -5, 10**9, "2", None, 1.5])
def test_odd_counts_are_not_heard(shares: Shares, count: Any) -> None:
    us = hearing(shares)
    told(us, "other", "tables", {"ann": count})
    told(us, "other", "no such limit", {"ann": 2})
    assert allowed(shares) == 3
