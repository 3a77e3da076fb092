"""Threads that share the steps of many games, and sleep when nobody asks for any.

A step takes a few milliseconds, so it matters how quickly threads begin with it: a helper stays in
compiled code for a while after each job, spinning until the next is opened, and needs neither
Python's lock nor to be woken for it.  With 1,024 games that is twice as fast as the standard
library's pool, which gains nothing over one thread (docs/benchmarks.md).

The compiled functions here are a kernel, `compiled(room, threadpool)`.  They share the games by a
board of numbers that all threads see.  The thread that asks writes on it what there is to do, and
opens the job.  Helpers who notice enter it, take one range of the games after the other, as the
asking thread does, and leave when none is left.  A job is over when it is closed and all helpers
are out.

Every thread has a part of the games, the same ones each time, for they are in the memory next to
it; only a thread that is done with its own takes from the others' parts.
"""

import sys
import threading
import time
import weakref
from collections.abc import Callable, MutableSequence
from typing import Any, NamedTuple

import numpy as np

from regalia.core.errors import RegaliaError
from regalia.core.room import Room
from regalia.fast.atomics import add, read, write
from regalia.fast.compiler import compiled
from regalia.research.batch import (
    FINE,
    RACE,
    Arrays,
    Games,
    choose_at_random,
    first_illegal,
    play_each,
    step_each,
)
from regalia.research.sizes import says

# What is on the board.  What never changes, and what the asking thread writes before opening a job:
THREADS, SHARE, WHAT, FRESH, STEPS = range(5)
# What several threads write, each far enough from the next that these do not disturb each other:
LINE = 8
OPEN = 1 * LINE  # the number of the job that can be entered; 0: there is none
INSIDE = 2 * LINE  # helpers who are at work
CHECKED = 3 * LINE  # games whose indexes have been checked
WRONG = 4 * LINE  # 1: with an illegal index among them
RACES = 5 * LINE  # 1: there is a race that has no place
PARTS = 6 * LINE  # from here on, for every thread's part, a line that says how much of it is taken
CHECKING, PLAYING = 0, 1  # in these, once to be checked, and once to be played

# Jobs: draw indexes, play those that are given or those that were drawn, play many steps at
# random; any other is done by a function that is handed over.
CHOOSE, STEP, STEP_DRAWN, PLAY, OTHER = range(5)

Board = MutableSequence[int]
IndexedTask = Callable[[int], bool]  # a thread's part of a job; False: it has to try again
ALL = 1 << 40  # more than there are games
SMALL = 256  # the smallest ranges are so many times as small as a thread's part of all
SPINS = 500_000  # reads of the board before a thread does something else: some 0.3 ms


class SharedWork(NamedTuple):
    """The arrays that all threads work on."""

    games: Games
    given: Any  # n, rows: an index for each game
    drawn: Any  # the same, for those that are drawn
    answers: Any  # n, 1: indexes that levels choose
    totals: Any  # n, seats + 2: what came of the games that were played
    board: Any


def board_size(threads: int) -> int:
    return PARTS + threads * LINE


# --------------------------------------------------------------------- one job, in compiled code


def open_job(board: Board, job: int, what: int, fresh: int, steps: int) -> None:
    """Write a job on the board, so that threads can enter it; the last one has been left by all."""
    for i in range(CHECKED, len(board)):
        board[i] = 0
    board[WHAT], board[FRESH], board[STEPS] = what, fresh, steps
    write(board, OPEN, job)


def enter_job(board: Board, job: int) -> bool:
    """Enter a job as a helper; False: it was closed before."""
    add(board, INSIDE, 1)
    if read(board, OPEN) == job:
        return True
    add(board, INSIDE, -1)
    return False


def leave_job(board: Board) -> None:
    add(board, INSIDE, -1)


def close_job(board: Board, spins: int) -> bool:
    """Let nobody enter any more; whether all helpers are out."""
    write(board, OPEN, 0)
    while spins and read(board, INSIDE):
        spins -= 1
    return spins > 0


def abort_job(board: Board) -> None:
    """End a job in which a helper failed: nobody waits for what it was to check, and nothing more
    is played."""
    write(board, WRONG, 1)
    add(board, CHECKED, ALL)
    for part in range(board[THREADS]):
        add(board, PARTS + part * LINE + PLAYING, ALL)


def next_job(board: Board, last: int, spins: int) -> int:
    """The next job, or the last one if none is opened soon."""
    job = read(board, OPEN)
    while spins and job in (0, last):
        job = read(board, OPEN)
        spins -= 1
    return job or last


