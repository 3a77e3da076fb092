"""Attacks that go on until they are told to end, and say what came of them."""

import itertools
import json
import multiprocessing
import random
from collections.abc import Sequence

import httpx
import msgspec
import redis
from support.exercises import number
from support.servers.faults import CUT
from support.servers.serving import Person, Server
from witnesses import Witness

from regalia import games
from regalia.core import random as dice
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.kit.playing import seats_and_spectator, twins
from regalia.kit.suite.test_secrets_on_the_wire import all_told, table_of

HOME = "127.0.0.2"  # the address from which floods come
CONNECTIONS = 8
GAP = 0.1  # seconds between two attempts of the others
BODIES = (b"", b"{}", b"[" * 5000, b'{"game":"ur"}', b"\xff" * 100, b'{"text":"' + b"x" * 50000)


def flood(url: str, wanted: Sequence[str], seed: int, counts: Sequence[int]) -> None:
    """Ask for whatever there is, with a new cookie each time, as fast as it is answered."""
    import asyncio

    async def connection(number: int) -> None:
        rng = random.Random(100 * seed + number)
        transport = httpx.AsyncHTTPTransport(local_address=HOME)
        headers = {"x-regalia": "1", "origin": url, "content-type": "application/json"}
        async with httpx.AsyncClient(
            base_url=url, transport=transport, timeout=60, headers=headers
        ) as http:
            while True:
                http.cookies.clear()
                address = rng.choice(wanted)
                try:
                    if rng.random() < 0.7:
                        answer = await http.get(address)
                    else:
                        answer = await http.post(address, content=rng.choice(BODIES))
                    counts[min(answer.status_code // 100, 5)] += 1  # type: ignore[index]
                except httpx.HTTPError:
                    counts[0] += 1  # type: ignore[index]
                    await asyncio.sleep(GAP)

    async def all_of_them() -> None:
        await asyncio.gather(*(connection(number) for number in range(CONNECTIONS)))

    asyncio.run(all_of_them())


class Flood:
    """One address at eight connections, in a process of its own."""

    won = 0

    def __init__(self, url: str, wanted: Sequence[tuple[str, str]], seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.counts = context.Array("L", 6)
        routes = [address for _, address in wanted]
        self.process = context.Process(
            target=flood, args=(url, routes, seed, self.counts), daemon=True
        )

    def start(self) -> None:
        self.process.start()

    def end(self) -> None:
        self.process.kill()
        self.process.join()

    def told(self) -> str:
        none, _, good, moved, refused, broken = self.counts
        return (
            f"a flood of one address: {good + moved} answered, {refused} refused, {broken} × 5xx "
            f"(all times), {none} without an answer"
        )


class Attack(Witness):
    """Tries again and again; what `once` wins is counted."""

    def __init__(self) -> None:
        super().__init__()
        self.tries = self.won = 0

    def once(self) -> int:
        raise NotImplementedError

    def run(self) -> None:
        while not self.enough.wait(GAP):
            try:
                self.won += self.once()
                self.tries += 1
            except (*CUT, httpx.HTTPError, redis.RedisError, AssertionError):
                self.enough.wait(1)  # a fault of the place

    def told(self) -> str:
        return f"{self.__doc__ or ''} {self.tries} tries, {self.won} came through"


class CheatAtRushes(Attack):
    """The answer to a rush's exercise, asked for from a new cookie while it runs:"""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def _person(self) -> httpx.Client:
        headers = {"x-regalia": "1", "origin": self.url}
        transport = httpx.HTTPTransport(local_address="127.0.0.4")
        return httpx.Client(base_url=self.url, timeout=60, headers=headers, transport=transport)

    def once(self) -> int:
        with self._person() as player, self._person() as other:
            for one in (player, other):
                one.get("/api/games")
            made = player.post("/api/rushes", json={"game": "study", "mode": "survival"})
            assert made.status_code == 200, "not at present"
            key = made.json()["key"]
            begun = player.post(f"/api/rushes/{key}/begin", json={"name": ""})
            assert begun.status_code == 200, "not at present"
            exercise = number(begun.json()["asked"])
            address = f"/api/games/study/exercises/{exercise}/solution"
            return sum(one.post(address).status_code == 200 for one in (player, other))


class ForgedSeats(Attack):
    """Acts, and all else that a seat may do, by somebody who has none:"""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server

    def once(self) -> int:
        with Person(self.server) as ann, Person(self.server) as eve:
            keys = ann.open("twelve")
            with ann.sit_at(keys["key"]) as mine:
                before, choice = mine.table["n"], mine.table["choices"][0]
                for key in keys.values():
                    with eve.sit_at(key) as line:
                        line.act(choice)
                        for kind in ("resign", "undo", "draw", "hint", "why", "withdraw"):
                            line.send(kind, seat=choice["seat"], taps=[])
                        line.send("prepare", n=before, seat=choice["seat"], text=choice["text"])
                        line.send("sit", seat=choice["seat"], name="Eve", luck="")
                        line.send("ping")
                        line.wait(lambda message: message["type"] == "pong")
                mine.send("ping")
                mine.wait(lambda message: message["type"] == "pong")
                return int(mine.table["n"]) - int(before)


class SecretsSought(Attack):
    """All that is told of two games that differ only in what a seat may not know, to the byte:"""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seeds = itertools.count(1000 * seed)
        self.rooms = [room for room in map(games.room, games.names()) if not room.open]

    def once(self) -> int:
        seed = next(self.seeds)
        room, found = self.rooms[seed % len(self.rooms)], 0
        seats = seats_and_spectator(Game(room, {}))
        seat = seats[seed // len(self.rooms) % len(seats)]
        for nodes, pair in enumerate(twins(room, {}, seat, seed)):
            tables = [table_of(game, seat, False) for game in pair]
            if nodes % 5 or any(table.game.to_play == CHANCE for table in tables):
                continue
            person = "anna" if seat >= 0 else "a stranger"
            told = [all_told(one, person, seat, dice.seeded(nodes)) for one in tables]
            first, second = (msgspec.json.encode(one) for one in told)
            found += first != second
            if self.enough.wait(GAP):  # the others want to be measured
                break
        return found


class ForgedMessages(Attack):
    """Messages on the bus, repeated, changed and invented:"""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__()
        self.url, self.rng = url, random.Random(seed)
        self.sent = 0

    def once(self) -> int:
        with redis.from_url(self.url, socket_timeout=10) as line:
            channels = line.pubsub_channels("regalia:*")
            if not channels:
                return 0
            with line.pubsub(ignore_subscribe_messages=True) as heard:
                heard.subscribe(*channels)
                for _ in range(50):
                    real = heard.get_message(timeout=0.1)
                    true = bytes(real["data"]) if real else self.rng.randbytes(60)
                    place = self.rng.randrange(len(true))
                    for forged in (
                        true,
                        true[:place] + self.rng.randbytes(1) + true[place + 1 :],
                        self.rng.randbytes(self.rng.randrange(1, 400)),
                        self.rng.randbytes(16) + json.dumps({"table": place, "n": 9999}).encode(),
                    ):
                        for channel in channels:
                            line.publish(channel, forged)
                            self.sent += 1
        return 0

    def told(self) -> str:
        return f"{self.sent} messages forged on the bus; what they bring about is in the table"
