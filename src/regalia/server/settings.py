"""Settings of a server, from the command line or variables REGALIA_…."""

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from regalia.core.errors import RegaliaError, Speaker
from regalia.core.folders import data_folder

DAY = 24 * 60 * 60 * 1000  # in ms, like all times here


def number(name: str, usual: int, lowest: int, highest: int) -> int:
    """Read a whole number from the environment; an error that speaks where it is none."""
    word = os.environ.get(name, str(usual))
    if not word.isascii() or not word.isdigit() or not lowest <= int(word) <= highest:
        given = {"name": name, "given": repr(word), "lowest": lowest, "highest": highest}
        raise RegaliaError(Speaker(__file__)("setting-number", **given))
    return int(word)


@dataclass(frozen=True)
class Settings:
    folder: Path = field(default_factory=data_folder)
    origins: tuple[str, ...] = ()  # other addresses under which the page is reached
    listening: tuple[str, int] = ("127.0.0.1", 0)  # where, as `serve` was told
    database: str = field(  # postgresql://…; nothing: a file in the folder
        default_factory=lambda: os.environ.get("REGALIA_DATABASE", "")
    )
    trusted_proxies: tuple[str, ...] = ()  # whose word counts about where a request comes from
    bus: str = field(  # redis://… or rediss://…, where several servers use the database
        default_factory=lambda: os.environ.get("REGALIA_BUS", "")
    )
    bus_key: str = field(  # by which servers and those who think for them know each other
        default_factory=lambda: os.environ.get("REGALIA_BUS_KEY", ""), repr=False
    )
    push: str = field(  # who is behind notices, mailto:… or https://…; nothing: none are sent
        default_factory=lambda: os.environ.get("REGALIA_PUSH", "")
    )
    push_loopback: bool = field(  # for tests: notices may also go to this computer itself
        default_factory=lambda: bool(number("REGALIA_PUSH_LOOPBACK", 0, 0, 1))
    )
    servers: int = field(default_factory=lambda: number("REGALIA_SERVERS", 1, 1, 64))
    pool: str = ""  # where servers that were started together find who thinks for them
    processes: int = field(  # for computer players
        default_factory=lambda: number(
            "REGALIA_PROCESSES", max(1, (os.cpu_count() or 2) - 1), 1, 64
        )
    )
    sandboxes: int = field(  # processes for what strangers send, begun when they are needed
        default_factory=lambda: number(
            "REGALIA_SANDBOXES", max(2, (os.cpu_count() or 2) // 2), 1, 64
        )
    )
    prepare: bool = field(  # compile what computer players need, as soon as we start
        default_factory=lambda: bool(number("REGALIA_PREPARE", 1, 0, 1))
    )
    address_key: bytes = field(  # addresses are kept disguised with it, and it is kept nowhere
        default_factory=lambda: secrets.token_bytes(32), repr=False
    )
    analysis_meanwhile: bool = field(  # values of a game that others play with each other now
        default_factory=lambda: bool(number("REGALIA_ANALYSIS_MEANWHILE", 1, 0, 1))
    )
    # What one person may; an address gets ten times as much, for all who share it.
    requests_a_minute: int = field(
        default_factory=lambda: number("REGALIA_REQUESTS_A_MINUTE", 600, 10, 1_000_000)
    )
    frames_a_second: int = field(  # of one connection, on average
        default_factory=lambda: number("REGALIA_FRAMES_A_SECOND", 10, 1, 10_000)
    )
    connections_a_table: int = field(  # open at once
        default_factory=lambda: number("REGALIA_CONNECTIONS_A_TABLE", 8, 1, 10_000)
    )
    sayings_a_minute: int = field(  # chat and emotes
        default_factory=lambda: number("REGALIA_SAYINGS_A_MINUTE", 30, 1, 10_000)
    )
    tables_an_hour: int = field(  # opened, and records brought
        default_factory=lambda: number("REGALIA_TABLES_AN_HOUR", 60, 1, 1_000_000)
    )
    hints_a_minute: int = field(
        default_factory=lambda: number("REGALIA_HINTS_A_MINUTE", 10, 1, 10_000)
    )
    # When tables are forgotten, after the last thing that happened at them:
    unfinished: int = field(
        default_factory=lambda: DAY * number("REGALIA_KEEP_RUNNING", 30, 1, 9999)
    )
    finished: int = field(
        default_factory=lambda: DAY * number("REGALIA_KEEP_FINISHED", 365, 1, 9999)
    )
    never_begun: int = field(
        default_factory=lambda: DAY * number("REGALIA_KEEP_WAITING", 7, 1, 9999)
    )
    persons: int = field(  # who were not here, and sit at no table
        default_factory=lambda: DAY * number("REGALIA_KEEP_PERSONS", 400, 1, 9999)
    )

    @property
    def longest(self) -> int:
        """The time after which nothing that was not touched is kept."""
        return max(self.unfinished, self.finished, self.never_begun, self.persons)

    @property
    def file(self) -> Path:
        """The SQLite file, where no database is named."""
        return self.folder / "regalia.db"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.file}"