def take_range(board: Board, which: int, n: int, thread: int, share: int) -> tuple[int, int]:
    """The games with which a thread goes on, of n; (n, n): there are none left.

    Ranges are large at first, and small in the end, so that nobody waits long for the last; `share`
    is the smallest, or, if it is 1, each."""
    threads = board[THREADS]
    for i in range(threads):
        part = (thread + i) % threads
        begin, end = n * part // threads, n * (part + 1) // threads
        at = PARTS + part * LINE + which
        left = end - begin - read(board, at)
        if left > 0:
            size = max(left // 2, share) if share > 1 else 1
            low = begin + add(board, at, size)
            if low < end:
                return low, min(low + size, end)
    return n, n


def check_indexes(given: Any, all_: Arrays, board: Any, thread: int, spins: int) -> bool:
    """Check indexes until all have been; False: others take long for theirs."""
    n, done = len(given), 0
    low, high = take_range(board, CHECKING, n, thread, n)
    while low < n:
        if first_illegal(given, all_, low, high) != FINE:
            write(board, WRONG, 1)
        done += high - low
        low, high = take_range(board, CHECKING, n, thread, n)
    if done:
        add(board, CHECKED, done)
    while spins and read(board, CHECKED) < n:
        spins -= 1
    return spins > 0


def run_part(work: SharedWork, thread: int, spins: int, buffer: Any) -> bool:
    """Take one range after the other, until none is left; False: not all are checked yet.

    (Makes no array, so that nothing is counted in it: `fast/borrowing.py`.)"""
    games, board, what = work.games, work.board, work.board[WHAT]
    n, fresh, steps = len(work.given), board[FRESH] != 0, board[STEPS]
    given = work.drawn if what == STEP_DRAWN else work.given
    if what in (STEP, STEP_DRAWN):
        if not check_indexes(given, games.all_, board, thread, spins):
            return False
        if read(board, WRONG):
            return True
    done, share = FINE, n if what == CHOOSE else board[SHARE]
    low, high = take_range(board, PLAYING, n, thread, share)
    while low < n:
        if what == CHOOSE:
            choose_at_random(games.all_, work.drawn, low, high)
        elif what == PLAY:
            play_each(games, work.totals, steps, low, high, buffer)
        else:
            done = step_each(games, given, fresh, low, high, buffer)
        if done == RACE:
            write(board, RACES, 1)
        low, high = take_range(board, PLAYING, n, thread, share)
    return True


def run_jobs(work: SharedWork, thread: int, last: int, spins: int, buffer: Any) -> int:
    """Do jobs as they come, until none comes for a while, or one that has to wait or is not done
    here; return the number of the last that is done with."""
    while True:
        job = next_job(work.board, last, spins)
        if job == last:
            return last
        if enter_job(work.board, job):
            done = work.board[WHAT] != OTHER and run_part(work, thread, spins, buffer)
            leave_job(work.board)
            if not done:
                return last
        last = job


# -------------------------------------------------------------------------------------- threads


class _Helpers:
    """The data of helping threads; it outlives the pool, which nobody then holds on to."""

    def __init__(self, kernel: Any, work: SharedWork, threads: int) -> None:
        self.kernel, self.work, self.board = kernel, work, work.board
        self.task: IndexedTask | None = None  # how the job is done, if it is another
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
                last = self.kernel.run_jobs(self.work, thread, last, SPINS, buffer)
                last = self.run_task(thread, last)
            except BaseException as problem:  # raised in the asking thread; this one was inside
                self.failed.append(problem)
                last = int(self.board[OPEN]) or last
                self.kernel.abort_job(self.board)
                self.kernel.leave_job(self.board)
            self.asleep.add(thread)  # said first: who looks at it later wakes it
            if self.over or int(self.board[OPEN]) not in (0, last):
                self.asleep.discard(thread)
            else:
                self.gates[thread].acquire()

    def run_task(self, thread: int, last: int) -> int:
        """Help with a job that the kernel does not know, if there is one."""
        job, task = int(self.board[OPEN]), self.task
        if job in (0, last):
            return last
        if task is None or self.board[WHAT] != OTHER:
            time.sleep(0)
        elif self.kernel.enter_job(self.board, job):
            while not task(thread):
                time.sleep(0)
            self.kernel.leave_job(self.board)
            return job
        return last


class ThreadPool:
    """A number of threads, the asking one included; they end with `close`, or with the pool."""

    def __init__(self, room: Room, work: SharedWork, threads: int) -> None:
        kernel = compiled(room, sys.modules[__name__])
        self._helpers = helpers = _Helpers(kernel, work, threads)
        self._job, self._within = 0, False
        buffer = helpers.buffer()
        self._part: IndexedTask = lambda thread: kernel.run_part(work, thread, SPINS, buffer)
        work.board[THREADS] = threads
        work.board[SHARE] = max(len(work.given) // (SMALL * threads), 2)
        kernel.run_jobs(work, 0, 0, 1, buffer)  # compiled, before there are several
        self.close = weakref.finalize(self, helpers.end)
        try:
            for thread in range(1, threads):
                name, given = f"regalia-{thread}", (thread,)
                threading.Thread(target=helpers.help, args=given, name=name, daemon=True).start()
        except RuntimeError:  # the machine has no more of them
            self.close()
            raise RegaliaError(says("no-threads", threads=threads)) from None

    def run(
        self, what: int, fresh: bool = False, steps: int = 0, task: IndexedTask | None = None
    ) -> None:
        """Do a job with all threads: one that the kernel knows, or `task` for any other."""
        helpers = self._helpers
        if self._within:
            self._leave()  # the last was interrupted
        self._job += 1
        self._within, helpers.task = True, task
        helpers.failed.clear()
        helpers.kernel.open_job(helpers.board, self._job, what, fresh, steps)
        helpers.wake_all()
        try:
            part = task or self._part
            while not part(0):
                time.sleep(0)
        finally:
            self._leave()
        if helpers.failed:
            raise helpers.failed[0]

    def _leave(self) -> None:
        while not self._helpers.kernel.close_job(self._helpers.board, SPINS):
            time.sleep(0)
        self._within, self._helpers.task = False, None
