"""The tables that are being played: who is connected, whose clock runs, which computers think.

Everything that happens at a table goes through `change`: it is worked out, written to the disk, and
only then told.  If writing fails, the table in memory is thrown away; the log is the truth.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from regalia.core.errors import RegaliaError
from regalia.server import keeping
from regalia.server.addresses import Shares, a_minute
from regalia.server.agents import Agents
from regalia.server.analyses import Analyses
from regalia.server.catching_up import catch_up, current
from regalia.server.continuing import Continuing
from regalia.server.definitions import Definitions
from regalia.server.doctor import Disk
from regalia.server.doing import Doing
from regalia.server.due import Due, Owed, Owes, Whom, disguised, owed
from regalia.server.elsewhere import agents_of
from regalia.server.foreign import Foreign, beside
from regalia.server.garbage import Garbage
from regalia.server.live import Live, replayed, settled, summary, unreadable
from regalia.server.neighbours import Neighbours
from regalia.server.notices import Notices
from regalia.server.observing import (
    CONFLICTS,
    ENTRIES,
    FAILURES,
    LOG,
    TABLES,
    TOLD,
)
from regalia.server.packets import Packets
from regalia.server.persons import Persons
from regalia.server.preparing import in_order, prepare
from regalia.server.printing import A_MINUTE
from regalia.server.reviews import Reviews
from regalia.server.rushes import Rushes
from regalia.server.safety import SlowDown, says
from regalia.server.settings import Settings
from regalia.server.sides import Sides
from regalia.server.storage import Kept, Storage, WentOn, packed
from regalia.server.telling import now
from regalia.server.weighings import Weighings
from regalia.server.wire import Rematch
from regalia.table.entries import Entry
from regalia.table.settings import NewTable
from regalia.table.table import Table

Done = TypeVar("Done")

ATTEMPTS = 8  # to write something before others do
RECENT = 200  # tables by which is known what is played here
VALUES_A_MINUTE = 60  # that one person has kept
PHRASES_AN_HOUR = 10  # that one person tries; each has 128 bits


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url)
        self.agents: Agents = agents_of(settings)
        self.due = Due(self.storage)
        self.doing = Doing(self, self.due, now)
        self.reviews = Reviews(self, self.due, now)
        self.weighings = Weighings(self, now)
        self.definitions = Definitions(self.storage)
        self.prints_allowed = a_minute(A_MINUTE)
        self.analyses = Analyses(self, self.due, now)
        self.hinting: set[str] = set()  # people for whom a hint is being thought about
        self.foreign = Foreign()
        self.press = Foreign()  # sheets take seconds: whoever sends a record does not wait for them
        self.packets = Packets()
        self.garbage = Garbage()
        self.disk = Disk(settings.folder)
        self.persons = Persons(self.storage)
        self.notices = Notices(settings, self.storage, self.persons)
        self.sides = Sides(self.storage)
        self.continuing = Continuing(self.storage, self.persons)
        self.rushes = Rushes(self.storage, self.persons)
        self.values_allowed = a_minute(VALUES_A_MINUTE)
        self.phrases_allowed = Shares(PHRASES_AN_HOUR, PHRASES_AN_HOUR / 3600)
        self.tables_allowed = Shares(settings.tables_an_hour, settings.tables_an_hour / 3600)
        self.requests_allowed = a_minute(settings.requests_a_minute)
        self.connects_allowed = a_minute(settings.requests_a_minute)
        self.hints_allowed = a_minute(settings.hints_a_minute)
        self.sayings_allowed = a_minute(settings.sayings_a_minute)
        self.limits = {  # which servers of one database share, by their names on the bus
            "values": self.values_allowed,
            "phrases": self.phrases_allowed,
            "tables": self.tables_allowed,
            "requests": self.requests_allowed,
            "connects": self.connects_allowed,
            "hints": self.hints_allowed,
            "reviews": self.reviews.allowed,
            "analyses": self.analyses.allowed,
            "sayings": self.sayings_allowed,
            "prints": self.prints_allowed,
            "rushes": self.rushes.made_allowed,
            "rush-answers": self.rushes.answers_allowed,
            "weighings": self.weighings.allowed,
            "definitions": self.definitions.allowed,
            "codes": self.continuing.codes_allowed,
            "continues": self.continuing.tries_allowed,
            "subscriptions": self.notices.allowed,
        }
        self.live: dict[int, Live] = {}
        self.by_key: dict[str, Live] = {}  # the same, by both keys of each
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.changes: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.neighbours: Neighbours | None = None  # other servers of the same database

    # ------------------------------------------------------------------- opening and leaving

    async def start(self) -> None:
        if self.settings.bus:
            secret = await self.storage.secret("bus")
            self.neighbours = Neighbours(self, self.settings.bus, secret)
            self.neighbours.start()
        await self.agents.start()
        await self.doing.start()
        self._do(keeping.keep(self))
        self._do(self.garbage.collect())
        if self.settings.prepare:
            self._do(prepare(in_order(await self.storage.games_played(RECENT))))

    async def close(self) -> None:
        """Nothing is lost: what was told is written.  Pages connect anew when we are back."""
        self.closing = True
        for live in self.live.values():
            live.stop()
            for connection in list(live.connections):
                connection.end(1012)
        for task in self.tasks:
            task.cancel()
        await self.doing.close()
        await asyncio.gather(*self.tasks, *self.changes, return_exceptions=True)
        if self.neighbours:
            await self.neighbours.close()
        await self.agents.close()
        self.foreign.close()
        self.press.close()
        self.packets.close()
        self.weighings.close()
        await self.storage.close()

    def whom(self, person: str, address: str) -> Whom:
        """For whom computers think when this person asks them to."""
        return Whom(disguised(address, self.settings.address_key), person)

    async def new(self, wanted: NewTable, person: str, address: str) -> Kept:
        if wanted.record:  # going through it takes a while
            table = await self.foreign.do(address, Table.new, wanted, person, now())
        else:
            table = await beside(Table.new, wanted, person, now())
        return await self._open(table, self.whom(person, address))

    async def _open(self, table: Table, whom: Whom, after: int | None = None) -> Kept:
        kept = await self.storage.open(
            table.room.card.id,
            packed(table.entries),
            summary(table, table.entries),
            now(),
            after,
            Owes(owed(table), whom),
        )
        ENTRIES.inc(len(table.entries))
        live = Live(kept._replace(entries=[]), table)
        live.whom = whom
        self._hold(live)
        return kept

    async def play_again(self, live: Live, person: str) -> None:
        """If everybody wishes it, open a new table for them and say where it is: to all of them
        when it is opened, and later to whoever asks once more."""
        await self._to_the_end(self._play_again(live, person))

    async def _play_again(self, live: Live, person: str) -> None:
        asking = {person}
        async with live.lock:
            if live.table.rematch_agreed and live.kept.next_key is None:
                live.kept = live.kept._replace(next_key=await self._next_key(live))
                asking = set(live.table.people)
                if self.neighbours:
                    self.neighbours.wrote(live)
        await self.say_where(live, asking)

    async def _next_key(self, live: Live) -> str | None:
        try:
            return (await self._open(live.table.again(now()), live.whom, live.kept.id)).play_key
        except WentOn:  # it was opened at another server
            return await self.storage.next_key(live.kept.id)

    async def say_where(self, live: Live, asking: set[str]) -> None:
        """Where they play again; when all are told, whoever looks on is taken along to look on."""
        key, people = live.kept.next_key, set(live.table.people)
        following = await self.find(key) if key and asking >= people else None
        for connection in list(live.connections):
            if key and connection.person in asking:
                connection.answer(Rematch(key))
            elif following and connection.person not in people:
                connection.answer(Rematch(following.kept.watch_key))

    async def find(self, key: str) -> Live | None:
        """The live table that a key opens; None: there is none, or it is a record.

        NotReadable where there is one that nobody can play any more."""
        held = await current(self, self.by_key.get(key))
        if held is None:
            lock = self.opening.setdefault(key, asyncio.Lock())
            try:
                async with lock:
                    held = self.by_key.get(key) or await self._load(key)
            finally:
                self.opening.pop(key, None)
        if held:
            held.used = time.monotonic()
        return held

    async def _load(self, key: str) -> Live | None:
        kept = await self.storage.find(key)
        if kept is None or kept.uploaded is not None:
            return None
        table = await beside(replayed, kept)  # it may have begun from a long record
        if kept.id in self.live:  # opened meanwhile by its other key
            return self.live[kept.id]
        live = Live(kept._replace(entries=[]), table)
        live.whom = Whom(person=next(iter(table.people), ""))
        try:
            self._hold(live)
        except Exception as problem:
            self.drop(live)
            raise unreadable(kept, problem) from problem
        if self.neighbours:  # who may have written since we read
            await catch_up(self, live)
        if owing := owed(table):
            await self.due.complete(kept.id, Owes(owing, live.whom))
            self.doing.plan(live)
        return live

    async def find_by_id(self, table_id: int) -> Live | None:
        """For whoever does what a table owes."""
        if held := await current(self, self.live.get(table_id)):
            held.used = time.monotonic()
            return held
        key = await self.storage.play_key(table_id)
        return await self.find(key) if key else None

    def _hold(self, live: Live) -> None:
        self.live[live.kept.id] = live
        for key in live.keys:
            self.by_key[key] = live
        TABLES.set(len(self.live))
        self.doing.plan(live)
        if self.neighbours:
            self.neighbours.opened(live)

    def drop(self, live: Live) -> None:
        live.stop()
        if self.live.get(live.kept.id) is live:  # else it is held anew already
            del self.live[live.kept.id]
            for key in live.keys:
                del self.by_key[key]
        TABLES.set(len(self.live))

    # ---------------------------------------------------------------------------- playing

    async def change(
        self, live: Live, how: Callable[[Table], list[Entry]], whom: Whom
    ) -> list[Entry]:
        """Let something happen at a table: first in memory, then on the disk, then told.

        `whom`: who wished it, or had wished that from which it follows."""
        return await self._to_the_end(self._change(live, how, whom))

    async def _to_the_end(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Once begun it is done, though whoever wished it may have gone meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self.changes.add(task)
        task.add_done_callback(self.changes.discard)
        return await asyncio.shield(task)

    async def _change(
        self, live: Live, how: Callable[[Table], list[Entry]], whom: Whom
    ) -> list[Entry]:
        began = time.monotonic()
        async with live.lock:
            if self.live.get(live.kept.id) is not live:
                return []  # thrown away while we waited; its connections are ending
            for _ in range(ATTEMPTS):
                before = owed(live.table)
                new = self._tried(live, how)
                if not new or await self._wrote(live, new, before, whom):
                    break
                if self.live.get(live.kept.id) is not live:
                    return []
            else:
                raise SlowDown(says("slow-down"))
            if not new:
                return new
            live.telling.everybody()
            self.doing.plan(live)
            if self.neighbours:
                self.neighbours.wrote(live)
        self.garbage.busy = time.monotonic()
        TOLD.observe(self.garbage.busy - began)
        return new

    def _tried(self, live: Live, how: Callable[[Table], list[Entry]]) -> list[Entry]:
        """Where a mistake of ours, or of a room, leaves half of it done, nothing of it is kept."""
        try:
            return how(live.table)
        except BaseException:
            if len(live.table.entries) != live.written:
                self.forgotten(live)
            raise

    async def _wrote(
        self, live: Live, new: list[Entry], before: tuple[Owed, ...], whom: Whom
    ) -> bool:
        """Write what is new at a table; or, if another server was quicker, read what that wrote,
        so that it can be worked out anew."""
        table, after = live.table, owed(live.table)
        owes = Owes(after, whom) if after != before else None
        live.whom = whom
        try:
            await self.storage.append(
                live.kept.id, live.written, packed(new), summary(table, new), now(), owes
            )
        except WentOn:
            CONFLICTS.inc()
            await self._read_anew(live)
            return False
        except BaseException:
            FAILURES.inc()
            self.forgotten(live)
            raise
        await settled(live)
        live.written += len(new)
        ENTRIES.inc(len(new))
        return True

    async def _read_anew(self, live: Live) -> None:
        """The table as the log has it, without what could not be written."""
        try:
            kept = await self.storage.find(live.kept.play_key)
            if kept is None:
                self.forgotten(live)
                return
            live.table = await beside(replayed, kept)
        except BaseException:
            self.forgotten(live)
            raise
        await settled(live)
        live.kept = kept._replace(entries=[])
        live.written = len(live.table.entries)
        live.telling.everybody()
        self.doing.plan(live)

    def forgotten(self, live: Live) -> None:
        """Throw a table away; whoever is connected comes back, and it is read anew."""
        self.drop(live)
        for connection in list(live.connections):
            connection.end(1012)

    def came_or_left(self, live: Live) -> None:
        live.telling.came_or_left()
        if self.neighbours:
            self.neighbours.came_or_left(live)

    def _do(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something in the background; an error in it is logged."""

        async def logged() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except RegaliaError as problem:
                LOG.warning("refused", code=problem.code, message=problem.message)
            except Exception:
                FAILURES.inc()
                LOG.exception("an error of ours")

        task = asyncio.get_running_loop().create_task(logged())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
