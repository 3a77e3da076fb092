"""Who is connected to other servers of the same house at a table: told by them, for a while.

Persons are disguised on their way: whoever listens on the bus learns that somebody is there, and
neither who it is nor whether it is somebody they know from another table of another house.
"""

import hashlib
import time
from collections.abc import Iterable

MOST = 400  # of one server


def disguised(person: str, key: bytes) -> str:
    """The same for the same person; nobody without the key can tell which it is."""
    return hashlib.blake2b(person.encode(), key=key, digest_size=9).hexdigest()


class Presence:
    def __init__(self) -> None:
        self.key = b""
        self.told: dict[str, tuple[frozenset[str], float]] = {}  # by server; until when it counts

    def tell(self, server: str, persons: Iterable[str], seconds: float, key: bytes) -> bool:
        """A server says who is connected to it; was that news?"""
        self.key = key
        before, _ = self.told.pop(server, (frozenset(), 0.0))
        now = frozenset(persons)
        if now:
            self.told[server] = now, time.monotonic() + seconds
        return now != before

    def forget_old(self) -> bool:
        """Servers that have not said it again for long are no more; were there any?"""
        now = time.monotonic()
        old = [server for server, (_, until) in self.told.items() if until < now]
        for server in old:
            del self.told[server]
        return bool(old)

    def is_elsewhere(self, person: str | None) -> bool:
        if not self.told or person is None:
            return False
        name = disguised(person, self.key)
        return any(name in persons for persons, _ in self.told.values())

    def others(self, known: Iterable[str]) -> int:
        """How many are connected elsewhere besides these."""
        if not self.told:
            return 0
        everybody = frozenset[str]().union(*(persons for persons, _ in self.told.values()))
        return len(everybody - {disguised(person, self.key) for person in known})
