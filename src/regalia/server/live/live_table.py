"""A table in memory, and its replay from the log."""

import asyncio
import contextlib
import time
from collections.abc import Sequence

import msgspec

from regalia.app.errors import NotReadable
from regalia.core.errors import OldRules, UnknownGame
from regalia.server.live.broadcaster import Broadcaster
from regalia.server.live.connection import Connection
from regalia.server.live.presence import Presence
from regalia.server.messages import says
from regalia.server.sandbox.sandbox import run_in_thread
from regalia.server.store.job_queue import Requester
from regalia.server.store.storage import StoredTable, Summary
from regalia.server.telemetry import LOG
from regalia.table.entries import Entry, Joined, Opened, Sat, SeatTaken
from regalia.table.presentation.endings import par
from regalia.table.table import Table

IDLE = 10 * 60  # seconds after which a table that nobody looks at leaves the memory
READ: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class LiveTable:
    def __init__(self, kept: StoredTable, table: Table) -> None:
        self.kept, self.table = kept, table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.clock: asyncio.TimerHandle | None = None
        self.requester = Requester()  # who did something here last: computers answer them
        self.since = self.used = time.monotonic()
        self.written = len(table.entries)
        self.presence = Presence()  # at other servers
        self.missing: dict[str, asyncio.TimerHandle] = {}  # persons who may have gone
        self.noted: set[str] = set()  # persons whom we noted as gone, and have not seen since
        self.broadcaster = Broadcaster(self)

    @property
    def keys(self) -> tuple[str, str]:
        return self.kept.play_key, self.kept.watch_key

    def near(self, connection: Connection) -> set[str]:
        """The other persons who are connected here from the same address."""
        others = {one.person for one in self.connections if one.address == connection.address}
        return others - {connection.person} if connection.address else set()

    def quiet(self) -> bool:
        idle = time.monotonic() - self.used > IDLE
        return idle and not self.connections and not self.lock.locked()

    def disconnect(self, code: int) -> None:
        for connection in list(self.connections):
            connection.end(code)

    def stop(self) -> None:
        self.broadcaster.stop()
        for missing in self.missing.values():
            missing.cancel()
        self.missing.clear()
        if self.clock:
            self.clock.cancel()


async def ensure_par(live: LiveTable) -> None:
    """Find the par of a finished challenge in a thread, for that takes a solver, before anybody is
    told."""
    table = live.table
    if table.over and table.game.seats == 1 and table.par is msgspec.UNSET:
        with contextlib.suppress(Exception):  # it is raised again, and told, where it is needed
            await run_in_thread(par, table)


def replayed(kept: StoredTable) -> Table:
    """Replay the log of a table; NotReadable where nobody can play it any more."""
    try:
        return Table.replay([READ.decode(body) for body in kept.entries])
    except (OldRules, UnknownGame) as problem:
        raise NotReadable(problem.spoken, kept.game) from problem
    except Exception as problem:  # whatever is in it, the other tables are not to suffer
        raise unreadable(kept, problem) from problem


def unreadable(kept: StoredTable, problem: Exception) -> NotReadable:
    LOG.warning("a table cannot be read", table=kept.id, why=repr(problem))
    return NotReadable(says("table-unreadable"), kept.game)


def summary(table: Table, new: Sequence[Entry]) -> Summary:
    """The summary of a table for lists; `people`: those who have just sat down."""
    people = [entry.person for entry in new if isinstance(entry, Sat | Joined | SeatTaken)]
    for entry in new:
        if isinstance(entry, Opened):
            people += [place.person for place in entry.places if place.kind == "person"]
    return Summary(table.begun, table.over, frozenset(people))
