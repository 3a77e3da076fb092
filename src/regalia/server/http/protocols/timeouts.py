"""Timeouts for requests that never end, and for idle connections.

Uvicorn waits for ever for the rest of a request, and takes any number of headers.  Here a whole
request has to be there within a minute of its first byte (or of the connection).  And a kept
connection ends only when nothing has come in, even if the server itself was busy just then: uvloop
looks at its timers before it looks at what has arrived.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

WHOLE_REQUEST = 60.0  # seconds
KEPT = 75  # seconds between requests, longer than most proxies keep theirs
LAST_LOOK = 0.2  # seconds for what may have arrived meanwhile
MOST_HEAD = 64 * 1024  # bytes of the first line and the headers


class TimeoutProtocol(HttpToolsProtocol):
    waiting: asyncio.TimerHandle | None = None
    head = 0  # bytes of the request's head so far; -1: it is complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.head >= 0:
            self.head += len(data)
        super().data_received(data)
        if self.head > MOST_HEAD and not self.transport.is_closing():
            self.send_400_response("Too many headers.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self.head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        self.head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        self.timeout_keep_alive_task = self.loop.call_later(
            LAST_LOOK, super().timeout_keep_alive_handler
        )

    def _wait(self) -> None:
        self._arrived()
        self.waiting = self.loop.call_later(WHOLE_REQUEST, self._give_up)

    def _arrived(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def _give_up(self) -> None:
        self.waiting = None
        if not self.transport.is_closing():
            self.transport.abort()
