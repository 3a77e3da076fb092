"""Messages between servers about a table, sent only if there is somebody to hear them."""

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from regalia.server.cluster.peers import (
    ANSWERED,
    READ,
    KeysEnded,
    LogGrown,
    PeerMessage,
    PeerMessages,
    Peers,
    PersonsPresent,
)
from regalia.server.live.connection import Connection
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.people.device_keys import SIGNED_OUT, DeviceKeys
from regalia.server.store.database import Database
from regalia.server.store.storage import StoredTable
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table

ME, HERE = Seat(kind="me"), Seat(kind="here")


class Held:
    """A table that a server holds, and what that server says on the bus."""

    def __init__(self, connected: int = 1, for_seconds: float = ANSWERED + 1) -> None:
        table = Table.new(NewTable(game="ur", seats=[ME, HERE], name="Ann"), "ann", 0)
        self.live = LiveTable(StoredTable(1, "play", "watch", "ur", None, []), table)
        for number in range(connected):
            self.live.connections.add(Connection(f"person {number}", "en", "wide", True))
        tell = self.live.broadcaster.notify_all
        found = SimpleNamespace(held={1: self.live}, presence_elsewhere=lambda _: tell())
        tables = cast(LiveTables, found)
        self.keys = DeviceKeys(cast(Database, None))
        self.us = Peers(tables, {}, self.keys, "redis://localhost:1", b"key")
        self.us.bus.up = True
        self.live.since = self.us.bus.since = time.monotonic() - for_seconds
        self.said: list[Any] = []
        self.us.bus.say = self._hear  # type: ignore[method-assign]

    def _hear(self, message: bytes) -> None:
        self.said += READ.decode(message)

    def hears(self, *what: PeerMessage) -> None:
        said: PeerMessages = list(what)
        self.us._hear(msgspec.json.encode(said))


def in_a_loop(test: Callable[[], None]) -> None:
    async def run() -> None:
        test()

    asyncio.run(run())


def test_nobody_is_told_of_a_table_to_which_all_are_connected_here() -> None:
    def test() -> None:
        held = Held()
        held.us.wrote(held.live)
        assert held.said == []

    in_a_loop(test)


@pytest.mark.parametrize(
    "why",
    [
        pytest.param({"connected": 0}, id="nobody is connected here: we do what the table owes"),
        pytest.param({"for_seconds": 0.0}, id="others had no time yet to say who is there"),
    ],
)
def test_others_are_told_where_they_may_have_people_there(why: dict[str, Any]) -> None:
    def test() -> None:
        held = Held(**why)
        held.us.wrote(held.live)
        assert held.said == [LogGrown(1, held.live.written)]

    in_a_loop(test)


def test_after_a_cut_it_is_not_known_who_is_there() -> None:
    def test() -> None:
        held = Held()
        held.us.bus.since = time.monotonic()
        held.us.wrote(held.live)
        assert held.said == [LogGrown(1, held.live.written)]

    in_a_loop(test)


def test_whoever_comes_elsewhere_is_told_what_they_may_have_missed_and_what_follows() -> None:
    def test() -> None:
        held = Held()
        held.hears(PersonsPresent(1, "other", ["somebody"]))
        assert held.said == [LogGrown(1, held.live.written)]
        held.hears(PersonsPresent(1, "other", ["somebody"]))  # said again every so often
        assert len(held.said) == 1
        held.us.wrote(held.live)
        assert len(held.said) == 2
        held.hears(PersonsPresent(1, "other", []))  # they have left
        held.us.wrote(held.live)
        assert len(held.said) == 2

    in_a_loop(test)


def test_what_is_said_about_a_table_that_nobody_looks_at_here_is_not_read() -> None:
    """The message is read when somebody asks for the table (`catching_up.py`)."""

    def test() -> None:
        held = Held(connected=0)
        held.hears(LogGrown(1, held.live.written + 1))
        assert not held.us.tasks and not held.us.wanted

    in_a_loop(test)


def test_a_connection_ends_when_another_server_says_that_its_key_did() -> None:
    def test() -> None:
        held, other = Held(), Held()
        ann, bob = (Connection("ann", "en", "wide", True) for _ in range(2))
        with other.keys.connected("phone", ann), other.keys.connected("laptop", bob):
            other.keys.known[other.keys.name("phone")] = "ann", time.monotonic() + 60
            held.us.keys_ended([held.keys.name("phone")])
            (told,) = held.said
            assert isinstance(told, KeysEnded) and "phone" not in str(told)
            other.hears(told)
            assert (ann.ended, bob.ended) == (SIGNED_OUT, None)
            assert not other.keys.known

    in_a_loop(test)


def test_the_end_of_a_key_is_told_when_the_browser_may_have_its_new_one() -> None:
    async def run() -> None:
        held = Held()
        ann = Connection("ann", "en", "wide", True)
        ann.something.clear()
        with held.keys.connected("phone", ann):
            held.keys.ended(["phone"])
            assert ann.ended is None and not held.said
            await ann.something.wait()
            assert ann.ended == SIGNED_OUT and held.said

    asyncio.run(run())
