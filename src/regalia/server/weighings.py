"""Units weighed for the page (`regalia.lab.weighing`): a job behind everything else.

One process of the lowest priority plays one chunk of games after the other, each for the job whose
turn it is, and only while no computer's move waits.  A job has a bound of games and ends early when
its interval is narrow; nobody who looks at it any more, and it rests.  What a chunk gives follows
from its seed alone, so a unit that was weighed is known, whoever asks, for as long as it is kept.
"""

import asyncio
import hashlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from regalia import games
from regalia.core.card import without_files
from regalia.core.scan import MOST_BYTES
from regalia.core.weighing import Trial
from regalia.lab import chunks, saying, weighing
from regalia.lab.chunks import Chunk, Played
from regalia.lab.strengths import strength
from regalia.lab.weighing import Weighed, Worth
from regalia.server.addresses import a_minute
from regalia.server.observing import FAILURES, LOG
from regalia.server.parent import end_with_the_parent
from regalia.server.safety import SlowDown, says
from regalia.table.language import Refused
from regalia.table.scene_data import means

if TYPE_CHECKING:
    from regalia.server.house import House

NARROW = 2.5  # points of win rate to either side: narrow enough
A_MINUTE = 10  # units that one person has weighed
MOST_WAITING, MOST_KEPT = 16, 64  # jobs
MOST_OF_ONE, MOST_FROM_ONE = 3, 8  # jobs that wait for one person, and for one address
LOOKED_AT = 30.0  # seconds after which nobody looks any more
PATIENCE = 900.0  # seconds for a chunk: the first may have to wait until rules are compiled
PAUSE = 0.5  # seconds, while others come first


class Plan(NamedTuple):
    """How a strength of play is asked: games of a chunk, and at most."""

    name: str
    games: int
    most: int


PLANS = (Plan("quick", 192, 3_840), Plan("tree:100", 48, 960))


class WeighWish(Struct, forbid_unknown_fields=True):
    """A unit to be weighed: the same wish again asks how far it has come."""

    game: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=MOST_BYTES), means("of a unit file")]
    unit: Annotated[int, Meta(ge=0, le=40), means("its number in the file")] = 0


class WeighedAt(Struct, frozen=True):
    """What a unit is worth at a strength of play, as far as it is known."""

    strength: str
    points: Annotated[float, means("of win rate, gained when an average unit becomes this one")]
    half: Annotated[float, means("half the width of the 95 % interval")]
    games: int


class WeighingState(Struct, frozen=True):
    state: Literal["working", "done", "failed"]
    share: Annotated[float, means("of the most that there is to do, 0 to 1")]
    worths: list[WeighedAt]
    sentences: list[str]


def trial_of(game: str, text: str, unit: int) -> Trial:
    """The trial of a unit of a file; whatever is wrong with it is said."""
    room = games.room(game)
    if room.weighing is None:
        raise Refused("not-possible")
    trials = room.weighing.trials(room.card.read(without_files(room.card, {"units": text})))
    if unit >= len(trials):
        raise Refused("not-possible")
    return trials[unit]


class Job:
    def __init__(self, game: str, trial: Trial, person: str = "", address: str = "") -> None:
        self.room, self.trial = games.room(game), trial
        self.person, self.address = person, address  # who asked first
        self.worths: dict[str, Worth] = {}
        self.failed, self.looked = False, time.monotonic()
        self.asks = self._asks()
        self.next: Chunk | None = next(self.asks)

    def _asks(self) -> Generator[Chunk, Played]:
        """One chunk after the other, strength by strength, until each is known well enough."""
        for plan in PLANS:
            how, done = strength(self.room, plan.name), list[tuple[Chunk, Played]]()
            for chunk in weighing.chunks(self.room, self.trial, how, 0, plan.games):
                done.append((chunk, (yield chunk)))
                found = weighing.worth(self.room, self.trial, how, done)
                self.worths[plan.name] = found
                if found.half <= NARROW or found.games >= plan.most:
                    break

    def take(self, played: Played) -> None:
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
                WeighedAt(saying.strength_told(one.strength, language), *_numbers(one))
                for one in worths
            ],
            [*saying.told(self.room, Weighed(self.trial, worths), language)] if worths else [],
        )


def _numbers(one: Worth) -> tuple[float, float, int]:
    return round(one.points, 1), round(one.half, 1), one.games


class Weighings:
    def __init__(self, house: "House", now: Callable[[], int]) -> None:
        self.house, self.now = house, now
        self.jobs: dict[str, Job] = {}  # the one that was asked for last comes last
        self.allowed = a_minute(A_MINUTE)
        self.pool: ProcessPoolExecutor | None = None
        self.working: asyncio.Task[None] | None = None

    async def look(
        self, wish: WeighWish, language: str, person: str, address: str
    ) -> WeighingState:
        """How far a weighing has come; it begins when it is first asked for."""
        key = hashlib.sha256(f"{wish.game}\n{wish.unit}\n{wish.text}".encode()).hexdigest()
        job = self.jobs.pop(key, None)
        if job is None:
            trial = await self.house.foreign.do(address, trial_of, wish.game, wish.text, wish.unit)
            if self._full_for(person, address) or not self.allowed.take(person, address):
                raise SlowDown(says("slow-down"))
            job = Job(wish.game, trial, person, address)
        self.jobs[key] = job
        job.looked = time.monotonic()
        while len(self.jobs) > MOST_KEPT:
            del self.jobs[next(iter(self.jobs))]
        if not job.over and (self.working is None or self.working.done()):
            self.working = asyncio.create_task(self._work(), name="weighing")
        return job.told(language)

    def _full_for(self, person: str, address: str) -> bool:
        """Nobody takes the places of all others, however many of these processes there are."""
        waiting = [job for job in self._looked_at() if not job.over]
        return (
            len(waiting) >= MOST_WAITING
            or sum(job.person == person for job in waiting) >= MOST_OF_ONE
            or sum(job.address == address for job in waiting) >= MOST_FROM_ONE
        )

    def _looked_at(self) -> list[Job]:
        since = time.monotonic() - LOOKED_AT
        return [job for job in self.jobs.values() if job.looked > since]

    async def _work(self) -> None:
        """A chunk for each in turn, until nobody waits."""
        while waiting := [job for job in self._looked_at() if not job.over]:
            for job in waiting:
                while await self.house.due.waits(self.now()):
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

    async def play(self, chunk: Chunk) -> Played:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=_behind_everything)
        return await asyncio.wrap_future(self.pool.submit(chunks.play, chunk))

    def _close_pool(self) -> None:
        if self.pool is not None:
            for process in list((getattr(self.pool, "_processes", None) or {}).values()):
                process.kill()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def close(self) -> None:
        if self.working is not None:
            self.working.cancel()
        self._close_pool()


def _behind_everything() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    end_with_the_parent()
    if hasattr(os, "nice"):
        os.nice(19)
