"""Steps of lessons and exercises are made beside the tables, in turn, and once for all."""

import asyncio
import gzip
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from support.servers.serving import Person, Server
from support.waiting import turns

from regalia.server.sandbox import step_packets
from regalia.server.sandbox.step_packets import REMEMBERED, StepPackets, made

STEP = ("ur", "first", "enter", "en", "wide")


def test_a_packet_comes_compressed_and_also_to_who_cannot_read_that(server: Server) -> None:
    with Person(server) as ann:
        path = "/api/games/ur/lessons/first/enter"
        plain = ann.http.get(path, headers={"accept-encoding": "identity"})
        packed = ann.http.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.json() == plain.json() == json.loads(gzip.decompress(made(STEP)))


class Process:
    """Instead of a process: what it was asked, and by whom; it answers when it is let."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.go = asyncio.Event()

    async def do(self, address: str, _: Callable[..., bytes], place: Any) -> bytes:
        self.asked.append((address, place))
        await self.go.wait()
        return repr(place).encode()

    def close(self) -> None:
        pass


def trying(test: Callable[[StepPackets, Process], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        there, process = StepPackets(), Process()
        there.process = process  # type: ignore[assignment]
        await test(there, process)
        there.close()

    asyncio.run(run())


def test_a_class_that_opens_the_same_step_waits_for_one() -> None:
    async def test(there: StepPackets, process: Process) -> None:
        asking = [asyncio.create_task(there.packet(STEP, "school")) for _ in range(30)]
        await turns()
        asking[0].cancel()  # one of them goes away; the others are answered
        process.go.set()
        found = await asyncio.gather(*asking, return_exceptions=True)
        assert found[1:] == 29 * [repr(STEP).encode()]
        assert process.asked == [("school", STEP)]
        await there.packet(STEP, "home")
        assert len(process.asked) == 1, "it is known"

    trying(test)


def test_what_failed_is_tried_again() -> None:
    async def test(there: StepPackets, process: Process) -> None:
        async def fail(*_: Any) -> bytes:
            raise OSError

        well, process.do = process.do, fail  # type: ignore[method-assign]
        with pytest.raises(OSError):
            await there.packet(STEP, "here")
        process.do = well  # type: ignore[method-assign]
        process.go.set()
        assert await there.packet(STEP, "here")

    trying(test)


def test_only_so_many_are_remembered_those_that_were_asked_for_last() -> None:
    async def test(there: StepPackets, process: Process) -> None:
        process.go.set()
        for number in range(REMEMBERED + 5):
            await there.packet(("ur", number, "en", "wide"), "here")
            await there.packet(STEP, "here")
        assert len(there.known) == REMEMBERED
        assert STEP in there.known and ("ur", 0, "en", "wide") not in there.known

    trying(test)


def test_one_address_cannot_pile_up_packets() -> None:
    """Somebody who asks for everything at once is told to slow down; others are answered."""

    async def run() -> None:
        there = StepPackets()
        there.process.one = asyncio.Lock()
        await there.process.one.acquire()  # the process is busy
        flood = [
            asyncio.create_task(there.packet(("ur", number, "en", "wide"), "one"))
            for number in range(step_packets.MOST_WAITING + 20)
        ]
        await turns(10)  # each comes as far as it can
        done = [task for task in flood if task.done()]
        assert len(done) == 20
        assert {type(task.exception()).__name__ for task in done} == {"SlowDown"}
        other = asyncio.create_task(there.packet(("ur", 900, "en", "wide"), "two"))
        order: list[str] = []
        there.process._do = lambda _, given: _noted(order, given)  # type: ignore[assignment, method-assign]
        there.process.one.release()
        await other
        assert "900" in order[1], "it waited for one of theirs"
        for task in flood:
            task.cancel()
        there.close()
        await asyncio.gather(*flood, return_exceptions=True)

    asyncio.run(run())


async def _noted(order: list[str], given: Any) -> bytes:
    order.append(repr(given))
    await turns()
    return b""
