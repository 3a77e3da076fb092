"""Run due jobs (`store/job_queue.py`): clocks that run out, computer moves, hints, notices.

Loops take jobs: clocks when they run out; jobs for workers when one became due here and a worker is
free.  Now and then they look by themselves, for jobs that other servers left undone.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError

from regalia.app.errors import NotReadable, SlowDown
from regalia.app.questions import Failed, NotReady, analysed, chosen, to_analyse, to_choose
from regalia.players import Analysis
from regalia.server.background import cancel_all
from regalia.server.jobs.worker_pool import Slot, WorkerSlots
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.messages import says
from regalia.server.store.job_queue import HINT, MOVE, PRIORITY, JobQueue, QueuedJob, Requester
from regalia.server.telemetry import FAILURES, LOG
from regalia.table.mechanics.move_request import MoveRequest

LOOK = 2.0  # seconds between looks for what others left undone; a third of a lease
A_MOMENT = 0.45  # a computer's action should be seen to happen
LONGEST_WAIT = 60.0  # seconds that a computer hesitates in a race, whatever it says
PREPARED = 500  # ms until a worker that compiles is asked again
ANEW = 5_000  # ms until something that failed is tried again
CATCH_UP = 1_000  # ms until a table that is behind its log has surely read it
MOST = 64  # that are taken at once

T = TypeVar("T")

WaitingAnalysis = tuple[MoveRequest, asyncio.Future[list[Analysis]]]


class WorkerLease:
    """A worker slot that is used once, or given back."""

    def __init__(self, slot: Slot | None) -> None:
        self.slot = slot

    async def ask(self, question: bytes) -> bytes:
        slot, self.slot = self.slot, None
        assert slot is not None
        return await slot.ask(question)

    def give_back(self) -> None:
        if self.slot is not None:
            self.slot.give_back()
            self.slot = None


JobWork = Callable[[QueuedJob, WorkerLease], Coroutine[Any, Any, None]]
Notify = Callable[[LiveTable, QueuedJob, int], Coroutine[Any, Any, None]]


class JobRunner:
    def __init__(
        self, tables: LiveTables, queue: JobQueue, workers: WorkerSlots, now: Callable[[], int]
    ) -> None:
        self.tables, self.queue, self.workers, self.now = tables, queue, workers, now
        self.thinking: dict[str, JobWork] = {MOVE: self._think, HINT: self._hint}  # by kind
        self.notify: Notify | None = None  # None: notices are not sent
        self.clocks = asyncio.Event()  # one may have run out
        self.running: dict[QueuedJob, asyncio.Task[None]] = {}
        self.hints: dict[tuple[int, int], WaitingAnalysis] = {}  # by table and seat
        self.hinting: set[str] = set()  # people for whom a hint is being thought about
        self.loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.queue.begin()
        loops: list[Coroutine[Any, Any, None]] = [
            self._poll_loop(self.clocks, self._take_clocks),
            self._poll_loop(self.queue.thoughts, self._take_thoughts),
            self._keep_leases(),
        ]
        if self.notify:
            loops.append(self._poll_loop(asyncio.Event(), self._take_notices))
        self.loops = [asyncio.create_task(loop, name="jobs") for loop in loops]

    async def close(self) -> None:
        """Stop; other servers, or the next start, do what is left."""
        rows = list(self.running)
        await cancel_all([*self.loops, *self.running.values()])
        with contextlib.suppress(Exception):
            await self.queue.put_off(rows, 0)

    # ------------------------------------------------------------------------ what is due when

    def plan(self, live: LiveTable) -> None:
        """Cancel what a changed table needs no more, and wake up when its next job is due."""
        if live.clock:
            live.clock.cancel()
            live.clock = None
        if (at := live.table.wakes()) is not None:
            wait = max(0, at - self.now()) / 1000
            live.clock = asyncio.get_running_loop().call_later(wait, self.clocks.set)
        choosing, n = live.table.choosing(), live.table.changed
        for row, task in self.running.items():
            stale = row.kind == MOVE and (row.n != n or row.seat not in choosing)
            if row.table_id == live.kept.id and stale:
                task.cancel()
        if choosing:
            self.queue.thoughts.set()

    def busy(self, live: LiveTable) -> bool:
        return any(row.table_id == live.kept.id for row in self.running)

    async def _poll_loop(
        self, woken: asyncio.Event, take: Callable[[], Coroutine[Any, Any, bool]]
    ) -> None:
        """Take due jobs whenever there may be some, until there are no more."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await woken.wait()
            woken.clear()
            try:
                if await take():
                    woken.set()
            except Exception:  # the database is away, or the bus: they will be back
                FAILURES.inc()
                LOG.exception("what is due cannot be taken")
                await asyncio.sleep(1)
                woken.set()

    async def _take_clocks(self) -> bool:
        taken = await self.queue.take_clocks(self.now())
        for row in taken:
            self._begin(row, self._tick, WorkerLease(None))
        return bool(taken)

    async def _take_notices(self) -> bool:
        taken = await self.queue.take_notices(self.now())
        for row in taken:
            self._begin(row, self._notify, WorkerLease(None))
        return bool(taken)

    async def _take_thoughts(self) -> bool:
        """Wait for free workers first, then choose whose turn it is at that moment."""
        if not await self.queue.waits(self.now()):
            return False
        slots = [WorkerLease(slot) for slot in await self.workers.slots(MOST)]
        try:
            for row in await self.queue.take(self.now(), len(slots)):
                self._begin(row, self.thinking[row.kind], slots.pop())
        finally:
            for slot in slots:
                slot.give_back()
        return not slots  # where some are left, nothing waits

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.queue.renew(list(self.running), self.now())
            except Exception:
                LOG.exception("leases could not be renewed; others may do what we do")

    # ------------------------------------------------------------------------------ doing it

    def _begin(self, row: QueuedJob, work: JobWork, slot: WorkerLease) -> None:
        task = asyncio.create_task(self._do(row, work, slot), name=f"{row.kind} of {row.table_id}")
        self.running[row] = task

        def ended(_: asyncio.Task[None]) -> None:
            slot.give_back()
            if self.running.get(row) is task:
                del self.running[row]

        task.add_done_callback(ended)

    async def _do(self, row: QueuedJob, work: JobWork, slot: WorkerLease) -> None:
        try:
            await work(row, slot)
        except NotReadable:
            await self.queue.drop(row)  # it comes back when somebody opens the table
        except NotReady:
            with contextlib.suppress(Exception):
                await self.queue.put_off([row], self.now() + PREPARED)
        except Exception as problem:
            FAILURES.inc()
            LOG.exception("what is due failed", kind=row.kind, table=row.table_id)
            with contextlib.suppress(Exception):
                soon = isinstance(problem, Failed) and problem.soon
                await self.queue.put_off([row], self.now() + (0 if soon else ANEW))
                if soon:
                    self.queue.thoughts.set()

    async def _live(self, row: QueuedJob) -> LiveTable | None:
        """The table of a job, if that is still owed."""
        live = await self.tables.find_by_id(row.table_id)
        if live and live.table.changed < row.n:  # another server wrote that
            await self.tables.catch_up(live)
        if live and live.table.changed < row.n:
            await self.queue.put_off([row], self.now() + CATCH_UP)
            return None
        if live is None or live.table.changed > row.n:
            await self.queue.drop(row)
            return None
        return live

    async def _tick(self, row: QueuedJob, _: WorkerLease) -> None:
        if (live := await self._live(row)) is None:
            return
        if not await self.tables.change(live, lambda table: table.tick(self.now()), row.requester):
            await self.queue.put_off([row], self.now() + CATCH_UP)  # if it is still owed

    async def _notify(self, row: QueuedJob, _: WorkerLease) -> None:
        if self.notify and (live := await self._live(row)):
            await self.notify(live, row, self.now())
            await self.queue.drop(row)

    async def _think(self, row: QueuedJob, slot: WorkerLease) -> None:
        if (live := await self._live(row)) is None:
            return
        about = {one.seat: one for one in live.table.thinking()}
        if (one := about.get(row.seat)) is None:
            await self.queue.drop(row)
            return
        decision = chosen(await slot.ask(to_choose(one)))
        if decision.text not in one.actions:
            raise Failed(f"{decision.text[:80]!r} was chosen, which cannot be done")
        seconds = min(max(decision.seconds, A_MOMENT), LONGEST_WAIT) if one.race else A_MOMENT
        await asyncio.sleep(max(0, one.since / 1000 + seconds - self.now() / 1000))
        n, text = row.n, decision.text
        if not await self.tables.change(
            live, lambda table: table.decided(one.seat, text, n, self.now()), row.requester
        ):
            await self.queue.put_off([row], self.now() + CATCH_UP)  # if it is still owed

    # -------------------------------------------------------------------------------- hints

    async def analyse(
        self, live: LiveTable, thinking: MoveRequest, requester: Requester
    ) -> list[Analysis]:
        """Ask a strong player for its analysis; waits for this person's turn."""
        place = live.kept.id, thinking.seat
        when = thinking.n, self.now()
        row = QueuedJob(live.kept.id, HINT, thinking.seat, *when, PRIORITY[HINT], *requester)
        try:
            await self.queue.ask(row)
        except IntegrityError:
            raise SlowDown(says("slow-down")) from None
        answer: asyncio.Future[list[Analysis]] = asyncio.get_running_loop().create_future()
        self.hints[place] = thinking, answer
        self.queue.thoughts.set()
        try:
            return await answer
        finally:
            del self.hints[place]

    async def _hint(self, row: QueuedJob, slot: WorkerLease) -> None:
        wanted = self.hints.get((row.table_id, row.seat))
        if wanted is None or wanted[0].n != row.n:  # they have gone, or gone on
            await self.queue.drop(row)
            return
        thinking, answer = wanted
        await answer_waiting(self.queue, row, answer, _analyse(slot, thinking))


async def _analyse(slot: WorkerLease, thinking: MoveRequest) -> list[Analysis]:
    return analysed(await slot.ask(to_analyse(thinking)))


async def answer_waiting(
    queue: JobQueue,
    row: QueuedJob,
    answer: asyncio.Future[T],
    asking: Coroutine[Any, Any, T],
) -> None:
    """Finish a job for which a person waits, with its answer or an error."""
    try:
        found = await asking
    except Failed as problem:
        if problem.soon:
            raise
        await queue.drop(row)
        if not answer.done():
            answer.set_exception(problem)
        return
    await queue.drop(row)
    if not answer.done():
        answer.set_result(found)
