"""Invitations to play along on a seat: keys that follow from a secret of the database.

A key holds for one seat of one table, until somebody leaves that seat: then there is another one.
"""

import base64
import hashlib
import hmac

from sqlalchemy import delete

from regalia.server.live import Live
from regalia.server.safety import Forbidden, says
from regalia.server.schema import SITTING
from regalia.server.storage import Storage


class Sides:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.secret = b""

    async def ready(self) -> None:
        self.secret = self.secret or await self.storage.secret("sides")

    def key(self, live: Live, seat: int) -> str:
        """What an invitation to this seat says now; `ready` before."""
        partings = live.table.company.partings.get(seat, 0)
        said = f"{live.kept.id} {seat} {partings}".encode()
        digest = hmac.new(self.secret, said, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")

    def check(self, live: Live, seat: int, key: str) -> None:
        if not hmac.compare_digest(self.key(live, seat).encode(), key.encode()):
            raise Forbidden(says("side-gone"))

    async def left(self, live: Live, persons: set[str]) -> None:
        """The table leaves the lists of those who have left it."""
        gone = persons - set(live.table.people)
        async with self.storage.writing() as connection:
            await connection.execute(
                delete(SITTING).where(
                    SITTING.c.table_id == live.kept.id, SITTING.c.person.in_(sorted(gone))
                )
            )
