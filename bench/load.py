"""How quickly an action reaches the other browser while many tables are being played.

    python bench/load.py                          200 tables for 20 seconds, on this machine
    python bench/load.py --tables 50 --seconds 5 --game twelve

Starts a server of its own in a folder of its own, opens tables with two people each, and lets
everybody play random legal actions, each table about once in `--every` seconds.  Measured is the
time from sending an action to the arrival of the table that shows it at the other person's end;
the clients run in this process, so their own work is part of it.  It ends by itself.
"""

import argparse
import asyncio
import json
import platform
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.serving import Server, serving

LIMITS = {
    "REGALIA_TABLES_AN_HOUR": "100000",
    "REGALIA_REQUESTS_A_MINUTE": "100000",
    "REGALIA_FRAMES_A_SECOND": "1000",
}


class Seat:
    """One browser's end of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.arrived: dict[int, float] = {}  # when a log of this length was first heard of
        self.changed = asyncio.Event()

    async def listen(self) -> None:
        async for frame in self.socket:
            at = time.perf_counter()
            message = json.loads(frame)
            if message["type"] == "table":
                self.table = message
                self.arrived.setdefault(message["n"], at)
                self.changed.set()


async def person(url: str) -> tuple[httpx.AsyncClient, str]:
    http = httpx.AsyncClient(base_url=url, headers={"x-regalia": "1", "origin": url}, timeout=60)
    await http.get("/api/games")
    return http, "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def sit(server: Server, key: str, cookie: str) -> Seat:
    url = f"ws://127.0.0.1:{server.port}/live/{key}"
    headers = {"Cookie": cookie, "Origin": server.url}
    return Seat(await connect(url, additional_headers=headers, max_size=None))


async def table(server: Server, game: str, every: float, end: float, found: list[float]) -> int:
    """Two people play at one table until the end; how many actions that were."""
    (ann, ann_cookie), (bob, bob_cookie) = await person(server.url), await person(server.url)
    wanted = {
        "game": game,
        "options": {},
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"kind": "none"},
        "name": "Ann",
        "language": "en",
    }
    key = (await ann.post("/api/tables", json=wanted)).json()["key"]
    seats = [await sit(server, key, ann_cookie), await sit(server, key, bob_cookie)]
    listening = [asyncio.create_task(seat.listen()) for seat in seats]
    await seats[1].socket.send(json.dumps({"type": "sit", "seat": 1, "name": "Bob", "luck": "x"}))
    played = 0
    while time.monotonic() < end:
        await asyncio.sleep(random.uniform(0.5, 1.5) * every)
        for one, other in (seats, seats[::-1]):
            choices = one.table.get("choices")
            if choices and not one.table["over"]:
                n, choice = one.table["n"], random.choice(choices)
                sent = time.perf_counter()
                act = {"type": "act", "n": n, "seat": choice["seat"], "text": choice["text"]}
                await one.socket.send(json.dumps(act))
                while other.table.get("n", 0) <= n and time.monotonic() < end:
                    other.changed.clear()
                    try:
                        await asyncio.wait_for(other.changed.wait(), 10)
                    except TimeoutError:
                        break
                if other.table["n"] > n:
                    at = min(at for m, at in other.arrived.items() if m > n)
                    found.append(at - sent)
                    played += 1
                break
    for task in listening:
        task.cancel()
    for seat in seats:
        await seat.socket.close()
    await ann.aclose()
    await bob.aclose()
    return played


async def measure(server: Server, chosen: argparse.Namespace) -> None:
    found: list[float] = []
    began = time.monotonic()
    opening = chosen.tables * 0.06  # they sit down one after the other
    end = began + opening + chosen.seconds

    async def one(number: int) -> int:
        await asyncio.sleep(number * 0.05)
        return await table(server, chosen.game, chosen.every, end, found)

    played = sum(await asyncio.gather(*(one(n) for n in range(chosen.tables))))
    ms = sorted(1000 * seconds for seconds in found)
    print(f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}")
    print(
        f"{chosen.tables} tables of {chosen.game}, {played} actions, "
        f"{played / (time.monotonic() - began):.1f} a second"
    )
    for share in (0.5, 0.9, 0.99):
        print(f"{share:4.0%} of the actions arrived within {ms[int(share * (len(ms) - 1))]:.1f} ms")
    print(f"mean {statistics.mean(ms):.1f} ms, slowest {ms[-1]:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument(
        "--every", type=float, default=5, help="seconds between two actions at a table"
    )
    parser.add_argument("--game", default="ur")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), **LIMITS) as server:
        asyncio.run(measure(server, chosen))


if __name__ == "__main__":
    main()
