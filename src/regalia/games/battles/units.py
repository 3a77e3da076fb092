"""Units are data (RB-4, RB-5): read from TOML, checked, and turned into numbers for `params`.

The parameters of Royal Battles hold the options, the number of kinds of unit, a row of numbers for
each kind, and behind them, for texts only, the name of each kind that comes from a unit file.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from regalia.core.card import Value, shown
from regalia.core.contract import Params
from regalia.core.data import Section, bad_file, load, parse
from regalia.core.errors import BadOption, Speaker

FILE = Path(__file__).parent / "data" / "units.toml"
STANDARD = "standard"
LONGEST_NAME = 24
says = Speaker(__file__)
LETTERS = "KQRBNP"  # the six, in the order of texts
MOST_KINDS, ARMY = 12, 4
ADVANTAGES = ("reach", "aim", "smite", "healing", "blast", "strategy")
REACH, AIM, SMITE, HEALING, BLAST, STRATEGY = range(6)

ORIENTATION, ARMIES, SCENARIO, KINDS = range(4)  # where `params` has what
FIRST_ROW = 4
LETTER, RANGED, LIFE, ACCURACY, EVASION, DAMAGE, ARMOUR = 0, 1, 2, 3, 4, 5, 8
ADVANTAGE, POWER, DRAWS, LIMIT = 9, 10, 11, 12  # (DAMAGE is three numbers)
ROW = 13


class Unit(NamedTuple):
    letter: str
    name: str
    ranged: bool
    life: int
    accuracy: int
    evasion: int
    damage: tuple[int, ...]
    armour: int
    advantage: int
    power: int
    draws: int
    limit: int
    replaces: bool

    def row(self) -> list[int]:
        """Its numbers in the params, in the order of the names above."""
        return [
            *(ord(self.letter), int(self.ranged), self.life, self.accuracy, self.evasion),
            *(*self.damage, self.armour, self.advantage, self.power, self.draws, self.limit),
        ]


@cache
def standard() -> tuple[Unit, ...]:
    """The six."""
    units = _units(load(FILE), {})
    if "".join(unit.letter for unit in units) != LETTERS:
        raise bad_file(FILE, says("units-order", letters=" ".join(LETTERS)))
    return units


def unit_file(given: Value) -> str:
    """The option `units`: a path or the text of a unit file, as text that a record can carry."""
    if not isinstance(given, str):
        raise _no_units(given)
    if "\n" in given:
        return written(_own_units(parse(given, "units")))
    if not given.endswith(".toml"):
        raise _no_units(given)
    return written(_own_units(load(given)))


def _no_units(given: Value) -> BadOption:
    return BadOption(says("units-option", given=shown(given), standard=STANDARD))


def written(units: tuple[Unit, ...]) -> str:
    """Units as the text of a unit file."""
    return "\n".join(
        f'[[unit]]\nletter = "{unit.letter}"\nname = "{unit.name}"\n'
        f'type = "{"ranged" if unit.ranged else "melee"}"\nlife = {unit.life}\n'
        f"accuracy = {unit.accuracy}\nevasion = {unit.evasion}\n"
        f"damage = {list(unit.damage)}\narmour = {unit.armour}\n"
        f'advantage = "{ADVANTAGES[unit.advantage]}"\npower = {unit.power}\n'
        + (f"draws = {unit.draws}\n" if unit.draws else "")
        + f"limit = {unit.limit}\n"
        + ("replaces = true\n" if unit.replaces else "")
        for unit in units
    )


def kinds(option: str) -> list[tuple[Unit, str]]:
    """All kinds of unit of a game, and the names of those that come from a unit file."""
    found = {unit.letter: (unit, "") for unit in standard()}
    if option != STANDARD:
        found |= {unit.letter: (unit, unit.name) for unit in _own_units(parse(option, "units"))}
    return list(found.values())


def rows(option: str) -> list[int]:
    """What `params` holds about units: their number, their rows, their names."""
    there = kinds(option)
    numbers = [number for unit, _ in there for number in unit.row()]
    names = [code for _, name in there for code in (len(name), *map(ord, name))]
    return [len(there), *numbers, *names]


@lru_cache(64)
def letters(params: Params) -> str:
    return "".join(chr(params[FIRST_ROW + ROW * kind]) for kind in range(params[KINDS]))


@lru_cache(256)
def own_name(params: Params, kind: int) -> str:
    """The name of a kind that comes from a unit file; nothing for one of the six."""
    at = FIRST_ROW + ROW * params[KINDS]
    for _ in range(kind):
        at += 1 + params[at]
    return "".join(map(chr, params[at + 1 : at + 1 + params[at]]))


def unit_word(params: Params, kind: int) -> str:
    """What texts for people need to name a kind: the letter of one of the six, or its own name."""
    return own_name(params, kind) or letters(params)[kind]


# ------------------------------------------------------------------------------------ reading


def _own_units(file: Section) -> tuple[Unit, ...]:
    """The units of a unit file, to be added to the six."""
    return _units(file, {unit.letter: unit.limit for unit in standard()})


def _units(file: Section, six: dict[str, int]) -> tuple[Unit, ...]:
    file.only("unit")
    tables = file.tables("unit")
    if not tables:
        file.refuse("unit", says("units-none"))
    found: dict[str, Unit] = {}
    for table in tables:
        unit = _unit(table, six)
        if unit.letter in found:
            table.refuse("letter", says("units-letter-taken", letter=unit.letter))
        found[unit.letter] = unit
        if len(six | found) > MOST_KINDS:
            table.refuse("", says("units-too-many", most=MOST_KINDS))
    return tuple(found.values())


def _unit(table: Section, six: dict[str, int]) -> Unit:
    table.only(
        *("letter", "name", "type", "life", "accuracy", "evasion", "damage", "armour"),
        *("advantage", "power", "draws", "limit", "replaces"),
    )
    letter = table.text("letter", "[A-WYZ]", says("wanted-letter"))
    replaces = table.flag("replaces", False)
    if letter in six and not replaces:
        table.refuse("letter", says("units-six", letter=letter))
    if replaces and letter not in six:
        table.refuse("replaces", says("units-no-six", letter=letter))
    advantage = ADVANTAGES.index(table.one_of("advantage", *ADVANTAGES))
    if advantage != STRATEGY and "draws" in table.values:
        table.refuse("draws", says("units-draws"))
    return Unit(
        letter=letter,
        name=table.text("name", r"\w[\w' -]{0,23}", says("wanted-name", most=LONGEST_NAME)),
        ranged=table.one_of("type", "melee", "ranged") == "ranged",
        life=table.number("life", 1, 99),
        accuracy=table.number("accuracy", 0, 9),
        evasion=table.number("evasion", 0, 9),
        damage=tuple(table.numbers("damage", 3, 0, 99)),
        armour=table.number("armour", 0, 99),
        advantage=advantage,
        power=table.number("power", 0, 99),
        draws=table.number("draws", 1, 9) if advantage == STRATEGY else 0,
        limit=table.number("limit", 1, ARMY, six.get(letter, ARMY)),
        replaces=replaces,
    )
