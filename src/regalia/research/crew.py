"""Threads that do one thing after the other together with whoever asks them.

A step of many games takes a few milliseconds, so it matters how quickly threads are told what to do
and say that they are done: here by two locks each, which takes less than handing over futures.
"""

import threading
import weakref
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Share = tuple[int, int]  # from where to where
Task = Callable[[int, int], Any]


class _Board:
    """What there is to do now, for all to see."""

    def __init__(self, others: int) -> None:
        self.task: Task | None = None
        self.left: Iterator[Share] = iter(())
        self.found: list[Any] = []
        self.failed: list[BaseException] = []
        self.begin = [threading.Lock() for _ in range(others)]
        self.done = [threading.Lock() for _ in range(others)]
        for lock in (*self.begin, *self.done):
            lock.acquire()

    def work(self) -> None:
        """Do what nobody does yet, share by share."""
        assert self.task is not None
        try:
            for low, high in self.left:
                self.found.append(self.task(low, high))
        except BaseException as problem:  # told to whoever asked
            self.failed.append(problem)

    def wait_for_work(self, number: int) -> None:
        while True:
            self.begin[number].acquire()
            if self.task is None:
                return
            self.work()
            self.done[number].release()

    def stop(self) -> None:
        self.task = None
        for lock in self.begin:
            lock.release()


class Crew:
    """`threads` of them, the one that asks included; they end with `close`, or with the crew."""

    def __init__(self, threads: int) -> None:
        self._board = _Board(threads - 1)
        for number in range(threads - 1):
            given = {"target": self._board.wait_for_work, "args": (number,), "daemon": True}
            threading.Thread(**given).start()  # type: ignore[arg-type]
        self.close = weakref.finalize(self, self._board.stop)

    def share(self, task: Task, shares: Iterable[Share]) -> list[Any]:
        """What came of every share, in no order; whoever is done with one takes the next."""
        board = self._board
        board.task, board.left, board.found, board.failed = task, iter(shares), [], []
        for lock in board.begin:
            lock.release()
        board.work()
        for lock in board.done:
            lock.acquire()
        if board.failed:
            raise board.failed[0]
        return board.found
