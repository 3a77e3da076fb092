"""The place of the field of Royal Battles in its picture, in both shapes.

Whoever looks has the home squares below: Black sees the field turned by half.  Cards lie as one
would hold them, with every index upright, so squares are higher than wide; on a phone, a little
less so.  Where they lie crosswise (RB-3), they are turned by a quarter, and squares are wider than
high.

Two corners of a card have an index.  A unit covers one of them, so squares have a mark in these
corners, too: they lead to the digit diagonals.
"""

from typing import NamedTuple

from regalia.boards.layout import Point
from regalia.core.contract import Params
from regalia.core.drawing.scene import TALL
from regalia.games.battles.armies.units import CROSSWISE, READINGS
from regalia.games.battles.rules.field import COLUMNS, ROWS, SQUARES

LEFT, FOOT = 0.42, 0.42  # beside the field, for numbers, and below it, for letters
NUMBERED = {name: ("abcdefg".index(name[0]), int(name[1])) for name in SQUARES}


class FieldLayout(NamedTuple):
    near: int  # whose home is below
    cell: Point  # how wide and high a square is
    card: Point  # before it is turned
    unit: float  # how wide a unit is
    beside: Point  # how far right of the middle of its square and below it a unit stands
    turn: float  # of cards
    look: str  # of a square
    digits: str  # where the digit diagonals lead, as a sign

    @property
    def size(self) -> Point:
        return LEFT + ROWS * self.cell[0], FOOT + COLUMNS * self.cell[1]

    def place(self, square: str) -> Point:
        """The middle of a square."""
        row, column = NUMBERED[square]
        return self.across(row), self.up(column)

    def across(self, row: int) -> float:
        return LEFT + self.cell[0] * ((row if self.near == 0 else ROWS - 1 - row) + 0.5)

    def up(self, column: int) -> float:
        return self.cell[1] * ((COLUMNS - column if self.near == 0 else column - 1) + 0.5)


def layout(params: Params, seat: int, shape: str) -> FieldLayout:
    near = 1 if seat == 1 else 0
    if params[READINGS] & CROSSWISE:
        turned = (-90.0, "place-crosswise", "/")
        if shape == TALL:
            return FieldLayout(near, (1.0, 0.9), (0.68, 0.952), 0.5, (0.16, -0.06), *turned)
        return FieldLayout(near, (1.4, 1.0), (0.9, 1.26), 0.6, (0.2, -0.05), *turned)
    upright = (0.0, "place", "\\")
    if shape == TALL:
        return FieldLayout(near, (1.0, 1.18), (0.81, 1.134), 0.58, (0.0, 0.05), *upright)
    return FieldLayout(near, (1.0, 1.4), (0.92, 1.288), 0.7, (0.0, 0.1), *upright)
