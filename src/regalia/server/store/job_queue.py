"""Queue of due work: computer moves, clock expiries, hints, reviews and notices.

Jobs are rows of the database, and these rows are the only queue.  Those of moves and clocks follow
from the log: they are replaced in the transaction that adds the entries, so a server that is killed
forgets nothing, and any other goes on.  A job is taken under a lease, and its result is added to
the log like any other entry, so that twice is once.
"""

import asyncio
import contextlib
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

from regalia.server.store.database import Database
from regalia.server.store.fair_turns import FairTurns
from regalia.server.store.schema import DUE
from regalia.server.store.statements import Batch, PreparedStatement
from regalia.table.table import Table

CLOCK, MOVE, HINT, NOTICE, REMINDER = "clock", "move", "hint", "notice", "reminder"
REVIEW, ANALYSIS = "review", "analysis"
THOUGHT = (MOVE, HINT, REVIEW, ANALYSIS)  # what somebody has to think about
FROM_THE_LOG = (CLOCK, MOVE, NOTICE, REMINDER)  # the others are asked for by somebody
NO_SEAT = -1
LEASE = 6_000  # ms of a lease; renewed while the job runs
MOST_CLOCKS = 100  # taken at once
FORGOTTEN = 10 * 60 * 1000  # ms after which a hint that nobody gave is no longer owed

QUIET = 2 * 60 * 1000  # ms of a turn after which those who are away are notified
LAST_PART = 4  # whose turn it is is reminded when so much of the time, a quarter, is left

# One's opponent before hints, both before games that are over, and what is only tried out last:
PRIORITY = {CLOCK: 0, MOVE: 0, NOTICE: 0, REMINDER: 0, HINT: 1, REVIEW: 2, ANALYSIS: 3}


class Requester(NamedTuple):
    """The person and the pseudonymous address for whom work is done; they take turns."""

    address: str = ""
    person: str = ""


class OwedJob(NamedTuple):
    """A job that follows from a table's log."""

    kind: str
    seat: int
    n: int
    at: int


class OwedJobs(NamedTuple):
    """All jobs that follow from a table's log from now on."""

    what: tuple[OwedJob, ...]
    requester: Requester


class QueuedJob(NamedTuple):
    """A row of the queue."""

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
    def requester(self) -> Requester:
        return Requester(self.address, self.person)


COLUMNS = [DUE.c[name] for name in QueuedJob._fields]


def owed_jobs(table: Table) -> tuple[OwedJob, ...]:
    """The jobs that follow from a table's log."""
    found = [OwedJob(MOVE, seat, table.changed, table.clocks.since) for seat in table.choosing()]
    if (at := table.wakes()) is not None:
        found.append(OwedJob(CLOCK, NO_SEAT, table.changed, at))
    if table.opened.clock.in_days and (until := table.due()) is not None:
        found += _notices(table, until)
    return tuple(found)


