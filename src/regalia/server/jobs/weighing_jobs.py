"""Weighing of units for the page (`regalia.lab.weighing`), behind everything else.

One process of the lowest priority plays chunk after chunk of games, for each job in turn, and only
while no computer move waits.  A job has a limit of games, ends early when its interval is narrow,
and rests while nobody looks at it.  Chunks are seeded, so the result of a unit is the same for
everybody, and is reused for as long as it is kept.
"""

import asyncio
import hashlib
import time
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from typing import Literal, NamedTuple

from regalia import games
from regalia.app.errors import SlowDown
from regalia.app.workshop_wire import WeighedAt, WeighingState, WeighWish
from regalia.core.card import without_files
from regalia.core.contract.weighing import Trial
from regalia.lab import chunks, weighing, weighing_text
from regalia.lab.chunks import ChunkResult, GameChunk
from regalia.lab.strengths import strength
from regalia.lab.weighing import UnitEstimate, Weighed
from regalia.server.messages import says
from regalia.server.rate_limits import per_minute
from regalia.server.sandbox.child_process import (
    exit_with_parent,
    kill_pool,
    new_pool,
    run_behind,
)
from regalia.server.sandbox.sandbox import Sandbox
from regalia.server.store.job_queue import JobQueue
from regalia.server.telemetry import FAILURES, LOG
from regalia.table.language import Refused

NARROW = 2.5  # points of win rate to either side: narrow enough
A_MINUTE = 10  # units that one person has weighed
MOST_WAITING, MOST_KEPT = 16, 64  # jobs
MOST_OF_ONE, MOST_FROM_ONE = 3, 8  # jobs that wait for one person, and for one address
LOOKED_AT = 30.0  # seconds after which nobody looks any more
PATIENCE = 900.0  # seconds for a chunk: the first may have to wait until rules are compiled
PAUSE = 0.5  # seconds, while others come first


class WeighingPlan(NamedTuple):
    """The games of a chunk, and in all, at a strength of play."""

    name: str
    games: int
    most: int


PLANS = (WeighingPlan("quick", 192, 3_840), WeighingPlan("tree:100", 48, 960))


def trial_of(game: str, text: str, unit: int) -> Trial:
    """The trial of a unit of a file, or an error that says what is wrong with it."""
    room = games.room(game)
    if room.weighing is None:
        raise Refused("not-possible")
    trials = room.weighing.trials(room.card.read(without_files(room.card, {"units": text})))
    if unit >= len(trials):
        raise Refused("not-possible")
    return trials[unit]


class WeighingJob:
    def __init__(self, game: str, trial: Trial, person: str = "", address: str = "") -> None:
        self.room, self.trial = games.room(game), trial
        self.person, self.address = person, address  # who asked first
        self.worths: dict[str, UnitEstimate] = {}
        self.failed, self.looked = False, time.monotonic()
        self.asks = self._asks()
        self.next: GameChunk | None = next(self.asks)

    def _asks(self) -> Generator[GameChunk, ChunkResult]:
        """Yield chunk after chunk, strength by strength, until each worth is known well enough."""
        for plan in PLANS:
            how, done = strength(self.room, plan.name), list[tuple[GameChunk, ChunkResult]]()
            for chunk in weighing.chunks(self.room, self.trial, how, 0, plan.games):
                done.append((chunk, (yield chunk)))
                found = weighing.worth(self.room, self.trial, how, done)
                self.worths[plan.name] = found
                if found.half <= NARROW or found.games >= plan.most:
                    break

    def take(self, played: ChunkResult) -> None:
        try:
            self.next = self.asks.send(played)
        except StopIteration:
            self.next = None

    @property
    def over(self) -> bool:
        return self.failed or self.next is None

    @property
    def share(self) -> float:
        if self.next is None:
            return 1.0
        shares = [
            min(1.0, max(found.games / plan.most, (NARROW / found.half) ** 2))
            for plan in PLANS
            if (found := self.worths.get(plan.name))
        ]
        return min(0.99, sum(shares) / len(PLANS))

    def told(self, language: str) -> WeighingState:
        worths = [self.worths[plan.name] for plan in PLANS if plan.name in self.worths]
        state: Literal["working", "done", "failed"] = "done" if self.over else "working"
        return WeighingState(
            "failed" if self.failed else state,
            self.share,
            [
                WeighedAt(weighing_text.strength_told(one.strength, language), *_numbers(one))
                for one in worths
            ],
            [*weighing_text.told(self.room, Weighed(self.trial, worths), language)]
            if worths
            else [],
        )


