"""One pool of processes that think, for all servers of a machine.

The process that started the servers has it, and lends a slot to whoever connects: it says when
somebody can think, hears the question, and says the answer, a line each.  The way is a socket in a
folder that nobody else may look into.  A server that dies gives its slot back by that.
"""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from regalia.server.agents import Pool, Slot
from regalia.server.observing import LOG, THINKING, WAITING
from regalia.server.questions import LONGEST, Failed

READY = b"ready\n"


# ------------------------------------------------------------------------------ who lends slots


@contextlib.contextmanager
def shared_pool(processes: int) -> Iterator[str]:
    """Where servers find the pool, as long as this lasts."""
    with TemporaryDirectory(prefix="regalia-") as folder:
        lender = _Lender(processes, Path(folder) / "pool")
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


class _Lender(threading.Thread):
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
        pool = Pool(self.processes)

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


async def _lent(pool: Pool, reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
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


class Borrowed:
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


class Nearby:
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
        return [Borrowed(reading, writing)]

    async def start(self) -> None:
        """It is there before the servers are."""

    async def close(self) -> None:
        """Whoever started us ends it."""
