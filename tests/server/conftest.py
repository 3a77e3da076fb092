"""A server for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import redis as client
from support.servers.databases import Postgres, Redis, made, postgres, redis
from support.servers.redis_workers import echo
from support.servers.serving import Person, Server, serving

GENEROUS = {
    "REGALIA_TABLES_AN_HOUR": "100000",
    "REGALIA_REQUESTS_A_MINUTE": "100000",
    "REGALIA_FRAMES_A_SECOND": "10000",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), **GENEROUS) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def bob(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="session")
def bus() -> Iterator[Redis]:
    with redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same tests on both databases."""
    if request.param == "sqlite":
        return made(f"sqlite:///{tmp_path / 'regalia.db'}")
    postgresql: Postgres = request.getfixturevalue("postgresql")
    return made(postgresql.new_database())


@pytest.fixture
def empty_bus(bus: Redis) -> Redis:
    """The bus without the data that other tests left there."""
    with client.from_url(bus.url) as connection:
        connection.flushall()
    return bus


@pytest.fixture
def go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return echo(tmp_path, monkeypatch)
