"""Every test here runs on every room that is found."""

import pytest

from regalia import games
from regalia.core.room import Room


@pytest.fixture(params=games.names())
def room(request: pytest.FixtureRequest) -> Room:
    return games.room(request.param)
