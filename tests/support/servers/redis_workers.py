"""Servers that ask and thinkers that answer by way of a Redis, with processes that only echo."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import pytest

from regalia.server.background import cancel_all
from regalia.server.cluster import redis_jobs
from regalia.server.cluster.bus import client_of
from regalia.server.cluster.redis_thinker import Thinker
from regalia.server.cluster.redis_workers import RedisWorkers
from regalia.server.cluster.sealing import Seal, key_of
from regalia.server.jobs import worker_pool
from regalia.server.jobs.worker_pool import WorkerPool

ECHO = """
import sys, time
from pathlib import Path

for line in sys.stdin.buffer:
    if line.startswith(b"slow"):
        while not Path(sys.argv[1]).exists():
            time.sleep(0.01)
    sys.stdout.buffer.write(b"well, " + line)
    sys.stdout.buffer.flush()
"""
KEY, OTHER_KEY = key_of("ours"), key_of("theirs")


def done(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


@contextlib.asynccontextmanager
async def asking(url: str, key: bytes = KEY, own: int = 0) -> AsyncIterator[RedisWorkers]:
    server = RedisWorkers(url, Seal(key), WorkerPool(own))
    await server.start()
    try:
        yield server
    finally:
        await server.close()


@contextlib.asynccontextmanager
async def thinking(url: str, key: bytes = KEY, processes: int = 1) -> AsyncIterator[Thinker]:
    worker = Thinker(url, Seal(key), WorkerPool(processes))
    await worker.start()
    try:
        yield worker
    finally:
        await worker.close()


@contextlib.asynccontextmanager
async def stranger(url: str) -> AsyncIterator[Any]:
    """Somebody who knows the password of Redis, but not the key."""
    client, _ = client_of(url)
    try:
        yield client
    finally:
        await client.aclose()


async def asked(server: RedisWorkers, question: bytes) -> bytes:
    (slot,) = await server.slots(1)
    return (await slot.ask(question)).strip()


async def killed(worker: Thinker) -> None:
    """Kill a worker as a power failure does: it says nothing more."""
    await cancel_all(worker.tasks)
    worker.offers.clear()
    await worker.pool.close()


def echo(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Processes that answer; what begins with `slow` only once this file is there."""
    script, mark = folder / "echo.py", folder / "go on"
    script.write_text(ECHO)
    monkeypatch.setattr(worker_pool, "COMMAND", (sys.executable, str(script), str(mark)))
    monkeypatch.setattr(redis_jobs, "BEAT", 0.2)
    monkeypatch.setattr(redis_jobs, "BLOCK", 0.2)
    return mark
