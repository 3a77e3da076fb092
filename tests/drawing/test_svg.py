"""Scenes as SVG."""

import re
import xml.etree.ElementTree as Tree
from pathlib import Path

import pytest
from msgspec.structs import replace
from support.scenes import HOUSE, everything, real

from regalia import games
from regalia.core.drawing.plain_svg import alone
from regalia.core.drawing.scene import Item, Scene
from regalia.core.drawing.svg import svg
from regalia.looks import Looks

MARKS = {"Answers", "Marks", "Trails", "Throw"}  # what the page draws by itself
SVG = "{http://www.w3.org/2000/svg}"


def things(picture: Tree.Element) -> dict[str, Tree.Element]:
    return {g.attrib["data-id"]: g for g in picture if "data-id" in g.attrib}


def placed(item: Item, *others: Item) -> str:
    """The symbol that is placed for a thing."""
    picture = Tree.fromstring(svg(Scene("", 9, 9, (item, *others)), HOUSE))
    use = things(picture)[item.id].find(f"{SVG}use")
    assert use is not None
    return use.attrib["href"].removeprefix("#")


def test_every_look_is_placed_once_and_its_symbol_is_in_the_picture() -> None:
    scene = everything()
    picture = Tree.fromstring(svg(scene, HOUSE))
    ids = [e.attrib["data-id"] for e in picture.iter() if "data-id" in e.attrib]
    assert ids == [item.id for item in scene.items]
    symbols = {e.attrib["id"] for e in picture.iter(f"{SVG}symbol")}
    for use in picture.iter(f"{SVG}use"):
        target = use.attrib["href"].removeprefix("#")
        assert target in symbols or "/" in target, target


def test_a_picture_brings_only_what_it_places() -> None:
    king = Item("k", "piece", 1, 1, "king:white", "king")
    picture = Tree.fromstring(svg(Scene("", 2, 2, (king,)), HOUSE))
    assert [e.attrib["id"] for e in picture.iter(f"{SVG}symbol")] == ["look.king"]


def test_a_letter_on_a_look_has_the_colours_of_the_look(tmp_path: Path) -> None:
    """The colours are there in a picture of the page, and in print, which knows no variables."""
    folder = tmp_path / "cellar" / "looks"
    folder.mkdir(parents=True)
    sign = '<text data-glyph="" font-size="38" fill="var(--sign)">?</text>'
    box = 'xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"'
    (folder / "coin.svg").write_text(f"<svg {box}>{sign}</svg>")
    (folder / "colours.css").write_text(".paint-copper { --sign: #b87333 }")
    looks = Looks(folder)
    coin = Item("c", "piece", 1, 1, "coin:copper", "coin", "7")
    picture = Tree.fromstring(svg(Scene("", 2, 2, (coin,)), looks))
    painted = things(picture)["c"].find(f"{SVG}svg")
    assert painted is not None and painted.attrib["class"] == "paint-copper"
    printed = Tree.fromstring(alone("coin:copper", looks, "7")).iter(f"{SVG}text")
    assert [one.attrib["fill"] for one in printed if one.text == "7"] == ["#b87333"]


def test_names_are_spoken_and_escaped() -> None:
    scene = everything()
    picture = Tree.fromstring(svg(scene, HOUSE))
    assert picture.attrib["role"] == "img"
    assert picture.attrib["aria-label"] == picture.findtext(f"{SVG}title") == scene.title
    described = picture.findtext(f"{SVG}desc") or ""
    for item in scene.items:
        assert things(picture)[item.id].findtext(f"{SVG}title") == item.name
        assert item.name in described


def test_the_same_scene_gives_the_same_text() -> None:
    assert svg(everything(), HOUSE) == svg(everything(), HOUSE)


def test_nothing_is_fetched_run_or_needed_from_elsewhere() -> None:
    text = svg(everything(), HOUSE)
    for word in ("<script", "<image", "<foreignObject", "@import", "data:"):
        assert word not in text
    assert not re.search(r'href="(?!#)', text) and not re.search(r"url\((?!#)", text)
    assert not re.search(r"<[^>]* on\w+=", text)
    assert text.count("http") == 1  # the name space


