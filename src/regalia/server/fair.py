"""Whose turn it is: addresses in turn, and within an address persons in turn.

Whoever was served longest ago comes first, however much of theirs waits; so one address with a
hundred tables delays another by one turn, not by a hundred.  What is more urgent comes before that,
but not for ever: whatever has waited for long is as urgent as anything.
"""

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

AGE = 10_000  # ms of waiting that make up for one priority


class Waiting(Protocol):
    @property
    def table_id(self) -> int: ...
    @property
    def at(self) -> int: ...
    @property
    def priority(self) -> int: ...
    @property
    def address(self) -> str: ...
    @property
    def person(self) -> str: ...


One = TypeVar("One", bound=Waiting)
Name = TypeVar("Name", bound=Hashable)


class Served(OrderedDict[Name, int]):
    """When each was served; those of longest ago are forgotten, and so come first again."""

    MOST = 50_000

    def note(self, name: Name, when: int) -> None:
        self[name] = when
        self.move_to_end(name)
        if len(self) > self.MOST:
            self.popitem(last=False)


class Turns:
    def __init__(self) -> None:
        self.count = 0
        self.addresses: Served[str] = Served()
        self.persons: Served[tuple[str, str]] = Served()

    def choose(self, waiting: Sequence[One], most: int, now: int) -> list[One]:
        """Those that come next, at most so many; they count as served."""
        left = list(waiting)
        chosen: list[One] = []
        while left and len(chosen) < most:
            following = min(left, key=lambda one: self._order(one, now))
            left.remove(following)
            chosen.append(following)
            self.count += 1
            self.addresses.note(following.address, self.count)
            self.persons.note((following.address, following.person), self.count)
        return chosen

    def _order(self, one: Waiting, now: int) -> tuple[int, int, int, int, int]:
        urgency = max(0, one.priority - (now - one.at) // AGE)
        address = self.addresses.get(one.address, 0)
        person = self.persons.get((one.address, one.person), 0)
        return urgency, address, person, one.at, one.table_id
