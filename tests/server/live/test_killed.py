"""The server is killed under play, again and again: nothing that anybody was told is lost."""

import random
import signal
import sqlite3
from functools import partial
from pathlib import Path

from support.servers.faults import GAMES, Playing, all_found, playing
from support.servers.serving import Person, Server
from support.waiting import any_moment, until

TIMES = 12
GENEROUS = {"REGALIA_FRAMES_A_SECOND": "10000", "REGALIA_TABLES_AN_HOUR": "10000"}


def told_more(people: list[Playing], count: int) -> bool:
    return sum(one.told for one in people) >= count


def test_no_acknowledged_action_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rng = random.Random(1)
    server = Server(tmp_path, **GENEROUS)
    with playing(server, GAMES) as people:
        for _ in range(TIMES):
            before = sum(one.told for one in people)
            until(partial(told_more, people, before + 10), "nothing goes on")
            any_moment(rng, 0, 0.5)
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


def test_a_pair_of_games_is_added_up_though_the_server_was_killed_in_it(tmp_path: Path) -> None:
    """QG-24: after the first game, before the second began, and at its end."""
    server, rng = Server(tmp_path, **GENEROUS), random.Random(3)
    ann = Person(server)
    seats = {"kind": "me"}, {"kind": "here", "name": "Bob"}
    short = {"tokens": 3, "turns": 20}
    key = ann.open("gambit", *seats, options=short, pair=True)["key"]

    def anew() -> None:
        nonlocal server
        server.kill()
        server = ann.server = Server(tmp_path, port=server.port, **GENEROUS)

    with ann.sit_at(key) as sitting:
        for _ in sitting.play(rng, 200):
            pass
        points = [seat["score"] for seat in sitting.table["seats"]]
        assert sitting.table["over"] and sitting.table["pair"]["points"] == [points]
    anew()
    with ann.sit_at(key) as sitting:
        assert sitting.table["pair"]["goes_on"]
        sitting.send("rematch")
        key = sitting.wait(lambda message: message["type"] == "rematch")["key"]
    anew()
    with ann.sit_at(key) as sitting:
        assert [seat["name"] for seat in sitting.table["seats"]] == ["Bob", "Ann"]
        for _ in sitting.play(rng, 200):
            pass
    anew()
    with ann.sit_at(key) as sitting:
        told = sitting.table["pair"]
        last = [seat["score"] for seat in sitting.table["seats"]]
    assert told["points"] == [points[::-1], last]
    bob, anns = (before + now for before, now in zip(points[::-1], last))
    assert f"Both games together: Bob {bob}, Ann {anns}." in told["told"]
    ann.http.close()
    server.stop()
