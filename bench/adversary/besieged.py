"""Places to be attacked: one server on a SQLite file, or two on a PostgreSQL and a Redis."""

import random
import resource
from collections.abc import Callable
from pathlib import Path

import psutil
from support.servers.faults import GENEROUS, Cluster
from support.servers.serving import Server
from support.waiting import any_moment


class OnPostgres(Cluster):
    """Two servers that share an address; limits of requests are as usual."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, 2, seed)
        self.bus = self.redis.url


class OnSqlite:
    """One server, which is killed and starts again, or whose disk takes nothing for a while."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.rng = folder, random.Random(seed)
        self.server = Server(folder, **GENEROUS)
        self.faults: dict[str, Callable[[], None]] = {
            "kill -9 of the server": self.kill,
            "a full disk": self.fill,
        }

    def kill(self) -> None:
        self.server.kill()
        self.server = Server(self.folder, port=self.server.port, **GENEROUS)

    def fill(self) -> None:
        """Let the system refuse the server every write to a file."""
        process = psutil.Process(self.server.process.pid)
        most = process.rlimit(resource.RLIMIT_FSIZE)
        process.rlimit(resource.RLIMIT_FSIZE, (1, most[1]))
        any_moment(self.rng, 1, 5)
        process.rlimit(resource.RLIMIT_FSIZE, most)

    def close(self) -> None:
        self.server.stop()
