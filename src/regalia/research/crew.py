"""Threads that help whoever asks for a step of many games, and sleep when nobody does.

A step takes a few milliseconds, so it matters how quickly threads begin with it: a helper stays in
compiled code for a while after each job, waiting for the next, and needs neither Python's lock nor
to be woken for it (`sharing`).
"""

import threading
import time
import weakref
from collections.abc import Callable

import numpy as np

from regalia.core.errors import RegaliaError
from regalia.core.room import Room
from regalia.fast.compiler import compiled
from regalia.research import sharing, together
from regalia.research.sharing import OPEN, SHARE, SMALL, THREADS, WHAT
from regalia.research.sizes import says
from regalia.research.together import OTHER, Shared

PATIENCE = 500_000  # how often somebody looks before doing something else: for some 0.3 ms
Way = Callable[[int], bool]  # what a thread does; False: it has to try again


class _Desk:
    """What helpers find when they return to Python."""

    def __init__(self, room: Room, work: Shared, threads: int) -> None:
        self.kernel, self.sharing = compiled(room, together), compiled(room, sharing)
        self.work, self.board = work, work.board
        self.way: Way | None = None  # how the job is done, if not as `together` does it
        self.gates = [threading.Lock() for _ in range(threads)]
        for gate in self.gates:
            gate.acquire()
        self.asleep: set[int] = set()
        self.failed: list[BaseException] = []
        self.over = False

    def wake_all(self) -> None:
        for thread in [*self.asleep]:
            self.asleep.discard(thread)
            if self.gates[thread].locked():
                self.gates[thread].release()

    def end(self) -> None:
        self.over = True
        self.wake_all()

    def buffer(self) -> object:
        return np.empty(self.kernel.MOST_ACTIONS, np.int64)

    def help(self, thread: int) -> None:
        buffer, last = self.buffer(), 0
        while not self.over:
            try:
                last = self.kernel.helped(self.work, thread, last, PATIENCE, buffer)
                last = self.other(thread, last)
            except BaseException as problem:  # told to whoever asked; it was inside
                self.failed.append(problem)
                last = int(self.board[OPEN]) or last
                self.sharing.given_up(self.board)
                self.sharing.left(self.board)
            self.asleep.add(thread)  # told first: who looks at it later wakes it
            if self.over or int(self.board[OPEN]) not in (0, last):
                self.asleep.discard(thread)
            else:
                self.gates[thread].acquire()

    def other(self, thread: int, last: int) -> int:
        """Help in a way that `together` does not know, if that is asked for."""
        job, way = int(self.board[OPEN]), self.way
        if job in (0, last):
            return last
        if way is None or self.board[WHAT] != OTHER:
            time.sleep(0)
        elif self.sharing.entered(self.board, job):
            while not way(thread):
                time.sleep(0)
            self.sharing.left(self.board)
            return job
        return last


class Crew:
    """So many threads, the one that asks included; they end with `close`, or with the crew."""

    def __init__(self, room: Room, work: Shared, threads: int) -> None:
        self._desk = desk = _Desk(room, work, threads)
        self._job, self._within = 0, False
        buffer = desk.buffer()
        self._part: Way = lambda thread: desk.kernel.worked(work, thread, PATIENCE, buffer)
        work.board[THREADS] = threads
        work.board[SHARE] = max(len(work.given) // (SMALL * threads), 2)
        desk.kernel.helped(work, 0, 0, 1, buffer)  # compiled, before there are several
        self.close = weakref.finalize(self, desk.end)
        try:
            for thread in range(1, threads):
                name, given = f"crew-{thread}", (thread,)
                threading.Thread(target=desk.help, args=given, name=name, daemon=True).start()
        except RuntimeError:  # the machine has no more of them
            self.close()
            raise RegaliaError(says("no-threads", threads=threads)) from None

    def do(self, what: int, fresh: bool = False, steps: int = 0, way: Way | None = None) -> None:
        """A job of `together`, or any other, done by all in a way that shares it on the board."""
        desk = self._desk
        if self._within:
            self._leave()  # the last was interrupted
        self._job += 1
        self._within, desk.way = True, way
        desk.failed.clear()
        desk.sharing.opened(desk.board, self._job, what, fresh, steps)
        desk.wake_all()
        try:
            part = way or self._part
            while not part(0):
                time.sleep(0)
        finally:
            self._leave()
        if desk.failed:
            raise desk.failed[0]

    def _leave(self) -> None:
        while not self._desk.sharing.closed(self._desk.board, PATIENCE):
            time.sleep(0)
        self._within, self._desk.way = False, None
