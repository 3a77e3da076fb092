"""Ur for programs that learn: 2,576 indexes of actions, rows of 57 numbers.

A move is numbered by its steps: pairs of squares that touch are numbered first, then ways of two
and of three steps that begin with each.
"""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.core.tensor import OPEN, SEATS, Part
from regalia.games.ur.rules import (
    CLAIM,
    ENTER,
    EQUAL_STARTS,
    MOVING,
    NEXT_TO,
    OVER,
    PAIR,
    PLACE,
    ROLL,
    STEP,
    STEP2,
    STEP3,
    STOP,
    Ur,
    most_pieces,
)

SQUARES, ROLLS, PHASES = 20, 6, OVER + 1

# ------------------------------------------------------------------------------------- actions

NEIGHBOURS = tuple(tuple(b for b in range(SQUARES) if NEXT_TO[a] >> b & 1) for a in range(SQUARES))
ONES = tuple((a, b) for a in range(SQUARES) for b in NEIGHBOURS[a])
TWOS = tuple((a, b, c) for a, b in ONES for c in NEIGHBOURS[b])
THREES = tuple((a, b, c, d) for a, b, c in TWOS for d in NEIGHBOURS[c])
EDGES = len(ONES)

FIRST_ONE = tuple(sum(len(NEIGHBOURS[b]) for b in range(a)) for a in range(SQUARES))  # from a
FIRST_TWO = tuple(sum(len(NEIGHBOURS[b]) for _, b in ONES[:i]) for i in range(EDGES))
FIRST_THREE = tuple(sum(len(NEIGHBOURS[c]) for _, _, c in TWOS[:i]) for i in range(len(TWOS)))

PLAIN = (ENTER, ROLL, STOP, CLAIM)
AT_PLACE = len(PLAIN)
AT_ONE = AT_PLACE + SQUARES
AT_TWO = AT_ONE + EDGES
AT_THREE = AT_TWO + len(TWOS)
AT_PAIR = AT_THREE + len(THREES)
ACTIONS = (
    *PLAIN,
    *(PLACE | a << 4 for a in range(SQUARES)),
    *(STEP | a << 4 | b << 9 for a, b in ONES),
    *(STEP2 | a << 4 | b << 9 | c << 14 for a, b, c in TWOS),
    *(STEP3 | a << 4 | b << 9 | c << 14 | d << 19 for a, b, c, d in THREES),
    *(PAIR | a << 4 | b << 9 | c << 14 | d << 19 for a, b in ONES for c, d in ONES),
)


def index_count(params: Params) -> int:
    return len(ACTIONS)


def step_from(a: int, b: int) -> int:
    """Which of the steps from a square it is."""
    return (NEXT_TO[a] & (1 << b) - 1).bit_count()


def index_of(params: Params, s: Ur, action: int) -> int:
    kind = action & 15
    a, b = action >> 4 & 31, action >> 9 & 31
    c, d = action >> 14 & 31, action >> 19 & 31
    if kind == ENTER:
        return 0
    if kind > PAIR:
        return kind - PAIR
    if kind == PLACE:
        return AT_PLACE + a
    one = FIRST_ONE[a] + step_from(a, b)
    if kind == STEP:
        return AT_ONE + one
    if kind == PAIR:
        return AT_PAIR + EDGES * one + FIRST_ONE[c] + step_from(c, d)
    two = FIRST_TWO[one] + step_from(b, c)
    return AT_TWO + two if kind == STEP2 else AT_THREE + FIRST_THREE[two] + step_from(c, d)


def action_at(params: Params, s: Ur, seat: int, index: int) -> int:
    return ACTIONS[index]


def outcome_count(params: Params) -> int:
    return ROLLS


# -------------------------------------------------------------------------------- observations

AT_RESERVES = 2 * SQUARES
AT_STARTS = AT_RESERVES + 2
AT_TURN = AT_STARTS + 2
AT_PHASE = AT_TURN + 2
AT_ROLL = AT_PHASE + PHASES


def parts(params: Params) -> list[Part]:
    return [
        Part("pieces", (2, SQUARES), SEATS),
        Part("reserves", (2,), SEATS),
        Part("equal_starts", (2,), SEATS),  # turns that began alike, of the five of UR-20
        Part("turn", (2,), SEATS),
        Part("phase", (PHASES,), OPEN),  # rolling, moving, again, claiming, over
        Part("roll", (ROLLS,), OPEN),
    ]


def observe(params: Params, s: Ur, seat: int, times: int, out: MutableSequence[float]) -> None:
    most = most_pieces(params)
    for i in range(2):
        mine = s.player == seat ^ i
        pieces = s.own if mine else s.foe
        for a in range(SQUARES):
            out[SQUARES * i + a] = pieces >> a & 1
        out[AT_RESERVES + i] = (most - pieces.bit_count()) / most
        equal = s.times if mine else s.foe_times
        out[AT_STARTS + i] = min(equal, EQUAL_STARTS) / EQUAL_STARTS
        out[AT_TURN + i] = 1 if mine else 0
    out[AT_PHASE + s.phase] = 1
    if s.phase == MOVING:
        out[AT_ROLL + s.roll] = 1
