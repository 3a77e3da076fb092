"""The workshop: what becomes of a draft (RB-5, RB-31 to RB-33)."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from regalia.core.contract.workshop import DraftReport
from regalia.core.errors import BadFile
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.games.battles import workshop
from regalia.games.battles.armies.price import price_of
from regalia.games.battles.armies.unit_file import of_option
from regalia.games.battles.armies.units import written
from regalia.games.battles.workshop.blank_form import NEW_SCENARIO, NEW_UNIT


def look(room: Room, shown: int = 0, language: str = "en", **parts: Any) -> DraftReport:
    return workshop.validate_draft(parts, shown, room.words(language).say, language)


def test_what_is_made_can_be_played_at_once_and_is_found_in_the_file_again(room: Room) -> None:
    made = look(room, unit=[NEW_UNIT | {"price": 95}], scenario=[NEW_SCENARIO])
    assert not made.problems
    labels = ["Any armies", "Armies for 400", "Battle", "Battle, sides exchanged"]
    assert [way.label for way in made.ways] == labels
    for way in made.ways:
        assert Game(room, way.options).actions() or Game(room, way.options).chances()
    again = workshop.opened(made.text)
    assert look(room, **again).text == made.text
    assert again["unit"] == [NEW_UNIT | {"price": 95}] and again["scenario"] == [NEW_SCENARIO]


def test_the_price_of_a_unit_s_numbers_is_written_into_the_file(room: Room) -> None:
    """RB-32: and follows them, unless somebody names another."""
    made = look(room, unit=[NEW_UNIT])
    [unit] = of_option(made.text).units
    assert unit.price == price_of(unit) and "Armies for 400" in [way.label for way in made.ways]
    again = workshop.opened(made.text)
    assert again["unit"] == [NEW_UNIT]
    [dearer] = of_option(look(room, unit=[{**again["unit"][0], "life": 12}]).text).units
    assert dearer.price == price_of(dearer) > unit.price


def test_the_card_shows_the_price_and_what_the_numbers_cost_if_that_differs(room: Room) -> None:
    """RB-32."""

    def shown(price: int | None) -> list[tuple[str, str]]:
        fact = look(room, unit=[NEW_UNIT | {"price": price}]).fact
        assert fact is not None
        return [(one.name, one.value) for one in fact.figures if "price" in one.name]

    [unit] = of_option(look(room, unit=[NEW_UNIT]).text).units
    numbers = str(price_of(unit))
    assert shown(None) == shown(price_of(unit)) == [("price", numbers)]
    assert shown(50) == [("price", "50"), ("price by its numbers", numbers)]


def test_a_scenario_says_who_is_favoured_and_offers_both_sides(room: Room) -> None:
    """RB-31, RB-6: by the prices of both armies; exchanged, White has what Black had."""
    for armies, side, other in (
        (("NNNN", "RRRR"), "White", "Black"),
        (("RR", "NN"), "Black", "White"),
        (("N", "N"), "even", "even"),
    ):
        both = dict(zip(("army-white", "army-black"), armies))
        *_, written_, exchanged = look(room, scenario=[NEW_SCENARIO | both]).ways
        assert side in written_.note and other in exchanged.note
        assert other == side or side not in exchanged.note
        game = Game(room, exchanged.options)
        assert game.options["sides"] == "exchanged"


def test_named_armies_are_kept_in_the_file_and_meet_each_other(room: Room) -> None:
    """RB-31: each as a scenario in which it meets itself."""
    armies = [{"name": "Iron", "units": "NNLP"}, {"name": "Old guard", "units": "KQRB"}]
    made = look(room, unit=[NEW_UNIT], army=armies, scenario=[NEW_SCENARIO])
    assert not made.problems
    again = workshop.opened(made.text)
    assert again["army"] == armies and again["scenario"] == [NEW_SCENARIO]
    labels = [way.label for way in made.ways]
    meeting = made.ways[labels.index("Iron – Old guard")]
    assert {"Iron on both sides", "Old guard on both sides"} <= {*labels} and meeting.note
    game = Game(room, meeting.options)
    assert room.weighing and room.weighing.scenarios(game.options)["meeting"] == ("NNLP", "KQRB")
    wrong = look(room, army=[{"name": "", "units": "KQNP"}, {"name": "x", "units": "KQNPP"}])
    told = [(one.part, one.index, one.key) for one in wrong.problems]
    assert told == [("army", 0, "name"), ("army", 1, "units")]


def test_a_new_unit_has_a_name_in_every_language(room: Room) -> None:
    names = set()
    for language in LANGUAGES:
        unit, _, scenario = workshop.form(room.words(language).say)
        found = look(room, language=language, unit=[unit.blank], scenario=[scenario.blank])
        assert not found.problems
        names |= {(unit.blank["name"], scenario.blank["name"])}
    assert len(names) == len(LANGUAGES)


def test_the_price_of_the_numbers_is_shown(room: Room) -> None:
    """RB-32: a pawn's numbers under another letter cost what a pawn costs."""
    [pawn] = [unit for unit, _ in of_option("standard").kinds() if unit.letter == "P"]
    text = written(pawn._replace(letter="E", name="spear", price=0))
    found = look(room, **workshop.opened(text))
    assert found.fact and found.fact.figures[-1].value == str(pawn.price)


