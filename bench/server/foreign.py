"""Measure how long a stranger waits for a replay while others send costly records.

    python bench/server/foreign.py                nobody sends, one address, then three
    python bench/server/foreign.py 5 --seconds 20

Starts a server of its own for each.  Every sending address has eight connections, each of which
sends a record of 38 KB again and again and waits for the answer; those of the last address go away
after a tenth of a second instead.  A stranger looks at the replay of a short game, again and again.
Told are the stranger's waits, how many of the costly records were answered, and the processes in
which that was done.  It ends by itself.
"""

import argparse
import random
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
import psutil

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from support.servers.serving import Person, Server, is_spawned, serving

from regalia.core.game import Game, record

LIMITS = {
    "REGALIA_TABLES_AN_HOUR": "1000000",
    "REGALIA_REQUESTS_A_MINUTE": "1000000",
    "REGALIA_PREPARE": "0",
}
CONNECTIONS = 8  # of every address that sends
SHORT, COSTLY = 60, 4_750  # actions; the record of the latter has 38 KB
LEAVES = 0.1  # seconds after which those of the last address wait no longer


def written(actions: int) -> str:
    """The record of a game of Ur at random."""
    rng, game = random.Random(1), Game("ur")
    while len(game.events) < actions and not game.over:
        possible = sorted(game.actions() if game.to_play >= 0 else game.weights())
        game.play(rng.choice(possible))
    return record.write(game)


class Sender(threading.Thread):
    """A connection that sends a costly record until it is told to end."""

    def __init__(self, server: Server, address: str, text: str, patience: float) -> None:
        super().__init__(daemon=True)
        self.text, self.patience = text, patience
        self.ended, self.answered = threading.Event(), 0
        self.http = httpx.Client(
            base_url=server.url,
            transport=httpx.HTTPTransport(local_address=address),
            headers={"x-regalia": "1", "origin": server.url},
            timeout=60,
        )

    def run(self) -> None:
        while not self.ended.is_set():
            try:
                answer = self.http.post(
                    "/api/records", json={"record": self.text}, timeout=self.patience
                )
                self.answered += answer.status_code == 201
            except httpx.TimeoutException:
                pass


def measure(server: Server, addresses: int, seconds: float, warm: float) -> None:
    costly = written(COSTLY)
    with Person(server) as stranger:
        key = stranger.http.post("/api/records", json={"record": written(SHORT)}).json()["key"]
        senders = [
            Sender(server, f"127.0.1.{place + 1}", costly, 60 if last else LEAVES)
            for place in range(addresses)
            for last in [addresses == 1 or place < addresses - 1]
            for _ in range(CONNECTIONS)
        ]
        for sender in senders:
            sender.start()
        time.sleep(warm)  # until processes have begun
        waits, end = [], time.monotonic() + seconds
        before = sum(sender.answered for sender in senders)
        while time.monotonic() < end:
            begun = time.perf_counter()
            answer = stranger.http.get(f"/api/tables/{key}/steps")
            assert answer.status_code == 200, answer.text
            waits.append(1000 * (time.perf_counter() - begun))
            time.sleep(0.02)
        answered = sum(sender.answered for sender in senders) - before
        children = psutil.Process(server.process.pid).children()
        memory = [one.memory_info().rss / 2**20 for one in children if is_spawned(one)]
        for sender in senders:
            sender.ended.set()
        for sender in senders:
            sender.join()
    waits.sort()
    middle, late = statistics.median(waits), waits[int(0.99 * (len(waits) - 1))]
    print(
        f"{addresses} addresses send: a replay after {middle:.0f} ms, 99 % within {late:.0f}, "
        f"at most {waits[-1]:.0f}; {answered} costly records answered in {seconds:.0f} s; "
        f"processes of {', '.join(f'{one:.0f}' for one in memory)} MB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("addresses", type=int, nargs="*", default=[0, 1, 3])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm", type=float, default=8, help="seconds that do not count")
    chosen = parser.parse_args()
    for addresses in chosen.addresses:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), **LIMITS) as server:
            measure(server, addresses, chosen.seconds, chosen.warm)


if __name__ == "__main__":
    main()
