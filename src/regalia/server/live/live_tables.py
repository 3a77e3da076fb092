"""Tables in memory: found by key or number, changed, and kept equal to their logs.

Every change goes through `change`: it is made in memory, written to the disk, and only then told.
If writing fails, the table in memory is thrown away, or read anew; the log is the truth.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from regalia.app.errors import NotKept, SlowDown
from regalia.app.wire import Rematch
from regalia.server.clock import now
from regalia.server.live.attendance import Attendance
from regalia.server.live.garbage_collection import GarbageCollector
from regalia.server.live.live_table import (
    READ,
    LiveTable,
    ensure_par,
    replayed,
    summary,
    unreadable,
)
from regalia.server.messages import says
from regalia.server.sandbox.sandbox import Sandbox, run_in_thread
from regalia.server.store.job_queue import JobQueue, OwedJob, OwedJobs, Requester, owed_jobs
from regalia.server.store.storage import LogConflict, Storage, StoredTable, packed
from regalia.server.telemetry import CONFLICTS, ENTRIES, FAILURES, TABLES, TOLD
from regalia.table.entries import Entry
from regalia.table.settings import NewTable
from regalia.table.table import Table

Done = TypeVar("Done")

ATTEMPTS = 8  # to write something before others do
GOING_AWAY = 1012  # closes a connection: the page connects anew


class Scheduler(Protocol):
    """Plans the due work of tables (`jobs/job_runner.py`)."""

    def plan(self, live: LiveTable) -> None: ...


class PeerServers(Protocol):
    """Tells other servers of the database about tables (`cluster/peers.py`)."""

    def opened(self, live: LiveTable) -> None: ...
    def wrote(self, live: LiveTable) -> None: ...
    def presence_changed(self, live: LiveTable) -> None: ...


class LiveTables:
    def __init__(
        self, storage: Storage, queue: JobQueue, sandbox: Sandbox, garbage: GarbageCollector
    ) -> None:
        self.storage, self.queue, self.sandbox, self.garbage = storage, queue, sandbox, garbage
        self.scheduler: Scheduler | None = None
        self.peers: PeerServers | None = None
        self.held: dict[int, LiveTable] = {}
        self.by_key: dict[str, LiveTable] = {}  # the same, by both keys of each
        self.opening: dict[str, asyncio.Lock] = {}
        self.changes: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.attendance = Attendance(self)

    def stop(self) -> None:
        """End all connections; pages connect anew when a server is back."""
        self.closing = True
        for live in self.held.values():
            live.stop()
            live.disconnect(GOING_AWAY)

    def presence_elsewhere(self, live: LiveTable) -> None:
        """Tell that somebody came or went at another server."""
        live.broadcaster.notify_all()
        self.attendance.look(live)

    async def close(self) -> None:
        """Finish what is being written."""
        await asyncio.gather(*self.changes, return_exceptions=True)

    def _plan(self, live: LiveTable) -> None:
        if self.scheduler and not self.closing:
            self.scheduler.plan(live)

    # ------------------------------------------------------------------- opening and finding

    async def new(self, wanted: NewTable, requester: Requester, address: str) -> StoredTable:
        """Open a table; beginning from a record takes a while, so that is done in the sandbox."""
        given = (wanted, requester.person, now())
        if wanted.record:
            table = await self.sandbox.do(address, Table.new, *given)
        else:
            table = await run_in_thread(Table.new, *given)
        return await self._open(table, requester)

    async def _open(
        self, table: Table, requester: Requester, after: int | None = None
    ) -> StoredTable:
        kept = await self.storage.open(
            table.room.card.id,
            packed(table.entries),
            summary(table, table.entries),
            now(),
            after,
            OwedJobs(owed_jobs(table), requester),
        )
        ENTRIES.inc(len(table.entries))
        live = LiveTable(kept._replace(entries=[]), table)
        live.requester = requester
        self._hold(live)
        return kept

    async def play_again(self, live: LiveTable, person: str) -> None:
        """Open a rematch once everybody wishes it, and tell its key: to all of them when it is
        opened, later to a person who asks again."""
        await self._shielded(self._play_again(live, person))

    async def _play_again(self, live: LiveTable, person: str) -> None:
        asking = {person}
        async with live.lock:
            if live.table.rematch_agreed and live.kept.next_key is None:
                live.kept = live.kept._replace(next_key=await self._next_key(live))
                asking = set(live.table.people)
                if self.peers:
                    self.peers.wrote(live)
        await self._tell_rematch(live, asking)

    async def _next_key(self, live: LiveTable) -> str | None:
        try:
            opened = await self._open(live.table.again(now()), live.requester, live.kept.id)
            return opened.play_key
        except LogConflict:  # it was opened at another server
            return await self.storage.next_key(live.kept.id)

    async def _tell_rematch(self, live: LiveTable, asking: set[str]) -> None:
        """Send the rematch's key; when all are told, spectators get the key for looking on."""
        key, people = live.kept.next_key, set(live.table.people)
        following = await self.find(key) if key and asking >= people else None
        for connection in list(live.connections):
            if key and connection.person in asking:
                connection.answer(Rematch(key))
            elif following and connection.person not in people:
                connection.answer(Rematch(following.kept.watch_key))

    async def find(self, key: str) -> LiveTable | None:
        """Find the live table of a key; None: there is none, or it is a record.

        NotReadable where there is one that nobody can play any more."""
        found = await self.look_up(key)
        return found if isinstance(found, LiveTable) else None

    async def look_up(self, key: str) -> LiveTable | StoredTable | None:
        """Find the live table of a key, or the record that somebody brought, by one search."""
        held: LiveTable | StoredTable | None = await self._current(self.by_key.get(key))
        if held is None:
            lock = self.opening.setdefault(key, asyncio.Lock())
            try:
                async with lock:
                    held = self.by_key.get(key) or await self._load(key)
            finally:
                self.opening.pop(key, None)
        if isinstance(held, LiveTable):
            held.used = time.monotonic()
        return held

    async def _load(self, key: str) -> LiveTable | StoredTable | None:
        kept = await self.storage.find(key)
        if kept is None or kept.uploaded is not None:
            return kept
        table = await run_in_thread(replayed, kept)  # it may have begun from a long record
        if kept.id in self.held:  # opened meanwhile by its other key
            return self.held[kept.id]
        live = LiveTable(kept._replace(entries=[]), table)
        live.requester = Requester(person=next(iter(table.people), ""))
        try:
            self._hold(live)
        except Exception as problem:
            self.drop(live)
            raise unreadable(kept, problem) from problem
        if self.peers:  # who may have written since we read
            await self.catch_up(live)
        if owing := owed_jobs(table):
            try:
                await self.queue.complete(kept.id, OwedJobs(owing, live.requester))
            except Exception as problem:  # nothing can be written: one may still look on
                if self.storage.shared or not self.storage.away(problem):
                    raise
                self.storage.refused = True
            self._plan(live)
        return live

    async def find_by_id(self, table_id: int) -> LiveTable | None:
        if held := await self._current(self.held.get(table_id)):
            held.used = time.monotonic()
            return held
        key = await self.storage.play_key(table_id)
        return await self.find(key) if key else None

    def _hold(self, live: LiveTable) -> None:
        self.held[live.kept.id] = live
        for key in live.keys:
            self.by_key[key] = live
        TABLES.set(len(self.held))
        self._plan(live)
        if self.peers:
            self.peers.opened(live)

    def drop(self, live: LiveTable) -> None:
        live.stop()
        if self.held.get(live.kept.id) is live:  # else it is held anew already
            del self.held[live.kept.id]
            for key in live.keys:
                del self.by_key[key]
        TABLES.set(len(self.held))

    # ---------------------------------------------------------------------------- playing

    async def change(
        self, live: LiveTable, how: Callable[[Table], list[Entry]], requester: Requester
    ) -> list[Entry]:
        """Change a table: first in memory, then on the disk; then everybody is told.

        `requester`: who wished it, or wished that from which it follows."""
        return await self._shielded(self._change(live, how, requester))

    async def _shielded(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Finish what was begun, though the person who wished it may be gone."""
        task = asyncio.get_running_loop().create_task(work)
        self.changes.add(task)
        task.add_done_callback(self.changes.discard)
        return await asyncio.shield(task)

    async def _change(
        self, live: LiveTable, how: Callable[[Table], list[Entry]], requester: Requester
    ) -> list[Entry]:
        began = time.monotonic()
        async with live.lock:
            if self.held.get(live.kept.id) is not live:
                return []  # thrown away while we waited; its connections are ending
            for _ in range(ATTEMPTS):
                before = owed_jobs(live.table)
                new = self._tried(live, how)
                if not new or await self._wrote(live, new, before, requester):
                    break
                if self.held.get(live.kept.id) is not live:
                    return []
            else:
                raise SlowDown(says("slow-down"))
            if not new:
                return new
            self._changed(live)
            if self.peers:
                self.peers.wrote(live)
        self.garbage.busy = time.monotonic()
        TOLD.observe(self.garbage.busy - began)
        return new

    def _tried(self, live: LiveTable, how: Callable[[Table], list[Entry]]) -> list[Entry]:
        """Apply a change in memory; evict the table where an error leaves half of it done."""
        try:
            return how(live.table)
        except BaseException:
            if len(live.table.entries) != live.written:
                self.evict(live)
            raise

    async def _wrote(
        self, live: LiveTable, new: list[Entry], before: tuple[OwedJob, ...], requester: Requester
    ) -> bool:
        """Append entries to the log; False: another server was quicker, and the table was read
        anew, so that the change can be tried again."""
        table, after = live.table, owed_jobs(live.table)
        owes = OwedJobs(after, requester) if after != before else None
        live.requester = requester
        try:
            await self.storage.append(
                live.kept.id, live.written, packed(new), summary(table, new), now(), owes
            )
        except LogConflict:
            CONFLICTS.inc()
            await self._read_anew(live)
            return False
        except BaseException as problem:
            FAILURES.inc()
            if self.storage.shared or not self.storage.away(problem):
                self.evict(live)
                raise
            self.storage.refused = True
            await self._read_anew(live)  # a full disk can still be read: nobody is cut off
            raise NotKept(says("not-kept")) from problem
        await ensure_par(live)
        live.written += len(new)
        ENTRIES.inc(len(new))
        return True

    async def _read_anew(self, live: LiveTable) -> None:
        """Replay the log, without what could not be written."""
        try:
            kept = await self.storage.find(live.kept.play_key)
            if kept is None:
                self.evict(live)
                return
            live.table = await run_in_thread(replayed, kept)
        except BaseException:
            self.evict(live)
            raise
        await ensure_par(live)
        live.kept = kept._replace(entries=[])
        live.written = len(live.table.entries)
        self._changed(live)

    def _changed(self, live: LiveTable) -> None:
        live.broadcaster.notify_all()
        self._plan(live)
        self.attendance.look(live)

    def evict(self, live: LiveTable) -> None:
        """Throw a table away; pages connect again, and it is read anew."""
        self.drop(live)
        live.disconnect(GOING_AWAY)

    # ---------------------------------------------------------------------- other servers

    async def catch_up(self, live: LiveTable) -> bool:
        """Play what other servers wrote to the log, and tell everybody; returns whether there was
        anything."""
        async with live.lock:
            if self.held.get(live.kept.id) is not live:
                return False
            table = live.table
            new = await self.storage.log_from(live.kept.id, live.written)
            try:
                for body in new:
                    table.do(READ.decode(body))
            except Exception:
                self.evict(live)  # a person who opens it again is told what is wrong
                raise
            await ensure_par(live)
            live.written = len(table.entries)
            if new:
                self._changed(live)
            if table.rematch_agreed and live.kept.next_key is None:
                next_key = await self.storage.next_key(live.kept.id)
                live.kept = live.kept._replace(next_key=next_key)
                await self._tell_rematch(live, set(table.people))
            return bool(new)

    async def _current(self, held: LiveTable | None) -> LiveTable | None:
        """Bring a held table up to date; None: it has to be read anew.

        Where nobody is connected to it, other servers' messages about it are not heeded."""
        if held and self.peers and not held.connections:
            try:
                await self.catch_up(held)
            except Exception:
                if self.held.get(held.kept.id) is held:  # it is the database
                    raise
                return None
        return held

    def presence_changed(self, live: LiveTable) -> None:
        live.broadcaster.presence_changed()
        self.attendance.look(live)
        if self.peers:
            self.peers.presence_changed(live)
