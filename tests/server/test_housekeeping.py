"""The house is kept whatever happens to the disk, and one bad table spoils no list."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from regalia.core.game import Game
from regalia.server import keeping
from regalia.server.database import Database
from regalia.server.due import Whom
from regalia.server.house import House
from regalia.server.live import Live, replayed, summary
from regalia.server.migrations import upgrade
from regalia.server.safety import NotReadable
from regalia.server.settings import Settings
from regalia.server.storage import Kept, packed
from regalia.table.entries import Entry
from regalia.table.messages import Act, Say, Sit
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
        house = House(Settings(tmp_path))
        monkeypatch.setattr(house.storage, "forget_old", locked)
        monkeypatch.setattr(house.due, "sweep", nothing)
        with pytest.raises(asyncio.CancelledError):
            await keeping.keep(house)
        await house.agents.close()
        await house.storage.close()

    rest = asyncio.sleep
    monkeypatch.setattr(keeping.asyncio, "sleep", at_once)
    asyncio.run(keep())
    assert len(tried) == 3


def test_what_fails_half_way_is_not_half_kept(tmp_path: Path) -> None:
    """A room's mistake after an action was played: memory and log must not come apart."""

    async def play() -> None:
        house = House(Settings(tmp_path))
        kept = Kept(1, "play", "watch", "twelve", None, [])
        live = Live(kept, Table.new(NewTable("twelve", [Seat("me"), Seat("here")]), "ann", 1))
        house._hold(live)

        def half(table: Table) -> list[Entry]:
            table.receive("ann", Say("hello"), 2)
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await house.change(live, half, Whom())
        assert house.live == {} and house.by_key == {}, "read anew when somebody comes"
        await house.agents.close()
        await house.storage.close()

    asyncio.run(play())


def test_the_solver_of_a_challenge_holds_no_other_table_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solved_in: list[str] = []

    def par(_: Game) -> None:
        solved_in.append(threading.current_thread().name)

    async def play() -> None:
        upgrade(Settings(tmp_path).database_url)
        house = House(Settings(tmp_path))
        wanted = NewTable("study", [Seat("me")], {"mode": "solo"})
        kept = await house.new(wanted, "ann", "127.0.0.1")
        live = house.live[kept.id]
        monkeypatch.setitem(live.table.room.__dict__, "par", par)
        give_up = Act(len(live.table.entries), 0, "give-up")
        await house.change(live, lambda table: table.receive("ann", give_up, 2), Whom())
        await house.change(live, lambda table: table.receive("ann", Say("hm"), 3), Whom())
        assert live.table.told("ann", "en", "wide", 0, None).over
        await house.agents.close()
        await house.storage.close()

    asyncio.run(play())
    assert len(solved_in) == 1, "and once, however much is said afterwards"
    assert solved_in != [threading.main_thread().name]


def test_only_those_who_have_just_sat_down_are_written_as_sitting() -> None:
    """Whoever wished to be forgotten does not come back with the next who sits down."""
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
    replayed(Kept(1, "", "", "ur", None, good))
    for bad in ([], good[1:], [good[0].replace(b'"ur"', b'"r"')], [*good, b"{}"]):
        with pytest.raises(NotReadable) as refused:
            replayed(Kept(1, "", "", "ur", None, bad))
        assert refused.value.game == "ur"
