"""Storage of tables: their logs, which are the truth.

Entries are added in one transaction (shared with other tables: `store/group_commit.py`) and are on
the disk when `append` returns; nobody is told of them before.  A summary stands beside the log
for lists and for forgetting old tables; it follows from the log.
"""

import contextlib
import hashlib
import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Integer,
    Row,
    Select,
    String,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.server.settings import Settings
from regalia.server.store import job_queue
from regalia.server.store.database import Database
from regalia.server.store.group_commit import GroupCommit
from regalia.server.store.job_queue import CLOCK, OwedJobs
from regalia.server.store.schema import DUE, ENTRIES, HOUSE, SITTING, TABLES
from regalia.server.store.statements import Batch, Conflict, PreparedStatement
from regalia.table.entries import Entry

KEY = re.compile(r"[A-Za-z0-9_-]{1,32}")


class LogConflict(Exception):
    """The error where another server has written to this log, or the table has been forgotten."""


class Summary(NamedTuple):
    """Facts about a table for lists."""

    begun: bool
    over: bool
    people: frozenset[str]  # where entries are added: who may have sat down


class LogAppend(NamedTuple):
    """Entries of a table, from number n on."""

    table_id: int
    n: int
    entries: Sequence[bytes]
    summary: Summary
    now: int
    owes: OwedJobs | None = None  # what the table owes from now on, where that changes


class StoredTable(NamedTuple):
    """A stored table."""

    id: int
    play_key: str
    watch_key: str
    game: str
    uploaded: bytes | None
    entries: list[bytes]
    next_key: str | None = None  # of the table where the same people play again, if it is kept


ADDED = PreparedStatement(insert(ENTRIES))
CHANGED = PreparedStatement(
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(changed=bindparam("now"), begun=bindparam("is_begun"), over=bindparam("is_over"))
)
WHO, WHERE = bindparam("who", type_=String()), bindparam("table", type_=Integer())
SAT = PreparedStatement(  # unless they sit there already
    insert(SITTING).from_select(
        ["person", "table_id"],
        select(cast(WHO, String), cast(WHERE, Integer)).where(
            ~exists().where(SITTING.c.person == WHO, SITTING.c.table_id == WHERE)
        ),
    )
)
LOG_FROM = PreparedStatement(
    select(ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.n >= bindparam("begin"))
    .order_by(ENTRIES.c.n)
)


def new_key() -> str:
    """Make a key: 128 random bits in letters that a URL may hold."""
    return secrets.token_urlsafe(16)


