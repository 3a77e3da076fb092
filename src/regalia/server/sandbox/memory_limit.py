"""Limits of a process that works on what strangers send."""

from pathlib import Path

from regalia import games
from regalia.server.sandbox.child_process import exit_with_parent, run_behind

MEMORY = 1024 * 1024 * 1024  # bytes that the work may take, beyond what the program itself does


def apply_limits() -> None:
    """Limit this process before its first piece of work."""
    run_behind(5)
    exit_with_parent()
    for name in games.names():
        games.room(name)
    try:
        import resource
    except ImportError:  # Windows, where only the time is bounded
        return
    sizes = Path("/proc/self/statm")
    if sizes.exists():  # as on Linux
        now = int(sizes.read_bytes().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, now + MEMORY))
