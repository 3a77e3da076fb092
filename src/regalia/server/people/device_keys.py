"""Lookup of the keys in cookies, and the end of open connections whose key was ended.

A lookup is kept in memory for some seconds.  The end of a key holds at once at this server; others
hear of it on the bus, and where there is none, or it lost the message, they notice by themselves:
lookups are forgotten, and the keys of open connections are compared with the database.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.server.live.connection import Connection
from regalia.server.pseudonyms import pseudonym
from regalia.server.store.database import Database
from regalia.server.store.schema import DEVICES
from regalia.server.store.statements import PreparedStatement
from regalia.server.telemetry import FAILURES, LOG

KEPT = 10.0  # seconds for which a lookup counts
MOST_KEPT = 50_000
LOOK = 10.0  # seconds between two looks at the keys of all open connections
TOGETHER = 500  # keys in one question
GRACE = 0.3  # seconds in which a browser gets its new key, before its connections end
SIGNED_OUT = 4401  # the code with which they end

PERSON_OF = PreparedStatement(select(DEVICES.c.person).where(DEVICES.c.digest == bindparam("key")))


class DeviceKeys:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: OrderedDict[str, tuple[str | None, float]] = OrderedDict()
        self.open: dict[str, set[tuple[str, Connection]]] = {}  # by the key's name
        self.ends = 0  # how often keys were ended
        self.name: Callable[[str], str] = str  # of a key's digest, in memory and on the bus
        self.tell: Callable[[list[str]], None] = lambda names: None

    def share(self, secret: bytes, tell: Callable[[list[str]], None]) -> None:
        """Tell other servers on the bus, under names that say nothing to others."""
        self.name, self.tell = partial(pseudonym, key=secret), tell

    async def person(self, digest: str) -> str | None:
        """The person whose device has the key with this digest; None: it was ended.

        A key that is nowhere is that of somebody's only device, who is known by its digest."""
        name = self.name(digest)
        kept = self.known.get(name)
        if kept and kept[1] > time.monotonic():
            return kept[0]
        while True:
            ends, until = self.ends, time.monotonic() + KEPT
            rows = await self.database.look_up(PERSON_OF, key=digest)
            if ends == self.ends:  # else what we read may have been true before
                break
        person: str | None = rows[0][0] if rows else digest
        self.known[name] = person, until
        self.known.move_to_end(name)
        if len(self.known) > MOST_KEPT:
            self.known.popitem(last=False)
        return person

    @contextmanager
    def connected(self, digest: str, connection: Connection) -> Iterator[None]:
        """Meanwhile the connection ends with its key; look the key up after this begins."""
        name, this = self.name(digest), (digest, connection)
        self.open.setdefault(name, set()).add(this)
        try:
            yield
        finally:
            self.open[name].discard(this)
            if not self.open[name]:
                del self.open[name]

    # --------------------------------------------------------------------------------- the end

    def ended(self, digests: Iterable[str]) -> None:
        """Open nothing with keys that have ended, as the database says by now."""
        names = [self.name(digest) for digest in digests]
        self._forget(names)
        asyncio.get_running_loop().call_later(GRACE, self._tell, names)

    def heard(self, names: list[str]) -> None:
        """Open nothing with keys that another server has ended."""
        self._forget(names)
        self._close(names)

    def _forget(self, names: list[str]) -> None:
        self.ends += 1
        for name in names:
            self.known.pop(name, None)

    def _tell(self, names: list[str]) -> None:
        self._close(names)
        self.tell(names)

    def _close(self, names: list[str]) -> None:
        for name in names:
            for _, connection in self.open.get(name, ()):
                connection.end(SIGNED_OUT)

    # ------------------------------------------------------------------- where nobody tells us

    async def look_after(self) -> None:
        """End connections whose keys were ended elsewhere, though no message told us so."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception:
                FAILURES.inc()
                LOG.exception("the keys of connections could not be looked up")

    async def look(self) -> None:
        there = [one for several in self.open.values() for one in several]
        for begin in range(0, len(there), TOGETHER):
            some = there[begin : begin + TOGETHER]
            persons = await self._persons({digest for digest, _ in some})
            for digest, connection in some:
                if persons.get(digest, digest) != connection.person:
                    self._forget([self.name(digest)])
                    connection.end(SIGNED_OUT)

    async def _persons(self, digests: set[str]) -> dict[str, str | None]:
        async def read(database: AsyncConnection) -> dict[str, str | None]:
            rows = await database.execute(
                select(DEVICES.c.digest, DEVICES.c.person).where(DEVICES.c.digest.in_(digests))
            )
            return {row.digest: row.person for row in rows}

        return await self.database.read(read)
