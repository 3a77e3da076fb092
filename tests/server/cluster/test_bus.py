"""The bus between servers: who may speak on it, and what a message can bring about."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
import redis.asyncio
from support.servers.databases import Redis, free_port, made
from support.waiting import turns, until_true

from regalia.server.cluster.bus import Bus
from regalia.server.cluster.peers import WRITE, LogGrown, PersonsPresent
from regalia.server.live.connection import Connection
from regalia.server.services import Services
from regalia.server.settings import Settings
from regalia.server.store.job_queue import Requester
from regalia.table.settings import NewTable, Seat

KEY, OTHER_KEY = b"k" * 32, b"o" * 32
TLS = Path(__file__).parents[1] / "tls"  # a certificate for localhost, for these tests only


def done(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


class Listener:
    def __init__(self, url: str, key: bytes = KEY) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self.connected = asyncio.Event()
        self.bus = Bus(url, key, self.heard.put_nowait, self.connected.set)

    async def __aenter__(self) -> "Listener":
        self.bus.start()
        await asyncio.wait_for(self.connected.wait(), 30)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.bus.close()


async def talk(url: str) -> None:
    async with Listener(url) as one, Listener(url) as other:
        one.bus.say(b"hello")
        for each in (one, other):
            assert await asyncio.wait_for(each.heard.get(), 30) == b"hello"


def test_what_one_server_says_all_hear(bus: Redis) -> None:
    done(talk(bus.url))


def test_the_bus_may_run_over_tls() -> None:
    port = free_port()
    tls = Redis(
        *("--port", "0", "--tls-port", str(port), "--tls-auth-clients", "no"),
        *("--tls-cert-file", str(TLS / "certificate.pem"), "--tls-key-file", str(TLS / "key.pem")),
        port=port,
    )
    try:
        url = f"rediss://:{tls.password}@localhost:{port}/0"
        done(talk(f"{url}?ssl_ca_certs={TLS / 'certificate.pem'}"))
        with pytest.raises(TimeoutError):  # a certificate that nobody vouches for
            done(alone(url))
    finally:
        tls.close()


async def alone(url: str) -> None:
    listener = Listener(url)
    listener.bus.start()
    try:
        await asyncio.wait_for(listener.connected.wait(), 1)
    finally:
        await listener.bus.close()


def test_who_does_not_know_the_password_hears_nothing(bus: Redis) -> None:
    with pytest.raises(TimeoutError):
        done(alone(f"redis://:guessed@127.0.0.1:{bus.port}/0"))


def test_who_does_not_know_the_key_is_not_heard(bus: Redis) -> None:
    async def forge() -> None:
        async with Listener(bus.url) as one, Listener(bus.url, OTHER_KEY) as stranger:
            stranger.bus.say(b"forged")
            stranger.bus.channel = one.bus.channel  # if they had found it
            stranger.bus.say(b"forged")
            async with redis.asyncio.from_url(bus.url) as plain:
                for message in (b"", b"x", b"0" * 16 + b"forged", b"\xff" * 100_000):
                    await plain.publish(one.bus.channel, message)
            one.bus.say(b"ours")
            assert await asyncio.wait_for(one.heard.get(), 30) == b"ours"

    done(forge())


def test_a_message_says_that_there_is_something_to_read_and_nothing_else(bus: Redis) -> None:
    """Neither keys nor persons nor actions can be read on the bus."""

    async def overhear() -> None:
        async with (
            Listener(bus.url) as one,
            redis.asyncio.from_url(bus.url) as plain,
            plain.pubsub(ignore_subscribe_messages=True) as line,
        ):
            await line.subscribe(one.bus.channel)
            await line.get_message(timeout=1)
            one.bus.say(WRITE.encode([LogGrown(7, 12), PersonsPresent(7, "server", ["disguised"])]))
            while not (told := await line.get_message(timeout=30)) or len(told["data"]) < 17:
                pass
            said = [["wrote", 7, 12], ["present", 7, "server", ["disguised"]]]
            assert told["data"][16:] == WRITE.encode(said)

    done(overhear())


def test_messages_that_are_not_true_cost_one_read_now_and_then(bus: Redis, tmp_path: Path) -> None:
    made(f"sqlite:///{tmp_path / 'regalia.db'}")

    async def lie() -> None:
        services = Services(Settings(folder=tmp_path, bus=bus.url, processes=1))
        await services.start()
        try:
            seats = [Seat("me"), Seat("here")]
            kept = (
                await services.tables.new(NewTable("ur", seats), Requester(person="ann"), "")
            ).id
            peers = services.peers
            assert peers is not None
            live = services.tables.held[kept]
            live.connections.add(Connection("ann", "en", "wide", True))  # else nobody reads at all
            await peers._look()  # as after a cut
            reads = 0
            log_from = services.storage.log_from

            async def counted(table_id: int, n: int) -> list[bytes]:
                nonlocal reads
                reads += 1
                return await log_from(table_id, n)

            services.storage.log_from = counted  # type: ignore[method-assign]
            written = live.written
            for i in range(1000):
                peers._hear(WRITE.encode([LogGrown(kept, written + 1 + i)]))
                peers._hear(WRITE.encode([LogGrown(kept + 1 + i, 5)]))
                peers._hear(WRITE.encode([LogGrown(kept, 10**12)]))
                peers._hear(WRITE.encode([LogGrown(kept, -1)]))
                peers._hear(b"[[[[")
                await turns()
            await until_true(lambda: not peers.tasks)
            assert reads == 2 and live.written == written, "at once, and once more after a while"
        finally:
            await services.close()

    done(lie())
