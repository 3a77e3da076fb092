"""The server's clock."""

import time


def now() -> int:
    """Milliseconds since 1970, as all times of the server are."""
    return time.time_ns() // 1_000_000
