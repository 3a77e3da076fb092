"""Rules pages: the same rules in every language, with pictures, as HTML that is safe."""

import re
import xml.etree.ElementTree as ElementTree

import pytest
from support.ours import OURS

from regalia import games
from regalia.core import pictures
from regalia.core.errors import RegaliaError
from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.server.rules_pages import rules_page

PAGES = [(name, language) for name in games.names() for language in LANGUAGES]
OUR_PAGES = [(name, language) for name, language in PAGES if name in OURS]


def stated(room: Room, language: str) -> list[str]:
    return re.findall(rf"^- ({room.card.prefix}-\d+) ", room.rules_page(language), re.MULTILINE)


def mentioned(page: str) -> list[str]:
    return re.findall(r"\]\(picture:([a-z-]+)\)", page)


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_every_language_has_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    room = games.room(name)
    numbers = stated(room, language)
    assert numbers == stated(room, "en")
    assert numbers == [f"{room.card.prefix}-{n}" for n in range(1, len(numbers) + 1)]
    assert mentioned(room.rules_page(language)) == mentioned(room.rules_page())


@pytest.mark.parametrize(("name", "language"), OUR_PAGES)
def test_a_page_opens_with_the_game_in_short(name: str, language: str) -> None:
    """What it is about, how one plays, how one wins: three short parts, with pictures."""
    first = games.room(name).rules_page(language).split("\n## ")[1]
    _, *parts = first.split("\n### ")
    assert len(parts) == 3 and len(mentioned(first)) >= 2
    told = [line for part in parts for line in part.split("\n")[1:] if not line.startswith("![")]
    assert 80 <= len(" ".join(told).split()) <= 160
    assert games.room(name).card.prefix + "-" not in first, "numbers are for whoever looks them up"


NUMBERED = (
    r"(?i)\b(player|spieler|jugador|joueur|giocatore|speler|gracz|gracza|igralec|igralca) [01]\b"
)


@pytest.mark.parametrize(("name", "language"), OUR_PAGES)
def test_players_are_named_as_people_name_them(name: str, language: str) -> None:
    """By colour or by where they sit: the numbers of seats are for programs."""
    spoken = games.room(name).rules_page(language).split("## For programs")[0]
    assert not re.findall(NUMBERED, spoken)


@pytest.mark.parametrize(("name", "language"), OUR_PAGES)
def test_rules_and_rulings_are_folded_and_the_rest_is_open(name: str, language: str) -> None:
    room = games.room(name)
    page, source = rules_page(room, language), room.rules_page(language)
    html = ElementTree.fromstring(f"<div>{page.html}</div>")
    parts = [one for one in html if one.get("class") == "part"]
    assert len(parts) == len(page.toc) - 1 and all(one.tag == "details" for one in parts)
    inside = {one.get("id") for part in parts for one in part.iter("li")}
    assert set(stated(room, language)) <= inside
    rulings = [one for one in html.iter("details") if one.get("class") == "ruling"]
    ours = source.split("## For programs")[0]
    assert len(rulings) == len(re.findall(r"(?<!\*)\*\((?!\*)", ours)) > 0
    assert all("".join(one[1].itertext()).startswith("(") for one in rulings)
    credit = re.findall(r"(?m)^\*([^*\n]+)\*$", ours)[-1]
    assert ["".join(one.itertext()) for one in html if one.tag == "p"][-1] == credit


