"""Weapons, armour and a sentence of a unit (RB-4, RB-5), and the army record that has them all."""

from typing import Any

import pytest
from support.games.units import unit_text

from regalia.core.contract.sheets import Form, FormEntry
from regalia.core.errors import BadFile
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.games.battles.armies.unit_file import of_option, unit_file
from regalia.games.battles.page.facts import unit_fact

SQUIRE = unit_text(
    *(9, 3, 3),
    letter="S",
    name="squire",
    kind="ranged",
    damage="1, 2, 3",
    armour=2,
    advantage="reach",
    power=5,
)
KNIGHT = (
    SQUIRE
    + """weapon = { en = "Sling", sl = "Prača" }
coat = "Jerkin"
flavour = { de = "Noch jung.", en = "Still young." }
"""
)
BOOK = {  # RB-4: weapon, damage, armour, its number
    "K": ("Scepter", "4 / 5 / 6", "Cloth", "[1]"),
    "Q": ("Magic Bolt", "4 / 6 / 8", "Cloth", "[1]"),
    "R": ("Long Bow", "4 / 5 / 6", "Soft Leather", "[2]"),
    "B": ("Flail", "4 / 5 / 6", "Cloth", "[1]"),
    "N": ("Heavy Mace", "5 / 6 / 7", "Chain Armor", "[4]"),
    "P": ("Long Spear", "4 / 6 / 8", "Hard Leather", "[3]"),
}


def entries(room: Room, filled: str, options: Any = None, language: str = "en") -> list[FormEntry]:
    say = room.words(language).say
    sheets = room.sheets.sheets(room.card.read(options or {}), filled, say)
    return [one for sheet in sheets if isinstance(sheet, Form) for one in sheet.entries]


def lines(room: Room, letter: str, options: Any = None, language: str = "en") -> tuple[str, ...]:
    game = Game(room, options)
    kinds = [*of_option(game.options["units"]).letters()]
    return unit_fact(game.params, kinds.index(letter), room.words(language).say).lines


@pytest.mark.parametrize("letter", BOOK)
def test_the_six_bear_what_the_book_gives_them(room: Room, letter: str) -> None:
    """RB-4."""
    weapon, damage, coat, armour = BOOK[letter]
    (entry, *_) = entries(room, letter)
    assert [field[1:] for field in entry.fields[:2]] == [(weapon, damage), (coat, armour)]
    assert {f"Weapon: {weapon}.", f"Armour: {coat}."} <= set(lines(room, letter))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_weapons_and_armour(room: Room, language: str) -> None:
    """RB-4: as its rules page does."""
    page = room.rules_page(language)
    for letter in BOOK:
        (entry, *_) = entries(room, letter, language=language)
        assert f"{entry.fields[0][1]}, {entry.fields[1][1]}." in page


def test_the_army_record_has_every_field_of_the_book(room: Room) -> None:
    """RB-4: designation, type, life, accuracy, evasion, weapon, armour, advantage and injury."""
    pawn, blank, *_ = entries(room, "P")
    assert pawn.name == "pawn" and pawn.boxes == 8
    assert pawn.figures[:4] == (
        *(("type", "melee"), ("life", "8"), ("accuracy", "3"), ("evasion", "3")),
    )
    assert pawn.fields == (
        ("weapon", "Long Spear", "4 / 6 / 8"),
        ("armour", "Hard Leather", "[3]"),
        ("advantage", "Extended Reach", ""),
    )
    assert pawn.lines == ("with aces and jokers, 8 damage diagonally.",)
    assert [name for name, _ in blank.figures] == ["type", "life", "accuracy", "evasion"]
    assert [(name, value) for name, value, _ in blank.fields] == [
        *(("weapon", ""), ("armour", ""), ("advantage", "")),
    ]
    assert blank.name == "" and blank.boxes == 20


def test_boxes_of_the_army_record_are_for_injury(room: Room) -> None:
    """RB-22: it grows until it reaches a unit's life; the book has a box for it beside each."""
    sheets = room.sheets.sheets(room.card.read({}), "", room.words("en").say)
    (form,) = (sheet for sheet in sheets if isinstance(sheet, Form))
    assert form.boxes == "injury"


def test_own_units_bear_what_their_file_says_in_the_reader_s_language(room: Room) -> None:
    """RB-5: in the language that is asked for, or English, or the one that there is."""
    options = {"units": KNIGHT}
    assert "Weapon: Sling." in lines(room, "S", options)
    assert "Orožje: Prača." in lines(room, "S", options, "sl")
    assert "Wapen: Sling." in lines(room, "S", options, "nl")
    assert lines(room, "S", options)[-1] == "Still young."
    assert lines(room, "S", options, "de")[-1] == "Noch jung."
    assert "Armour: Jerkin." in lines(room, "S", options)
    assert "Weapon: Scepter." in lines(room, "K", options)
    (entry, *_) = entries(room, "S", options)
    assert entry.fields[0] == ("weapon", "Sling", "1 / 2 / 3")


def test_a_unit_without_a_weapon_leaves_a_line_to_write_on(room: Room) -> None:
    """RB-5: also where it takes the place of one of the six, whose weapon is not its own."""
    plain = KNIGHT.split("weapon =")[0].replace('"S"', '"N"') + "replaces = true\n"
    (entry, *_) = entries(room, "N", {"units": plain})
    assert entry.fields[0] == ("weapon", "", "1 / 2 / 3")
    assert not [line for line in lines(room, "N", {"units": plain}) if "Weapon" in line]


def test_texts_change_no_number_and_travel_with_a_record(room: Room) -> None:
    """RB-5: a file without them has the numbers that it always had."""
    plain = KNIGHT.split("weapon =")[0]
    bare, told = Game(room, {"units": plain}), Game(room, {"units": KNIGHT})
    assert told.params[: len(bare.params)] == bare.params
    text = unit_file(KNIGHT)
    assert of_option(text).text() == text and 'weapon = { en = "Sling", sl = "Prača" }' in text
    told.play("army:SSSS")
    again = record.replay(record.read(record.write(told)), lambda _: room)
    assert again.params == told.params


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("weapon", '"' + "x" * 25 + '"'),
        ("weapon", '""'),
        ("weapon", "7"),
        ("weapon", '{ english = "Sling" }'),
        ("weapon", '{ en = "Sling\\u202e" }'),
        ("coat", '"see https://example.org"'),
        ("coat", "{}"),
        ("flavour", '"' + "x" * 121 + '"'),
        ("flavour", '"one\\ntwo"'),
    ],
)
def test_texts_that_are_too_long_or_no_words_are_refused(key: str, value: str) -> None:
    """RB-5: what others wrote is read by people."""
    changed = [line for line in KNIGHT.splitlines() if not line.startswith(f"{key} =")]
    with pytest.raises(BadFile, match=key):
        unit_file("\n".join([*changed, f"{key} = {value}", ""]))


HOSTILE = '<b>&amp; #panic("x") { $x } </text>'[:24]


def test_marks_in_a_text_are_only_letters(room: Room) -> None:
    """RB-5: nothing in a name means anything to a page, a picture or a printer."""
    options = {"units": KNIGHT.replace('"Jerkin"', f"'{HOSTILE}'")}
    assert f"Armour: {HOSTILE}." in lines(room, "S", options)
    (entry, *_) = entries(room, "S", options)
    assert entry.fields[1][1] == HOSTILE
    assert HOSTILE not in entry.picture
