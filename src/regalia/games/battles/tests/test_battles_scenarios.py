"""Scenarios of a unit file, sides and budgets (RB-6, RB-31, RB-32)."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from regalia import games
from regalia.core import random
from regalia.core.errors import BadFile, BadOption, BadPosition, Illegal
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.games.battles.armies.texts import told
from regalia.games.battles.armies.unit_file import of_option

Given = dict[str, Any]

CRECY = """[[scenario]]
id = "crecy"
name = { en = "Crécy", fr = "Bataille de Crécy" }
text = "Knights ride against bowmen."
armies = ["KNN", "RRRP"]
rows = ["fbd", "aceg"]
"""


def lines(**changes: str) -> str:
    """The scenario with some lines changed, or taken out."""
    text = CRECY
    for key, value in changes.items():
        line = f"{key} = {value}\n" if value else ""
        text = re.sub(rf"^{key} = .*\n", lambda _, line=line: line, text, flags=re.MULTILINE)
    return text


def begun(room: Room, options: Given) -> Game:
    """A game with all home cards dealt."""
    game, rng = Game(room, options), random.seeded(4)
    while game.position["phase"] == "dealing":
        game.roll(rng)
    return game


def whole(room: Room, options: Given, seed: int) -> Game:
    """A whole battle at random."""
    game, rng = Game(room, options), random.seeded(seed)
    while not game.over:
        if game.players:
            texts = list(game.actions())
            game.play(texts[random.below(rng, len(texts))])
        else:
            game.roll(rng)
    return game


def test_a_file_s_scenario_fixes_armies_and_rows(room: Room) -> None:
    """RB-31: cards go to the rows by name, however the file lists them; one unit on each."""
    game = begun(room, {"units": CRECY, "scenario": "crecy"})
    assert game.position["unplaced"] == ["KNN", "RRRP"]
    assert list(game.position["field"]) == ["a5", "b1", "c5", "d1", "e5", "f1", "g5"]
    texts = [event.text for event in game.events]
    assert [game.position["field"][at] for at in ("b1", "d1", "f1", "a5")] == [
        text.removeprefix("deal:") for text in texts[:4]
    ]
    assert set(game.actions()) == {f"place:{u}@{row}1" for u in "KN" for row in "bdf"}


def test_the_larger_side_places_the_rest(room: Room) -> None:
    """RB-31: in turn, White first, until one side is done."""
    game = begun(room, {"units": lines(armies='["R", "KQNP"]', rows=""), "scenario": "crecy"})
    assert list(game.position["field"]) == ["a1", "a5", "c5", "e5", "g5"]  # the first of a c e g
    for text in ("place:R@a1", "place:Q@c5", "place:K@a5", "place:P@e5"):
        assert game.position["phase"] == "placing"
        game.play(text)
    assert game.to_play == 1
    game.play("place:N@g5")
    assert game.position["phase"] == "initiative"


def test_sides_are_exchanged_with_their_rows(room: Room) -> None:
    """RB-6, RB-31; White is still the first to place."""
    options = {"units": CRECY, "scenario": "crecy", "sides": "exchanged"}
    game = begun(room, options)
    assert game.position["unplaced"] == ["RRRP", "KNN"] and game.to_play == 0
    assert list(game.position["field"]) == ["a1", "b5", "c1", "d5", "e1", "f5", "g1"]
    book = Game(room, {"scenario": "hundred-years", "sides": "exchanged"})
    assert book.position["unplaced"] == ["RRRR", "NNNN"]


def test_sides_mean_nothing_without_a_scenario(room: Room) -> None:
    """RB-6: accepted, and nothing changes."""
    assert Game(room, {"sides": "exchanged"}).params == Game(room).params
    with pytest.raises(BadOption):
        Game(room, {"sides": "other"})


def test_a_scenario_is_bound_by_no_limit_and_no_budget(room: Room) -> None:
    """RB-6, RB-31: the form of these options is checked, and they change nothing."""
    plain = Game(room, {"scenario": "magic"})
    strict = Game(room, {"scenario": "magic", "armies": "set", "budget": 1})
    assert strict.params == plain.params
    assert Game(room, strict.options, strict.position).position == strict.position
    with pytest.raises(BadOption):
        Game(room, {"scenario": "magic", "budget": 10_000})


def test_a_scenario_plays_with_the_units_of_its_file(room: Room, giant: str) -> None:
    """RB-31: it may stand before them; a letter that the file replaces is the file's."""
    own = giant.replace('"G"', '"K"').replace("giant", "Arthur") + "replaces = true\n"
    text = lines(armies='["KG", "K"]', rows="") + giant + own
    game = begun(room, {"units": text, "scenario": "crecy"})
    game.play("place:G@a1")
    game.play("place:K@a5")
    say = room.words().say
    scene = room.scene.scene(game.params, game.view(0), say, ["White", "Black"])
    assert any("Arthur of Black" in item.name for item in scene.items)
    assert [(meter.value, meter.most) for meter in scene.meters] == [(1, 2), (1, 1)]