def test_pictures_of_ur_lie_as_the_board_does_and_carry_its_letters() -> None:
    room = games.room("ur")
    for shape, lies in (("wide", True), ("tall", False)):
        drawn = pictures.picture(room, "goal", "en", "", shape)
        width, height = map(float, re.findall(r'(?:width|height)="([\d.]+)"', drawn)[:2])
        assert (width > height) is lies
        assert {*"ABC12345678"} <= set(re.findall(r"<text [^>]*>(\w)</text>", drawn))


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_pages_in_other_languages_cite_the_same_rules(name: str, language: str) -> None:
    """Each rule refers to the same other rules as the English one."""
    room = games.room(name)

    def cited(page: str) -> dict[str, list[str]]:
        rules = re.findall(rf"^- ({room.card.prefix}-\d+) (.*(?:\n  .*)*)", page, re.MULTILINE)
        number = re.compile(rf"{room.card.prefix}-\d+")
        return {rule: sorted(set(number.findall(text))) for rule, text in rules}

    assert cited(room.rules_page(language)) == cited(room.rules_page())


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_every_picture_is_drawn(name: str, language: str) -> None:
    room = games.room(name)
    for picture in pictures.names(room):
        drawn = ElementTree.fromstring(pictures.picture(room, picture, language))
        assert drawn.tag.endswith("svg")
    assert set(mentioned(room.rules_page(language))) <= set(pictures.names(room))
    if (room.folder / "data" / "pictures.toml").exists():
        idle = set(pictures.names(room)) - set(mentioned(room.rules_page())) - {"cover"}
        assert idle == set(), "a picture that no page shows"


def test_a_picture_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RegaliaError):
        pictures.picture(games.room("ur"), "../../secret")


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_the_page_has_an_anchor_for_every_rule_and_links_to_none_else(
    name: str, language: str
) -> None:
    room = games.room(name)
    told = rules_page(room, language)
    anchors = set(re.findall(r' id="([^"]+)"', told.html))
    assert set(stated(room, language)) <= anchors
    assert {entry.id for entry in told.toc} <= anchors
    assert all(target in anchors for target in re.findall(r'href="#([^"]+)"', told.html))
    assert not re.search(r'href="(?!#)', told.html)
    for address in re.findall(r'src="([^"]+)"', told.html):
        assert address.startswith(f"/api/games/{name}/picture.svg?picture=")
        assert address.endswith(f"language={language}")
    assert "For programs" not in told.html and "picture:" not in told.html
    assert told.title == room.words(language).say("name")


class Written(Room):
    """Ur with a page that says what a test wants."""

    def __init__(self, page: str) -> None:
        super().__init__("regalia.games.ur")
        self.page = page

    def rules_page(self, language: str = "en") -> str:
        return self.page


def test_no_html_scripts_or_foreign_pictures_pass() -> None:
    page = (
        "# Title\n\n## <b>Bold</b>\n- UR-1 <script>alert(1)</script> and UR-2, UR-99\n"
        "- UR-2 <img src=x onerror=y>\n\n![x](https://example.org/x.png)\n\n"
        "[away](https://example.org) [worse](javascript:alert(1))\n\n"
        '![a "b" <c>](picture:start)\n'
    )
    html = rules_page(Written(page), "en").html
    assert "<script" not in html and "<b>" not in html and "<img src=x" not in html
    assert "example.org" not in html and "javascript:" not in html.replace("(javascript:", "")
    assert '<a href="#UR-2"' in html and "#UR-99" not in html
    assert html.count("<img ") == 1 and "&lt;c&gt;" in html


WITH_FACTS = [name for name in OURS if games.room(name).facts()]


@pytest.mark.parametrize("name", WITH_FACTS)
def test_what_was_computed_is_told_in_every_language_with_the_same_numbers(name: str) -> None:
    def numbers(language: str) -> list[str]:
        """Separators of thousands and decimals are each language's own."""
        told = re.sub(r"(?<=\d)[.,\u202f\xa0 ](?=\d{3}\b)", "", games.room(name).facts(language))
        return re.findall(r"\d+(?:[.,]\d+)?|(?<![a-zA-Z])[A-Ca-c]\d", told.replace(",", "."))

    room = games.room(name)
    for language in LANGUAGES:
        assert sorted(numbers(language)) == sorted(numbers("en"))
        html = rules_page(room, language).html
        assert room.facts(language).splitlines()[0].removeprefix("## ") in html
    assert len({room.facts(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_three_games_have_facts() -> None:
    assert {"ur", "study", "twelve"} <= set(WITH_FACTS)