def _notices(table: Table, until: int) -> list[OwedJob]:
    """Notices and reminders to those whose turn it is in a game over days."""
    since, found = table.clocks.since, []
    for seat in table.game.players:
        person = table.person_at(seat)
        if person is None or seat in table.departed:
            continue
        if table.others(person):  # else they have just been there
            found.append(OwedJob(NOTICE, seat, table.changed, since + QUIET))
        found.append(OwedJob(REMINDER, seat, table.changed, until - (until - since) // LAST_PART))
    return found


async def replace(connection: AsyncConnection, table_id: int, owes: OwedJobs) -> None:
    """Replace the jobs of a table, in the transaction that brought them about."""
    await connection.execute(
        delete(DUE).where(DUE.c.table_id == table_id, DUE.c.kind.in_(FROM_THE_LOG))
    )
    if rows := _owed_rows(table_id, owes):
        await connection.execute(insert(DUE), rows)


def replaced(owing: Sequence[tuple[int, OwedJobs]]) -> list[Batch]:
    """Replace the jobs of several tables, as batches of a transaction."""
    rows = [row for table_id, owes in owing for row in _owed_rows(table_id, owes)]
    return [Batch(PAID, [{"of_table": table_id} for table_id, _ in owing]), Batch(OWED, rows)]


def _owed_rows(table_id: int, owes: OwedJobs) -> list[dict[str, object]]:
    return [
        _fresh(QueuedJob(table_id, *one, PRIORITY[one.kind], *owes.requester)) for one in owes.what
    ]


def _fresh(row: QueuedJob, home: str | None = None) -> dict[str, object]:
    return {**row._asdict(), "home": home, "lease_by": "", "lease_until": 0}


def _free() -> ColumnElement[bool]:
    """Due by now, leased to nobody, and not for another server only."""
    now: BindParameter[int] = bindparam("now")
    at_home = or_(DUE.c.home.is_(None), DUE.c.home == bindparam("me"))
    return and_(DUE.c.at <= now, DUE.c.lease_until <= now, at_home)


def _kind(*kinds: str) -> ColumnElement[bool]:
    return or_(*(DUE.c.kind == one for one in kinds))


def _first_of_each() -> Select[Any]:
    """Select jobs for workers: of each person so many as could be taken at once."""
    rank = func.row_number().over(
        partition_by=(DUE.c.address, DUE.c.person, DUE.c.kind),
        order_by=(DUE.c.at, DUE.c.table_id),
    )
    waiting = and_(_kind(*THOUGHT), _free())
    ranked = select(*COLUMNS, rank.label("rank")).where(waiting).subquery()
    names = (ranked.c[name] for name in QueuedJob._fields)
    return select(*names).where(ranked.c.rank <= bindparam("most"))


PAID = PreparedStatement(
    delete(DUE).where(DUE.c.table_id == bindparam("of_table"), _kind(*FROM_THE_LOG))
)
OWED = PreparedStatement(insert(DUE))
RUN_OUT = PreparedStatement(
    select(*COLUMNS).where(and_(DUE.c.kind == CLOCK, _free())).order_by(DUE.c.at).limit(MOST_CLOCKS)
)
TO_TELL = PreparedStatement(
    select(*COLUMNS)
    .where(and_(_kind(NOTICE, REMINDER), _free()))
    .order_by(DUE.c.at)
    .limit(MOST_CLOCKS)
)
WAITS = PreparedStatement(select(DUE.c.n).where(_kind(*THOUGHT), _free()).limit(1))
FIRST = PreparedStatement(_first_of_each())
NAMED = [DUE.c[name] == bindparam(f"the_{name}") for name in ("table_id", "kind", "seat", "n")]
TAKEN = PreparedStatement(
    update(DUE)
    .where(*NAMED, DUE.c.lease_until <= bindparam("now"))
    .values(lease_by=bindparam("me"), lease_until=bindparam("until"))
    .returning(DUE.c.table_id, DUE.c.kind, DUE.c.seat, DUE.c.n)
)
KEPT = PreparedStatement(
    update(DUE)
    .where(*NAMED, DUE.c.lease_by == bindparam("me"))
    .values(lease_until=bindparam("until"))
)
DONE = PreparedStatement(delete(DUE).where(*NAMED))


class JobQueue:
    """The queue as one server sees it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.me = secrets.token_hex(8)
        self.thoughts = asyncio.Event()  # something to be thought about may be due
        self.turns = FairTurns()

    async def take_clocks(self, now: int) -> list[QueuedJob]:
        """Lease clocks that have run out."""
        return await self._lease(await self._read(RUN_OUT, now=now, me=self.me), now)

    async def take_notices(self, now: int) -> list[QueuedJob]:
        """Lease notices that are due."""
        return await self._lease(await self._read(TO_TELL, now=now, me=self.me), now)

    async def waits(self, now: int) -> bool:
        """Tell if a job waits for a worker."""
        return bool(await self.database.look_up(WAITS, now=now, me=self.me))

    async def take(self, now: int, most: int) -> list[QueuedJob]:
        """Lease jobs for workers, of those whose turn it is."""
        waiting = await self._read(FIRST, now=now, me=self.me, most=most)
        return await self._lease(self.turns.choose(waiting, most, now), now)

    async def _read(self, wanted: PreparedStatement, **given: Any) -> list[QueuedJob]:
        return [QueuedJob(*row) for row in await self.database.look_up(wanted, **given)]

    async def _lease(self, rows: list[QueuedJob], now: int) -> list[QueuedJob]:
        """Lease those rows that nobody else has taken meanwhile."""
        if not rows:
            return []
        given = [{**_name(row), "now": now, "me": self.me, "until": now + LEASE} for row in rows]
        ours = set(await self.database.transact(Batch(TAKEN, given, reads=True)))
        return [row for row in rows if row.name in ours]

    async def renew(self, rows: Iterable[QueuedJob], now: int) -> None:
        await self._change_leases(rows, now + LEASE)

    async def put_off(self, rows: Iterable[QueuedJob], until: int) -> None:
        """Release jobs that we do not do; others may take them from then on."""
        await self._change_leases(rows, until)

    async def _change_leases(self, rows: Iterable[QueuedJob], until: int) -> None:
        """Change leases that are still ours."""
        if given := [{**_name(row), "me": self.me, "until": until} for row in rows]:
            await self.database.transact(Batch(KEPT, given))

    async def ask(self, row: QueuedJob) -> None:
        """Add a job that only this server can do, because a person waits here. An error where they
        wait for the same at another server."""
        before = and_(
            DUE.c.table_id == row.table_id,
            DUE.c.kind == row.kind,
            DUE.c.seat == row.seat,
            DUE.c.home == self.me,
        )
        async with self.database.writing() as connection:
            await connection.execute(delete(DUE).where(before))
            await connection.execute(insert(DUE), [_fresh(row, self.me)])

    async def want(self, row: QueuedJob, most: int) -> bool:
        """Add a job that any server can do; False, if so many of the person's wait already."""
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

    async def requester(self, table_id: int, kind: str) -> str:
        """The person who asked for a job that waits or is being done; empty: nobody."""
        asked = select(DUE.c.person).where(DUE.c.table_id == table_id, DUE.c.kind == kind)

        async def rows(connection: AsyncConnection) -> str:
            return str((await connection.execute(asked)).scalar() or "")

        return await self.database.read(rows)

    async def unwant(self, table_id: int, kind: str) -> None:
        async with self.database.writing() as connection:
            gone = and_(DUE.c.table_id == table_id, DUE.c.kind == kind)
            await connection.execute(delete(DUE).where(gone))

    async def once_more(self, row: QueuedJob, now: int) -> None:
        """Put a job that is partly done behind what became due meanwhile."""
        mine = and_(DUE.c.table_id == row.table_id, DUE.c.kind == row.kind)
        async with self.database.writing() as connection:
            await connection.execute(update(DUE).where(mine).values(at=now, lease_until=0))

    async def drop(self, row: QueuedJob) -> None:
        """Delete a job that is done, or wanted no more."""
        await self.database.transact(Batch(DONE, [_name(row)]))

    async def complete(self, table_id: int, owes: OwedJobs) -> None:
        """Add the jobs of a table from before there was a queue. Stale ones, because the log goes
        on at this moment, are dropped when they are taken."""
        known = select(func.count()).where(DUE.c.table_id == table_id, DUE.c.kind.in_(FROM_THE_LOG))

        async def rows(connection: AsyncConnection) -> int:
            return int((await connection.execute(known)).scalar() or 0)

        if not await self.database.read(rows):
            with contextlib.suppress(IntegrityError):
                async with self.database.writing() as connection:
                    await replace(connection, table_id, owes)

    async def begin(self) -> None:
        """Drop the leases of an earlier server, where we are the only one."""
        if self.database.shared:
            return
        async with self.database.writing() as connection:
            await connection.execute(delete(DUE).where(DUE.c.kind.not_in(FROM_THE_LOG)))
            await connection.execute(update(DUE).values(lease_until=0))

    async def sweep(self, now: int) -> None:
        """Delete what was asked for at servers that are no more."""
        old = and_(DUE.c.kind.not_in(FROM_THE_LOG), DUE.c.at < now - FORGOTTEN)
        async with self.database.writing() as connection:
            await connection.execute(delete(DUE).where(old))


def _name(row: QueuedJob) -> dict[str, object]:
    return {f"the_{name}": value for name, value in zip(("table_id", "kind", "seat", "n"), row)}
