"""The log says who has gone and who is back, whichever server they were connected to."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
from support.servers.databases import Postgres, Redis, made
from support.waiting import until_true

from regalia.server.cluster.peers import Peers
from regalia.server.jobs.job_runner import JobRunner
from regalia.server.live import attendance, live_tables
from regalia.server.live.connection import Connection
from regalia.server.live.garbage_collection import GarbageCollector
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.people.device_keys import DeviceKeys
from regalia.server.pseudonyms import pseudonym
from regalia.server.store.job_queue import MOVE, JobQueue, Requester, owed_jobs
from regalia.server.store.storage import Storage
from regalia.table.entries import Away, Back, Missed
from regalia.table.mechanics.attendance import PATIENCE
from regalia.table.messages.incoming import AnswerAbsence, Message, Sit
from regalia.table.settings import NewTable, Seat

KEY = b"key"


class Quiet:
    busy = 0.0


class Moment:
    """The clock of all servers of a test."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> Moment:
    now = Moment()
    for module in (attendance, live_tables):
        monkeypatch.setattr(module, "now", now)
    monkeypatch.setattr(attendance, "A_WHILE", 0.0)
    return now


class Site:
    """One server of a database, with a table of Ann and Bob."""

    def __init__(self, url: str, now: Moment) -> None:
        self.storage = Storage(url)
        self.now = now
        unused: Any = None
        quiet = cast(GarbageCollector, Quiet())
        self.tables = LiveTables(self.storage, JobQueue(self.storage), unused, quiet)
        self.runner = JobRunner(self.tables, self.tables.queue, unused, now)
        self.live: LiveTable = unused

    async def sit(self, key: str) -> None:
        live = await self.tables.find(key)
        assert live is not None
        self.live = live

    def come(self, person: str) -> Connection:
        connection = Connection(person, "en", "wide", True)
        self.live.connections.add(connection)
        self.tables.presence_changed(self.live)
        return connection

    def go(self, connection: Connection) -> None:
        self.live.connections.discard(connection)
        self.tables.presence_changed(self.live)

    async def send(self, person: str, message: Message) -> None:
        await self.tables.change(
            self.live, lambda table: table.receive(person, message, self.now()), Requester()
        )

    async def knows(self, kind: type) -> bool:
        """Tell if the newest entry, whoever wrote it, is of this kind."""
        await self.tables.catch_up(self.live)
        return isinstance(self.live.table.entries[-1], kind)

    def hear_who_is_at(self, other: "Site") -> None:
        there = [pseudonym(one.person, KEY) for one in other.live.connections]
        self.live.presence.tell("other", there, 3600, KEY)
        self.tables.presence_elsewhere(self.live)


@asynccontextmanager
async def two(database: str, now: Moment) -> AsyncIterator[tuple[Site, Site]]:
    """Ann sits at the first of two servers, Bob at the second, whose turn it is."""
    sites = Site(database, now), Site(database, now)
    first, second = sites
    wanted = NewTable("twelve", [Seat("open"), Seat("me")], name="Ann")
    kept = await first.tables.new(wanted, Requester("", "ann"), "")
    try:
        for site in sites:
            await site.sit(kept.play_key)
        await first.send("bob", Sit(0, "Bob"))
        await second.tables.catch_up(second.live)
        yield first, second
    finally:
        for site in sites:
            site.tables.stop()
            await site.tables.close()
            await site.storage.close()


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


def test_who_has_gone_at_one_server_is_asked_about_at_another_and_is_back_at_any(
    database: str, moment: Moment
) -> None:
    async def test() -> None:
        async with two(database, moment) as (first, second):
            ann, bob = first.come("ann"), second.come("bob")
            second.hear_who_is_at(first)
            first.hear_who_is_at(second)
            second.go(bob)
            first.hear_who_is_at(second)
            await until_true(lambda: first.knows(Away), 20)
            moment.ms += PATIENCE - 1
            assert not await second.runner._take_clocks()
            moment.ms += 1
            assert await second.runner._take_clocks(), "due work, at whichever server"
            await until_true(lambda: second.knows(Missed), 20)
            assert await first.knows(Missed)
            await first.send("ann", AnswerAbsence(0, "computer"))
            assert [job.kind for job in owed_jobs(first.live.table)] == [MOVE]
            second.hear_who_is_at(first)
            second.come("bob")
            await until_true(lambda: first.knows(Back), 20)
            assert owed_jobs(first.live.table) == () and ann.ended is None

    run(test)


