"""Other servers of the same database: what they write, and who is connected to them.

A server that writes to a log says on the bus how long it is now, unless all connections to that
table are its own; servers with connections there read the log.  Lost messages do no harm: every
server compares all its tables with their logs whenever its line was cut, and every so often.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping
from functools import partial
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from regalia.server.cluster.bus import Bus
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.live.presence import MOST
from regalia.server.people.device_keys import DeviceKeys
from regalia.server.pseudonyms import pseudonym
from regalia.server.rate_limits import RateLimit
from regalia.server.telemetry import FAILURES, FUTILE, LOG

T = TypeVar("T")

LOOK = 15.0  # seconds between two looks at all tables, while the bus is up
LOOK_CUT = 1.0  # and while it is not
AT_ONCE = 8  # logs read at the same time
TOO_FAR = 10_000  # no log grows by so much at once
ANSWERED = 5.0  # seconds within which all servers with connections to a table have said so
FUTILE_PAUSE = 1.0  # seconds until a log is read again that was not as long as we were told
PRESENCE = 4 * LOOK  # seconds for which others' word on who is connected counts
TOGETHER = 100  # tables in one message, when all are told of
TELL_LIMITS = 1.0  # seconds between two times that others are told what was taken of limits
MOST_NAMED = 500  # of those who took most
MOST_TAKEN = 1_000_000
MOST_LETTERS = 64  # of a disguised name


class LogGrown(Struct, tag="wrote", frozen=True, array_like=True):
    """A table's log has n entries; or something else about it has changed."""

    table: int
    n: int


class PersonsPresent(Struct, tag="present", frozen=True, array_like=True):
    """Persons connected at a server, as pseudonyms."""

    table: int
    server: str
    persons: list[str]


class WhoAsked(Struct, tag="who", frozen=True, array_like=True):
    """Asks all servers who is connected to a table."""

    table: int


class LimitTaken(Struct, tag="took", frozen=True, array_like=True):
    """Counts taken from a limit at a server since its last message, by pseudonym."""

    server: str
    limit: str
    names: dict[str, Annotated[int, Meta(ge=1, le=MOST_TAKEN)]]


class KeysEnded(Struct, tag="ended", frozen=True, array_like=True):
    """Keys of devices that open nothing any more, under names that tell nothing."""

    names: list[str]


PeerMessage = LogGrown | PersonsPresent | WhoAsked | LimitTaken | KeysEnded
PeerMessages = list[PeerMessage]
READ: msgspec.json.Decoder[PeerMessages] = msgspec.json.Decoder(PeerMessages)
WRITE = msgspec.json.Encoder()


