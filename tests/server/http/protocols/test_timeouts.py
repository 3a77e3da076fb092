"""Requests that never end are given up; connections that are kept outlive a busy moment."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from support.waiting import PATIENCE, until

from regalia.server.http.protocols import timeouts
from regalia.server.http.protocols.timeouts import MOST_HEAD, TimeoutProtocol

STALLED, GO_ON = threading.Event(), threading.Event()


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Reads a request and answers; `/stall` keeps everybody waiting until it is told to go on."""
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    if scope["path"] == "/stall":
        STALLED.set()
        assert GO_ON.wait(PATIENCE)
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


@contextmanager
def listening(**given: Any) -> Iterator[int]:
    config = uvicorn.Config(
        app, port=0, http=TimeoutProtocol, log_config=None, lifespan="off", loop="uvloop", **given
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until(lambda: server.started or not thread.is_alive())
    assert thread.is_alive()
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(60)
        assert not thread.is_alive()


def answered(there: socket.socket) -> bool:
    """One answer, to its end."""
    there.settimeout(60)
    answer = b""
    while not answer.endswith(b"ok") and (more := there.recv(65536)):
        answer += more
    return b"200 OK" in answer


def heard(there: socket.socket) -> bytes:
    """All that comes until the other side ends the connection."""
    there.settimeout(60)
    answer = b""
    try:
        while more := there.recv(65536):
            answer += more
    except ConnectionResetError:
        pass
    return answer


HALF = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half the headers": b"GET / HTTP/1.1\r\nHost: x\r\nAccept",
    "half a body": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345",
    "half a chunk": b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nA\r\n12",
    "a whole request and half of another": b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
}


@pytest.mark.parametrize("sent", HALF)
def test_a_request_that_is_sent_by_half_is_given_up(
    sent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "WHOLE_REQUEST", 0.3)
    with listening() as port, socket.create_connection(("127.0.0.1", port)) as there:
        there.sendall(HALF[sent])
        assert heard(there).count(b"200 OK") == ("whole" in sent)


def test_a_request_that_drips_is_given_up_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "WHOLE_REQUEST", 0.5)
    with listening() as port, socket.create_connection(("127.0.0.1", port)) as there:
        there.sendall(b"GET / HTTP/1.1\r\n")

        def given_up() -> bool:
            try:
                there.sendall(b"x: y\r\n")
            except OSError:
                return True
            return False

        until(given_up)


def test_headers_have_an_end() -> None:
    with listening() as port, socket.create_connection(("127.0.0.1", port)) as there:
        there.sendall(b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * (MOST_HEAD // 6 + 1))
        assert b"400" in heard(there).split(b"\r\n")[0]


def test_whole_requests_and_long_ones_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "WHOLE_REQUEST", 20)
    long = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n" + b"x" * 200_000
    last = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with listening() as port, socket.create_connection(("127.0.0.1", port)) as there:
        there.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" + long + last)
        assert heard(there).count(b"200 OK") == 3


def test_a_kept_connection_outlives_a_moment_in_which_the_server_was_busy() -> None:
    ask = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    with (
        listening(timeout_keep_alive=1) as port,
        socket.create_connection(("127.0.0.1", port)) as kept,
        socket.create_connection(("127.0.0.1", port)) as other,
    ):
        kept.sendall(ask)
        assert answered(kept)
        over = time.monotonic() + 1.2  # when the connection would have been kept long enough
        other.sendall(ask.replace(b"/ ", b"/stall "))
        assert STALLED.wait(PATIENCE)
        kept.sendall(ask)
        until(lambda: time.monotonic() > over)
        GO_ON.set()
        assert answered(kept)