@pytest.mark.parametrize("sides", ["as-written", "exchanged"])
def test_a_record_carries_its_scenario(room: Room, sides: str) -> None:
    options = {"units": CRECY, "scenario": "crecy", "sides": sides}
    game = whole(room, options, 5)
    again = record.replay(record.read(record.write(game)), games.room)
    assert again.states == game.states and again.options == game.options


def test_every_position_of_a_scenario_can_be_read_back(room: Room) -> None:
    """RB-31: also where the sides differ in number."""
    for text in (CRECY, lines(armies='["R", "KQNP"]', rows='["d", "gfab"]')):
        game = whole(room, {"units": text, "scenario": "crecy"}, 9)
        for s in game.states:
            position = room.text.position(game.params, s)
            assert room.text.read_position(game.params, position) == s


def test_units_out_of_turn_are_no_position(room: Room) -> None:
    """RB-31: White has placed its only unit, and Black goes on."""
    given = {"units": lines(armies='["R", "KQNP"]', rows=""), "scenario": "crecy"}
    game = begun(room, given)
    game.play("place:R@a1")
    game.play("place:Q@c5")
    for wrong in ({"player": 0}, {"unplaced": ["R", "KNP"]}, {"unplaced": ["", "KN"]}):
        with pytest.raises(BadPosition):
            Game(room, given, game.position | wrong)


def test_a_name_is_told_in_a_language_or_in_the_next_best() -> None:
    """RB-31: English, else the first."""
    name = of_option(CRECY).scenarios[0].name
    assert told(name, "fr") == "Bataille de Crécy"
    assert told(name, "sl") == "Crécy"
    assert told({"pl": "Pole", "it": "Campo"}, "sl") == "Pole"
    assert told(of_option(lines(name='"Crécy"')).scenarios[0].name, "sl") == "Crécy"


def test_a_scenario_is_written_as_it_was_read() -> None:
    for text in (CRECY, lines(name=r'"a \"quoted\" \\ name"', text="", rows="")):
        file = of_option(text)
        assert of_option(file.text()) == file and of_option(file.text()).text() == file.text()


