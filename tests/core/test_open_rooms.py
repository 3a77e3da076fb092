"""Rooms in which everything is open."""

from regalia import games
from regalia.core import random
from regalia.fast import any_secrets


def test_the_stand_ins_of_an_open_room_hide_nothing() -> None:
    room = games.room(next(name for name in games.names() if not games.room(name).secrets))
    s, rng = room.rules.start(room.params(room.card.read({}))), random.seeded(1)
    assert any_secrets.redact((), s, 0) is s and any_secrets.resample((), s, 0, rng) is s
    assert not any_secrets.hidden((), s, 0, 0) and rng == random.seeded(1)
