"""Steps of lessons and exercises are made beside the tables, in turn, and once for all."""

import asyncio
import gzip
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from support.servers.serving import Person, Server
from support.waiting import turns

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
