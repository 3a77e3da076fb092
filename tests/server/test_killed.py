"""The server is killed under play, again and again: nothing that anybody was told is lost."""

import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

from support.serving import Person, Server
from websockets.exceptions import ConnectionClosed

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
        except (ConnectionClosed, OSError, TimeoutError, EOFError):
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
