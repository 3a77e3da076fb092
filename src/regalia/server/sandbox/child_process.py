"""Processes that work for a server: one at a time in a pool, behind it, and ended with it."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def new_pool(initializer: Callable[[], None]) -> ProcessPoolExecutor:
    """Make a pool of one process, which shares nothing with the server."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, context, initializer=initializer)


def kill_pool(pool: ProcessPoolExecutor) -> None:
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def run_behind(niceness: int) -> None:
    """Leave Ctrl-C to the server, which ends this process, and the machine to others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)


def exit_with_parent() -> None:
    """End this process together with its parent, in whatever way that ends."""
    threading.Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
