"""Fair scheduling: addresses take turns, and within an address persons.

The least recently served comes first, however many of its jobs wait; so one address with a hundred
tables delays another by one turn, not by a hundred.  Priority comes before that, but jobs age: one
that has waited for long is as urgent as any.
"""

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

AGE = 10_000  # ms of waiting that make up for one priority


class WaitingJob(Protocol):
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


T = TypeVar("T", bound=WaitingJob)
Name = TypeVar("Name", bound=Hashable)


class LastServed(OrderedDict[Name, int]):
    """The time at which each was served last; the oldest are forgotten, and so come first again."""

    MOST = 50_000

    def note(self, name: Name, when: int) -> None:
        self[name] = when
        self.move_to_end(name)
        if len(self) > self.MOST:
            self.popitem(last=False)


class FairTurns:
    def __init__(self) -> None:
        self.count = 0
        self.addresses: LastServed[str] = LastServed()
        self.persons: LastServed[tuple[str, str]] = LastServed()

    def choose(self, waiting: Sequence[T], most: int, now: int) -> list[T]:
        """Choose the jobs that come next, at most so many; their requesters count as served."""
        left = list(waiting)
        chosen: list[T] = []
        while left and len(chosen) < most:
            following = min(left, key=lambda one: self._order(one, now))
            left.remove(following)
            chosen.append(following)
            self.count += 1
            self.addresses.note(following.address, self.count)
            self.persons.note((following.address, following.person), self.count)
        return chosen

    def _order(self, one: WaitingJob, now: int) -> tuple[int, int, int, int, int]:
        urgency = max(0, one.priority - (now - one.at) // AGE)
        address = self.addresses.get(one.address, 0)
        person = self.persons.get((one.address, one.person), 0)
        return urgency, address, person, one.at, one.table_id
