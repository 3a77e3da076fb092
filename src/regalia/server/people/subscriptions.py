"""Browsers of a person that get notices while no page is open."""

import hashlib
from typing import NamedTuple

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.app.errors import SlowDown
from regalia.server.messages import says
from regalia.server.people.persons import Persons
from regalia.server.store.database import Database
from regalia.server.store.schema import SUBSCRIPTIONS

MOST = 8  # browsers of one person; a further one takes the place of the oldest


class Subscription(NamedTuple):
    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str
    since: int


COLUMNS = [SUBSCRIPTIONS.c[name] for name in Subscription._fields]


def digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Subscriptions:
    def __init__(self, database: Database, persons: Persons) -> None:
        self.database, self.persons = database, persons

    async def add(self, person: str, device: str, new: Subscription, now: int) -> None:
        """Keep a browser to which notices of a person go until its device's key ends."""
        await self.persons.keep(person, now)
        row = {"person": person, "device": device, "digest": digest(new.endpoint)} | new._asdict()
        mine = SUBSCRIPTIONS.c.person == person
        try:
            async with self.database.writing() as connection:
                await connection.execute(
                    delete(SUBSCRIPTIONS).where(mine, SUBSCRIPTIONS.c.digest == row["digest"])
                )
                there = await connection.execute(
                    select(SUBSCRIPTIONS.c.digest).where(mine).order_by(SUBSCRIPTIONS.c.since)
                )
                old = list(there.scalars())[: -(MOST - 1)]
                await connection.execute(
                    delete(SUBSCRIPTIONS).where(mine, SUBSCRIPTIONS.c.digest.in_(old))
                )
                await connection.execute(insert(SUBSCRIPTIONS), [row])
        except IntegrityError:  # the same at the same moment
            raise SlowDown(says("slow-down")) from None

    async def of(self, person: str) -> list[Subscription]:
        async def look(connection: AsyncConnection) -> list[Subscription]:
            rows = await connection.execute(
                select(*COLUMNS)
                .where(SUBSCRIPTIONS.c.person == person)
                .order_by(SUBSCRIPTIONS.c.since)
            )
            return [Subscription(*row) for row in rows]

        return await self.database.read(look)

    async def remove(self, person: str, endpoint: str) -> None:
        this = and_(SUBSCRIPTIONS.c.person == person, SUBSCRIPTIONS.c.digest == digest(endpoint))
        async with self.database.writing() as connection:
            await connection.execute(delete(SUBSCRIPTIONS).where(this))

    async def gone(self, endpoint: str) -> None:
        """Delete a subscription to which nobody listens any more."""
        async with self.database.writing() as connection:
            await connection.execute(
                delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.digest == digest(endpoint))
            )
