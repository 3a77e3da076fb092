"""A file that one process at a time has; the system gives it back, however that one ends."""

from typing import IO


def lock(file: IO[str]) -> None:
    """OSError, if another one has it."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