class Storage(Database):
    def __init__(self, url: str, pooled: bool = True) -> None:
        super().__init__(url, pooled)
        self.commits = GroupCommit(self._append, LogConflict)
        self.refused = False  # the database took nothing, and nobody has looked why

    async def close(self) -> None:
        await self.commits.close()
        await super().close()

    # ------------------------------------------------------------------------------ writing

    async def open(
        self,
        game: str,
        entries: Sequence[bytes],
        summary: Summary,
        now: int,
        after: int | None = None,
        owes: OwedJobs | None = None,
    ) -> StoredTable:
        """Store a new table; LogConflict where `after` has a rematch already."""
        return await self._new(game, None, entries, summary, now, after=after, owes=owes)

    async def keep_record(self, game: str, text: bytes, now: int) -> StoredTable:
        """Store a record that somebody brought; the same text is stored once."""
        digest = hashlib.sha256(text).hexdigest()[:22]
        if there := await self.find(digest):
            return there
        try:
            return await self._new(game, text, (), Summary(True, True, frozenset()), now, digest)
        except IntegrityError:  # somebody brought the same at the same time
            if there := await self.find(digest):
                return there
            raise

    async def _new(
        self,
        game: str,
        uploaded: bytes | None,
        entries: Sequence[bytes],
        summary: Summary,
        now: int,
        watch_key: str | None = None,
        after: int | None = None,
        owes: OwedJobs | None = None,
    ) -> StoredTable:
        play_key, watch_key = new_key(), watch_key or new_key()
        async with self.writing() as connection:
            if after is not None and await _next(connection, after, lock=True):
                raise LogConflict
            made = await connection.execute(
                insert(TABLES).values(
                    play_key=play_key,
                    watch_key=watch_key,
                    game=game,
                    uploaded=uploaded,
                    opened=now,
                    changed=now,
                    begun=summary.begun,
                    over=summary.over,
                )
            )
            key = made.inserted_primary_key
            table_id = int(key[0]) if key else 0
            if entries:
                new = LogAppend(table_id, 0, entries, summary, now)
                await connection.execute(insert(ENTRIES), _rows(new))
            if summary.people:
                seats = [{"person": who, "table_id": table_id} for who in summary.people]
                await connection.execute(insert(SITTING), seats)
            if owes is not None:
                await job_queue.replace(connection, table_id, owes)
            if after is not None:
                await connection.execute(
                    update(TABLES).where(TABLES.c.id == after).values(next_key=play_key)
                )
        return StoredTable(table_id, play_key, watch_key, game, uploaded, list(entries))

    async def append(
        self,
        table_id: int,
        n: int,
        entries: Sequence[bytes],
        summary: Summary,
        now: int,
        owes: OwedJobs | None = None,
    ) -> None:
        """Add entries from number n on; LogConflict where the log is not so long, or longer.

        Of `summary.people`, those who were not there before would be enough.  `owes`: what the
        table owes from now on, where that changes."""
        new = LogAppend(table_id, n, entries, summary, now, owes)

        async def once_more() -> None:  # for nobody knows whether it was written
            if (await self.log_from(table_id, n))[: len(entries)] != list(entries):
                await self._append([new])

        try:
            await self.commits.append(new)
        except Exception as problem:
            if not self.lost(problem):
                raise
            await self.patiently(once_more)

    async def _append(self, joined: Sequence[LogAppend]) -> None:
        joined = sorted(joined)  # two servers that write to the same tables wait in one order
        steps = [
            Batch(ADDED, [row for one in joined for row in _rows(one)]),
            Batch(CHANGED, [_changed(one) for one in joined]),
            Batch(SAT, [seat for one in joined for seat in _seats(one)]),
            *job_queue.replaced(
                [(one.table_id, one.owes) for one in joined if one.owes is not None]
            ),
        ]
        try:
            await self.transact(*(step for step in steps if step.given))
        except Conflict as problem:
            raise LogConflict from problem

    # ------------------------------------------------------------------------------ reading

    async def find(self, key: str) -> StoredTable | None:
        """The table that a key opens, with its whole log."""
        if not KEY.fullmatch(key):
            return None
        return await self.read(lambda connection: _find(connection, key))

    async def log_from(self, table_id: int, n: int) -> list[bytes]:
        """The log of a table, from entry number n on."""
        return [body for (body,) in await self.look_up(LOG_FROM, table=table_id, begin=n)]

    async def lengths(self, ids: Sequence[int]) -> dict[int, int]:
        """The number of entries in the logs of these tables, of those that are kept."""
        last = select(func.max(ENTRIES.c.n)).where(ENTRIES.c.table_id == TABLES.c.id)
        rows = await self._rows(
            select(TABLES.c.id, last.scalar_subquery().label("last")).where(TABLES.c.id.in_(ids))
        )
        return {row.id: row.last + 1 for row in rows if row.last is not None}

    async def next_key(self, table_id: int) -> str | None:
        """The key of a table's rematch, if that is kept."""
        return await self.read(lambda connection: _next(connection, table_id))

    async def secret(self, name: str) -> bytes:
        """32 random bytes that every server of this database knows."""
        with contextlib.suppress(IntegrityError):  # somebody had it first
            async with self.writing() as connection:
                await connection.execute(
                    insert(HOUSE).values(name=name, value=secrets.token_bytes(32))
                )
        rows = await self._rows(select(HOUSE.c.value).where(HOUSE.c.name == name))
        return bytes(rows[0].value)

    async def play_key(self, table_id: int) -> str | None:
        rows = await self._rows(select(TABLES.c.play_key).where(TABLES.c.id == table_id))
        return rows[0].play_key if rows else None

    async def tables_of(self, person: str, most: int) -> list[tuple[str, int]]:
        """The play keys of a person's tables, and when they last changed, newest first."""
        rows = await self._rows(
            select(TABLES.c.play_key, TABLES.c.changed)
            .join(SITTING, SITTING.c.table_id == TABLES.c.id)
            .where(SITTING.c.person == person)
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )
        return [(row.play_key, row.changed) for row in rows]

    async def playing_with_others(self, person: str, game: str, most: int) -> list[str]:
        """The play keys of tables where a person plays a game that is not over, and others sit."""
        other = SITTING.alias()
        others = exists().where(other.c.table_id == TABLES.c.id, other.c.person != person)
        rows = await self._rows(
            select(TABLES.c.play_key)
            .join(SITTING, SITTING.c.table_id == TABLES.c.id)
            .where(SITTING.c.person == person, TABLES.c.game == game)
            .where(TABLES.c.begun, ~TABLES.c.over, others)
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )
        return [row.play_key for row in rows]

    async def played_by_several(self, game: str, since: int) -> bool:
        """Tell if people play a game with each other, at a table where something happened since."""
        other = SITTING.alias()
        several = exists().where(
            SITTING.c.table_id == TABLES.c.id,
            other.c.table_id == TABLES.c.id,
            SITTING.c.person != other.c.person,
        )
        going_on = TABLES.c.game == game, TABLES.c.begun, ~TABLES.c.over
        found = select(TABLES.c.id).where(*going_on, TABLES.c.changed >= since, several).limit(1)
        return bool(await self._rows(found))

    async def running(self) -> list[str]:
        """The play keys of all tables at which a game is being played."""
        rows = await self._rows(select(TABLES.c.play_key).where(TABLES.c.begun, ~TABLES.c.over))
        return [row.play_key for row in rows]

    async def games_played(self, most: int) -> list[str]:
        """The games of the tables that changed last, newest first."""
        newest = select(TABLES.c.game).order_by(TABLES.c.changed.desc()).limit(most)
        return [row.game for row in await self._rows(newest)]

    async def count(self) -> int:
        rows = await self._rows(select(func.count().label("tables")).select_from(TABLES))
        return int(rows[0].tables)

    async def _rows(self, statement: Select[Any]) -> Sequence[Row[Any]]:
        async def rows(connection: AsyncConnection) -> Sequence[Row[Any]]:
            found: Sequence[Row[Any]] = (await connection.execute(statement)).all()
            return found

        return await self.read(rows)

    # --------------------------------------------------------------------------- forgetting

    async def forget_old(self, settings: Settings, now: int) -> int:
        """Delete tables by the rule that docs/hosting.md states; returns their number."""
        quiet = TABLES.c.changed
        timed = exists().where(DUE.c.table_id == TABLES.c.id, DUE.c.kind == CLOCK, DUE.c.at > now)
        old = or_(
            and_(TABLES.c.over, quiet < now - settings.finished),
            and_(TABLES.c.begun, ~TABLES.c.over, quiet < now - settings.unfinished, ~timed),
            and_(~TABLES.c.begun, quiet < now - settings.never_begun),
        )
        async with self.writing() as connection:
            gone = await connection.execute(delete(TABLES).where(old))
            return gone.rowcount


