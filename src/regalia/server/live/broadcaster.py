"""Messages to the people at a table, each made once for all who are told the same.

All spectators of one language are told the same, and so are all windows of one person.  Who comes
and goes is told after a moment, once for all who came and went meanwhile.
"""

import asyncio
from typing import TYPE_CHECKING

from regalia.server.clock import now
from regalia.server.live.connection import Connection, encoded
from regalia.table.messages.replies import Keys, TableState

if TYPE_CHECKING:
    from regalia.server.live.live_table import LiveTable

FRESH = 0.05  # seconds for which a message is told again: it says what time it is
A_BREATH = 0.3  # seconds after which it is told who came and went

Same = tuple[int, str, str, str, int, int | None, bool]  # who is told the same


class Broadcaster:
    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.messages: dict[Same, str] = {}
        self.online: frozenset[str] = frozenset()  # as everybody was told
        self.breath: asyncio.TimerHandle | None = None

    def notify_all(self) -> None:
        """Tell everybody that the table has changed."""
        self.messages.clear()
        self.online = self._online()
        for connection in sorted(self.live.connections, key=self._chooses):
            connection.tell_table()

    def _chooses(self, connection: Connection) -> bool:
        """Tell if a person can act: they are told last, for the time that their choices take to
        find depends on what only they may know."""
        table = self.live.table
        players = table.game.players if table.playing else []
        return any(seat in players for seat in table.seats_of(connection.person))

    def presence_changed(self) -> None:
        if self.breath is None:
            self.breath = asyncio.get_running_loop().call_later(A_BREATH, self._breathed)

    def _breathed(self) -> None:
        self.breath = None
        if self.online != self._online():
            self.notify_all()

    def stop(self) -> None:
        if self.breath:
            self.breath.cancel()

    def _online(self) -> frozenset[str]:
        return frozenset(one.person for one in self.live.connections)

    def message(self, connection: Connection) -> str | None:
        """The message for a connection; None while something new is not yet on the disk."""
        table, live = self.live.table, self.live
        if live.written < len(table.entries):
            return None  # everybody is told once it is
        sits = connection.person in table.people or connection.person in table.absences.displaced
        if sits != connection.sits:  # the log reads otherwise from a seat
            connection.sits, connection.known = sits, 0
        same: Same = (
            len(table.entries),
            connection.person if sits else "",
            connection.language,
            connection.shape,
            connection.known,
            connection.looking if sits else None,
            connection.may_sit or sits,
        )
        connection.known = len(table.entries)
        if same not in self.messages:
            if not self.messages:
                asyncio.get_running_loop().call_later(FRESH, self.messages.clear)
            self.messages[same] = encoded(self._worked_out(same))
        return self.messages[same]

    def _worked_out(self, same: Same) -> TableState:
        table, live = self.live.table, self.live
        _, person, language, shape, known, looking, may_invite = same
        message = table.told(person, language, shape, known, looking)
        online, sitting = self._online(), set(table.people)
        for seat in message.seats:
            here = [
                who in online or live.presence.is_elsewhere(who) for who in table.holders(seat.seat)
            ]
            seat.online = any(here)
            for partner, is_here in zip(seat.company, here[1:]):
                partner.online = is_here
        message.now = now()
        message.watching = len(online - sitting) + live.presence.others(online | sitting)
        message.keys = Keys(live.kept.play_key if may_invite else None, live.kept.watch_key)
        return message
