"""Positions as text (ST-5), and back."""

import re
from functools import lru_cache

from regalia.core.card import shown
from regalia.core.errors import BadPosition, Speaker
from regalia.games.study.rules import BISHOP, KNIGHT, OFF, PIECES, SQUARES, square_of

says = Speaker(__file__)

LETTERS = "KQRBN"
EXAMPLE = "N.Q/.BK/R.."
NAMES = tuple(file + rank for rank in "123" for file in "abc")
NOTHING = ".../.../..."


@lru_cache(4096)  # views name many positions, the same ones over and over
def position_text(board: int) -> str:
    """Ranks 3, 2, 1; `.` for an empty square."""
    cells = ["."] * SQUARES
    for piece, letter in enumerate(LETTERS):
        if board != OFF:
            cells[square_of(board, piece)] = letter
    rows = ["".join(cells[begin : begin + 3]) for begin in (6, 3, 0)]
    return "/".join(rows)


def read_board(text: object) -> int:
    """The position of all five pieces that a text tells; BadPosition where it is none."""
    if not isinstance(text, str) or not re.fullmatch(r"[.KQRBN]{3}(/[.KQRBN]{3}){2}", text):
        given = {"text": shown(text), "game": says("name"), "example": EXAMPLE}
        raise BadPosition(says("position-form", **given), "ST-5")
    cells = "".join(reversed(text.split("/")))
    board = 0
    for piece in range(PIECES):
        letter = LETTERS[piece]
        if cells.count(letter) != 1:
            raise BadPosition(says("board-piece", text=text, letter=letter), "ST-2")
        board |= cells.index(letter) << 4 * piece
    if square_of(board, BISHOP) % 2:
        squares = {"squares": "a1 a3 b2 c1 c3", "square": NAMES[square_of(board, BISHOP)]}
        raise BadPosition(says("board-bishop", **squares), "ST-4")
    if square_of(board, KNIGHT) == SQUARES // 2:
        raise BadPosition(says("board-knight"), "ST-4")
    return board
