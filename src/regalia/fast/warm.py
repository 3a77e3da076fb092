"""Compiling ahead, so that nobody waits for it.

    quickest(room, play)       the compiled kernel if its machine code is at hand; else None, and
                               compiling begins behind
    awaited(room, play)        the compiled kernel, however long that takes
    warm_up(room)              compile kernels for a room now

Behind means in another process, which fills the cache folder; where there is no folder that could
be written, in a thread of this one.

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
from regalia.core.errors import RegaliaError, says
from regalia.core.room import Room
from regalia.fast import cache, count, play
from regalia.fast.compiler import compiled, digest

KERNELS: tuple[ModuleType, ...] = (play, count)

_compiling: dict[tuple[str, str], "subprocess.Popen[bytes] | threading.Thread"] = {}
_in_this_process: set[tuple[str, str]] = set()


@atexit.register
def _let_go() -> None:
    """Who compiles behind goes on when this process ends: what it makes is kept for the next."""
    for behind in _compiling.values():
        if isinstance(behind, subprocess.Popen) and behind.poll() is None:
            behind.returncode = 0  # nobody waits for it any more


def as_array(params: Sequence[int]) -> Any:
    """Parameters as compiled rules receive them: of one type in every room, and never empty."""
    import numpy as np

    return np.array([*params] or [0], np.int64)


def quickest(room: Room, kernel: ModuleType) -> SimpleNamespace | None:
    """The compiled kernel, if that takes no compiling now."""
    if is_ready(room, kernel):
        return compiled(room, kernel)
    begin(room, kernel)
    return None


def awaited(room: Room, kernel: ModuleType) -> SimpleNamespace:
    """The compiled kernel; if it is being compiled behind, when that is done."""
    behind = _compiling.get(_name(room, kernel))
    if isinstance(behind, threading.Thread):
        behind.join()
    elif behind is not None:
        behind.wait()
    if not is_ready(room, kernel):
        warm_up(room, kernels=[kernel])
    return compiled(room, kernel)


def is_ready(room: Room, kernel: ModuleType = count) -> bool:
    mark = _mark(room, kernel)
    return _name(room, kernel) in _in_this_process or (mark is not None and mark.exists())


def _name(room: Room, kernel: ModuleType) -> tuple[str, str]:
    return room.package, kernel.__name__


def _mark(room: Room, kernel: ModuleType) -> Path | None:
    """A file that says that a kernel has been compiled from the sources as they are."""
    home = cache.home()
    return home / f"{room.card.id}-{digest(kernel, room)[:20]}.ready" if home else None


def begin(room: Room, kernel: ModuleType) -> None:
    """Start compiling behind, unless that goes on already or failed."""
    name = _name(room, kernel)
    if name in _compiling:
        return
    if cache.home() is None:
        given = {"room": room, "kernels": [kernel]}
        thread = threading.Thread(target=warm_up, kwargs=given, daemon=True)
        _compiling[name] = thread
        thread.start()
    else:
        _compiling[name] = start(room, [kernel])


def start(
    room: Room, kernels: Sequence[ModuleType], errors: int = subprocess.DEVNULL
) -> "subprocess.Popen[bytes]":
    """A process that compiles kernels for a room; it ends by itself.

    `errors`: where it says what is wrong with the rules, if something is."""
    names = [kernel.__name__ for kernel in kernels]
    return subprocess.Popen(
        [sys.executable, "-m", "regalia.fast.warm", room.package, *names],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=errors,
    )


def warm_up(
    room: Room, options: Options | None = None, kernels: Sequence[ModuleType] = KERNELS
) -> None:
    chosen = room.card.read(options or {})
    plain = room.params(chosen)
    s, seats = room.rules.start(plain), room.seats(chosen)
    for kernel in kernels:
        kernel.warm_call(compiled(room, kernel), as_array(plain), s, seats)
        _in_this_process.add(_name(room, kernel))
        if mark := _mark(room, kernel):
            mark.touch()


def warm_up_all(
    wanted: Sequence[tuple[Room, Sequence[ModuleType]]], progress: Callable[[int, int], None]
) -> None:
    """Compile for several rooms, as many at a time as there are cores."""
    waiting, done = list(wanted), 0
    running: list[tuple[Room, subprocess.Popen[bytes]]] = []
    try:
        while waiting or running:
            progress(done, len(wanted))
            while waiting and len(running) < (os.cpu_count() or 1):
                room, kernels = waiting.pop(0)
                running.append((room, start(room, kernels, subprocess.PIPE)))
            time.sleep(0.1)
            for room, process in list(running):
                if process.poll() is not None:
                    running.remove((room, process))
                    done += 1
                    told = process.communicate()[1].decode()  # closes the pipe, too
                    if process.returncode != 0:
                        why = told.strip() if told.count("\n") == 1 else ""
                        wrong = says("not-compiled", game=room.says("name"), why=why)
                        raise RegaliaError(wrong)
        progress(done, len(wanted))
    finally:
        for _, process in running:
            process.terminate()
            process.communicate()


if __name__ == "__main__":
    try:
        warm_up(Room(sys.argv[1]), kernels=[import_module(name) for name in sys.argv[2:]])
    except RegaliaError as problem:
        sys.exit(problem.message)