async def _next(connection: AsyncConnection, table_id: int, lock: bool = False) -> str | None:
    """The key of a table's rematch; `lock`: others that ask so wait for the end of this
    transaction."""
    row = select(TABLES.c.next_key).where(TABLES.c.id == table_id)
    key: str | None = (await connection.execute(row.with_for_update() if lock else row)).scalar()
    if key is None:
        return None
    kept = select(TABLES.c.play_key).where(TABLES.c.play_key == key)
    found: str | None = (await connection.execute(kept)).scalar()
    return found


async def _find(connection: AsyncConnection, key: str) -> StoredTable | None:
    later = TABLES.alias()
    found = (
        await connection.execute(
            select(TABLES, later.c.play_key.label("later_key"))
            .outerjoin(later, TABLES.c.next_key == later.c.play_key)
            .where(or_(TABLES.c.play_key == key, TABLES.c.watch_key == key))
        )
    ).first()
    if found is None:
        return None
    log = await connection.execute(
        select(ENTRIES.c.body).where(ENTRIES.c.table_id == found.id).order_by(ENTRIES.c.n)
    )
    return StoredTable(
        found.id,
        found.play_key,
        found.watch_key,
        found.game,
        found.uploaded,
        list(log.scalars()),
        found.later_key,
    )


def _rows(new: LogAppend) -> list[dict[str, int | bytes]]:
    return [
        {"table_id": new.table_id, "n": new.n + i, "body": body}
        for i, body in enumerate(new.entries)
    ]


def _changed(new: LogAppend) -> dict[str, int]:
    begun, over, _ = new.summary
    return {"table": new.table_id, "now": new.now, "is_begun": begun, "is_over": over}


def _seats(new: LogAppend) -> list[dict[str, int | str]]:
    return [{"who": person, "table": new.table_id} for person in new.summary.people]


def packed(entries: Iterable[Entry]) -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in entries]
