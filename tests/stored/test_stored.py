"""Stored games open for ever, say what they said, and can be gone on with.

Each folder beside this file was made by the program at one commit (make.py), and is never changed.
"""

import gzip
import json
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from stored import reading
from support.keyboard import at
from support.servers.serving import Person, serving

from regalia.core.game import record
from regalia.server.store.migrations import upgrade
from regalia.table.messages import incoming
from regalia.table.table import Table
from regalia.terminal.keyboard.keyboard_table import resume

HERE = Path(__file__).parent
FOLDERS = sorted(path for path in HERE.iterdir() if (path / "expected.json.gz").exists())
EXPECTED = {
    path.name: json.loads(gzip.decompress((path / "expected.json.gz").read_bytes()))
    for path in FOLDERS
}
CASES = [
    (commit, kind, key)
    for commit, expected in EXPECTED.items()
    for kind in ("tables", "records")
    for key in expected[kind]
]
TABLES = [(commit, key) for commit, kind, key in CASES if kind == "tables"]
RECORDS = [(commit, key) for commit, kind, key in CASES if kind == "records"]
KEYBOARD = [(commit, key) for commit, key in RECORDS if key.startswith("keyboard-")]


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, list[bytes]]]:
    """The logs of each commit, read from a copy that was brought up to date."""
    found = {}
    for folder in FOLDERS:
        database = unpacked(folder, tmp_path_factory.mktemp("stored"))
        upgrade(f"sqlite:///{database}")
        found[folder.name] = reading.logs(database)
    return found


def unpacked(folder: Path, place: Path) -> Path:
    """A copy of the database, to be changed."""
    database = place / "regalia.db"
    database.write_bytes(gzip.decompress((folder / "regalia.db.gz").read_bytes()))
    return database


def text_of(commit: str, name: str) -> str:
    return (HERE / commit / "records" / name).read_text("utf-8")


