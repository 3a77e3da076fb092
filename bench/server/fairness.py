"""Measure the wait of a stranger for a level-1 answer while another address has many tables open.

    python bench/server/fairness.py              with 0, 40 and 100 tables
    python bench/server/fairness.py 200          with 200

Starts a server of its own with one thinking process.  One person at 127.0.0.2 opens the tables, at
each of which a level-8 computer begins; then a stranger at 127.0.0.1 opens one and waits for its
action.  Told is, too, how many of the others still waited for theirs.  It ends by itself.
"""

import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from support.servers.serving import Person, serving

LIMITS = {"REGALIA_TABLES_AN_HOUR": "100000", "REGALIA_REQUESTS_A_MINUTE": "100000"}
SEATS, CROWDED = (({"kind": "computer", "level": n}, {"kind": "me"}) for n in (1, 8))
CROWD = "127.0.0.2"
GAME = "twelve"


def answer(person: Person) -> float:
    """Seconds from opening a table to the computer's first action."""
    began = time.perf_counter()
    with person.sit_at(person.open(GAME, *SEATS)["key"]) as sitting:
        sitting.wait_for_table(lambda table: any(one["seat"] == 0 for one in table["log"]))
    return time.perf_counter() - began


def still_owed(folder: Path) -> int:
    disk = sqlite3.connect(folder / "regalia.db", timeout=60)
    try:
        return int(disk.execute("SELECT count(*) FROM due").fetchone()[0])
    finally:
        disk.close()


def measure(tables: int, folder: Path) -> tuple[float, int]:
    with serving(folder, **LIMITS) as server, Person(server) as stranger, Person(server) as crowd:
        answer(stranger)  # whatever has to be loaded is
        headers = dict(crowd.http.headers)
        there = httpx.HTTPTransport(local_address=CROWD)
        crowd.http = httpx.Client(base_url=server.url, transport=there, headers=headers, timeout=60)
        crowd.http.get("/api/games")
        for _ in range(tables):
            crowd.open(GAME, *CROWDED)
        return answer(stranger), still_owed(folder)


def main() -> None:
    for tables in [int(word) for word in sys.argv[1:]] or [0, 40, 100]:
        with tempfile.TemporaryDirectory() as folder:
            seconds, left = measure(tables, Path(folder))
        print(f"{tables:4} tables elsewhere: {seconds:.1f} s; {left} of them still waited")


if __name__ == "__main__":
    main()
