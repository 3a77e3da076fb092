"""For levels of Twelve-Card Chess that choose in compiled code: the order of actions' texts."""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.games.twelve.rules import (
    ENEMY,
    EXCHANGE,
    MOVE,
    PASS,
    PUT_MOVE,
    PUT_RETURN,
    ROOK,
    Twelve,
    parts,
)

LETTERS = (1, 4, 5, 0, 2, 3)  # of K Q R B N P, as the alphabet has them
MOVES = 1 << 18  # a plus comes first
WORDS = 1 << 19  # and small letters last


def text_order(params: Params, s: Twelve, action: int) -> int:
    kind, piece, to, extra = parts(action)
    if kind == PASS:
        return WORDS
    if kind == EXCHANGE:
        return MOVES | LETTERS[ROOK] << 15 | (1 << 15) - 1
    found = LETTERS[piece] << 15 | along(to) << 9
    if kind == MOVE:
        return MOVES | found
    if kind == PUT_MOVE:
        return found | 1 << 6 | along(extra)
    if kind == PUT_RETURN:
        owner = 1 - s.player if extra & ENEMY else s.player
        return found | 2 << 6 | (1 - owner) << 3 | LETTERS[extra & 7]  # black comes before white
    return found


def along(square: int) -> int:
    """A square's column, and then its row."""
    return (square & 7) << 3 | square >> 3


def fitting(params: Params, s: Twelve, seat: int, rng: MutableSequence[int]) -> Twelve:
    """Everything is open."""
    return s
