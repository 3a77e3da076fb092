"""A process that works for another ends with it, in whatever way that one ends."""

import multiprocessing
import os
import signal
import threading


def end_with_the_parent() -> None:
    threading.Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
