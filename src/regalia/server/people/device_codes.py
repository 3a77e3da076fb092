"""One-time codes by which a person goes on at another device.

The code is 128 random bits, in a link or a QR code, behind the `#` of the address, where no server
and no proxy writes it down.  Kept is its digest: who reads the database can take nobody's place.
"""

import hashlib
import re

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from regalia.app.errors import Missing, SlowDown
from regalia.server.messages import says
from regalia.server.people.devices import Device, Devices, check_device
from regalia.server.rate_limits import per_hour
from regalia.server.store.database import Database
from regalia.server.store.schema import CODES
from regalia.server.store.storage import new_key

LASTS = 10 * 60 * 1000  # ms
TRIES_AN_HOUR = 10  # of one person; each code has 128 bits
CODES_AN_HOUR = 30  # that one person is given
CODE = re.compile(r"[A-Za-z0-9_-]{22}")


class DeviceCodes:
    def __init__(self, database: Database, devices: Devices) -> None:
        self.database, self.devices = database, devices
        self.tries_allowed = per_hour(TRIES_AN_HOUR)
        self.codes_allowed = per_hour(CODES_AN_HOUR)

    async def code(self, this: Device, now: int) -> tuple[str, int]:
        """Make a code for the person of this device, and the time until which it works; earlier
        codes work no more."""
        await self.devices.ready(this, now)
        code, until = new_key(), now + LASTS
        row = {"digest": _digest(code), "person": this.person, "until": until}
        try:
            async with self.database.writing() as connection:
                await check_device(connection, this)
                await connection.execute(delete(CODES).where(CODES.c.person == this.person))
                await connection.execute(insert(CODES), [row])
        except IntegrityError:  # two of them at the same moment
            raise SlowDown(says("slow-down")) from None
        return code, until

    async def person(self, code: str, now: int) -> str:
        """The person who made a code; it is used up, and an old one is refused."""
        if not CODE.fullmatch(code):
            raise Missing(says("code-gone"))
        this = CODES.c.digest == _digest(code)
        async with self.database.writing() as connection:
            row = (await connection.execute(select(CODES).where(this))).first()
            gone = await connection.execute(delete(CODES).where(this))
        if row is None or gone.rowcount != 1 or row.until <= now:
            raise Missing(says("code-gone"))
        person: str = row.person
        return person

    async def forget_old(self, now: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(CODES).where(CODES.c.until <= now))


def _digest(code: str) -> str:
    return hashlib.sha256(b"regalia code " + code.encode()).hexdigest()
