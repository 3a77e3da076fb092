"""A disk without room, under play: people are told, stay connected, and lose nothing.

The system refuses the server's process every write to a file (`RLIMIT_FSIZE`): that of SQLite, that
of the log to standard error, and the attempt by which the disk is tried.
"""

import random
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from support.servers.serving import Person, Server, Sitting, serving

WANTED = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ann"}

pytestmark = pytest.mark.skipif(
    not hasattr(psutil.Process, "rlimit"), reason="this system cannot refuse it to one process"
)


@contextmanager
def full(server: Server) -> Iterator[None]:
    process = psutil.Process(server.process.pid)
    most = process.rlimit(resource.RLIMIT_FSIZE)
    process.rlimit(resource.RLIMIT_FSIZE, (1, most[1]))
    try:
        yield
    finally:
        process.rlimit(resource.RLIMIT_FSIZE, most)


def tried(*people: Sitting) -> dict[str, Any]:
    """The answer, besides tables, to whoever's turn it is and who does something."""
    sitting = next(one for one in people if one.table["choices"])
    n = sitting.table["n"]
    sitting.act(next(one for one in sitting.table["choices"] if not one["prepare"]))
    found: dict[str, Any] = sitting.wait(lambda m: m["type"] == "refusal" or m.get("n", 0) > n)
    return found


def test_on_a_full_disk_players_are_told_so_and_go_on_when_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server) as ann, Person(server) as bob:
        key = ann.open("ur", {"kind": "me"}, {"kind": "open"})["key"]
        with ann.sit_at(key, "de") as first, bob.sit_at(key, "de") as second:
            second.send("sit", seat=1, name="Bob", luck="")
            first.wait_for_table(lambda table: table["started"])
            for _ in range(5):
                n = tried(first, second)["n"]
                for one in (first, second):
                    one.wait_for_table(lambda table, n=n: table["n"] >= n)
            known = max(first.log, second.log, key=len)
            with full(server):
                for _ in range(3):
                    refused = tried(first, second)
                    assert (refused["code"], refused["about"]) == ("not-kept", "act")
                    assert "nichts speichern" in refused["message"]
                answer = httpx.get(f"{server.url}/health")
                assert answer.status_code == 503
                assert (answer.json()["ok"], answer.json()["room"]) == (False, False)
                opened = ann.http.post("/api/tables", json=WANTED)
                assert (opened.status_code, opened.json()["code"]) == (503, "not-kept")
                with Person(server) as cleo, cleo.sit_at(key) as third:
                    assert [entry["n"] for entry in third.log] == [one["n"] for one in known]
            assert httpx.get(f"{server.url}/health").json()["ok"]
            assert tried(first, second)["type"] == "table", "and nobody had to connect anew"
            told = max(first.log, second.log, key=len)
        server.kill()
        again = Server(tmp_path, port=server.port)
        try:
            with ann.sit_at(key, "de") as sitting:
                assert [entry["n"] for entry in sitting.log] == [entry["n"] for entry in told]
        finally:
            again.stop()


def test_a_table_that_is_read_from_a_full_disk_can_be_looked_at(tmp_path: Path) -> None:
    """One of before has no row for what its computer owes, which is written when it is read."""
    with serving(tmp_path, REGALIA_PREPARE="0") as server, Person(server) as ann:
        key = ann.open("ur", {"kind": "me"}, {"kind": "computer", "level": 1})["key"]
        with ann.sit_at(key) as sitting:
            for _ in sitting.play(random.Random(2), 3):
                pass
            n = sitting.table["n"]
        server.kill()
        with closing(sqlite3.connect(tmp_path / "regalia.db")) as database, database:
            database.execute("DELETE FROM due")
        again = Server(tmp_path, port=server.port)
        try:
            with full(again), ann.sit_at(key) as sitting:
                assert sitting.table["n"] >= n
        finally:
            again.stop()
