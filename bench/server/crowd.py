"""The people of bench/server/load.py: cheap WebSockets, so that the server is measured.

A person keeps the last table message as bytes and reads of it only what the next action takes; how
long its log is stands at its beginning.  They speak permessage-deflate, as browsers do.
"""

import asyncio
import base64
import os
import random
import re
import struct
import time
import zlib
from collections.abc import Callable
from typing import cast

import msgspec

LENGTH = re.compile(rb'\{"type":"table","n":(\d+)')
ONE_BY_ONE = 4  # bytes of a mask
OFFER = "permessage-deflate; client_max_window_bits"


class Choice(msgspec.Struct):
    seat: int
    text: str
    prepare: bool


class Resting(msgspec.Struct):
    waiting: list[int]


class Seen(msgspec.Struct):
    """The part of a table message that a person who acts has to read."""

    n: int
    over: bool
    curtain: int | None
    you: list[int]
    choices: list[Choice]
    resting: Resting | None


class Told(msgspec.Struct):
    type: str
    code: str = ""
    key: str = ""


SEEN = msgspec.json.Decoder(Seen)
TOLD = msgspec.json.Decoder(Told)


class Server:
    """The address of a server, and those from which people come."""

    def __init__(self, port: int, deflate: bool) -> None:
        self.port, self.deflate = port, deflate

    async def post(self, path: str, body: bytes, address: str) -> tuple[bytes, str]:
        """Ask once; what is answered, and the cookie."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(address, 0)
        )
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Regalia: 1\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            "Connection: close\r\n\r\n".encode()
            + body
        )
        answer = await reader.read()
        writer.close()
        head, _, data = answer.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 201"):
            raise RuntimeError(f"refused: {answer[:300]!r}")
        return data, cookie(head)

    async def connect(self, key: str, address: str, hears: "Person") -> "Line":
        loop = asyncio.get_running_loop()
        line = Line(hears)
        await loop.create_connection(lambda: line, "127.0.0.1", self.port, local_addr=(address, 0))
        nonce = base64.b64encode(os.urandom(16)).decode()
        deflate = f"Sec-WebSocket-Extensions: {OFFER}\r\n" if self.deflate else ""
        has = f"Cookie: {hears.cookie}\r\n" if hears.cookie else ""
        line.transport.write(
            f"GET /live/{key} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {nonce}\r\n"
            f"Origin: http://127.0.0.1:{self.port}\r\n{deflate}{has}\r\n".encode()
        )
        head = await line.opened
        hears.cookie = hears.cookie or cookie(head)
        return line


def cookie(head: bytes) -> str:
    found = re.search(rb"(?im)^set-cookie: ([^;\r]+)", head)
    return found[1].decode() if found else ""


class Line(asyncio.Protocol):
    """A WebSocket's end: what arrives is handed on whole, in bytes."""

    transport: asyncio.Transport

    def __init__(self, hears: "Person") -> None:
        self.hears = hears
        self.opened: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.waiting = b""
        self.inflate: zlib._Decompress | None = None
        self.anew = False  # each message is compressed for itself
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("not let in"))
        elif not self.closed:
            self.hears.lost()

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        data = self.waiting + data if self.waiting else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.waiting = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head[:200].decode("latin-1")))
                return
            if b"permessage-deflate" in head:
                self.inflate = zlib.decompressobj(wbits=-15)
                self.anew = b"server_no_context_takeover" in head
            self.opened.set_result(head)
        self.waiting = self._read(data, at)

    def _read(self, data: bytes, at: float) -> bytes:
        """Take whole frames off; what is left."""
        begin = 0
        while len(data) - begin >= 2:
            first, length, skip = data[begin], data[begin + 1], 2
            if length == 126 and len(data) - begin >= 4:
                length, skip = struct.unpack_from("!H", data, begin + 2)[0], 4
            elif length == 127 and len(data) - begin >= 10:
                length, skip = struct.unpack_from("!Q", data, begin + 2)[0], 10
            elif length >= 126:
                break
            end = begin + skip + length
            if end > len(data):
                break
            self._frame(first, data[begin + skip : end], at)
            begin = end
        return data[begin:]

    def _frame(self, first: int, body: bytes, at: float) -> None:
        kind = first & 15
        if kind == 1:
            if first & 64 and self.inflate is not None:
                body = self.inflate.decompress(body + b"\x00\x00\xff\xff")
                if self.anew:
                    self.inflate = zlib.decompressobj(wbits=-15)
            self.hears.heard(body, at)
        elif kind == 9:
            self.send(body, 10)

    def send(self, body: bytes, kind: int = 1) -> None:
        """Send with a mask of zeros: a mask all the same, and nothing to work out."""
        head = bytes([128 | kind, 128 | len(body)]) if len(body) < 126 else (
            bytes([128 | kind, 254]) + struct.pack("!H", len(body))
        )  # fmt: skip
        self.transport.write(head + bytes(ONE_BY_ONE) + body)

    def close(self) -> None:
        self.closed = True
        self.transport.close()


class Person:
    """One browser at one table."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address, self.cookie = address, cookie
        self.line: Line | None = None
        self.table = ""  # its key, where they play again
        self.last = b""  # the newest table message
        self.n = 0
        self.arrived = 0.0  # when that was
        self.changed: Callable[[Person], None] = lambda _: None
        self.answered: Callable[[Person, Told], None] = lambda _, __: None
        self.lines_lost = self.bytes = self.messages = 0

    def heard(self, body: bytes, at: float) -> None:
        self.bytes += len(body)
        self.messages += 1
        if found := LENGTH.match(body):
            self.last, self.n, self.arrived = body, int(found[1]), at
            self.changed(self)
        else:
            self.answered(self, TOLD.decode(body))

    def lost(self) -> None:
        self.lines_lost += 1

    def seen(self) -> Seen:
        return SEEN.decode(self.last)

    def say(self, message: str) -> None:
        if self.line is not None:
            self.line.send(message.encode())

    def act(self, seen: Seen, rng: random.Random) -> float | None:
        """Do something that can be done now; when it was sent, or None: it is not my turn."""
        if seen.curtain is not None:
            return None
        choices = [one for one in seen.choices if not one.prepare]
        looks = seen.resting is not None and bool({*seen.resting.waiting} & {*seen.you})
        if not (choices or looks) or self.line is None:
            return None
        action: dict[str, object] = {"type": "next"}
        if choices:
            one = rng.choice(choices)
            action = {"type": "act", "n": seen.n, "seat": one.seat, "text": one.text}
        body = msgspec.json.encode(action)
        sent = time.perf_counter()
        self.line.send(body)
        return sent
