"""What strangers send is read, replayed and checked in a process of its own, which may be lost.

It has bounds on memory and time, and takes those who ask in turn by their address: whoever sends
the costliest record that there is waits for it, and nobody else does.  What is small by its bounds
(a unit file, an opened table) is read in a thread instead, which is quicker to ask.
"""

import asyncio
import multiprocessing
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread

from regalia.server.observing import FAILURES, LOG
from regalia.server.records import bound
from regalia.server.safety import SlowDown, TooLarge, says

Answer = TypeVar("Answer")

PATIENCE = 60.0  # seconds for one piece of work; an honest record takes some tenths of one
MOST_WAITING = 8  # pieces of work of one address
AT_ONCE = CapacityLimiter(2)  # in threads


async def beside(work: Callable[..., Answer], *given: Any) -> Answer:
    """What is small, beside the tables that are being played."""
    return await to_thread.run_sync(work, *given, limiter=AT_ONCE)


class Foreign:
    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self.most_waiting = most_waiting
        self.pool: ProcessPoolExecutor | None = None  # begun when somebody first needs it
        self.one = asyncio.Lock()  # piece of work at a time
        self.turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # by address
        self.waiting: Counter[str] = Counter()

    async def do(self, address: str, work: Callable[..., Answer], *given: Any) -> Answer:
        """Work for somebody at an address; SlowDown and TooLarge where it asks too much."""
        if self.waiting[address] >= self.most_waiting:
            raise SlowDown(says("slow-down"))
        self.waiting[address] += 1
        try:
            async with self.turns[address], self.one:
                return await self._do(work, given)
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]
                self.turns.pop(address, None)

    async def _do(self, work: Callable[..., Answer], given: tuple[Any, ...]) -> Answer:
        try:
            answer = asyncio.wrap_future(self._asked(work, given))
            done, _ = await asyncio.wait({answer}, timeout=PATIENCE)
            if not done:
                raise TimeoutError
            return answer.result()
        except (BrokenProcessPool, TimeoutError, MemoryError, asyncio.CancelledError) as problem:
            self.close()  # what it does now nobody wants to know
            if isinstance(problem, asyncio.CancelledError):
                raise
            FAILURES.inc()
            LOG.warning("something foreign was too much", work=work.__name__, why=repr(problem))
            raise TooLarge(says("too-large")) from None

    def _asked(self, work: Callable[..., Answer], given: tuple[Any, ...]) -> Future[Answer]:
        """Of the process there is; if it has died since it was last asked, of another."""
        self.pool = self.pool or _new_pool()
        try:
            return self.pool.submit(work, *given)
        except BrokenProcessPool:
            self.close()
            self.pool = _new_pool()
            return self.pool.submit(work, *given)

    def get_ready(self) -> None:
        """Begin the process, which takes a second, before somebody waits for it."""
        if self.pool is None:
            self._asked(int, ())

    def close(self) -> None:
        """At once; the next piece of work begins another."""
        if self.pool is not None:
            for process in list((getattr(self.pool, "_processes", None) or {}).values()):
                process.kill()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def _new_pool() -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")  # nothing of the server's is shared
    return ProcessPoolExecutor(1, context, initializer=bound)
