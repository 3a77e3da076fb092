"""Computers and clocks go on though the server was killed and nobody opens the table."""

import sqlite3
from pathlib import Path
from typing import Any

from support.servers.serving import Person, serving
from support.waiting import PATIENCE, until

from regalia.server.store.job_queue import MOVE


def asked(folder: Path, question: str, *given: Any) -> list[Any]:
    disk = sqlite3.connect(folder / "regalia.db", timeout=PATIENCE)
    try:
        return disk.execute(question, given).fetchall()
    finally:
        disk.close()


def wait_until_nothing_is_owed(folder: Path) -> None:
    until(lambda: not asked(folder, "SELECT kind, n FROM due"), "something is still owed")


def bodies(folder: Path) -> list[bytes]:
    return [body for (body,) in asked(folder, "SELECT body FROM entries ORDER BY table_id, n")]


def test_a_computer_plays_on_after_the_server_was_killed_though_nobody_is_there(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server, Person(server) as ann:
        for _ in range(20):  # until one of twenty computers has not yet answered when we kill it
            key = ann.open("twelve", {"kind": "me"}, {"kind": "computer", "level": 1})["key"]
            with ann.sit_at(key) as sitting:
                table = sitting.wait_for_table(lambda table: table["choices"])
                sitting.act(table["choices"][0])
                sitting.wait_for_table(lambda after, n=table["n"]: after["n"] > n)
        server.kill()
    owed = asked(tmp_path, "SELECT kind, address FROM due")
    assert {kind for kind, _ in owed} == {MOVE}
    assert all(len(address) == 24 and "127.0" not in address for _, address in owed), (
        "an address is kept disguised"
    )
    before = len(bodies(tmp_path))
    with serving(tmp_path):
        wait_until_nothing_is_owed(tmp_path)
    assert any(b'"computer"' in body and b'"played"' in body for body in bodies(tmp_path)[before:])


def test_a_clock_runs_out_after_the_server_was_killed_though_nobody_is_there(
    tmp_path: Path,
) -> None:
    clock = {"kind": "turn", "seconds": 5}
    with serving(tmp_path) as server, Person(server) as ann:
        ann.open("twelve", clock=clock)
        server.kill()
    assert asked(tmp_path, "SELECT kind FROM due") == [("clock",)]
    with serving(tmp_path):
        wait_until_nothing_is_owed(tmp_path)
    assert sum(b'"flagged"' in body for body in bodies(tmp_path)) == 1
