"""Boards of Ur as texts: which square has which role, and where a wall cuts the path (UR-22).

    *...*./errrim../*...*. A2|B2 A3|B3 B2|C2 B3|C3

has the squares of the rows A, B and C, each as its role, and the walls.  `data/layout.toml` has the
boards that have a name; an owner's file looks like it.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from regalia.boards.areas import squares
from regalia.core.card import Value, shown
from regalia.core.data import load
from regalia.core.errors import BadOption, Speaker, Spoken

says = Speaker(__file__)

FILE = Path(__file__).parent / "data" / "layout.toml"
STANDARD, ANCIENT = "standard", "ancient"
ROWS = {"A": "123478", "B": "12345678", "C": "123478"}  # UR-1
NAMES = tuple(row + column for row, columns in ROWS.items() for column in columns)
ALL = (1 << len(NAMES)) - 1
NO_ROLE = "."
COUNTS = {"e": 1, "r": 3, "i": 1, "m": 1, "*": 4}  # squares of each role
EARTH_COLUMNS, SKY_COLUMNS = "1234", "78"
TWO = 2  # rosettes in each, and sides of a board at most
LONGEST = 200  # signs that are looked at
EXAMPLE = "*...*./errrim../*...*. A2|B2 A3|B3 B2|C2 B3|C3"

Wall = tuple[str, str]  # two squares, in the order of their names


class Layout(NamedTuple):
    names: tuple[str, ...]  # the squares, in the order of their bits
    next_to: tuple[int, ...]  # for each square, the area one step away
    sides: tuple[int, ...]  # for each square, those that share a side with it
    earth: int
    sky: int
    entrance: int
    royal_land: int
    ishtar: int
    marduk: int

    @property
    def areas(self) -> tuple[int, ...]:
        lands = self.royal_land, self.ishtar, self.marduk
        return (self.earth, self.sky, self.entrance, *lands)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The board as it stands in `params`."""
        return (*self.next_to, *self.areas)


class Drawing(NamedTuple):
    """A board as somebody drew it, sensible or not."""

    roles: str  # of the twenty squares
    walls: tuple[Wall, ...]

    @property
    def text(self) -> str:
        """The text in the one form in which it is kept."""
        return " ".join([self.rows, *("|".join(wall) for wall in sorted(self.walls))])

    @property
    def rows(self) -> str:
        return "/".join((self.roles[:6], self.roles[6:14], self.roles[14:]))

    def where(self, role: str, columns: str = "") -> int:
        """The squares of a role, all or those of some columns."""
        return sum(
            1 << i
            for i, (name, found) in enumerate(zip(NAMES, self.roles))
            if found == role and (not columns or name[1] in columns)
        )


def _sides() -> tuple[int, ...]:
    """The squares that share a side with each."""
    places = [("ABC".index(name[0]), int(name[1])) for name in NAMES]
    return tuple(
        sum(1 << j for j, (r, c) in enumerate(places) if abs(r - row) + abs(c - column) == 1)
        for row, column in places
    )


SIDES = _sides()
PAIRS = tuple((NAMES[a], NAMES[b]) for a in range(len(NAMES)) for b in squares(SIDES[a] & -1 << a))


def mirror(area: int) -> int:
    """The same squares with row A for row C."""
    return area >> 14 | area & 0x3FC0 | (area & 0x3F) << 14


def is_symmetric(next_to: Sequence[int], areas: Sequence[int]) -> bool:
    """Tell if a board is its own mirror image."""
    return all(mirror(area) == area for area in areas) and all(
        mirror(near) == next_to[mirror(1 << a).bit_length() - 1] for a, near in enumerate(next_to)
    )


# ------------------------------------------------------------------------------- texts


