"""Compile ahead, so that nobody waits for it.

    quickest(room, play)       the compiled kernel if its machine code is at hand; else None, and
                               compiling begins behind
    awaited(room, play)        the compiled kernel, however long that takes
    wait(room, [play], tick)   until they are compiled behind, and how far that is (`progress.py`)
    warm_up(room)              compile kernels for a room now

Behind means in another process, which fills the cache folder; where there is no folder that could
be written, in a thread of this one.  A process that others wait for does not wait itself: it says
so once (`never_wait`), and then what is not compiled yet is told by `NotYet`.

A kernel that is compiled ahead has a function `warm_call(compiled, params, s, seats)`, which is
never compiled itself: machine code is made when a function is first called, so it calls what others
will.
"""

import atexit
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from regalia.core.card import Options
from regalia.core.contract import Tick
from regalia.core.errors import RegaliaError, says
from regalia.core.room import Room
from regalia.fast import code_cache, count, play
from regalia.fast.compiler import compiled, digest
from regalia.fast.progress import (
    OFTEN,
    CompileProgress,
    exclusively,
    read_progress,
    report_progress,
    work,
)

KERNELS: tuple[ModuleType, ...] = (play, count)
BEHIND = "--behind"

_compiling: dict[tuple[str, str], "subprocess.Popen[bytes] | threading.Thread"] = {}
_in_this_process: set[tuple[str, str]] = set()
_waits = True


class NotYet(Exception):
    """Raised while what is asked for is still being compiled in the background."""


def never_wait() -> None:
    """Make this process raise `NotYet` from now on instead of waiting."""
    global _waits
    _waits = False


@atexit.register
def _let_go() -> None:
    """Let background compilers outlive this process: what they make is kept for the next."""
    for behind in _compiling.values():
        if isinstance(behind, subprocess.Popen) and behind.poll() is None:
            behind.returncode = 0  # nobody waits for it any more


def as_array(params: Sequence[int]) -> Any:
    """Parameters as compiled rules receive them: of one type in every room, and never empty."""
    import numpy as np

    return np.array([*params] or [0], np.int64)


def quickest(room: Room, kernel: ModuleType) -> SimpleNamespace | None:
    """The compiled kernel, if that takes no compiling now; else None, and compiling begins."""
    if is_ready(room, kernel):
        return compiled(room, kernel)
    begin(room, [kernel])
    return None


def awaited(room: Room, kernel: ModuleType) -> SimpleNamespace:
    """The compiled kernel, after waiting for it if it is being compiled in the background."""
    insist(room, [kernel])
    while not is_ready(room, kernel) and _goes_on(room, kernel):
        time.sleep(OFTEN)
    if not is_ready(room, kernel):
        warm_up(room, kernels=[kernel])
    return compiled(room, kernel)


def insist(room: Room, kernels: Sequence[ModuleType]) -> None:
    """Raise `NotYet` in a process that does not wait, while kernels are being compiled; start
    that."""
    if not _waits and coming(room, kernels):
        raise NotYet


def wait(room: Room, kernels: Sequence[ModuleType], tick: Tick) -> None:
    """Wait until kernels are compiled in the background, or cannot be."""
    while coming(room, kernels):
        if found := how_far(room, kernels):
            tick(*found)
        time.sleep(OFTEN)


def coming(room: Room, kernels: Sequence[ModuleType]) -> bool:
    """Begin to compile missing kernels in the background; tell if some are still being compiled."""
    missing = [kernel for kernel in kernels if not is_ready(room, kernel)]
    begin(room, missing)
    return any(_goes_on(room, kernel) for kernel in missing)


def how_far(room: Room, kernels: Sequence[ModuleType]) -> CompileProgress | None:
    """The progress of compiling these kernels, by any process; None if there is none."""
    if all(is_ready(room, kernel) for kernel in kernels):
        return None
    files = [_mark(room, kernel, ".part") for kernel in kernels]
    counts = [found for file in files if file and (found := read_progress(file))]
    if not counts:
        return None
    return CompileProgress(sum(one.done for one in counts), sum(one.total for one in counts))


def is_ready(room: Room, kernel: ModuleType = count) -> bool:
    mark = _mark(room, kernel)
    return _name(room, kernel) in _in_this_process or (mark is not None and mark.exists())


def _name(room: Room, kernel: ModuleType) -> tuple[str, str]:
    return room.package, kernel.__name__


