"""Positions as text (ST-5), and back."""

import re

from regalia.core.card import shown
from regalia.core.errors import BadPosition
from regalia.games.study.rules import BISHOP, KNIGHT, OFF, PIECES, SQUARES, square_of

LETTERS = "KQRBN"
NAMES = tuple(file + rank for rank in "123" for file in "abc")
NOTHING = ".../.../..."


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
        wanted = "ranks 3, 2 and 1 of three squares, each one of . K Q R B N"
        raise BadPosition(f"{shown(text)} is no position of the Study: {wanted}", "ST-5")
    cells = "".join(reversed(text.split("/")))
    board = 0
    for piece in range(PIECES):
        letter = LETTERS[piece]
        if cells.count(letter) != 1:
            how_many = cells.count(letter) or "no"
            raise BadPosition(f"{text} has {how_many} {letter}, but there is one of each", "ST-2")
        board |= cells.index(letter) << 4 * piece
    if square_of(board, BISHOP) % 2:
        raise BadPosition(f"{text}: B stands only on the dark squares a1 a3 b2 c1 c3", "ST-4")
    if square_of(board, KNIGHT) == SQUARES // 2:
        raise BadPosition(f"{text}: N never stands on b2", "ST-4")
    return board
