"""One-time codes by which a person goes on at another device.

The code is 128 random bits, in a link or a QR code, behind the `#` of the address, where no server
and no proxy writes it down.  Kept are its digest, and the person's cookie under a pad that only the
code gives: who reads the database can take nobody's place.
"""

import hashlib
import re

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from regalia.app.errors import Missing, SlowDown
from regalia.app.identity import person_of
from regalia.server.messages import says
from regalia.server.people.persons import Persons
from regalia.server.rate_limits import per_hour
from regalia.server.store.database import Database
from regalia.server.store.schema import CODES
from regalia.server.store.storage import new_key

LASTS = 10 * 60 * 1000  # ms
TRIES_AN_HOUR = 10  # of one person; each code has 128 bits
CODES_AN_HOUR = 30  # that one person is given
CODE = re.compile(r"[A-Za-z0-9_-]{22}")


class DeviceCodes:
    def __init__(self, database: Database, persons: Persons) -> None:
        self.database, self.persons = database, persons
        self.tries_allowed = per_hour(TRIES_AN_HOUR)
        self.codes_allowed = per_hour(CODES_AN_HOUR)

    async def code(self, token: str, now: int) -> tuple[str, int]:
        """Make a code for the holder of this cookie, and the time until which it works; earlier
        codes work no more."""
        person, code, until = person_of(token), new_key(), now + LASTS
        await self.persons.keep(person, now)
        row = {
            "digest": _digest(code),
            "person": person,
            "sealed": _padded(code, token.encode()),
            "until": until,
        }
        try:
            async with self.database.writing() as connection:
                await connection.execute(delete(CODES).where(CODES.c.person == person))
                await connection.execute(insert(CODES), [row])
        except IntegrityError:  # two of them at the same moment
            raise SlowDown(says("slow-down")) from None
        return code, until

    async def token(self, code: str, now: int) -> str:
        """The cookie that a code stands for; the code is used up, and an old one is refused."""
        if not CODE.fullmatch(code):
            raise Missing(says("code-gone"))
        this = CODES.c.digest == _digest(code)
        async with self.database.writing() as connection:
            row = (await connection.execute(select(CODES).where(this))).first()
            gone = await connection.execute(delete(CODES).where(this))
        if row is None or gone.rowcount != 1 or row.until <= now:
            raise Missing(says("code-gone"))
        return _padded(code, row.sealed).decode()

    async def forget_old(self, now: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(CODES).where(CODES.c.until <= now))


def _digest(code: str) -> str:
    return hashlib.sha256(b"regalia code " + code.encode()).hexdigest()


def _padded(code: str, text: bytes) -> bytes:
    """Encrypt or decrypt with a pad that is used once, as the code is."""
    pad = hashlib.blake2b(code.encode(), digest_size=len(text), person=b"regalia pad").digest()
    return bytes(one ^ other for one, other in zip(text, pad))
