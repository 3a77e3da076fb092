"""Invitations to play along on a seat: keys that follow from a secret of the database.

A key holds for one seat of one table, until somebody leaves that seat: then there is another one.
"""

import base64
import hashlib
import hmac

from sqlalchemy import delete

from regalia.app.errors import Forbidden
from regalia.server.live.live_table import LiveTable
from regalia.server.messages import says
from regalia.server.store.schema import SITTING
from regalia.server.store.storage import Storage


class SeatInvitations:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.secret = b""

    async def ready(self) -> None:
        self.secret = self.secret or await self.storage.secret("sides")

    def key(self, live: LiveTable, seat: int) -> str:
        """The key of an invitation to this seat now; call `ready` before."""
        partings = live.table.shared_seats.partings.get(seat, 0)
        said = f"{live.kept.id} {seat} {partings}".encode()
        digest = hmac.new(self.secret, said, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")

    def check(self, live: LiveTable, seat: int, key: str) -> None:
        if not hmac.compare_digest(self.key(live, seat).encode(), key.encode()):
            raise Forbidden(says("side-gone"))

    async def left(self, live: LiveTable, persons: set[str]) -> None:
        """Take the table out of the lists of those who have left it."""
        gone = persons - set(live.table.people)
        async with self.storage.writing() as connection:
            await connection.execute(
                delete(SITTING).where(
                    SITTING.c.table_id == live.kept.id, SITTING.c.person.in_(sorted(gone))
                )
            )
