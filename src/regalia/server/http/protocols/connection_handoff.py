"""Hand a connection to the server process of this machine that holds its table.

Any server can serve any table, but a table that two of them hold is worked out twice.  So servers
that were started together agree, by the key in the address, which of them holds it.  Each listens
at a datagram socket in a private folder; a server that accepts a connection of another's sends it
there, with the head of the request.  A server that is dead, or silent for a moment, is left out,
and the next one takes its place.
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

from regalia.server.http.protocols.timeouts import MOST_HEAD, TimeoutProtocol
from regalia.server.telemetry import HANDED_ON, LOG

TABLE = re.compile(rb"/live/([A-Za-z0-9_-]{1,32})(?:\?|$)")
SIGN = 0.5  # seconds between two signs of life, which are the time of the socket file
SILENT = 2.5  # seconds without one, after which nobody is handed on to a server

Take = Callable[[bytes, socket.socket], None]  # the head of a request, and where it came from


class ConnectionHandoff:
    """The sockets of all server processes that were started together; one of them is ours."""

    def __init__(self, folder: Path, count: int, mine: int) -> None:
        self.folder, self.count, self.mine = folder, count, mine
        self.ours: socket.socket | None = None
        assert hasattr(socket, "AF_UNIX")  # Windows has one server
        self.sending = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.sending.setblocking(False)
        self.heartbeat: asyncio.Task[None] | None = None

    def path(self, number: int) -> Path:
        return self.folder / f"server-{number}"

    def open(self, take: Take) -> None:
        self.path(self.mine).unlink(missing_ok=True)  # of our predecessor
        self.ours = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.ours.setblocking(False)
        self.ours.bind(str(self.path(self.mine)))
        loop = asyncio.get_running_loop()
        loop.add_reader(self.ours, self._receive, self.ours, take)
        self.heartbeat = loop.create_task(self._beat(), name="heartbeat")

    def close(self) -> None:
        if self.heartbeat:
            self.heartbeat.cancel()
        if self.ours:
            self.path(self.mine).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self.ours)
            self.ours.close()
        self.sending.close()

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                os.utime(self.path(self.mine))
            await asyncio.sleep(SIGN)

    def _receive(self, ours: socket.socket, take: Take) -> None:
        with contextlib.suppress(BlockingIOError, InterruptedError):
            head, handles, _, _ = socket.recv_fds(ours, 2 * MOST_HEAD, 1)
            for handle in handles:
                take(head, socket.socket(fileno=handle))

    def holder_of(self, url: bytes) -> int | None:
        """The server that holds the table of this URL; None: it is ours, or no table."""
        if (found := TABLE.match(url)) is None:
            return None
        first = zlib.crc32(found[1])
        for number in ((first + one) % self.count for one in range(self.count)):
            if number == self.mine:
                return None
            if self._is_alive(number):
                return number
        return None

    def _is_alive(self, number: int) -> bool:
        try:
            return abs(time.time() - self.path(number).stat().st_mtime) < SILENT
        except OSError:
            return False

    def hand_over(self, number: int, head: bytes, handle: int) -> bool:
        """Hand a connection over; False: it is still ours."""
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [handle]))]
        try:
            self.sending.sendmsg([head], rights, 0, str(self.path(number)))
        except OSError:  # they are gone, or have too much to do
            return False
        HANDED_ON.inc()
        return True


class HandoffProtocol(TimeoutProtocol):
    """Serves a connection that we accepted, or hands it to the server that holds its table."""

    handoff: ConnectionHandoff

    def handle_websocket_upgrade(self) -> None:
        there = self.handoff.holder_of(self.url)
        if there is None or not self._handed_on(there):
            super().handle_websocket_upgrade()

    def _handed_on(self, there: int) -> bool:
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        handle: int = self.transport.get_extra_info("socket").fileno()
        if not self.handoff.hand_over(there, b"\r\n".join([*lines, b"", b""]), handle):
            return False
        self._arrived()
        self.transport.abort()  # our handle of it; theirs stays open
        return True


class ReceivedProtocol(TimeoutProtocol):
    """Serves a connection that another server accepted."""

    brought = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self.brought)


def handoff_protocol(handoff: ConnectionHandoff) -> type[HandoffProtocol]:
    """Make the protocol of a server that hands connections over so."""
    return type("HandoffProtocol", (HandoffProtocol,), {"handoff": handoff})


class Backend(uvicorn.Server):
    """A server that also takes connections from the others of its machine."""

    def __init__(self, config: uvicorn.Config, handoff: ConnectionHandoff) -> None:
        super().__init__(config)
        self.handoff = handoff
        self.entering: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.handoff.open(self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.handoff.close()
        await super().shutdown(sockets)

    def _take(self, head: bytes, connection: socket.socket) -> None:
        task = asyncio.get_running_loop().create_task(self._enter(head, connection))
        self.entering.add(task)
        task.add_done_callback(self.entering.discard)

    async def _enter(self, head: bytes, connection: socket.socket) -> None:
        def protocol() -> ReceivedProtocol:
            made = ReceivedProtocol(self.config, self.server_state, self.lifespan.state)
            made.brought = head
            return made

        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError as problem:  # they have gone meanwhile
            connection.close()
            LOG.info("a connection ended on its way", why=str(problem))
