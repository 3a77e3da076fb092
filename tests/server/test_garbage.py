"""Cycles of dead things are looked for in quiet moments, and when there are too many."""

import gc

import pytest

from regalia.server import garbage
from regalia.server.garbage import Garbage


@pytest.mark.parametrize(
    ("new", "since_told", "due"),
    [
        (garbage.SOME + 1, garbage.QUIET + 0.1, True),
        (garbage.SOME + 1, 0.0, False),
        (10, garbage.QUIET + 0.1, False),
        (garbage.MANY + 1, 0.0, True),
    ],
)
def test_it_waits_for_a_quiet_moment_unless_there_are_too_many(
    new: int, since_told: float, due: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (new, 0, 0))
    house_keeping = Garbage()
    house_keeping.busy = 100.0
    assert house_keeping.is_due(100.0 + since_told) == due
