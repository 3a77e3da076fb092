"""Progress of compiling, in files that every process of this machine can read.

While a kernel is compiled, a file beside its mark says how much of it is done.  One process at a
time compiles for a room, and others wait for it: most of what one kernel needs is there for the
next.
"""

import errno
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

from regalia.core.locking import lock

OFTEN = 0.25  # seconds between two reports
ITSELF = 8  # what a function is besides those that it calls; so progress is even in every game
GONE = 20.0  # seconds after which nobody seems to compile any more
TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class CompileProgress(NamedTuple):
    """Work that is done, and all there is."""

    done: int
    total: int


def work(kernel: ModuleType, compiled: SimpleNamespace) -> dict[Any, int]:
    """The functions that a kernel's `warm_call` compiles, each with about how much work it is: the
    functions that it calls are compiled before it, and again as a part of it."""
    first = [getattr(compiled, name, None) for name in kernel.warm_call.__code__.co_names]
    return {one: ITSELF + len(_reached([one])) for one in _reached(first)}


def _reached(todo: list[Any]) -> set[Any]:
    """Compiled functions among these, and those that they call."""
    found = set[Any]()
    while todo:
        one = todo.pop()
        if hasattr(one, "overloads") and one not in found:
            found.add(one)
            names = one.py_func.__globals__
            todo += [names.get(name) for name in one.py_func.__code__.co_names]
    return found


@contextmanager
def report_progress(wanted: Mapping[Path, Mapping[Any, int]]) -> Iterator[None]:
    """Keep writing into each file how much of its work is done, until the block ends: functions
    that are compiled, or were kept, and all that they call, which is not even loaded then."""
    ended = threading.Event()

    def report() -> None:
        while not ended.wait(OFTEN):
            for file, parts in wanted.items():
                there = _reached([one for one in parts if one.overloads])
                done = sum(parts[one] for one in there)
                draft = file.with_suffix(".draft")
                with suppress(OSError):
                    draft.write_text(f"{done} {sum(parts.values())}", "ascii")
                    draft.replace(file)  # nobody reads half of it

    thread = threading.Thread(target=report, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
        for file in wanted:
            file.unlink(missing_ok=True)


def read_progress(file: Path) -> CompileProgress | None:
    """The progress that a file tells; None if nobody is compiling."""
    try:
        if time.time() - file.stat().st_mtime > GONE:
            return None
        done, total = map(int, file.read_text("ascii").split())
    except (OSError, ValueError):
        return None
    return CompileProgress(done, total)


@contextmanager
def exclusively(file: Path | None) -> Iterator[None]:
    """Wait until no other process holds the lock file; where there are no locks, go on at once."""
    if file is None:
        yield
        return
    with file.open("a") as held:
        while True:
            try:
                lock(held)
            except OSError as problem:
                if problem.errno in TAKEN:
                    time.sleep(OFTEN)
                    continue
            break
        yield
