"""Where things are in the scenes of Royal Battles, in both shapes.

Whoever looks has the home row below, so that cards lie as one would hold them.  What the players
have is left and right of the field, and in the tall shape above and below it, with a large hand.
"""

from math import ceil
from typing import Any, NamedTuple

from regalia.core.scene import TALL
from regalia.games.battles.field import COLUMNS, ROWS, SQUARES

Place = tuple[float, float]
Line = tuple[float, float, float, float]  # the middle of a label, its width and height
Area = tuple[float, float, float, float]  # left, top, width and height

WIDE_SIZE, TALL_SIZE = (15.3, 6.9), (7.7, 12.95)
BETWEEN = (4.3, 0.75)  # the corner of the field between the two panels
UNDER = (0.45, 2.65)  # and below the other player's
NEAR = 8.5  # where the panel of whoever looks begins


class Panel(NamedTuple):
    """What a player has beside the field."""

    title: Line
    hand_count: Line
    initiative: Place
    initiative_label: Line
    deck: Place
    deck_count: Line
    card: float  # how wide the initiative card and the deck are
    hand: Area
    widest: float  # of the cards and units there

    def grid(self, count: int, shape: float) -> tuple[list[Place], float]:
        """Places for so many things below one another in the hand's area, and their width."""
        left, top, width, height = self.hand
        fewest = ceil(width / self.widest - 0.001)
        columns = next(
            n
            for n in range(fewest, fewest + count + 1)
            if ceil(count / n) * shape * width / n <= height
        )
        step = width / columns
        return [
            (left + (i % columns + 0.5) * step, top + (i // columns + 0.5) * step * shape)
            for i in range(count)
        ], step * 0.92


def _beside(left: float) -> Panel:
    middle = left + 1.7
    return Panel(
        title=(middle, 0.5, 3.4, 0.6),
        hand_count=(middle, 2.95, 3.4, 0.4),
        initiative=(left + 0.9, 1.6),
        initiative_label=(left + 0.9, 2.45, 1.5, 0.4),
        deck=(left + 2.5, 1.6),
        deck_count=(left + 2.5, 2.45, 1.6, 0.4),
        card=0.9,
        hand=(left, 3.3, 3.4, 3.3),
        widest=0.85,
    )


BESIDE = (_beside(0.2), _beside(11.7))
ABOVE = Panel(
    title=(1.95, 0.3, 3.7, 0.5),
    hand_count=(5.75, 0.3, 3.7, 0.5),
    initiative=(0.75, 1.05),
    initiative_label=(0.75, 1.85, 1.35, 0.6),
    deck=(2.2, 1.05),
    deck_count=(2.2, 1.85, 1.45, 0.6),
    card=0.66,
    hand=(3.0, 0.6, 4.65, 1.5),
    widest=0.7,
)
BELOW = Panel(
    title=(1.95, NEAR + 0.3, 3.7, 0.5),
    hand_count=(5.75, NEAR + 0.3, 3.7, 0.5),
    initiative=(0.6, NEAR + 3.9),
    initiative_label=(1.85, NEAR + 3.9, 1.7, 0.8),
    deck=(3.4, NEAR + 3.9),
    deck_count=(5.2, NEAR + 3.9, 2.7, 0.8),
    card=0.66,
    hand=(0.1, NEAR + 0.65, 7.5, 2.7),
    widest=1.08,
)


MIDDLES = {name: ("abcdefg".index(name[0]) + 0.5, int(name[1]) - 0.5) for name in SQUARES}


class Layout(NamedTuple):
    size: Place
    panels: tuple[Panel, Panel]
    status: Line
    corner: Place  # the upper left one of the field
    near: int  # whose home row is below

    def place(self, square: str) -> Place:
        return self._place(*MIDDLES[square])

    def _place(self, row: float, column: float) -> Place:
        """From the corner where White's home row and row a meet."""
        left, top = self.corner
        if self.near == 0:
            return left + row, top + COLUMNS - column
        return left + ROWS - row, top + column

    def row_mark(self, row: int) -> Place:
        """Where a row's letter stands, at the field's edge."""
        return self._place(row + 0.5, 0)[0], self.corner[1] - 0.25

    def column_mark(self, column: int) -> Place:
        return self.corner[0] - 0.23, self._place(0, column - 0.5)[1]


def layout(view: dict[str, Any], shape: str) -> Layout:
    near = 1 if view["seat"] == 1 else 0
    if shape != TALL:
        status = (BETWEEN[0] + ROWS / 2, WIDE_SIZE[1] - 0.6, float(ROWS), 0.6)
        return Layout(WIDE_SIZE, BESIDE, status, BETWEEN, near)
    panels = (ABOVE, BELOW) if near else (BELOW, ABOVE)
    width = TALL_SIZE[0]
    return Layout(TALL_SIZE, panels, (width / 2, NEAR - 0.4, width, 0.7), UNDER, near)
