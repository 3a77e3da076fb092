"""People who play on whatever happens to the servers, and remember all that they were told.

Each plays all seats of a table, as fast as it is answered, and connects anew whenever the line is
cut.  At the end the log is read once more: what anybody was told must stand in it (else it is
lost), and no action may stand in it more often than it was sent (else it is doubled).
"""

import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psutil
import redis
from support.servers.databases import Postgres, Redis
from support.servers.serving import Person, Server, is_copied
from support.waiting import PATIENCE, any_moment, until
from websockets.exceptions import WebSocketException

GAMES = ("ur", "twelve", "gambit", "battles")
GENEROUS = {
    "REGALIA_TABLES_AN_HOUR": "100000",
    "REGALIA_REQUESTS_A_MINUTE": "1000000",
    "REGALIA_FRAMES_A_SECOND": "10000",
}
CUT = (WebSocketException, OSError, TimeoutError, EOFError)
WAIT = 10  # seconds without an answer, after which a line is given up


class Found(NamedTuple):
    """The outcome of a run: counts of actions that were told, lost and doubled, and of the cuts."""

    told: int  # actions and outcomes that somebody was told of
    lost: int
    doubled: int
    games: int
    cuts: int
    slowest: float  # seconds from the last answer before a cut to the first after it

    def __add__(self, other: "Found") -> "Found":  # type: ignore[override]
        return Found(
            *(mine + its for mine, its in zip(self[:-1], other[:-1])),
            slowest=max(self.slowest, other.slowest),
        )


class Reviews:
    """Reviews of games that are over: asked for, and followed until the end."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.shares: dict[str, float] = {}  # by the table's key: how far it had come
        self.done, self.lost = 0, 0

    def ask(self, key: str) -> None:
        """Only so many of a person wait at once; what is refused is nobody's loss."""
        with suppress(httpx.TransportError):
            if self.person.http.post(f"/api/tables/{key}/review").status_code == 200:
                self.shares[key] = 0.0

    def look(self) -> None:
        """One that was asked for is done, or goes on, and never falls back."""
        for key, share in list(self.shares.items()):
            answer = self.person.http.get(f"/api/tables/{key}/review")
            if answer.status_code != 200:  # the database is away, or others are asked first
                continue
            state = answer.json()
            self.shares[key] = state["share"]
            if state["state"] not in ("done", "working") or state["share"] < share:
                self.lost += 1
            if state["state"] != "working":
                self.done += state["state"] == "done"
                del self.shares[key]


class Playing(threading.Thread):
    def __init__(self, server: Server, game: str, seed: int, *seats: dict[str, Any]) -> None:
        super().__init__(daemon=True)
        self.person, self.game, self.seats = Person(server), game, seats
        self.rng = random.Random(seed)
        self.enough = threading.Event()
        self.known: dict[int, tuple[int, str]] = {}  # of this table: by number, seat and text
        self.sent: Counter[tuple[int, str]] = Counter()
        self.found = Found(0, 0, 0, 0, 0, 0.0)
        self.key = ""
        self.answered = time.monotonic()
        self.reviews: Reviews | None = None  # of whoever looks back at each game

    @property
    def told(self) -> int:
        return self.found.told + len(self.known)

    def run(self) -> None:
        while not self.enough.is_set():
            try:
                if not self.key:
                    self.key = self.person.open(self.game, *self.seats)["key"]
                self._play()
            except (*CUT, httpx.TransportError, AssertionError):
                self.found += Found(0, 0, 0, 0, 1, 0.0)
                any_moment(self.rng, 0, 0.2)

    def _play(self) -> None:
        with self.person.sit_at(self.key) as sitting:
            self._hear(sitting.log)
            while not sitting.table["over"] and not self.enough.is_set():
                if sitting.table["curtain"] is not None:
                    sitting.send("look", seat=sitting.table["curtain"])
                    sitting.wait(lambda message: message.get("curtain", 0) is None, WAIT)
                choices = [one for one in sitting.table["choices"] if not one["prepare"]]
                if choices:
                    choice = self.rng.choice(choices)
                    any_moment(self.rng, 0, 0.1)  # people think; and others need the machine
                    self.sent[choice["seat"], _done(choice["text"])] += 1
                    sitting.act(choice)
                    n = sitting.table["n"]
                    sitting.wait(lambda m, n=n: m["type"] == "refusal" or m.get("n", 0) > n, WAIT)
                else:  # a computer's turn
                    sitting.wait(lambda message: message["type"] == "table", PATIENCE)
                self._hear(sitting.log)
            if sitting.table["over"]:
                if self.reviews:
                    self.reviews.look()
                    self.reviews.ask(self.key)
                self.check(sitting.log)

    def _hear(self, log: list[dict[str, Any]]) -> None:
        self.known.update({entry["n"]: (entry["seat"], entry["text"]) for entry in log})
        now = time.monotonic()
        waited, self.answered = now - self.answered, now
        self.found += Found(0, 0, 0, 0, 0, waited)

    def check(self, log: list[dict[str, Any]]) -> None:
        """Compare what stands in the log with what we know; a new table comes next."""
        stands = {entry["n"]: (entry["seat"], entry["text"]) for entry in log}
        lost = sum(not _same(known, stands.get(n)) for n, known in self.known.items())
        mine = [n for n, seat in enumerate(self.seats) if seat["kind"] != "computer"] or [0, 1]
        own = Counter((seat, _done(text)) for seat, text in stands.values() if seat in mine)
        own = Counter({one: count for one, count in own.items() if "?" not in one[1]})
        doubled = sum((own - self.sent).values())
        self.found += Found(len(self.known), lost, doubled, 1, 0, 0.0)
        self.known, self.sent, self.key = {}, Counter(), ""

    def finish(self) -> Found:
        """Stop playing; the log is read a last time."""
        self.enough.set()
        self.join(2 * PATIENCE)
        if self.key:
            with self.person.sit_at(self.key) as sitting:
                self.check(sitting.log)
        if self.reviews:
            self.reviews.look()
        self.person.http.close()
        return self.found