def test_every_problem_is_told_at_its_field(room: Room) -> None:
    wrong = {"life": 0, "name": "a" * 25, "letter": "X", "power": None, "damage-risky": 100}
    army = {"army-black": "KZ", "id": "magic"}
    found = look(room, unit=[NEW_UNIT, NEW_UNIT | wrong], scenario=[NEW_SCENARIO | army])
    assert {(one.part, one.index, one.key) for one in found.problems} == {
        *(("unit", 1, key) for key in wrong),
        *(("scenario", 0, key) for key in army),
    }
    assert found.text == "" and not found.ways and found.fact is not None  # of the first unit
    assert look(room, 1, unit=[NEW_UNIT, NEW_UNIT | wrong]).fact is None


def test_a_letter_and_a_short_name_are_taken_once(room: Room) -> None:
    found = look(room, unit=[NEW_UNIT, NEW_UNIT], scenario=[NEW_SCENARIO, NEW_SCENARIO])
    assert [(one.part, one.index, one.key) for one in found.problems] == [
        ("unit", 1, "letter"),
        ("scenario", 1, "id"),
    ]


def test_a_letter_of_the_six_takes_that_place(room: Room) -> None:
    """RB-29."""
    found = look(room, unit=[NEW_UNIT | {"letter": "N"}])
    assert "replaces = true" in found.text
    assert [match.name for match in found.matches] == ["king", "queen", "rook", "bishop", "pawn"]


@pytest.mark.parametrize(
    "value",
    [None, [], {}, [[]], {"en": []}, "\n", "<script>", "http://a.b", 1e308, 10**30, True, "é" * 90],
)
def test_no_value_is_too_strange_to_be_looked_at(room: Room, value: Any) -> None:
    for blank, part in ((NEW_UNIT, "unit"), (NEW_SCENARIO, "scenario")):
        for key in blank:
            found = look(room, language="sl", **{part: [blank | {key: value}]})
            if not found.problems:
                assert Game(room, {"units": found.text}).options["units"] == found.text
        assert look(room, **{part: [{}]}).problems


def test_too_many_units_are_refused_as_a_whole(room: Room) -> None:
    """RB-29: twelve kinds."""
    seven = [NEW_UNIT | {"letter": letter} for letter in "ACDEFGH"]
    found = look(room, unit=seven)
    assert [one.part for one in found.problems] == [""] and "12" in found.problems[0].message


def test_a_text_that_is_no_file_is_refused() -> None:
    with pytest.raises(BadFile):
        workshop.opened("[[unit]]\nletter = 3\n")


