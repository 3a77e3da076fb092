"""One process of the sandbox: it works on one piece at a time, and may be lost."""

import asyncio
import pickle
import time
import traceback
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from regalia.core.errors import RegaliaError
from regalia.server.sandbox.child_process import kill_pool, new_pool
from regalia.server.sandbox.memory_limit import apply_limits

PATIENCE = 60.0  # seconds for one piece of work; an honest record takes some tenths of one
LOST = (BrokenProcessPool, TimeoutError, MemoryError)  # after which the process is no more


class WorkDone(NamedTuple):
    """A result, or the error that the work raised, and the processor time that it took."""

    result: Any
    problem: Exception | None
    seconds: float


def packed(work: Callable[..., Any], given: tuple[Any, ...]) -> bytes:
    return pickle.dumps((work, given), pickle.HIGHEST_PROTOCOL)


def run(piece: bytes) -> WorkDone:
    """Do a piece of work, in the process."""
    begun = time.process_time()
    try:
        work, given = pickle.loads(piece)
        result, problem = work(*given), None
    except MemoryError:
        raise
    except Exception as raised:
        if not isinstance(raised, RegaliaError):
            raised.add_note(traceback.format_exc())  # which does not leave the process
        result, problem = None, raised
    return WorkDone(result, problem, time.process_time() - begun)


class SandboxWorker:
    def __init__(self) -> None:
        self.pool = new_pool(apply_limits)
        self.free = False  # it has begun, and works on nothing

    async def begin(self) -> None:
        """Wait until the process is there, which takes a second."""
        await self._asked(int)
        self.free = True

    async def do(self, piece: bytes) -> WorkDone:
        """Do a piece of work; one of LOST, where it was too much."""
        outcome: WorkDone = await self._asked(run, piece)
        return outcome

    async def _asked(self, work: Callable[..., Any], *given: Any) -> Any:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.wrap_future(self.pool.submit(work, *given))

    @property
    def dead(self) -> bool:
        """Tell if the process was lost while it had nothing to do."""
        return bool(getattr(self.pool, "_broken", False))

    def close(self) -> None:
        """Kill the process."""
        kill_pool(self.pool)
