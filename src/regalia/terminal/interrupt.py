"""Ctrl-C ends a command wherever it falls: an exception is lost where Python was called from C."""

import _thread
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

# Called by LLVM while it compiles, by the garbage collector, or by an import that ends:
# what they raise is printed and ignored, so they are left in peace for a moment.
CALLED_FROM_C = {"_raw_object_cache_notify", "_raw_object_cache_getbuffer", "__del__", "cb"}
A_MOMENT = 0.02  # seconds


@contextmanager
def ctrl_c() -> Iterator[None]:
    """Let Ctrl-C raise KeyboardInterrupt meanwhile, as soon as that is not lost."""
    with _raised_by(signal.SIGINT, signal.default_int_handler):
        yield


@contextmanager
def told_to_end() -> Iterator[None]:
    """Let a process that is told to end do so as by Ctrl-C meanwhile: it tidies up before."""
    with _raised_by(signal.SIGTERM, signal.SIG_DFL):
        yield


@contextmanager
def _raised_by(number: signal.Signals, usual: Any) -> Iterator[None]:
    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(number) is not usual:
        yield  # it is already handled by somebody else
        return
    signal.signal(number, _interrupt)
    try:
        yield
    finally:
        signal.signal(number, usual)


def _interrupt(number: int, frame: FrameType | None) -> None:
    at = frame
    while at is not None:
        if at.f_code.co_name in CALLED_FROM_C:
            again = threading.Timer(A_MOMENT, _thread.interrupt_main)
            again.daemon = True
            again.start()
            return
        at = at.f_back
    raise KeyboardInterrupt
