"""Several server processes on one machine that listen at one address.

They talk to each other only as servers on different machines do.  One that dies is replaced; when
the first process ends, in whatever way, all of them do.

They are copies of a process that has imported everything and done nothing else: to import it takes
more than a second of processor time, which on a busy machine is most of what people wait for after
a server has died.  Where the system makes no copies (Windows), they import it themselves.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from typing import Any

from prometheus_client.multiprocess import mark_process_dead

from regalia.server.sandbox.child_process import exit_with_parent
from regalia.server.telemetry import LOG, TOGETHER

A_WHILE = 0.5  # seconds before a server that died is replaced
LONGEST = 30.0  # and if one after the other ends in an error
LIVED = 60.0  # seconds after which an end has nothing to do with those before
PREPARED = ["regalia.server.serving", "regalia.server.http.application"]  # what is imported ahead
AT_ONCE = 2.0  # seconds within which even a killed one counts as not able to start


class RestartDelay:
    """The delay before a server that ended is replaced, which grows: a wrong port or setting ends
    the next one, too."""

    def __init__(self) -> None:
        self.failures = 0

    def pause(self, code: int | None, lived: float) -> float:
        """The delay after a process that lived so many seconds; a code below 0: it was killed."""
        failed = (code or 0) > 0 or lived < AT_ONCE
        self.failures = 0 if lived > LIVED else self.failures + failed
        return min(LONGEST, A_WHILE * float(2 ** max(0, self.failures - 1)))


class ServerProcesses:
    def __init__(self, count: int, serve: Callable[..., None], given: tuple[Any, ...]) -> None:
        """`serve` is also given the number of the process, from 0; its replacement has the same."""
        self.count, self.serve, self.given = count, serve, given
        copies = "forkserver" in multiprocessing.get_all_start_methods()
        self.context = multiprocessing.get_context("forkserver" if copies else "spawn")
        if copies:
            self.context.set_forkserver_preload(PREPARED)
        self.running: dict[BaseProcess, tuple[int, float]] = {}  # which, and since when
        self.missing: list[tuple[float, int]] = []  # when it is to be started, and which
        self.patience = RestartDelay()
        self.ending = False

    def run(self) -> None:
        """Run all processes until told to stop."""
        for kind in (signal.SIGTERM, signal.SIGINT):
            signal.signal(kind, self._end)
        with TemporaryDirectory(prefix="regalia-") as measurements:
            os.environ[TOGETHER] = measurements
            for number in range(self.count):
                self._start(number)
            while self.running or (self.missing and not self.ending):
                wait([process.sentinel for process in self.running], timeout=A_WHILE)
                for process in [one for one in self.running if not one.is_alive()]:
                    self._ended(process, *self.running.pop(process))
                for due in [one for one in self.missing if one[0] <= time.monotonic()]:
                    self.missing.remove(due)
                    if not self.ending:
                        self._start(due[1])

    def _ended(self, process: BaseProcess, number: int, since: float) -> None:
        mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
        if not self.ending:
            pause = self.patience.pause(process.exitcode, time.monotonic() - since)
            LOG.error("a server ended; another follows", code=process.exitcode, seconds=pause)
            self.missing.append((time.monotonic() + pause, number))

    def _start(self, number: int) -> None:
        process = self.context.Process(  # type: ignore[attr-defined]
            target=_serve, args=(self.serve, (*self.given, number))
        )
        process.start()
        self.running[process] = number, time.monotonic()
        if self.ending:  # told so meanwhile
            process.terminate()

    def _end(self, *_: object) -> None:
        self.ending = True
        for process in list(self.running):
            process.terminate()


def _serve(serve: Callable[..., None], given: tuple[Any, ...]) -> None:
    exit_with_parent()
    serve(*given)