def _done(text: str) -> str:
    """The action itself, without what it revealed."""
    return text.partition(",")[0]


def _same(known: tuple[int, str], stands: tuple[int, str] | None) -> bool:
    """Tell if a log may hold what somebody was told, who may know less of it or more."""
    if stands is None or known[0] != stands[0]:
        return False
    return known[1] == stands[1] or "?" in known[1] + stands[1]


class Cluster:
    """Servers that share an address, their PostgreSQL and their Redis; and what befalls them."""

    def __init__(self, folder: Path, servers: int, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.postgres, self.redis = Postgres(), Redis()
        self.folder, self.count = folder, servers
        self.environment = {
            **GENEROUS,
            "REGALIA_DATABASE": self.postgres.new_database(),
            "REGALIA_BUS": self.redis.url,
            "REGALIA_SERVERS": str(servers),
        }
        self.server = Server(folder, **self.environment)
        self.faults: dict[str, Callable[[], None]] = {
            "kill -9 of a server": self.kill_a_server,
            "kill -9 of a process that thinks": self.kill_a_thinker,
            "kill -9 of Redis": self.kill_redis,
            "Redis loses its listeners": self.lose_listeners,
            "restart of PostgreSQL": self.restart_postgres,
            "crash of PostgreSQL": self.crash_postgres,
            "a server pauses": lambda: self._pause(self.rng.choice(self.server.servers()).pid),
            "Redis pauses": lambda: self._pause(self.redis.process.pid),
            "PostgreSQL pauses": self.pause_postgres,
            "kill -9 of all servers": self.kill_all,
        }

    def kill_a_server(self) -> None:
        self.rng.choice(self.server.servers()).kill()

    def kill_a_thinker(self) -> None:
        servers = self.server.servers()
        everybody = psutil.Process(self.server.process.pid).children(recursive=True)
        thinkers = [one for one in everybody if one not in servers and thinks(one)]
        if thinkers:
            self.rng.choice(thinkers).kill()

    def kill_redis(self) -> None:
        self.redis.kill()
        any_moment(self.rng, 0, 1)
        self.redis.start()

    def lose_listeners(self) -> None:
        with redis.from_url(self.redis.url) as client:
            client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")

    def restart_postgres(self) -> None:
        self.postgres.stop(signal.SIGINT)
        self.postgres.start()

    def crash_postgres(self) -> None:
        self.postgres.stop(signal.SIGQUIT)
        self.postgres.start()

    def _pause(self, *processes: int) -> None:
        """Pause processes for a while, as if the network between them had stopped."""
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        any_moment(self.rng, 0.5, 2)
        for process in processes:
            os.kill(process, signal.SIGCONT)

    def pause_postgres(self) -> None:
        first = psutil.Process(self.postgres.process.pid)
        self._pause(first.pid, *(one.pid for one in first.children()))

    def kill_all(self) -> None:
        """Kill all servers at once, as if the machine had lost its power."""
        servers = self.server.servers()
        self.server.kill()
        for one in servers:
            one.kill()
        psutil.wait_procs(servers, timeout=PATIENCE)
        self.server = Server(self.folder, port=self.server.port, **self.environment)

    def close(self) -> None:
        self.server.stop()
        self.redis.close()
        self.postgres.close()


def thinks(process: psutil.Process) -> bool:
    with suppress(psutil.NoSuchProcess, psutil.ZombieProcess):
        words = " ".join(process.cmdline())
        return ("spawn_main" in words or "regalia" in words) and not is_copied(process)
    return False


def all_go_on(before: dict[Playing, int]) -> bool:
    return all(one.told > told for one, told in before.items())


def survive(
    cluster: Cluster,
    people: list[Playing],
    faults: Iterable[str],
    most: float = 0.5,
    patience: float = PATIENCE,
) -> None:
    """One after the other; each when everything goes on after the one before."""
    for name in faults:
        # Not whoever plays against a computer: a move that a dead server had leased takes a while.
        before = {one: one.told for one in people if not one.seats}
        until(partial(all_go_on, before), f"nothing goes on before: {name}", patience)
        any_moment(cluster.rng, 0, most)
        assert cluster.server.wait_for_servers(cluster.count)
        cluster.faults[name]()


@contextmanager
def playing(server: Server, games: tuple[str, ...], seed: int = 1) -> Iterator[list[Playing]]:
    """Play at a table of one person for each game, and for the first also at one against a
    computer."""
    people = [Playing(server, game, 100 * seed + n) for n, game in enumerate(games)]
    alone = {"kind": "me"}, {"kind": "computer", "level": 1}
    people.append(Playing(server, games[0], 100 * seed + 99, *alone))
    for one in people:
        one.start()
    try:
        yield people
    finally:
        for one in people:
            one.enough.set()


def all_found(people: list[Playing]) -> Found:
    found = Found(0, 0, 0, 0, 0, 0.0)
    for one in people:
        one.enough.set()
    for one in people:
        found += one.finish()
    return found
