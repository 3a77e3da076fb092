"""A table, or a record that somebody brought, is searched for once, whatever is asked of it."""

import asyncio
from typing import Any, cast

import pytest

from regalia.server.live.garbage_collection import GarbageCollector
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.store.job_queue import JobQueue, Requester
from regalia.server.store.storage import Storage, StoredTable
from regalia.table.settings import NewTable, Seat


class Idle:
    busy = 0.0


def test_one_search_finds_a_table_or_a_record_and_none_is_needed_while_it_is_held(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches: list[str] = []
    search = Storage.find

    async def counted(storage: Storage, key: str) -> StoredTable | None:
        searches.append(key)
        return await search(storage, key)

    monkeypatch.setattr(Storage, "find", counted)

    def opened() -> LiveTables:
        storage, unused = Storage(database), cast(Any, None)
        return LiveTables(storage, JobQueue(storage), unused, cast(GarbageCollector, Idle()))

    async def play() -> None:
        first, second = opened(), opened()
        try:
            wanted = NewTable("twelve", [Seat("me"), Seat("me")], name="Ann")
            table = await first.new(wanted, Requester("", "ann"), "")
            record = await first.storage.keep_record("ur", b"a record", 1)
            searches.clear()
            for _ in range(2):
                assert isinstance(await second.look_up(table.watch_key), LiveTable)
            assert searches == [table.watch_key]
            assert isinstance(await second.look_up(record.watch_key), StoredTable)
            assert searches == [table.watch_key, record.watch_key]
            assert await second.find(record.watch_key) is None, "no table is played there"
            assert await second.look_up("nothing") is None
        finally:
            for tables in (first, second):
                tables.stop()
                await tables.close()
                await tables.storage.close()

    asyncio.run(play())
