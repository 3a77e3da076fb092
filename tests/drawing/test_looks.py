"""Looks of things: files, a composed pack, and the sprite that is made of them."""

import re
import xml.etree.ElementTree as Tree
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from support.scenes import HOUSE

from regalia import games
from regalia.boards.cards import NAMES
from regalia.looks import BadLook, Look, Looks
from regalia.looks.colours import paints, themed

SVG = "{http://www.w3.org/2000/svg}"
ROOM = 'xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"'


def room_with(folder: Path, **files: str) -> Path:
    looks = folder / "cellar" / "looks"
    looks.mkdir(parents=True, exist_ok=True)
    for name, inside in files.items():
        (looks / f"{name}.svg").write_text(f"<svg {ROOM}>{inside}</svg>")
    return looks


@cache
def symbols(looks: Looks) -> dict[str, Tree.Element]:
    return {one.attrib["id"]: one for one in Tree.fromstring(looks.sprite) if "id" in one.attrib}


@pytest.mark.parametrize("name", games.names())
def test_the_sprite_of_a_room_has_every_id_once_and_places_nothing_that_is_not_there(
    name: str,
) -> None:
    sprite = Tree.fromstring(games.room(name).looks.sprite)
    ids = [one.attrib["id"] for one in sprite.iter() if "id" in one.attrib]
    assert len(set(ids)) == len(ids)
    for use in sprite.iter(f"{SVG}use"):
        assert use.attrib["href"].removeprefix("#") in ids
    assert not [*sprite.iter(f"{SVG}style"), *sprite.iter(f"{SVG}script")]


def test_the_sprite_is_the_same_for_ever_and_its_digest_follows_it(tmp_path: Path) -> None:
    one, same = (Looks(room_with(tmp_path, star="<circle r='9'/>")) for _ in range(2))
    assert one.sprite == same.sprite and one.digest == same.digest
    other = Looks(room_with(tmp_path, star="<circle r='8'/>"))
    assert other.digest != one.digest


def test_every_colour_that_a_look_uses_is_there_by_day_and_by_night() -> None:
    for name in games.names():
        looks = games.room(name).looks
        used = set(re.findall(r"var\((--[\w-]+)\)", looks.sprite))
        told = set(re.findall(r"(--[\w-]+):", looks.css))
        assert used <= told, name
        classes = set(re.findall(r'class="paint-([\w-]+)"', looks.sprite))
        assert classes <= looks.paints, name


def test_a_room_brings_looks_of_its_own_made_of_the_houses(tmp_path: Path) -> None:
    folder = room_with(tmp_path, star="<use href='#king'/>", king="<circle id='a' r='9'/>")
    looks = Looks(folder)
    found = symbols(looks)
    assert looks.known["star"].id == "look.cellar.star"
    (use,) = found["look.cellar.star"]
    assert use.attrib["href"] == "#look.cellar.king"  # its own king, here and in its scenes
    assert looks.known["king"].id == "look.cellar.king"
    assert "look.king" in found  # what the house is made of stays as it was
    assert Looks(tmp_path / "bare" / "looks").known.keys() == HOUSE.known.keys()


