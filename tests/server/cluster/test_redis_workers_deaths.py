"""Thinking by way of a real Redis: what a death costs, and whose turn it is then."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.servers.databases import Postgres, Redis, redis
from support.servers.redis_workers import KEY, asked, asking, done, killed, stranger, thinking
from support.servers.serving import Person, Server, serving
from support.waiting import until_true

from regalia.app.questions import Failed
from regalia.server.cluster import redis_jobs
from regalia.server.cluster.redis_jobs import RedisKeys
from regalia.server.cluster.redis_thinker import Thinker
from regalia.server.cluster.redis_workers import RedisSlot, RedisWorkers
from regalia.server.cluster.sealing import Seal
from regalia.server.jobs.worker_pool import WorkerPool
from regalia.server.store.job_queue import (
    HINT,
    MOVE,
    PRIORITY,
    JobQueue,
    OwedJob,
    OwedJobs,
    QueuedJob,
    Requester,
)
from regalia.server.store.storage import Storage, Summary


def test_a_worker_killed_in_the_middle_is_missed_and_another_answers(
    empty_bus: Redis, go_on: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_jobs, "ALIVE", 1.0)

    async def work() -> None:
        async with asking(empty_bus.url) as server, thinking(empty_bus.url) as first:
            (slot,) = await server.slots(1)
            question = asyncio.create_task(slot.ask(b"slow question"))
            await until_true(lambda: thinks(first))
            await killed(first)
            with pytest.raises(Failed) as problem:
                await question
            assert problem.value.soon, "it can be asked again at once"
            go_on.touch()
            async with thinking(empty_bus.url):
                assert await asked(server, b"slow question") == b"well, slow question"

    async def thinks(worker: Thinker) -> bool:
        return bool(worker.pool.all[0].running)

    done(work())


def test_a_worker_that_is_told_to_stop_leaves_no_offer(empty_bus: Redis, go_on: Path) -> None:
    async def work() -> None:
        async with stranger(empty_bus.url) as client:
            place = RedisKeys(Seal(KEY))
            async with thinking(empty_bus.url, processes=3):
                await until_true(lambda: three(client, place))
            assert not await client.exists(place.free)

    async def three(client: Any, place: RedisKeys) -> bool:
        return bool(await client.llen(place.free) == 3)

    done(work())


def test_offers_of_the_dead_and_of_strangers_are_not_taken(empty_bus: Redis, go_on: Path) -> None:
    async def work() -> None:
        async with asking(empty_bus.url) as server:
            await server.redis.rpush(server.keys.free, "../nonsense", b"\xff\xfe", "0" * 32)
            async with thinking(empty_bus.url):
                assert await asked(server, b"who?") == b"well, who?"

    done(work())


def test_an_offer_that_was_held_for_too_long_is_not_used(
    empty_bus: Redis, go_on: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with asking(empty_bus.url) as server, thinking(empty_bus.url):
            monkeypatch.setattr(redis_jobs, "HELD", 0.0)
            (slot,) = await server.slots(1)
            with pytest.raises(Failed) as problem:
                await slot.ask(b"late")
            assert problem.value.soon

    done(work())


def test_an_offer_that_is_given_back_is_taken_again(empty_bus: Redis, go_on: Path) -> None:
    async def work() -> None:
        async with asking(empty_bus.url) as server, thinking(empty_bus.url):
            (slot,) = await server.slots(1)
            slot.give_back()
            assert await asked(server, b"now") == b"well, now"

    done(work())


def test_a_server_asks_its_own_machine_and_others_whoever_is_free(
    empty_bus: Redis, go_on: Path
) -> None:
    async def work() -> None:
        async with asking(empty_bus.url, own=1) as server:
            mine = asyncio.create_task(asked(server, b"slow"))
            await until_true(lambda: is_asked(server))
            async with thinking(empty_bus.url):
                assert await asked(server, b"elsewhere") == b"well, elsewhere"
            assert not mine.done()
            go_on.touch()
            assert await mine == b"well, slow"

    async def is_asked(server: RedisWorkers) -> bool:
        assert isinstance(server.own, WorkerPool)
        return server.own.all[0].running is not None

    done(work())


def test_when_redis_is_away_a_server_thinks_itself_and_later_others_do_again(go_on: Path) -> None:
    async def work() -> None:
        with redis() as bus:
            async with asking(bus.url, own=1) as server, thinking(bus.url):
                bus.kill()
                (own,) = await server.slots(1)
                lost = RedisSlot(server, "0" * 32)
                with pytest.raises(Failed) as problem:
                    await lost.ask(b"meanwhile")
                assert problem.value.soon
                bus.start()
                assert await asked(server, b"after") == b"well, after"
                assert (await own.ask(b"alone")).strip() == b"well, alone"

    done(work())


def test_whoever_can_think_again_gets_a_move_before_a_hint_that_came_first(
    empty_bus: Redis, go_on: Path, database: str
) -> None:
    """Nothing waits on the bus: what is most urgent is chosen when somebody can think."""

    async def work() -> None:
        storage = Storage(database)
        due, requester, begun = (
            JobQueue(storage),
            Requester("address", "ann"),
            Summary(True, False, frozenset()),
        )
        owes = OwedJobs((OwedJob(MOVE, 1, 1, 2000),), requester)
        table = (await storage.open("ur", [b"0"], begun, 1, owes=owes)).id
        await due.ask(QueuedJob(table, HINT, 0, 1, 1000, PRIORITY[HINT], *requester))
        order = []
        async with asking(empty_bus.url) as server, thinking(empty_bus.url):
            for _ in range(2):
                (slot,) = await server.slots(5)
                (row,) = await due.take(2000, 1)
                order.append(await slot.ask(row.kind.encode()))
        await storage.close()
        assert [one.strip() for one in order] == [b"well, move", b"well, hint"]

    done(work())


def test_a_server_with_a_key_plays_and_ends_though_nobody_else_thinks(
    postgresql: Postgres, empty_bus: Redis, tmp_path: Path
) -> None:
    shared = {
        "REGALIA_DATABASE": postgresql.new_database(),
        "REGALIA_BUS": empty_bus.url,
        "REGALIA_BUS_KEY": "a sentence for the tests",
    }
    with serving(tmp_path, **shared) as server, Person(server) as ann:
        key = ann.open("twelve", {"kind": "computer", "level": 1}, {"kind": "me"})["key"]
        with ann.sit_at(key) as sitting:
            sitting.wait_for_table(lambda table: table["choices"])
    with pytest.raises(AssertionError, match="at least 20 characters"):
        Server(tmp_path, LANG="en_GB.UTF-8", **{**shared, "REGALIA_BUS_KEY": "short"})