def _numbers(one: UnitEstimate) -> tuple[float, float, int]:
    return round(one.points, 1), round(one.half, 1), one.games


class WeighingJobs:
    def __init__(self, queue: JobQueue, sandbox: Sandbox, now: Callable[[], int]) -> None:
        self.queue, self.sandbox, self.now = queue, sandbox, now
        self.jobs: dict[str, WeighingJob] = {}  # the one that was asked for last comes last
        self.allowed = per_minute(A_MINUTE)
        self.pool: ProcessPoolExecutor | None = None
        self.working: asyncio.Task[None] | None = None

    async def look(
        self, wish: WeighWish, language: str, person: str, address: str
    ) -> WeighingState:
        """The progress of a weighing, which begins when it is first asked for."""
        key = hashlib.sha256(f"{wish.game}\n{wish.unit}\n{wish.text}".encode()).hexdigest()
        job = self.jobs.pop(key, None)
        if job is None:
            trial = await self.sandbox.do(address, trial_of, wish.game, wish.text, wish.unit)
            if self._full_for(person, address) or not self.allowed.take(person, address):
                raise SlowDown(says("slow-down"))
            job = WeighingJob(wish.game, trial, person, address)
        self.jobs[key] = job
        job.looked = time.monotonic()
        while len(self.jobs) > MOST_KEPT:
            del self.jobs[next(iter(self.jobs))]
        if not job.over and (self.working is None or self.working.done()):
            self.working = asyncio.create_task(self._work(), name="weighing")
        return job.told(language)

    def _full_for(self, person: str, address: str) -> bool:
        """Tell if this person can have no further job now: nobody takes the places of all
        others."""
        waiting = [job for job in self._looked_at() if not job.over]
        return (
            len(waiting) >= MOST_WAITING
            or sum(job.person == person for job in waiting) >= MOST_OF_ONE
            or sum(job.address == address for job in waiting) >= MOST_FROM_ONE
        )

    def _looked_at(self) -> list[WeighingJob]:
        since = time.monotonic() - LOOKED_AT
        return [job for job in self.jobs.values() if job.looked > since]

    async def _work(self) -> None:
        """Play a chunk for each job in turn, until none is left."""
        while waiting := [job for job in self._looked_at() if not job.over]:
            for job in waiting:
                while await self.queue.waits(self.now()):
                    await asyncio.sleep(PAUSE)
                assert job.next is not None
                try:
                    async with asyncio.timeout(PATIENCE):
                        job.take(await self.play(job.next))
                except Exception as problem:
                    FAILURES.inc()
                    LOG.warning("a unit could not be weighed", why=repr(problem))
                    job.failed = True
                    self._close_pool()

    async def play(self, chunk: GameChunk) -> ChunkResult:
        if self.pool is None:
            self.pool = new_pool(_behind_everything)
        return await asyncio.wrap_future(self.pool.submit(chunks.play, chunk))

    def _close_pool(self) -> None:
        if self.pool is not None:
            kill_pool(self.pool)
            self.pool = None

    def close(self) -> None:
        if self.working is not None:
            self.working.cancel()
        self._close_pool()


def _behind_everything() -> None:
    run_behind(19)
    exit_with_parent()
