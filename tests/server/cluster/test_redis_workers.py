"""Thinking by way of a real Redis, and what strangers can do there."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support.servers.databases import Redis
from support.servers.redis_workers import KEY, OTHER_KEY, asked, asking, done, stranger, thinking
from support.waiting import until_true

from regalia.app.questions import LONGEST, Failed, chosen, to_choose
from regalia.core.errors import RegaliaError
from regalia.server.cluster import redis_jobs
from regalia.server.cluster.redis_jobs import RedisKeys
from regalia.server.cluster.redis_thinker import Thinker, think
from regalia.server.cluster.redis_workers import RedisWorkers
from regalia.server.cluster.sealing import Seal, key_of
from regalia.server.telemetry import DROPPED
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table

SECRET = b"the queen of hearts is face down"


def tampered(sealed: bytes) -> bytes:
    return sealed[:-1] + bytes([sealed[-1] ^ 1])


def dropped() -> float:
    return DROPPED._value.get()  # type: ignore[no-any-return]


def test_what_is_asked_is_answered_by_whoever_can_think(empty_bus: Redis, go_on: Path) -> None:
    async def work() -> None:
        working = thinking(empty_bus.url, processes=2)
        async with asking(empty_bus.url) as one, asking(empty_bus.url) as other, working:
            questions = [asked(server, b"%d" % n) for n in range(6) for server in (one, other)]
            answers = await asyncio.gather(*questions)
            assert answers == [b"well, %d" % n for n in range(6) for _ in (one, other)]

    done(work())


def test_a_computer_thinks_in_another_program(
    empty_bus: Redis,
) -> None:
    """`regalia think`, as it is started on another machine."""
    computer, me = Seat("computer", level=1), Seat("me")
    (about,) = Table.new(NewTable("twelve", [computer, me]), "ann", 1).thinking()
    words = "a sentence for the tests"
    program = subprocess.Popen(
        [sys.executable, "-m", "regalia", "think", "--bus", empty_bus.url, "--processes", "1"],
        env={**os.environ, "REGALIA_BUS_KEY": words},
    )

    async def work() -> None:
        async with asking(empty_bus.url, key_of(words)) as server:
            (slot,) = await server.slots(1)
            assert chosen(await slot.ask(to_choose(about))).text in about.actions

    try:
        done(work())
        program.send_signal(signal.SIGTERM)
        assert program.wait(30) == 0
    finally:
        program.kill()
        program.wait()


def test_a_job_is_a_question_and_a_number_and_nothing_else(empty_bus: Redis, go_on: Path) -> None:
    offer, seal = "0" * 32, Seal(KEY)

    async def work() -> None:
        async with stranger(empty_bus.url) as client, asking(empty_bus.url) as server:
            place = server.keys
            question = asyncio.create_task(server.ask(offer, SECRET))
            _, sealed = await client.blpop([place.job(offer)])
            text = seal.opened(sealed, f"job {offer}")
            assert text is not None
            job = json.loads(text)
            assert job == {"id": job["id"], "question": SECRET.decode()}
            answer = seal.sealed(b"an answer", f"answer {job['id']}")
            await client.rpush(place.answer(job["id"]), answer)
            assert (await question).strip() == b"an answer"

    done(work())


def test_a_stranger_who_hears_everything_reads_no_secret(empty_bus: Redis, go_on: Path) -> None:
    heard: list[str] = []

    async def pushed(what: str) -> bool:
        return any(one.upper().startswith("RPUSH") and what in one for one in heard)

    async def work() -> None:
        async with stranger(empty_bus.url) as client, client.monitor() as monitor:

            async def listen() -> None:
                async for command in monitor.listen():
                    heard.append(command["command"])

            listening = asyncio.create_task(listen())
            async with asking(empty_bus.url) as server, thinking(empty_bus.url):
                assert await asked(server, SECRET) == b"well, " + SECRET
                await until_true(lambda: pushed(":job:"))
                await until_true(lambda: pushed(":answer:"))
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
        assert not any(word in one for one in heard for word in ("queen", "well", "hearts"))

    done(work())


def test_a_stranger_can_forge_no_answer_and_an_old_one_is_none(
    empty_bus: Redis, go_on: Path
) -> None:
    answers: list[tuple[str, bytes]] = []  # under which number, and sealed

    async def work() -> None:
        async with (
            stranger(empty_bus.url) as client,
            asking(empty_bus.url) as server,
            thinking(empty_bus.url),
        ):
            opened = server._opened

            def noted(sealed: bytes, number: str) -> bytes | None:
                answers.append((number, sealed))
                return opened(sealed, number)

            server._opened = noted  # type: ignore[method-assign]
            assert await asked(server, b"first") == b"well, first"
            before, number = dropped(), await asks_slowly(server)
            old = answers[0][1]
            forged = (
                old,  # said again
                tampered(old),
                b'{"chosen": null}',  # not sealed at all
                Seal(OTHER_KEY).sealed(b"forged", f"answer {number}"),
                Seal(KEY).sealed(b"forged", f"answer {answers[0][0]}"),
                Seal(KEY).sealed(b"forged", f"job {number}"),
                b"",
                b"x" * (redis_jobs.LONGEST_SEALED + 1),
            )
            await client.rpush(server.keys.answer(number), *forged)
            await until_true(lambda: heard(1 + len(forged)))
            go_on.touch()
            assert await second[0] == b"well, slow second"
            assert dropped() - before == len(forged)

    second: list[asyncio.Task[bytes]] = []

    async def asks_slowly(server: RedisWorkers) -> str:
        """The number of a question that somebody thinks about."""
        numbers: list[str] = []
        name = server.keys.answer

        def named(number: str) -> str:
            numbers.append(number)
            return name(number)

        server.keys.answer = named  # type: ignore[method-assign]
        second.append(asyncio.create_task(asked(server, b"slow second")))
        return (await until_true(lambda: numbers))[0]

    async def heard(count: int) -> bool:
        return len(answers) >= count

    done(work())


def test_a_stranger_can_ask_nothing_and_a_question_is_thought_about_once(
    empty_bus: Redis, go_on: Path
) -> None:
    async def work() -> None:
        async with stranger(empty_bus.url) as client, thinking(empty_bus.url) as worker:
            place, seal = RedisKeys(Seal(KEY)), Seal(KEY)
            (first,) = await offers(worker, 1)
            job = redis_jobs.WRITE.encode(redis_jobs.RedisJob("1" * 32, "what?"))
            good, before = seal.sealed(job, f"job {first}"), dropped()
            bad = (
                tampered(good),
                job,
                Seal(OTHER_KEY).sealed(job, f"job {first}"),
                seal.sealed(job, "job of another offer"),
                seal.sealed(b"no JSON", f"job {first}"),
                b"x" * (redis_jobs.LONGEST_SEALED + 1),
            )
            await client.rpush(place.job(first), *bad, good, good)
            await until_true(lambda: client.llen(place.answer("1" * 32)))
            assert dropped() - before == len(bad)
            (second,) = await offers(worker, 1, but=first)
            await client.rpush(place.job(second), good)
            await until_true(lambda: gone(client, place.job(second)))
            assert await client.llen(place.answer("1" * 32)) == 1

    async def offers(worker: Thinker, count: int, but: str = "") -> set[str]:
        await until_true(lambda: but not in worker.offers and len(worker.offers) == count)
        return set(worker.offers)

    async def gone(client: Any, key: str) -> bool:
        return not await client.exists(key)

    done(work())


def test_who_has_another_key_is_not_met(empty_bus: Redis, go_on: Path) -> None:
    async def work() -> None:
        async with asking(empty_bus.url) as ours, thinking(empty_bus.url, OTHER_KEY) as theirs:
            await until_true(lambda: theirs.redis.llen(theirs.keys.free))
            assert await ours._offer() is None

    done(work())


def test_without_a_key_or_with_one_that_is_easily_guessed_nobody_thinks(empty_bus: Redis) -> None:
    for words in ("", "short"):
        with pytest.raises(RegaliaError, match="at least 20"):
            think(empty_bus.url, words, 1)
    with pytest.raises(RegaliaError, match="bus"):
        think("http://localhost", "a sentence for the tests", 1)


def test_a_question_that_is_too_long_is_not_sent(empty_bus: Redis, go_on: Path) -> None:
    async def work() -> None:
        async with asking(empty_bus.url) as server, thinking(empty_bus.url):
            with pytest.raises(Failed, match="too long"):
                await asked(server, b"x" * (LONGEST + 1))

    done(work())


def test_everything_on_the_bus_expires(empty_bus: Redis, go_on: Path) -> None:
    """A dead server's jobs do not pile up, nor a dead worker's offers."""

    async def work() -> None:
        async with asking(empty_bus.url) as server, thinking(empty_bus.url, processes=2):
            go_on.touch()
            await asked(server, b"slow")
            await server.ask("0" * 32, b"nobody made this offer")

    async def check() -> None:
        with pytest.raises(Failed):
            await work()
        async with stranger(empty_bus.url) as client:
            keys = [key async for key in client.scan_iter(f"{Seal(KEY).place}:*")]
            assert any(b":job:" in key for key in keys)
            assert all([await client.pttl(key) > 0 for key in keys])

    done(check())
