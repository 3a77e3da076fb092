"""Background tasks, and their cancellation."""

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

from regalia.core.errors import RegaliaError
from regalia.server.loop_guard import ROUTE
from regalia.server.telemetry import FAILURES, LOG

PAUSE = 0.1  # seconds until a task that has not ended is cancelled again


async def cancel_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they have ended.

    Once may not be enough: where writing ends at this very moment, the client of Redis forgets
    that it was cancelled (`asyncio.wait_for` of Python 3.11)."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=PAUSE)


class BackgroundTasks:
    """Tasks for which nobody waits; an error in one is logged."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._logged(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        await cancel_all(self.tasks)

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        ROUTE.set(getattr(work, "__qualname__", "a background task"))
        try:
            await work
        except RegaliaError as problem:
            LOG.warning("refused", code=problem.code, message=problem.message)
        except Exception:
            FAILURES.inc()
            LOG.exception("an error of ours")
