"""Backups as docs/hosting.md describes them: made under play, restored elsewhere, played on."""

import gzip
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from support.servers.databases import Postgres
from support.servers.serving import Person, Server, serving

from regalia.server.store.migrations import upgrade
from regalia.server.store.schema import METADATA

GAMES = ("ur", "battles")
STORED = sorted((Path(__file__).parents[2] / "stored").glob("*/regalia.db.gz"))
Log = list[dict[str, Any]]


def played(server: Server, ann: Person, back_up: Callable[[], None]) -> dict[str, Log]:
    """Logs by table key, as told before a backup was made; more is played after it."""
    keys = [ann.open(game)["key"] for game in GAMES]
    sittings = {key: ann.sit_at(key) for key in keys}
    for sitting in sittings.values():
        for _ in sitting.play(random.Random(1), 6):
            pass
    told = {key: list(sitting.log) for key, sitting in sittings.items()}
    back_up()
    for sitting in sittings.values():
        for _ in sitting.play(random.Random(2), 3):
            pass
        sitting.close()
    return told


def holds(server: Server, ann: Person, told: dict[str, Log]) -> None:
    """The same person finds the same tables as they were, and plays on."""
    ann.server = server
    cookie = {"cookie": ann.cookie}
    listed = ann.http.get(f"{server.url}/api/tables", headers=cookie).json()
    assert {table["key"] for table in listed} == set(told)
    for key, log in told.items():
        with ann.sit_at(key) as sitting:
            assert [entry["n"] for entry in sitting.log] == [entry["n"] for entry in log]
            before = sitting.table["n"]
            for _ in sitting.play(random.Random(3), 2):
                pass
            assert sitting.table["n"] > before


def test_a_copy_of_the_file_that_was_made_under_play_is_played_on(tmp_path: Path) -> None:
    folder, other = tmp_path / "first", tmp_path / "second"
    other.mkdir()

    def back_up() -> None:  # what `sqlite3 regalia.db ".backup copy.db"` does
        with (
            closing(sqlite3.connect(folder / "regalia.db")) as there,
            closing(sqlite3.connect(other / "regalia.db")) as copy,
        ):
            there.backup(copy)

    with serving(folder) as server, Person(server) as ann:
        told = played(server, ann, back_up)
        with serving(other) as second:
            holds(second, ann, told)


def test_a_dump_of_postgresql_that_was_made_under_play_is_played_on(
    postgresql: Postgres, tmp_path: Path
) -> None:
    url = postgresql.new_database()
    dump = str(postgresql.folder / "regalia.dump")

    def back_up() -> None:
        name = url.rpartition("/")[2]
        postgresql.run("pg_dump", *postgresql.where, "--format=custom", f"--file={dump}", name)

    with serving(tmp_path / "first", REGALIA_DATABASE=url) as server, Person(server) as ann:
        told = played(server, ann, back_up)
        copy = postgresql.new_database()
        name = copy.rpartition("/")[2]
        postgresql.run("pg_restore", *postgresql.where, "--no-owner", f"--dbname={name}", dump)
        with serving(tmp_path / "second", REGALIA_DATABASE=copy) as second:
            holds(second, ann, told)


def rows(database: sqlite3.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table that the schema has today."""
    names = [table.name for table in METADATA.sorted_tables]
    return {name: sorted(database.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.parent.name)
def test_a_database_of_before_is_copied_and_brought_up_to_date_in_either_order(
    stored: Path, tmp_path: Path
) -> None:
    first, copied, late = (tmp_path / name for name in ("first.db", "copied.db", "late.db"))
    first.write_bytes(gzip.decompress(stored.read_bytes()))

    def copy(there: Path, here: Path) -> None:
        with closing(sqlite3.connect(there)) as source, closing(sqlite3.connect(here)) as target:
            source.backup(target)

    copy(first, late)
    upgrade(f"sqlite:///{first}")
    copy(first, copied)
    upgrade(f"sqlite:///{copied}")
    upgrade(f"sqlite:///{late}")
    with closing(sqlite3.connect(first)) as database:
        known = rows(database)
    assert known["entries"] and known["tables"]
    for file in (copied, late):
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert rows(database) == known
