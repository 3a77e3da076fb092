"""Scenes to draw: one with everything that a scene can hold, and real ones of every room."""

from collections.abc import Iterator
from itertools import product

from regalia import games
from regalia.core.contract import SPECTATOR
from regalia.core.scene import SHAPES, Item, Scene
from support.playing import random_games

LOOKS = {
    "cell": "light dark plain rosette entrance royal ishtar marduk start gap dark-outline tray",
    "piece": "K:white Q:black R:neutral B:white N:black P:neutral disc:0 disc:1 disc:2 disc:3 "
    "gambit:0 gambit:1 gambit:2 gambit:3 unit:K:0 unit:N:1 unit:Z:0 token:K token:P",
    "card": "7H TS AD KC QH JS 2C XX back:0 back:1 back:2 back:3 move:B move:N label:FOOT",
    "die": "gold silver blank",
    "label": "plain title small",
    "button": "plain",
    "line": "path",
}


def everything() -> Scene:
    """Every kind in every look, one row a kind."""
    items = []
    for row, (kind, looks) in enumerate(LOOKS.items()):
        for column, look in enumerate(looks.split()):
            words = f"{kind} <{look}> & more"
            glyph = {"label": words, "button": "Roll & <see>", "card": ""}.get(kind, "ab"[:2])
            x = 2.0 + 4 * column if kind == "label" else 0.5 + column
            wide = 4.0 if kind in ("label", "button") else 1.0
            item = Item(f"{kind}-{look}", kind, x, 0.5 + row, look, words, glyph, wide)
            items.append(item._replace(glyph="" if kind in ("cell", "line") else glyph))
    items[3] = items[3]._replace(turn=90)
    return Scene('Everything & "more" <than that>', 20, 8, tuple(items))


def real(most: int = 60) -> Iterator[tuple[str, Scene]]:
    """Scenes of all rooms, as their games go on, for those who play and who watch."""
    for name in games.names():
        room = games.room(name)
        say = room.words().say
        for number, game in enumerate(random_games(room, 2, most)):
            if number % 7 == 0 or game.over:
                names = [say(f"seat-{seat}") for seat in range(game.seats)]
                for seat, shape in product((0, SPECTATOR), SHAPES):
                    yield name, room.scene.scene(game.params, game.view(seat), say, names, shape)
