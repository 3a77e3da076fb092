"""Access to SQLite, or to PostgreSQL for several servers.

A PostgreSQL that restarts, or a network that pauses, is waited for; a SQLite file has nothing to
wait for.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import event, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from regalia.core.extras import needs
from regalia.server.store.statements import (
    Batch,
    Driver,
    PostgresDriver,
    PreparedStatement,
    SqliteDriver,
)
from regalia.server.store.statements import Found as Row

Found = TypeVar("Found")

SCHEMES = ("postgresql://", "postgres://")
PAUSES = (0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 6.0)  # seconds, before a lost database is asked anew
CONNECTIONS = 10  # of one server to PostgreSQL
PATIENCE = 20  # seconds, for one statement and for connecting


def is_shared(url: str) -> bool:
    """Tell if several servers may use this database at once."""
    return url.startswith(SCHEMES)


class Database:
    def __init__(self, url: str, pooled: bool = True) -> None:
        """Set up the driver for `url`: postgresql://… as its own programs read it, or
        sqlite:///…."""
        self.shared = is_shared(url)
        self.engine: AsyncEngine
        self.driver: Driver
        if self.shared:
            self.engine = _postgresql(url, pooled)
            self.driver = PostgresDriver(partial(_connect, url), CONNECTIONS)
        else:
            self.driver = SqliteDriver(partial(_opened, make_url(url).database or ""))
            self.engine = create_async_engine(
                url.replace("sqlite:", "sqlite+aiosqlite:", 1), hide_parameters=True
            )
            event.listen(self.engine.sync_engine, "connect", _careful)
        # SQLite allows one writer: others queue here, in their order.
        self.turn: AbstractAsyncContextManager[Any] = (
            nullcontext() if self.shared else asyncio.Lock()
        )

    async def close(self) -> None:
        await self.driver.close()
        await self.engine.dispose()

    async def healthy(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(select(1))).scalar() == 1)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; on the disk at its end."""
        async with self.turn, self.engine.begin() as connection:
            yield connection

    async def transact(self, *steps: Batch) -> list[Row]:
        """Run prepared statements as one transaction; returns the rows that were wanted."""
        async with self.turn:
            return await self.driver.transact(steps)

    async def look_up(self, statement: PreparedStatement, **given: Any) -> list[Row]:
        """Read with a prepared statement, as `read` does."""
        steps = [Batch(statement, [given], reads=True)]
        return await self.patiently(lambda: self.driver.transact(steps))

    async def read(self, work: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """Read; again where the database went away meanwhile, since reading twice is once."""

        async def reading() -> Found:
            async with self.engine.connect() as connection:
                return await work(connection)

        return await self.patiently(reading)

    async def patiently(self, work: Callable[[], Awaitable[Found]]) -> Found:
        """Repeat what may be done twice until the database is back."""
        for pause in PAUSES:
            try:
                return await work()
            except Exception as problem:
                if not self.lost(problem):
                    raise
            await asyncio.sleep(pause)
        return await work()

    def lost(self, problem: BaseException) -> bool:
        """Tell if the connection to the database failed, and not the statement."""
        if not self.shared:
            return False
        if isinstance(problem, DBAPIError):
            gone = isinstance(problem, (InterfaceError, OperationalError))
            return gone or problem.connection_invalidated or _unreachable(problem.orig)
        return _unreachable(problem)

    def away(self, problem: BaseException) -> bool:
        """Tell if the database cannot be used now, whatever the statement: gone, full, locked."""
        operational = (OperationalError, sqlite3.OperationalError)
        return self.lost(problem) or (not self.shared and isinstance(problem, operational))


def _unreachable(problem: BaseException | None) -> bool:
    """Errors that asyncpg raises as they are: no answer, or `the database is starting up`."""
    while problem is not None:
        if isinstance(problem, OSError):  # TimeoutError, too
            return True
        state = str(getattr(problem, "sqlstate", None) or "")
        if state.startswith(("08", "57P", "53")):  # connection, shutting down, too many
            return True
        if type(problem).__name__ in ("ConnectionDoesNotExistError", "InterfaceError"):
            return True
        problem = problem.__cause__
    return False


def _postgresql(url: str, pooled: bool) -> AsyncEngine:
    with needs("scale"):
        import asyncpg  # noqa: F401

    pool: dict[str, Any] = {"pool_size": CONNECTIONS} if pooled else {"poolclass": NullPool}
    pool["hide_parameters"] = True  # keys, names and what was said are not for the log
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=partial(_connect, url), **pool
    )


async def _connect(url: str) -> Any:
    """Connect by the URL itself: it may name TLS, sockets, passwords."""
    import asyncpg

    return await asyncpg.connect(dsn=url, timeout=PATIENCE, command_timeout=PATIENCE)


def _opened(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)  # transactions begin as we say
    _careful(connection, None)
    return connection


def _careful(connection: DBAPIConnection | sqlite3.Connection, _record: object) -> None:
    """Make commits wait for the disk, and readers not wait for writers."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
