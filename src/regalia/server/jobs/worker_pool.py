"""A pool of processes in which computer players think, so that the page stays quick.

A process that dies, or hangs for minutes, is replaced, and its question is asked once more.  A
caller gets a free slot before it chooses a question, so that nothing waits here: jobs wait in the
database (`store/job_queue.py`).
"""

import asyncio
import contextlib
import sys
import time
from typing import Protocol

from regalia.app.questions import LONGEST, Failed
from regalia.server.telemetry import THINKING, WAITING

PATIENCE = 300.0  # seconds for an answer; compiling for the first time can take one hundred
LOOK = 10.0  # how often somebody looks
ATTEMPTS = 2  # at one question
COMMAND = (sys.executable, "-m", "regalia.server.jobs.worker")


class Slot(Protocol):
    """A free worker."""

    async def ask(self, question: bytes) -> bytes:
        """Ask; then the slot is free for others, in any case."""
        ...

    def give_back(self) -> None:
        """Free the slot: there was nothing to ask."""
        ...


class WorkerSlots(Protocol):
    async def slots(self, most: int) -> list[Slot]:
        """Wait for free workers: at least one, at most so many."""
        ...

    async def start(self) -> None: ...

    async def close(self) -> None: ...


class WorkerGone(Exception):
    """A worker process has died, or seems to hang."""


class WorkerProcess:
    """A worker process, started at its first question."""

    def __init__(self, pool: "WorkerPool") -> None:
        self.pool = pool
        self.running: asyncio.subprocess.Process | None = None
        self.asking: asyncio.Task[bytes] | None = None

    async def ask(self, question: bytes) -> bytes:
        """Ask; if the caller is cancelled, the process thinks on and is free afterwards."""
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
            asking.exception()  # the caller has it
        self.give_back()

    async def _ask(self, question: bytes) -> bytes:
        for _ in range(ATTEMPTS):
            try:
                return await self._answer(question)
            except WorkerGone:
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
            raise WorkerGone from problem
        if not answer.endswith(b"\n"):
            raise WorkerGone
        return answer

    async def _line(self, reading: asyncio.StreamReader) -> bytes:
        began = time.monotonic()
        line = asyncio.create_task(reading.readline())
        try:
            while not (await asyncio.wait({line}, timeout=LOOK))[0]:
                if time.monotonic() - began > PATIENCE:
                    raise WorkerGone
            return line.result()
        finally:
            line.cancel()

    async def end(self) -> None:
        """Kill the process: nobody waits for its answer any more."""
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


class WorkerPool:
    """Worker processes of this machine."""

    def __init__(self, processes: int) -> None:
        self.free: asyncio.LifoQueue[WorkerProcess] = (
            asyncio.LifoQueue()
        )  # those that are warm first
        self.all = [WorkerProcess(self) for _ in range(processes)]
        for process in self.all:
            self.free.put_nowait(process)

    async def slots(self, most: int) -> list[Slot]:
        found: list[Slot] = [await self.free.get()]
        while len(found) < most and not self.free.empty():
            found.append(self.free.get_nowait())
        return found

    async def start(self) -> None:
        """Processes are started when they are needed."""

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self.all))
