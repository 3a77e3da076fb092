"""Data stored beside the logs opens for ever: persons, cookies, dues, reviews, rushes, units.

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
    assert {path.name for path in FOLDERS} >= {
        f"beside-{n}" for n in ("0007", "0008", "0010", "0011")
    }


def has(person: Person, said: dict[str, Any]) -> bool:
    """Tell if a person has all values that they had, beside those that came by a review since."""
    found: dict[str, Any] = person.http.get("/api/person/values").json()["values"]
    return said["values"].items() <= found.items()


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
            assert has(person, said["values"])
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
        if cookie := said.get("only-plays"):
            with Person(server) as bob:
                bob.http.cookies.clear()
                bob.http.cookies.update(cookie)
                with bob.sit_at(said["owing"]) as sitting:
                    assert sitting.table["you"] == [1]


def test_a_cookie_of_before_is_kept_until_its_person_ends_it(tmp_path: Path) -> None:
    folder = HERE / "beside-0011"
    said: dict[str, Any] = json.loads((folder / "said.json").read_text("utf-8"))
    database = tmp_path / "regalia.db"
    database.write_bytes(gzip.decompress((folder / "regalia.db.gz").read_bytes()))
    upgrade(f"sqlite:///{database}")
    with sqlite3.connect(database) as kept:
        kept.execute("UPDATE persons SET seen = ?", [time.time_ns() // 1_000_000])
    with serving(tmp_path) as server, Person(server) as ann, Person(server) as twin:
        for person in (ann, twin):
            person.http.cookies.clear()
            person.http.headers["cookie"] = "; ".join(
                "=".join(one) for one in said["cookie"].items()
            )
        twin.http.headers["user-agent"] = "Mozilla/5.0 (Windows NT 10.0) Firefox/132.0"
        assert twin.http.get("/api/tables").status_code == 200
        (own,) = ann.http.get("/api/person/devices").json()["devices"]
        assert own["this"] and own["old"]
        assert has(twin, said["values"])
        new = ann.http.post("/api/person/phrase")
        phrase, given = new.json()["phrase"], new.headers["set-cookie"].partition(";")[0]
        assert phrase != said["phrase"]
        assert twin.http.get("/api/person/values").status_code == 401
        for tried, status in ((said["phrase"], 404), (phrase, 200)):
            with Person(server) as phone:
                answer = phone.http.post("/api/person", json={"phrase": tried})
                assert answer.status_code == status
        ann.http.headers["cookie"] = given
        assert has(ann, said["values"])