class Peers:
    def __init__(
        self,
        tables: LiveTables,
        limits: Mapping[str, RateLimit],
        keys: DeviceKeys,
        url: str,
        key: bytes,
    ) -> None:
        """`limits`: those that all servers share, by their names on the bus."""
        self.tables, self.limits, self.keys, self.key = tables, limits, keys, key
        keys.share(key, self.keys_ended)
        self.me = secrets.token_hex(8)
        self.bus = Bus(url, key, self._hear, self._connected)
        self.wanted: dict[int, int] = {}  # tables whose log is longer than we have it
        self.reading = asyncio.Semaphore(AT_ONCE)
        self.cut = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.bus.start()
        for limit in self.limits.values():
            limit.disguise = partial(pseudonym, key=self.key)
        loop = asyncio.get_running_loop()
        self.loops = [
            loop.create_task(one) for one in (self._look_after_all(), self._tell_limits())
        ]

    async def close(self) -> None:
        tasks = [*self.tasks, *self.loops]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.tables.held.values():
            if live.connections:
                self._say(PersonsPresent(live.kept.id, self.me, []))
        await asyncio.sleep(0)
        await self.bus.close()

    def _say(self, *what: PeerMessage) -> None:
        self.bus.say(WRITE.encode(what))

    # ---------------------------------------------------------------------------------- logs

    def wrote(self, live: LiveTable) -> None:
        if not self._alone(live):
            self._say(LogGrown(live.kept.id, live.written))

    def _alone(self, live: LiveTable) -> bool:
        """Tell if all connections to a table are at this server: others would have been named when
        they came, or when we asked."""
        since = max(live.since, self.bus.since)
        asked = self.bus.up and time.monotonic() - since > ANSWERED
        return asked and bool(live.connections) and not live.presence.told

    def _hear(self, message: bytes) -> None:
        try:
            said = READ.decode(message)
        except msgspec.MsgspecError:
            return  # of a newer version, maybe
        for one in said:
            if isinstance(one, LimitTaken):
                self._taken_elsewhere(one)
                continue
            if isinstance(one, KeysEnded):
                self.keys.heard(one.names)
                continue
            live = self.tables.held.get(one.table)
            if live is None:
                continue
            if isinstance(one, LogGrown):
                self._longer(live, one.n)
            elif isinstance(one, PersonsPresent):
                self._elsewhere(live, one)
            elif live.connections:
                self._say(self._present(live))

    def _longer(self, live: LiveTable, n: int) -> None:
        waits = live.table.rematch_agreed and live.kept.next_key is None
        if not live.written < n < live.written + TOO_FAR and not waits:
            return
        if not live.connections:  # it is read when somebody wants it
            return
        table = live.kept.id
        idle = table not in self.wanted
        self.wanted[table] = max(n, self.wanted.get(table, 0))
        if idle:
            task = asyncio.get_running_loop().create_task(self._read_on(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _read_on(self, table: int) -> None:
        """Read until we know as much as we were told there is; a log that is not so long is read
        once more, after a while, however often we are told so."""
        try:
            for again in (True, False):
                async with self.reading:
                    while (live := self.tables.held.get(table)) and await self.tables.catch_up(
                        live
                    ):
                        if live.written >= self.wanted[table]:
                            return
                if live is None or live.written >= self.wanted[table]:
                    return
                FUTILE.inc()
                if again:
                    await asyncio.sleep(FUTILE_PAUSE)
        except Exception:
            FAILURES.inc()
            LOG.exception("a log could not be read")
            await asyncio.sleep(FUTILE_PAUSE)
        finally:
            self.wanted.pop(table, None)

    def _connected(self) -> None:
        self.cut.set()

    async def _look_after_all(self) -> None:
        """Read logs that grew, though no message told us so."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.cut.wait(), LOOK if self.bus.up else LOOK_CUT)
            self.cut.clear()
            try:
                await self._look()
            except Exception:
                FAILURES.inc()
                LOG.exception("the logs could not be looked after")
            self._tell_presence()

    async def _look(self) -> None:
        held = dict(self.tables.held)
        for ids in _some(list(held)):
            lengths = await self.tables.storage.lengths(ids)
            for table in ids:
                live = self.tables.held.get(table)
                if live is None or live is not held[table]:
                    continue
                if table not in lengths:
                    self.tables.evict(live)
                elif lengths[table] != live.written or live.table.rematch_agreed:
                    self._longer(live, lengths[table])

    def keys_ended(self, names: list[str]) -> None:
        if names:
            self._say(KeysEnded(names))

    # -------------------------------------------------------------------------------- limits

    async def _tell_limits(self) -> None:
        """Tell what was taken from limits, so that several servers allow no more than one would."""
        while True:
            await asyncio.sleep(TELL_LIMITS)
            for name, limit in self.limits.items():
                most = {who: count for who, count in limit.taken.most_common(MOST_NAMED) if count}
                limit.taken.clear()
                if most:
                    self._say(LimitTaken(self.me, name, most))

    def _taken_elsewhere(self, told: LimitTaken) -> None:
        limit = self.limits.get(told.limit)
        if limit is not None and told.server != self.me:
            for name, count in list(told.names.items())[:MOST_NAMED]:
                limit.taken_elsewhere(name[:MOST_LETTERS], count)

    # ------------------------------------------------------------------------------ presence

    def _present(self, live: LiveTable) -> PersonsPresent:
        persons = {one.person for one in live.connections}
        names = sorted(pseudonym(person, self.key) for person in persons)
        return PersonsPresent(live.kept.id, self.me, names[:MOST])

    def presence_changed(self, live: LiveTable) -> None:
        self._say(self._present(live))

    def opened(self, live: LiveTable) -> None:
        self._say(WhoAsked(live.kept.id))

    def _elsewhere(self, live: LiveTable, told: PersonsPresent) -> None:
        if told.server != self.me:
            is_new = told.server not in live.presence.told
            if live.presence.tell(told.server, told.persons[:MOST], PRESENCE, self.key):
                self.tables.presence_elsewhere(live)
            if is_new and told.persons:  # who may have read the log before we wrote
                self._say(LogGrown(live.kept.id, live.written))

    def _tell_presence(self) -> None:
        """Repeat who is connected here, and forget what others have not repeated for long."""
        told = []
        for live in self.tables.held.values():
            if live.connections and self.bus.up:
                told.append(self._present(live))
            if live.presence.forget_old():
                self.tables.presence_elsewhere(live)
        for some in _some(told):
            self._say(*some)


def _some(whole: list[T]) -> list[list[T]]:
    return [whole[i : i + TOGETHER] for i in range(0, len(whole), TOGETHER)]
