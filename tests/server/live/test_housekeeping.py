"""The house is kept whatever happens to the disk, and one bad table spoils no list."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from regalia.app.errors import NotReadable
from regalia.core.game import Game
from regalia.server.live import housekeeping
from regalia.server.live.live_table import LiveTable, replayed, summary
from regalia.server.services import Services
from regalia.server.settings import Settings
from regalia.server.store.database import Database
from regalia.server.store.job_queue import Requester
from regalia.server.store.migrations import upgrade
from regalia.server.store.storage import StoredTable, packed
from regalia.table.entries import Entry
from regalia.table.messages.incoming import Act, SayMessage, Sit
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table


def test_a_locked_database_does_not_end_housekeeping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    async def locked(*_: Any) -> int:
        tried.append(1)
        if len(tried) == 1:
            raise OperationalError("delete", {}, Exception("database is locked"))
        return 0

    async def at_once(_: float) -> None:
        await rest(0)
        if len(tried) > 2:
            raise asyncio.CancelledError

    async def nothing(_: int) -> None: ...

    async def keep() -> None:
        services = Services(Settings(tmp_path))
        monkeypatch.setattr(services.storage, "forget_old", locked)
        monkeypatch.setattr(services.jobs.queue, "sweep", nothing)
        with pytest.raises(asyncio.CancelledError):
            await housekeeping.keep(services.tables, services.jobs.runner.busy, services.forget_old)
        await services.jobs.workers.close()
        await services.storage.close()

    rest = asyncio.sleep
    monkeypatch.setattr(housekeeping.asyncio, "sleep", at_once)
    asyncio.run(keep())
    assert len(tried) == 3


def test_what_fails_half_way_is_not_half_kept(tmp_path: Path) -> None:
    """A room's mistake after an action was played: memory and log must not come apart."""

    async def play() -> None:
        services = Services(Settings(tmp_path))
        kept = StoredTable(1, "play", "watch", "twelve", None, [])
        live = LiveTable(kept, Table.new(NewTable("twelve", [Seat("me"), Seat("here")]), "ann", 1))
        services.tables._hold(live)

        def half(table: Table) -> list[Entry]:
            table.receive("ann", SayMessage("hello"), 2)
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await services.tables.change(live, half, Requester())
        tables = services.tables
        assert tables.held == {} and tables.by_key == {}, "read anew when somebody comes"
        await services.jobs.workers.close()
        await services.storage.close()

    asyncio.run(play())


def test_the_solver_of_a_challenge_holds_no_other_table_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved_in: list[str] = []

    def par(_: Game) -> None:
        solved_in.append(threading.current_thread().name)

    async def play() -> None:
        upgrade(Settings(tmp_path).database_url)
        services = Services(Settings(tmp_path))
        wanted = NewTable("study", [Seat("me")], {"mode": "solo"})
        kept = await services.tables.new(wanted, Requester(person="ann"), "127.0.0.1")
        live = services.tables.held[kept.id]
        monkeypatch.setattr(live.table.room.solve, "par", par)
        give_up = Act(len(live.table.entries), 0, "give-up")
        await services.tables.change(
            live, lambda table: table.receive("ann", give_up, 2), Requester()
        )
        await services.tables.change(
            live, lambda table: table.receive("ann", SayMessage("hm"), 3), Requester()
        )
        assert live.table.told("ann", "en", "wide", 0, None).over
        await services.jobs.workers.close()
        await services.storage.close()

    asyncio.run(play())
    assert len(solved_in) == 1, "and once, however much is said afterwards"
    assert solved_in != [threading.main_thread().name]


def test_only_those_who_have_just_sat_down_are_written_as_sitting() -> None:
    """A person who wished to be forgotten does not come back with the next who sits down."""
    table = Table.new(NewTable("ur", [Seat("me"), Seat("open")]), "ann", 1)
    assert summary(table, table.entries).people == {"ann"}
    new = table.receive("bob", Sit(1), 2)
    assert summary(table, new).people == {"bob"}


def test_a_database_that_fails_tells_no_keys(tmp_path: Path) -> None:
    async def fail() -> None:
        database = Database(f"sqlite:///{tmp_path / 'none.sqlite3'}")
        with pytest.raises(OperationalError) as failed:
            async with database.engine.connect() as connection:
                await connection.execute(text("select * from none where a = :a"), {"a": "secret"})
        assert "secret" not in str(failed.value)
        await database.close()

    asyncio.run(fail())


def test_a_log_that_ends_nowhere_is_said_to_be_unreadable() -> None:
    table = Table.new(NewTable("ur", [Seat("me"), Seat("here")]), "anna", 1)
    good = packed(table.entries)
    replayed(StoredTable(1, "", "", "ur", None, good))
    for bad in ([], good[1:], [good[0].replace(b'"ur"', b'"r"')], [*good, b"{}"]):
        with pytest.raises(NotReadable) as refused:
            replayed(StoredTable(1, "", "", "ur", None, bad))
        assert refused.value.game == "ur"
