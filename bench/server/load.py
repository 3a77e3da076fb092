"""Measure the play that a server carries, and the time from an action to the other person's screen.

    python bench/server/load.py                                 2,000 tables, 200 actions a second
    python bench/server/load.py --tables 5000 --rate 0          10,000 people who only look on
    python bench/server/load.py --servers 2 --database postgresql://… --bus redis://…
    python bench/server/load.py --compare 1,2,4 --tables 600 --rate 100 --seconds 20 --warm 5
                                                         one server on SQLite, then so many on a
                                                         PostgreSQL and a Redis of its own: a table

Starts a server of its own in a folder of its own, with its usual limits; people come from many
addresses of this machine (127.x), as they would from the internet.  All five games are played: at
four tables of five two people, at the fifth a person and a computer of level 1, 2 or 3.  When
everybody sits and has been told of the table, and after some play that does not count, an action is
sent every 1/rate seconds, each at another table, by whoever may act there, at random among what the
page offers; nobody waits for an answer before the next one (what is late does not slow the rest
down).  A finished table is played again by the same people.

Measured is the time from sending an action to the arrival of the table that shows it at the other
person's end (against a computer: at one's own).  The clients run on the same machine, in this
process; what they and each part of the server used is told apart.  It ends by itself.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil
import uvloop
from crowd import Person, Server, Told

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from support.servers.databases import postgres, redis
from support.servers.serving import serving

GAMES = ("battles", "gambit", "study", "twelve", "ur")
TOGETHER = 20  # tables whose people share an address
AT_ONCE = 16  # people who come in at the same moment
LOST = 10.0  # seconds after which an action counts as lost
OPEN = resource.RLIMIT_NOFILE
PARTS = ("server", "postgres", "redis-server", "thinking", "clients")  # whose processor time counts


class Table:
    """A table, from its people's side."""

    def __init__(self, number: int) -> None:
        self.game = GAMES[number % len(GAMES)]
        self.level = 1 + number // 25 % 3 if number // 5 % 5 == 4 else None
        place = number // TOGETHER
        address = f"127.1.{place // 250}.{1 + place % 250}"
        self.people = [Person(address) for _ in range(1 if self.level else 2)]
        self.key, self.number = "", number
        self.sent: tuple[float, int, Person] | None = None  # when, at what length, who sees it
        self.moving = 0  # people on their way to the next table

    @property
    def wanted(self) -> bytes:
        other: dict[str, Any] = {"kind": "open"}
        if self.level:
            other = {"kind": "computer", "level": self.level}
        seats = [{"kind": "me"}, other]
        name = f"Ann {self.number}"  # of everybody another: texts with names are no others' texts
        return json.dumps({"game": self.game, "seats": seats, "name": name}).encode()


