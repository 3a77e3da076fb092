"""The server is killed under play, again and again: nothing that anybody was told is lost."""

import random
import signal
import sqlite3
import time
from pathlib import Path

from support.faults import GAMES, all_found, playing
from support.serving import PATIENCE, Person, Server

TIMES = 12
GENEROUS = {"REGALIA_FRAMES_A_SECOND": "10000", "REGALIA_TABLES_AN_HOUR": "10000"}


def test_no_acknowledged_action_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rng = random.Random(1)
    server = Server(tmp_path, **GENEROUS)
    with playing(server, GAMES) as people:
        for _ in range(TIMES):
            before = sum(one.told for one in people)
            end = time.monotonic() + PATIENCE
            while sum(one.told for one in people) < before + 10:
                assert time.monotonic() < end, f"nothing goes on: {server.told()[-2000:]}"
                time.sleep(0.05)
            time.sleep(rng.uniform(0, 0.5))
            server.kill()
            server = Server(tmp_path, port=server.port, **GENEROUS)
        found = all_found(people)
    assert server.stop() == -signal.SIGTERM, "told to end, it ends in order"
    assert (found.lost, found.doubled) == (0, 0)
    assert found.told > 10 * TIMES


def test_where_people_play_again_is_remembered_by_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, **GENEROUS)
    ann, bob = Person(server), Person(server)
    key = ann.open("twelve", {"kind": "me"}, {"kind": "open"})["key"]
    with ann.sit_at(key) as first, bob.sit_at(key) as second:
        second.send("sit", seat=1, name="Bob", luck="")
        first.wait_for_table(lambda table: table["started"])
        first.send("resign", seat=0)
        for sitting in (first, second):
            sitting.wait_for_table(lambda table: table["over"])
            sitting.send("rematch")
        new = first.wait(lambda message: message["type"] == "rematch")["key"]

    def asked_again() -> list[str]:
        nonlocal server
        server.kill()
        server = Server(tmp_path, port=server.port, **GENEROUS)
        keys = []
        for person in (ann, bob):
            person.server = server
            with person.sit_at(key) as sitting:
                sitting.send("rematch")
                keys.append(sitting.wait(lambda message: message["type"] == "rematch")["key"])
        return keys

    assert asked_again() == [new, new]
    with sqlite3.connect(tmp_path / "regalia.db") as disk:  # killed before that table was opened
        disk.execute("UPDATE tables SET next_key = NULL")
    one, other = asked_again()
    assert one == other != new
    with bob.sit_at(one) as sitting:
        assert sitting.table["started"] and sitting.table["you"] == [0]
    for person in (ann, bob):
        person.http.close()
    server.stop()
