"""Computer players think in a few processes of their own, so that the page stays quick.

A process that dies, or gets nowhere for minutes, is replaced, and what it was asked is asked once
more.  Who wants to ask gets a slot first, so that nobody waits here: what waits, waits as a row of
the database (`due.py`).
"""

import asyncio
import contextlib
import sys
import time
from typing import Protocol

from regalia.server.observing import THINKING, WAITING
from regalia.server.questions import LONGEST, Failed

PATIENCE = 300.0  # seconds for an answer; compiling for the first time can take one hundred
LOOK = 10.0  # how often somebody looks
ATTEMPTS = 2  # at one question
COMMAND = (sys.executable, "-m", "regalia.server.thinking")


class Slot(Protocol):
    """Somebody who can think now."""

    async def ask(self, question: bytes) -> bytes:
        """The answer; then the slot is free for others, in any case."""
        ...

    def give_back(self) -> None:
        """There was nothing to ask."""
        ...


class Agents(Protocol):
    async def slots(self, most: int) -> list[Slot]:
        """Some that can think now, at least one: this waits for it."""
        ...

    async def start(self) -> None: ...

    async def close(self) -> None: ...


class Gone(Exception):
    """A process has died, or seems to get nowhere."""


class Process:
    """One that thinks, started when it is first asked something."""

    def __init__(self, pool: "Pool") -> None:
        self.pool = pool
        self.running: asyncio.subprocess.Process | None = None
        self.asking: asyncio.Task[bytes] | None = None

    async def ask(self, question: bytes) -> bytes:
        """Whoever asks may go; the process thinks on, and is free when it has done so."""
        began = time.monotonic()
        self.asking = asyncio.create_task(self._ask(question), name="asking a computer")
        self.asking.add_done_callback(self._asked)
        with WAITING.track_inprogress():
            try:
                return await asyncio.shield(self.asking)
            finally:
                THINKING.observe(time.monotonic() - began)

    def give_back(self) -> None:
        self.pool.free.put_nowait(self)

    def _asked(self, asking: asyncio.Task[bytes]) -> None:
        if not asking.cancelled():
            asking.exception()  # whoever wanted to know it has heard of it
        self.give_back()

    async def _ask(self, question: bytes) -> bytes:
        for _ in range(ATTEMPTS):
            try:
                return await self._answer(question)
            except Gone:
                await self.end()
        raise Failed("the process that thought about it has died, again and again")

    async def _answer(self, question: bytes) -> bytes:
        try:
            if self.running is None:
                self.running = await asyncio.create_subprocess_exec(
                    *COMMAND,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST,
                )
            reading, writing = self.running.stdout, self.running.stdin
            assert reading is not None and writing is not None
            writing.write(question + b"\n")
            await writing.drain()
            answer = await self._line(reading)
        except (OSError, ValueError) as problem:  # it died; or its line had no end
            raise Gone from problem
        if not answer.endswith(b"\n"):
            raise Gone
        return answer

    async def _line(self, reading: asyncio.StreamReader) -> bytes:
        began = time.monotonic()
        line = asyncio.create_task(reading.readline())
        try:
            while not (await asyncio.wait({line}, timeout=LOOK))[0]:
                if time.monotonic() - began > PATIENCE:
                    raise Gone
            return line.result()
        finally:
            line.cancel()

    async def end(self) -> None:
        """At once: nobody waits for its thoughts any more."""
        if (process := self.running) is not None:
            self.running = None
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            if process.stdin is not None:
                process.stdin.close()

    async def close(self) -> None:
        if self.asking is not None:
            self.asking.cancel()
            await asyncio.gather(self.asking, return_exceptions=True)
        await self.end()


class Pool:
    """So many processes of this machine."""

    def __init__(self, processes: int) -> None:
        self.free: asyncio.LifoQueue[Process] = asyncio.LifoQueue()  # those that are warm first
        self.all = [Process(self) for _ in range(processes)]
        for process in self.all:
            self.free.put_nowait(process)

    async def slots(self, most: int) -> list[Slot]:
        found: list[Slot] = [await self.free.get()]
        while len(found) < most and not self.free.empty():
            found.append(self.free.get_nowait())
        return found

    async def start(self) -> None:
        """They are started when they are needed."""

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self.all))
