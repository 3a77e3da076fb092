"""One worker pool for all servers of a machine.

The process that started the servers has the pool, and lends a slot for each connection to a Unix
socket in a private folder: it says when a worker is free, reads the question, and writes the
answer, a line each.  A server that dies gives its slot back by closing the connection.
"""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from regalia.app.questions import LONGEST, Failed
from regalia.server.jobs.worker_pool import Slot, WorkerPool
from regalia.server.telemetry import LOG, THINKING, WAITING

READY = b"ready\n"


# ------------------------------------------------------------------------------ who lends slots


@contextlib.contextmanager
def shared_pool(processes: int) -> Iterator[str]:
    """Run a pool for all servers of this machine; yields the path of its socket."""
    with TemporaryDirectory(prefix="regalia-") as folder:
        lender = _PoolThread(processes, Path(folder) / "pool")
        lender.start()
        lender.open.wait()
        if lender.problem is not None:
            raise lender.problem
        try:
            yield str(lender.path)
        finally:
            lender.end()


def _quick_loop() -> asyncio.AbstractEventLoop:
    try:
        from uvloop import new_event_loop
    except ImportError:  # Windows, which has no such sockets either
        return asyncio.new_event_loop()
    return new_event_loop()


class _PoolThread(threading.Thread):
    def __init__(self, processes: int, path: Path) -> None:
        super().__init__(name="the shared pool", daemon=True)
        self.processes, self.path = processes, path
        self.open = threading.Event()
        self.problem: BaseException | None = None  # why there is no pool
        self.loop = _quick_loop()
        self.enough = asyncio.Event()

    def run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
                runner.run(self._lend())
        except BaseException as problem:
            self.problem = problem
        finally:
            self.open.set()

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.enough.set)
        self.join()

    async def _lend(self) -> None:
        pool = WorkerPool(self.processes)

        async def lend(reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
            try:
                await _lent(pool, reading, writing)
            except (OSError, ValueError) as problem:  # the server is gone, or its line had no end
                LOG.warning("a slot came back", why=str(problem))
            finally:
                writing.close()

        server = await asyncio.start_unix_server(lend, self.path, limit=LONGEST)
        self.open.set()
        await self.enough.wait()
        server.close()
        await pool.close()


async def _lent(
    pool: WorkerPool, reading: asyncio.StreamReader, writing: asyncio.StreamWriter
) -> None:
    (slot,) = await pool.slots(1)
    try:
        writing.write(READY)
        await writing.drain()
        question = await reading.readline()
    except BaseException:
        slot.give_back()
        raise
    if not question.endswith(b"\n"):  # there was nothing to ask
        slot.give_back()
        return
    with contextlib.suppress(Failed):
        writing.write(await slot.ask(question[:-1]))
        await writing.drain()


# ------------------------------------------------------------------------------ who borrows them


class BorrowedSlot:
    def __init__(self, reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        self.reading, self.writing = reading, writing

    async def ask(self, question: bytes) -> bytes:
        began = time.monotonic()
        with WAITING.track_inprogress():
            try:
                self.writing.write(question + b"\n")
                await self.writing.drain()
                answer = await self.reading.readline()
            except (OSError, ValueError) as problem:
                raise Failed("the pool of this machine is gone") from problem
            finally:
                self.give_back()
                THINKING.observe(time.monotonic() - began)
        if not answer.endswith(b"\n"):
            raise Failed("the pool of this machine has no answer")
        return answer

    def give_back(self) -> None:
        self.writing.close()


class HostWorkers:
    """The pool of this machine, as one of its servers sees it."""

    def __init__(self, path: str) -> None:
        self.path = path

    async def slots(self, most: int) -> list[Slot]:
        reading, writing = await asyncio.open_unix_connection(self.path, limit=LONGEST)
        try:
            if await reading.readline() != READY:
                raise OSError("the pool of this machine is closed")
        except BaseException:
            writing.close()
            raise
        return [BorrowedSlot(reading, writing)]

    async def start(self) -> None:
        """The pool is there before the servers are."""

    async def close(self) -> None:
        """The process that started the servers ends the pool."""
