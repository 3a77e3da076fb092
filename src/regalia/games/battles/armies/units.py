"""Units are data (RB-4, RB-5): read from TOML, checked, and turned into numbers for `params`.

The parameters of Royal Battles hold the options, the armies of a scenario and where they start
(`unit_file.py`), the number of kinds of unit, a row of numbers for each kind, and behind them, for
people only, the name of each kind that comes from a unit file, and then, if any has some, the texts
of each.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from regalia.core.contract import Params
from regalia.core.data import Section, bad_file, load
from regalia.core.errors import Speaker
from regalia.games.battles.armies import texts
from regalia.games.battles.armies.texts import read_texts

FILE = Path(__file__).parents[1] / "data" / "units.toml"
STANDARD = "standard"
LONGEST_NAME, LONGEST_SENTENCE = 24, 120
TEXTS = {"weapon": LONGEST_NAME, "coat": LONGEST_NAME, "flavour": LONGEST_SENTENCE}
says = Speaker(__file__)
LETTERS = "KQRBNP"  # the six, in the order of texts
MOST_KINDS, ARMY = 12, 4
DEAREST, DEAREST_ARMY = 999, 9999  # RB-32
ADVANTAGES = (
    *("reach", "aim", "smite", "healing", "blast", "strategy"),
    *("charge", "volley", "drain"),  # RB-33
)
REACH, AIM, SMITE, HEALING, BLAST, STRATEGY, CHARGE, VOLLEY, DRAIN = range(9)
MELEE = 1 << SMITE | 1 << STRATEGY | 1 << CHARGE | 1 << DRAIN  # the others reach diagonally
LOOKS = ("letter", "king", "queen", "rook", "bishop", "knight", "pawn")

# Where `params` has what (FIXED and HOME are White's and Black's).
READINGS, ARMIES, BUDGET, DECK, FIXED, HOME, KINDS = 0, 1, 2, 3, 4, 6, 8
# The readings of the rules that are not the usual ones, a bit each (RB-3, RB-35 to RB-38).
CROSSWISE, TURNED, MAY_STAY, EITHER, CARDS_END = 1, 2, 4, 8, 16
# Behind them, two bits for each player: the wounds with which that one's units begin (RB-52).
WOUNDS, WOUND_BITS = 5, 2
MOST_WOUNDS = (1 << WOUND_BITS) - 1
FIRST_ROW = 9
LETTER, RANGED, LIFE, ACCURACY, EVASION, DAMAGE, ARMOUR = 0, 1, 2, 3, 4, 5, 8
ADVANTAGE, POWER, DRAWS, LIMIT, PRICE, LOOK = 9, 10, 11, 12, 13, 14  # (DAMAGE is three numbers)
ROW = 15


TextsByLanguage: TypeAlias = tuple[tuple[str, str], ...]  # by language


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
    price: int  # 0: none
    look: int
    texts: tuple[tuple[str, TextsByLanguage], ...] = ()  # those of TEXTS that there are

    def row(self) -> list[int]:
        """The unit's numbers in the params, in the order of the names above."""
        return [
            *(ord(self.letter), int(self.ranged), self.life, self.accuracy, self.evasion),
            *(*self.damage, self.armour, self.advantage, self.power, self.draws, self.limit),
            *(self.price, self.look),
        ]


@cache
def standard() -> tuple[Unit, ...]:
    """The six."""
    file = load(FILE)
    file.only("unit")
    units = _units(file, {})
    if "".join(unit.letter for unit in units) != LETTERS:
        raise bad_file(FILE, says("units-order", letters=" ".join(LETTERS)))
    return units


def written(unit: Unit) -> str:
    """A unit as it stands in a unit file."""
    return (
        f'[[unit]]\nletter = "{unit.letter}"\nname = "{unit.name}"\n'
        f'type = "{"ranged" if unit.ranged else "melee"}"\nlife = {unit.life}\n'
        f"accuracy = {unit.accuracy}\nevasion = {unit.evasion}\n"
        f"damage = {list(unit.damage)}\narmour = {unit.armour}\n"
        f'advantage = "{ADVANTAGES[unit.advantage]}"\npower = {unit.power}\n'
        + (f"draws = {unit.draws}\n" if unit.draws else "")
        + f"limit = {unit.limit}\n"
        + ("replaces = true\n" if unit.replaces else "")
        + (f"price = {unit.price}\n" if unit.price else "")
        + (f'look = "{LOOKS[unit.look]}"\n' if unit.look else "")
        + "".join(f"{key} = {texts.written(dict(told))}\n" for key, told in unit.texts)
    )


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


@lru_cache(256)
def own_texts(params: Params, kind: int) -> Mapping[str, Mapping[str, str]]:
    """The weapon, armour and sentence of a kind that comes from a unit file, by language."""
    at = FIRST_ROW + ROW * params[KINDS]
    for _ in range(params[KINDS]):
        at += 1 + params[at]
    found: dict[str, Mapping[str, str]] = {}
    for _ in range(kind + 1 if at < len(params) else 0):
        for key in TEXTS:
            found[key], at = texts.from_numbers(params, at)
    return {key: told for key, told in found.items() if told}


def unit_word(params: Params, kind: int) -> str:
    """The word for a kind in texts for people: the letter of one of the six, or its own name."""
    return own_name(params, kind) or letters(params)[kind]


# ------------------------------------------------------------------------------------ reading


def own_units(file: Section) -> tuple[Unit, ...]:
    """The units of a unit file, to be added to the six."""
    return _units(file, {unit.letter: unit.limit for unit in standard()})


def _units(file: Section, six: dict[str, int]) -> tuple[Unit, ...]:
    tables = file.tables("unit")
    if not tables:
        file.refuse("unit", says("units-none"))
    found: dict[str, Unit] = {}
    for table in tables:
        unit = read_unit(table, six)
        if unit.letter in found:
            table.refuse("letter", says("units-letter-taken", letter=unit.letter))
        found[unit.letter] = unit
        if len(six | found) > MOST_KINDS:
            table.refuse("", says("units-too-many", most=MOST_KINDS))
    return tuple(found.values())


def read_unit(table: Section, six: dict[str, int]) -> Unit:
    table.only(
        *("letter", "name", "type", "life", "accuracy", "evasion", "damage", "armour"),
        *("advantage", "power", "draws", "limit", "replaces", "price", "look", *TEXTS),
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
        price=table.number("price", 1, DEAREST) if "price" in table.values else 0,
        look=LOOKS.index(table.one_of("look", *LOOKS)) if "look" in table.values else 0,
        texts=tuple(
            (key, tuple(read_texts(table, key, longest).items()))
            for key, longest in TEXTS.items()
            if key in table.values
        ),
    )
