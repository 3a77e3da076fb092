"""Every placement of at most so many pieces a side has a number, and no keys are stored.

A board that is mirrored (row A for row C) plays alike, so only placements with `own` not above its
mirror image are numbered.  In order: by `own`; then by the number of enemies; then by the rank of
the enemies' squares among as many on a board without the own squares.  That rank does not depend
on how wide the board is, so that one list of areas serves to count up and down.

    658,076,441 numbers for seven pieces a side, of 1,277,171,301 placements
"""

from math import comb
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from regalia.core.errors import RegaliaError
from regalia.games.ur.layout import is_symmetric
from regalia.games.ur.layout import mirror as mirror
from regalia.games.ur.text import says

SQUARES = 20
AREAS = 1 << SQUARES


class Index(NamedTuple):
    """Tables for `number`; all arrays of int64 but the ranks, so that compiled code can use it."""

    most: int  # pieces a side
    rank: Any  # of an area, among areas of as many squares
    areas: Any  # up to `most` squares: by their number, then by rank
    first: Any  # where those of so many squares begin in `areas`
    block: Any  # where the placements of an own area begin; -1: its mirror image's do
    part: Any  # [pieces, enemies]: where those of so many enemies begin in a block
    owns: Any  # the own areas that have a block, in order
    size: int


def index(most: int) -> Index:
    everything = np.arange(AREAS, dtype=np.int64)
    count = np.bitwise_count(everything).astype(np.int64)
    rank, lists = np.zeros(AREAS, np.int32), []
    for n in range(most + 1):
        same = np.flatnonzero(count == n)
        rank[same] = np.arange(len(same))
        lists.append(same)
    first = np.cumsum([0, *map(len, lists)])
    ways = [[comb(SQUARES - i, j) for j in range(most + 1)] for i in range(most + 1)]
    part = np.array([[0, *np.cumsum(row)] for row in ways], np.int64)
    mirrored = mirror_all(everything)
    owns = np.flatnonzero((count <= most) & (everything <= mirrored))
    starts = np.cumsum([0, *part[count[owns], most + 1]])
    block = np.full(AREAS, -1, np.int64)
    block[owns] = starts[:-1]
    return Index(most, rank, np.concatenate(lists), first, block, part, owns, int(starts[-1]))


def bytes_of_tables() -> int:
    return AREAS * (4 + 8)


def mirror_all(areas: Any) -> Any:
    return areas >> 14 | areas & 0x3FC0 | (areas & 0x3F) << 14


def check_mirror(rules: ModuleType) -> None:
    """The board is as wide as the index thinks, and its two halves are alike."""
    lands = (rules.EARTH, rules.SKY, rules.ENTRANCE, rules.ROYAL_LAND, rules.ISHTAR, rules.MARDUK)
    if len(rules.NEXT_TO) != SQUARES or not is_symmetric(rules.NEXT_TO, lands):
        raise RegaliaError(says("solve-halves"), "UR-4")


# ------------------------------------------------------- what compiled code uses as well


def squeeze(area: int, gone: int) -> int:
    """An area on the board without the squares of another."""
    while gone:
        p = gone.bit_length() - 1
        area = area & (1 << p) - 1 | area >> p + 1 << p
        gone ^= 1 << p
    return area


def spread(area: int, gone: int) -> int:
    """The other way round."""
    while gone:
        low = gone & -gone
        area = area & low - 1 | (area & -low) << 1
        gone ^= low
    return area


def number(own: int, foe: int, rank: Any, block: Any, part: Any) -> int:
    if block[own] < 0:
        own, foe = mirror(own), mirror(foe)
    return block[own] + part[own.bit_count(), foe.bit_count()] + rank[squeeze(foe, own)]  # type: ignore[no-any-return]