def test_a_server_that_had_not_heard_of_somebody_is_corrected_before_anybody_is_asked(
    database: str, moment: Moment
) -> None:
    async def test() -> None:
        async with two(database, moment) as (first, second):
            second.come("bob")
            first.come("ann")  # to a server that has not heard that Bob is there
            second.hear_who_is_at(first)
            await until_true(lambda: first.knows(Away), 20)
            await until_true(lambda: second.knows(Back), 20)
            assert await first.knows(Back) and not first.live.missing, "it is believed"
            moment.ms += 10 * PATIENCE
            assert not await first.runner._take_clocks()

    run(test)


def test_a_page_that_is_loaded_anew_is_no_absence(
    database: str, moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "A_WHILE", 3600.0)

    async def test() -> None:
        async with two(database, moment) as (first, _):
            first.come("ann")
            bob = first.come("bob")
            length = len(first.live.table.entries)
            first.go(bob)
            assert list(first.live.missing) == ["bob"]
            first.come("bob")
            assert not first.live.missing and len(first.live.table.entries) == length

    run(test)


def test_nobody_is_noted_as_gone_where_nobody_else_is(database: str, moment: Moment) -> None:
    async def test() -> None:
        async with two(database, moment) as (first, _):
            ann = first.come("ann")
            bob = first.come("bob")
            first.go(bob)
            first.go(ann)
            assert not first.live.missing

    run(test)


def test_a_connection_is_near_others_with_its_address_and_to_nobody_without_one(
    database: str, moment: Moment
) -> None:
    async def test() -> None:
        async with two(database, moment) as (first, _):
            addresses = {
                "ann": "10.0.0.1",
                "bob": "10.0.0.2",
                "dana": "10.0.0.1",
                "cleo": "",
                "eve": "",
            }
            there = {
                name: Connection(name, "en", "wide", True, addresses[name]) for name in addresses
            }
            first.live.connections |= {*there.values()}
            first.live.connections.add(Connection("dana", "en", "wide", True, "10.0.0.1"))
            near = {name: first.live.near(one) for name, one in there.items()}
            assert near["ann"] == {"dana"} and near["dana"] == {"ann"}
            assert near["bob"] == near["cleo"] == near["eve"] == set()

    run(test)


def test_over_redis_who_has_gone_is_asked_about_and_is_back_at_another_server(
    postgresql: Postgres, bus: Redis, moment: Moment
) -> None:
    """The same as above, told by nobody but the bus."""

    database = made(postgresql.new_database())

    async def test() -> None:
        async with two(database, moment) as sites:
            first, second = sites
            servers = [
                Peers(site.tables, {}, DeviceKeys(site.storage), bus.url, KEY) for site in sites
            ]
            for site, server in zip(sites, servers):
                site.tables.peers = server
                server.start()
            try:
                await until_true(lambda: _up(servers), 20)
                ann, bob = first.come("ann"), second.come("bob")
                await until_true(lambda: _known(first, 2), 20)
                await until_true(lambda: _known(second, 2), 20)
                second.go(bob)
                await until_true(lambda: _has(first, Away), 20)
                moment.ms += PATIENCE
                await until_true(second.runner._take_clocks, 20)  # it may not be stored yet
                await until_true(lambda: _has(first, Missed), 20)
                await first.send("ann", AnswerAbsence(0, "computer"))
                assert [job.kind for job in owed_jobs(first.live.table)] == [MOVE]
                second.come("bob")
                await until_true(lambda: _has(first, Back), 20)
                assert owed_jobs(first.live.table) == () and ann.ended is None
            finally:
                for server in servers:
                    await server.close()

    run(test)


async def _up(servers: list[Peers]) -> bool:
    return all(one.bus.up for one in servers)


async def _known(site: Site, people: int) -> bool:
    """Tell if a server knows of so many who are there, at any server."""
    here = {one.person for one in site.live.connections}
    return len(here) + site.live.presence.others(here) == people


async def _has(site: Site, kind: type) -> bool:
    """Tell if a server has such an entry as its newest, without being asked to look."""
    return isinstance(site.live.table.entries[-1], kind)
