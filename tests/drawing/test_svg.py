"""Scenes as SVG."""

import re
import xml.etree.ElementTree as Tree

import pytest
from support.scenes import LOOKS, everything, real

from regalia.core.scene import Item, Scene
from regalia.core.svg import svg
from regalia.core.svg.shapes import DETAILS, MARKS, PIECES, SUITS

SVG = "{http://www.w3.org/2000/svg}"


def things(picture: Tree.Element) -> dict[str, Tree.Element]:
    return {g.attrib["data-id"]: g for g in picture if "data-id" in g.attrib}


def test_every_kind_in_every_look_is_drawn_once_and_well_formed() -> None:
    scene = everything()
    picture = Tree.fromstring(svg(scene))
    ids = [e.attrib["data-id"] for e in picture.iter() if "data-id" in e.attrib]
    assert ids == [item.id for item in scene.items]
    for item in scene.items:
        drawn = things(picture)[item.id]
        if item.look == "gap":
            assert len(drawn) == 1  # its name only: there is nothing to see
        else:
            assert len(drawn) > 1, f"nothing is seen of {item.id}"


def test_names_are_spoken_and_escaped() -> None:
    scene = everything()
    picture = Tree.fromstring(svg(scene))
    assert picture.attrib["role"] == "img"
    assert picture.attrib["aria-label"] == picture.findtext(f"{SVG}title") == scene.title
    described = picture.findtext(f"{SVG}desc") or ""
    for item in scene.items:
        assert things(picture)[item.id].findtext(f"{SVG}title") == item.name
        assert item.name in described


def test_the_same_scene_gives_the_same_text() -> None:
    assert svg(everything()) == svg(everything())


def test_looks_differ_also_without_colour() -> None:
    """What is not the same thing has another shape, not only another colour."""
    scene = everything()
    picture = Tree.fromstring(svg(scene))

    def shape(drawn: Tree.Element) -> list[tuple[str | None, ...]]:
        kept = ("d", "stroke-dasharray", "rx")
        parts = [(e.tag, e.text, *map(e.attrib.get, kept)) for e in drawn.iter()]
        return [part for part in parts if part[0] != f"{SVG}title"]

    for kind, looks in LOOKS.items():
        if kind in ("label", "button", "line"):
            continue
        shapes = {}
        for look in looks.split():
            told = str(shape(things(picture)[f"{kind}-{look}"]))
            assert told not in shapes or {look, shapes[told]} == {"light", "dark"}
            shapes[told] = look


def test_white_black_and_neutral_pieces_have_different_fills() -> None:
    looks = ("white", "black", "neutral")
    items = tuple(Item(c, "piece", 1, 1, f"N:{c}", c) for c in looks)
    picture = Tree.fromstring(svg(Scene("", 2, 2, items)))
    fills = [
        {e.attrib["fill"] for e in things(picture)[c].iter() if "fill" in e.attrib} for c in looks
    ]
    assert all(a != b for i, a in enumerate(fills) for b in fills[:i])


def test_nothing_is_fetched_run_or_needed_from_elsewhere() -> None:
    text = svg(everything())
    for word in ("<script", "href", "url(", "<style", "<image", "<foreignObject", "@import"):
        assert word not in text
    assert not re.search(r"<[^>]* on\w+=", text)
    assert text.count("http") == 1  # the name space


def test_a_token_shows_the_value_that_its_glyph_tells() -> None:
    with_value = Item("t", "piece", 1, 1, "token:Q", "queen", "Q7")
    text = svg(Scene("", 2, 2, (with_value,)))
    assert ">7</text>" in text
    assert "</text>" not in svg(Scene("", 2, 2, (with_value._replace(glyph="Q"),)))


def test_a_card_under_a_piece_shows_its_corners_only() -> None:
    card = Item("c", "card", 1, 1, "KH", "king of hearts")
    king = Item("k", "piece", 1, 1, "K:white", "king")
    alone = things(Tree.fromstring(svg(Scene("", 2, 2, (card,)))))["c"]
    covered = things(Tree.fromstring(svg(Scene("", 2, 2, (card, king)))))["c"]
    assert len(covered) == len(alone) - 1
    assert [e.text for e in covered.iter(f"{SVG}text")] == ["K", "K"]


def test_a_long_label_is_made_small_enough_for_its_place() -> None:
    def size(words: str) -> float:
        item = Item("l", "label", 2, 1, "plain", words, words, 4, 0.5)
        found = Tree.fromstring(svg(Scene("", 4, 2, (item,)))).find(f".//{SVG}text")
        assert found is not None
        return float(found.attrib["font-size"])

    assert size("short") == 26
    assert size("x" * 80) * 80 * 0.5 <= 400


def test_the_shapes_are_complete() -> None:
    assert set(PIECES) == set(DETAILS) == set("KQRBNP")
    assert set(SUITS) == set("SHDC")
    assert len(set(MARKS)) == 4


@pytest.mark.parametrize("part", range(4))
def test_real_scenes_are_well_formed_and_hold_every_item(part: int) -> None:
    for number, (name, scene) in enumerate(real()):
        if number % 4 == part:
            picture = Tree.fromstring(svg(scene))
            assert list(things(picture)) == [item.id for item in scene.items], name
