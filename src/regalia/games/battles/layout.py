"""Where the field of Royal Battles is in its picture, in both shapes.

Whoever looks has the home squares below, so that cards lie as one would hold them, and every index
stands upright: Black sees the field turned by half.  Cards are upright, so squares are higher than
wide; on a phone, a little less so.
"""

from typing import NamedTuple

from regalia.core.scene import TALL
from regalia.games.battles.field import COLUMNS, ROWS, SQUARES

Place = tuple[float, float]

LEFT, FOOT = 0.42, 0.42  # beside the field, for numbers, and below it, for letters
NUMBERED = {name: ("abcdefg".index(name[0]), int(name[1])) for name in SQUARES}


class Layout(NamedTuple):
    near: int  # whose home is below
    cell: Place  # how wide and high a square is
    card: Place
    unit: float  # how wide a unit is
    down: float  # how far below the middle of its square it stands

    @property
    def size(self) -> Place:
        return LEFT + ROWS, FOOT + COLUMNS * self.cell[1]

    def place(self, square: str) -> Place:
        """The middle of a square."""
        row, column = NUMBERED[square]
        return self.across(row), self.up(column)

    def across(self, row: int) -> float:
        return LEFT + (row if self.near == 0 else ROWS - 1 - row) + 0.5

    def up(self, column: int) -> float:
        return self.cell[1] * ((COLUMNS - column if self.near == 0 else column - 1) + 0.5)


def layout(seat: int, shape: str) -> Layout:
    near = 1 if seat == 1 else 0
    if shape == TALL:
        return Layout(near, (1.0, 1.18), (0.81, 1.134), 0.58, 0.05)
    return Layout(near, (1.0, 1.4), (0.94, 1.316), 0.7, 0.13)
