"""Thinking by way of Redis (`jobs.py`): whoever can think, anywhere, answers (`thinker.py`).

The processes of our own machine are asked, too: so thinking goes on while Redis is away, or all who
thought elsewhere are dead.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from regalia.server import jobs
from regalia.server.agents import ATTEMPTS, PATIENCE, Agents, Pool, Slot
from regalia.server.bus import client_of, end
from regalia.server.jobs import WRITE, Job, Place
from regalia.server.nearby import Nearby
from regalia.server.observing import DROPPED, THINKING, WAITING
from regalia.server.questions import LONGEST, Failed
from regalia.server.sealing import Seal, key_of
from regalia.server.settings import Settings

LONGEST_WAIT = (ATTEMPTS + 1) * PATIENCE  # seconds for an answer, whoever claims to be there

Done = TypeVar("Done")


class Elsewhere:
    """Everybody who thinks for this place; and `own`, who think on our machine."""

    def __init__(self, url: str, seal: Seal, own: Agents) -> None:
        self.seal, self.place, self.own = seal, Place(seal), own
        self.redis, self.problems = client_of(url)
        self.tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.own.start()

    async def close(self) -> None:
        await end(self.tasks)
        with contextlib.suppress(*self.problems):
            await self.redis.aclose()
        await self.own.close()

    def _do(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        task = asyncio.create_task(work, name="thinking elsewhere")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def slots(self, most: int) -> list[Slot]:
        """Whoever can think first, our own before others."""
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
                    return [At(self, offer)]
            except self.problems:  # it will be back
                await asyncio.sleep(jobs.BLOCK)

    async def _offer(self) -> str | None:
        """One of somebody who lives, if one comes soon."""
        found = await self.redis.blpop([self.place.free], timeout=jobs.BLOCK)
        if not found:
            return None
        offer: str = found[1].decode("ascii", "replace")
        if not jobs.OFFER.fullmatch(offer):
            DROPPED.inc()
            return None
        return offer if await self.redis.exists(self.place.here(offer)) else None

    def give_back(self, offer: str) -> None:
        self._do(self._give_back(offer))

    async def _give_back(self, offer: str) -> None:
        with contextlib.suppress(*self.problems):  # whoever made it makes another one
            await self.redis.lpush(self.place.free, offer)
            await self.redis.expire(self.place.free, jobs.KEPT)

    async def ask(self, offer: str, question: bytes) -> bytes:
        if len(question) > LONGEST:
            raise Failed("the question is too long")
        job = Job(secrets.token_hex(16), question.decode())
        try:
            sealed = self.seal.sealed(WRITE.encode(job), f"job {offer}")
            async with self.redis.pipeline(transaction=True) as several:
                several.rpush(self.place.job(offer), sealed)
                several.expire(self.place.job(offer), jobs.KEPT)
                await several.execute()
            with WAITING.track_inprogress(), THINKING.time():
                return await self._answer(offer, job.id)
        except self.problems as problem:
            raise Failed(f"the bus is away: {problem}"[:200], soon=True) from None

    async def _answer(self, offer: str, number: str) -> bytes:
        """Wait for it as long as somebody lives who may be thinking about it."""
        end, missed = time.monotonic() + LONGEST_WAIT, 0
        while time.monotonic() < end and missed < 2:
            found = await self.redis.blpop([self.place.answer(number)], timeout=jobs.BEAT)
            if found:
                if (answer := self._opened(found[1], number)) is not None:
                    return answer
                DROPPED.inc()
            else:
                missed = 0 if await self.redis.exists(self.place.here(offer)) else missed + 1
        raise Failed("whoever thought about it is no more", soon=True)

    def _opened(self, sealed: bytes, number: str) -> bytes | None:
        if len(sealed) > jobs.LONGEST_SEALED:
            return None
        return self.seal.opened(sealed, f"answer {number}")


class At:
    """An offer of somebody somewhere; it does not last."""

    def __init__(self, elsewhere: Elsewhere, offer: str) -> None:
        self.elsewhere, self.offer = elsewhere, offer
        self.until = time.monotonic() + jobs.HELD

    async def ask(self, question: bytes) -> bytes:
        if time.monotonic() > self.until:
            raise Failed("whoever offered to think does so no longer", soon=True)
        return await self.elsewhere.ask(self.offer, question)

    def give_back(self) -> None:
        if time.monotonic() < self.until:
            self.elsewhere.give_back(self.offer)


def _give_back(asked: asyncio.Task[list[Slot]]) -> None:
    """Slots that came too late."""
    if not asked.cancelled() and asked.exception() is None:
        for slot in asked.result():
            slot.give_back()


def agents_of(settings: Settings) -> Agents:
    """Who thinks for a server: its machine; with a key, all who have that, too."""
    own: Agents = Nearby(settings.pool) if settings.pool else Pool(settings.processes)
    if settings.bus and settings.bus_key:
        return Elsewhere(settings.bus, Seal(key_of(settings.bus_key)), own)
    return own
