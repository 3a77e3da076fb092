"""Kills, pauses and cuts under play: counts what is lost, and what happens twice.

    python bench/server/faults.py                  200 kills, and restarts, pauses and cuts besides
    python bench/server/faults.py --kills 20

Starts a PostgreSQL, a Redis and servers of its own; people play at tables of theirs as fast as they
are answered, connect anew when they are cut off, and remember all that they were told.  At the end
of each game the log is compared with that, and a review of it is asked for, which waits in the same
queue as the computers' moves.  It ends by itself; a lost or doubled action, or a review that was
asked for and is neither done nor going on, is exit 1.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from support.servers.faults import GAMES, Cluster, Reviews, all_found, playing, survive
from support.waiting import PATIENCE

OFTEN = "kill -9 of a server"  # the others come in between


def chosen(kills: int, others: list[str], rng: random.Random) -> list[str]:
    """Choose so many kills, and each of the others about once in twenty faults."""
    faults = [OFTEN if rng.random() < 0.6 else rng.choice(others) for _ in range(2 * kills)]
    done = [n for n, name in enumerate(faults) if "kill" in name]
    return faults[: done[kills - 1] + 1]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds, for anything")
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder), given.servers, given.seed)
        try:
            others = [name for name in cluster.faults if name != OFTEN]
            faults = chosen(given.kills, others, random.Random(given.seed))
            with playing(cluster.server, GAMES, given.seed) as people:
                for one in people:
                    one.reviews = Reviews(one.person)
                for done in range(0, len(faults), 10):
                    some = faults[done : done + 10]
                    survive(cluster, people, some, patience=given.patience)
                    print(f"{done + 10} faults", sum(one.told for one in people), file=sys.stderr)
                found = all_found(people)
                reviews = [one.reviews for one in people if one.reviews]
        finally:
            cluster.close()
    for name, count in Counter(faults).most_common():
        print(f"{count:5} × {name}")
    print(f"{found.told} actions and outcomes told, in {found.games} games")
    print(f"{found.cuts} attempts to connect anew, longest silence {found.slowest:.1f} s")
    print(f"{found.lost} told actions lost, {found.doubled} doubled")
    done, on = sum(one.done for one in reviews), sum(len(one.shares) for one in reviews)
    lost = sum(one.lost for one in reviews)
    print(f"{done} reviews done, {on} going on, {lost} lost or fallen back")
    print(f"{time.monotonic() - began:.0f} s, load {os.getloadavg()[1]:.0f}")
    sys.exit(1 if found.lost or found.doubled or lost else 0)


if __name__ == "__main__":
    main()
