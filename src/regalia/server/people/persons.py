"""Storage of persons: small values, and when they were here last.

A person is known by the digest of their first key, as in the logs of tables.  The row is made when
the first value is kept, or for a second device or a phrase; nobody who only plays has one.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.app.errors import SlowDown, TooLarge
from regalia.server.messages import says
from regalia.server.store.database import Database
from regalia.server.store.schema import PERSON_VALUES, PERSONS, SITTING, TABLES

MOST_VALUES = 64
LARGEST_VALUE = 4096  # bytes of JSON
BOX = "box."  # before the id of a game: what was told of one with a real box
LARGEST_BOX = 32 * 1024
MOST_TABLES = 1000  # in what a person takes along
A_DAY = 24 * 60 * 60 * 1000
TABLE_COLUMNS = ("play_key", "game", "opened", "changed", "over")


class StoredPerson(NamedTuple):
    """The data that is stored of a person."""

    since: int | None
    seen: int | None
    values: dict[str, Any]
    tables: list[Any]  # play_key, game, opened, changed, over


class Persons:
    MOST_NOTED = 50_000

    def __init__(self, database: Database) -> None:
        self.database = database
        self.noted: OrderedDict[str, int] = OrderedDict()  # when we last wrote that they were here

    async def was_here(self, person: str, now: int) -> None:
        """Note that a person was here; once a day, and only of those who have a row."""
        if person in self.noted and self.noted[person] > now - A_DAY:
            return
        self.noted[person] = now
        if len(self.noted) > self.MOST_NOTED:
            self.noted.popitem(last=False)
        async with self.database.writing() as connection:
            await connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(seen=now))

    async def keep(self, person: str, now: int) -> None:
        """Make a row for a person, unless there is one."""
        try:
            async with self.database.writing() as connection:
                await _row(connection, person, now)
        except IntegrityError:
            pass  # somebody was first

    async def put(self, person: str, name: str, value: Any, now: int) -> None:
        """Store a value; TooLarge where it or their number is."""
        await self.change(person, name, lambda before: value, now)

    async def change(self, person: str, name: str, changed: Callable[[Any], Any], now: int) -> None:
        """Store a value that is made from the present one, or None, as one transaction."""
        for _ in range(2):  # if somebody puts the same meanwhile, after them
            await self.keep(person, now)
            try:
                await self._change(person, name, changed, now)
                return
            except IntegrityError:
                continue
        raise SlowDown(says("slow-down"))

    async def _change(
        self, person: str, name: str, changed: Callable[[Any], Any], now: int
    ) -> None:
        this = and_(PERSON_VALUES.c.person == person, PERSON_VALUES.c.name == name)
        async with self.database.writing() as connection:
            there = select(PERSON_VALUES.c.value).where(this).with_for_update()
            before = (await connection.execute(there)).scalar()
            value = changed(None if before is None else msgspec.json.decode(before))
            body = msgspec.json.encode(value)
            most = LARGEST_BOX if name.startswith(BOX) else LARGEST_VALUE
            if len(body) > most:
                raise TooLarge(says("value-large", most=most))
            done = await connection.execute(
                update(PERSON_VALUES).where(this).values(value=body, changed=now)
            )
            if done.rowcount:
                return
            count = await connection.execute(
                select(func.count())
                .select_from(PERSON_VALUES)
                .where(PERSON_VALUES.c.person == person)
            )
            if int(count.scalar() or 0) >= MOST_VALUES:
                raise TooLarge(says("values-many", most=MOST_VALUES))
            row = {"person": person, "name": name, "value": body, "changed": now}
            await connection.execute(insert(PERSON_VALUES), [row])

    async def remove(self, person: str, name: str) -> None:
        this = and_(PERSON_VALUES.c.person == person, PERSON_VALUES.c.name == name)
        async with self.database.writing() as connection:
            await connection.execute(delete(PERSON_VALUES).where(this))

    async def known(self, person: str) -> bool:
        """Tell if anything is stored of a person, or they sit at a table."""

        async def look(connection: AsyncConnection) -> bool:
            row = select(PERSONS.c.id).where(PERSONS.c.id == person)
            seat = select(SITTING.c.person).where(SITTING.c.person == person).limit(1)
            return any([(await connection.execute(one)).first() for one in (row, seat)])

        return await self.database.read(look)

    async def since(self, person: str) -> int | None:
        """The time since when something is stored of a person; None: nothing is."""

        async def look(connection: AsyncConnection) -> int | None:
            found = select(PERSONS.c.since).where(PERSONS.c.id == person)
            return (await connection.execute(found)).scalar()

        return await self.database.read(look)

    async def values(self, person: str) -> dict[str, Any]:
        """The small values: games with a real box are asked for one by one."""
        found = await self.database.read(lambda connection: _values(connection, person))
        return {name: value for name, value in found.items() if not name.startswith(BOX)}

    async def value(self, person: str, name: str) -> Any:
        """The value of a name; None: nothing is stored by it."""
        this = and_(PERSON_VALUES.c.person == person, PERSON_VALUES.c.name == name)

        async def look(connection: AsyncConnection) -> Any:
            body = (await connection.execute(select(PERSON_VALUES.c.value).where(this))).scalar()
            return None if body is None else msgspec.json.decode(body)

        return await self.database.read(look)

    async def about(self, person: str) -> StoredPerson:
        async def look(connection: AsyncConnection) -> StoredPerson:
            row = (await connection.execute(select(PERSONS).where(PERSONS.c.id == person))).first()
            values = await _values(connection, person)
            tables = await connection.execute(
                select(*(TABLES.c[name] for name in TABLE_COLUMNS))
                .join(SITTING, SITTING.c.table_id == TABLES.c.id)
                .where(SITTING.c.person == person)
                .order_by(TABLES.c.changed.desc())
                .limit(MOST_TABLES)
            )
            return StoredPerson(
                row.since if row else None,
                row.seen if row else None,
                values,
                list(tables),
            )

        return await self.database.read(look)

    async def forget(self, person: str) -> list[int]:
        """Delete everything of a person, and the tables at which nobody else sits; returns their
        numbers.

        Of tables with others the seat leaves their lists; the log stays theirs, too."""
        others = SITTING.alias()
        shared = exists().where(others.c.table_id == TABLES.c.id, others.c.person != person)
        own = exists().where(SITTING.c.table_id == TABLES.c.id, SITTING.c.person == person)
        async with self.database.writing() as connection:
            found = await connection.execute(select(TABLES.c.id).where(own, ~shared))
            gone = [int(one.id) for one in found]
            await connection.execute(delete(TABLES).where(own, ~shared))
            await connection.execute(delete(SITTING).where(SITTING.c.person == person))
            await connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
        self.noted.pop(person, None)
        return gone

    async def forget_old(self, before: int) -> int:
        """Forget persons who were not here since then and sit at no table; returns their number."""
        sitting = exists().where(SITTING.c.person == PERSONS.c.id)
        async with self.database.writing() as connection:
            gone = await connection.execute(
                delete(PERSONS).where(PERSONS.c.seen < before, ~sitting)
            )
            return gone.rowcount


async def _values(connection: AsyncConnection, person: str) -> dict[str, Any]:
    rows = await connection.execute(
        select(PERSON_VALUES.c.name, PERSON_VALUES.c.value)
        .where(PERSON_VALUES.c.person == person)
        .order_by(PERSON_VALUES.c.name)
    )
    return {one.name: msgspec.json.decode(one.value) for one in rows}


async def _row(connection: AsyncConnection, person: str, now: int) -> None:
    there = await connection.execute(select(PERSONS.c.id).where(PERSONS.c.id == person))
    if there.first() is None:
        await connection.execute(insert(PERSONS), [{"id": person, "since": now, "seen": now}])
