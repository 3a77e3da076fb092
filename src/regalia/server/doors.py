"""Whoever comes to a table is handed on to the server of this machine at which it is played.

Any server can serve any table.  But a table that two of them hold is worked out twice: so those
that were started together agree, by the key in the address, at which of them people meet.  Each has
a door, a socket in a folder that nobody else may look into; whoever accepts a connection that
belongs to another server puts it through that one's door, with the head of the request.  A server
that is dead, or has not been heard of for a moment, is left out, and people meet at the next one.
"""

import asyncio
import contextlib
import os
import re
import socket
import time
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path

import uvicorn

from regalia.server.observing import HANDED_ON, LOG
from regalia.server.patience import MOST_HEAD, Patient

TABLE = re.compile(rb"/live/([A-Za-z0-9_-]{1,32})(?:\?|$)")
SIGN = 0.5  # seconds between two signs of life, which are the time of the door's file
SILENT = 2.5  # seconds without one, after which nobody is handed on to a server

Take = Callable[[bytes, socket.socket], None]  # the head of a request, and where it came from


class Doors:
    """Those of all servers that were started together; one of them is ours."""

    def __init__(self, folder: Path, count: int, mine: int) -> None:
        self.folder, self.count, self.mine = folder, count, mine
        self.ours: socket.socket | None = None
        assert hasattr(socket, "AF_UNIX")  # Windows has one server, and no doors
        self.sending = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.sending.setblocking(False)
        self.living: asyncio.Task[None] | None = None

    def path(self, number: int) -> Path:
        return self.folder / f"door-{number}"

    def open(self, take: Take) -> None:
        self.path(self.mine).unlink(missing_ok=True)  # of whoever was here before us
        self.ours = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.ours.setblocking(False)
        self.ours.bind(str(self.path(self.mine)))
        loop = asyncio.get_running_loop()
        loop.add_reader(self.ours, self._look_outside, self.ours, take)
        self.living = loop.create_task(self._live(), name="the door")

    def close(self) -> None:
        if self.living:
            self.living.cancel()
        if self.ours:
            self.path(self.mine).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self.ours)
            self.ours.close()
        self.sending.close()

    async def _live(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                os.utime(self.path(self.mine))
            await asyncio.sleep(SIGN)

    def _look_outside(self, ours: socket.socket, take: Take) -> None:
        with contextlib.suppress(BlockingIOError, InterruptedError):
            head, handles, _, _ = socket.recv_fds(ours, 2 * MOST_HEAD, 1)
            for handle in handles:
                take(head, socket.socket(fileno=handle))

    def elsewhere(self, url: bytes) -> int | None:
        """The server at which people of this table meet; None: it is ours, or no table."""
        if (found := TABLE.match(url)) is None:
            return None
        first = zlib.crc32(found[1])
        for number in ((first + one) % self.count for one in range(self.count)):
            if number == self.mine:
                return None
            if self._lives(number):
                return number
        return None

    def _lives(self, number: int) -> bool:
        try:
            return abs(time.time() - self.path(number).stat().st_mtime) < SILENT
        except OSError:
            return False

    def put_through(self, number: int, head: bytes, handle: int) -> bool:
        """Was it?  Else it is still ours alone."""
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [handle]))]
        try:
            self.sending.sendmsg([head], rights, 0, str(self.path(number)))
        except OSError:  # they are gone, or have too much to do
            return False
        HANDED_ON.inc()
        return True


class Received(Patient):
    """What we accept ourselves; unless it belongs to another server."""

    doors: Doors

    def handle_websocket_upgrade(self) -> None:
        there = self.doors.elsewhere(self.url)
        if there is None or not self._handed_on(there):
            super().handle_websocket_upgrade()

    def _handed_on(self, there: int) -> bool:
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        handle: int = self.transport.get_extra_info("socket").fileno()
        if not self.doors.put_through(there, b"\r\n".join([*lines, b"", b""]), handle):
            return False
        self._arrived()
        self.transport.abort()  # our handle of it; theirs stays open
        return True


class Brought(Patient):
    """What another server accepted."""

    brought = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self.brought)


def receiving(doors: Doors) -> type[Received]:
    """The protocol of a server that has these neighbours."""
    return type("Received", (Received,), {"doors": doors})


class Behind(uvicorn.Server):
    """A server behind a door."""

    def __init__(self, config: uvicorn.Config, doors: Doors) -> None:
        super().__init__(config)
        self.doors = doors
        self.entering: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.doors.open(self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.doors.close()
        await super().shutdown(sockets)

    def _take(self, head: bytes, connection: socket.socket) -> None:
        task = asyncio.get_running_loop().create_task(self._enter(head, connection))
        self.entering.add(task)
        task.add_done_callback(self.entering.discard)

    async def _enter(self, head: bytes, connection: socket.socket) -> None:
        def protocol() -> Brought:
            made = Brought(self.config, self.server_state, self.lifespan.state)
            made.brought = head
            return made

        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError as problem:  # they have gone meanwhile
            connection.close()
            LOG.info("a connection ended on its way", why=str(problem))
