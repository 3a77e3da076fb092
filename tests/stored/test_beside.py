"""Data stored beside the logs opens for ever: persons, dues, reviews, rushes, units.

Each folder `beside-NUMBER` was made by the program whose newest migration that was, by
make_beside.py, and is never changed.
"""

import gzip
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from stored.test_stored import still
from support.exercises import number
from support.servers.serving import Person, serving

from regalia.server.store.migrations import upgrade

HERE = Path(__file__).parent
FOLDERS = sorted(HERE.glob("beside-*"))


def test_what_the_last_migrations_made_is_stored() -> None:
    assert {path.name for path in FOLDERS} >= {"beside-0007", "beside-0008", "beside-0010"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_what_was_kept_beside_the_logs_is_there(folder: Path, tmp_path: Path) -> None:
    said: dict[str, Any] = json.loads((folder / "said.json").read_text("utf-8"))
    database = tmp_path / "regalia.db"
    database.write_bytes(gzip.decompress((folder / "regalia.db.gz").read_bytes()))
    upgrade(f"sqlite:///{database}")
    now = time.time_ns() // 1_000_000
    with sqlite3.connect(database) as kept:
        due = kept.execute("SELECT kind, seat, n, at FROM due ORDER BY kind, seat").fetchall()
        assert [list(row) for row in due] == said["due"]
        kept.execute("UPDATE tables SET changed = ?", [now])  # or it would be forgotten as old
        kept.execute("UPDATE persons SET seen = ?", [now])
        kept.execute("UPDATE due SET at = at + ?", [now])
        kept.execute("UPDATE rushes SET changed = ?", [now])
        kept.execute("UPDATE definitions SET seen = ?", [now])
    with serving(tmp_path) as server, Person(server) as ann, Person(server) as phone:
        assert phone.http.post("/api/person", json={"phrase": said["phrase"]}).status_code == 200
        ann.http.cookies.clear()
        ann.http.cookies.update(said["cookie"])
        for person in (ann, phone):
            assert person.http.get("/api/person/values").json() == said["values"]
            listed = {card["key"] for card in person.http.get("/api/tables").json()}
            assert listed == {said["owing"], said["over"]}
        found = ann.http.get(f"/api/tables/{said['over']}/review").json()
        if said["review"] is None:  # none could be asked for then
            assert found["state"] == "none"
            assert ann.http.post(f"/api/tables/{said['over']}/review", json={}).status_code == 200
        else:
            then, is_now = said["review"]["review"], found["review"]
            assert found["state"] == said["review"]["state"] == "done"
            assert still(then["rows"], is_now["rows"]) and still(then["values"], is_now["values"])
        if rush := said.get("rush"):
            for person in (ann, phone):
                found = person.http.get(f"/api/rushes/{rush['key']}").json()
                assert found["board"] == rush["board"] and found["run"]["place"] == 2
                comes = f"study-{number(found['asked'])}"
                assert comes == rush["asked"], "the same exercise comes next"
        if unit := said.get("unit"):
            found = ann.http.get(f"/api/games/battles/workshop/{unit['key']}").json()
            assert found == {"game": unit["game"], "text": unit["text"]}
        with ann.sit_at(said["owing"]) as sitting:
            assert sitting.table["started"] and not sitting.table["over"]
