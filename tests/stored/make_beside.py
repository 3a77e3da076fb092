"""Stores what a database of today's program keeps beside its logs, to be opened for ever:

    PYTHONPATH=tests .venv/bin/python tests/stored/make_beside.py tests/stored/beside-NUMBER

NUMBER is that of the newest migration.  Such a folder is made before there is another one, from a
clean commit, and is never changed afterwards: values of a person, a phrase, what a table owes,
since 0008 a review, since 0009 a rush, since 0010 a unit that was kept under a key, and since 0011
also the cookie of somebody who only plays, of whom nothing is kept but a seat.
"""

import gzip
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from support.exercises import number
from support.games.units import LANCER
from support.servers.serving import Person, serving
from support.waiting import until

ME, HERE, OPEN = {"kind": "me"}, {"kind": "here"}, {"kind": "open"}
DAYS = {"kind": "turn", "seconds": 3 * 24 * 60 * 60}
SOLO = {"mode": "solo", "level": 1}
NONE = 404  # no such thing, in an older program
PATIENCE = 600  # seconds, for a review


def reviewed(ann: Person, key: str) -> dict[str, Any] | None:
    """The review of a challenge that was given up; None where there are no reviews yet."""
    where = f"/api/tables/{key}/review"
    if ann.http.post(where, json={}).status_code == NONE:
        return None

    def done() -> dict[str, Any] | None:
        found: dict[str, Any] = ann.http.get(where).json()
        return found if found["state"] == "done" else None

    return until(done, "the review is not done", PATIENCE)


def rushed(ann: Person) -> dict[str, Any] | None:
    """A rush of which two exercises were passed over; None where there are none yet."""
    made = ann.http.post("/api/rushes", json={"game": "study", "mode": "survival"})
    if made.status_code == NONE:
        return None
    where = f"/api/rushes/{made.json()['key']}"
    ann.http.post(f"{where}/begin", json={"name": "Žana"})
    for place in range(2):
        ann.http.post(f"{where}/answer", json={"place": place, "actions": [], "skip": True})
    found: dict[str, Any] = ann.http.get(where).json()
    return {
        "key": found["key"],
        "board": found["board"],
        "asked": f"study-{number(found['asked'])}",
    }


def defined(ann: Person) -> dict[str, Any] | None:
    """A unit under a key; None where none could be kept yet."""
    made = ann.http.post("/api/workshop/kept", json={"game": "battles", "text": LANCER})
    if made.status_code == NONE:
        return None
    key = made.json()["key"]
    return {"key": key, **ann.http.get(f"/api/games/battles/workshop/{key}").json()}


def main(folder: Path) -> None:
    folder.mkdir()
    with tempfile.TemporaryDirectory() as data:
        with serving(Path(data)) as server, Person(server) as ann, Person(server) as bob:
            ann.http.put("/api/person/values/settings", json={"value": {"theme": ["dark", 5]}})
            ann.http.put("/api/person/values/own", json={"value": [1, {"žoga": None}]})
            phrase = ann.http.post("/api/person/phrase").json()["phrase"]
            ann.http.post("/api/person/code")
            owing = ann.open("ur", ME, OPEN, clock=DAYS)["key"]
            with ann.sit_at(owing) as first, bob.sit_at(owing) as second:
                second.send("sit", seat=1, name="Bob", luck="")
                for sitting in (first, second):
                    sitting.wait_for_table(lambda table: table["started"])
            over = ann.open("study", ME, options=SOLO)["key"]
            with ann.sit_at(over) as sitting:
                for _ in sitting.play(random.Random(1), 2):
                    pass
                sitting.act(next(c for c in sitting.table["choices"] if c["text"] == "give-up"))
                sitting.wait_for_table(lambda table: table["over"])
            said = {
                "cookie": dict(ann.http.cookies),
                "only-plays": dict(bob.http.cookies),
                "phrase": phrase,
                "values": ann.http.get("/api/person/values").json(),
                "owing": owing,
                "over": over,
                "review": reviewed(ann, over),
                "rush": rushed(ann),
                "unit": defined(ann),
            }
        database = Path(data) / "regalia.db"
        kept = sqlite3.connect(database)
        said["due"] = kept.execute(
            "SELECT kind, seat, n, at FROM due ORDER BY kind, seat"
        ).fetchall()
        kept.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        kept.execute("PRAGMA journal_mode=DELETE")
        kept.execute("VACUUM")
        kept.close()
        packed = gzip.compress(database.read_bytes(), 9, mtime=0)
    (folder / "regalia.db.gz").write_bytes(packed)
    (folder / "said.json").write_text(
        json.dumps(said, indent=1, ensure_ascii=False) + "\n", "utf-8"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
