"""A guard of the event loop, which names whatever holds its thread for long.

All who play at a server share one thread: what takes 40 ms there makes every move wait as long.  So
every task is stepped by a `TimedCoroutine`, and a step that took too much processor time is logged
and counted with its route.  Work that takes long belongs into the sandbox or a thread.
"""

import asyncio
from collections.abc import Coroutine
from contextvars import ContextVar
from time import thread_time
from typing import Any

from regalia.server.telemetry import HELD, LOG

MOST = 0.020  # seconds of processor time, whatever else the machine does

ROUTE: ContextVar[str] = ContextVar("route", default="")  # what a task is for


class TimedCoroutine(Coroutine[Any, Any, Any]):
    """A coroutine whose steps are timed."""

    __slots__ = ("inner",)

    def __init__(self, inner: Coroutine[Any, Any, Any]) -> None:
        self.inner = inner

    def send(self, value: Any) -> Any:
        begun = thread_time()
        try:
            return self.inner.send(value)
        finally:
            _check(thread_time() - begun, self.inner)

    def throw(self, *given: Any) -> Any:
        begun = thread_time()
        try:
            return self.inner.throw(*given)
        finally:
            _check(thread_time() - begun, self.inner)

    def close(self) -> None:
        self.inner.close()

    def __await__(self) -> Any:
        return self.inner.__await__()


def _check(seconds: float, inner: Coroutine[Any, Any, Any]) -> None:
    if seconds > MOST:
        route = ROUTE.get() or getattr(inner, "__qualname__", "a task")
        HELD.labels(route).inc()
        LOG.warning("the event loop was held", route=route, milliseconds=round(1000 * seconds))


def guard(loop: asyncio.AbstractEventLoop) -> None:
    """Time the steps of all tasks that begin on this loop from now on."""
    loop.set_task_factory(_timed)


def _timed(loop: asyncio.AbstractEventLoop, inner: Any, **given: Any) -> asyncio.Task[Any]:
    return asyncio.Task(TimedCoroutine(inner), loop=loop, **given)
