"""Several servers on one PostgreSQL with a Redis between them; nobody is bound to one of them."""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.servers.databases import Postgres, Redis
from support.servers.serving import Person, Server, Sitting, serving
from support.waiting import PATIENCE

from regalia.server.live.live_table import READ
from regalia.server.store.storage import Storage
from regalia.table.entries import Entry, Flagged, Played
from regalia.table.table import Table

GENEROUS = {
    "REGALIA_TABLES_AN_HOUR": "100000",
    "REGALIA_REQUESTS_A_MINUTE": "100000",
    "REGALIA_FRAMES_A_SECOND": "10000",
}


@pytest.fixture(scope="module")
def shared(postgresql: Postgres, bus: Redis) -> dict[str, str]:
    return {"REGALIA_DATABASE": postgresql.new_database(), "REGALIA_BUS": bus.url, **GENEROUS}


@pytest.fixture(scope="module")
def both(
    shared: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    one, other = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")
    with serving(one, **shared) as first, serving(other, **shared) as second:
        yield first, second


def at(person: Person, server: Server, key: str) -> Sitting:
    """The same person, at another server."""
    before, person.server = person.server, server
    try:
        return person.sit_at(key)
    finally:
        person.server = before


def measured(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    return float(re.findall(rf"^{name}(?:_total)? ([\d.e+]+)$", text, re.MULTILINE)[0])


def of_two(
    ann: Person, bob: Person, servers: tuple[Server, Server]
) -> tuple[str, Sitting, Sitting]:
    """A table with Ann at one server and Bob at the other."""
    key = ann.open("ur", {"kind": "me"}, {"kind": "open"})["key"]
    first, second = at(ann, servers[0], key), at(bob, servers[1], key)
    second.send("sit", seat=1, name="Bob", luck="")
    for sitting in (first, second):
        sitting.wait_for_table(lambda table: table["started"])
    return key, first, second


def test_people_at_different_servers_play_with_each_other(both: tuple[Server, Server]) -> None:
    with Person(both[0]) as ann, Person(both[1]) as bob:
        _, first, second = of_two(ann, bob, both)
        rng = random.Random(1)
        for _ in range(40):
            n = first.table["n"]
            mover = next(one for one in (first, second) if one.table["choices"])
            mover.act(rng.choice(mover.table["choices"]))
            for sitting in (first, second):
                sitting.wait_for_table(lambda table, n=n: table["n"] > n)
            length = max(first.table["n"], second.table["n"])
            for sitting in (first, second):
                sitting.wait_for_table(lambda table, n=length: table["n"] == n)
            if first.table["over"]:
                break
        assert [entry["n"] for entry in first.log] == [entry["n"] for entry in second.log]
        assert [entry["text"] for entry in first.log] == [entry["text"] for entry in second.log]
        first.send("say", text="Hello from the other side")
        second.wait_for_table(lambda table: "other side" in json.dumps(table))
        first.close()
        second.close()


def test_everybody_sees_who_is_connected_to_another_server(both: tuple[Server, Server]) -> None:
    with Person(both[0]) as ann, Person(both[1]) as bob, Person(both[1]) as eve:
        key, first, second = of_two(ann, bob, both)
        for sitting in (first, second):
            sitting.wait_for_table(lambda table: all(seat["online"] for seat in table["seats"]))
        looking_on = eve.sit_at(key)
        first.wait_for_table(lambda table: table["watching"] == 1)
        looking_on.wait_for_table(lambda table: all(seat["online"] for seat in table["seats"]))
        with at(eve, both[0], key) as twice:
            twice.wait_for_table(lambda table: table["watching"] > 0)
            assert twice.table["watching"] == 1  # one person, connected to both
        looking_on.close()
        first.wait_for_table(lambda table: table["watching"] == 0)
        second.close()
        first.wait_for_table(lambda table: not table["seats"][1]["online"])
        first.close()


def test_of_two_answers_at_once_one_counts_and_the_other_is_late(
    both: tuple[Server, Server],
) -> None:
    """The same person plays at two servers, and both are asked for the same turn at once."""
    with Person(both[0]) as ann:
        rng = random.Random(2)
        for _ in range(3):
            key = ann.open("ur")["key"]
            pair = [at(ann, server, key) for server in both]
            for _ in range(15):
                n = together(pair)
                if pair[0].table["over"]:
                    break
                for sitting in pair:  # both, before either answers
                    sitting.act(rng.choice(pair[0].table["choices"]))
                    sitting.send("ping")
                refused = [one for sitting in pair for one in refusals(sitting)]
                assert [one["code"] for one in refused] == ["stale"]
                pair[0].wait_for_table(lambda table, n=n: table["n"] > n)
                together(pair)
            assert pair[0].log == pair[1].log
            for sitting in pair:
                sitting.close()
    assert measured(both[0], "regalia_conflicts") + measured(both[1], "regalia_conflicts") > 0


def together(pair: list[Sitting]) -> int:
    """Wait until both have been told everything; the length of that log."""
    while len({sitting.table["n"] for sitting in pair}) > 1:
        behind = min(pair, key=lambda sitting: int(sitting.table["n"]))
        behind.wait(lambda message: message["type"] == "table")
    return int(pair[0].table["n"])


def refusals(sitting: Sitting) -> list[dict[str, Any]]:
    """Refusals that arrive before the answer to the last ping."""
    found: list[dict[str, Any]] = []
    while (message := sitting.hear())["type"] != "pong":
        if message["type"] == "refusal":
            found.append(message)
    return found


def test_those_who_play_again_meet_at_one_table(both: tuple[Server, Server]) -> None:
    with Person(both[0]) as ann, Person(both[1]) as bob:
        for _ in range(5):
            _, first, second = of_two(ann, bob, both)
            first.send("resign", seat=0)
            for sitting in (first, second):
                sitting.wait_for_table(lambda table: table["over"])
            for sitting in (first, second):  # at once
                sitting.send("rematch")
            keys = {
                sitting.wait(lambda message: message["type"] == "rematch")["key"]
                for sitting in (first, second)
            }
            assert len(keys) == 1
            first.close()
            second.close()


def test_a_table_that_another_server_holds_is_opened_as_it_stands(
    both: tuple[Server, Server],
) -> None:
    with Person(both[0]) as ann:
        key = ann.open("twelve")["key"]
        with ann.sit_at(key) as here:
            for _ in here.play(random.Random(3), 10):
                pass
            with at(ann, both[1], key) as there:
                assert there.log == here.log
                before = there.table["n"]
                for _ in there.play(random.Random(4), 3):
                    pass
                assert there.table["n"] > before or there.table["over"]
                here.wait_for_table(lambda table: table["n"] == there.table["n"])


def test_a_clock_that_two_servers_watch_runs_out_once(
    both: tuple[Server, Server], shared: dict[str, str]
) -> None:
    with Person(both[0]) as ann, Person(both[1]) as bob:
        clock = {"kind": "turn", "seconds": 5}
        seats = {"kind": "me"}, {"kind": "open"}
        key = ann.open("twelve", *seats, clock=clock)["key"]
        first, second = at(ann, both[0], key), at(bob, both[1], key)
        second.send("sit", seat=1, name="Bob", luck="")
        for sitting in (first, second):
            sitting.wait_for_table(lambda table: table["over"])
            sitting.close()
    entries = log_of(shared, key)
    assert sum(isinstance(entry, Flagged) for entry in entries) == 1
    assert isinstance(entries[-1], Flagged)


def test_a_computer_at_a_table_of_two_servers_moves_once_a_turn(
    both: tuple[Server, Server], shared: dict[str, str]
) -> None:
    with Person(both[0]) as ann:
        key = ann.open("ur", {"kind": "me"}, {"kind": "computer", "level": 1})["key"]
        with at(ann, both[0], key) as here, at(ann, both[1], key) as there:
            for turn in range(6):
                mover = (here, there)[turn % 2]
                mover.wait_for_table(lambda table: table["choices"] or table["over"])
                if mover.table["over"]:
                    break
                n = mover.table["n"]
                mover.act(mover.table["choices"][0])
                for sitting in (here, there):
                    sitting.wait_for_table(lambda table, n=n: table["n"] > n)
    table = Table.replay(log_of(shared, key))  # refuses a move out of turn
    assert any(isinstance(entry, Played) and entry.by == "computer" for entry in table.entries)


def log_of(shared: dict[str, str], key: str) -> list[Entry]:
    async def read() -> list[Entry]:
        storage = Storage(shared["REGALIA_DATABASE"])
        try:
            kept = await storage.find(key)
            assert kept is not None
            return [READ.decode(body) for body in kept.entries]
        finally:
            await storage.close()

    return asyncio.run(read())


def test_several_servers_without_what_they_need_say_so(tmp_path: Path) -> None:
    for given, said in (
        ({"REGALIA_SERVERS": "2"}, "Several servers need a PostgreSQL database"),
        ({"REGALIA_BUS": "redis://localhost"}, "name that, too"),
        ({"REGALIA_DATABASE": "mysql://localhost/x"}, "must be named like postgresql://"),
        ({"REGALIA_DATABASE": "postgresql://localhost/x", "REGALIA_BUS": "x"}, "like redis://"),
    ):
        with pytest.raises(AssertionError, match=said):
            Server(tmp_path, LANG="en_GB.UTF-8", **given)


def test_servers_that_start_together_share_an_address_and_are_replaced_when_they_die(
    postgresql: Postgres, bus: Redis, tmp_path: Path
) -> None:
    together = {
        "REGALIA_DATABASE": postgresql.new_database(),
        "REGALIA_BUS": bus.url,
        "REGALIA_SERVERS": "2",
        **GENEROUS,
    }
    with serving(tmp_path, **together) as server, Person(server) as ann:
        key = ann.open("ur")["key"]
        sittings = [ann.sit_at(key) for _ in range(6)]
        assert measured(server, "regalia_connections") == 6, "of both together"
        for _ in sittings[0].play(random.Random(5), 10):
            for sitting in sittings[1:]:
                n = sittings[0].table["n"]
                sitting.wait_for_table(lambda table, n=n: table["n"] >= n)
        n = sittings[0].table["n"]
        for number in (0, 1):  # at one of them people of this table meet
            killed = server.servers()[number]
            killed.kill()
            killed.wait(PATIENCE)
            with ann.sit_at(key) as again:
                assert again.table["n"] >= n
            assert server.wait_for_servers(2)
        for sitting in sittings:
            sitting.close()
        key = ann.open("twelve", {"kind": "computer", "level": 1}, {"kind": "me"})["key"]
        with ann.sit_at(key) as against:  # their one pool thinks for both
            against.wait_for_table(lambda table: table["choices"])
        alive = server.servers()
    assert not any(process.is_running() for process in alive)
