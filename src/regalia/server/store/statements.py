"""Prepared statements for every action, run by the database's own driver, a transaction at a time.

SQLAlchemy writes the SQL, once, for both databases; its work at each execution would cost more than
the databases themselves (docs/benchmarks.md).  SQLite waits for the disk in a thread of its own,
which is asked once for a transaction, and not once for each of its statements.
"""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Executable
from sqlalchemy.dialects.postgresql.asyncpg import dialect as postgresql
from sqlalchemy.dialects.sqlite.pysqlite import dialect as sqlite
from sqlalchemy.sql.elements import CompilerElement

Given = Mapping[str, Any]  # parameters, by their names
Found = tuple[Any, ...]  # a row
NUMBER = re.compile(r"\$(\d+)")  # of a parameter, for PostgreSQL
MOST_JOINED = 8


class Conflict(Exception):
    """An integrity error: nothing was written."""


class PreparedStatement:
    """A statement in the SQL of both databases."""

    def __init__(self, statement: Executable) -> None:
        self.of_sqlite = _Sql(statement, sqlite(paramstyle="qmark"))
        self.of_postgresql = _Sql(statement, postgresql())  # type: ignore[no-untyped-call]
        self.table = getattr(statement, "table", None)  # that it changes


class _Sql:
    def __init__(self, statement: Executable, dialect: Any) -> None:
        assert isinstance(statement, CompilerElement)
        compiled: Any = statement.compile(dialect=dialect)
        self.text: str = compiled.string
        self.names: tuple[str, ...] = tuple(compiled.positiontup or ())
        given = compiled.params.items()
        self.fixed: dict[str, Any] = {name: value for name, value in given if value is not None}

    def values(self, given: Given) -> tuple[Any, ...]:
        fixed = self.fixed
        return tuple([given[name] if name in given else fixed[name] for name in self.names])


class Batch(NamedTuple):
    """A statement that is executed once for each of these parameters."""

    statement: PreparedStatement
    given: Sequence[Given]
    reads: bool = False  # the rows that it returns are wanted


class Driver(Protocol):
    async def transact(self, steps: Sequence[Batch]) -> list[Found]:
        """Run all batches, or none and raise; returns the rows that were wanted."""
        ...

    async def close(self) -> None: ...


class SqliteDriver:
    """A SQLite database, used from one thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.connect = connect
        self.thread = ThreadPoolExecutor(1, "database")
        self.connection: sqlite3.Connection | None = None

    async def transact(self, steps: Sequence[Batch]) -> list[Found]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._transact, steps)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()

    def _transact(self, steps: Sequence[Batch]) -> list[Found]:
        if self.connection is None:
            self.connection = self.connect()
        if len(steps) == 1 and steps[0].reads and len(steps[0].given) == 1:
            return self._carried_out(self.connection, steps)  # which is a transaction by itself
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            found = self._carried_out(self.connection, steps)
            self.connection.execute("COMMIT")
        except BaseException as problem:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            if isinstance(problem, sqlite3.IntegrityError):
                raise Conflict from problem
            raise
        return found

    def _carried_out(self, connection: sqlite3.Connection, steps: Sequence[Batch]) -> list[Found]:
        found: list[Found] = []
        for statement, given, reads in steps:
            sql = statement.of_sqlite
            for one in given:
                rows = connection.execute(sql.text, sql.values(one))
                if reads:
                    found += rows.fetchall()
        return found

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()


class PostgresDriver:
    """A pool of connections to PostgreSQL."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], most: int) -> None:
        self.connect = connect
        self.free: list[Any] = []
        self.places = asyncio.Semaphore(most)

    async def transact(self, steps: Sequence[Batch]) -> list[Found]:
        import asyncpg

        async with self._line() as line:
            while True:
                try:
                    return await self._transacted(line, steps)
                except asyncpg.DeadlockDetectedError:  # nothing was written, and the other goes on
                    continue
                except asyncpg.IntegrityConstraintViolationError as problem:
                    raise Conflict from problem

    async def _transacted(self, line: Any, steps: Sequence[Batch]) -> list[Found]:
        if _can_be_joined(steps):
            await line.execute(*_joined(steps))
            return []
        if len(steps) == 1:  # which is a transaction by itself
            return await self._carried_out(line, steps)
        async with line.transaction():
            return await self._carried_out(line, steps)

    async def _carried_out(self, line: Any, steps: Sequence[Batch]) -> list[Found]:
        found: list[Found] = []
        for statement, given, reads in steps:
            sql = statement.of_postgresql
            values = [sql.values(one) for one in given]
            if reads:
                for one in values:
                    found += map(tuple, await line.fetch(sql.text, *one))
            elif len(values) == 1:
                await line.execute(sql.text, *values[0])
            else:
                await line.executemany(sql.text, values)
        return found

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        async with self.places:
            line = self.free.pop() if self.free else await self.connect()
            try:
                yield line
            except Conflict:
                self.free.append(line)
                raise
            except BaseException:  # nobody knows what it is waiting for
                line.terminate()
                raise
            self.free.append(line)

    async def close(self) -> None:
        for line in self.free:
            await line.close()


def _can_be_joined(steps: Sequence[Batch]) -> bool:
    """Tell if batches have no order: a few rows, and no table changed in two ways."""
    tables = {step.statement.table for step in steps}
    few = sum(len(step.given) for step in steps) <= MOST_JOINED
    return few and len(tables) == len(steps) and not any(step.reads for step in steps)


def _joined(steps: Sequence[Batch]) -> tuple[Any, ...]:
    """Join batches into one statement with its parameters, which is one round trip."""
    single = [(step.statement, one) for step in steps for one in step.given]
    values = (sql.of_postgresql.values(given) for sql, given in single)
    return _joined_text(tuple(sql for sql, _ in single)), *(v for row in values for v in row)


@lru_cache(256)
def _joined_text(statements: tuple[PreparedStatement, ...]) -> str:
    """The text of statements as one, of which the first is carried out first.

    PostgreSQL carries out those in WITH after the statement itself.  So two servers that append the
    same entry meet there, where the second holds nothing yet that the first will need."""
    texts: list[str] = []
    before = 0
    for sql in (one.of_postgresql for one in statements):
        texts.append(_renumbered(sql.text, before))
        before += len(sql.names)
    first, *others = texts
    named = ", ".join(f"step_{i} AS ({text})" for i, text in enumerate(others))
    return f"WITH {named} {first}" if named else first


def _renumbered(text: str, before: int) -> str:
    return NUMBER.sub(lambda found: f"${int(found[1]) + before}", text)
