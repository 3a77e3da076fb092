"""Enters in a table's log who of its people has gone, and who is back.

Who has a connection is known to the servers that have them, and told between them (`presence.py`).
A server at which somebody else of the table is notes that a person has gone; the server at which
they connect notes that they are back, and so corrects another that had not heard of them.  What
follows, such as asking the others, is due work that follows from the log.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from regalia.core.errors import RegaliaError
from regalia.server.clock import now
from regalia.server.live.live_table import LiveTable
from regalia.server.telemetry import FAILURES, LOG
from regalia.table.entries import Entry
from regalia.table.table import Table

if TYPE_CHECKING:
    from regalia.server.live.live_tables import LiveTables

A_WHILE = 5.0  # seconds without a connection after which somebody has gone; a reload is no absence


class Attendance:
    def __init__(self, tables: "LiveTables") -> None:
        self.tables = tables
        self.tasks: set[asyncio.Task[None]] = set()

    def look(self, live: LiveTable) -> None:
        """Note who is back, and look again in a while after those who are not there."""
        attending = live.table.attending
        here = {connection.person for connection in live.connections}
        away = live.table.absences.away
        for person in attending:
            if person in here and person in away:
                self._enter(live, lambda table, who=person: table.came(who, now()))  # type: ignore[misc]
            if person in here or live.presence.is_elsewhere(person):
                live.noted.discard(person)
            # Whom we noted, and another server has corrected, is there though we do not hear of it.
            missed = self._missed(live, person, here, attending) and person not in live.noted
            if missed and person not in away and person not in live.missing:
                loop = asyncio.get_running_loop()
                live.missing[person] = loop.call_later(A_WHILE, self._gone, live, person, now())
            elif not missed and (waiting := live.missing.pop(person, None)):
                waiting.cancel()

    def _missed(self, live: LiveTable, person: str, here: set[str], attending: list[str]) -> bool:
        """Tell if a person is not there while somebody else of the table is at this server."""
        others = any(one in here for one in attending if one != person)
        return others and person not in here and not live.presence.is_elsewhere(person)

    def _gone(self, live: LiveTable, person: str, since: int) -> None:
        live.missing.pop(person, None)
        here = {connection.person for connection in live.connections}
        if self._missed(live, person, here, live.table.attending):
            live.noted.add(person)
            self._enter(live, lambda table: table.gone(person, since))

    def _enter(self, live: LiveTable, how: Callable[[Table], list[Entry]]) -> None:
        if not self.tables.closing:
            task = asyncio.get_running_loop().create_task(self._entered(live, how))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _entered(self, live: LiveTable, how: Callable[[Table], list[Entry]]) -> None:
        try:
            with contextlib.suppress(RegaliaError):
                await self.tables.change(live, how, live.requester)
        except Exception:  # the database is away, say: the next look tries again
            FAILURES.inc()
            LOG.exception("an absence could not be noted")