MANY = "".join(lines(id=f'"s{i}"') for i in range(24))
INLINE = '{ id = "a", name = "n", armies = ["K", "K"] }, '
BROKEN = {
    "no id": (lines(id=""), "id is missing"),
    "a capital in an id": (lines(id='"Crecy"'), "id"),
    "an id that begins with a digit": (lines(id='"1crecy"'), "id"),
    "a long id": (lines(id=f'"{"x" * 41}"'), "id"),
    "none": (lines(id='"none"'), "id"),
    "a book's id": (lines(id='"magic"'), "id"),
    "two alike": (CRECY + CRECY, "id"),
    "no name": (lines(name=""), "name is missing"),
    "an empty name": (lines(name='" "'), "name"),
    "no language": (lines(name="{ }"), "name"),
    "a name for no language": (lines(name='{ english = "a" }'), "name"),
    "a name that is a number": (lines(name="3"), "name"),
    "a long name": (lines(name=f'"{"x" * 61}"'), "name"),
    "a name of two lines": (lines(name=r'"a\nb"'), "name"),
    "a link": (lines(text='"see https://example.org"'), "text"),
    "one army": (lines(armies='["KNN"]'), "armies"),
    "an empty army": (lines(armies='["", "K"]', rows=""), "armies"),
    "five units": (lines(armies='["KKKKK", "K"]', rows=""), "armies"),
    "an unknown unit": (lines(armies='["KNZ", "RRRP"]'), "armies"),
    "armies that are numbers": (lines(armies="[1, 2]"), "armies"),
    "too few rows": (lines(rows='["bd", "aceg"]'), "rows"),
    "too many rows": (lines(rows='["abcd", "aceg"]'), "rows"),
    "a row twice": (lines(rows='["bbd", "aceg"]'), "rows"),
    "a row outside": (lines(rows='["bdh", "aceg"]'), "rows"),
    "rows of one side": (lines(rows='["bdf"]'), "rows"),
    "an unknown key": (CRECY + "colour = 3\n", "colour"),
    "too many": (MANY + lines(id='"one-more"'), "24"),
    "too many in one line": (f"scenario = [{25 * INLINE}]\n", "24"),
    "nothing": ("scenario = []\n", "there is none"),
    "too long": (CRECY + "#" * 32 * 1024, "32"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_scenarios_are_refused_whichever_is_chosen(case: str, room: Room) -> None:
    """RB-31: a file is refused as a whole."""
    text, problem = BROKEN[case]
    for more in ({}, {"scenario": "magic"}):
        with pytest.raises(BadFile) as refused:
            Game(room, {"units": text} | more)
        assert problem in refused.value.message and refused.value.told("de")


def test_a_file_may_hold_24_scenarios(room: Room) -> None:
    assert len(of_option(MANY).scenarios) == 24
    assert Game(room, {"units": MANY, "scenario": "s23"}).position["unplaced"] == ["KNN", "RRRP"]


def test_a_scenario_that_is_nowhere_is_refused(room: Room) -> None:
    for options in ({"scenario": "crecy"}, {"scenario": "agincourt", "units": CRECY}):
        with pytest.raises(BadOption, match="hundred-years"):
            Game(room, options)
    with pytest.raises(BadOption):
        Game(room, {"scenario": "Crecy", "units": CRECY})


# -------------------------------------------------------------------------------------- budgets


def test_an_army_may_cost_the_budget_and_no_more(room: Room) -> None:
    """RB-32: exactly the budget is allowed; both sides have the same."""
    prices = {"K": 104, "Q": 71, "R": 82, "B": 105, "N": 131, "P": 107}
    game = Game(room, {"budget": 384})
    for _ in range(2):
        texts = [text.removeprefix("army:") for text in game.actions()]
        assert "KKQB" in texts and "KQBP" not in texts  # 384, 387
        assert max(sum(prices[letter] for letter in text) for text in texts) == 384
        game.play("army:KKQB")


def test_limits_hold_under_a_budget(room: Room) -> None:
    """RB-32."""
    texts = Game(room, {"budget": 400, "armies": "set"}).actions()
    assert "army:RRBB" in texts and "army:RRRR" not in texts and "army:RRNN" not in texts


def test_an_army_that_is_too_dear_is_refused_with_its_cost(room: Room) -> None:
    with pytest.raises(Illegal, match=r"428.*400") as refused:
        Game(room, {"budget": 400}).play("army:PPPP")
    assert refused.value.rule == "RB-32"
    unordered = Game(room, {"budget": 400}).refusal("army:PPNN")
    assert unordered and "476" in unordered.message


def test_a_budget_needs_a_price_for_every_unit(room: Room, giant: str) -> None:
    """RB-32: also for one that takes the place of one of the six."""
    six = giant.replace('"G"', '"K"') + "replaces = true\n"
    for text, letter in ((giant, "G"), (six, "K")):
        assert Game(room, {"units": text}).actions()
        with pytest.raises(BadOption, match=rf"\b{letter}\b") as refused:
            Game(room, {"units": text, "budget": 400})
        assert refused.value.rule == "RB-32"
        assert Game(room, {"units": text, "budget": 400, "scenario": "magic"})
    priced = Game(room, {"units": giant + "price = 50\n", "budget": 400})
    assert "army:NNPG" not in priced.actions()  # 419
    assert "army:KKNG" in priced.actions()  # 389


def test_some_army_must_be_possible(room: Room) -> None:
    """RB-32: four queens cost 284; under armies=set, a king, a queen and two rooks 339."""
    assert list(Game(room, {"budget": 284}).actions()) == ["army:QQQQ"]
    assert list(Game(room, {"budget": 339, "armies": "set"}).actions()) == ["army:KQRR"]
    for options in ({"budget": 283}, {"budget": 338, "armies": "set"}):
        with pytest.raises(BadOption, match=r"284|339"):
            Game(room, options)


@pytest.mark.parametrize("budget", [0, -1, 10_000, 400.0, "400", True])
def test_a_budget_is_a_whole_number(room: Room, budget: object) -> None:
    with pytest.raises(BadOption):
        Game(room, {"budget": budget})


@pytest.mark.parametrize("price", ["0", "1000", "1.5", '"1"', "true"])
def test_a_price_is_a_whole_number(room: Room, giant: str, price: str) -> None:
    with pytest.raises(BadFile, match="price"):
        Game(room, {"units": giant + f"price = {price}\n"})


def test_four_average_units_cost_400(room: Room) -> None:
    """RB-32: what the prices of the six are measured by."""
    six = [unit for unit, _ in of_option("standard").kinds()]
    assert sum(unit.price for unit in six) * 4 == 400 * len(six)


def test_prices_are_told_where_they_count(room: Room) -> None:
    say: Callable[..., str] = room.words().say
    for options, is_told in (({"budget": 400}, True), ({}, False)):
        game = Game(room, options)
        scene = room.scene.scene(game.params, game.view(0), say, ["White", "Black"])
        assert ("400" in scene.prompt) == is_told
        king = next(fact for fact in scene.facts if fact.about == ("choose:K",))
        assert (
            ("price", "104") in [(figure.name, figure.value) for figure in king.figures]
        ) == is_told


def test_a_unit_may_have_the_look_of_a_piece(room: Room, giant: str) -> None:
    """RB-29."""
    for line, look in (("", "unit-0"), ('look = "rook"\n', "own-rook-0")):
        game = Game(room, {"units": giant + line})
        assert Game(room, game.options).params == game.params
        scene = room.scene.scene(game.params, game.view(0), room.words().say, ["White", "Black"])
        thing = next(item for item in scene.trays[0].items if item.id == "choose:G")
        assert thing.look == look
    with pytest.raises(BadFile, match="look"):
        Game(room, {"units": giant + 'look = "dragon"\n'})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_book_only_hopes_for_is_marked_as_ours(room: Room, language: str) -> None:
    """RB-31, RB-32, RB-33: italics mark our rulings in every language."""
    page = room.rules_page(language)
    for rule in ("RB-31", "RB-32", "RB-33"):
        assert re.search(rf"^- {rule} .*\*\([^)]+\)\*$", page, re.M), rule
