"""The board, read from `data/layout.toml` and checked."""

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from regalia.core.data import Section, load

FILE = Path(__file__).parent / "data" / "layout.toml"
ROW_LENGTHS = (6, 8, 6)  # the position text has three rows of these lengths


class Layout(NamedTuple):
    names: tuple[str, ...]  # the squares, in the order of their bits
    next_to: tuple[int, ...]  # for each square, the area one step away
    earth: int
    sky: int
    entrance: int
    royal_land: int
    ishtar: int
    marduk: int


def read_layout(path: Path = FILE) -> Layout:
    table = load(path)
    table.only("rows", "roads", "earth", "sky", "entrance", "royal_land", "ishtar", "marduk")
    rows = [row.split() for row in table.texts("rows")]
    names = tuple(name for row in rows for name in row)
    if tuple(map(len, rows)) != ROW_LENGTHS or len(set(names)) != len(names):
        table.refuse("rows", "the rows must name 6, 8 and 6 different squares")
    if list(names) != sorted(names):
        table.refuse("rows", "the squares must stand in alphabetical order")
    next_to = [0] * len(names)
    for road in table.texts("roads"):
        stops = [_square(table, "roads", names, name) for name in road.split()]
        for a, b in pairwise(stops):
            next_to[a] |= 1 << b
            next_to[b] |= 1 << a
    if 0 in next_to:
        table.refuse("roads", f"no road leads to {names[next_to.index(0)]}")

    def area(key: str, count: int) -> int:
        found = table.text(key).split()
        if len(set(found)) != count or len(found) != count:
            table.refuse(key, f"must name {count} different square{'s' * (count > 1)}")
        return sum(1 << _square(table, key, names, name) for name in found)

    return Layout(
        names=names,
        next_to=tuple(next_to),
        earth=area("earth", 2),
        sky=area("sky", 2),
        entrance=area("entrance", 1),
        royal_land=area("royal_land", 3),
        ishtar=area("ishtar", 1),
        marduk=area("marduk", 1),
    )


def _square(table: Section, key: str, names: tuple[str, ...], name: str) -> int:
    if name not in names:
        table.refuse(key, f"there is no square {name}")
    return names.index(name)
