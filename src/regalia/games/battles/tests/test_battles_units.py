"""Unit files: units of one's own, and files that are refused (RB-5)."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regalia import games
from regalia.core import random
from regalia.core.card import Options
from regalia.core.errors import BadFile, BadOption
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.fast import play
from regalia.fast.compiler import compiled, interpreted
from regalia.fast.perft import as_array
from regalia.games.battles.armies import unit_file, units

At = Callable[..., Any]

DRAGON = """# A guest from another box
[[unit]]
letter = "D"
name = "old dragon"
type = "ranged"
life = 20
accuracy = 5
evasion = 1
damage = [3, 6, 9]
armour = 2
advantage = "strategy"
power = 11
draws = 3
limit = 1
"""
EMPRESS = DRAGON.replace('"D"', '"Q"').replace("old dragon", "empress") + "replaces = true\n"


def lines(**changes: str) -> str:
    """The dragon's file with some lines changed, or taken out."""
    text = DRAGON
    for key, value in changes.items():
        line = f"{key} = {value}\n" if value else ""
        text = re.sub(rf"^{key} = .*\n", line, text, flags=re.MULTILINE)
    return text


def test_a_unit_of_a_file_plays_like_the_six(at: At) -> None:
    """RB-5: a dragon on c3 (accuracy 5), a knight on d4 and a rook on c4.

    Its attack is ranged; its Strategy is a melee attack of 11 that draws three cards.
    """
    given = {"options": {"units": DRAGON}, "phase": "attacking", "moved": "c3"}
    game = at("c3=D d4=n c4=r", "c3=9C d4=2D c4=AD", initiative="KS QH", **given)
    assert set(game.actions()) == {"easy:d4", "optimal:d4", "risky:d4", "advantage:c4", "hold"}
    assert game.plays("risky:d4").units["d4"] == "n/5"  # 9 less 4
    game.undo()
    game.plays("advantage:c4", "draw:2C", "draw:3C")
    assert game.phase == "drawing-hit" and "c4" not in game.units  # 11 less 2 is more than 8
    assert game.plays("draw:6C").table["hands"][0] == ["2C", "3C", "6C"]


def test_units_of_a_file_come_after_the_six(room: Room) -> None:
    """RB-5, and the text forms: letters in the file's order."""
    two = DRAGON + DRAGON.replace('"D"', '"A"')
    game = Game(room, {"units": two})
    assert units.letters(game.params) == "KQRBNPDA"
    texts = game.actions()
    assert "army:KPDA" in texts and "army:KPAD" not in texts
    assert len(texts) == 330  # combinations of 8 kinds, 4 at a time, with repetition


def test_a_unit_can_take_the_place_of_one_of_the_six(room: Room, at: At) -> None:
    """RB-5, RB-29: the order stays, the numbers change; and so does the name."""
    game = Game(room, {"units": EMPRESS})
    assert units.letters(game.params) == "KQRBNP" and len(game.actions()) == 126
    assert units.own_name(game.params, 1) == "empress" and units.own_name(game.params, 0) == ""
    given = {"options": {"units": EMPRESS}, "phase": "attacking", "moved": "c3"}
    assert "c4" in str(at("c3=Q c4=r g5=k", "c3=9C c4=AD", **given).actions())


def test_a_scenario_plays_with_replaced_units(room: Room) -> None:
    """RB-5, RB-6: White's four queens are empresses then."""
    game = Game(room, {"units": EMPRESS, "scenario": "magic"})
    assert game.position["unplaced"] == ["QQQQ", "BBBB"]


@pytest.mark.parametrize(
    ("text", "letter", "limit"),
    [
        (DRAGON, "D", 1),
        (lines(limit=""), "D", 4),
        (EMPRESS.replace("limit = 1\n", "limit = 3\n"), "Q", 3),
        (EMPRESS.replace("limit = 1\n", ""), "Q", 1),
    ],
)
def test_a_unit_may_carry_its_own_limit(room: Room, text: str, letter: str, limit: int) -> None:
    """RB-5, RB-29: 4 if it says nothing; who takes a place keeps to that place's limit."""
    texts = Game(room, {"units": text, "armies": "set"}).actions()
    assert max(army.count(letter) for army in texts) == limit


