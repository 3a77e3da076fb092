"""Cycles of dead things are looked for in quiet moments, and when there are too many."""

import gc

import pytest

from regalia.server import garbage
from regalia.server.garbage import Garbage


@pytest.mark.parametrize(
    ("new", "since_told", "ended", "due"),
    [
        (garbage.SOME + 1, garbage.QUIET + 0.1, 0, True),
        (garbage.SOME + 1, 0.0, 0, False),
        (10, garbage.QUIET + 0.1, 0, False),
        (garbage.MANY + 1, 0.0, 0, True),
        (10, 0.0, garbage.ENDED, False),
        (10, 0.0, garbage.ENDED + 1, True),
    ],
)
def test_it_waits_for_a_quiet_moment_unless_there_are_too_many(
    new: int, since_told: float, ended: int, due: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (new, 0, 0))
    house_keeping = Garbage()
    house_keeping.busy, house_keeping.ended = 100.0, ended
    assert house_keeping.is_due(100.0 + since_told) == due
