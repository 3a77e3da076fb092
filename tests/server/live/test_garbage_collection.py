"""Cycles of dead things are looked for in quiet moments, and when there are too many."""

import gc

import pytest

from regalia.server.live import garbage_collection
from regalia.server.live.garbage_collection import GarbageCollector


@pytest.mark.parametrize(
    ("new", "since_told", "ended", "due"),
    [
        (garbage_collection.SOME + 1, garbage_collection.QUIET + 0.1, 0, True),
        (garbage_collection.SOME + 1, 0.0, 0, False),
        (10, garbage_collection.QUIET + 0.1, 0, False),
        (garbage_collection.MANY + 1, 0.0, 0, True),
        (10, 0.0, garbage_collection.ENDED, False),
        (10, 0.0, garbage_collection.ENDED + 1, True),
    ],
)
def test_it_waits_for_a_quiet_moment_unless_there_are_too_many(
    new: int, since_told: float, ended: int, due: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (new, 0, 0))
    house_keeping = GarbageCollector()
    house_keeping.busy, house_keeping.ended = 100.0, ended
    assert house_keeping.is_due(100.0 + since_told) == due
