"""Reviews of games that are over: looked at in the pool where computers think, behind their moves.

A review is a row of what is due (`due.py`), of the least priority.  Whoever takes it looks for a
moment, writes down how far it has come, and puts the row back behind what became due meanwhile: so
a computer's move waits for no review longer than a moment.  What was found is kept with the table.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.server.addresses import a_minute
from regalia.server.due import NO_SEAT, PRIORITY, REVIEW, Due, Row, Whom
from regalia.server.questions import looked, to_look
from regalia.server.safety import SlowDown, says
from regalia.server.schema import REVIEWS
from regalia.teaching.review_steps import Progress

if TYPE_CHECKING:
    from regalia.server.doing import Lent
    from regalia.server.house import House

A_MOMENT = 1.0  # seconds of looking, and then others come first
MOST_WAITING = 3  # reviews of one person at a time
A_MINUTE = 20  # that one person begins
READ = msgspec.json.Decoder(Progress)
WRITE = msgspec.json.Encoder()


class Reviews:
    def __init__(self, house: "House", due: Due, now: Callable[[], int]) -> None:
        self.house, self.due, self.now = house, due, now
        self.allowed = a_minute(A_MINUTE)

    async def want(self, table_id: int, whom: Whom, address: str) -> None:
        """Begin, or go on with, the review of a game that is over."""
        found = await self.progress(table_id)
        if found is not None and found.over:
            return
        row = Row(table_id, REVIEW, NO_SEAT, 0, self.now(), PRIORITY[REVIEW], *whom)
        allowed = self.allowed.take(whom.person, address)
        if not allowed or not await self.due.want(row, MOST_WAITING):
            raise SlowDown(says("slow-down"))
        self.house.doing.thoughts.set()

    async def stop(self, table_id: int) -> None:
        await self.due.unwant(table_id, REVIEW)

    async def going_on(self, table_id: int) -> bool:
        return await self.due.wanted(table_id, REVIEW)

    async def progress(self, table_id: int) -> Progress | None:
        asked = select(REVIEWS.c.progress).where(REVIEWS.c.table_id == table_id)

        async def body(connection: AsyncConnection) -> bytes | None:
            found: bytes | None = (await connection.execute(asked)).scalar()
            return found

        kept = await self.house.storage.read(body)
        return READ.decode(kept) if kept else None

    async def record(self, table_id: int) -> str | None:
        """Of the game of a table, or one that was brought; None while it is played."""
        key = await self.house.storage.play_key(table_id)
        kept = await self.house.storage.find(key) if key else None
        if kept is None:
            return None
        if kept.uploaded is not None:
            return kept.uploaded.decode("utf-8")
        live = await self.house.find(kept.play_key)
        if live is None:
            return None
        async with live.lock:  # what is in memory only may still come to nothing
            if not live.table.over or live.written < len(live.table.entries):
                return None
            return live.table.whole_record()

    async def go_on(self, row: Row, slot: "Lent") -> None:
        """A moment of it."""
        text = await self.record(row.table_id)
        before = await self.progress(row.table_id) or Progress()
        if text is None or before.over:
            await self.due.drop(row)
            return
        after = looked(await slot.ask(to_look(text, before, A_MOMENT)))
        await self._keep(row.table_id, after)
        if after.over:
            await self.due.drop(row)
        else:
            await self.due.once_more(row, self.now())
            self.house.doing.thoughts.set()

    async def _keep(self, table_id: int, progress: Progress) -> None:
        async with self.house.storage.writing() as connection:
            await connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table_id))
            kept = {"table_id": table_id, "progress": WRITE.encode(progress)}
            await connection.execute(insert(REVIEWS), [kept])
