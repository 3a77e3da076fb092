"""The worth of a position of Ur to the player about to roll, learned from the solved game.

The squares are looked at in blocks, each as one number: every square empty, own or the enemy's.
For each block a table has what its pattern adds to each of WIDTH sums; three small layers make one
number of them.  All are ints, so that compiled rules and those that are not agree to the last bit.
`regalia.games.ur.tools.distil` made the weights; docs/ur-solved.md says how good they are.

There are two sets of them.  Players go by those of the game that is called off now and then, which
knows nothing of equal starts (UR-20).  Whoever looks back goes by those of the game in which they
count (`regalia.games.ur.tools.starts`): they make nine numbers, by the rounds behind a position.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from regalia.boards.areas import squares
from regalia.core.portable_math import exp
from regalia.fast.any_insight import SURE
from regalia.games.ur.rules import LAYOUT

BLOCKS = (  # those that are not their own mirror image are used twice
    "A1 A2 A3 A4 B1 B2 B3 B4",
    "B1 B2 B3 B4 B5 B6 B7 B8",
    "A7 A8 B7 B8 C7 C8 B5 B6",
    "A1 C1 A7 C7 B5 B1 B4 B7",
    "A3 A4 B4 B5 C4 C3 B3 B6",
    "A1 A2 C1 C2 B1 B2 A7 C7",
)
WIDTH, MIDDLE = 64, 32  # sums, and what the first two layers make of them
ONE = 1 << 12  # what 1 is in the tables and sums
FINE = 1 << 14  # and in the layers' weights; a quarter of it in the last one's, which are greater
FOLDER = Path(__file__).parent / "data"


class Weights(NamedTuple):
    tables: Any  # six arrays, since compiled code that holds greater ones cannot be kept
    bias: Any
    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any  # a row for each number that is made
    last_bias: Any


def read(name: str) -> Weights:
    with np.load(FOLDER / name) as file:
        found = {field: file[field] for field in Weights._fields}
    found["tables"] = tuple(found["tables"].reshape(len(BLOCKS), -1))
    found["last"] = found["last"].reshape(-1, MIDDLE)
    return Weights(**found)


OF_PLAYERS, OF_REVIEWS = read("learned.npz"), read("looking_back.npz")

MIRRORED = str.maketrans("AC", "CA")
ROWS = ((0, 6), (6, 8), (14, 6))  # where the rows A, B and C begin in an area, and their squares


def digits(block: str) -> list[int]:
    """Summands of a row's squares in a block's number: for all sets of A's, then of B's and C's."""
    worth = {LAYOUT.names.index(name): 3**n for n, name in enumerate(block.split())}
    return [
        sum(worth.get(first + square, 0) for square in squares(some))
        for first, count in ROWS
        for some in range(1 << count)
    ]


OF_B, OF_C, EACH = 64, 64 + 256, 64 + 256 + 64
DIGITS = tuple(
    WIDTH * digit for block in (*BLOCKS, BLOCKS[0].translate(MIRRORED)) for digit in digits(block)
)
STEP = 64  # of the curve, in logits times ONE
STEPS = 1024
CURVE = tuple(round(SURE / (1 + exp(-(n - STEPS // 2) * STEP / ONE))) for n in range(STEPS + 1))


def pattern(block: int, own: int, foe: int) -> int:
    """The index at which a block's pattern begins in its table."""
    at = block * EACH
    mine = DIGITS[at + (own & 63)] + DIGITS[at + OF_B + (own >> 6 & 255)]
    others = DIGITS[at + (foe & 63)] + DIGITS[at + OF_B + (foe >> 6 & 255)]
    return mine + DIGITS[at + OF_C + (own >> 14)] + 2 * (others + DIGITS[at + OF_C + (foe >> 14)])


def held(found: int) -> int:
    return min(max(found, 0), ONE)


def layer(weights: Any, bias: Any, below: Any) -> Any:
    above = np.empty(MIDDLE, np.int64)
    for j in range(MIDDLE):
        found = int(bias[j])
        for k in range(len(below)):
            found += int(weights[j, k]) * int(below[k])
        above[j] = held(found // FINE)
    return above


def worth(own: int, foe: int) -> int:
    """0 to SURE, for the player whose pieces are `own`, about to roll."""
    return found_by(OF_PLAYERS, own, foe, 0)


def worth_after(own: int, foe: int, rounds: int) -> int:
    """The same for whoever looks back, by the rounds behind it."""
    return found_by(OF_REVIEWS, own, foe, rounds)


def found_by(weights: Weights, own: int, foe: int, row: int) -> int:
    a, b, c = pattern(0, own, foe), pattern(1, own, foe), pattern(2, own, foe)
    d, e, f = pattern(3, own, foe), pattern(4, own, foe), pattern(5, own, foe)
    g = pattern(6, own, foe)
    sums = np.empty(WIDTH, np.int64)
    tables, bias, last = weights.tables, weights.bias, weights.last
    for k in range(WIDTH):
        found = int(bias[k]) + int(tables[0][a + k]) + int(tables[0][g + k]) + int(tables[1][b + k])
        found += int(tables[2][c + k]) + int(tables[3][d + k]) + int(tables[4][e + k])
        sums[k] = held(found + int(tables[5][f + k]))
    middle = layer(weights.first, weights.first_bias, sums)
    top = layer(weights.second, weights.second_bias, middle)
    found = int(weights.last_bias[row])
    for k in range(MIDDLE):
        found += int(last[row, k]) * int(top[k])
    return chance_of(found * 4 // FINE)


def chance_of(logit: int) -> int:
    """0 to SURE, of a logit times ONE."""
    place = min(max(logit + STEPS // 2 * STEP, 0), STEPS * STEP - 1)
    low, rest = place // STEP, place % STEP
    return CURVE[low] + (CURVE[low + 1] - CURVE[low]) * rest // STEP
