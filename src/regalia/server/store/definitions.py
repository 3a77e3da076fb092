"""Definitions that people made in a workshop, kept under a key where a link would be too long.

The key is a digest of the text, so that the same text is kept once, and nothing is known about who
brought it.  A text that nobody has asked for in a long time is forgotten.
"""

import base64
import hashlib
import re

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from regalia.app.errors import Missing, SlowDown
from regalia.server.messages import says
from regalia.server.rate_limits import per_hour
from regalia.server.store.database import Database
from regalia.server.store.schema import DEFINITIONS

AN_HOUR = 30  # that one person has kept
KEY = re.compile(r"[A-Za-z0-9_-]{32}")


class Definitions:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.allowed = per_hour(AN_HOUR)

    async def keep(self, game: str, text: str, person: str, address: str, now: int) -> str:
        """Store a text; returns its key."""
        if not self.allowed.take(person, address):
            raise SlowDown(says("slow-down"))
        digest = hashlib.sha256(f"{game}\n{text}".encode()).digest()
        key = base64.urlsafe_b64encode(digest)[:32].decode()
        row = {"key": key, "game": game, "text": text.encode(), "seen": now}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(DEFINITIONS), [row])
        except IntegrityError:  # it is there
            await self._seen(key, now)
        return key

    async def find(self, game: str, key: str, now: int) -> str:
        """The text of a key; Missing if there is none."""
        if not KEY.fullmatch(key):
            raise Missing(says("no-table"))
        this = select(DEFINITIONS.c.text).where(
            DEFINITIONS.c.key == key, DEFINITIONS.c.game == game
        )
        async with self.database.writing() as connection:
            found: bytes | None = (await connection.execute(this)).scalar()
        if found is None:
            raise Missing(says("no-table"))
        await self._seen(key, now)
        return found.decode()

    async def _seen(self, key: str, now: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                update(DEFINITIONS).where(DEFINITIONS.c.key == key).values(seen=now)
            )

    async def forget_old(self, before: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(DEFINITIONS).where(DEFINITIONS.c.seen < before))
