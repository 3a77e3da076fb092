"""The board, read from `data/layout.toml` and checked."""

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from regalia.core.data import Section, load
from regalia.core.errors import Speaker, Spoken

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
        table.refuse("rows", _wrong("6, 8, 6"))
    if list(names) != sorted(names):
        table.refuse("rows", _wrong(f"{min(names)} … {max(names)}"))
    next_to = [0] * len(names)
    for road in table.texts("roads"):
        stops = [_square(table, "roads", names, name) for name in road.split()]
        for a, b in pairwise(stops):
            next_to[a] |= 1 << b
            next_to[b] |= 1 << a
    if 0 in next_to:
        table.refuse("roads", _wrong(names[next_to.index(0)]))

    def area(key: str, count: int) -> int:
        found = table.text(key).split()
        if len(set(found)) != count or len(found) != count:
            table.refuse(key, _wrong(f"{len(set(found))} ≠ {count}"))
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


def _wrong(what: str) -> Spoken:
    return Speaker(__file__)("layout-wrong", what=what)


def _square(table: Section, key: str, names: tuple[str, ...], name: str) -> int:
    if name not in names:
        table.refuse(key, _wrong(name))
    return names.index(name)
