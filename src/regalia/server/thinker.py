"""Thinks for servers that share a Redis (`jobs.py`): `regalia think`.

It makes as many offers as it has processes, thinks about what it is asked, and answers.  It has no
way to the database, knows nothing but the question, and remembers nothing.
"""

import asyncio
import contextlib
import secrets
import signal
import time

import msgspec

from regalia.core.errors import RegaliaError
from regalia.server import jobs
from regalia.server.agents import Pool
from regalia.server.bus import SCHEMES, client_of, end
from regalia.server.jobs import JOB, WRITE, Job, Place
from regalia.server.observing import DROPPED, LOG, set_up_logs
from regalia.server.preparing import in_order, prepare
from regalia.server.questions import Answer, Failed
from regalia.server.sealing import Seal, check_key, key_of, says
from regalia.server.settings import number


class Thinker:
    def __init__(self, url: str, seal: Seal, pool: Pool) -> None:
        self.seal, self.place, self.pool = seal, Place(seal), pool
        self.redis, self.problems = client_of(url)
        self.offers: set[str] = set()  # open, or being thought about
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        loops = [self._beat(), *(self._offer_and_think() for _ in self.pool.all)]
        self.tasks = [asyncio.create_task(loop, name="thinker") for loop in loops]

    async def close(self) -> None:
        """Whoever asked us something learns soon that we are no more."""
        await end(self.tasks)
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
            await asyncio.sleep(jobs.BEAT)

    async def _say_here(self, offers: set[str]) -> None:
        async with self.redis.pipeline(transaction=False) as several:
            for offer in offers:
                several.set(self.place.here(offer), b"", px=int(1000 * jobs.ALIVE))
            await several.execute()

    async def _withdraw(self, offer: str) -> None:
        async with self.redis.pipeline(transaction=False) as several:
            several.lrem(self.place.free, 0, offer)
            several.delete(self.place.here(offer), self.place.job(offer))
            await several.execute()

    # ------------------------------------------------------------------------------ thinking

    async def _offer_and_think(self) -> None:
        """For ever; while Redis is away, wait for it."""
        while True:
            offer = secrets.token_hex(16)
            self.offers.add(offer)
            try:
                if job := await self._asked(offer):
                    await self._think(job)
                await self._withdraw(offer)
            except self.problems as problem:
                LOG.warning("the bus is away", why=str(problem)[:200])
                await asyncio.sleep(jobs.BLOCK)
            except Exception:
                LOG.exception("thinking failed")
                await asyncio.sleep(jobs.BLOCK)
            self.offers.discard(offer)

    async def _asked(self, offer: str) -> Job | None:
        """Offer to think until a server takes it up; if that asks nothing then, there is nothing:
        it may have died, or Redis have lost the offer."""
        await self._say_here({offer})
        while True:
            async with self.redis.pipeline(transaction=True) as several:
                several.rpush(self.place.free, offer)
                several.expire(self.place.free, jobs.KEPT)
                await several.execute()
            if job := await self._job(offer, jobs.AGAIN):
                return job
            if not await self.redis.lrem(self.place.free, 0, offer):
                return await self._job(offer, jobs.HELD + jobs.BEAT)

    async def _job(self, offer: str, seconds: float) -> Job | None:
        """The first that we can read, if one comes in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = await self.redis.blpop([self.place.job(offer)], timeout=jobs.BLOCK)
            if found:
                if job := self._read(found[1], offer):
                    return job
                DROPPED.inc()
        return None

    def _read(self, sealed: bytes, offer: str) -> Job | None:
        if len(sealed) > jobs.LONGEST_SEALED:
            return None
        text = self.seal.opened(sealed, f"job {offer}")
        try:
            return JOB.decode(text) if text is not None else None
        except msgspec.MsgspecError:  # of another version, maybe
            return None

    async def _think(self, job: Job) -> None:
        (process,) = await self.pool.slots(1)
        try:
            answer = await process.ask(job.question.encode())
        except Failed as problem:
            answer = WRITE.encode(Answer(problem=str(problem)))
        where = self.place.answer(job.id)
        async with self.redis.pipeline(transaction=True) as several:
            several.rpush(where, self.seal.sealed(answer, f"answer {job.id}"))
            several.expire(where, jobs.KEPT)
            await several.execute()


def think(url: str, key: str, processes: int) -> None:
    """Until we are told to stop."""
    if not url.startswith(SCHEMES):
        raise RegaliaError(says("bus-form", example="rediss://:password@localhost"))
    check_key(key)
    set_up_logs()
    asyncio.run(_think(Thinker(url, Seal(key_of(key)), Pool(processes))))


async def _think(thinker: Thinker) -> None:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for kind in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C ends us anyhow
            loop.add_signal_handler(kind, ended.set)
    await thinker.start()
    if number("REGALIA_PREPARE", 1, 0, 1):
        thinker.tasks.append(asyncio.create_task(prepare(in_order(())), name="preparing"))
    LOG.info("thinking for whoever asks", processes=len(thinker.pool.all))
    try:
        await ended.wait()
    finally:
        await thinker.close()