def test_a_picture_follows_day_and_night_unless_one_is_wished() -> None:
    scene = Scene("", 1, 1, ())
    day, night, either = (svg(scene, HOUSE, theme) for theme in ("light", "dark", ""))
    assert "--sheet: #f5eddc" in day and "--sheet: #262130" not in day
    assert "--sheet: #262130" in night and "--sheet: #f5eddc" not in night
    before, _, after = either.partition("@media (prefers-color-scheme: dark)")
    assert "--sheet: #f5eddc" in before and "--sheet: #262130" in after
    for text in (day, night, either):
        assert "light-dark" not in text


def test_a_look_that_is_not_there_is_its_glyph_on_a_disc() -> None:
    strange = Item("s", "piece", 1, 1, "no-such-look", "a thing", "<&>")
    picture = Tree.fromstring(svg(Scene("", 2, 2, (strange,)), HOUSE))
    drawn = things(picture)["s"]
    assert placed(strange) == placed(replace(strange, look="king:polka-dots")) == "look.unknown"
    assert [text.text for text in drawn.iter(f"{SVG}text")] == ["<&>"]
    assert placed(replace(strange, look="king:white")) == "look.king"


def test_a_unit_of_a_file_shows_its_letter_on_its_plate() -> None:
    looks = games.room("battles").looks
    hostile = Item("u", "piece", 1, 1, "unit-1", "a unit", '"<')
    picture = Tree.fromstring(svg(Scene("", 2, 2, (hostile,)), looks))
    assert [text.text for text in things(picture)["u"].iter(f"{SVG}text")] == ['"<']
    small = svg(Scene("", 2, 2, (replace(hostile, glyph="d"),)), looks)
    assert ">D</text>" in small


def test_a_card_gives_way_to_a_piece_and_to_little_room() -> None:
    card = Item("c", "card", 1, 1, "KH", "king of hearts")
    king = Item("k", "piece", 1.1, 1.1, "king:white", "king")
    assert placed(card) == "look.KH"
    assert placed(card, king) == "look.KH:covered"
    assert placed(replace(card, width=0.6, height=0.84)) == "look.KH:small"


def test_squares_lie_on_wood_below_everything_else() -> None:
    items = (
        Item("a", "cell", 1, 1, "light", "a"),
        Item("t", "cell", 3, 1, "tray", "a tray"),
    )
    text = svg(Scene("", 4, 2, items), HOUSE)
    assert text.count('href="#look.light:under"') == 1
    assert text.index('href="#look.light:under"') < text.index('href="#look.light"')
    assert "look.tray:under" not in text


def test_a_long_label_is_made_small_enough_for_its_place() -> None:
    def size(words: str) -> float:
        item = Item("l", "label", 2, 1, "plain", words, words, 4, 0.5)
        found = Tree.fromstring(svg(Scene("", 4, 2, (item,)), HOUSE)).find(f".//{SVG}text")
        assert found is not None
        return float(found.attrib["font-size"])

    assert size("short") == 26
    assert size("x" * 80) * 80 * 0.5 <= 400


@pytest.mark.parametrize("part", range(4))
def test_real_scenes_are_well_formed_and_hold_every_item(part: int) -> None:
    for number, (name, scene, looks) in enumerate(real()):
        if number % 4 == part:
            picture = Tree.fromstring(svg(scene, looks))
            assert list(things(picture)) == [item.id for item in scene.items], name


def test_no_shape_of_a_thing_is_written_into_the_page() -> None:
    """The page places the symbols of the files: the only path that it draws is a straight line, but
    for marks and trails over the board, and what covers dice, which are no things."""
    board = Path(__file__).parents[2] / "web" / "src" / "board"
    texts = [file.read_text("utf-8") for file in board.rglob("*.*") if file.stem not in MARKS]
    paths = [path for text in texts for path in re.findall(r"<(?:path|polygon|circle)[^>]*", text)]
    assert len(texts) > 10 and [path.split('"')[1] for path in paths] == ["M0 0l{width} {height}"]
