"""Scenes to draw: one with everything that a scene can hold, and real ones of every room."""

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from regalia import games
from regalia.core.contract import SPECTATOR
from regalia.core.drawing.scene import SHAPES, TEXTS, Item, Scene
from regalia.kit.playing import random_games
from regalia.looks import Look, Looks

HOUSE = Looks()
WORDS = {"label": TEXTS, "line": ("path",)}


def kind_of(look: Look) -> str:
    """A kind of thing that can have this look."""
    if look.name.startswith("die"):
        return "die"
    if "under" in look.symbols or not look.view_box:
        return "cell"
    return "card" if look.view_box == "0 0 100 140" else "piece"


def everything() -> Scene:
    """Every look of the house, and all kinds of words."""
    looks = [(kind_of(look), name) for name, look in HOUSE.known.items()]
    items = [
        _item(kind, name, 0.5 + number % 20, 0.5 + number // 20)
        for number, (kind, name) in enumerate(looks)
    ]
    row = len(looks) / 20 + 2
    for kind, words in WORDS.items():
        for column, look in enumerate(words):
            items.append(replace(_item(kind, look, 2.0 + 4 * column, row), width=4.0))
        row += 1
    items[3] = replace(items[3], turn=90)
    return Scene('Everything & "more" <than that>', 20, row, tuple(items))


def _item(kind: str, look: str, x: float, y: float) -> Item:
    words = f"{kind} <{look}> & more"
    glyph = {"label": words, "cell": "", "line": ""}.get(kind, "ab")
    return Item(f"{kind}-{look}", kind, x, y, look, words, glyph)


def real(most: int = 60) -> Iterator[tuple[str, Scene, Looks]]:
    """Scenes of all rooms, as their games go on, for those who play and who watch."""
    for name in games.names():
        room = games.room(name)
        say = room.words().say
        for number, game in enumerate(random_games(room, 2, most)):
            if number % 7 == 0 or game.over:
                names = [say(f"seat-{seat}") for seat in range(game.seats)]
                for seat, shape in product((0, SPECTATOR), SHAPES):
                    scene = room.scene.scene(game.params, game.view(seat), say, names, shape)
                    yield name, scene, room.looks