def test_ids_of_one_file_are_not_taken_for_those_of_another(tmp_path: Path) -> None:
    shape = "<defs><g id='shape'><circle r='{}'/></g></defs><use href='#shape'/>"
    painted = "<clipPath id='cut'><circle r='3'/></clipPath><g clip-path='url(#cut)'/>"
    folder = room_with(tmp_path, one=shape.format(1), two=shape.format(2) + painted)
    text = Looks(folder).sprite
    for name in ("one", "two"):
        assert f'id="look.cellar.{name}/shape"' in text
        assert f'href="#look.cellar.{name}/shape"' in text
    assert 'clip-path="url(#look.cellar.two/cut)"' in text


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ("<script/>", "<script>"),
        ("<style/>", "<style>"),
        ("<foreignObject/>", "<foreignObject>"),
        ("<image/>", "<image>"),
        ("<g onclick='alert(1)'/>", "onclick"),
        ("<g style='fill: red'/>", "fill=…"),
        ("<use href='#nobody'/>", "#nobody"),
        ("<g xmlns:ink='urn:ink' ink:label='layer 1'/>", "urn:ink"),
        ("<use href='https://example.org/x.svg#a'/>", "example.org"),
        ("<g fill='url(#nothing)'/>", "nothing"),
        ("<g", "well-formed"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_by_its_name(
    tmp_path: Path, inside: str, said: str
) -> None:
    with pytest.raises(BadLook, match="star") as problem:
        Looks(room_with(tmp_path, star=inside))
    assert said in str(problem.value)


def test_a_look_is_a_name_and_colours_that_there_are() -> None:
    found = HOUSE.find("king:white")
    assert found and found[0].name == "king" and found[1] == "paint-white"
    assert HOUSE.find("king") and HOUSE.find("7H")
    for wrong in ("", "king:", "king:polka", "King", "king.svg", "../king", "king:white:0"):
        assert HOUSE.find(wrong) is None


def test_colours_have_a_day_and_a_night() -> None:
    css = "/* : */ .looks { --a: light-dark(#fff, rgb(0 0 0 / 5%)); --b: red }"
    assert themed(css, "light") == ".looks{--a: #fff;--b: red}\n"
    assert themed(css, "dark") == ".looks{--a: rgb(0 0 0 / 5%);--b: red}\n"
    night = "@media (prefers-color-scheme: dark) {\n.looks{--a: rgb(0 0 0 / 5%)}\n}\n"
    assert themed(css) == ".looks{--a: #fff;--b: red}\n" + night
    assert paints(".paint-a { --x: 1 } /* .paint-b */ .paint-c-d {}") == {"a", "c-d"}


# ---------------------------------------------------------------------------- what is drawn


def made_of(looks: Looks, symbol: str) -> list[tuple[object, ...]]:
    """A drawing without its colours: shapes and where they are."""
    found = symbols(looks)
    kept = ("d", "r", "cx", "cy", "x", "y", "width", "height", "rx", "stroke-dasharray", "href")
    return [(one.tag, *map(one.attrib.get, kept)) for one in found[symbol].iter()][1:]


def test_there_are_fifty_four_cards_and_each_has_its_own_shape() -> None:
    assert len(set(NAMES)) == 53  # the two jokers look alike
    for part in ("", ":covered", ":small", ":tiny"):
        drawn = [str(made_of(HOUSE, f"look.{name}{part}")) for name in NAMES]
        assert len(set(drawn)) == 53, part


@pytest.mark.parametrize(("rank", "count"), [(str(n), n) for n in range(2, 10)] + [("T", 10)])
def test_a_card_has_as_many_pips_as_its_rank_says(rank: str, count: int) -> None:
    suits = [use for use in made_of(HOUSE, f"look.{rank}D") if use[-1] == "#look.suit-diamonds"]
    assert len(suits) == count + 1  # and one in the index


def test_indices_stand_upright_in_the_upper_left_corner() -> None:
    found = symbols(HOUSE)
    for name in NAMES[:52]:
        rank = f"#look.rank-{name[0].replace('T', '10').lower()}"
        uses = list(found[f"look.{name}"].iter(f"{SVG}use"))
        corner = uses[1].attrib
        assert corner["href"] == rank and float(corner["x"]) < 10 and float(corner["y"]) < 10
        (opposite,) = [one for one in found[f"look.{name}"].iter() if "transform" in one.attrib]
        assert opposite.attrib["transform"] == "rotate(180 50 70)"  # upside down, in the other one
        assert [one.attrib["href"] for one in opposite] == [rank]


@pytest.mark.parametrize("face", range(1, 7))
def test_dice_have_faces_from_one_to_six(face: int) -> None:
    pips = [one for one in made_of(HOUSE, f"look.die-{face}") if str(one[0]).endswith("circle")]
    assert len(pips) == face and HOUSE.known[f"die-{face}"].sign == str(face)


def test_looks_differ_also_without_colour() -> None:
    """Different things have different shapes, not only different colours."""
    for name in games.names():
        looks = games.room(name).looks
        drawn = {look.name: str(made_of(looks, look.id)) for look in looks.known.values()}
        alike = {
            (one, other) for one, other in combinations(drawn, 2) if drawn[one] == drawn[other]
        }
        grounds = {("dark", "light"), ("ground-black", "ground-red")}
        assert alike <= grounds, name


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pieces_and_indices_stand_out_by_day_and_by_night(theme: str) -> None:
    rules = dict(re.findall(r"(\S+?)\{(.*?)\}", HOUSE.colours(theme)))
    colours = dict(re.findall(r"--([\w-]+): (#\w{6})", rules[".looks"]))
    for ground in ("card", "card-red", "court"):
        for ink in ("suit-red", "suit-black"):
            assert contrast(colours[ground], colours[ink]) >= 4.5, (ground, ink)
    assert contrast(colours["sheet"], colours["ink"]) >= 4.5
    for paint in ("white", "black", "neutral"):
        painted = colours | dict(re.findall(r"--([\w-]+): ([^;}]+)", rules[f".paint-{paint}"]))
        edges = [painted.get(name, "") for name in ("piece", "piece-edge", "halo")]
        for ground in ("maple", "oak", "shell", "sheet"):
            shown = [contrast(colours[ground], edge) for edge in edges if edge.startswith("#")]
            assert max(shown) >= 3, (paint, ground)


def test_parts_that_are_drawn_instead_are_found_in_order() -> None:
    look = Look("a", "look.a", "", (), "", "", dict.fromkeys(("", "covered", "small"), ""))
    assert look.drawn(False, False) == "look.a"
    assert look.drawn(True, True) == "look.a:covered"
    assert look.drawn(False, True) == "look.a:small"
    assert look.drawn(False, True, True) == "look.a:small"