def still(then: Any, now: Any) -> bool:
    """Tell if all that was said then is said now.  More may be said, but nothing else."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(name in now and still(then[name], now[name]) for name in then)
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(still, then, now))
    return bool(then == now)


# --------------------------------------------------------------------------------- tables


def test_every_game_is_stored_in_every_state() -> None:
    for expected in EXPECTED.values():
        tables = expected["tables"].values()
        for game in ("battles", "gambit", "study", "twelve", "ur"):
            mine = [table for table in tables if table["game"] == game]
            assert any(table["over"] for table in mine)
            assert any(table["begun"] and not table["over"] for table in mine)
            assert any("computer" in [place[0] for place in table["places"]] for table in mine)
            assert any(table["left"] for table in mine)
        for part in ("prepared", "asked", "wishes", "chat", "due"):
            assert any(table[part] for table in tables), part


@pytest.mark.parametrize(("commit", "key"), TABLES)
def test_a_stored_table_says_what_it_said(commit: str, key: str, logs: Any) -> None:
    then, now = EXPECTED[commit]["tables"][key], reading.table_says(logs[commit][key])
    assert [name for name in then if not still(then[name], now.get(name))] == []


@pytest.mark.parametrize(("commit", "key"), TABLES)
def test_a_stored_table_that_was_running_can_be_gone_on_with(
    commit: str, key: str, logs: Any
) -> None:
    table = reading.opened(logs[commit][key])
    if table.over or not table.begun:
        assert not table.playing
        return
    before = len(table.game.events)
    go_on(table)
    assert len(table.game.events) > before


def go_on(table: Table) -> None:
    """Play one action, or end the rest, a moment after the last event."""
    if table.rest is not None:
        for person in table.people:
            table.receive(person, incoming.Next(), table.last_at + 1)
        return
    seat = table.game.players[0]
    text, now = sorted(table.game.actions(seat))[0], table.last_at + 1
    if table.level(seat) is not None:
        assert table.thought(seat, text, len(table.entries), now)
        return
    person = table.person_at(seat)
    assert person is not None
    table.receive(person, incoming.Act(len(table.entries), seat, text), now)


# ----------------------------------------------------------------------- records, positions


@pytest.mark.parametrize(("commit", "name"), RECORDS)
def test_a_stored_record_replays_and_its_chance_is_verified(commit: str, name: str) -> None:
    then, now = EXPECTED[commit]["records"][name], reading.record_says(text_of(commit, name))
    assert [part for part in then if not still(then[part], now.get(part))] == []
    assert now.get("ok", True)


@pytest.mark.parametrize(("commit", "name"), KEYBOARD)
def test_a_game_left_at_the_keyboard_is_gone_on_with(
    commit: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    data, then = tmp_path / "games", tmp_path / "then.txt"
    data.mkdir()
    (data / name).write_text(text_of(commit, name), "utf-8")
    resume(data / name, 1, at(["1", f"record {then}"], terminal=False))
    kept = data / name if (data / name).exists() else then  # it is over now
    now = record.read(kept.read_text("utf-8"))
    assert len(now.played) > EXPECTED[commit]["records"][name]["events"]


def test_the_command_goes_on_with_a_game_left_at_the_keyboard(tmp_path: Path) -> None:
    commit, name = KEYBOARD[0]
    file = tmp_path / "games" / name
    file.parent.mkdir()
    file.write_text(text_of(commit, name), "utf-8")
    subprocess.run(
        [sys.executable, "-m", "regalia", "play", "--resume", file, "--seed", "1"],
        input="1\n",
        env={**os.environ, "REGALIA_DATA": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    now = record.read(file.read_text("utf-8"))
    assert len(now.played) > EXPECTED[commit]["records"][name]["events"]


@pytest.mark.parametrize("commit", EXPECTED)
def test_stored_positions_stand_as_they_stood(commit: str) -> None:
    for one in EXPECTED[commit]["positions"]:
        says = reading.position_says(one["game"], one["options"], one["position"])
        assert still(one["says"], says), one


# --------------------------------------------------------------------------- a real server


@pytest.mark.parametrize("commit", EXPECTED)
def test_a_server_opens_the_stored_database_and_a_game_is_gone_on_with(
    commit: str, tmp_path: Path
) -> None:
    expected = EXPECTED[commit]
    unpacked(HERE / commit, tmp_path)
    with sqlite3.connect(tmp_path / "regalia.db") as database:  # or it would be forgotten as old
        database.execute("UPDATE tables SET changed = ?", [time.time_ns() // 1_000_000])
    with serving(tmp_path) as server, Person(server) as ann:
        ann.http.cookies.clear()
        ann.http.cookies.update(expected["people"][0])
        listed = {card["key"]: card for card in ann.http.get("/api/tables").json()}
        assert len(listed) > 30 and set(listed) <= set(expected["tables"])
        for key, card in listed.items():
            stored = expected["tables"][key]
            assert card["game"] == stored["game"]
            if stored["due"] is None:  # or a clock may have run out since it was stored
                assert card["over"] == stored["over"]
        over = next(key for key, card in listed.items() if card["over"])
        assert ann.http.get(f"/api/tables/{over}/verify").json()["ok"]
        assert len(ann.http.get(f"/api/tables/{over}/steps").json()["steps"]) > 1
        mine = [key for key, card in listed.items() if card["turn"] and not card["over"]]
        free = [key for key in mine if expected["tables"][key]["due"] is None]
        with ann.sit_at(free[0]) as sitting:
            if sitting.table["curtain"] is not None:
                sitting.send("look", seat=sitting.table["curtain"])
                sitting.wait_for_table(lambda table: table["curtain"] is None)
            before = sitting.table["n"]
            assert before == expected["tables"][free[0]]["entries"]
            sitting.act(next(one for one in sitting.table["choices"] if not one["prepare"]))
            sitting.wait_for_table(lambda table: table["n"] > before)
    assert len(reading.logs(tmp_path / "regalia.db")[free[0]]) > before
