"""Several servers on one machine: processes that listen at one address.

They talk to each other only as servers on different machines do.  One that dies is replaced; when
the first process ends, in whatever way, all of them do.
"""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from typing import Any

from prometheus_client.multiprocess import mark_process_dead

from regalia.server.observing import LOG, TOGETHER

A_WHILE = 0.5  # seconds before a server that died is replaced


class Servers:
    def __init__(self, count: int, serve: Callable[..., None], given: tuple[Any, ...]) -> None:
        self.count, self.serve, self.given = count, serve, given
        self.running: list[SpawnProcess] = []
        self.ending = False

    def run(self) -> None:
        """Until we are told to stop, and all of them have."""
        for kind in (signal.SIGTERM, signal.SIGINT):
            signal.signal(kind, self._end)
        with TemporaryDirectory(prefix="regalia-") as measurements:
            os.environ[TOGETHER] = measurements
            for _ in range(self.count):
                self._start()
            while self.running:
                wait([process.sentinel for process in self.running], timeout=1)
                for process in [one for one in self.running if not one.is_alive()]:
                    self.running.remove(process)
                    mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
                    if not self.ending:
                        LOG.error("a server ended; another takes its place", code=process.exitcode)
                        time.sleep(A_WHILE)
                        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=_serve, args=(self.serve, self.given))
        process.start()
        self.running.append(process)
        if self.ending:  # told so meanwhile
            process.terminate()

    def _end(self, *_: object) -> None:
        self.ending = True
        for process in self.running:
            process.terminate()


def _serve(serve: Callable[..., None], given: tuple[Any, ...]) -> None:
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    serve(*given)


def _end_with_the_first() -> None:
    if (first := multiprocessing.parent_process()) is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