def _mark(room: Room, kernel: ModuleType, kind: str = ".ready") -> Path | None:
    """A file that says that a kernel has been compiled from the sources as they are."""
    home = code_cache.home()
    return home / f"{room.card.id}-{digest(kernel, room)[:20]}{kind}" if home else None


def _goes_on(room: Room, kernel: ModuleType) -> bool:
    behind = _compiling.get(_name(room, kernel))
    if isinstance(behind, threading.Thread):
        return behind.is_alive()
    return behind is not None and behind.poll() is None


def begin(room: Room, kernels: Sequence[ModuleType]) -> None:
    """Start compiling in the background what is not being compiled already, and has not failed."""
    new = [kernel for kernel in kernels if _name(room, kernel) not in _compiling]
    if not new:
        return
    behind: subprocess.Popen[bytes] | threading.Thread
    if code_cache.home() is None:
        given = {"room": room, "kernels": new}
        behind = threading.Thread(target=warm_up, kwargs=given, daemon=True)
        behind.start()
    else:
        behind = start(room, new)
        for kernel in new:
            if (part := _mark(room, kernel, ".part")) and read_progress(part) is None:
                part.write_text("0 1", "ascii")  # said at once: Numba itself takes a while to load
    for kernel in new:
        _compiling[_name(room, kernel)] = behind


def start(
    room: Room, kernels: Sequence[ModuleType], errors: int = subprocess.DEVNULL
) -> "subprocess.Popen[bytes]":
    """Start a process that compiles kernels for a room and then ends.

    `errors`: where it says what is wrong with the rules, if something is."""
    return subprocess.Popen(
        command(room, kernels),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=errors,
    )


def command(room: Room, kernels: Sequence[ModuleType], behind: bool = False) -> list[str]:
    """The command line of such a process; `behind` gives it a low priority."""
    names = [kernel.__name__ for kernel in kernels]
    given = [BEHIND] if behind else []
    return [sys.executable, "-m", "regalia.fast.warm", *given, room.package, *names]


def warm_up(
    room: Room, options: Options | None = None, kernels: Sequence[ModuleType] = KERNELS
) -> None:
    chosen = room.card.read(options or {})
    plain = room.params(chosen)
    s, seats = room.rules.start(plain), room.seats(chosen)
    home = code_cache.home()
    with exclusively(home / f"{room.card.id}.lock" if home else None):
        made = {kernel: compiled(room, kernel) for kernel in kernels}
        parts = {
            part: work(kernel, made[kernel])
            for kernel in kernels
            if (part := _mark(room, kernel, ".part"))
        }
        with report_progress(parts):
            for kernel in kernels:
                kernel.warm_call(made[kernel], as_array(plain), s, seats)
                _in_this_process.add(_name(room, kernel))
                if mark := _mark(room, kernel):
                    mark.touch()


def warm_up_all(
    wanted: Sequence[tuple[Room, Sequence[ModuleType]]], progress: Callable[[int, int], None]
) -> None:
    """Compile for several rooms, as many at a time as there are cores; `progress` is told how many
    hundredths of all are done."""
    waiting, done, most = list(wanted), 0, 100 * len(wanted)
    running: list[tuple[Room, Sequence[ModuleType], subprocess.Popen[bytes]]] = []
    try:
        while waiting or running:
            under_way = (how_far(room, kernels) for room, kernels, _ in running)
            shares = (100 * one.done // one.total for one in under_way if one)
            progress((100 * done + sum(shares)) * 100 // most, 100)
            while waiting and len(running) < (os.cpu_count() or 1):
                room, kernels = waiting.pop(0)
                running.append((room, kernels, start(room, kernels, subprocess.PIPE)))
            time.sleep(0.1)
            for one in list(running):
                room, _, process = one
                if process.poll() is not None:
                    running.remove(one)
                    done += 1
                    told = process.communicate()[1].decode()  # closes the pipe, too
                    if process.returncode != 0:
                        why = told.strip() if told.count("\n") == 1 else ""
                        wrong = says("not-compiled", game=room.short_name, why=why)
                        raise RegaliaError(wrong)
        progress(100, 100)
    finally:
        for *_, process in running:
            process.terminate()
            process.communicate()


def _main(given: list[str]) -> None:
    if given[0] == BEHIND:
        del given[0]
        if hasattr(os, "nice"):
            os.nice(15)  # behind those who think
    package, *names = given
    try:
        warm_up(Room(package), kernels=[import_module(name) for name in names])
    except RegaliaError as problem:
        sys.exit(problem.message)


if __name__ == "__main__":
    _main(sys.argv[1:])
