"""Analyses of moments: looked at in the pool where computers think, behind everything else.

A look takes a second or two and remembers nothing; whoever wants to know more asks for the next
one.  While it waits it is a row of what is due (`due.py`), of the least priority, which only the
server can do at which somebody waits for it.  Nobody has more than one at a time.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from sqlalchemy.exc import IntegrityError

from regalia import games
from regalia.core.contract import NOBODY
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.server.addresses import a_minute
from regalia.server.due import ANALYSIS, PRIORITY, Due, Row, Whom
from regalia.server.questions import Failed, found_in_look, to_look_at
from regalia.server.safety import SlowDown, says
from regalia.server.wire import Tried
from regalia.teaching.analysis import A_LOOK, FIRST_LOOKS, Look
from regalia.teaching.outlook import followers

if TYPE_CHECKING:
    from regalia.server.doing import Lent
    from regalia.server.house import House
    from regalia.server.live import Live

A_MINUTE = 120  # looks of one person
MOST_RUNNING = 20  # games of one person with others that are looked at


def soon(game: Game) -> set[str]:
    """The position, and those after the next action or outcome, unless it is over then."""
    room, params, s = game.room, game.params, game.state
    after = [room.rules.act(params, s, number) for _, number in followers(game)]
    going_on = [one for one in after if room.rules.to_play(params, one) != NOBODY]
    return {room.alike(params, one) for one in (s, *going_on)}


class Wanted(NamedTuple):
    row: Row
    question: bytes
    answer: asyncio.Future[Look]


class Analyses:
    def __init__(self, house: "House", due: Due, now: Callable[[], int]) -> None:
        self.house, self.due, self.now = house, due, now
        self.allowed = a_minute(A_MINUTE)
        self.wanted: dict[str, Wanted] = {}  # by person

    async def look(
        self, table_id: int, record: str, tried: Tried, whom: Whom, address: str
    ) -> Look:
        """A look at a moment, when it is this person's turn; what they wanted before is dropped."""
        if not self.allowed.take(whom.person, address):
            raise SlowDown(says("slow-down"))
        if before := self.wanted.pop(whom.person, None):
            await self._drop(before)
        place = crc32(whom.person.encode()) & 0x7FFFFFFF  # several may look at the same game
        row = Row(table_id, ANALYSIS, place, 0, self.now(), PRIORITY[ANALYSIS], *whom)
        seconds = (*FIRST_LOOKS, A_LOOK)[min(tried.round, len(FIRST_LOOKS))]
        answer: asyncio.Future[Look] = asyncio.get_running_loop().create_future()
        wanted = Wanted(row, to_look_at(record, tried, seconds), answer)
        self.wanted[whom.person] = wanted
        try:
            await self.due.ask(row)
            self.house.doing.thoughts.set()
            return await answer
        except IntegrityError:
            raise SlowDown(says("slow-down")) from None
        finally:
            if self.wanted.get(whom.person) is wanted:
                del self.wanted[whom.person]

    async def _drop(self, wanted: Wanted) -> None:
        if not wanted.answer.done():
            wanted.answer.set_exception(SlowDown(says("slow-down")))
        await self.due.drop(wanted.row)

    async def go_on(self, row: Row, slot: "Lent") -> None:
        wanted = self.wanted.get(row.person)
        if wanted is None or wanted.row != row:  # they have gone, or gone on
            await self.due.drop(row)
            return
        try:
            found = found_in_look(await slot.ask(wanted.question))
        except Failed as problem:
            if problem.soon:
                raise
            await self.due.drop(row)
            if not wanted.answer.done():
                wanted.answer.set_exception(problem)
            return
        await self.due.drop(row)
        if not wanted.answer.done():
            wanted.answer.set_result(found)

    async def check_playing(self, person: str, game: str) -> None:
        """Refuse values to whoever plays this game with others at this moment, of any position: of
        moves to come, and of one made up that looks the same to them where something is hidden,
        they would tell as much as of that very position."""
        if await self._playing(person, game):
            raise RegaliaError(says("analysis-playing"))

    async def check_running(
        self, person: str, address: str, game: str, stood: Callable[..., list[str]], *given: object
    ) -> None:
        """Refuse what tells of a position that this person plays with others at this moment;
        `stood` finds the positions that it tells of."""
        if running := await self.running(person, game):
            if running & set(await self.house.foreign.do(address, stood, *given)):
                raise RegaliaError(says("analysis-running"))

    async def running(self, person: str, game: str) -> set[str]:
        """Where the games stand that a person plays with others at this moment, and what one
        action or outcome may make of it; mirror images are told alike.

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

    async def _playing(self, person: str, game: str) -> list["Live"]:
        """The tables at which a person plays a game with others at this moment."""
        keys = await self.house.storage.playing_with_others(person, game, MOST_RUNNING)
        found = [live for key in keys if (live := await self.house.find(key))]
        return [live for live in found if live.table.playing and len(live.table.people) > 1]
