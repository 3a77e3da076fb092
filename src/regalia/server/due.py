"""What tables owe: a computer's move, a clock that runs out, a hint, a notice to who is not there.

Each is a row of the database, and these rows are the only queue.  Those of moves and clocks follow
from the log: they are replaced in the transaction that adds the entries, so a server that is killed
forgets nothing, and whoever is there goes on.  Who takes a row has it for a while, under a lease;
what comes of it is added to the log like any other entry, so that twice is once.
"""

import contextlib
import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.server.database import Database
from regalia.server.fair import Turns
from regalia.server.schema import DUE
from regalia.server.statements import Prepared, Step
from regalia.table.table import Table

CLOCK, MOVE, HINT, NOTICE, REMINDER = "clock", "move", "hint", "notice", "reminder"
REVIEW, ANALYSIS = "review", "analysis"
THOUGHT = (MOVE, HINT, REVIEW, ANALYSIS)  # what somebody has to think about
FROM_THE_LOG = (CLOCK, MOVE, NOTICE, REMINDER)  # the others are asked for by somebody
NO_SEAT = -1
LEASE = 6_000  # ms that whoever takes a row has it; renewed while they work at it
MOST_CLOCKS = 100  # taken at once
FORGOTTEN = 10 * 60 * 1000  # ms after which a hint that nobody gave is no longer owed

QUIET = 2 * 60 * 1000  # ms that a turn lasts before whoever is not there is told of it
LAST_PART = 4  # whose turn it is is reminded when so much of the time, a quarter, is left

# One's opponent before hints, both before games that are over, and what is only tried out last:
PRIORITY = {CLOCK: 0, MOVE: 0, NOTICE: 0, REMINDER: 0, HINT: 1, REVIEW: 2, ANALYSIS: 3}


class Whom(NamedTuple):
    """For whom something is done: that decides whose turn it is."""

    address: str = ""
    person: str = ""


class Owed(NamedTuple):
    """What a table owes by itself."""

    kind: str
    seat: int
    n: int
    at: int


class Owes(NamedTuple):
    """All that a table owes by itself from now on."""

    what: tuple[Owed, ...]
    whom: Whom


class Row(NamedTuple):
    """Something owed that was taken."""

    table_id: int
    kind: str
    seat: int
    n: int
    at: int
    priority: int
    address: str
    person: str

    @property
    def name(self) -> tuple[int, str, int, int]:
        return self.table_id, self.kind, self.seat, self.n

    @property
    def whom(self) -> Whom:
        return Whom(self.address, self.person)


COLUMNS = [DUE.c[name] for name in Row._fields]


def owed(table: Table) -> tuple[Owed, ...]:
    """What follows from a table's log."""
    found = [Owed(MOVE, seat, table.changed, table.clocks.since) for seat in table.choosing()]
    if (at := table.due()) is not None:
        found.append(Owed(CLOCK, NO_SEAT, table.changed, at))
        if table.opened.clock.in_days:
            found += _notices(table, at)
    return tuple(found)


