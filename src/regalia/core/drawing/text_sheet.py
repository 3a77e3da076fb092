"""A sheet of characters: boxes whose borders join, and texts of any width, with styles.

A style is a few words that the terminal understands: `bold #2e2721 on #ecdbb5`.
"""

import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import NamedTuple

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# A border by the directions in which it goes on: the sum of UP, DOWN, LEFT and RIGHT.
BORDERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
PLAIN_BORDERS = " |||-+++-+++-+++"
# What stands for a sign that the output cannot show.
SIGNS = "♔♕♖♗♘♙♚♛♜♝♞♟♠♥♦♣♤♡♢♧●○◆◇■□▲△✽★→←·…▒░–×•’‘“”„«»═║−"
LETTERS = 'KQRBNPkqrbnpSHDCSHDCXOXOXOXO**><..#:-x*\'\'"""""="-'
PLAIN = dict(zip(SIGNS, LETTERS, strict=True)) | {"\u00a0": " ", "\u202f": " "}
BORDER = "#8a6a45"


class Run(NamedTuple):
    """Characters of one line that follow one another in one style."""

    words: str
    style: str


class TextSheet:
    def __init__(self, width: int) -> None:
        self.width = width
        self.signs: dict[tuple[int, int], str] = {}  # by row and column; "" beside a wide sign
        self.borders: dict[tuple[int, int], int] = {}
        self.styles: dict[tuple[int, int], str] = {}

    def box(self, top: int, left: int, bottom: int, right: int) -> None:
        """A border around an area; it is shared with the boxes beside it."""
        for column in range(left, right):
            for row in (top, bottom):
                self._join(row, column, RIGHT)
                self._join(row, column + 1, LEFT)
        for row in range(top, bottom):
            for column in (left, right):
                self._join(row, column, DOWN)
                self._join(row + 1, column, UP)

    def _join(self, row: int, column: int, direction: int) -> None:
        self.borders[row, column] = self.borders.get((row, column), 0) | direction

    def fill(self, top: int, left: int, bottom: int, right: int, style: str) -> None:
        """The colour of an area, within its border; what stood there before is gone."""
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                self.signs.pop((row, column), None)
                self.borders.pop((row, column), None)
                self.styles[row, column] = style

    def put(self, row: int, column: int, words: str, style: str = "") -> None:
        for sign in words:
            wide = width_of(sign)
            if wide == 0:  # it changes the sign before it
                continue
            for i in range(wide):
                self.signs[row, column + i] = "" if i else sign
                beneath = self.styles.get((row, column + i), "")
                self.styles[row, column + i] = f"{beneath} {style}".strip()
            column += wide

    def free(self, row: int, column: int, length: int) -> bool:
        """Tell if nothing is there yet.  Words, unlike a letter or number, want a blank on either
        side."""
        blank = 1 if length > 2 else 0
        return row >= 0 and not any(
            (row, c) in self.signs or (row, c) in self.borders or (row, c) in self.styles
            for c in range(column - blank, column + length + blank)
        )

    def lines(self, encoding: str) -> Iterator[list[Run]]:
        """Lines from the first row that is used to the last, each as wide as the sheet at most."""
        used = self.signs.keys() | self.borders.keys() | self.styles.keys()
        rows = [row for row, _ in used]
        for row in range(min(rows, default=0), max(rows, default=-1) + 1):
            last = max((c for r, c in used if r == row), default=-1)
            shown = [self._at(row, c, encoding) for c in range(min(last + 1, self.width))]
            yield [
                Run("".join(run.words for run in runs), style)
                for style, runs in groupby(shown, key=lambda run: run.style)
            ]

    def _at(self, row: int, column: int, encoding: str) -> Run:
        sign = self.signs.get((row, column))
        style = self.styles.get((row, column), "")
        if sign is None and (row, column) in self.borders:
            borders = BORDERS if can_show("┼", encoding) else PLAIN_BORDERS
            sign, style = borders[self.borders[row, column]], BORDER
        if sign is not None and column + width_of(sign) > self.width:
            sign = " "  # half of a wide sign
        return Run(" " if sign is None else plain(sign, encoding), style)


@cache
def _wide(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1


def width_of(words: str) -> int:
    """The number of columns that the words take."""
    return sum(map(_wide, words))


def can_show(sign: str, encoding: str) -> bool:
    try:
        sign.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def plain(words: str, encoding: str) -> str:
    """The words in signs that the output can show, as wide as they were."""
    return "".join(
        sign if can_show(sign, encoding) else PLAIN.get(sign, "?" * width_of(sign))
        for sign in words
    )
