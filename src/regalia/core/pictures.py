"""Pictures of a room's rules page, drawn by the program in any language.

`data/pictures.toml` of a room has a table for each picture; all keys can be left out:

    [mastery]
    options = { … }         of the game
    position = "…"          where it begins, if not at the start (a text, or a table)
    play = ["roll:gs", …]   what is played then
    seat = 0                whose view it is; a spectator's if left out
    rings = ["A1", …]       things in the scene with a ring around them
    arrows = ["A1 A2", …]   from one thing to another, over others if there are more
    crop = ["a1", "h8"]     only what lies between these things
    shape = "tall"          how the scene is laid out; as the board lies if left out

A room without the file has one picture, `start`.
"""

import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import atan2, cos, hypot, sin
from typing import Any

from regalia.core.card import shown
from regalia.core.contract import SPECTATOR
from regalia.core.errors import RegaliaError, says
from regalia.core.flat import flat
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.scene import WIDE, Item, Scene, Tray
from regalia.core.svg import number, svg

MARK, CASING = "var(--carnelian)", "var(--ivory)"
KEYS = {"options", "position", "play", "seat", "rings", "arrows", "crop", "shape"}


def names(room: Room) -> list[str]:
    return list(_pictures(room))


def picture(room: Room, name: str, language: str = "en", theme: str = "", shape: str = WIDE) -> str:
    """A picture by its name, as SVG; `theme` is `light`, `dark`, or as whoever looks prefers.

    It lies as the board does in that shape, unless the picture has a shape of its own.
    """
    if name not in _pictures(room):
        raise RegaliaError(says("no-picture", game=room.says("name"), name=shown(name)))
    return _drawn(room, name, language, theme, shape)


@lru_cache(maxsize=512)
def _drawn(room: Room, name: str, language: str, theme: str, shape: str) -> str:
    told = _pictures(room)[name]
    if unknown := set(told) - KEYS:
        raise ValueError(f"picture {name}: unknown {', '.join(sorted(unknown))}")
    scene = _cropped(_scene(room, {"shape": shape, **told}, language), told.get("crop", ()))
    named = {*told.get("rings", ()), *" ".join(told.get("arrows", ())).split()}
    if not scene.items:
        scene = flat(scene)
    elif named - {item.id for item in scene.items}:  # something beside the board is pointed at
        scene = flat(scene._replace(trays=_pointed_at(scene, named), meters=()))
    things = {item.id: item for item in scene.items}
    marks = [_ring(things[thing]) for thing in told.get("rings", ())]
    for way in told.get("arrows", ()):
        marks += _arrow([things[thing] for thing in way.split()])
    return svg(scene, room.looks, theme, marks)


def _pointed_at(scene: Scene, named: set[str]) -> tuple[Tray, ...]:
    return tuple(
        tray for tray in scene.trays if named & {tray.id, *(item.id for item in tray.items)}
    )


@lru_cache(maxsize=64)
def _pictures(room: Room) -> dict[str, dict[str, Any]]:
    file = room.folder / "data" / "pictures.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {"start": {}}


def _scene(room: Room, told: dict[str, Any], language: str) -> Scene:
    game = Game(room, told.get("options", {}), told.get("position"))
    for text in told.get("play", ()):
        seat, colon, rest = text.partition(":")
        if seat.isdigit() and colon:  # who acts where several may: 1:declare:4
            game.play(rest, int(seat))
        else:
            game.play(text)
    say = room.words(language).say
    sides = [say(f"seat-{seat}") for seat in range(game.seats)]
    view = game.view(told.get("seat", SPECTATOR))
    scene: Scene = room.drawn(game.params, view, say, sides, told["shape"])
    return scene


def _cropped(scene: Scene, corners: Sequence[str]) -> Scene:
    """The part of a scene between some of its things; all of it if none are named."""
    ends = [item for item in scene.items if item.id in corners]
    if not ends:
        return scene
    left = min(item.x - item.width / 2 for item in ends)
    right = max(item.x + item.width / 2 for item in ends)
    top = min(item.y - item.height / 2 for item in ends)
    bottom = max(item.y + item.height / 2 for item in ends)
    inside = tuple(
        item._replace(x=item.x - left, y=item.y - top)
        for item in scene.items
        if left < item.x < right and top < item.y < bottom
    )
    return Scene(scene.title, right - left, bottom - top, inside)


def _ring(item: Item) -> str:
    size = 100 * max(item.width, item.height) * (0.46 if item.kind == "cell" else 0.56)
    place = f'cx="{number(100 * item.x)}" cy="{number(100 * item.y)}" r="{number(size)}"'
    ring = f'<circle {place} fill="none" stroke-width="{{}}" stroke="{{}}"/>'
    return ring.format(12, CASING) + ring.format(7, MARK)


def _arrow(items: list[Item]) -> Iterator[str]:
    """A line through the middles of things, with a head that ends a little before the last."""
    points = [(100 * item.x, 100 * item.y) for item in items]
    (x, y), (to_x, to_y) = points[-2:]
    way = atan2(to_y - y, to_x - x)
    short = min(14, hypot(to_x - x, to_y - y) / 4)
    tip = (to_x - short * cos(way), to_y - short * sin(way))
    head = [(tip[0] - 34 * cos(way + turn), tip[1] - 34 * sin(way + turn)) for turn in (0.5, -0.5)]
    neck = (tip[0] - 24 * cos(way), tip[1] - 24 * sin(way))
    line = "M" + "L".join(_point(*point) for point in [*points[:-1], neck])
    wings = "M" + "L".join(_point(*point) for point in (tip, *head)) + "Z"
    for width, colour, edge in ((17, CASING, 6), (10, MARK, 0)):
        yield f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        yield f'<path d="{wings}" fill="{colour}" stroke="{colour}" stroke-width="{edge}"/>'


def _point(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"
