"""A real server in a process of its own, and people who use it as a browser would."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
from support.waiting import PATIENCE, until
from websockets.sync.client import ClientConnection, connect


class Server:
    def __init__(
        self, folder: Path, port: int = 0, arguments: Sequence[str] = (), **environment: str
    ) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "regalia", "serve", "--no-browser"),
                    *("--port", str(port), "--folder", str(folder), *arguments),
                ],
                env={**os.environ, "REGALIA_PROCESSES": "1", **environment},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        self.began = len(self.told())
        self.port = self._port()

    def told(self) -> str:
        return self.log.read_text()

    def _port(self) -> int:
        def answering() -> int:
            """Its port; -1 when it has ended; 0 while it does not answer."""
            if self.process.poll() is not None:
                return -1
            lines = [line for line in self.told().splitlines() if "Regalia is open" in line]
            port = int(re.findall(r"http://[^/]+:(\d+)/", lines[-1])[0]) if lines else 0
            return port if port and self._answers(port) else 0

        try:
            port = until(answering)
            assert port > 0
        except AssertionError:
            self.kill()
            raise AssertionError(f"the server did not start: {self.told()}") from None
        return port

    @staticmethod
    def _answers(port: int) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def servers(self) -> list[psutil.Process]:
        """Processes that were started together; not those that they started for their players."""
        first = psutil.Process(self.process.pid)
        copied = [one for one in first.children() if is_copied(one)]
        return [one for source in copied for one in source.children() if is_copied(one)]

    def wait_for_servers(self, count: int) -> bool:
        return until(lambda: len(self.servers()) == count and self._answers(self.port))

    def kill(self) -> None:
        """Kill the server as a power failure does: nothing is tidied up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


def is_copied(process: psutil.Process) -> bool:
    """A server of several, or that of which they are copies, which has not just ended."""
    with suppress(psutil.NoSuchProcess, psutil.ZombieProcess):
        return "multiprocessing.forkserver" in " ".join(process.cmdline())
    return False


@contextmanager
def serving(folder: Path, arguments: Sequence[str] = (), **environment: str) -> Iterator[Server]:
    server = Server(folder, 0, arguments, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Person:
    """Somebody with a browser: a cookie, and requests that come from our page."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url,
            timeout=PATIENCE,
            headers={"x-regalia": "1", "origin": server.url},
        )
        self.http.get("/api/games")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def open(self, game: str, *seats: dict[str, Any], **more: Any) -> dict[str, str]:
        """Open a table; all seats are this person's, unless said otherwise."""
        wanted = {
            "game": game,
            "options": {},
            "seats": list(seats) or [{"kind": "me"}, {"kind": "here"}],
            "clock": {"kind": "none"},
            "name": "Ann",
            "language": "en",
        }
        answer = self.http.post("/api/tables", json=wanted | more)
        assert answer.status_code == 201, answer.text
        keys: dict[str, str] = answer.json()
        return keys

    def sit_at(self, key: str, language: str = "en") -> "Sitting":
        url = f"ws://127.0.0.1:{self.server.port}/live/{key}?language={language}"
        headers = {"Cookie": self.cookie, "Origin": self.server.url}
        return Sitting(connect(url, additional_headers=headers, max_size=None).__enter__())

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


class Sitting:
    """A connection to a table, which knows the newest it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.log: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.frames: list[str] = []
        self.wait(lambda message: message["type"] == "table")

    def send(self, type_: str, **given: Any) -> None:
        self.socket.send(json.dumps({"type": type_, **given}))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "table":
            self.log = self.log[: message["log_from"]] + message["log"]
            self.table = message
        return message

    def wait(self, until: Callable[[dict[str, Any]], Any], timeout: float = PATIENCE) -> Any:
        """Hear messages until one that fits."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if until(message):
                return message

    def wait_for_table(self, until: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        if until(self.table):
            return self.table
        found: dict[str, Any] = self.wait(lambda m: m["type"] == "table" and until(m))
        return found

    def act(self, choice: dict[str, Any]) -> None:
        self.send("act", n=self.table["n"], seat=choice["seat"], text=choice["text"])

    def play(self, rng: random.Random, most: int) -> Iterator[None]:
        """Play at random for all seats of a shared device; pauses after each action told."""
        for _ in range(most):
            if self.table["over"]:
                return
            if self.table["curtain"] is not None:
                self.send("look", seat=self.table["curtain"])
                self.wait_for_table(lambda table: table["curtain"] is None)
            choices = [one for one in self.table["choices"] if not one["prepare"]]
            if self.table["resting"] is not None:
                self.send("next")
            if not choices:
                self.wait(lambda message: message["type"] == "table")
                continue
            before = self.table["n"]
            self.act(rng.choice(choices))
            self.wait(lambda m, n=before: m["type"] == "refusal" or m.get("n", 0) > n)
            yield

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> "Sitting":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
