"""Reviews of finished games by the worker pool, behind computer moves.

A review is a job of low priority (`store/job_queue.py`).  A worker reviews for a moment, its
progress is stored, and the job goes back behind what became due meanwhile: so no computer move
waits for a review longer than a moment.
"""

from collections.abc import Callable

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.app.errors import SlowDown
from regalia.app.questions import reviewed, to_review
from regalia.server.jobs.job_runner import WorkerLease
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.messages import says
from regalia.server.rate_limits import per_minute
from regalia.server.store.job_queue import NO_SEAT, PRIORITY, REVIEW, JobQueue, QueuedJob, Requester
from regalia.server.store.schema import REVIEWS
from regalia.server.store.storage import Storage
from regalia.teaching.reviews.incremental_review import ReviewProgress

A_MOMENT = 1.0  # seconds of looking, and then others come first
MOST_WAITING = 3  # reviews of one person at a time
A_MINUTE = 20  # that one person begins
READ = msgspec.json.Decoder(ReviewProgress)
WRITE = msgspec.json.Encoder()


class ReviewJobs:
    def __init__(
        self, tables: LiveTables, queue: JobQueue, storage: Storage, now: Callable[[], int]
    ) -> None:
        self.tables, self.queue, self.storage, self.now = tables, queue, storage, now
        self.allowed = per_minute(A_MINUTE)

    async def want(self, table_id: int, requester: Requester, address: str) -> None:
        """Begin, or go on with, the review of a game that is over."""
        found = await self.progress(table_id)
        if found is not None and found.over:
            return
        row = QueuedJob(table_id, REVIEW, NO_SEAT, 0, self.now(), PRIORITY[REVIEW], *requester)
        allowed = self.allowed.take(requester.person, address)
        if not allowed or not await self.queue.want(row, MOST_WAITING):
            raise SlowDown(says("slow-down"))
        self.queue.thoughts.set()

    async def stop(self, table_id: int) -> None:
        await self.queue.unwant(table_id, REVIEW)

    async def asked_by(self, table_id: int) -> str:
        """The person who asked for a review that is going on; else nobody."""
        return await self.queue.requester(table_id, REVIEW)

    async def going_on(self, table_id: int) -> bool:
        return await self.queue.wanted(table_id, REVIEW)

    async def progress(self, table_id: int) -> ReviewProgress | None:
        asked = select(REVIEWS.c.progress).where(REVIEWS.c.table_id == table_id)

        async def body(connection: AsyncConnection) -> bytes | None:
            found: bytes | None = (await connection.execute(asked)).scalar()
            return found

        kept = await self.storage.read(body)
        return READ.decode(kept) if kept else None

    async def record(self, table_id: int) -> str | None:
        """The record of a finished or uploaded game; None while it is played."""
        live = await self.tables.find_by_id(table_id)
        if live is not None:
            return await self.record_of(live)
        key = await self.storage.play_key(table_id)
        kept = await self.storage.find(key) if key else None
        return None if kept is None or kept.uploaded is None else kept.uploaded.decode("utf-8")

    @staticmethod
    async def record_of(live: LiveTable) -> str | None:
        """The record of a table at hand, once its game is over."""
        async with live.lock:  # what is in memory only may still come to nothing
            if not live.table.over or live.written < len(live.table.entries):
                return None
            return live.table.whole_record()

    async def go_on(self, row: QueuedJob, slot: WorkerLease) -> None:
        """Review for a moment."""
        text = await self.record(row.table_id)
        before = await self.progress(row.table_id) or ReviewProgress()
        if text is None or before.over:
            await self.queue.drop(row)
            return
        after = reviewed(await slot.ask(to_review(text, before, A_MOMENT)))
        await self._keep(row.table_id, after)
        if after.over:
            await self.queue.drop(row)
        else:
            await self.queue.once_more(row, self.now())
            self.queue.thoughts.set()

    async def _keep(self, table_id: int, progress: ReviewProgress) -> None:
        async with self.storage.writing() as connection:
            await connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table_id))
            kept = {"table_id": table_id, "progress": WRITE.encode(progress)}
            await connection.execute(insert(REVIEWS), [kept])
