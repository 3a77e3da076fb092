"""Notes for the host of looks at positions that other people play at that moment.

Nobody can be kept from asking in a second window, where they are somebody else.  But who asks for
values of the very position that stands at somebody's table is unusual, and a line of the log says
so: without names, keys or addresses, with the pseudonyms that other lines have.
"""

from regalia import games
from regalia.core.contract import Params, State
from regalia.core.room import Room
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.pseudonyms import pseudonym
from regalia.server.sandbox.sandbox import run_in_thread
from regalia.server.store.job_queue import Requester
from regalia.server.telemetry import LOG, UNUSUAL

EARLY = 6  # actions and outcomes after which a position is hardly anybody's else
MOST_COMPARED = 100  # tables of a game, at this server
MOST_NOTED = 10_000


class UnusualLooks:
    def __init__(self, tables: LiveTables, key: bytes) -> None:
        self.tables, self.key = tables, key
        self.positions: dict[int, tuple[int, str]] = {}  # by table: its log's length, and alike
        self.noted: dict[tuple[str, int], None] = {}

    async def look(self, requester: Requester, game: str, position: str) -> None:
        """Compare a position of which somebody asks for values with those of running tables."""
        if not games.room(game).open:
            return  # nobody has a whole position before the end
        there = [live for live in self.tables.held.values() if self._compared(live, game)]
        there = there[:MOST_COMPARED]
        new = [
            (live.kept.id, live.written, live.table.game)
            for live in there
            if self.positions.get(live.kept.id, (-1,))[0] != live.written
        ]
        states = [(table, n, one.room, one.params, one.state) for table, n, one in new]
        if states:
            self.positions |= await run_in_thread(_alike, states)
        self._forget({*self.tables.held})
        for live in there:
            if self.positions.get(live.kept.id, (0, ""))[1] == position:
                self._note(requester, game, live)

    def _compared(self, live: LiveTable, game: str) -> bool:
        table = live.table
        going_on = live.kept.game == game and table.playing and len(table.people) > 1
        return going_on and len(table.game.events) > EARLY

    def _forget(self, held: set[int]) -> None:
        self.positions = {one: kept for one, kept in self.positions.items() if one in held}

    def _note(self, requester: Requester, game: str, live: LiveTable) -> None:
        """Write it down once for each person and table."""
        who = requester.person, live.kept.id
        if who in self.noted:
            return
        if len(self.noted) >= MOST_NOTED:
            del self.noted[next(iter(self.noted))]
        self.noted[who] = None
        UNUSUAL.inc()
        LOG.warning(
            "values were asked of a position that others play",
            game=game,
            table=live.kept.id,
            person=pseudonym(requester.person, self.key),
            address=requester.address,
        )


def _alike(new: list[tuple[int, int, Room, Params, State]]) -> dict[int, tuple[int, str]]:
    return {table: (n, room.text.alike(params, s)) for table, n, room, params, s in new}
