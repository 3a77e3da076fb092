"""Persons who are connected to a table at other servers of the same database.

They travel as pseudonyms: a listener on the bus learns that somebody is there, but neither who it
is nor whether it is the same person as at a table of another database.
"""

import time
from collections.abc import Iterable

from regalia.server.pseudonyms import pseudonym

MOST = 400  # of one server


class Presence:
    def __init__(self) -> None:
        self.key = b""
        self.told: dict[str, tuple[frozenset[str], float]] = {}  # by server; until when it counts

    def tell(self, server: str, persons: Iterable[str], seconds: float, key: bytes) -> bool:
        """Note who is connected at a server; returns whether that was news."""
        self.key = key
        before, _ = self.told.pop(server, (frozenset(), 0.0))
        now = frozenset(persons)
        if now:
            self.told[server] = now, time.monotonic() + seconds
        return now != before

    def forget_old(self) -> bool:
        """Forget servers that have not repeated their message for long; returns whether there were
        any."""
        now = time.monotonic()
        old = [server for server, (_, until) in self.told.items() if until < now]
        for server in old:
            del self.told[server]
        return bool(old)

    def is_elsewhere(self, person: str | None) -> bool:
        if not self.told or person is None:
            return False
        name = pseudonym(person, self.key)
        return any(name in persons for persons, _ in self.told.values())

    def others(self, known: Iterable[str]) -> int:
        """The number of persons connected elsewhere besides these."""
        if not self.told:
            return 0
        everybody = frozenset[str]().union(*(persons for persons, _ in self.told.values()))
        return len(everybody - {pseudonym(person, self.key) for person in known})
