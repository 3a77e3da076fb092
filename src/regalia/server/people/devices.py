"""Storage of devices: whose they are, their names, when they were here, and their end.

A person has as many keys as devices.  What a device does to others it does only while its own key
is one of its person's: of two devices that end each other, the later is told that it was ended.
"""

from collections import OrderedDict
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.app.errors import Missing, SignedOut, SlowDown
from regalia.app.identity import device_id, digest_of, new_token, phrase_digest
from regalia.server.messages import says
from regalia.server.people.device_keys import DeviceKeys
from regalia.server.people.persons import A_DAY, Persons
from regalia.server.rate_limits import per_hour
from regalia.server.store.database import Database
from regalia.server.store.schema import CODES, DEVICES, PERSONS, PHRASES, SITTING, SUBSCRIPTIONS

MOST = 32  # devices of one person; a further one ends that which is missed least
LATELY = 2 * A_DAY  # ms within which a device was here that is in use
ADDED_AN_HOUR = 20  # devices of one person
MOST_OTHERS = 8  # browsers that are noted of an old key


class Device(NamedTuple):
    """The device that asks: whose it is, the digest of its key, and its browser's name."""

    person: str
    digest: str
    agent: str


class StoredDevice(NamedTuple):
    """A device of a person, as it is stored."""

    digest: str
    name: str
    agent: str
    since: int
    seen: int
    old: bool
    others: dict[str, int]  # browsers that came with an old key, and when


COLUMNS = [DEVICES.c[name] for name in StoredDevice._fields]


class Devices:
    MOST_NOTED = 50_000

    def __init__(self, database: Database, persons: Persons, keys: DeviceKeys) -> None:
        self.database, self.persons, self.keys = database, persons, keys
        self.added_allowed = per_hour(ADDED_AN_HOUR)
        self.noted: OrderedDict[tuple[str, str], int] = OrderedDict()

    async def of(self, person: str) -> list[StoredDevice]:
        """All devices of a person that have a row; who was here last comes first."""

        async def look(connection: AsyncConnection) -> list[StoredDevice]:
            return await _of(connection, person)

        return await self.database.read(look)

    async def phrase_since(self, person: str) -> int | None:
        """The time since when a person has a phrase of its own kind; None: they have none."""

        async def look(connection: AsyncConnection) -> int | None:
            found = select(PHRASES.c.since).where(PHRASES.c.person == person)
            return (await connection.execute(found)).scalar()

        return await self.database.read(look)

    async def was_here(self, this: Device, now: int) -> None:
        """Note that a device was here; once a day, and only of persons who have a row."""
        noted = this.digest, this.agent
        if self.noted.get(noted, 0) > now - A_DAY:
            return
        self.noted[noted] = now
        if len(self.noted) > self.MOST_NOTED:
            self.noted.popitem(last=False)
        try:
            async with self.database.writing() as connection:
                there = select(PERSONS.c.id).where(PERSONS.c.id == this.person)
                if (await connection.execute(there)).first():
                    await _note(connection, this, now)
        except IntegrityError:
            pass  # another tab was first

    # ------------------------------------------------------------------------------- new keys

    async def add(self, person: str, agent: str, address: str, now: int) -> str:
        """Make a key for a further device of a person, and return it."""
        if not self.added_allowed.take(person, address):
            raise SlowDown(says("too-many-phrases"))
        token = new_token()
        try:
            async with self.database.writing() as connection:
                await _lock(connection, person)
                there = [one for one in await _of(connection, person) if not one.old]
                too_many = max(0, len(there) - MOST + 1)
                gone = [one.digest for one in _least_missed(there, now)[:too_many]]
                await _end(connection, gone, now)
                await connection.execute(insert(DEVICES), [_row(token, person, agent, now)])
        except IntegrityError:  # the person was forgotten at this moment
            raise Missing(says("phrase-unknown")) from None
        self.keys.ended(gone)
        return token

    async def ready(self, this: Device, now: int) -> None:
        """Make rows for a person and this device, where there are none; refuse an ended one."""
        await self.persons.keep(this.person, now)
        try:
            async with self.database.writing() as connection:
                await check_device(connection, this)
                await _note(connection, this, now)
        except IntegrityError:  # another tab was first
            pass

    async def person_of_phrase(self, token: str) -> str:
        """The person whose phrase this is; Missing where it is nobody's."""

        async def look(connection: AsyncConnection) -> str | None:
            new = select(PHRASES.c.person).where(PHRASES.c.digest == phrase_digest(token))
            old = select(DEVICES.c.person).where(
                DEVICES.c.digest == digest_of(token), DEVICES.c.old
            )
            found = [(await connection.execute(one)).scalar() for one in (new, old)]
            return found[0] or found[1]

        if person := await self.database.read(look):
            return person
        raise Missing(says("phrase-unknown"))

    # ------------------------------------------------------------------------------ by a person

    async def rename(self, this: Device, which: str, name: str, now: int) -> None:
        await self.ready(this, now)
        async with self.database.writing() as connection:
            await check_device(connection, this)
            device = await _find(connection, this.person, which)
            changed = update(DEVICES).where(DEVICES.c.digest == device.digest).values(name=name)
            await connection.execute(changed)

    async def end(self, this: Device, which: str, now: int) -> None:
        """End one device of a person, which may be the one that asks."""
        await self.ready(this, now)
        async with self.database.writing() as connection:
            await check_device(connection, this)
            device = await _find(connection, this.person, which)
            await _end(connection, [device.digest], now)
            await connection.execute(delete(CODES).where(CODES.c.person == this.person))
        self.keys.ended([device.digest])

    async def renew(self, this: Device, all_others: bool, now: int) -> tuple[str, str | None]:
        """Make a new phrase, which ends the one before; returns it, as a token, and a new key for
        this device where its own was ended.

        With it end all other devices, and every copy of this one's key; or else those with an old
        key, which is an old phrase."""
        await self.ready(this, now)
        phrase, token = new_token(), new_token()
        async with self.database.writing() as connection:
            await check_device(connection, this)
            ending = [one for one in await _of(connection, this.person) if all_others or one.old]
            ended = [one.digest for one in ending]
            own = next((one for one in ending if one.digest == this.digest), None)
            if own is not None:
                new = _row(token, this.person, this.agent, now) | {"name": own.name}
                await connection.execute(insert(DEVICES), [new])
            await _end(connection, ended, now)
            mine = PHRASES.c.person == this.person
            await connection.execute(delete(PHRASES).where(mine))
            row = {"person": this.person, "digest": phrase_digest(phrase), "since": now}
            await connection.execute(insert(PHRASES), [row])
            await connection.execute(delete(CODES).where(CODES.c.person == this.person))
        self.keys.ended(ended)
        return phrase, token if own is not None else None

    async def forget(self, this: Device, now: int) -> None:
        """End all devices of a person who is forgotten."""
        await self.ready(this, now)
        async with self.database.writing() as connection:
            await check_device(connection, this)
            ended = [one.digest for one in await _of(connection, this.person)]
            await _end(connection, ended, now)
        self.keys.ended(ended)

    async def forget_old(self, before: int) -> None:
        """Forget keys that ended before then, unless they would open something once more."""
        sitting = exists().where(SITTING.c.person == DEVICES.c.digest)
        known = exists().where(PERSONS.c.id == DEVICES.c.digest)
        old = DEVICES.c.seen < before
        async with self.database.writing() as connection:
            await connection.execute(
                delete(DEVICES).where(DEVICES.c.person.is_(None), old, ~sitting, ~known)
            )


