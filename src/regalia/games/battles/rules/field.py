"""The field (RB-2, RB-3): 5 columns, 7 rows, and which squares are next to which.

A square is a number, row by row: a1 is 0, a5 is 4, g5 is 34; a set of squares is an int with a
bit for each.
"""

from regalia.boards.cards import CLUBS, DIAMONDS, HEARTS, SPADES

COLUMNS, ROWS = 5, 7
SQUARES = tuple(f"{row}{column}" for row in "abcdefg" for column in "12345")
FIELD = (1 << len(SQUARES)) - 1


def home(rows: str, player: int) -> int:
    """The squares of some rows in a player's home column."""
    column = 0 if player == 0 else COLUMNS - 1
    return sum(1 << COLUMNS * "abcdefg".index(row) + column for row in rows)


def beside(steps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Areas of squares inside the field at some (row, column) steps, one for each square."""
    return tuple(
        sum(
            1 << (row + down) * COLUMNS + column + right
            for down, right in steps
            if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
        )
        for row in range(ROWS)
        for column in range(COLUMNS)
    )


STRAIGHT = beside(((-1, 0), (1, 0), (0, -1), (0, 1)))
DIAGONAL = beside(((-1, -1), (-1, 1), (1, -1), (1, 1)))
AROUND = tuple(a | b for a, b in zip(STRAIGHT, DIAGONAL))

# The suit whose key a neighbour is in (RB-26), by the difference of the two squares' numbers: 1 is
# head to head, 5 side to side, 4 digit diagonal, 6 clear diagonal.  Where cards lie crosswise,
# hearts and spades change places, and diamonds and clubs: that is, the lowest bit of the suit.
KEYS = (0, HEARTS, 0, 0, DIAMONDS, SPADES, CLUBS)
