"""Every test here runs on every room that is asked for; those at both speeds are `compiled`."""

import pytest

from regalia import games
from regalia.core.room import Room
from regalia.kit.rooms import asked


@pytest.fixture(params=asked())
def room(request: pytest.FixtureRequest) -> Room:
    return games.room(request.param)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "compiled: compiles rules, which takes its time")
