"""Where tables are kept: a database with their logs, which are the truth.

Entries are added in one transaction and are on the disk when `append` returns; nobody is told
of them before.  A summary stands beside the log for lists and for forgetting old tables; it
follows from the log.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    and_,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regalia.server.settings import Settings
from regalia.table.entries import Entry

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("play_key", String(32), nullable=False, unique=True),
    Column("watch_key", String(32), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column(
        "uploaded", LargeBinary
    ),  # the text of a record that was brought; such a table has no log
    Column("opened", BigInteger, nullable=False),  # ms since 1970, like `changed`
    Column("changed", BigInteger, nullable=False, index=True),
    Column("begun", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("next_key", String(32)),  # with which the same people play again; maybe forgotten since
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
SITTING = Table(
    "sitting",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)


class Summary(NamedTuple):
    """What lists need to know of a table."""

    begun: bool
    over: bool
    people: frozenset[str]


class Kept(NamedTuple):
    """A table as it is kept."""

    id: int
    play_key: str
    watch_key: str
    game: str
    uploaded: bytes | None
    entries: list[bytes]
    next_key: str | None = None  # of the table where the same people play again, if it is kept


def new_key() -> str:
    """128 random bits in letters that a URL may hold."""
    return secrets.token_urlsafe(16)


def url_of(database: Path) -> str:
    return f"sqlite+aiosqlite:///{database}"


class Storage:
    def __init__(self, database: Path) -> None:
        self.engine: AsyncEngine = create_async_engine(url_of(database))
        self.writing = asyncio.Lock()  # SQLite allows one writer: others queue here, in their order
        event.listen(self.engine.sync_engine, "connect", _careful)

    async def close(self) -> None:
        await self.engine.dispose()

    async def healthy(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(select(1))).scalar() == 1)

    # ------------------------------------------------------------------------------ writing

    async def open(
        self,
        game: str,
        entries: Sequence[bytes],
        summary: Summary,
        now: int,
        after: int | None = None,
    ) -> Kept:
        """Keep a new table; the people of an earlier one may play on there."""
        return await self._new(game, None, entries, summary, now, after=after)

    async def keep_record(self, game: str, text: bytes, now: int) -> Kept:
        """Keep a record that somebody brought; the same text is kept once."""
        digest = hashlib.sha256(text).hexdigest()[:22]
        if there := await self.find(digest):
            return there
        return await self._new(game, text, (), Summary(True, True, frozenset()), now, digest)

    async def _new(
        self,
        game: str,
        uploaded: bytes | None,
        entries: Sequence[bytes],
        summary: Summary,
        now: int,
        watch_key: str | None = None,
        after: int | None = None,
    ) -> Kept:
        play_key, watch_key = new_key(), watch_key or new_key()
        async with self.writing, self.engine.begin() as connection:
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
            await self._add(connection, table_id, 0, entries)
            await self._seat(connection, table_id, summary.people)
            if after is not None:
                await connection.execute(
                    update(TABLES).where(TABLES.c.id == after).values(next_key=play_key)
                )
        return Kept(table_id, play_key, watch_key, game, uploaded, list(entries))

    async def append(
        self, table_id: int, n: int, entries: Sequence[bytes], summary: Summary, now: int
    ) -> None:
        """Add entries number n and on.  A log that has gone on meanwhile is an error."""
        async with self.writing, self.engine.begin() as connection:
            await self._add(connection, table_id, n, entries)
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table_id)
                .values(changed=now, begun=summary.begun, over=summary.over)
            )
            await self._seat(connection, table_id, summary.people)

    async def _add(
        self, connection: AsyncConnection, table_id: int, n: int, entries: Sequence[bytes]
    ) -> None:
        rows = [{"table_id": table_id, "n": n + i, "body": body} for i, body in enumerate(entries)]
        if rows:
            await connection.execute(insert(ENTRIES), rows)

    async def _seat(
        self, connection: AsyncConnection, table_id: int, people: Iterable[str]
    ) -> None:
        known = await connection.execute(
            select(SITTING.c.person).where(SITTING.c.table_id == table_id)
        )
        rows = [
            {"person": person, "table_id": table_id}
            for person in set(people) - set(known.scalars())
        ]
        if rows:
            await connection.execute(insert(SITTING), rows)

    # ------------------------------------------------------------------------------ reading

    async def find(self, key: str) -> Kept | None:
        """The table that a key opens, with its whole log."""
        async with self.engine.connect() as connection:
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
            return Kept(
                found.id,
                found.play_key,
                found.watch_key,
                found.game,
                found.uploaded,
                list(log.scalars()),
                found.later_key,
            )

    async def tables_of(self, person: str, most: int) -> list[tuple[str, int]]:
        """The play keys of a person's tables, and when they last changed, newest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(TABLES.c.play_key, TABLES.c.changed)
                .join(SITTING, SITTING.c.table_id == TABLES.c.id)
                .where(SITTING.c.person == person)
                .order_by(TABLES.c.changed.desc())
                .limit(most)
            )
            return [(row.play_key, row.changed) for row in found]

    async def running(self) -> list[str]:
        """The play keys of all tables at which a game is being played."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(TABLES.c.play_key).where(TABLES.c.begun, ~TABLES.c.over)
            )
            return list(found.scalars())

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(func.count()).select_from(TABLES))
            return int(found.scalar() or 0)

    async def forget_old(self, settings: Settings, now: int) -> int:
        """Delete tables by the rule that docs/hosting.md states; how many that were."""
        quiet = TABLES.c.changed
        old = or_(
            and_(TABLES.c.over, quiet < now - settings.finished),
            and_(TABLES.c.begun, ~TABLES.c.over, quiet < now - settings.unfinished),
            and_(~TABLES.c.begun, quiet < now - settings.never_begun),
        )
        async with self.writing, self.engine.begin() as connection:
            gone = await connection.execute(delete(TABLES).where(old))
            return gone.rowcount


def _careful(connection: DBAPIConnection, _record: object) -> None:
    """What is committed is on the disk; readers do not wait for who writes."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def packed(entries: Iterable[Entry]) -> list[bytes]:
    return [msgspec.json.encode(entry) for entry in entries]
