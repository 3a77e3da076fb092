"""Does what tables owe (`due.py`): lets clocks run out, asks computers to choose, gives hints.

One loop takes what is due whenever something became due here, or a computer has finished; now and
then it looks by itself, for what others left undone.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy.exc import IntegrityError

from regalia.players import Analysis
from regalia.server.due import CLOCK, HINT, MOVE, PRIORITY, Due, Row, Whom
from regalia.server.observing import FAILURES, LOG
from regalia.server.safety import NotReadable, SlowDown, says
from regalia.table.thinking import Thinking

if TYPE_CHECKING:
    from regalia.server.house import House, Live

LOOK = 5.0  # seconds between looks for what others left undone; a third of a lease
A_MOMENT = 0.45  # a computer's action should be seen to happen
ANEW = 5_000  # ms until something that failed is tried again
CATCH_UP = 1_000  # ms until a table that is behind its log has surely read it

Answer = TypeVar("Answer")
Wanted = tuple[Thinking, asyncio.Future[list[Analysis]]]


class Doing:
    def __init__(self, house: "House", due: Due, now: Callable[[], int]) -> None:
        self.house, self.due, self.now = house, due, now
        self.woken = asyncio.Event()
        self.doing: dict[Row, asyncio.Task[None]] = {}
        self.hints: dict[tuple[int, int], Wanted] = {}  # by table and seat
        self.loop: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.due.begin()
        self.loop = asyncio.create_task(self._run(), name="what is due")

    async def close(self) -> None:
        """What we do not finish is done by whoever comes next."""
        tasks = [*self.doing.values(), *([self.loop] if self.loop else [])]
        rows = list(self.doing)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.due.put_off(rows, 0)

    # ------------------------------------------------------------------------ what is due when

    def plan(self, live: "Live") -> None:
        """A table has changed: stop what it owes no more, and wake up when something is due."""
        if live.clock:
            live.clock.cancel()
            live.clock = None
        if self.house.closing:
            return
        if (at := live.table.due()) is not None:
            wait = max(0, at - self.now()) / 1000
            live.clock = asyncio.get_running_loop().call_later(wait, self.woken.set)
        choosing, n = live.table.choosing(), live.table.changed
        for row, task in self.doing.items():
            stale = row.kind == MOVE and (row.n != n or row.seat not in choosing)
            if row.table_id == live.kept.id and stale:
                task.cancel()
        if choosing and self.house.agents.idle:
            self.woken.set()

    def busy(self, live: "Live") -> bool:
        return any(row.table_id == live.kept.id for row in self.doing)

    async def _run(self) -> None:
        looked = 0.0
        clock = asyncio.get_running_loop().time
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self.woken.wait()
            self.woken.clear()
            try:
                if self.doing and clock() - looked >= LOOK:
                    looked = clock()
                    await self.due.renew(list(self.doing), self.now())
                taken = await self.due.take(self.now(), self.house.agents.idle)
            except Exception:  # the database is away: it will be back
                FAILURES.inc()
                LOG.exception("what is due cannot be read")
                await asyncio.sleep(1)
                self.woken.set()
                continue
            for row in taken:
                self._begin(row)

    # ------------------------------------------------------------------------------ doing it

    def _begin(self, row: Row) -> None:
        task = asyncio.create_task(self._do(row), name=f"{row.kind} of table {row.table_id}")
        self.doing[row] = task

        def ended(_: asyncio.Task[None]) -> None:
            if self.doing.get(row) is task:
                del self.doing[row]

        task.add_done_callback(ended)

    async def _do(self, row: Row) -> None:
        try:
            if row.kind == HINT:
                await self._hint(row)
                return
            live = await self.house.find_by_id(row.table_id)
            if live and live.table.changed < row.n:  # another server wrote that
                await self.house.catch_up(live)
            if live is None:
                await self.due.drop(row)
            elif live.table.changed < row.n:
                await self.due.put_off([row], self.now() + CATCH_UP)
            elif row.kind == CLOCK:
                await self._tick(live, row)
            else:
                await self._think(live, row)
        except asyncio.CancelledError:
            raise
        except NotReadable:
            await self.due.drop(row)  # it comes back when somebody opens the table
        except Exception:
            FAILURES.inc()
            LOG.exception("what is due failed", kind=row.kind, table=row.table_id)
            with contextlib.suppress(Exception):
                await self.due.put_off([row], self.now() + ANEW)

    async def _tick(self, live: "Live", row: Row) -> None:
        if await self.house.change(live, lambda table: table.tick(self.now()), row.whom):
            return
        at = live.table.due()
        if at is None or at > row.at:
            await self.due.drop(row)
        else:
            await self.due.put_off([row], self.now() + CATCH_UP)

    async def _think(self, live: "Live", row: Row) -> None:
        about = {one.seat: one for one in live.table.thinking() if one.n == row.n}
        if (one := about.get(row.seat)) is None:
            await self.due.drop(row)
            return
        decision = await self._thought(self.house.agents.choose(one))
        if decision.text not in one.actions:
            raise ValueError(f"a computer chose {decision.text[:80]!r}, which cannot be done")
        seconds = max(decision.seconds, A_MOMENT) if one.race else A_MOMENT
        await asyncio.sleep(max(0, one.since / 1000 + seconds - self.now() / 1000))
        n, text = row.n, decision.text
        if not await self.house.change(
            live, lambda table: table.decided(one.seat, text, n, self.now()), row.whom
        ):
            await self.due.put_off([row], self.now() + CATCH_UP)  # if it is still owed

    async def _thought(self, thinking: Awaitable[Answer]) -> Answer:
        try:
            return await thinking
        finally:
            self.woken.set()  # another can think from now on

    # -------------------------------------------------------------------------------- hints

    async def analyse(self, live: "Live", thinking: Thinking, whom: Whom) -> list[Analysis]:
        """What a strong player thinks, when it is this person's turn to be told."""
        place = live.kept.id, thinking.seat
        when = thinking.n, self.now()
        row = Row(live.kept.id, HINT, thinking.seat, *when, PRIORITY[HINT], *whom)
        try:
            await self.due.ask(row)
        except IntegrityError:
            raise SlowDown(says("slow-down")) from None
        answer: asyncio.Future[list[Analysis]] = asyncio.get_running_loop().create_future()
        self.hints[place] = thinking, answer
        self.woken.set()
        try:
            return await answer
        finally:
            del self.hints[place]

    async def _hint(self, row: Row) -> None:
        wanted = self.hints.get((row.table_id, row.seat))
        if wanted is None or wanted[0].n != row.n:  # they have gone, or gone on
            await self.due.drop(row)
            return
        thinking, answer = wanted
        try:
            found = await self._thought(self.house.agents.analyse(thinking))
            await self.due.drop(row)
        except Exception as problem:
            if not answer.done():
                answer.set_exception(problem)
            raise
        if not answer.done():
            answer.set_result(found)
