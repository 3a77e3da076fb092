"""Group commit: entries of several tables go to the disk in one transaction.

A transaction waits for the disk, however little is in it.  So appends that come while one is being
written wait for the next, and go into it together: none waits for more than two transactions, and a
busy server waits for the disk as often as an idle one.

On a conflict nothing of the joined transaction is written; then each append is tried alone, so that
the error concerns its own table only.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

MOST = 256  # appends in one transaction

T = TypeVar("T")


class GroupCommit(Generic[T]):
    def __init__(
        self,
        write: Callable[[Sequence[T]], Awaitable[None]],
        conflict: type[Exception],
    ) -> None:
        """`write` has everything on the disk when it returns; after a `conflict` nothing is."""
        self.write, self.conflict = write, conflict
        self.waiting: list[tuple[T, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, one: T) -> None:
        """Write one item; on the disk when this returns, or an error, and not there."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((one, done))
        if self.writing is None:
            self.writing = loop.create_task(self._work_off())
        await done

    async def close(self) -> None:
        """Wait until everything is written."""
        if self.writing is not None:
            await self.writing

    async def _work_off(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self._commit(batch)
        finally:
            self.writing = None

    async def _commit(self, batch: list[tuple[T, asyncio.Future[None]]]) -> None:
        try:
            await self.write([one for one, _ in batch])
        except Exception as problem:
            if len(batch) > 1 and isinstance(problem, self.conflict):
                for one in batch:
                    await self._commit([one])
                return
            for _, done in batch:
                _answer(done, problem)
            return
        for _, done in batch:
            _answer(done, None)


def _answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():  # the caller has given up; it is written all the same
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
