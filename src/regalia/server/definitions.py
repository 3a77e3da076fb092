"""What people made in a workshop, kept under a key where it is too long for a link.

A key follows from what is kept, so that the same is kept once, whoever brings it; nothing is known
about who that was.  What nobody has asked for in a long time is forgotten.
"""

import base64
import hashlib
import re

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from regalia.server.addresses import Shares
from regalia.server.database import Database
from regalia.server.safety import Missing, SlowDown, says
from regalia.server.schema import DEFINITIONS

AN_HOUR = 30  # that one person has kept
KEY = re.compile(r"[A-Za-z0-9_-]{32}")


class Definitions:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.allowed = Shares(AN_HOUR, AN_HOUR / 3600)

    async def keep(self, game: str, text: str, person: str, address: str, now: int) -> str:
        """The key of a text, which is kept from now on."""
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
        """The text; Missing if there is none."""
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
