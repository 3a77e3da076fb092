"""Other servers of the same database: what they write, and who is connected to them.

A server that writes says so on the bus, where anybody may be connected to the same table elsewhere:
its log has so many entries.  Whoever has somebody there reads it.  What is lost on the way is found
again: every server looks after all tables it holds whenever its line was cut, and every so often.
"""

import asyncio
import contextlib
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from regalia.server.bus import Bus
from regalia.server.catching_up import catch_up
from regalia.server.observing import FAILURES, FUTILE, LOG
from regalia.server.presence import MOST, disguised

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.live import Live

One = TypeVar("One")

LOOK = 15.0  # seconds between two looks at all tables, while the bus is up
LOOK_CUT = 1.0  # and while it is not
AT_ONCE = 8  # logs read at the same time
TOO_FAR = 10_000  # no log grows by so much at once
ANSWERED = 5.0  # seconds after which whoever is connected to a table has surely said so
FUTILE_PAUSE = 1.0  # seconds until a log is read again that was not as long as we were told
PRESENCE = 4 * LOOK  # seconds for which others' word on who is connected counts
TOGETHER = 100  # tables in one message, when all are told of
TELL_LIMITS = 1.0  # seconds between two times that others are told what was taken of limits
MOST_NAMED = 500  # of those who took most
MOST_TAKEN = 1_000_000
MOST_LETTERS = 64  # of a disguised name


class Wrote(Struct, tag="wrote", frozen=True, array_like=True):
    """A table's log has n entries; or something else about it has changed."""

    table: int
    n: int


class Present(Struct, tag="present", frozen=True, array_like=True):
    """Who is connected at a server; persons disguised."""

    table: int
    server: str
    persons: list[str]


class Who(Struct, tag="who", frozen=True, array_like=True):
    """Who is connected elsewhere?"""

    table: int


class Took(Struct, tag="took", frozen=True, array_like=True):
    """What was taken of a limit at a server since it was last told, by whom; names disguised."""

    server: str
    limit: str
    names: dict[str, Annotated[int, Meta(ge=1, le=MOST_TAKEN)]]


Said = list[Wrote | Present | Who | Took]
READ: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
WRITE = msgspec.json.Encoder()


class Neighbours:
    def __init__(self, house: "House", url: str, key: bytes) -> None:
        self.house, self.key = house, key
        self.me = secrets.token_hex(8)
        self.bus = Bus(url, key, self._hear, self._connected)
        self.wanted: dict[int, int] = {}  # tables whose log is longer than we have it
        self.reading = asyncio.Semaphore(AT_ONCE)
        self.cut = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.bus.start()
        for shares in self.house.limits.values():
            shares.disguise = partial(disguised, key=self.key)
        loop = asyncio.get_running_loop()
        self.loops = [
            loop.create_task(one) for one in (self._look_after_all(), self._tell_limits())
        ]

    async def close(self) -> None:
        tasks = [*self.tasks, *self.loops]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.house.live.values():
            if live.connections:
                self._say(Present(live.kept.id, self.me, []))
        await asyncio.sleep(0)
        await self.bus.close()

    def _say(self, *what: Wrote | Present | Who | Took) -> None:
        self.bus.say(WRITE.encode(what))

    # ---------------------------------------------------------------------------------- logs

    def wrote(self, live: "Live") -> None:
        if not self._alone(live):
            self._say(Wrote(live.kept.id, live.written))

    def _alone(self, live: "Live") -> bool:
        """All who are connected to this table are so here: whoever is at another server was named
        when they came, or when we asked."""
        since = max(live.since, self.bus.since)
        asked = self.bus.up and time.monotonic() - since > ANSWERED
        return asked and bool(live.connections) and not live.presence.told

    def _hear(self, message: bytes) -> None:
        try:
            said = READ.decode(message)
        except msgspec.MsgspecError:
            return  # of a newer version, maybe
        for one in said:
            if isinstance(one, Took):
                self._taken_elsewhere(one)
                continue
            live = self.house.live.get(one.table)
            if live is None:
                continue
            if isinstance(one, Wrote):
                self._longer(live, one.n)
            elif isinstance(one, Present):
                self._elsewhere(live, one)
            elif live.connections:
                self._say(self._present(live))

    def _longer(self, live: "Live", n: int) -> None:
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
                    while (live := self.house.live.get(table)) and await catch_up(self.house, live):
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
        """What no message told us of."""
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
        held = dict(self.house.live)
        for ids in _some(list(held)):
            lengths = await self.house.storage.lengths(ids)
            for table in ids:
                live = self.house.live.get(table)
                if live is None or live is not held[table]:
                    continue
                if table not in lengths:
                    self.house.forgotten(live)
                elif lengths[table] != live.written or live.table.rematch_agreed:
                    self._longer(live, lengths[table])

    # -------------------------------------------------------------------------------- limits

    async def _tell_limits(self) -> None:
        """What people and addresses took here; so that several servers give no more than one."""
        while True:
            await asyncio.sleep(TELL_LIMITS)
            for name, shares in self.house.limits.items():
                most = {who: count for who, count in shares.taken.most_common(MOST_NAMED) if count}
                shares.taken.clear()
                if most:
                    self._say(Took(self.me, name, most))

    def _taken_elsewhere(self, told: Took) -> None:
        shares = self.house.limits.get(told.limit)
        if shares is not None and told.server != self.me:
            for name, count in list(told.names.items())[:MOST_NAMED]:
                shares.taken_elsewhere(name[:MOST_LETTERS], count)

    # ------------------------------------------------------------------------------ presence

    def _present(self, live: "Live") -> Present:
        persons = {one.person for one in live.connections}
        names = sorted(disguised(person, self.key) for person in persons)
        return Present(live.kept.id, self.me, names[:MOST])

    def came_or_left(self, live: "Live") -> None:
        self._say(self._present(live))

    def opened(self, live: "Live") -> None:
        self._say(Who(live.kept.id))

    def _elsewhere(self, live: "Live", told: Present) -> None:
        if told.server != self.me:
            is_new = told.server not in live.presence.told
            if live.presence.tell(told.server, told.persons[:MOST], PRESENCE, self.key):
                live.telling.everybody()
            if is_new and told.persons:  # who may have read the log before we wrote
                self._say(Wrote(live.kept.id, live.written))

    def _tell_presence(self) -> None:
        """All of it again; and what others have not said again for long is forgotten."""
        told = []
        for live in self.house.live.values():
            if live.connections and self.bus.up:
                told.append(self._present(live))
            if live.presence.forget_old():
                live.telling.everybody()
        for some in _some(told):
            self._say(*some)


def _some(whole: list[One]) -> list[list[One]]:
    return [whole[i : i + TOGETHER] for i in range(0, len(whole), TOGETHER)]
