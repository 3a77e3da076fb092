"""A table in memory, and how it is read from its log."""

import asyncio
import contextlib
import time
from collections.abc import Sequence

import msgspec

from regalia.core.errors import OldRules, UnknownGame
from regalia.server.connection import Connection
from regalia.server.due import Whom
from regalia.server.foreign import beside
from regalia.server.observing import LOG
from regalia.server.presence import Presence
from regalia.server.safety import NotReadable, says
from regalia.server.storage import Kept, Summary
from regalia.server.telling import Telling
from regalia.table.endings import par
from regalia.table.entries import Entry, Joined, Opened, Sat
from regalia.table.table import Table

IDLE = 10 * 60  # seconds after which a table that nobody looks at leaves the memory
READ: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class Live:
    """A table in memory."""

    def __init__(self, kept: Kept, table: Table) -> None:
        self.kept, self.table = kept, table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.clock: asyncio.TimerHandle | None = None
        self.whom = Whom()  # who did something here last: computers answer them
        self.since = self.used = time.monotonic()
        self.written = len(table.entries)
        self.presence = Presence()  # at other servers
        self.telling = Telling(self)

    @property
    def keys(self) -> tuple[str, str]:
        return self.kept.play_key, self.kept.watch_key

    def quiet(self) -> bool:
        idle = time.monotonic() - self.used > IDLE
        return idle and not self.connections and not self.lock.locked()

    def stop(self) -> None:
        self.telling.stop()
        if self.clock:
            self.clock.cancel()


async def settled(live: Live) -> None:
    """What the end of a challenge is measured by takes a solver: that is found beside the tables
    that are being played, before anybody is told."""
    table = live.table
    if table.over and table.game.seats == 1 and table.par is msgspec.UNSET:
        with contextlib.suppress(Exception):  # whoever is to be told meets it again, and says so
            await beside(par, table)


def replayed(kept: Kept) -> Table:
    """The table of a log; NotReadable where nobody can play it any more."""
    try:
        return Table.replay([READ.decode(body) for body in kept.entries])
    except (OldRules, UnknownGame) as problem:
        raise NotReadable(problem.spoken, kept.game) from problem
    except Exception as problem:  # whatever is in it, the other tables are not to suffer
        raise unreadable(kept, problem) from problem


def unreadable(kept: Kept, problem: Exception) -> NotReadable:
    LOG.warning("a table cannot be read", table=kept.id, why=repr(problem))
    return NotReadable(says("table-unreadable"), kept.game)


def summary(table: Table, new: Sequence[Entry]) -> Summary:
    """What lists need to know after these entries; people: those who have sat down."""
    people = [entry.person for entry in new if isinstance(entry, Sat | Joined)]
    for entry in new:
        if isinstance(entry, Opened):
            people += [place.person for place in entry.places if place.kind == "person"]
    return Summary(table.begun, table.over, frozenset(people))
