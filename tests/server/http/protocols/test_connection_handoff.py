"""Servers of one machine hand people on to the one at which their table is played."""

import asyncio
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from support.waiting import until, until_true
from websockets.sync.client import connect

from regalia.server.http.protocols.connection_handoff import (
    SILENT,
    Backend,
    ConnectionHandoff,
    handoff_protocol,
)

PATIENCE = 60


def app_of(name: str) -> Any:
    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Says who serves, whom, and gives back what is said."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        told = f"{name} {scope['path']} {scope['query_string'].decode()} {scope['client'][1]}"
        await send({"type": "websocket.send", "text": told})
        while (heard := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": heard["text"]})

    return app


@contextmanager
def behind(folder: Path, count: int, mine: int) -> Iterator[int]:
    """A server in a thread; its port."""
    handoff = ConnectionHandoff(folder, count, mine)
    given: dict[str, Any] = {"log_config": None, "lifespan": "off", "loop": "uvloop", "port": 0}
    server = Backend(
        uvicorn.Config(app_of(str(mine)), http=handoff_protocol(handoff), **given), handoff
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until(lambda: handoff.heartbeat is not None or not thread.is_alive())
    assert thread.is_alive()
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def told(port: int, key: str) -> str:
    """The name of the process that serves a connection to this port for this table."""
    with connect(f"ws://127.0.0.1:{port}/live/{key}?language=de") as line:
        name, path, query, came_from = str(line.recv(PATIENCE)).split()
        line.send("and on it goes" * 50)
        assert line.recv(PATIENCE) == "and on it goes" * 50
        assert (path, query) == (f"/live/{key}", "language=de")
        assert int(came_from) == line.local_address[1], "the address is that of who asked"
        return name


KEYS = [f"key-{n}" for n in range(12)]


def test_people_of_one_table_meet_wherever_they_come_in(tmp_path: Path) -> None:
    with behind(tmp_path, 2, 0) as first, behind(tmp_path, 2, 1) as second:
        places = [told(first, key) for key in KEYS]
        assert places == [told(second, key) for key in KEYS]
        assert set(places) == {"0", "1"}, "and tables are spread"


def test_who_has_gone_is_left_out_and_comes_back(tmp_path: Path) -> None:
    with behind(tmp_path, 2, 0) as first:
        with behind(tmp_path, 2, 1):
            places = [told(first, key) for key in KEYS]
        assert {told(first, key) for key in KEYS} == {"0"}
        with behind(tmp_path, 2, 1):
            assert [told(first, key) for key in KEYS] == places


def test_a_server_that_was_killed_or_stands_still_is_left_out(tmp_path: Path) -> None:
    handoff = ConnectionHandoff(tmp_path, 2, 0)
    key = next(one for one in KEYS if _meets(tmp_path, one) == 1)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there:
        there.bind(str(handoff.path(1)))
        assert handoff.holder_of(f"/live/{key}".encode()) == 1
        long_ago = time.time() - SILENT - 1
        os.utime(handoff.path(1), (long_ago, long_ago))
        assert handoff.holder_of(f"/live/{key}".encode()) is None, "it stands still"
        os.utime(handoff.path(1))
    with socket.socket() as connection:  # nobody listens any more
        assert not handoff.hand_over(1, b"GET", connection.fileno())
    handoff.sending.close()


def test_who_has_too_much_to_do_is_given_no_more(tmp_path: Path) -> None:
    """A connection that no other process takes is served where it came in, without a wait."""
    handoff = ConnectionHandoff(tmp_path, 2, 0)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there, socket.socket() as connection:
        there.bind(str(handoff.path(1)))
        given = 0
        while handoff.hand_over(1, bytes(8192), connection.fileno()):
            given += 1
            assert given < 100_000
        assert given > 0
    handoff.sending.close()


@pytest.mark.parametrize(
    "url", [b"/", b"/live/", b"/live/a/b", b"/live/" + 33 * b"a", b"/live/%00", b"/api/tables"]
)
def test_what_is_no_table_is_handed_on_to_nobody(tmp_path: Path, url: bytes) -> None:
    handoff = ConnectionHandoff(tmp_path, 2, 0)
    for number in (0, 1):
        handoff.path(number).touch()
    assert handoff.holder_of(url) is None
    handoff.sending.close()


def test_what_comes_over_without_a_connection_is_dropped(tmp_path: Path) -> None:
    taken: list[bytes] = []

    def take(head: bytes, connection: socket.socket) -> None:
        taken.append(head)
        connection.close()

    async def opened() -> None:
        handoff = ConnectionHandoff(tmp_path, 1, 0)
        handoff.open(take)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as stranger:
            stranger.sendto(b"nothing", str(handoff.path(0)))
        with socket.socket() as connection:
            assert handoff.hand_over(0, b"something", connection.fileno())
        await until_true(lambda: taken)
        handoff.close()

    asyncio.run(opened())
    assert taken == [b"something"]


def _meets(folder: Path, key: str) -> int:
    """The process in which people of a table meet when all processes are there."""
    handoff = ConnectionHandoff(folder, 2, 0)
    handoff.path(1).touch()
    try:
        return handoff.holder_of(f"/live/{key}".encode()) or 0
    finally:
        handoff.path(1).unlink()
        handoff.sending.close()
