"""Attack servers for as long as one says, while people play, and print what came of it.

    .venv/bin/python bench/adversary --minutes 60                    SQLite, then two servers
    .venv/bin/python bench/adversary --minutes 5 --on sqlite

On SQLite, and on two servers with a PostgreSQL and a Redis, people play as fast as they are
answered and remember all that they were told, and a stranger at an address of his own asks for
everything that can be read.  Meanwhile servers are killed, paused and cut off, the disk takes
nothing more (SQLite), one address floods every route, the bus carries forged and repeated messages,
somebody tries to cheat at a rush, to act for seats of others and to see what he may not know.

Faults come one by one; how long the stranger waits is told for the ten seconds after each, and for
all other times.  Everything is on this machine, memory is limited, and all ends by itself.  Exit 1:
an action that was told was lost or doubled, somebody cheated, acted for another or saw a secret, or
more memory was used than a server is held to.
"""

import argparse
import os
import random
import resource
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

BENCH = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(BENCH.parent / "tests"), str(BENCH / "server")]

from attacks import CheatAtRushes, Flood, ForgedMessages, ForgedSeats, SecretsSought  # noqa: E402
from besieged import OnPostgres, OnSqlite  # noqa: E402
from held import addresses  # noqa: E402
from support.servers.faults import GAMES, Found, all_found, playing  # noqa: E402
from support.servers.serving import Person  # noqa: E402
from support.waiting import any_moment  # noqa: E402
from witnesses import MemoryCurve, Stranger, row  # noqa: E402

from regalia import games  # noqa: E402

AFTER = 10.0  # seconds after a fault that are told apart
KINDS = {"sqlite": OnSqlite, "postgresql": OnPostgres}
MOST_MEMORY = {"sqlite": 1000, "postgresql": 1500}  # MB of servers and children (docs/hosting.md)


def besiege(kind: str, seconds: float, pause: float, seed: int) -> bool:
    """Attack one kind of place and print the outcome; returns whether it held."""
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, closing(KINDS[kind](Path(folder), seed)) as place:
        with Person(place.server) as ann:
            wanted = addresses({game: ann.open(game) for game in games.names()})
        url, bus = place.server.url, getattr(place, "bus", "")
        stranger, memory = Stranger(url, wanted), MemoryCurve(lambda: place.server.process.pid)
        attacks = [Flood(url, wanted, seed), CheatAtRushes(url), ForgedSeats(place.server)]
        attacks += [SecretsSought(seed)] + ([ForgedMessages(bus, seed)] if bus else [])
        faults: list[tuple[str, float, float]] = []
        with playing(place.server, GAMES, seed) as people:
            for one in (stranger, memory, *attacks):
                one.start()
            end = time.monotonic() + seconds
            while time.monotonic() + pause < end:
                any_moment(rng, 0.8 * pause, 1.2 * pause)
                name, began = rng.choice(list(place.faults)), time.monotonic()
                place.faults[name]()
                faults.append((name, began, time.monotonic()))
                print(f"{kind}: {name}, load {os.getloadavg()[0]:.0f}", file=sys.stderr, flush=True)
            any_moment(rng, pause, pause)
            for attack in attacks:
                attack.end()
            stranger.end()
            memory.end()
            found = all_found(people)
    report(kind, found, stranger, memory, faults)
    for attack in attacks:
        print(f"- {attack.told()}")
    print(f"- load {os.getloadavg()[1]:.0f} on {os.cpu_count()} cores\n", flush=True)
    wrong = found.lost or found.doubled or any(attack.won for attack in attacks)
    return not wrong and max(memory.seen, default=0) < MOST_MEMORY[kind]


def report(
    kind: str,
    found: Found,
    stranger: Stranger,
    memory: MemoryCurve,
    faults: list[tuple[str, float, float]],
) -> None:
    calm, after = stranger.apart([(began, ended + AFTER) for _, began, ended in faults])
    print(f"\n### {kind}: {len(faults)} faults\n")
    print("| told | lost | doubled | games | cuts | longest silence | 5xx outside faults, after |")
    print("|---:|---:|---:|---:|---:|---:|---:|")
    broken = f"{stranger.broken(calm)}, {stranger.broken(after)}"
    print(
        f"| {found.told} | {found.lost} | {found.doubled} | {found.games} | {found.cuts} "
        f"| {found.slowest:.1f} s | {broken} |\n"
    )
    print("| a stranger's wait, ms | asked | half | 99 % | worst |\n|---|---:|---:|---:|---:|")
    print(
        row("all routes, outside faults", calm), row("all routes, after a fault", after), sep="\n"
    )
    for route, some in stranger.slowest(calm, 8):
        print(row(f"`{route}`", some))
    print(f"\n- memory of servers and children, MB: {memory.curve()}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=60, help="in all")
    parser.add_argument("--on", nargs="*", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--pause", type=float, default=25, help="seconds between two faults")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gigabytes", type=float, default=12, help="of addresses, a process")
    given = parser.parse_args()
    most = int(given.gigabytes * 2**30)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))  # the servers inherit it
    seconds = 60 * given.minutes / len(given.on)
    held = [besiege(kind, seconds, given.pause, given.seed) for kind in given.on]
    sys.exit(0 if all(held) else 1)


if __name__ == "__main__":
    main()
