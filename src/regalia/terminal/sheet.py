"""A sheet of characters: boxes whose borders join, and texts of any width, with styles."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# A border by the directions in which it goes on: the sum of UP, DOWN, LEFT and RIGHT.
BORDERS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
PLAIN_BORDERS = " |||-+++-+++-+++"
# What stands for a sign that the output cannot show.
SIGNS = "♔♕♖♗♘♙♚♛♜♝♞♟♠♥♦♣♤♡♢♧●○◆◇■□▲△✽★→←·…▒░–×•’“”═║"
LETTERS = 'KQRBNPkqrbnpSHDCSHDCXOXOXOXO**><..#:-x*\'""="'
PLAIN = dict(zip(SIGNS, LETTERS, strict=True))


class Sheet:
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
            wide = cell_len(sign)
            if wide == 0:  # it changes the sign before it
                continue
            for i in range(wide):
                self.signs[row, column + i] = "" if i else sign
                beneath = self.styles.get((row, column + i), "")
                self.styles[row, column + i] = f"{beneath} {style}".strip()
            column += wide

    def free(self, row: int, column: int, length: int) -> bool:
        """Is there nothing yet?  Words, unlike a letter or number, want a blank on either side."""
        blank = 1 if length > 2 else 0
        return row >= 0 and not any(
            (row, c) in self.signs or (row, c) in self.borders or (row, c) in self.styles
            for c in range(column - blank, column + length + blank)
        )

    def lines(self, colour: bool, encoding: str) -> Iterator[Text]:
        used = self.signs.keys() | self.borders.keys() | self.styles.keys()
        rows = [row for row, _ in used]
        for row in range(min(rows, default=0), max(rows, default=-1) + 1):
            last = max((c for r, c in used if r == row), default=-1)
            line = Text(no_wrap=True, end="")
            for column in range(last + 1):
                line.append(*self._at(row, column, colour, encoding))
            line.truncate(self.width)
            yield line

    def _at(self, row: int, column: int, colour: bool, encoding: str) -> tuple[str, Style | None]:
        sign = self.signs.get((row, column))
        style = self.styles.get((row, column), "")
        if sign is None and (row, column) in self.borders:
            borders = BORDERS if can_show("┼", encoding) else PLAIN_BORDERS
            sign, style = borders[self.borders[row, column]], "#8a6a45"
        shown = " " if sign is None else plain(sign, encoding)
        return shown, Style.parse(style) if colour and style else None


def can_show(sign: str, encoding: str) -> bool:
    try:
        sign.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def plain(words: str, encoding: str) -> str:
    """The words in signs that the output can show, as wide as they were."""
    return "".join(
        sign if can_show(sign, encoding) else PLAIN.get(sign, "?" * cell_len(sign))
        for sign in words
    )
