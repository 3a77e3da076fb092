"""The servers of a machine share one pool of processes that think."""

import asyncio
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.waiting import turns

from regalia.app.questions import Failed
from regalia.server.cluster.host_workers import HostWorkers, shared_pool
from regalia.server.jobs import worker_pool

SCRIPT = """
import os, sys

for line in sys.stdin.buffer:
    if line == b"die\\n":
        os._exit(3)
    sys.stdout.buffer.write(b"%d says: " % os.getpid() + line)
    sys.stdout.buffer.flush()
"""


def done(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.fixture
def pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A pool with one process, which answers what it was asked."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    monkeypatch.setattr(worker_pool, "COMMAND", (sys.executable, str(script)))
    with shared_pool(1) as path:
        yield path


def test_all_servers_ask_the_same_processes_in_turn(pool: str) -> None:
    async def ask() -> None:
        one, other = HostWorkers(pool), HostWorkers(pool)
        (first,) = await one.slots(5)
        waiting = asyncio.create_task(other.slots(5))
        assert not (await asyncio.wait({waiting}, timeout=0.2))[0], "there is only one process"
        answer = await first.ask(b"what now?")
        (second,) = await waiting
        assert answer.endswith(b" says: what now?\n")
        again = await second.ask(b"what now?")
        assert again == answer, "another process has answered"

    done(ask())


def test_a_slot_comes_back_from_a_server_that_has_nothing_to_ask_or_is_gone(pool: str) -> None:
    async def leave() -> None:
        server = HostWorkers(pool)
        for _ in range(3):
            (slot,) = await server.slots(1)
            slot.give_back()
        (slot,) = await server.slots(1)
        asking = asyncio.create_task(slot.ask(b"too late"))
        await turns()
        asking.cancel()
        (slot,) = await asyncio.wait_for(server.slots(1), 30)
        assert (await slot.ask(b"hello")).endswith(b"hello\n")

    done(leave())


def test_a_question_that_kills_whoever_thinks_about_it_fails_and_others_are_answered(
    pool: str,
) -> None:
    async def kill() -> None:
        server = HostWorkers(pool)
        (slot,) = await server.slots(1)
        with pytest.raises(Failed):
            await slot.ask(b"die")
        (slot,) = await server.slots(1)
        assert (await slot.ask(b"hello")).endswith(b"hello\n")

    done(kill())


def test_a_pool_that_has_ended_is_an_error_and_not_a_wait(pool: str, tmp_path: Path) -> None:
    async def ask() -> None:
        with pytest.raises(OSError):
            await HostWorkers(str(tmp_path / "none")).slots(1)

    done(ask())
