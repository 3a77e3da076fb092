"""Threads that do one thing after the other together with whoever asks them.

A step of many games takes a few milliseconds, so it matters how quickly threads are told what to do
and say that they are done: here by locks, which takes less than handing over futures.
"""

import threading
import weakref
from collections.abc import Callable, Sequence
from itertools import count, pairwise
from typing import Any

Share = tuple[int, int]  # from where to where
Task = Callable[[int, int], Any]
Check = tuple[Task, Sequence[Share]] | None
SMALL = 32  # the smallest shares are so many times as small as a thread's part of all


def _closed() -> threading.Lock:
    """A gate: whoever comes waits until somebody else opens it, once."""
    gate = threading.Lock()
    gate.acquire()
    return gate


class _Job:
    """Something to be done by all threads; the first of them is whoever asks."""

    def __init__(self, threads: int, task: Task, shares: Sequence[Share], check: Check) -> None:
        self.task, self.left, self.shares = task, iter(shares), len(shares)
        self.check: Task | None = check[0] if check else None
        looks = check[1] if check else ()
        self.unchecked, self.looks = iter(looks), len(looks)
        self.checks, self.tasks = count(1), count(1)  # of them: so many are over
        self.checked, self.done = [_closed() for _ in range(threads)], _closed()
        self.found: list[Any] = []
        self.failed: list[BaseException] = []

    def work(self, thread: int) -> None:
        """Do what nobody does yet, share by share; but first, all of it is checked."""
        if self.check is not None:
            for share in self.unchecked:
                self.attempt(self.check, share)
                if next(self.checks) == self.looks:
                    for gate in self.checked:
                        gate.release()
            self.checked[thread].acquire()
            if self.failed:
                return
        for share in self.left:
            self.found.append(self.attempt(self.task, share))
            if next(self.tasks) == self.shares:
                self.done.release()

    def attempt(self, what: Task, share: Share) -> Any:
        try:
            return what(*share)
        except BaseException as problem:  # told to whoever asked
            self.failed.append(problem)

    def let_go(self) -> None:
        """Nobody goes on with it, and it holds on to nothing; who is late may still look at it."""
        for _ in self.left:
            pass
        self.task, self.check = _nothing, None


def _nothing(low: int, high: int) -> None:
    pass


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
        last = None
        while True:
            self.begin[thread].acquire()
            job = self.job
            if job is None:
                return
            if job is not last:  # one that was late for a job may have begun with the next already
                job.work(thread)
                last = job


def even_shares(n: int, threads: int) -> list[Share]:
    """n things for so many threads, where each takes no time to speak of."""
    return list(pairwise(n * i // (2 * threads) for i in range(2 * threads + 1)))


def shares_of(n: int, threads: int) -> list[Share]:
    """n things for so many threads: large shares at first, and small ones in the end, so that
    nobody waits long for the last."""
    ends, least = [0], max(n // (SMALL * threads), 1)
    while ends[-1] < n:
        left = n - ends[-1]
        ends.append(ends[-1] + min(max(left // (2 * threads), least), left))
    return list(pairwise(ends))


class Crew:
    """So many threads, the one that asks included; they end with `close`, or with the crew."""

    def __init__(self, threads: int) -> None:
        self._board, self._threads = _Board(threads), threads
        for thread in range(1, threads):
            work, name = self._board.wait_for_work, f"crew-{thread}"
            threading.Thread(target=work, args=(thread,), name=name, daemon=True).start()
        self.close = weakref.finalize(self, self._board.post, None)

    def share(self, task: Task, shares: Sequence[Share], check: Check = None) -> list[Any]:
        """What came of every share, in no order; whoever is done with one takes the next.

        `check` comes first, in shares of its own: if it raises something, nothing is done."""
        job = _Job(self._threads, task, shares, check)
        self._board.post(job)
        try:
            job.work(0)
            if not (job.check and job.failed):
                job.done.acquire()  # whoever is late need not be waited for
        finally:
            job.let_go()
        if job.failed:
            raise job.failed[0]
        return job.found
