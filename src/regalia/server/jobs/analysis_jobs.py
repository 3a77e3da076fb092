"""Analyses of positions by the worker pool, behind everything else.

A look takes a second or two and remembers nothing; the page asks for one after the other.  Each is
a job of the least priority (`store/job_queue.py`) that only the server can do at which the person
waits.  Nobody has more than one at a time.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple
from zlib import crc32

from sqlalchemy.exc import IntegrityError

from regalia import games
from regalia.app.errors import SlowDown
from regalia.app.questions import found_in_look, to_look_at
from regalia.app.wire import Tried
from regalia.core.contract import NOBODY
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.server.jobs.job_runner import WorkerLease, answer_waiting
from regalia.server.jobs.unusual_looks import UnusualLooks
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.messages import says
from regalia.server.rate_limits import per_minute
from regalia.server.sandbox.sandbox import Sandbox
from regalia.server.settings import Settings
from regalia.server.store.job_queue import ANALYSIS, PRIORITY, JobQueue, QueuedJob, Requester
from regalia.table.entries import TYPED, Entry, Opened
from regalia.teaching.analysis.analysis import A_LOOK, FIRST_LOOKS, Evaluation
from regalia.teaching.values.outlook import followers

A_MINUTE = 120  # looks of one person
LATELY = 60 * 60 * 1000  # ms within which something happened at a table that is being played
MOST_RUNNING = 20  # games of one person with others that are looked at


def is_made_up(opened: Entry) -> bool:
    """Tell if people brought, set up or rolled the game of a table, by its log's first entry."""
    return isinstance(opened, Opened) and (
        opened.position is not None or opened.begun > 0 or opened.dice == TYPED
    )


def soon(game: Game) -> set[str]:
    """The position, and those after the next action or outcome, unless it is over then."""
    room, params, s = game.room, game.params, game.state
    after = [room.rules.act(params, s, number) for _, number in followers(game)]
    going_on = [one for one in after if room.rules.to_play(params, one) != NOBODY]
    return {room.text.alike(params, one) for one in (s, *going_on)}


class WantedAnalysis(NamedTuple):
    row: QueuedJob
    question: bytes
    answer: asyncio.Future[Evaluation]


class AnalysisJobs:
    def __init__(
        self,
        tables: LiveTables,
        queue: JobQueue,
        sandbox: Sandbox,
        now: Callable[[], int],
        settings: Settings,
    ) -> None:
        self.tables, self.queue, self.sandbox, self.now = tables, queue, sandbox, now
        self.settings = settings
        self.unusual = UnusualLooks(tables, settings.address_key)
        self.allowed = per_minute(A_MINUTE)
        self.wanted: dict[str, WantedAnalysis] = {}  # by person

    async def look(
        self, table_id: int, record: str, tried: Tried, requester: Requester, address: str
    ) -> Evaluation:
        """Analyse a position a little longer, when it is this person's turn; drops what they asked
        before."""
        if not self.allowed.take(requester.person, address):
            raise SlowDown(says("slow-down"))
        if before := self.wanted.pop(requester.person, None):
            await self._drop(before)
        place = crc32(requester.person.encode()) & 0x7FFFFFFF  # several may look at the same game
        row = QueuedJob(table_id, ANALYSIS, place, 0, self.now(), PRIORITY[ANALYSIS], *requester)
        seconds = (*FIRST_LOOKS, A_LOOK)[min(tried.round, len(FIRST_LOOKS))]
        answer: asyncio.Future[Evaluation] = asyncio.get_running_loop().create_future()
        wanted = WantedAnalysis(row, to_look_at(record, tried, seconds), answer)
        self.wanted[requester.person] = wanted
        try:
            await self.queue.ask(row)
            self.queue.thoughts.set()
            return await answer
        except IntegrityError:
            raise SlowDown(says("slow-down")) from None
        finally:
            if self.wanted.get(requester.person) is wanted:
                del self.wanted[requester.person]

    async def _drop(self, wanted: WantedAnalysis) -> None:
        if not wanted.answer.done():
            wanted.answer.set_exception(SlowDown(says("slow-down")))
        await self.queue.drop(wanted.row)

    async def go_on(self, row: QueuedJob, slot: WorkerLease) -> None:
        wanted = self.wanted.get(row.person)
        if wanted is None or wanted.row != row:  # they have gone, or gone on
            await self.queue.drop(row)
            return
        asking = _looked_at(slot, wanted.question)
        await answer_waiting(self.queue, row, wanted.answer, asking)

    async def check_playing(self, person: str, game: str) -> None:
        """Refuse values to whoever plays this game with others at this moment, of any position: of
        moves to come, and of one made up that looks the same to them where something is hidden,
        they would tell as much as of that very position."""
        if await self._playing(person, game):
            raise RegaliaError(says("analysis-playing"))
        await self._check_meanwhile(game)

    async def _check_meanwhile(self, game: str) -> None:
        """Refuse values to everybody while people play this game, where the host wants it so."""
        if self.settings.analysis_meanwhile:
            return
        if await self.tables.storage.played_by_several(game, self.now() - LATELY):
            raise RegaliaError(says("analysis-off"))

    async def check_running(
        self, person: str, address: str, game: str, stood: Callable[..., list[str]], *given: object
    ) -> None:
        """Refuse what tells of a position that this person plays with others at this moment;
        `stood` finds the positions that it tells of."""
        await self._check_meanwhile(game)
        if running := await self.running(person, game):
            if running & set(await self.sandbox.do(address, stood, *given)):
                raise RegaliaError(says("analysis-running"))

    async def check_hint(self, person: str, live: LiveTable) -> None:
        """Refuse a hint where values would be: at a table that was begun from a position."""
        if is_made_up(live.table.entries[0]):
            await self.check_playing(person, live.kept.game)

    async def watch(self, requester: Requester, game: str, position: str) -> None:
        """Log where somebody asks for values of what others play at this moment."""
        await self.unusual.look(requester, game, position)

    async def running(self, person: str, game: str) -> set[str]:
        """Positions of the games that a person plays with others now, and those one action or
        outcome later; mirror images are told alike.

        Only of open games, whose positions everybody at the table knows: of the others nobody has
        a whole position before the end."""
        if not games.room(game).open:
            return set()
        found = set()
        for live in await self._playing(person, game):
            async with live.lock:
                if live.table.playing and live.table.game.events:
                    found |= soon(live.table.game)
        return found

    async def _playing(self, person: str, game: str) -> list[LiveTable]:
        """The tables at which a person plays a game with others at this moment."""
        keys = await self.tables.storage.playing_with_others(person, game, MOST_RUNNING)
        found = [live for key in keys if (live := await self.tables.find(key))]
        return [live for live in found if live.table.playing and len(live.table.people) > 1]


async def _looked_at(slot: WorkerLease, question: bytes) -> Evaluation:
    return found_in_look(await slot.ask(question))
