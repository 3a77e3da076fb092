"""Derived files of a room are up to date with its declaration of fields."""

from regalia import Game
from regalia.core import random
from regalia.core.room import Room
from regalia.kit.deriving import derived
from regalia.kit.playing import play_randomly


def test_the_derived_file_is_that_of_the_declaration(room: Room) -> None:
    file = room.folder / "derived.py"
    assert not file.exists() or file.read_text("utf-8") == derived(room), "regalia derive-room"


def test_what_is_declared_holds_in_every_position(room: Room) -> None:
    part = room.optional("derived")
    for game in play_randomly(Game(room), random.seeded(4), 200) if part else ():
        assert part is None or part.misfit(game.params, game.state) == -1, game.position