class Crowd:
    def __init__(self, server: Server, tables: int, seed: int) -> None:
        self.server, self.rng = server, random.Random(seed)
        self.tables = [Table(number) for number in range(tables)]
        self.seen: list[float] = []  # seconds from an action to the other's screen
        self.own: list[float] = []  # against a computer: to one's own
        self.tasks: set[asyncio.Task[None]] = set()
        self.sent = self.refused = self.lost = self.idle = self.again = 0
        self.since = 0.0  # what was sent before does not count
        self.late = 0.0  # by how much the clients themselves kept an action back, at most

    async def open(self) -> None:
        await self._each(self._open, self.tables)

    async def sit(self) -> None:
        await self._each(self._sit, self.tables)
        while any(not person.last for table in self.tables for person in table.people):
            await asyncio.sleep(0.1)

    async def _each(self, work: Any, tables: list[Table]) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with gate:
                await work(table)

        await asyncio.gather(*map(one, tables))

    async def _open(self, table: Table) -> None:
        first = table.people[0]
        answer, first.cookie = await self.server.post("/api/tables", table.wanted, first.address)
        table.key = json.loads(answer)["key"]

    async def _sit(self, table: Table) -> None:
        for person in table.people:
            person.changed = lambda who, table=table: self._arrived(table, who)  # type: ignore[misc]
            person.answered = lambda who, told, table=table: self._answered(table, who, told)  # type: ignore[misc]
            person.line = await self.server.connect(table.key, person.address, person)
        for person in table.people[1:]:
            person.say(f'{{"type":"sit","seat":1,"name":"Bob {table.number}","luck":"x"}}')

    # ------------------------------------------------------------------------------ playing

    async def play(self, rate: float, seconds: float) -> float:
        """Play at this rate; the seconds that it took."""
        order, turn = self.rng.sample(self.tables, len(self.tables)), 0
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0, due - time.perf_counter()))
            self.late = max(self.late, time.perf_counter() - due)
            for _ in order:
                turn = (turn + 1) % len(order)
                if self._act(order[turn]):
                    break
            else:
                self.idle += 1
        await asyncio.sleep(max(0, began + seconds - time.perf_counter()))
        return time.perf_counter() - began

    def _act(self, table: Table) -> bool:
        now = time.perf_counter()
        if table.moving:
            return False
        if table.sent:
            if now - table.sent[0] < LOST:
                return False
            self.lost += 1
            table.sent = None
        for person in table.people:
            seen = person.seen()
            if seen.over:
                self._play_again(table)
                return False
            if (sent := person.act(seen, self.rng)) is not None:
                others = [one for one in table.people if one is not person]
                table.sent = sent, seen.n, others[0] if others else person
                self.sent += 1
                return True
        return False

    def _arrived(self, table: Table, person: Person) -> None:
        if table.sent and person is table.sent[2] and person.n > table.sent[1]:
            sent, table.sent = table.sent[0], None
            if sent >= self.since:
                (self.own if table.level else self.seen).append(person.arrived - sent)

    def _answered(self, table: Table, person: Person, told: Told) -> None:
        if told.type == "rematch":
            if person.table != told.key:  # else it is said once more
                person.table = told.key
                self._do(self._move(table, person, told.key))
        elif told.type == "refusal":
            self.refused += 1
            table.sent = None

    def _play_again(self, table: Table) -> None:
        table.moving, table.sent = len(table.people), None
        self.again += 1
        for person in table.people:
            person.say('{"type":"rematch"}')

    async def _move(self, table: Table, person: Person, key: str) -> None:
        if person.line is not None:
            person.line.close()
        person.last = b""
        person.line = await self.server.connect(key, person.address, person)
        while not person.last:
            await asyncio.sleep(0.05)
        table.moving -= 1

    def _do(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def forget(self) -> None:
        """Drop all measurements until now."""
        self.seen, self.own, self.late = [], [], 0.0
        self.since = time.perf_counter()
        self.sent = self.refused = self.lost = self.idle = self.again = 0

    @property
    def people(self) -> list[Person]:
        return [person for table in self.tables for person in table.people]


# ------------------------------------------------------------------------------- what it costs


class Used:
    """Processor seconds and memory of the parts, at one moment."""

    def __init__(self, server: int, beside: tuple[str, ...]) -> None:
        self.at = time.perf_counter()
        self.seconds: dict[str, float] = {"clients": time.process_time()}
        self.memory: dict[str, int] = {}
        main = psutil.Process(server)
        for process in (main, *main.children(recursive=True)):
            self._count(process, "server" if _listens(process) else "thinking")
        ours = psutil.Process().children(recursive=True)  # or whatever there is on this machine
        named = [one for one in ours if _name(one) in beside] or psutil.process_iter()
        for process in named if beside else ():
            if (name := _name(process)) in beside:
                self._count(process, name)

    def _count(self, process: psutil.Process, part: str) -> None:
        try:
            times, memory = process.cpu_times(), process.memory_info().rss
        except psutil.Error:  # it has just ended
            return
        spent = times.user + times.system
        self.seconds[part] = self.seconds.get(part, 0.0) + spent
        self.memory[part] = self.memory.get(part, 0) + memory


def _name(process: psutil.Process) -> str:
    try:
        return process.name()
    except psutil.Error:
        return ""


def _listens(process: psutil.Process) -> bool:
    try:
        return any(one.status == psutil.CONN_LISTEN for one in process.net_connections("tcp"))
    except psutil.Error:
        return False


def report(crowd: Crowd, seconds: float, before: Used, after: Used) -> str:
    """Print it all; the same as a line of a table."""
    done = len(crowd.seen) + len(crowd.own)
    print(
        f"\n{done} of {crowd.sent} actions in {seconds:.0f} s: {done / seconds:.1f} a second; "
        f"{crowd.refused} refused, {crowd.lost} lost, {crowd.idle} with nobody to act, "
        f"{sum(p.lines_lost for p in crowd.people)} lines lost, {crowd.again} tables played again"
    )
    for name, found in (("the other's screen", crowd.seen), ("one's own, vs. computer", crowd.own)):
        if found:
            ms = sorted(1000 * one for one in found)
            shares = (0.5, 0.9, 0.99, 0.999)
            told = [f"{100 * s:g} % {ms[int(s * (len(ms) - 1))]:.1f} ms" for s in shares]
            mean = statistics.mean(ms)
            print(f"to {name}: {', '.join(told)}; mean {mean:.1f}, slowest {ms[-1]:.1f}")
    print(f"clients kept an action back by {1000 * crowd.late:.1f} ms at most")
    span, cells = after.at - before.at, [f"{done / seconds:.0f}", _late(crowd.seen)]
    for part in PARTS:
        spent = after.seconds.get(part, 0.0) - before.seconds.get(part, 0.0)
        cores, each = f"{spent / span:.2f} cores", f"{1000 * spent / max(1, done):.2f} ms"
        cells.append(f"{cores}, {each}")
        print(f"{part}: {spent:.1f} s of processor time, {cores}, {each} an action")
    return " | ".join(cells)


def _late(found: list[float]) -> str:
    """The time within which 99 of 100 were told."""
    ms = sorted(1000 * one for one in found)
    return f"{ms[int(0.99 * (len(ms) - 1))]:.0f} ms" if ms else ""


# ---------------------------------------------------------------------------------- the run


async def measure(process: int, port: int, chosen: argparse.Namespace) -> str:
    beside = PARTS[1:3] if chosen.database or chosen.bus else ()
    crowd = Crowd(Server(port, not chosen.plain), chosen.tables, chosen.seed)
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {load} before; ", end="")
    print(f"{platform.python_implementation()} {platform.python_version()}; process {process}")
    bare = Used(process, beside)
    await crowd.open()
    opened = Used(process, beside)
    await crowd.sit()
    sitting = Used(process, beside)
    people = len(crowd.people)
    mb = 1024 * 1024
    print(
        f"{chosen.tables} tables opened in {opened.at - bare.at:.0f} s, {people} people sit "
        f"after {sitting.at - opened.at:.0f} s; a server of {bare.memory['server'] / mb:.0f} MB, "
        f"{(opened.memory['server'] - bare.memory['server']) / chosen.tables / 1024:.0f} KB for a "
        f"table, {(sitting.memory['server'] - opened.memory['server']) / people / 1024:.0f} KB "
        f"for a connection and the first message"
    )
    if chosen.rate:
        await crowd.play(chosen.rate, chosen.warm)
    else:
        await asyncio.sleep(chosen.warm)
    crowd.forget()
    before = Used(process, beside)
    seconds = await crowd.play(chosen.rate, chosen.seconds)
    after = Used(process, beside)
    await asyncio.sleep(1)  # what was just sent still arrives, uncounted
    line = report(crowd, seconds, before, after)
    for part, memory in after.memory.items():
        print(f"{part}: {memory / mb:.0f} MB")
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"load {load} after")
    return line


