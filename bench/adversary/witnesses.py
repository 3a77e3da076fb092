"""Witnesses from outside: how long a stranger waits, and how much memory is used."""

import contextlib
import math
import statistics
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

import httpx
import psutil

APART = 0.05  # seconds between two questions of the stranger
LOOK = 5.0  # seconds between two looks at the memory
HOME = "127.0.0.3"  # the stranger's address
POINTS = 12  # of a curve


class Witness(threading.Thread):
    """A thread that looks on until it is told to end."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.enough = threading.Event()

    def end(self) -> None:
        self.enough.set()
        self.join(120)


class Asked(NamedTuple):
    route: str
    at: float
    waited: float  # seconds
    status: int  # 0: no answer


class Stranger(Witness):
    """Asks for everything that can be read, one after the other, and notes how long that takes."""

    def __init__(self, url: str, wanted: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.url, self.wanted = url, wanted
        self.asked: list[Asked] = []

    def run(self) -> None:
        transport = httpx.HTTPTransport(local_address=HOME)
        with httpx.Client(base_url=self.url, transport=transport, timeout=60) as http:
            while not self.enough.is_set():
                for route, address in self.wanted:
                    began, status = time.monotonic(), 0
                    with contextlib.suppress(httpx.TransportError):
                        status = http.get(address, params={"language": "en"}).status_code
                    self.asked.append(Asked(route, began, time.monotonic() - began, status))
                    if self.enough.wait(APART):
                        return

    def apart(self, times: list[tuple[float, float]]) -> tuple[list[Asked], list[Asked]]:
        """Questions that met none of these times, and the others."""
        calm: list[Asked] = []
        after: list[Asked] = []
        for one in self.asked:
            met = any(one.at < end and one.at + one.waited > begin for begin, end in times)
            (after if met else calm).append(one)
        return calm, after

    @staticmethod
    def broken(asked: list[Asked]) -> int:
        return sum(one.status >= 500 for one in asked if one.route != "/health")

    @staticmethod
    def slowest(asked: list[Asked], count: int) -> list[tuple[str, list[Asked]]]:
        routes = defaultdict(list)
        for one in asked:
            routes[one.route].append(one)
        return sorted(routes.items(), key=lambda two: -max(one.waited for one in two[1]))[:count]


def row(name: str, asked: list[Asked]) -> str:
    """A line of a table: how often, and half, 99 of 100 and the worst of the waits."""
    ms = sorted(1000 * one.waited for one in asked if one.status)
    if not ms:
        return f"| {name} | 0 | | | |"
    part = ms[math.ceil(0.99 * len(ms)) - 1]
    return f"| {name} | {len(ms)} | {statistics.median(ms):.0f} | {part:.0f} | {ms[-1]:.0f} |"


class MemoryCurve(Witness):
    """Memory of the server and all its children, each shared page counted once."""

    def __init__(self, first: Callable[[], int]) -> None:
        super().__init__()
        self.first = first
        self.seen: list[float] = []

    def run(self) -> None:
        while not self.enough.wait(LOOK):
            try:
                whole = psutil.Process(self.first())
                parts = [whole, *whole.children(recursive=True)]
                self.seen.append(sum(one.memory_full_info().pss for one in parts) / 2**20)
            except psutil.Error:  # it is just being killed, or started
                continue

    def curve(self) -> str:
        """The largest of each twelfth of the time, and where it levels off."""
        size = max(1, len(self.seen) // POINTS)
        points = [max(self.seen[n : n + size]) for n in range(0, len(self.seen), size)]
        return f"{' '.join(f'{one:.0f}' for one in points)}; most {max(self.seen, default=0):.0f}"
