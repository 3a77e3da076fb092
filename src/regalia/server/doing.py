"""Does what tables owe (`due.py`): lets clocks run out, asks computers to choose, gives hints.

Two loops take what is due: clocks when they run out; what is to be thought about when something
became due here and somebody can think.  Now and then they look by themselves, for what others left
undone.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import IntegrityError

from regalia.players import Analysis
from regalia.server.agents import Slot
from regalia.server.bus import end
from regalia.server.catching_up import catch_up
from regalia.server.due import ANALYSIS, HINT, MOVE, PRIORITY, REVIEW, Due, Row, Whom
from regalia.server.observing import FAILURES, LOG
from regalia.server.questions import Failed, NotReady, analysed, chosen, to_analyse, to_choose
from regalia.server.safety import NotReadable, SlowDown, says
from regalia.table.thinking import Thinking

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.live import Live

LOOK = 2.0  # seconds between looks for what others left undone; a third of a lease
A_MOMENT = 0.45  # a computer's action should be seen to happen
LONGEST_WAIT = 60.0  # seconds that a computer hesitates in a race, whatever it says
PREPARED = 500  # ms until whoever had to be prepared is asked again
ANEW = 5_000  # ms until something that failed is tried again
CATCH_UP = 1_000  # ms until a table that is behind its log has surely read it
MOST = 64  # that are taken at once

Wanted = tuple[Thinking, asyncio.Future[list[Analysis]]]


class Lent:
    """A slot that is used once, or goes back."""

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


Work = Callable[[Row, Lent], Coroutine[Any, Any, None]]


class Doing:
    def __init__(self, house: "House", due: Due, now: Callable[[], int]) -> None:
        self.house, self.due, self.now = house, due, now
        self.clocks, self.thoughts = asyncio.Event(), asyncio.Event()  # something may be due
        self.doing: dict[Row, asyncio.Task[None]] = {}
        self.hints: dict[tuple[int, int], Wanted] = {}  # by table and seat
        self.loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.due.begin()
        loops: list[Coroutine[Any, Any, None]] = [
            self._again_and_again(self.clocks, self._take_clocks),
            self._again_and_again(self.thoughts, self._take_thoughts),
            self._keep_leases(),
        ]
        if self.house.notices.on:
            loops.append(self._again_and_again(asyncio.Event(), self._take_notices))
        self.loops = [asyncio.create_task(loop, name="what is due") for loop in loops]

    async def close(self) -> None:
        """What we do not finish is done by whoever comes next."""
        rows = list(self.doing)
        await end([*self.loops, *self.doing.values()])
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
            live.clock = asyncio.get_running_loop().call_later(wait, self.clocks.set)
        choosing, n = live.table.choosing(), live.table.changed
        for row, task in self.doing.items():
            stale = row.kind == MOVE and (row.n != n or row.seat not in choosing)
            if row.table_id == live.kept.id and stale:
                task.cancel()
        if choosing:
            self.thoughts.set()

    def busy(self, live: "Live") -> bool:
        return any(row.table_id == live.kept.id for row in self.doing)

    async def _again_and_again(
        self, woken: asyncio.Event, take: Callable[[], Coroutine[Any, Any, bool]]
    ) -> None:
        """Take what is due whenever something may be, until there is nothing more."""
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
        taken = await self.due.take_clocks(self.now())
        for row in taken:
            self._begin(row, self._tick, Lent(None))
        return bool(taken)

    async def _take_notices(self) -> bool:
        taken = await self.due.take_notices(self.now())
        for row in taken:
            self._begin(row, self._notify, Lent(None))
        return bool(taken)

    async def _take_thoughts(self) -> bool:
        """First somebody who can think, then whose turn it is at this moment."""
        if not await self.due.waits(self.now()):
            return False
        slots = [Lent(slot) for slot in await self.house.agents.slots(MOST)]
        try:
            does: dict[str, Work] = {
                HINT: self._hint,
                REVIEW: self.house.reviews.go_on,
                ANALYSIS: self.house.analyses.go_on,
            }
            for row in await self.due.take(self.now(), len(slots)):
                self._begin(row, does.get(row.kind, self._think), slots.pop())
        finally:
            for slot in slots:
                slot.give_back()
        return not slots  # where some are left, nothing waits

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.due.renew(list(self.doing), self.now())
            except Exception:
                LOG.exception("leases could not be renewed; others may do what we do")

    # ------------------------------------------------------------------------------ doing it

    def _begin(self, row: Row, work: Work, slot: Lent) -> None:
        task = asyncio.create_task(self._do(row, work, slot), name=f"{row.kind} of {row.table_id}")
        self.doing[row] = task

        def ended(_: asyncio.Task[None]) -> None:
            slot.give_back()
            if self.doing.get(row) is task:
                del self.doing[row]

        task.add_done_callback(ended)

    async def _do(self, row: Row, work: Work, slot: Lent) -> None:
        try:
            await work(row, slot)
        except NotReadable:
            await self.due.drop(row)  # it comes back when somebody opens the table
        except NotReady:
            with contextlib.suppress(Exception):
                await self.due.put_off([row], self.now() + PREPARED)
        except Exception as problem:
            FAILURES.inc()
            LOG.exception("what is due failed", kind=row.kind, table=row.table_id)
            with contextlib.suppress(Exception):
                soon = isinstance(problem, Failed) and problem.soon
                await self.due.put_off([row], self.now() + (0 if soon else ANEW))
                if soon:
                    self.thoughts.set()

    async def _live(self, row: Row) -> "Live | None":
        """The table, if the row is what it owes."""
        live = await self.house.find_by_id(row.table_id)
        if live and live.table.changed < row.n:  # another server wrote that
            await catch_up(self.house, live)
        if live and live.table.changed < row.n:
            await self.due.put_off([row], self.now() + CATCH_UP)
            return None
        if live is None or live.table.changed > row.n:
            await self.due.drop(row)
            return None
        return live

    async def _tick(self, row: Row, _: Lent) -> None:
        if (live := await self._live(row)) is None:
            return
        if not await self.house.change(live, lambda table: table.tick(self.now()), row.whom):
            await self.due.put_off([row], self.now() + CATCH_UP)  # if it is still owed

    async def _notify(self, row: Row, _: Lent) -> None:
        if live := await self._live(row):
            await self.house.notices.tell(live, row, self.now())
            await self.due.drop(row)

    async def _think(self, row: Row, slot: Lent) -> None:
        if (live := await self._live(row)) is None:
            return
        about = {one.seat: one for one in live.table.thinking()}
        if (one := about.get(row.seat)) is None:
            await self.due.drop(row)
            return
        decision = chosen(await slot.ask(to_choose(one)))
        if decision.text not in one.actions:
            raise Failed(f"{decision.text[:80]!r} was chosen, which cannot be done")
        seconds = min(max(decision.seconds, A_MOMENT), LONGEST_WAIT) if one.race else A_MOMENT
        await asyncio.sleep(max(0, one.since / 1000 + seconds - self.now() / 1000))
        n, text = row.n, decision.text
        if not await self.house.change(
            live, lambda table: table.decided(one.seat, text, n, self.now()), row.whom
        ):
            await self.due.put_off([row], self.now() + CATCH_UP)  # if it is still owed

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
        self.thoughts.set()
        try:
            return await answer
        finally:
            del self.hints[place]

    async def _hint(self, row: Row, slot: Lent) -> None:
        wanted = self.hints.get((row.table_id, row.seat))
        if wanted is None or wanted[0].n != row.n:  # they have gone, or gone on
            await self.due.drop(row)
            return
        thinking, answer = wanted
        try:
            found = analysed(await slot.ask(to_analyse(thinking)))
        except Failed as problem:
            if problem.soon:
                raise
            await self.due.drop(row)
            if not answer.done():
                answer.set_exception(problem)
            return
        await self.due.drop(row)
        if not answer.done():
            answer.set_result(found)
