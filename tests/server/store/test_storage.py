"""Tables on the disk: what is written stays, and older databases are brought up to date."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from support.servers.databases import made

from regalia.server.settings import DAY, Settings
from regalia.server.store.job_queue import CLOCK, OwedJob, OwedJobs, Requester
from regalia.server.store.migrations import upgrade
from regalia.server.store.schema import METADATA
from regalia.server.store.storage import LogConflict, Storage, StoredTable, Summary

BEGUN = Summary(True, False, frozenset({"ann", "bob"}))
WAITING = Summary(False, False, frozenset({"ann"}))
OVER = Summary(True, True, frozenset({"ann"}))


def done(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def test_the_migrations_make_exactly_the_database_that_the_program_expects(database: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def compare() -> None:
        storage = Storage(database)
        async with storage.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await storage.close()

    done(compare())


def test_a_database_that_is_up_to_date_is_left_alone(database: str) -> None:
    async def write() -> StoredTable:
        storage = Storage(database)
        kept = await storage.open("ur", [b"one"], BEGUN, 1)
        await storage.close()
        return kept

    kept: StoredTable = done(write())
    upgrade(database)

    async def read() -> StoredTable | None:
        storage = Storage(database)
        found = await storage.find(kept.watch_key)
        await storage.close()
        return found

    assert done(read()) == kept


def test_a_database_of_the_first_version_is_brought_up_to_date_with_what_it_holds(
    tmp_path: Path,
) -> None:
    """The text below is what version 0001 made, and is never to be changed."""
    database = tmp_path / "old.db"
    old = sqlite3.connect(database)
    old.executescript(
        """
        CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
        INSERT INTO alembic_version VALUES ('0001');
        CREATE TABLE tables (id INTEGER NOT NULL PRIMARY KEY, play_key VARCHAR(32) NOT NULL UNIQUE,
            watch_key VARCHAR(32) NOT NULL UNIQUE, game VARCHAR(64) NOT NULL, uploaded BLOB,
            opened BIGINT NOT NULL, changed BIGINT NOT NULL, begun BOOLEAN NOT NULL,
            over BOOLEAN NOT NULL);
        CREATE INDEX ix_tables_changed ON tables (changed);
        CREATE TABLE entries (table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, n));
        CREATE TABLE sitting (person VARCHAR(64) NOT NULL,
            table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            PRIMARY KEY (person, table_id));
        CREATE INDEX ix_sitting_table_id ON sitting (table_id);
        INSERT INTO tables VALUES (7, 'play', 'watch', 'ur', NULL, 1, 2, 1, 0);
        INSERT INTO entries VALUES (7, 0, x'61'), (7, 1, x'62');
        INSERT INTO sitting VALUES ('ann', 7);
        """
    )
    old.commit()
    old.close()
    url = made(f"sqlite:///{database}")

    async def read() -> Any:
        storage = Storage(url)
        try:
            return await storage.find("play"), await storage.tables_of("ann", 5)
        finally:
            await storage.close()

    kept, mine = done(read())
    assert kept.entries == [b"a", b"b"] and kept.next_key is None
    assert mine == [("play", 2)]


def test_entries_are_read_back_in_order_by_either_key(database: str) -> None:
    async def play() -> None:
        storage = Storage(database)
        kept = await storage.open("ur", [b"0", b"1"], WAITING, 1)
        await storage.append(kept.id, 2, [b"2", b"3"], BEGUN, 5)
        for key in (kept.play_key, kept.watch_key):
            found = await storage.find(key)
            assert found is not None
            assert found.entries == [b"0", b"1", b"2", b"3"]
        assert await storage.find("nothing") is None
        assert await storage.tables_of("bob", 9) == [(kept.play_key, 5)]
        assert await storage.tables_of("eve", 9) == []
        await storage.close()

    done(play())


def test_a_log_that_has_gone_on_meanwhile_is_not_written_over(database: str) -> None:
    async def play() -> None:
        storage = Storage(database)
        kept = await storage.open("ur", [b"0"], BEGUN, 1)
        await storage.append(kept.id, 1, [b"1"], BEGUN, 2)
        with pytest.raises(LogConflict):
            await storage.append(kept.id, 1, [b"other"], OVER, 3)
        found = await storage.find(kept.play_key)
        assert found is not None
        assert found.entries == [b"0", b"1"]
        assert await storage.running() == [kept.play_key]  # the summary did not change either
        await storage.close()

    done(play())


def test_old_tables_are_forgotten_by_the_stated_rule(database: str) -> None:
    """Running tables are kept 30 days after the last change, finished ones 365, others 7
    (docs/hosting.md)."""
    today = 1000 * DAY

    async def play() -> None:
        storage = Storage(database)
        kept = {}
        for name, summary, days in (
            ("running", BEGUN, 29),
            ("running, old", BEGUN, 31),
            ("finished", OVER, 364),
            ("finished, old", OVER, 366),
            ("waiting", WAITING, 6),
            ("waiting, old", WAITING, 8),
        ):
            kept[name] = await storage.open("ur", [b"x"], summary, today - days * DAY)
        timed = OwedJobs((OwedJob(CLOCK, -1, 1, today + 1),), Requester())
        days = today - 31 * DAY
        kept["a clock in days"] = await storage.open("ur", [b"x"], BEGUN, days, owes=timed)
        assert await storage.forget_old(Settings(), today) == 3
        left = [name for name, one in kept.items() if await storage.find(one.play_key)]
        assert left == ["running", "finished", "waiting", "a clock in days"]
        async with storage.engine.connect() as connection:
            entries = await connection.execute(text("SELECT count(*) FROM entries"))
            assert entries.scalar() == 4
        await storage.close()

    done(play())


def test_a_table_knows_where_its_people_play_again_as_long_as_that_table_is_kept(
    database: str,
) -> None:
    today = 1000 * DAY

    async def play() -> None:
        storage = Storage(database)
        first = await storage.open("ur", [b"x"], OVER, today)
        second = await storage.open("ur", [b"x"], BEGUN, today - 31 * DAY, after=first.id)
        for key in (first.play_key, first.watch_key):
            found = await storage.find(key)
            assert found is not None and found.next_key == second.play_key
        assert await storage.forget_old(Settings(), today) == 1
        assert await storage.find(first.play_key) == first
        await storage.close()

    done(play())


def test_a_record_brought_twice_is_kept_once(database: str) -> None:
    async def bring() -> None:
        storage = Storage(database)
        one = await storage.keep_record("ur", b"text", 1)
        other = await storage.keep_record("ur", b"text", 2)
        assert one.watch_key == other.watch_key
        assert await storage.count() == 1
        await storage.close()

    done(bring())
