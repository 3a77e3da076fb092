"""Processes in which strangers' records are read, replayed and checked, and which may be lost.

Memory and time are limited, and addresses take turns: the sender of a costly record waits for it,
and nobody else does.  Work that is small by its limits (a unit file, a new table) runs in a thread
instead, which is quicker to ask.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread

from regalia.app.errors import SlowDown, TooLarge
from regalia.server.messages import says
from regalia.server.sandbox.child_process import kill_pool, new_pool
from regalia.server.sandbox.memory_limit import apply_limits
from regalia.server.telemetry import FAILURES, LOG

Result = TypeVar("Result")

PATIENCE = 60.0  # seconds for one piece of work; an honest record takes some tenths of one
MOST_WAITING = 8  # pieces of work of one address
AT_ONCE = CapacityLimiter(2)  # in threads


async def run_in_thread(work: Callable[..., Result], *given: Any) -> Result:
    """Run small work in a thread, beside the tables that are being played."""
    return await to_thread.run_sync(work, *given, limiter=AT_ONCE)


class Sandbox:
    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self.most_waiting = most_waiting
        self.pool: ProcessPoolExecutor | None = None  # begun when somebody first needs it
        self.one = asyncio.Lock()  # piece of work at a time
        self.turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # by address
        self.waiting: Counter[str] = Counter()

    async def do(self, address: str, work: Callable[..., Result], *given: Any) -> Result:
        """Work for a person at an address; SlowDown and TooLarge where it asks too much."""
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

    async def _do(self, work: Callable[..., Result], given: tuple[Any, ...]) -> Result:
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

    def _asked(self, work: Callable[..., Result], given: tuple[Any, ...]) -> Future[Result]:
        """Submit work; where the process has died since it was last used, to another."""
        self.pool = self.pool or new_pool(apply_limits)
        try:
            return self.pool.submit(work, *given)
        except BrokenProcessPool:
            self.close()
            self.pool = new_pool(apply_limits)
            return self.pool.submit(work, *given)

    def get_ready(self) -> None:
        """Start the process, which takes a second, before somebody waits for it."""
        if self.pool is None:
            self._asked(int, ())

    def close(self) -> None:
        """Kill the process; the next piece of work begins another."""
        if self.pool is not None:
            kill_pool(self.pool)
            self.pool = None