def test_a_file_is_given_by_its_path_or_its_text(room: Room, tmp_path: Path) -> None:
    """The game keeps the units themselves, so that a record can be replayed anywhere."""
    path = tmp_path / "dragon.toml"
    path.write_text(DRAGON, "utf-8")
    by_path, by_text = Game(room, {"units": str(path)}), Game(room, {"units": DRAGON})
    assert by_path.options == by_text.options and by_path.params == by_text.params
    assert "old dragon" in by_path.options["units"] and str(path) not in str(by_path.options)
    assert Game(room, by_path.options).options == by_path.options


def test_a_record_carries_the_units(room: Room) -> None:
    """Played to the end and replayed from its text alone."""
    game, rng = Game(room, {"units": DRAGON}), random.seeded(3)
    game.play("army:DDDD")
    game.play("army:KNPD")
    while not game.over:
        if game.players:
            texts = list(game.actions())
            game.play(texts[random.below(rng, len(texts))])
        else:
            game.roll(rng)
    again = record.replay(record.read(record.write(game)), games.room)
    assert again.states == game.states and again.params == game.params


def test_names_of_file_units_are_spoken(room: Room, at: At) -> None:
    say = room.words().say
    given = {"options": {"units": DRAGON}, "phase": "attacking", "moved": "c3"}
    game = at("c3=D d4=n g5=k", "c3=9C d4=2D", **given)
    scene = room.scene.scene(game.params, game.view(0), say, ["White", "Black"])
    dragon = next(item for item in scene.items if item.id == "unit:c3")
    assert "old dragon of White on c3, 20 of 20 life" in dragon.name
    assert dragon.look == "unit-0" and dragon.glyph == "D"
    knight = next(item for item in scene.items if item.id == "unit:d4")
    assert knight.look == "unit-knight-1" and "knight" in knight.name


@pytest.mark.parametrize(
    ("letter", "look", "drawn"),
    [("D", "knight", "own-knight-0"), ("N", "knight", "unit-knight-0"), ("D", "letter", "unit-0")],
)
def test_a_unit_that_looks_like_another_has_its_letter_besides(
    room: Room, letter: str, look: str, drawn: str
) -> None:
    """RB-5, RB-29: so that both can be told apart; not where it takes the other's place."""
    file = DRAGON.replace('"D"', f'"{letter}"') + f'look = "{look}"\n'
    file += "replaces = true\n" if letter == "N" else ""
    game = Game(room, {"units": file})
    scene = room.scene.scene(game.params, game.view(0), room.words().say, ["White", "Black"])
    there = {item.id: item for tray in scene.trays for item in tray.items}
    assert there[f"choose:{letter}"].look == drawn


def test_twelve_kinds_play_alike_interpreted_and_compiled(room: Room) -> None:
    """RB-5, RB-29: the largest numbers, and all 1365 armies."""
    most = DRAGON.replace("20", "99").replace("[3, 6, 9]", "[99, 99, 99]").replace("11", "99")
    file = "".join(most.replace('"D"', f'"{letter}"') for letter in "ACDE")
    file += lines(letter='"F"', advantage='"blast"', power="99", draws="", armour="99", limit="4")
    file += lines(letter='"G"', advantage='"healing"', power="99", draws="", life="99", limit="4")
    slow, fast = interpreted(room, play), compiled(room, play)
    game, size = Game(room, {"units": file}), room.rules.MOST_ACTIONS
    assert len(game.actions()) == 1365 <= size
    for seed in range(15):
        one, two = [0] * 500, np.zeros(500, np.int64)
        end, n = slow.trace(game.params, game.state, random.seeded(seed), [0] * size, one)
        buffer, rng = np.empty(size, np.int64), np.array(random.seeded(seed))
        fast_end, fast_n = fast.trace(as_array(game.params), game.state, rng, buffer, two)
        assert (n, one, end) == (fast_n, two.tolist(), fast_end)


