"""Appends that come at the same moment are written together, and fail each for itself."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from support.waiting import turns

from regalia.server.store.group_commit import MOST, GroupCommit
from regalia.server.store.migrations import upgrade
from regalia.server.store.storage import LogConflict, Storage, Summary

BEGUN = Summary(True, False, frozenset())


def flat(written: list[list[int]]) -> list[int]:
    return [one for joined in written for one in joined]


class Conflict(Exception):
    pass


class Disk:
    """A disk that writes one transaction at a time, when it is let, and refuses what is negative,
    or large."""

    def __init__(self) -> None:
        self.written: list[list[int]] = []
        self.ready = asyncio.Event()

    async def write(self, joined: Sequence[int]) -> None:
        await self.ready.wait()
        if max(joined) >= 1000:
            raise OSError("full")
        if min(joined) < 0:
            raise Conflict(joined)
        self.written.append(list(joined))


def test_what_comes_while_one_is_being_written_is_written_together() -> None:
    async def write() -> list[list[int]]:
        disk = Disk()
        commits = GroupCommit(disk.write, Conflict)
        first = asyncio.create_task(commits.append(0))
        await turns()
        later = [asyncio.create_task(commits.append(n)) for n in range(1, MOST + 3)]
        await turns()
        assert not any(one.done() for one in (first, *later))  # nothing is on the disk yet
        disk.ready.set()
        await asyncio.gather(first, *later)
        return disk.written

    first, second, *rest = asyncio.run(write())
    assert first + second + flat(rest) == list(range(MOST + 3))  # in their order
    assert len(first) + len(second) > MOST and len(rest) <= 1


def test_an_append_that_fails_spoils_no_other() -> None:
    async def write() -> tuple[list[BaseException | None], list[list[int]]]:
        disk = Disk()
        disk.ready.set()
        commits = GroupCommit(disk.write, Conflict)
        told = await asyncio.gather(*map(commits.append, (1, -2, 3)), return_exceptions=True)
        await commits.append(4)
        return told, disk.written

    told, written = asyncio.run(write())
    assert [type(one) for one in told] == [type(None), Conflict, type(None)]
    assert flat(written) == [1, 3, 4]


def test_a_full_disk_is_told_to_all_who_wait_for_it() -> None:
    async def write() -> list[BaseException | None]:
        disk = Disk()
        disk.ready.set()
        commits = GroupCommit(disk.write, Conflict)
        return await asyncio.gather(*map(commits.append, (1, 1000)), return_exceptions=True)

    assert [type(one) for one in asyncio.run(write())] == [OSError, OSError]


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def write() -> list[list[int]]:
        disk = Disk()
        commits = GroupCommit(disk.write, Conflict)
        tasks = [asyncio.create_task(commits.append(n)) for n in range(3)]
        await turns()
        tasks[1].cancel()
        await turns()
        disk.ready.set()
        await asyncio.gather(tasks[0], tasks[2])
        await commits.close()
        return disk.written

    assert flat(asyncio.run(write())) == [0, 1, 2]


def test_a_log_that_has_gone_on_is_an_error_of_its_own_table(tmp_path: Path) -> None:
    upgrade(f"sqlite:///{tmp_path / 'regalia.db'}")

    async def write() -> tuple[list[BaseException | None], list[list[bytes]]]:
        storage = Storage(f"sqlite:///{tmp_path / 'regalia.db'}")
        kept = [await storage.open("ur", [b"0"], BEGUN, 1) for _ in range(3)]
        await storage.append(kept[1].id, 1, [b"before"], BEGUN, 2)
        told = await asyncio.gather(
            *(storage.append(one.id, 1, [b"1", b"2"], BEGUN, 3) for one in kept),
            return_exceptions=True,
        )
        logs = [found.entries for one in kept if (found := await storage.find(one.play_key))]
        await storage.close()
        return told, logs

    told, logs = asyncio.run(write())
    assert told[0] is None and told[2] is None
    with pytest.raises(LogConflict):
        raise told[1] or AssertionError
    assert logs == [[b"0", b"1", b"2"], [b"0", b"before"], [b"0", b"1", b"2"]]