def _notices(table: Table, until: int) -> list[Owed]:
    """In a game over days whoever's turn it is is told so, and reminded before it is too late."""
    since, found = table.clocks.since, []
    for seat in table.game.players:
        person = table.person_at(seat)
        if person is None or seat in table.departed:
            continue
        if table.others(person):  # else they have just been there
            found.append(Owed(NOTICE, seat, table.changed, since + QUIET))
        found.append(Owed(REMINDER, seat, table.changed, until - (until - since) // LAST_PART))
    return found


def disguised(address: str, key: bytes) -> str:
    """The same for the same address; nobody without the key can tell which it is."""
    return hashlib.blake2b(address.encode(), key=key, digest_size=12).hexdigest()


async def replace(connection: AsyncConnection, table_id: int, owes: Owes) -> None:
    """A table owes this from now on, in the transaction of what brought it about."""
    await connection.execute(
        delete(DUE).where(DUE.c.table_id == table_id, DUE.c.kind.in_(FROM_THE_LOG))
    )
    if rows := _owed_rows(table_id, owes):
        await connection.execute(insert(DUE), rows)


def replaced(owing: Sequence[tuple[int, Owes]]) -> list[Step]:
    """The same for several tables, as steps of a transaction."""
    rows = [row for table_id, owes in owing for row in _owed_rows(table_id, owes)]
    return [Step(PAID, [{"of_table": table_id} for table_id, _ in owing]), Step(OWED, rows)]


def _owed_rows(table_id: int, owes: Owes) -> list[dict[str, object]]:
    return [_fresh(Row(table_id, *one, PRIORITY[one.kind], *owes.whom)) for one in owes.what]


def _fresh(row: Row, home: str | None = None) -> dict[str, object]:
    return {**row._asdict(), "home": home, "lease_by": "", "lease_until": 0}


def _free() -> ColumnElement[bool]:
    """Due by now, taken by nobody, and not for another server only."""
    now: BindParameter[int] = bindparam("now")
    at_home = or_(DUE.c.home.is_(None), DUE.c.home == bindparam("me"))
    return and_(DUE.c.at <= now, DUE.c.lease_until <= now, at_home)


def _kind(*kinds: str) -> ColumnElement[bool]:
    return or_(*(DUE.c.kind == one for one in kinds))


def _first_of_each() -> Select[Any]:
    """What is to be thought about: so much of each person as could be taken at once."""
    rank = func.row_number().over(
        partition_by=(DUE.c.address, DUE.c.person, DUE.c.kind),
        order_by=(DUE.c.at, DUE.c.table_id),
    )
    waiting = and_(_kind(*THOUGHT), _free())
    ranked = select(*COLUMNS, rank.label("rank")).where(waiting).subquery()
    names = (ranked.c[name] for name in Row._fields)
    return select(*names).where(ranked.c.rank <= bindparam("most"))


PAID = Prepared(delete(DUE).where(DUE.c.table_id == bindparam("of_table"), _kind(*FROM_THE_LOG)))
OWED = Prepared(insert(DUE))
RUN_OUT = Prepared(
    select(*COLUMNS).where(and_(DUE.c.kind == CLOCK, _free())).order_by(DUE.c.at).limit(MOST_CLOCKS)
)
TO_TELL = Prepared(
    select(*COLUMNS)
    .where(and_(_kind(NOTICE, REMINDER), _free()))
    .order_by(DUE.c.at)
    .limit(MOST_CLOCKS)
)
WAITS = Prepared(select(DUE.c.n).where(_kind(*THOUGHT), _free()).limit(1))
FIRST = Prepared(_first_of_each())
NAMED = [DUE.c[name] == bindparam(f"the_{name}") for name in ("table_id", "kind", "seat", "n")]
TAKEN = Prepared(
    update(DUE)
    .where(*NAMED, DUE.c.lease_until <= bindparam("now"))
    .values(lease_by=bindparam("me"), lease_until=bindparam("until"))
    .returning(DUE.c.table_id, DUE.c.kind, DUE.c.seat, DUE.c.n)
)
KEPT = Prepared(
    update(DUE)
    .where(*NAMED, DUE.c.lease_by == bindparam("me"))
    .values(lease_until=bindparam("until"))
)
DONE = Prepared(delete(DUE).where(*NAMED))


class Due:
    """The rows, as one server sees them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.me = secrets.token_hex(8)
        self.turns = Turns()

    async def take_clocks(self, now: int) -> list[Row]:
        """Clocks that have run out; for a while they are ours."""
        return await self._lease(await self._read(RUN_OUT, now=now, me=self.me), now)

    async def take_notices(self, now: int) -> list[Row]:
        """Those whose moment has come; for a while they are ours."""
        return await self._lease(await self._read(TO_TELL, now=now, me=self.me), now)

    async def waits(self, now: int) -> bool:
        """Is there something to be thought about?"""
        return bool(await self.database.look_up(WAITS, now=now, me=self.me))

    async def take(self, now: int, most: int) -> list[Row]:
        """What is to be thought about, of those whose turn it is; for a while it is ours."""
        waiting = await self._read(FIRST, now=now, me=self.me, most=most)
        return await self._lease(self.turns.choose(waiting, most, now), now)

    async def _read(self, wanted: Prepared, **given: Any) -> list[Row]:
        return [Row(*row) for row in await self.database.look_up(wanted, **given)]

    async def _lease(self, rows: list[Row], now: int) -> list[Row]:
        """Those of them that nobody else has taken meanwhile."""
        if not rows:
            return []
        given = [{**_name(row), "now": now, "me": self.me, "until": now + LEASE} for row in rows]
        ours = set(await self.database.transact(Step(TAKEN, given, reads=True)))
        return [row for row in rows if row.name in ours]

    async def renew(self, rows: Iterable[Row], now: int) -> None:
        await self._change_leases(rows, now + LEASE)

    async def put_off(self, rows: Iterable[Row], until: int) -> None:
        """We do not do these; whoever likes may, from then on."""
        await self._change_leases(rows, until)

    async def _change_leases(self, rows: Iterable[Row], until: int) -> None:
        """Only of leases that are still ours."""
        if given := [{**_name(row), "me": self.me, "until": until} for row in rows]:
            await self.database.transact(Step(KEPT, given))

    async def ask(self, row: Row) -> None:
        """Something that only we can do, because whoever waits for it waits here.  An error where
        they wait for the same at another server."""
        before = and_(
            DUE.c.table_id == row.table_id,
            DUE.c.kind == row.kind,
            DUE.c.seat == row.seat,
            DUE.c.home == self.me,
        )
        async with self.database.writing() as connection:
            await connection.execute(delete(DUE).where(before))
            await connection.execute(insert(DUE), [_fresh(row, self.me)])

    async def want(self, row: Row, most: int) -> bool:
        """Something that any server can do; False, if so many of the person's wait already."""
        theirs = select(func.count()).where(DUE.c.kind == row.kind, DUE.c.person == row.person)
        with contextlib.suppress(IntegrityError):  # it is wanted already
            async with self.database.writing() as connection:
                if int((await connection.execute(theirs)).scalar() or 0) >= most:
                    return False
                await connection.execute(insert(DUE), [_fresh(row)])
        return True

    async def wanted(self, table_id: int, kind: str) -> bool:
        asked = select(func.count()).where(DUE.c.table_id == table_id, DUE.c.kind == kind)

        async def rows(connection: AsyncConnection) -> int:
            return int((await connection.execute(asked)).scalar() or 0)

        return bool(await self.database.read(rows))

    async def unwant(self, table_id: int, kind: str) -> None:
        async with self.database.writing() as connection:
            gone = and_(DUE.c.table_id == table_id, DUE.c.kind == kind)
            await connection.execute(delete(DUE).where(gone))

    async def once_more(self, row: Row, now: int) -> None:
        """A part is done; the rest comes behind what became due meanwhile."""
        mine = and_(DUE.c.table_id == row.table_id, DUE.c.kind == row.kind)
        async with self.database.writing() as connection:
            await connection.execute(update(DUE).where(mine).values(at=now, lease_until=0))

    async def drop(self, row: Row) -> None:
        """It is done, or nobody wants it any more."""
        await self.database.transact(Step(DONE, [_name(row)]))

    async def complete(self, table_id: int, owes: Owes) -> None:
        """The rows of a table from before there were such rows.  Those that are stale, because the
        log goes on at this moment, are dropped by whoever takes them."""
        known = select(func.count()).where(DUE.c.table_id == table_id, DUE.c.kind.in_(FROM_THE_LOG))

        async def rows(connection: AsyncConnection) -> int:
            return int((await connection.execute(known)).scalar() or 0)

        if not await self.database.read(rows):
            with contextlib.suppress(IntegrityError):
                async with self.database.writing() as connection:
                    await replace(connection, table_id, owes)

    async def begin(self) -> None:
        """Where we are the only server, leases are of one that is no more."""
        if self.database.shared:
            return
        async with self.database.writing() as connection:
            await connection.execute(delete(DUE).where(DUE.c.kind.not_in(FROM_THE_LOG)))
            await connection.execute(update(DUE).values(lease_until=0))

    async def sweep(self, now: int) -> None:
        """Hints for whoever waited at a server that is no more."""
        old = and_(DUE.c.kind.not_in(FROM_THE_LOG), DUE.c.at < now - FORGOTTEN)
        async with self.database.writing() as connection:
            await connection.execute(delete(DUE).where(old))


def _name(row: Row) -> dict[str, object]:
    return {f"the_{name}": value for name, value in zip(("table_id", "kind", "seat", "n"), row)}
