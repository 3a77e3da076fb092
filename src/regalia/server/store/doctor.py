"""Checks of the database and the disk, before a server starts and while it runs.

What is wrong is said in a sentence: a file that is none of ours, one that is cut short, a server
that is there already, a disk that is full.
"""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

from alembic.util import CommandError
from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from regalia.core.errors import RegaliaError, Spoken, of_system
from regalia.core.locking import lock
from regalia.server.messages import says
from regalia.server.settings import Settings
from regalia.server.store.migrations import upgrade

OURS = "alembic_version"  # a table that every database of ours has
SPACE = b"\0" * 65536  # that must be free
LOCKED = 8.0  # seconds to wait for another program that writes in our file
OFTEN = 10.0  # seconds between two attempts to write on the disk, at least


def ready_database(settings: Settings) -> None:
    """Make the database, or bring it up to date; an error that speaks where it cannot be used."""
    try:
        if not settings.database:
            _examine(settings.file)
            _wait_for_lock(settings)
        upgrade(settings.database_url)
    except OSError as problem:
        raise _wrong(settings, "database-closed", why=of_system(problem)) from None
    except CommandError:  # a step that this version does not know
        raise _wrong(settings, "database-newer") from None
    except (sqlite3.DatabaseError, SQLAlchemyError) as problem:
        why = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        raise _wrong(settings, "database-broken", why=why) from None


def _wrong(settings: Settings, message: str, **given: str | Spoken) -> RegaliaError:
    where = "PostgreSQL" if settings.database else str(settings.file)
    return RegaliaError(says(message, file=where, **given))


def _examine(file: Path) -> None:
    """Refuse a file that is not a whole database of ours."""
    if not file.exists():
        return
    with file.open("rb") as there:
        head = there.read(100)
    size = file.stat().st_size
    if not head:
        if not any(Path(f"{file}{end}").exists() for end in ("-wal", "-journal")):
            raise RegaliaError(says("database-empty", file=str(file)))
        return
    if len(head) < 100 or not head.startswith(b"SQLite format 3\0"):
        raise RegaliaError(says("database-foreign", file=str(file)))
    page = int.from_bytes(head[16:18], "big")
    pages, counted = int.from_bytes(head[28:32], "big"), head[24:28] == head[92:96]
    if counted and size < pages * (65536 if page == 1 else page):
        raise RegaliaError(says("database-cut", file=str(file)))
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
    if names and OURS not in names:
        raise RegaliaError(says("database-foreign", file=str(file)))


def _wait_for_lock(settings: Settings) -> None:
    """Wait until nobody else writes in the file: a backup, or a tool with which somebody looks."""
    if not settings.file.exists():
        return
    with closing(sqlite3.connect(settings.file, LOCKED, isolation_level=None)) as database:
        try:
            database.execute("BEGIN IMMEDIATE")
            database.execute("ROLLBACK")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            raise _wrong(settings, "database-locked") from None


@contextmanager
def only_server(settings: Settings) -> Iterator[None]:
    """Lock the folder: one server uses a SQLite file; PostgreSQL serves several."""
    if settings.database:
        yield
        return
    with _lock_file(settings.folder) as file:
        try:
            lock(file)
        except OSError:
            raise RegaliaError(says("folder-taken", folder=str(settings.folder))) from None
        yield  # the system gives it back when we end, however that happens


def _lock_file(folder: Path) -> IO[str]:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return (folder / "regalia.lock").open("a")
    except OSError as problem:
        given = {"file": str(folder), "why": of_system(problem)}
        raise RegaliaError(says("database-closed", **given)) from None


class Disk:
    """Free space on the disk: what the system says of it, and now and then an attempt to write.

    A disk that was full is tried each time it is asked, so that its end is noticed at once."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "regalia.space"
        self.forget()

    def forget(self) -> None:
        """Try to write the next time, however short ago that was done."""
        self.ok, self.looked = True, float("-inf")

    async def has_room(self) -> bool:
        return await to_thread.run_sync(self._look)

    def _look(self) -> bool:
        if shutil.disk_usage(self.file.parent).free < len(SPACE):
            self.ok = False
        elif not self.ok or time.monotonic() - self.looked > OFTEN:
            self.looked = time.monotonic()
            self.ok = self._try()
        return self.ok

    def _try(self) -> bool:
        try:
            with self.file.open("wb") as file:
                file.write(SPACE)
                file.flush()
                os.fsync(file.fileno())
            self.file.unlink()
        except OSError:
            return False
        return True
