"""Computer players think in a few processes of their own, so that the page stays quick.

What goes there is what a seat may know, never a whole state.  A process that dies is replaced, and
what it was asked is asked once more.
"""

import asyncio
import contextlib
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from regalia import players
from regalia.players import Judgement, Thought
from regalia.server.observing import THINKING, WAITING
from regalia.table.thinking import Thinking

Answer = TypeVar("Answer")


class Minds:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # nothing of the server's is shared
        return ProcessPoolExecutor(self.processes, context, initializer=_be_polite)

    async def choose(self, thinking: Thinking) -> Thought:
        return await self._ask(_choose, thinking)

    async def judge(self, thinking: Thinking) -> list[Judgement]:
        return await self._ask(_judge, thinking)

    async def _ask(self, what: Callable[[Thinking], Answer], thinking: Thinking) -> Answer:
        began = time.monotonic()
        with WAITING.track_inprogress():
            try:
                return await asyncio.wrap_future(self.pool.submit(what, thinking))
            except BrokenProcessPool:
                await self._replace(self.pool)
                return await asyncio.wrap_future(self.pool.submit(what, thinking))
            finally:
                THINKING.observe(time.monotonic() - began)

    async def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self.pool is broken:  # several may have been waiting for it
            self.pool = self._new_pool()
            broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for process in list(getattr(self.pool, "_processes", None) or {}):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, 15)  # nobody waits for their thoughts any more
        self.pool.shutdown(wait=False, cancel_futures=True)


def _be_polite() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(5)


def _choose(thinking: Thinking) -> Thought:
    return players.of_level(thinking.level).choose(thinking.question())


def _judge(thinking: Thinking) -> Any:
    return players.of_level(thinking.level).judge(thinking.question())
