"""Games that are written down as soon as they are over, so that a stopped run can go on."""

import json
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any


def read(path: Path) -> list[dict[str, Any]]:
    """The games in a file: a line of JSON each.  What was cut off is no game."""
    found = []
    for line in path.read_text().splitlines() if path.exists() else ():
        with suppress(ValueError):
            found.append(json.loads(line))
    return found


def play_all(
    play: Callable[[Any], dict[str, Any]], waiting: list[Any], path: Path, processes: int
) -> None:
    """Plays them side by side and adds what comes of each to the file."""
    began = time.monotonic()
    cut_off = path.exists() and not path.read_text().endswith("\n")
    with multiprocessing.Pool(processes, _leave_ctrl_c) as pool, path.open("a") as file:
        file.write("\n" if cut_off else "")
        try:
            for n, result in enumerate(pool.imap_unordered(play, waiting), 1):
                file.write(json.dumps(result) + "\n")
                file.flush()
                progress("playing", n, len(waiting), time.monotonic() - began)
        except KeyboardInterrupt:
            sys.exit("\nStopped: the same command plays the rest.")
    print(file=sys.stderr)


def _leave_ctrl_c() -> None:
    """Leave Ctrl-C to the process that began it all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def progress(what: str, done: int, all_: int, seconds: float) -> None:
    left = f", {seconds / done * (all_ - done) / 60:.1f} minutes left" if done and seconds else ""
    print(f"\r{what}: {done} of {all_}{left}   ", end="", file=sys.stderr, flush=True)
