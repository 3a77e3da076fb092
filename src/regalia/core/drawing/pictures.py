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
    possible = ["A1-A2"]    actions that can be taken there
    refused = { A2-A1 = "UR-16" }   actions that a rule forbids there
    where = { orientation = "lengthwise" }   options without which the picture means nothing

At a table with house rules or a board of its own (`table_rules.other_rules`) a picture is drawn
with these options.  What stands on a square with a role (a rosette) stands on the square that has
it on that board, where the picture would else be false.  Where it is false in any case - it cannot
be played, or what it shows is not possible, or not refused - it is left out.

Every room has `start`, and `cover` for its box: left out, they are where a game begins.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import atan2, cos, hypot, sin
from typing import Any, NamedTuple

from msgspec.structs import replace

from regalia.core.card import Options, shown
from regalia.core.contract import SPECTATOR
from regalia.core.drawing.flat import flat
from regalia.core.drawing.scene import WIDE, Item, Scene, Tray
from regalia.core.drawing.svg import number, svg
from regalia.core.errors import BadOption, RegaliaError, says
from regalia.core.game import Game
from regalia.core.room import Room

MARK, CASING = "var(--carnelian)", "var(--ivory)"
KEYS = {"options", "position", "play", "seat", "rings", "arrows", "crop", "shape"}
CONDITIONS = {"possible", "refused", "where"}
BOOK: Options = {}  # no option by which a table's rules or board are not the book's


class TablePicture(NamedTuple):
    """A picture as it is true at a table."""

    told: dict[str, Any]
    squares: Mapping[str, str]  # for each square of the book's board, the one that is meant

    def renamed(self, text: str) -> str:
        """A text with the squares that are meant."""
        return re.sub(r"\w+", lambda word: self.squares.get(word[0], word[0]), text)


def names(room: Room) -> list[str]:
    return list(_pictures(room))


def picture(
    room: Room,
    name: str,
    language: str = "en",
    theme: str = "",
    shape: str = WIDE,
    others: Options = BOOK,
) -> str:
    """A picture by its name, as SVG; `theme` is `light`, `dark`, or as whoever looks prefers.

    It lies as the board does in that shape, unless the picture has a shape of its own.  `others`
    are the options by which a table's rules or board are not the book's.
    """
    found = at_table(room, name, others)
    if found is None:
        raise RegaliaError(says("no-picture", game=room.short_name, name=shown(name)))
    return _drawn(room, name, language, theme, shape, _key(others))


def at_table(room: Room, name: str, others: Options) -> TablePicture | None:
    """A picture with those options; None if there is none, or it would be false."""
    return _at_table(room, name, _key(others)) if name in _pictures(room) else None


def _key(others: Options) -> str:
    return json.dumps(others) if others else ""


@lru_cache(maxsize=512)
def _at_table(room: Room, name: str, key: str) -> TablePicture | None:
    told: dict[str, Any] = _pictures(room)[name]
    if not key:
        return TablePicture(told, {})
    others = json.loads(key)
    usual = room.card.read({})
    for option, value in told.get("where", {}).items():
        if others.get(option, usual[option]) != value:
            return None
    told = {**told, "options": {**others, **told.get("options", {})}}
    try:
        options = room.card.read(told["options"])
    except BadOption:  # a house rule that is none for this picture's players, say
        return TablePicture(_pictures(room)[name], {})
    for squares in _squares(room, options, told):
        found = TablePicture(_moved(room, told, squares), squares)
        if _true(room, found.told):
            return found
    return None


def _squares(room: Room, options: Options, told: dict[str, Any]) -> Iterator[Mapping[str, str]]:
    """The squares as they are, if all that is pointed at keeps its role; then by their roles."""
    own = room.own_board
    moved = {} if own is None else own.by_role(options)
    pointed_at = re.findall(r"\w+", " ".join(told.get("rings", ())))
    if all(moved.get(word, word) == word for word in pointed_at):
        yield {}
    if moved:
        yield moved


def _moved(room: Room, told: dict[str, Any], squares: Mapping[str, str]) -> dict[str, Any]:
    if not squares or room.own_board is None:
        return told
    renamed = TablePicture(told, squares).renamed
    lists = ("play", "rings", "arrows", "crop", "possible")
    found = {**told, **{name: [*map(renamed, told[name])] for name in lists if name in told}}
    if "position" in told:
        found["position"] = room.own_board.moved(told["position"], squares)
    refused = told.get("refused", {})
    return {**found, "refused": {renamed(text): rule for text, rule in refused.items()}}


def _true(room: Room, told: dict[str, Any]) -> bool:
    """Tell if a picture can be played, and is then what it says."""
    try:
        game = _game(room, told)
    except RegaliaError:
        return False
    if any(game.refusal(text) for text in told.get("possible", ())):
        return False
    for text, rule in told.get("refused", {}).items():
        problem = game.refusal(text)
        if problem is None or problem.rule != rule:
            return False
    return True


def beginning(
    room: Room, options: Options, language: str = "en", theme: str = "", shape: str = WIDE
) -> str:
    """A picture of where a game with these options begins."""
    scene = _scene(room, {"options": options, "shape": shape}, language)
    return svg(flat(scene) if not scene.items else scene, room.looks, theme)


@lru_cache(maxsize=512)
def _drawn(room: Room, name: str, language: str, theme: str, shape: str, key: str) -> str:
    found = _at_table(room, name, key)
    told = found.told if found else {}
    if unknown := set(told) - KEYS - CONDITIONS:
        raise ValueError(f"picture {name}: unknown {', '.join(sorted(unknown))}")
    scene = _cropped(_scene(room, {"shape": shape, **told}, language), told.get("crop", ()))
    named = {*told.get("rings", ()), *" ".join(told.get("arrows", ())).split()}
    if not scene.items:
        scene = flat(scene)
    elif named - {item.id for item in scene.items}:  # something beside the board is pointed at
        scene = flat(replace(scene, trays=_pointed_at(scene, named), meters=()))
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
    told = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    start = told.get("start", {})
    return {"start": start, "cover": start, **told}


def _game(room: Room, told: dict[str, Any]) -> Game:
    game = Game(room, told.get("options", {}), told.get("position"))
    for text in told.get("play", ()):
        seat, colon, rest = text.partition(":")
        if seat.isdigit() and colon:  # who acts where several may: 1:declare:4
            game.play(rest, int(seat))
        else:
            game.play(text)
    return game


def _scene(room: Room, told: dict[str, Any], language: str) -> Scene:
    game = _game(room, told)
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
        replace(item, x=item.x - left, y=item.y - top)
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
