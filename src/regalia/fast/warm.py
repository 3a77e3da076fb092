"""Compiling ahead, so that nobody waits for it.

    quickest(room, play)       the compiled engine if its machine code is at hand; else None, and
                               compiling begins behind
    warm_up(room)              compile everything for a room now

Behind means in another process, which fills the cache folder; where there is no folder that could
be written, in a thread of this one.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from regalia.core.card import Options
from regalia.core.errors import RegaliaError
from regalia.core.room import Room
from regalia.fast import cache, count, play
from regalia.fast.compiler import compiled, digest

_compiling: dict[str, "subprocess.Popen[bytes] | threading.Thread"] = {}
_in_this_process: set[str] = set()


def as_array(box: Sequence[int]) -> Any:
    """A box as compiled rules receive it (never empty: its type must not depend on its size)."""
    import numpy as np

    return np.array([*box] or [0], np.int64)


def quickest(room: Room, engine: ModuleType) -> SimpleNamespace | None:
    """The compiled engine, if that takes no compiling now."""
    if is_ready(room):
        return compiled(room, engine)
    begin(room)
    return None


def is_ready(room: Room) -> bool:
    mark = _mark(room)
    return room.package in _in_this_process or (mark is not None and mark.exists())


def _mark(room: Room) -> Path | None:
    """A file that says that a room's engines have been compiled from the sources as they are."""
    home = cache.home()
    code = digest(count, room)[:20] + digest(play, room)[:20]
    return home / f"{room.card.id}-{code}.ready" if home else None


def begin(room: Room) -> None:
    """Start compiling behind, unless that goes on already or failed."""
    if room.package in _compiling:
        return
    if cache.home() is None:
        thread = threading.Thread(target=warm_up, args=(room,), daemon=True)
        _compiling[room.package] = thread
        thread.start()
    else:
        _compiling[room.package] = start(room)


def start(room: Room) -> "subprocess.Popen[bytes]":
    """A process that compiles a room's engines; it ends by itself."""
    return subprocess.Popen(
        [sys.executable, "-m", "regalia.fast.warm", room.package],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def warm_up(room: Room, options: Options | None = None) -> None:
    """Compile everything for a room: machine code is made when a function is first called."""
    import numpy as np

    chosen = room.card.read(options or {})
    plain = tuple(room.cards.box(chosen))
    box, s, most = as_array(plain), room.rules.start(plain), room.rules.MOST_ACTIONS
    rng, buffer, out = np.ones(4, np.int64), np.empty(most, np.int64), np.empty(1, np.int64)
    random_play = compiled(room, play)
    random_play.trace(box, s, rng, buffer, out)
    random_play.play_many(box, s, 1, 1, 1, np.zeros(room.cards.seats(chosen), np.int64))
    counting, rows = compiled(room, count), np.empty((2, most), np.int64)
    counting.paths(box, s, random_play.begun(box, s), 2, rows)
    _in_this_process.add(room.package)
    if mark := _mark(room):
        mark.touch()


def warm_up_all(rooms: Sequence[Room], progress: Callable[[int, int], None]) -> None:
    """Compile for several rooms, as many at a time as there are cores."""
    waiting, done = list(rooms), 0
    running: list[tuple[Room, subprocess.Popen[bytes]]] = []
    try:
        while waiting or running:
            progress(done, len(rooms))
            while waiting and len(running) < (os.cpu_count() or 1):
                room = waiting.pop(0)
                running.append((room, start(room)))
            time.sleep(0.1)
            for room, process in list(running):
                if process.poll() is not None:
                    running.remove((room, process))
                    done += 1
                    if process.returncode != 0:
                        raise RegaliaError(f"compiling {room.card.name} did not work")
        progress(done, len(rooms))
    finally:
        for _, process in running:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    warm_up(Room(sys.argv[1]))