def test_names_by_language_are_kept(room: Room) -> None:
    """RB-31."""
    text = '[[scenario]]\nid = "a"\nname = { en = "A", de = "B" }\narmies = ["K", "Q"]\n'
    found = look(room, language="de", **workshop.opened(text))
    assert '{ en = "A", de = "B" }' in found.text and found.ways[-2].label == "B"


def test_chances_are_those_of_four_cards(room: Room) -> None:
    """RB-19, RB-20: counted again over the 54 cards of a pack."""
    shares = [Fraction(count, 54) for count in (20, 16, 12, 6)]
    for style, need in product(range(4), (1, 2, 3)):
        hit = shares[style]
        at_least = sum(
            (hit if a else 1 - hit)
            * (hit if b else 1 - hit)
            * (hit if c else 1 - hit)
            * (hit if d else 1 - hit)
            for a, b, c, d in product((0, 1), repeat=4)
            if a + b + c + d >= need
        )
        assert workshop.chance(style, need) == pytest.approx(float(at_least))


def test_a_unit_with_a_problem_is_no_reason_to_refuse_armies_that_have_it(room: Room) -> None:
    """RB-31: what is wrong is told at its own field, and nowhere else."""
    armies = {"army-white": "LLN", "army-black": "KQ"}
    found = look(
        room,
        unit=[NEW_UNIT | {"name": "<b>"}],
        army=[{"name": "Guard", "units": "LLNP"}],
        scenario=[workshop.NEW_SCENARIO | armies],
    )
    assert [(one.part, one.key) for one in found.problems] == [("unit", "name")]
    assert found.text == ""


def test_rows_are_refused_at_the_field_that_has_them(room: Room) -> None:
    """RB-31: rows are for both sides; a wrong one is told before one that is missing."""
    for white, black, wrong in (("", "aaz", "black"), ("xyz", "", "white"), ("aceg", "", "black")):
        rows = {"rows-white": white, "rows-black": black}
        found = look(room, scenario=[NEW_SCENARIO | rows])
        assert [one.key for one in found.problems] == [f"rows-{wrong}"]


def test_a_field_says_what_it_wants_and_shows_letters_as_they_were_typed(room: Room) -> None:
    """RB-5: nobody who empties a field reads about None, and what is invisible is made visible."""
    told = {
        value: look(room, unit=[NEW_UNIT | {"name": value}]).problems[0].message
        for value in (None, "", "Žarek 2!", "a\u202eb")
    }
    assert told[None] == told[""] == "wanted: a name of at most 24 letters"
    assert "'Žarek 2!'" in told["Žarek 2!"] and "'a\\u202eb'" in told["a\u202eb"]
    [life] = look(room, unit=[NEW_UNIT | {"life": None}], language="de").problems
    assert life.message == "erwartet: eine ganze Zahl von 1 bis 99"


def test_damage_is_less_armour_and_healing_does_none(room: Room) -> None:
    """RB-22, RB-24."""
    plain = look(room, unit=[NEW_UNIT | dict.fromkeys(workshop.DAMAGES, 4) | {"power": 4}])
    knight = next(match for match in plain.matches if match.name == "knight")
    assert 0 < float(knight.cells[-1]) < 1  # 4 less 4, but doubled by four trumps
    assert "," in look(room, unit=[NEW_UNIT], language="de").matches[0].cells[-1]
    healer = look(room, unit=[NEW_UNIT | {"advantage": "healing"}]).matches[0]
    assert healer.cells[4] == "–" and healer.cells[1] == "47"


def test_what_is_shown_is_told_in_every_language(room: Room) -> None:
    for language in ("de", "en", "es", "fr", "it", "nl", "pl", "sl"):
        found = look(room, language=language, unit=[NEW_UNIT | {"look": "knight"}])
        assert found.fact and found.item and found.item.look == "own-knight-0"
        assert "8" in " ".join(found.fact.lines) and len(found.heads) == 6
        form = workshop.form(room.words(language).say)
        assert all(field.label for part in form for field in part.fields)
