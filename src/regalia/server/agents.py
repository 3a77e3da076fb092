"""Computer players think in a few processes of their own, so that the page stays quick.

What goes there is what a seat may know, never a whole state.  Processes that die, or get nowhere
for minutes, are replaced, and what they were asked is asked once more.
"""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from regalia import players
from regalia.players import Analysis, Decision
from regalia.server.observing import THINKING, WAITING
from regalia.table.thinking import Thinking

Answer = TypeVar("Answer")

PATIENCE = 300.0  # seconds without any answer; compiling for the first time can take one hundred
LOOK = 10.0  # how often somebody looks


class Stuck(Exception):
    """No process has answered for too long."""


class Agents:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self._new_pool()
        self.asked = 0  # questions that are being thought about, or wait for it
        self.answered = time.monotonic()  # when any of them last did

    @property
    def idle(self) -> int:
        """How many more could be asked without waiting."""
        return max(0, self.processes - self.asked)

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # nothing of the server's is shared
        return ProcessPoolExecutor(self.processes, context, initializer=_be_polite)

    async def choose(self, thinking: Thinking) -> Decision:
        return await self._ask(_choose, thinking)

    async def analyse(self, thinking: Thinking) -> list[Analysis]:
        return await self._ask(_analyse, thinking)

    async def _ask(self, what: Callable[[Thinking], Answer], about: Thinking) -> Answer:
        began, pool = time.monotonic(), self.pool
        self.asked += 1
        with WAITING.track_inprogress():
            try:
                return await self._answer(pool, what, about)
            except (BrokenProcessPool, asyncio.CancelledError, Stuck):
                if (task := asyncio.current_task()) and task.cancelling():
                    raise  # nobody wants to know any more
                self._replace(pool)
                return await self._answer(self.pool, what, about)
            finally:
                self.asked -= 1
                THINKING.observe(time.monotonic() - began)

    async def _answer(
        self, pool: ProcessPoolExecutor, what: Callable[[Thinking], Answer], about: Thinking
    ) -> Answer:
        began = time.monotonic()
        answer = asyncio.wrap_future(pool.submit(what, about))
        while not (await asyncio.wait({answer}, timeout=LOOK))[0]:
            if time.monotonic() - max(began, self.answered) > PATIENCE:
                raise Stuck
        self.answered = time.monotonic()
        return answer.result()

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self.pool is broken:  # several may have been waiting for it
            self.pool = self._new_pool()
            end(broken)

    def close(self) -> None:
        end(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """At once: nobody waits for their thoughts any more."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()  # by whatever this system has for it
    pool.shutdown(wait=False, cancel_futures=True)


def _be_polite() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    if hasattr(os, "nice"):
        os.nice(5)


def _choose(thinking: Thinking) -> Decision:
    return players.of_level(thinking.level).choose(thinking.query())


def _analyse(thinking: Thinking) -> list[Analysis]:
    return players.of_level(thinking.level).analyse(thinking.query())