async def _of(connection: AsyncConnection, person: str) -> list[StoredDevice]:
    order = DEVICES.c.seen.desc(), DEVICES.c.since.desc(), DEVICES.c.digest
    rows = await connection.execute(
        select(*COLUMNS).where(DEVICES.c.person == person).order_by(*order)
    )
    return [StoredDevice(*row)._replace(others=_read(row.others)) for row in rows]


def _least_missed(there: list[StoredDevice], now: int) -> list[StoredDevice]:
    """Devices in the order in which they may end: first what was not here for longest, then, of
    those in use, the newest, so that a flood of new ones takes nothing from who was there."""

    def missed(one: StoredDevice) -> tuple[bool, int]:
        in_use = one.seen > now - LATELY
        return in_use, -one.since if in_use else one.seen

    return sorted(there, key=missed)


def _read(others: bytes | None) -> dict[str, int]:
    return msgspec.json.decode(others, type=dict[str, int]) if others else {}


async def _lock(connection: AsyncConnection, person: str) -> None:
    """Let others who change a person's devices wait until this transaction ends."""
    await connection.execute(select(PERSONS.c.id).where(PERSONS.c.id == person).with_for_update())


async def check_device(connection: AsyncConnection, this: Device) -> None:
    """Refuse a device that has been ended meanwhile."""
    await _lock(connection, this.person)
    there = select(DEVICES.c.person).where(DEVICES.c.digest == this.digest)
    found = (await connection.execute(there)).first()
    if (found.person if found else this.digest) != this.person:
        raise SignedOut(says("signed-out"))


async def _find(connection: AsyncConnection, person: str, which: str) -> StoredDevice:
    for one in await _of(connection, person):
        if device_id(one.digest) == which:
            return one
    raise Missing(says("no-device"))


async def _end(connection: AsyncConnection, digests: list[str], now: int) -> None:
    nothing = {"person": None, "name": "", "agent": "", "old": False, "others": None}
    these = DEVICES.c.digest.in_(digests)
    await connection.execute(update(DEVICES).where(these).values(seen=now, **nothing))
    theirs = SUBSCRIPTIONS.c.device.in_(digests)
    await connection.execute(delete(SUBSCRIPTIONS).where(theirs))


async def _note(connection: AsyncConnection, this: Device, now: int) -> None:
    """Write that a device of a person was here, with which browser; it may have no row yet."""
    where = DEVICES.c.digest == this.digest
    row = (await connection.execute(select(*COLUMNS).where(where))).first()
    if row is None:
        if this.digest != this.person:
            return  # the person was forgotten, and made a row anew
        new = {"digest": this.digest, "person": this.person, "agent": this.agent}
        await connection.execute(insert(DEVICES), [_blank(now) | new])
        return
    agent, others = row.agent or this.agent, _read(row.others)
    if row.old and this.agent != agent:
        others[this.agent] = now
        newest = sorted(others, key=lambda name: others[name], reverse=True)[:MOST_OTHERS]
        others = {name: others[name] for name in newest}
    kept = msgspec.json.encode(others) if others else None
    mine = where, DEVICES.c.person == this.person
    await connection.execute(
        update(DEVICES).where(*mine).values(agent=agent, seen=now, others=kept)
    )


def _blank(now: int) -> dict[str, object]:
    return {"name": "", "agent": "", "since": now, "seen": now, "old": False}


def _row(token: str, person: str, agent: str, now: int) -> dict[str, object]:
    return _blank(now) | {"digest": digest_of(token), "person": person, "agent": agent}
