"""The house is kept whatever happens to the disk, and one bad table spoils no list."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from regalia.server import house as keeping
from regalia.server.house import House
from regalia.server.live import replayed
from regalia.server.safety import NotReadable
from regalia.server.settings import Settings
from regalia.server.storage import Kept, packed
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
            await house._keep_house()
        await house.agents.close()
        await house.storage.close()

    rest = asyncio.sleep
    monkeypatch.setattr(keeping.asyncio, "sleep", at_once)
    asyncio.run(keep())
    assert len(tried) == 3


def test_a_log_that_ends_nowhere_is_said_to_be_unreadable() -> None:
    table = Table.new(NewTable("ur", [Seat("me"), Seat("here")]), "anna", 1)
    good = packed(table.entries)
    replayed(Kept(1, "", "", "ur", None, good))
    for bad in ([], good[1:], [good[0].replace(b'"ur"', b'"r"')], [*good, b"{}"]):
        with pytest.raises(NotReadable) as refused:
            replayed(Kept(1, "", "", "ur", None, bad))
        assert refused.value.game == "ur"
