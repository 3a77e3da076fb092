"""Workers reached through Redis (`cluster/redis_jobs.py`, `cluster/redis_thinker.py`).

The processes of our own machine are asked, too: so thinking goes on while Redis is away, or all who
thought elsewhere are dead.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from regalia.app.questions import LONGEST, Failed
from regalia.server.background import cancel_all
from regalia.server.cluster import redis_jobs
from regalia.server.cluster.bus import client_of
from regalia.server.cluster.host_workers import HostWorkers
from regalia.server.cluster.redis_jobs import WRITE, RedisJob, RedisKeys
from regalia.server.cluster.sealing import Seal, key_of
from regalia.server.jobs.worker_pool import ATTEMPTS, PATIENCE, Slot, WorkerPool, WorkerSlots
from regalia.server.settings import Settings
from regalia.server.telemetry import DROPPED, THINKING, WAITING

LONGEST_WAIT = (ATTEMPTS + 1) * PATIENCE  # seconds for an answer, though a worker seems alive

Done = TypeVar("Done")


class RedisWorkers:
    """Workers that are reached through Redis, and `own`, those of our machine."""

    def __init__(self, url: str, seal: Seal, own: WorkerSlots) -> None:
        self.seal, self.keys, self.own = seal, RedisKeys(seal), own
        self.redis, self.problems = client_of(url)
        self.tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.own.start()

    async def close(self) -> None:
        await cancel_all(self.tasks)
        with contextlib.suppress(*self.problems):
            await self.redis.aclose()
        await self.own.close()

    def _do(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        task = asyncio.create_task(work, name="thinking elsewhere")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def slots(self, most: int) -> list[Slot]:
        """Wait for the first free workers, our own before others."""
        both = [self._do(self.own.slots(most)), self._do(self._offered())]
        chosen = None
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            chosen = next(task for task in both if task.done())
            return chosen.result()
        finally:
            for task in both:
                if task is not chosen:
                    task.add_done_callback(_give_back)
                    task.cancel()

    async def _offered(self) -> list[Slot]:
        while True:
            try:
                if offer := await self._offer():
                    return [RedisSlot(self, offer)]
            except self.problems:  # it will be back
                await asyncio.sleep(redis_jobs.BLOCK)

    async def _offer(self) -> str | None:
        """Take an offer of a worker that is alive, if one comes soon."""
        found = await self.redis.blpop([self.keys.free], timeout=redis_jobs.BLOCK)
        if not found:
            return None
        offer: str = found[1].decode("ascii", "replace")
        if not redis_jobs.OFFER.fullmatch(offer):
            DROPPED.inc()
            return None
        return offer if await self.redis.exists(self.keys.here(offer)) else None

    def give_back(self, offer: str) -> None:
        self._do(self._give_back(offer))

    async def _give_back(self, offer: str) -> None:
        with contextlib.suppress(*self.problems):  # its worker makes another one
            await self.redis.lpush(self.keys.free, offer)
            await self.redis.expire(self.keys.free, redis_jobs.KEPT)

    async def ask(self, offer: str, question: bytes) -> bytes:
        if len(question) > LONGEST:
            raise Failed("the question is too long")
        job = RedisJob(secrets.token_hex(16), question.decode())
        try:
            sealed = self.seal.sealed(WRITE.encode(job), f"job {offer}")
            async with self.redis.pipeline(transaction=True) as several:
                several.rpush(self.keys.job(offer), sealed)
                several.expire(self.keys.job(offer), redis_jobs.KEPT)
                await several.execute()
            with WAITING.track_inprogress(), THINKING.time():
                return await self._answer(offer, job.id)
        except self.problems as problem:
            raise Failed(f"the bus is away: {problem}"[:200], soon=True) from None

    async def _answer(self, offer: str, number: str) -> bytes:
        """Wait for the answer as long as a worker lives that may be thinking about it."""
        end, missed = time.monotonic() + LONGEST_WAIT, 0
        while time.monotonic() < end and missed < 2:
            found = await self.redis.blpop([self.keys.answer(number)], timeout=redis_jobs.BEAT)
            if found:
                if (answer := self._opened(found[1], number)) is not None:
                    return answer
                DROPPED.inc()
            else:
                missed = 0 if await self.redis.exists(self.keys.here(offer)) else missed + 1
        raise Failed("the worker is gone", soon=True)

    def _opened(self, sealed: bytes, number: str) -> bytes | None:
        if len(sealed) > redis_jobs.LONGEST_SEALED:
            return None
        return self.seal.opened(sealed, f"answer {number}")


class RedisSlot:
    """The offer of a worker somewhere; it does not last."""

    def __init__(self, workers: RedisWorkers, offer: str) -> None:
        self.workers, self.offer = workers, offer
        self.until = time.monotonic() + redis_jobs.HELD

    async def ask(self, question: bytes) -> bytes:
        if time.monotonic() > self.until:
            raise Failed("the offer is gone", soon=True)
        return await self.workers.ask(self.offer, question)

    def give_back(self) -> None:
        if time.monotonic() < self.until:
            self.workers.give_back(self.offer)


def _give_back(asked: asyncio.Task[list[Slot]]) -> None:
    """Give back slots that came too late."""
    if not asked.cancelled() and asked.exception() is None:
        for slot in asked.result():
            slot.give_back()


def workers_of(settings: Settings) -> WorkerSlots:
    """Make the workers of a server: its machine's, and with a key also those behind Redis."""
    own: WorkerSlots = (
        HostWorkers(settings.pool) if settings.pool else WorkerPool(settings.processes)
    )
    if settings.bus and settings.bus_key:
        return RedisWorkers(settings.bus, Seal(key_of(settings.bus_key)), own)
    return own
