"""Cards lie lengthwise or crosswise (RB-3): pictures, compass and terminal agree with the rule."""

import re
from collections.abc import Callable
from math import cos, radians, sin
from typing import Any

import pytest

from regalia import games
from regalia.app.rules_pages import rules_page
from regalia.core.drawing import pictures
from regalia.core.drawing.scene import SHAPES, WIDE, Item, Scene, Tray
from regalia.core.drawing.text import plain_text
from regalia.core.errors import says
from regalia.core.game import Game
from regalia.core.table_rules import other_rules, rules_at_table
from regalia.core.words import LANGUAGES
from regalia.games.battles.rules import attacks
from regalia.games.battles.rules.field import SQUARES
from regalia.lab.print.print_and_play import document

At = Callable[..., Any]
KEYS = {"S": "side", "H": "head", "D": "digit", "C": "clear"}  # RB-26
LOOKS = {  # of the compass: where these are, seen from a card that lies like this
    "lengthwise": KEYS,
    "crosswise": {"S": "head", "H": "side", "D": "clear", "C": "digit"},
}


def shown(game: Game, seat: int, shape: str = WIDE) -> Scene:
    say, names = game.room.words().say, ["White", "Black"]
    scene: Scene = game.room.scene.scene(game.params, game.view(seat), say, names, shape)
    return scene


def drawn(scene: Scene) -> Tray:
    """White's initiative card, and the compass."""
    return next(tray for tray in scene.trays if tray.id == "drawn:0")


def size(item: Item) -> tuple[float, float]:
    """Width and height as it lies."""
    return (item.height, item.width) if item.turn % 180 else (item.width, item.height)


@pytest.mark.parametrize("orientation", LOOKS)
def test_the_compass_shows_the_key_and_names_it_by_the_rule(at: At, orientation: str) -> None:
    """RB-3, RB-26: spades are side to side, however cards lie; where the sides are, changes."""
    for suit, key in KEYS.items():
        given = {"hands": ("2C", ""), "initiative": f"K{suit} 3H"}
        game = at("c3=K c4=k", "c3=7H c4=8C", options={"orientation": orientation}, **given)
        scene = shown(game, 0)
        compass = drawn(scene).items[1]
        assert compass.look == f"key-{LOOKS[orientation][suit]}"
        assert compass.name == game.room.words().say(f"key-{key}")
        assert compass.name in [fact.name for fact in scene.facts if compass.id in fact.about]
    joker = at("c3=K c4=k", "c3=7H c4=8C", hands=("2C", ""), initiative="XX 3H")
    assert drawn(shown(joker, 0)).items[1].look == "key-all"


def corner(scene: Scene, square: str) -> tuple[float, float]:
    """The place of the index of a square's card: its upper left corner, as it lies."""
    card = next(item for item in scene.items if item.id == f"card:{square}")
    x, y, angle = -card.width / 2, -card.height / 2, radians(card.turn)
    return card.x + x * cos(angle) - y * sin(angle), card.y + x * sin(angle) + y * cos(angle)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("orientation", LOOKS)
def test_the_picture_lies_as_the_rule_says(at: At, orientation: str, seat: int, shape: str) -> None:
    """RB-3, RB-26: what two cards turn towards each other on the picture, edge or corner with an
    index or without, is what the rule calls key."""
    options = {"orientation": orientation}
    around = "c3=K b2=p b3=r b4=n c4=q"
    field = "c3=7H b2=2C b3=4C b4=6C c4=8C"
    for suit, name in KEYS.items():
        more = {"phase": "attacking", "moved": "c3", "initiative": f"K{suit} 3H"}
        game = at(around, field, options=options, **more)
        scene = shown(game, seat, shape)
        cards = {item.id: item for item in scene.items if item.kind == "card"}
        here = cards["card:c3"]
        for square in ("b2", "b3", "b4", "c4"):
            there = cards[f"card:{square}"]
            right, down = there.x - here.x, there.y - here.y
            if abs(right) > 0.01 and abs(down) > 0.01:
                x, y = corner(scene, "c3")  # the other index is opposite
                towards = (x - here.x) * right * (y - here.y) * down > 0
                told = "digit" if towards else "clear"
            else:
                wide, high = size(here)
                edge = high if abs(right) > 0.01 else wide
                told = "head" if edge == min(wide, high) else "side"
            a, b = SQUARES.index("c3"), SQUARES.index(square)
            key = attacks.in_key(game.params, game.state, a, b)
            assert key == (told == name), (suit, square, told)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("orientation", LOOKS)
def test_a_unit_leaves_the_index_of_its_card_to_be_seen(
    at: At, orientation: str, shape: str
) -> None:
    """The corner with the index is free; squares have marks where both of a card's are."""
    game = at("c3=K c4=k", "c3=7H c4=8C", hands=("2C", ""), options={"orientation": orientation})
    scene = shown(game, 0, shape)
    unit = next(item for item in scene.items if item.id == "unit:c3")
    x, y = corner(scene, "c3")
    assert abs(x - unit.x) > unit.width / 2 or abs(y - unit.y) > unit.height / 2
    cells = [item for item in scene.items if item.kind == "cell"]
    look, sign = ("place", "\\") if orientation == "lengthwise" else ("place-crosswise", "/")
    assert {(cell.look, cell.glyph) for cell in cells} == {(look, sign)}


def test_a_terminal_shows_in_which_corners_the_digits_are(at: At) -> None:
    """RB-3: on the squares, and in the compass."""
    for orientation, sign, other in (("lengthwise", "\\", "/"), ("crosswise", "/", "\\")):
        given = {"hands": ("2C", ""), "options": {"orientation": orientation}}
        game = at("c3=K c4=k", "c3=7H c4=8C", initiative="KD 3D", **given)
        text = re.sub(r"\d+/\d+", "", plain_text(shown(game, 0), game.room.looks))
        assert text.count(sign) > 20 and other not in text


CROSSWISE = {"orientation": "crosswise"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_a_table_say_how_cards_lie(language: str) -> None:
    """RB-3: it is no sentence of the book; the directions are named as they are there."""
    room = games.room("battles")
    options = room.card.read(CROSSWISE)
    assert other_rules(room, options) == CROSSWISE
    page = rules_at_table(room, options, language)
    words = room.words(language).say
    given = {"title": words("option-orientation"), "text": words("value-orientation-crosswise")}
    assert f"**{says('title-of', **given).told(language)}.**" in page
    caption = words("caption-directions-orientation-crosswise")
    assert f"![{caption}](picture:directions)" in page
    assert caption not in rules_at_table(room, room.card.read({}), language)
    assert "picture:directions-crosswise" not in page, "it compares with how they do not lie"


def test_pictures_of_the_rules_and_in_print_show_how_cards_lie() -> None:
    """RB-3: the beginning and the directions are drawn with the option."""
    room = games.room("battles")
    for name in ("start", "directions", "move", "attack"):
        assert pictures.picture(room, name, others=CROSSWISE) != pictures.picture(room, name)
    crosswise = pictures.picture(room, "directions-crosswise")
    assert pictures.picture(room, "directions", others=CROSSWISE) == crosswise
    html = rules_page(room, "en", options='{"orientation": "crosswise"}').html
    assert all("options=" in address for address in re.findall(r'src="([^"]+)"', html))
    usual, turned = (document(room, given, ["rules"]) for given in ({}, CROSSWISE))
    assert usual["sheets"] != turned["sheets"] and usual["pictures"] != turned["pictures"]
