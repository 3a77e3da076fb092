"""Rules pages: the same rules in every language, with pictures, as HTML that is safe."""

import re
import xml.etree.ElementTree as ElementTree

import msgspec
import pytest
from support.ours import OURS

from regalia import games
from regalia.app.rules_pages import rules_page
from regalia.core.card import Option, Value, as_word
from regalia.core.drawing import pictures
from regalia.core.errors import RegaliaError, says
from regalia.core.room import Room
from regalia.core.table_rules import changed_rules, own_rules, rules_at_table
from regalia.core.words import LANGUAGES
from regalia.lab.print.rules_tree import nodes_of
from regalia.teaching.lessons.steps import lessons

PAGES = [(name, language) for name in games.names() for language in LANGUAGES]
OUR_PAGES = [(name, language) for name, language in PAGES if name in OURS]


def stated(room: Room, language: str) -> list[str]:
    return re.findall(rf"^- ({room.card.prefix}-\d+) ", room.rules_page(language), re.MULTILINE)


def mentioned(page: str) -> list[str]:
    return re.findall(r"\]\(picture:([a-z-]+)\)", page)


KEPT = {"RB": range(39, 52)}  # numbers of rules that are written, and played by no program yet


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_every_language_has_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    room = games.room(name)
    numbers = stated(room, language)
    assert numbers == stated(room, "en")
    kept = KEPT.get(room.card.prefix, range(0))
    count = len(numbers) + len(kept)
    assert numbers == [f"{room.card.prefix}-{n}" for n in range(1, count + 1) if n not in kept]
    assert mentioned(room.rules_page(language)) == mentioned(room.rules_page())


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_every_language_has_the_rulings_of_each_rule(name: str, language: str) -> None:
    """RB-30 had its forms for programs in English alone."""
    room = games.room(name)

    def rulings(page: str) -> dict[str, int]:
        rules = re.findall(rf"^- ({room.card.prefix}-\d+) (.*)", page, re.MULTILINE)
        return {number: text.count("*(") for number, text in rules}

    assert rulings(room.rules_page(language)) == rulings(room.rules_page())


@pytest.mark.parametrize(("name", "language"), OUR_PAGES)
def test_a_page_opens_with_the_game_in_short(name: str, language: str) -> None:
    """The first section has three short parts with pictures: the subject, the play and the win."""
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
    """Players are named by colour or by where they sit: the numbers of seats are for programs."""
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
        shown = {part.picture for one in lessons(room).values() for part in one.parts}
        idle = set(pictures.names(room)) - set(mentioned(room.rules_page())) - shown - {"cover"}
        assert idle == set(), "a picture that no page or lesson shows"


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
    assert told.title == room.short_name.told(language)
    assert ":" not in told.title, "it stands in titles that have a colon already"


class Written(Room):
    """Ur with a page that says what a test wants."""

    def __init__(self, page: str) -> None:
        super().__init__("regalia.games.ur")
        self.page = page
        self.examples = None  # its rules are not on this page

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


def other_value(option: Option) -> Value:
    others = [one for one in option.values if one != option.default]
    return others[0] if others else option.highest


HOUSE_RULES = [
    (name, option) for name in OURS for option in games.room(name).card.options if option.house
]


@pytest.mark.parametrize(("name", "option"), HOUSE_RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_a_house_rule_changes_say_so_and_no_others(
    name: str, option: Option, language: str
) -> None:
    """UR-14 gave a roll for every rosette at a table where UR-26 was in force."""
    room = games.room(name)
    options = room.card.read({option.name: other_value(option)})
    of_book, page = room.rules_page(language), rules_at_table(room, options, language, False)
    own, changed = own_rules(room)[option.name], changed_rules(room).get(option.name, ())
    given = {"options": chosen(room, option, language), "rules": ", ".join(own)}
    for number in stated(room, language):
        sentence = ""
        if number in own or number in changed:
            message = "rule-in-force" if number in own else "rule-otherwise"
            sentence = f"**{says(message, **given).told(language)}** "
        before = rule(of_book, number).removeprefix(f"- {number} ")
        assert rule(page, number) == f"- {number} {sentence}{before}"


def rule(page: str, number: str) -> str:
    found = re.search(rf"^- {number} .*$", page, re.MULTILINE)
    assert found
    return found[0]


def chosen(room: Room, option: Option, language: str) -> str:
    """An option and its other value, as a rule names them."""
    say, words = room.words(language).say, as_word(other_value(option))
    told = f"value-{option.name}-{words}"
    value = say(told) if room.words(language).has(told) else words
    given = {"option": say(f"option-{option.name}"), "value": value}
    return says("option-chosen", **given).told(language)


@pytest.mark.parametrize(("name", "option"), HOUSE_RULES)
def test_a_house_rule_has_a_rule_of_its_own_and_changes_rules_that_there_are(
    name: str, option: Option
) -> None:
    """Its own rule says both ways where it changes no other: how cards lie, RB-3."""
    room = games.room(name)
    there, own = stated(room, "en"), own_rules(room)[option.name]
    changed = changed_rules(room).get(option.name, ())
    assert own and {*own, *changed} <= {*there} and not {*own} & {*changed}
    assert changed or (name, option.name) == ("battles", "orientation")


@pytest.mark.parametrize("name", OURS)
def test_the_rules_of_the_usual_game_are_those_of_the_page(name: str) -> None:
    room = games.room(name)
    usual = rules_at_table(room, room.card.read({}), "en", facts=False)
    assert usual == room.rules_page()


def test_the_page_and_print_say_which_rules_hold_at_a_table() -> None:
    """UR-8, UR-25"""
    room, given = games.room("ur"), {"beside": "side", "placing": "captures"}
    html = rules_page(room, "en", options=msgspec.json.encode(given).decode()).html
    at_table = html[html.index('<li id="UR-8">') :]
    assert re.match(
        r'<li id="UR-8">\s*(<p>)?<a href="#UR-8" class="rule-number">UR-8</a> '
        r"<strong>At this table otherwise: <a [^>]*>UR-23</a>, <a [^>]*>UR-25</a>\.</strong> Roll",
        at_table,
    )
    printed = repr(nodes_of(room, room.card.read(given), "en", lambda picture: None))
    assert "In force at this table: Next to – sharing a side." in printed


def test_a_table_s_option_has_its_value_before_its_sentence() -> None:
    room = games.room("ur")
    page = rules_at_table(room, room.card.read({"extra": "once"}), "en")
    assert "- **Extra rolls: once a turn.** Does a rosette that you reach" in page
