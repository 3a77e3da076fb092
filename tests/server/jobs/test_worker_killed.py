"""`regalia think` is killed under games that go on: a move comes later, nothing else."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psutil
from support.servers.databases import Postgres, Redis
from support.servers.serving import Person, Sitting, serving
from support.waiting import PATIENCE

KEY = {"REGALIA_BUS_KEY": "a sentence for the tests"}
KILLS, TABLES = 3, 8
COMPILING = 300  # seconds that a computer may take for the first time


@contextmanager
def thinking(bus: Redis) -> Iterator[psutil.Popen]:
    """A machine that thinks, without a way to the database."""
    words = (sys.executable, "-m", "regalia", "think", "--bus", bus.url, "--processes", "2")
    program = psutil.Popen(words, env={**os.environ, **KEY}, stderr=subprocess.DEVNULL)
    try:
        yield program
    finally:
        program.kill()
        program.wait(PATIENCE)


def answer_all(sittings: list[Sitting], begin: Callable[[], Sitting]) -> None:
    """The first action there is, everywhere at once, so that many computers are asked.

    It may take long until somebody elsewhere is asked; a game that ended meanwhile is followed by
    another."""
    for i, sitting in enumerate(sittings):
        if not sitting.table["choices"] and not sitting.table["over"]:
            sitting.wait(lambda told: told.get("choices") or told.get("over"), COMPILING)
        if sitting.table["over"]:
            sittings[i] = sitting = begin()
        sitting.act(sitting.table["choices"][0])
    for sitting in sittings:
        before = sitting.table["n"]
        sitting.wait_for_table(lambda table, n=before: table["n"] > n)


def test_games_go_on_though_those_who_think_for_them_are_killed(
    postgresql: Postgres, empty_bus: Redis, tmp_path: Path
) -> None:
    subprocess.run(
        [sys.executable, "-m", "regalia", "warm-up", "ur"], timeout=COMPILING, check=True
    )
    shared = {"REGALIA_DATABASE": postgresql.new_database(), "REGALIA_BUS": empty_bus.url, **KEY}
    seats = {"kind": "me"}, {"kind": "computer", "level": 1}
    with (
        serving(tmp_path, **shared) as server,
        Person(server) as ann,
        ExitStack() as open_ones,
    ):

        def begin() -> Sitting:
            return open_ones.enter_context(ann.sit_at(ann.open("ur", *seats)["key"]))

        sittings = [begin() for _ in range(TABLES)]
        for _ in range(KILLS):
            with thinking(empty_bus) as program:
                end = time.monotonic() + COMPILING
                while not program.children():  # it begins one when it is first asked
                    assert time.monotonic() < end, "nobody was asked elsewhere"
                    answer_all(sittings, begin)
                program.kill()
            answer_all(sittings, begin)