def run(chosen: argparse.Namespace) -> str:
    given = {"SERVERS": str(chosen.servers), "DATABASE": chosen.database, "BUS": chosen.bus}
    environment = {f"REGALIA_{name}": value for name, value in given.items() if value}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), **environment) as server:
        return uvloop.run(measure(server.process.pid, server.port, chosen))


def compare(chosen: argparse.Namespace) -> None:
    """One server on SQLite, then several on PostgreSQL; what each part used, in one table."""
    rows = [("SQLite", run(chosen))]
    for count in map(int, chosen.compare.split(",")):
        with postgres() as database, redis() as bus:
            chosen.servers, chosen.database = count, database.new_database()
            chosen.bus = bus.url
            rows.append((f"PostgreSQL, {count}", run(chosen)))
    print(f"\n| servers | told a second | 99 % | {' | '.join(PARTS)} |")
    print("|---" * (3 + len(PARTS)) + "|")
    for name, line in rows:
        print(f"| {name} | {line} |")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=200, help="actions a second, at all tables")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm", type=float, default=15, help="seconds of play before it counts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--plain", action="store_true", help="offer no compression, unlike browsers"
    )
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--database", default="", help="postgresql://… instead of a SQLite file")
    parser.add_argument("--bus", default="", help="redis://…, between several servers")
    parser.add_argument("--compare", default="", help="numbers of servers, by commas: a table")
    chosen = parser.parse_args()
    most = resource.getrlimit(OPEN)[1]
    resource.setrlimit(OPEN, (most, most))  # the server inherits it
    if chosen.compare:
        compare(chosen)
    else:
        run(chosen)


if __name__ == "__main__":
    main()
