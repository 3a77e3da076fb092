"""Threads that do one thing after the other together with whoever asks them.

A step of many games takes a few milliseconds, so it matters how quickly threads are told what to do
and say that they are done: here by locks, which takes less than handing over futures.
"""

import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

Share = tuple[int, int]  # from where to where
Task = Callable[[int, int], Any]


def _closed() -> threading.Lock:
    """A gate: whoever comes waits until somebody else opens it, once."""
    gate = threading.Lock()
    gate.acquire()
    return gate


class _Job:
    """Something to be done by all threads; the first of them is whoever asks."""

    def __init__(
        self, threads: int, task: Task, check: Task | None, shares: Sequence[Share]
    ) -> None:
        self.task, self.check = task, check
        self.unchecked, self.left = iter(shares), iter(shares)
        self.waiting = count(1)
        self.checked, self.done = ([_closed() for _ in range(threads)] for _ in range(2))
        self.found: list[Any] = []
        self.failed: list[BaseException] = []

    def work(self, thread: int) -> None:
        """Do what nobody does yet, share by share; but first, all of it is checked."""
        if self.check is not None:
            self.go_through(self.unchecked, self.check)
            if next(self.waiting) == len(self.checked):
                for gate in self.checked:
                    gate.release()
            self.checked[thread].acquire()
        if not self.failed:
            self.found += self.go_through(self.left, self.task)
        self.done[thread].release()

    def go_through(self, shares: Iterator[Share], what: Task) -> list[Any]:
        try:
            return [what(low, high) for low, high in shares]
        except BaseException as problem:  # told to whoever asked
            self.failed.append(problem)
            return []


class _Board:
    """What there is to do now, for all to see."""

    def __init__(self, threads: int) -> None:
        self.begin = [_closed() for _ in range(threads)]
        self.job: _Job | None = None

    def post(self, job: _Job | None) -> None:
        self.job = job
        for gate in self.begin[1:]:
            if gate.locked():
                gate.release()

    def wait_for_work(self, thread: int) -> None:
        while True:
            self.begin[thread].acquire()
            if self.job is None:
                return
            self.job.work(thread)


class Crew:
    """So many threads, the one that asks included; they end with `close`, or with the crew."""

    def __init__(self, threads: int) -> None:
        self._board, self._threads = _Board(threads), threads
        for thread in range(1, threads):
            work, name = self._board.wait_for_work, f"crew-{thread}"
            threading.Thread(target=work, args=(thread,), name=name, daemon=True).start()
        self.close = weakref.finalize(self, self._board.post, None)

    def share(self, task: Task, shares: Sequence[Share], check: Task | None = None) -> list[Any]:
        """What came of every share, in no order; whoever is done with one takes the next.

        Nothing is done if `check` raises something for any of them."""
        job = _Job(self._threads, task, check, shares)
        self._board.post(job)
        try:
            job.work(0)
            for gate in job.done:
                gate.acquire()
        finally:
            for _ in job.left:  # of somebody who could not wait: nobody else goes on with it
                pass
        if job.failed:
            raise job.failed[0]
        return job.found
