"""Queue of due work: rows that outlive a server, taken in turn, under a lease, and done once."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from regalia.server.store.fair_turns import AGE
from regalia.server.store.job_queue import (
    CLOCK,
    HINT,
    LEASE,
    MOVE,
    PRIORITY,
    REVIEW,
    JobQueue,
    OwedJob,
    OwedJobs,
    QueuedJob,
    Requester,
)
from regalia.server.store.storage import LogConflict, Storage, Summary

BEGUN = Summary(True, False, frozenset({"ann"}))
CLUB, STRANGER = "club", "stranger"


class Kitchen:
    """A database, and tables in it that owe something."""

    def __init__(self, database: str) -> None:
        self.storage = Storage(database)
        self.queue = self.server()

    def server(self) -> JobQueue:
        return JobQueue(self.storage)

    async def table(self, address: str, person: str = "ann", at: int = 0, kind: str = MOVE) -> int:
        seat = -1 if kind == CLOCK else 1
        owes = OwedJobs((OwedJob(kind, seat, 1, at),), Requester(address, person))
        return (await self.storage.open("ur", [b"0"], BEGUN, 1, owes=owes)).id

    async def hint(self, table_id: int, address: str, at: int) -> None:
        await self.queue.ask(QueuedJob(table_id, HINT, 0, 1, at, PRIORITY[HINT], address, "ann"))

    async def served(self, times: int, now: int = 100) -> list[QueuedJob]:
        """The order in which jobs are taken, while everybody wants to be served again."""
        found = []
        for _ in range(times):
            (row,) = await self.queue.take(now, 1)
            await self.queue.put_off([row], 0)
            found.append(row)
        return found


def done(database: str, work: Any) -> None:
    async def whole() -> None:
        kitchen = Kitchen(database)
        try:
            await work(kitchen)
        finally:
            await kitchen.storage.close()

    asyncio.run(whole())


@pytest.mark.parametrize("tables", [40, 100])
def test_a_stranger_waits_for_one_turn_however_many_tables_another_address_has(
    database: str, tables: int
) -> None:
    async def work(kitchen: Kitchen) -> None:
        for n in range(tables):
            await kitchen.table(CLUB, f"person {n % 7}", at=n)
        await kitchen.served(5)
        await kitchen.table(STRANGER, at=99)
        following = [row.address for row in await kitchen.served(20)]
        assert STRANGER in following[:2]
        assert following.count(STRANGER) == 10, "addresses take turns"

    done(database, work)


def test_within_an_address_persons_take_turns(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        for n in range(30):
            await kitchen.table(CLUB, "many", at=n)
        await kitchen.table(CLUB, "one", at=50)
        await kitchen.table(CLUB, "another", at=60)
        served = [row.person for row in await kitchen.served(9)]
        assert served == ["many", "one", "another"] * 3

    done(database, work)


def test_several_at_once_are_taken_in_turn_too(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        for n in range(10):
            await kitchen.table(CLUB, at=n)
        for n in range(2):
            await kitchen.table(STRANGER, at=50 + n)
        taken = [row.address for row in await kitchen.queue.take(100, 4)]
        assert taken == [CLUB, STRANGER, CLUB, STRANGER]

    done(database, work)


def test_a_persons_opponent_comes_before_hints_but_no_hint_waits_for_ever(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        asking = await kitchen.table(STRANGER, at=10_000_000)
        await kitchen.hint(asking, STRANGER, at=0)
        for n in range(5):
            await kitchen.table(CLUB, at=n)
        soon = await kitchen.served(10, now=AGE - 1)
        assert {row.kind for row in soon} == {MOVE}
        late = await kitchen.served(4, now=AGE)
        assert [row.kind for row in late] == [HINT, MOVE, HINT, MOVE]

    done(database, work)


def test_a_hint_is_given_by_the_server_at_which_somebody_waits(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        other, asking = kitchen.server(), await kitchen.table(CLUB, at=10_000_000)
        await kitchen.hint(asking, CLUB, at=0)
        assert await other.take(100, 5) == []
        assert [row.kind for row in await kitchen.queue.take(100, 5)] == [HINT]
        await other.sweep(100)
        await kitchen.queue.sweep(10_000_000)
        assert await kitchen.queue.take(10_000_000 - 1, 5) == [], "forgotten"

    done(database, work)


def test_what_is_taken_is_nobody_elses_until_the_lease_runs_out(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        other, table = kitchen.server(), await kitchen.table(CLUB)
        (row,) = await kitchen.queue.take(100, 5)
        assert row.table_id == table
        assert await other.take(99 + LEASE, 5) == []
        await kitchen.queue.renew([row], 200)
        assert await other.take(199 + LEASE, 5) == []
        assert await other.take(200 + LEASE, 5) == [row]
        await kitchen.queue.renew([row], 10_000)  # too late: it is another's now
        assert await kitchen.queue.take(200 + 2 * LEASE, 5) == [row]

    done(database, work)


def test_of_two_servers_that_take_at_once_each_row_goes_to_one(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        tables = {await kitchen.table(CLUB, at=n) for n in range(20)}
        servers = [kitchen.server() for _ in range(4)]
        takes: list[Coroutine[Any, Any, list[QueuedJob]]] = [one.take(100, 9) for one in servers]
        taken = [row.table_id for rows in await asyncio.gather(*takes) for row in rows]
        assert len(taken) == len(set(taken)) >= 9
        assert set(taken) <= tables

    done(database, work)


def test_clocks_run_out_though_every_computer_thinks(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        await kitchen.table(CLUB)
        clock = await kitchen.table(CLUB, at=100, kind=CLOCK)
        assert await kitchen.queue.take_clocks(99) == []
        assert [row.table_id for row in await kitchen.queue.take_clocks(100)] == [clock]
        assert await kitchen.queue.take_clocks(101) == []
        assert await kitchen.queue.waits(101)
        assert [row.kind for row in await kitchen.queue.take(101, 5)] == [MOVE]
        assert not await kitchen.queue.waits(101)

    done(database, work)


def test_what_is_owed_changes_with_the_log_or_not_at_all(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        table, requester = await kitchen.table(CLUB), Requester(CLUB, "ann")
        (row,) = await kitchen.queue.take(100, 5)
        nothing, another = OwedJobs((), requester), OwedJobs((OwedJob(MOVE, 0, 3, 50),), requester)
        with pytest.raises(LogConflict):
            await kitchen.storage.append(table, 0, [b"x"], BEGUN, 2, nothing)
        await kitchen.queue.put_off([row], 0)
        assert await kitchen.queue.take(100, 5) == [row], "a refused entry leaves what is owed"
        await kitchen.storage.append(table, 1, [b"1"], BEGUN, 2)
        await kitchen.queue.put_off([row], 0)
        assert await kitchen.queue.take(100, 5) == [row], "something said changes nothing"
        await kitchen.storage.append(table, 2, [b"2"], BEGUN, 2, another)
        await kitchen.queue.put_off([row], 0)
        assert [(one.seat, one.n) for one in await kitchen.queue.take(100, 5)] == [(0, 3)]
        await kitchen.storage.append(table, 3, [b"3"], BEGUN, 2, nothing)
        assert await kitchen.queue.take(100 + 2 * LEASE, 5) == []

    done(database, work)


def test_a_server_that_comes_back_goes_on_at_once_unless_there_are_others(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        await kitchen.table(CLUB)
        (row,) = await kitchen.queue.take(100, 5)
        again = kitchen.server()
        await again.begin()
        shared = kitchen.storage.shared
        assert await again.take(101, 5) == ([] if shared else [row])
        assert await again.take(100 + LEASE, 5) == ([row] if shared else [])

    done(database, work)


def test_a_hint_that_nobody_can_give_any_more_hinders_no_other(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        asking = await kitchen.table(CLUB, at=10_000_000)
        await kitchen.hint(asking, CLUB, at=0)
        kitchen.queue = kitchen.server()  # the one that was asked is gone
        await kitchen.queue.begin()
        if not kitchen.storage.shared:
            await kitchen.hint(asking, CLUB, at=0)
            assert [row.kind for row in await kitchen.queue.take(100, 5)] == [HINT]
        await kitchen.queue.sweep(10_000_000)
        assert await kitchen.queue.take(10_000_000 - 1, 5) == []

    done(database, work)


def test_a_table_from_before_there_were_rows_gets_its_own_when_it_is_opened(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        old = (await kitchen.storage.open("ur", [b"0"], BEGUN, 1)).id
        owes = OwedJobs((OwedJob(MOVE, 1, 1, 0),), Requester("", "ann"))
        await kitchen.queue.complete(old, owes)
        (row,) = await kitchen.queue.take(100, 5)
        await kitchen.queue.complete(old, owes)
        assert await kitchen.queue.take(101, 5) == [], "and only once"
        assert row.table_id == old

    done(database, work)


# ------------------------------------------------------------------------------------ reviews


def review(table_id: int, at: int, person: str = "ann") -> QueuedJob:
    return QueuedJob(table_id, REVIEW, -1, 0, at, PRIORITY[REVIEW], CLUB, person)


def test_moves_and_hints_come_before_reviews_and_what_is_left_of_one_comes_later(
    database: str,
) -> None:
    async def work(kitchen: Kitchen) -> None:
        looked_at = await kitchen.table(CLUB, kind=CLOCK, at=10**9)
        assert await kitchen.queue.want(review(looked_at, 0), 3)
        played = await kitchen.table(STRANGER, at=50)
        await kitchen.hint(played, STRANGER, 60)
        rows = await kitchen.queue.take(100, 3)
        assert [row.kind for row in rows] == [MOVE, HINT, REVIEW]
        await kitchen.queue.once_more(rows[-1], 90)
        (again,) = await kitchen.queue.take(100, 1)
        assert (again.kind, again.at) == (REVIEW, 90)

    done(database, work)


def test_a_person_has_only_some_reviews_at_a_time_and_can_stop_them(database: str) -> None:
    async def work(kitchen: Kitchen) -> None:
        tables = [await kitchen.table(CLUB, kind=CLOCK, at=10**9) for _ in range(3)]
        answers = [await kitchen.queue.want(review(table, 0), 2) for table in tables]
        assert answers == [True, True, False]
        assert await kitchen.queue.want(review(tables[2], 0, "bob"), 2), "others have their own"
        await kitchen.queue.unwant(tables[0], REVIEW)
        assert not await kitchen.queue.wanted(tables[0], REVIEW)
        assert await kitchen.queue.want(review(tables[0], 0), 2)

    done(database, work)
