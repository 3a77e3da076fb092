"""A client for each test, and every room that is found."""

import pytest
from support.asking import Here

from regalia import games
from regalia.core.room import Room


@pytest.fixture
def client() -> Here:
    return Here()


@pytest.fixture(params=games.names())
def room(request: pytest.FixtureRequest) -> Room:
    return games.room(request.param)
