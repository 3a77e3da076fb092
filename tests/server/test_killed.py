"""The server is killed under play, again and again: nothing that anybody was told is lost."""

import random
import signal
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

from support.serving import Person, Server
from websockets.exceptions import WebSocketException

TIMES = 12
GAMES = ("ur", "twelve", "gambit", "battles")
GENEROUS = {"REGALIA_FRAMES_A_SECOND": "10000", "REGALIA_TABLES_AN_HOUR": "10000"}


class Playing(threading.Thread):
    """Somebody who plays both seats of a table as fast as the server answers, until it is gone."""

    def __init__(self, person: Person, key: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.key = person, key
        self.rng = random.Random(seed)
        self.told: list[dict[str, Any]] = []  # the log, as far as we were told of it

    def run(self) -> None:
        try:
            with self.person.sit_at(self.key) as sitting:
                self.told = list(sitting.log)
                for _ in sitting.play(self.rng, 10_000):
                    self.told = list(sitting.log)
        except (WebSocketException, OSError, TimeoutError, EOFError):
            return  # killed


def texts(log: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """What happened; a seat's eyes decide how much of it can be read."""
    return [(entry["n"], entry["seat"]) for entry in log]


def test_no_acknowledged_action_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rng = random.Random(1)
    server = Server(tmp_path, **GENEROUS)
    people = {game: Person(server) for game in GAMES}
    keys = {game: person.open(game)["key"] for game, person in people.items()}
    told: dict[str, list[Any]] = {game: [] for game in GAMES}
    acknowledged = 0
    for time_ in range(TIMES):
        playing = {
            game: Playing(people[game], keys[game], 100 * time_ + n) for n, game in enumerate(GAMES)
        }
        for one in playing.values():
            one.start()
        time.sleep(rng.uniform(0.2, 1.2))
        server.kill()
        for one in playing.values():
            one.join(30)
        server = Server(tmp_path, port=server.port, **GENEROUS)
        for game, one in playing.items():
            people[game].server = server
            with people[game].sit_at(keys[game]) as sitting:
                known = texts(one.told)
                assert texts(sitting.log)[: len(known)] == known, f"{game}: {time_}"
                assert len(sitting.log) >= len(told[game])
                acknowledged += max(0, len(known) - len(told[game]))
                told[game] = texts(sitting.log)
                if sitting.table["over"]:
                    keys[game], told[game] = people[game].open(game)["key"], []
    for person in people.values():
        person.http.close()
    assert server.stop() == -signal.SIGTERM, "told to end, it ends in order"
    assert acknowledged > 10 * TIMES, "too little was played to prove anything"


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
