"""A worker that serves servers through Redis (`cluster/redis_jobs.py`): `regalia think`.

It makes as many offers as it has processes, thinks about what it is asked, and answers.  It has no
way to the database, knows nothing but the question, and remembers nothing.
"""

import asyncio
import contextlib
import secrets
import signal
import time

import msgspec

from regalia.app.questions import Failed, WorkerAnswer
from regalia.core.errors import RegaliaError
from regalia.server.background import cancel_all
from regalia.server.cluster import redis_jobs
from regalia.server.cluster.bus import SCHEMES, client_of
from regalia.server.cluster.redis_jobs import JOB, WRITE, RedisJob, RedisKeys
from regalia.server.cluster.sealing import Seal, check_key, key_of
from regalia.server.jobs.precompiling import in_order, prepare
from regalia.server.jobs.worker_pool import WorkerPool
from regalia.server.messages import says
from regalia.server.settings import number
from regalia.server.telemetry import DROPPED, LOG, set_up_logs


class Thinker:
    def __init__(self, url: str, seal: Seal, pool: WorkerPool) -> None:
        self.seal, self.keys, self.pool = seal, RedisKeys(seal), pool
        self.redis, self.problems = client_of(url)
        self.offers: set[str] = set()  # open, or being thought about
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        loops = [self._beat(), *(self._offer_and_think() for _ in self.pool.all)]
        self.tasks = [asyncio.create_task(loop, name="thinker") for loop in loops]

    async def close(self) -> None:
        """Withdraw all offers, so that servers that asked learn soon that the worker is gone."""
        await cancel_all(self.tasks)
        with contextlib.suppress(*self.problems):
            for offer in self.offers:
                await self._withdraw(offer)
        with contextlib.suppress(*self.problems):
            await self.redis.aclose()
        await self.pool.close()

    # ------------------------------------------------------------------------- signs of life

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(*self.problems):
                await self._say_here(self.offers)
            await asyncio.sleep(redis_jobs.BEAT)

    async def _say_here(self, offers: set[str]) -> None:
        async with self.redis.pipeline(transaction=False) as several:
            for offer in offers:
                several.set(self.keys.here(offer), b"", px=int(1000 * redis_jobs.ALIVE))
            await several.execute()

    async def _withdraw(self, offer: str) -> None:
        async with self.redis.pipeline(transaction=False) as several:
            several.lrem(self.keys.free, 0, offer)
            several.delete(self.keys.here(offer), self.keys.job(offer))
            await several.execute()

    # ------------------------------------------------------------------------------ thinking

    async def _offer_and_think(self) -> None:
        """Serve until cancelled; reconnect to Redis."""
        while True:
            offer = secrets.token_hex(16)
            self.offers.add(offer)
            try:
                if job := await self._asked(offer):
                    await self._think(job)
                await self._withdraw(offer)
            except self.problems as problem:
                LOG.warning("the bus is away", why=str(problem)[:200])
                await asyncio.sleep(redis_jobs.BLOCK)
            except Exception:
                LOG.exception("thinking failed")
                await asyncio.sleep(redis_jobs.BLOCK)
            self.offers.discard(offer)

    async def _asked(self, offer: str) -> RedisJob | None:
        """Offer to think until a server takes it up and asks; None: it took the offer and asked
        nothing, because it died, or Redis lost the offer."""
        await self._say_here({offer})
        while True:
            async with self.redis.pipeline(transaction=True) as several:
                several.rpush(self.keys.free, offer)
                several.expire(self.keys.free, redis_jobs.KEPT)
                await several.execute()
            if job := await self._job(offer, redis_jobs.AGAIN):
                return job
            if not await self.redis.lrem(self.keys.free, 0, offer):
                return await self._job(offer, redis_jobs.HELD + redis_jobs.BEAT)

    async def _job(self, offer: str, seconds: float) -> RedisJob | None:
        """Wait for the first job that we can read; None: none came in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = await self.redis.blpop([self.keys.job(offer)], timeout=redis_jobs.BLOCK)
            if found:
                if job := self._read(found[1], offer):
                    return job
                DROPPED.inc()
        return None

    def _read(self, sealed: bytes, offer: str) -> RedisJob | None:
        if len(sealed) > redis_jobs.LONGEST_SEALED:
            return None
        text = self.seal.opened(sealed, f"job {offer}")
        try:
            return JOB.decode(text) if text is not None else None
        except msgspec.MsgspecError:  # of another version, maybe
            return None

    async def _think(self, job: RedisJob) -> None:
        (process,) = await self.pool.slots(1)
        try:
            answer = await process.ask(job.question.encode())
        except Failed as problem:
            answer = WRITE.encode(WorkerAnswer(problem=str(problem)))
        where = self.keys.answer(job.id)
        async with self.redis.pipeline(transaction=True) as several:
            several.rpush(where, self.seal.sealed(answer, f"answer {job.id}"))
            several.expire(where, redis_jobs.KEPT)
            await several.execute()


def think(url: str, key: str, processes: int) -> None:
    """Answer questions until told to stop."""
    if not url.startswith(SCHEMES):
        raise RegaliaError(says("bus-form", example="rediss://:password@localhost"))
    check_key(key)
    set_up_logs()
    asyncio.run(_think(Thinker(url, Seal(key_of(key)), WorkerPool(processes))))


async def _think(thinker: Thinker) -> None:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for kind in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C ends us anyhow
            loop.add_signal_handler(kind, ended.set)
    await thinker.start()
    if number("REGALIA_PREPARE", 1, 0, 1):
        thinker.tasks.append(asyncio.create_task(prepare(in_order(())), name="preparing"))
    LOG.info("thinking for servers", processes=len(thinker.pool.all))
    try:
        await ended.wait()
    finally:
        await thinker.close()
