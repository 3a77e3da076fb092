"""Two servers that append the same entry of a log at the same moment."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from support.servers.databases import Postgres, made

from regalia.server.store.job_queue import MOVE, OwedJob, OwedJobs, Requester
from regalia.server.store.statements import Batch, Found, PostgresDriver
from regalia.server.store.storage import Storage, Summary

ROUNDS = 60
FEW = Summary(True, False, frozenset())
MANY = Summary(True, False, frozenset({"ann", "bob"}))
OWED = OwedJobs((OwedJob(MOVE, 0, 3, 50),), Requester("", "ann"))


def test_one_of_them_writes_and_none_has_to_be_broken_off(
    postgresql: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They never wait for each other in a ring, however much each writes with its entry."""
    tries: list[int] = []
    transacted = PostgresDriver._transacted

    async def counted(driver: Any, line: Any, steps: Sequence[Batch]) -> list[Found]:
        tries.append(len(steps))
        return await transacted(driver, line, steps)

    async def play() -> None:
        first, second = Storage(database), Storage(database)
        kept = await first.open("ur", [b"0"], FEW, 1)
        monkeypatch.setattr(PostgresDriver, "_transacted", counted)
        for n in range(1, ROUNDS + 1):
            told = await asyncio.gather(
                first.append(kept.id, n, [b"first"], MANY, n, OWED if n % 2 else None),
                second.append(kept.id, n, [b"second"], FEW, n, None if n % 3 else OWED),
                return_exceptions=True,
            )
            assert sorted(type(one).__name__ for one in told) == ["LogConflict", "NoneType"]
        assert len(tries) == 2 * ROUNDS, "a try was broken off and made again"
        assert len(await first.log_from(kept.id, 0)) == ROUNDS + 1
        for storage in (first, second):
            await storage.close()

    database = made(postgresql.new_database())
    asyncio.run(play())
