"""Strangers' input is read in a process beside the tables, with bounds, and in turn."""

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from support.servers.serving import Person, Server
from support.waiting import until_true

from regalia.app.errors import TooLarge
from regalia.app.records import game_of
from regalia.app.wire import LONGEST_RECORD
from regalia.core.errors import RegaliaError
from regalia.core.game import Game, record
from regalia.server.sandbox import sandbox_worker
from regalia.server.sandbox.sandbox import Sandbox
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table

SHORT = '[Game "twelve"]\n\n'


def working(work: Callable[[Sandbox], Awaitable[None]]) -> None:
    """Do something with the process for what is foreign, and end it."""

    async def do() -> None:
        there = Sandbox()
        try:
            await work(there)
        finally:
            there.close()

    asyncio.run(do())


def test_work_that_takes_all_memory_or_time_ends_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(there: Sandbox) -> None:
        assert await there.do("here", game_of, SHORT) == "twelve"
        with pytest.raises(TooLarge):
            await there.do("here", bytearray, 10**13)
        assert await there.do("here", game_of, SHORT) == "twelve"
        with monkeypatch.context() as quick:
            quick.setattr(sandbox_worker, "PATIENCE", 0.2)
            with pytest.raises(TooLarge):
                await there.do("here", time.sleep, 600)
        assert await there.do("here", game_of, SHORT) == "twelve"

    working(work)


def test_a_process_that_was_lost_while_nobody_asked_is_replaced() -> None:
    async def work(there: Sandbox) -> None:
        assert await there.do("here", game_of, SHORT) == "twelve"
        (worker,) = there.workers
        for process in worker.pool._processes.values():
            process.kill()
            process.join(60)
        await until_true(lambda: worker.dead)
        assert await there.do("here", game_of, SHORT) == "twelve"

    working(work)


def test_a_killed_process_loses_only_its_own_work() -> None:
    async def work(there: Sandbox) -> None:
        there.processes = 3
        await there.do("here", game_of, SHORT)  # one is there
        found = await asyncio.gather(
            there.do("first", os._exit, 1),
            there.do("second", game_of, long_record()),
            there.do("third", os._exit, 1),
            there.do("fourth", game_of, SHORT),
            return_exceptions=True,
        )
        assert [found[1], found[3]] == ["ur", "twelve"]
        assert isinstance(found[0], TooLarge) and isinstance(found[2], TooLarge)

    working(work)


def test_an_error_in_what_is_foreign_speaks_as_it_would_here() -> None:
    async def work(there: Sandbox) -> None:
        with pytest.raises(record.BadRecord) as refused:
            await there.do("here", game_of, '[Game "chess"]\n\n')
        assert refused.value.told("de").startswith("Angabe Game:")
        for spoilt in ('[Game "twelve"]', '[Game "ur"]\n\nenter', '[Game "ur"]\n\nroll:?', "["):
            wanted = NewTable("ur", [Seat("me"), Seat("here")], record=spoilt)
            with pytest.raises(RegaliaError) as there_too:
                await there.do("here", Table.new, wanted, "anna", 1)
            with pytest.raises(RegaliaError) as here:
                Table.new(wanted, "anna", 1)
            assert there_too.value.told("de") == here.value.told("de")
            assert (there_too.value.code, there_too.value.rule) == (
                here.value.code,
                here.value.rule,
            )

    working(work)


def long_record() -> str:
    """The record of a game that goes to and fro as long as a record may be."""
    rng, game = random.Random(1), Game("ur")
    texts: list[str] = []
    while not game.over and len(texts) < 200:
        possible = sorted(game.actions() if game.to_play >= 0 else game.weights())
        texts.append(game.play(rng.choice(possible)).text)
    return record.write(game) + "; " + "x " * ((LONGEST_RECORD - 20_000) // 2) + "\n"


def test_others_are_answered_while_a_long_record_is_read(server: Server, ann: Person) -> None:
    answered: list[str] = []

    def bring(person: Person) -> None:
        answer = person.http.post("/api/records", json={"record": long_record()})
        assert answer.status_code == 201
        answered.append("record")

    with (
        ThreadPoolExecutor(1) as beside,
        Person(server) as bob,
        ann.sit_at(ann.open("ur")["key"]) as sitting,
    ):
        brought = beside.submit(bring, bob)
        while not brought.done():
            sitting.send("ping")
            sitting.wait(lambda message: message["type"] == "pong")
            answered.append("ping")
        brought.result()
    assert answered.index("record") > 3


def test_a_table_that_begins_from_a_record_comes_back_whole_from_there() -> None:
    game = Game("twelve")
    game.play(sorted(game.actions())[0])
    wanted = NewTable("twelve", [Seat("me"), Seat("here")], record=record.write(game))

    async def work(there: Sandbox) -> None:
        table = await there.do("here", Table.new, wanted, "anna", 1)
        assert table.entries == Table.replay(table.entries).entries
        assert table.game.state == game.state and table.room is game.room

    working(work)