BROKEN = {
    "no capital letter": (lines(letter='"d"'), 3, "letter"),
    "two letters": (lines(letter='"DD"'), 3, "letter"),
    "the joker's letter": (lines(letter='"X"'), 3, "letter"),
    "one of the six": (lines(letter='"K"'), 3, "replaces = true"),
    "nothing to replace": (DRAGON + "replaces = true\n", 15, "replace"),
    "replaces what it likes": (EMPRESS.replace("true", "1"), 15, "replaces"),
    "no name": (lines(name='""'), 4, "name"),
    "a quote in a name": (lines(name="'a\"b'"), 4, "name"),
    "a long name": (lines(name=f'"{"x" * 25}"'), 4, "name"),
    "no type": (lines(type='"magic"'), 5, "type"),
    "no life": (lines(life="0"), 6, "life"),
    "too much life": (lines(life="100"), 6, "life"),
    "half a life": (lines(life="7.5"), 6, "life"),
    "life in words": (lines(life='"ten"'), 6, "life"),
    "life missing": (lines(life=""), 2, "life is missing"),
    "bad accuracy": (lines(accuracy="10"), 7, "accuracy"),
    "bad evasion": (lines(evasion="-1"), 8, "evasion"),
    "two damages": (lines(damage="[3, 6]"), 9, "damage"),
    "bad damage": (lines(damage="[3, 6, 100]"), 9, "damage"),
    "bad armour": (lines(armour="true"), 10, "armour"),
    "unknown advantage": (lines(advantage='"magic"'), 11, "advantage"),
    "bad power": (lines(power="1000"), 12, "power"),
    "draws nothing": (lines(draws="0"), 13, "draws"),
    "draws missing": (lines(draws=""), 2, "draws is missing"),
    "draws without strategy": (lines(advantage='"aim"'), 13, "draws"),
    "bad limit": (lines(limit="5"), 14, "limit"),
    "no limit at all": (lines(limit="0"), 14, "limit"),
    "unknown key": (DRAGON + "colour = 3\n", 15, "colour"),
    "unknown table": (DRAGON + "[other]\n", 15, "other"),
    "the same letter twice": (DRAGON + DRAGON, 17, "letter"),
    "no unit": ("unit = []\n", 1, "there is none"),
    "units that are none": ("unit = 3\n", 1, "unit"),
    "nothing": ("\n", 1, "unit is missing"),
    "no TOML": ("[[unit]\n", 1, ""),
    "too many": ("".join(DRAGON.replace('"D"', f'"{c}"') for c in "ACDEFGH"), 86, "12 kinds"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_unit_files_are_refused_with_line_and_reason(case: str, room: Room) -> None:
    """RB-5, RB-29: what a unit file must hold."""
    text, line, word = BROKEN[case]
    with pytest.raises(BadFile) as refused:
        Game(room, {"units": text})
    assert f"line {line}" in refused.value.message and word in refused.value.message


@pytest.mark.parametrize("given", [3, None, True, ["x"], "dragon", "", "\0.toml", "x" * 5000])
def test_what_is_no_unit_file_is_no_option(room: Room, given: Any) -> None:
    with pytest.raises((BadOption, BadFile)):
        Game(room, {"units": given})


def test_a_file_that_is_not_there_and_one_that_is_too_long(room: Room, tmp_path: Path) -> None:
    options: list[Options] = [
        {"units": str(tmp_path / "none.toml")},
        {"units": "#" + "\n" * 1_000_001},
    ]
    for given in options:
        with pytest.raises(BadFile):
            Game(room, given)


@pytest.mark.parametrize("kind", units.ADVANTAGES)
def test_every_advantage_can_be_written_and_read_back(kind: str) -> None:
    """RB-5: an advantage from the kinds above with its numbers."""
    text = lines(advantage=f'"{kind}"', draws="2" if kind == "strategy" else "")
    again = unit_file.unit_file(text)
    assert unit_file.unit_file(again) == again
    assert unit_file.of_option(again).units[-1].advantage == units.ADVANTAGES.index(kind)


def test_the_six_are_checked_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """RB-4: data/units.toml must hold them all, in the order of the texts."""
    path = tmp_path / "units.toml"
    path.write_text(units.FILE.read_text("utf-8").replace('"P"', '"Z"'), "utf-8")
    monkeypatch.setattr(units, "FILE", path)
    with pytest.raises(BadFile, match="six units"):
        units.standard.__wrapped__()