def drawing(text: Value) -> Drawing:
    """The board that a text draws; BadOption where it is no such text."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Senseless(says("layout-text", given=shown(text), example=EXAMPLE))
    rows, *walls = text.split(" ")
    if [len(row) for row in rows.split("/")] != [len(columns) for columns in ROWS.values()]:
        raise Senseless(says("layout-text", given=shown(text), example=EXAMPLE))
    found: list[Wall] = []
    for wall in walls:
        first, _, second = wall.partition("|")
        pair = min(first, second), max(first, second)
        if pair not in PAIRS:
            raise Senseless(says("layout-wall", wall=shown(wall)))
        if pair in found:
            raise Senseless(says("layout-wall-twice", wall="|".join(pair)))
        found.append(pair)
    return Drawing(rows.replace("/", ""), tuple(found))


def faults(drawn: Drawing) -> Iterator[Spoken]:
    """The reasons, one by one, why nobody could play on a board."""
    for sign in sorted(set(drawn.roles) - {*COUNTS, NO_ROLE}):
        yield says("layout-sign", sign=shown(sign))
    for role, wanted in COUNTS.items():
        if (count := drawn.roles.count(role)) != wanted:
            yield says("layout-count", role=ROLES[role], count=count, wanted=wanted)
    for message, columns in (("layout-earth", EARTH_COLUMNS), ("layout-sky", SKY_COLUMNS)):
        if (count := drawn.where("*", columns).bit_count()) != TWO:
            yield says(message, count=count)
    if drawn.roles.count("e") == 1 and (lost := ALL & ~_reached(drawn)):
        yield says("layout-unreachable", squares=", ".join(NAMES[i] for i in squares(lost)))


ROLES = {"*": "rosette", "e": "entrance", "r": "royal", "i": "ishtar", "m": "marduk", ".": "plain"}


class Senseless(BadOption):
    """A board on which nobody could play, and why."""

    def __init__(self, problem: Spoken) -> None:
        super().__init__(says("layout-problem", problem=problem), "UR-22")
        self.problem = problem


def _next_to(drawn: Drawing) -> tuple[int, ...]:
    found = list(SIDES)
    for wall in drawn.walls:
        a, b = map(NAMES.index, wall)
        found[a] ^= 1 << b
        found[b] ^= 1 << a
    return tuple(found)


def _reached(drawn: Drawing) -> int:
    """The squares that a piece from the Entrance can reach."""
    next_to, reached, near = _next_to(drawn), 0, drawn.where("e")
    while near:
        reached |= near
        beyond = 0
        for a in squares(near):
            beyond |= next_to[a]
        near = beyond & ~reached
    return reached


# ---------------------------------------------------------------------- boards that make sense


def drawn_by(given: Value) -> Drawing:
    """The board that a name or a text means, sensible or not."""
    return drawing(presets().get(given, given) if isinstance(given, str) else given)


def checked(given: Value) -> Drawing:
    """A board on which one can play; BadOption for any other."""
    drawn = drawn_by(given)
    for fault in faults(drawn):
        raise Senseless(fault)
    return drawn


@lru_cache(256)
def read_layout(text: str) -> Layout:
    drawn = checked(text)
    return Layout(
        names=NAMES,
        next_to=_next_to(drawn),
        sides=SIDES,
        earth=drawn.where("*", EARTH_COLUMNS),
        sky=drawn.where("*", SKY_COLUMNS),
        entrance=drawn.where("e"),
        royal_land=drawn.where("r"),
        ishtar=drawn.where("i"),
        marduk=drawn.where("m"),
    )


def kept(text: Value) -> str:
    """A board as options keep it: the name it has, or else its text, walls in order."""
    return named(checked(text))


def named(drawn: Drawing) -> str:
    written = drawn.text
    return next((name for name, one in presets().items() if one == written), written)


@cache
def presets() -> dict[str, str]:
    """The texts of the boards that have a name."""
    return {name: drawing(text).text for name, text in read_file(FILE)}


# ------------------------------------------------------------------------------- options


def read_sides(given: Value) -> str | list[str]:
    """Read the option `layout`: a board, a list of one or two, or a file with as many."""
    if isinstance(given, str) and given.endswith(".toml") and "\n" not in given:
        given = [text for _, text in read_file(Path(given))]
    texts = given if isinstance(given, list) else [given]
    if not 1 <= len(texts) <= TWO:
        raise Senseless(says("layout-sides", count=len(texts)))
    if len(texts) == 1:
        return kept(texts[0])
    return [_kept_side(text, number) for number, text in enumerate(texts, 1)]


def _kept_side(text: Value, number: int) -> str:
    """One of two sides; a refusal names it."""
    try:
        return kept(text)
    except Senseless as senseless:
        raise Senseless(says("layout-side", side=number, problem=senseless.problem)) from None


def sides_of(option: str | list[str]) -> list[str]:
    """The boards that the option holds, as `read_sides` keeps it."""
    return option if isinstance(option, list) else [option]


def read_file(path: Path) -> list[tuple[str, str]]:
    """The name and the text of each side in a file, sensible or not."""
    table = load(path)
    table.only("side")
    found = []
    for number, side in enumerate(table.tables("side"), 1):
        side.only("name", "rows", "walls")
        name = side.text("name") if "name" in side.values else str(number)
        rows = "/".join("".join(row.split()) for row in side.texts("rows"))
        walls = side.text("walls", ".*").split() if "walls" in side.values else []
        found.append((name, " ".join([rows, *(re.sub("[-–]", "|", wall) for wall in walls)])))
    return found
