"""Workers: this process, several processes of this machine (joblib), or those of a Dask cluster,
which may be many machines.

Chunks are done in any order and given back as they are done; what they give depends on nothing but
their seeds, so that the totals are the same however many workers there are.  A chunk whose worker
died is done by another; a process that works for one that died ends.
"""

import hashlib
import json
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from regalia.core.errors import RegaliaError, Speaker
from regalia.core.extras import needs

W = TypeVar("W")
AGAIN = 5  # times that a chunk is given to another worker
PATIENCE = 30  # seconds for a scheduler to answer
LOOK = 1.0  # seconds between two looks whether somebody is still there
says = Speaker(__file__)


def named_by_seed(work: Any) -> str:
    """A name that says all that a piece of work (a tuple with a `seed`) depends on."""
    told = hashlib.sha256(json.dumps(work._replace(seed=0)).encode()).hexdigest()[:16]
    return f"{told}-{work.seed}"


class LabWorkers(NamedTuple):
    processes: int = 1
    cluster: str | None = None  # where a Dask scheduler listens: tcp://…

    def each(self, do: Callable[[W], Any], work: Sequence[W]) -> Iterator[tuple[W, Any]]:
        if not work:
            return iter(())
        if self.cluster is not None:
            return _on_cluster(self.cluster, do, work)
        if self.processes == 1 or len(work) == 1:
            return ((one, do(one)) for one in work)
        return _in_processes(self.processes, do, work)


def _done(do: Callable[[W], Any], one: W, asked_by: int) -> tuple[W, Any]:
    _ends_with(asked_by)
    return one, do(one)


@cache
def _ends_with(parent: int) -> None:
    """Let this process end when the one that began it is gone, killed or not."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK)
        os._exit(1)

    if os.getpid() != parent:  # it may be gone already, before the first piece of work
        threading.Thread(target=watch, daemon=True, name="is somebody there").start()


def _in_processes(
    processes: int, do: Callable[[W], Any], work: Sequence[W]
) -> Iterator[tuple[W, Any]]:
    with needs("lab"):
        from joblib import Parallel, delayed

    working = Parallel(n_jobs=processes, return_as="generator_unordered")
    yield from working(delayed(_done)(do, one, os.getpid()) for one in work)


def _on_cluster(address: str, do: Callable[[W], Any], work: Sequence[W]) -> Iterator[tuple[W, Any]]:
    with needs("lab"):
        dask: Any = import_module("distributed")  # has no types

    try:
        opened = dask.Client(address, timeout=f"{PATIENCE}s", set_as_default=False)
    except (OSError, ValueError):  # nobody there; or it is no address
        raise RegaliaError(says("no-cluster", address=address)) from None
    with opened as client:
        futures = {
            client.submit(do, one, retries=AGAIN, pure=False): one  # each once, whoever asks
            for one in work
        }
        for future in dask.as_completed(futures, loop=client.loop):
            yield futures[future], future.result()
