"""Ur for programs that learn: 2,576 indexes of actions, rows of 57 numbers.

A move is numbered by its steps: pairs of squares that touch are numbered first, then ways of two
and of three steps that begin with each.  On another board (UR-22) the numbers are those of a board
without walls, whichever it has, and where a turn has one extra roll at most (UR-26), a row has a
number more.
"""

from collections.abc import MutableSequence
from typing import NamedTuple

from regalia.boards.areas import squares
from regalia.core.contract import Params
from regalia.core.contract.tensor import OPEN, SEATS, Part
from regalia.games.ur.rules import (
    AT_EXTRA,
    AT_PATH,
    CLAIM,
    ENTER,
    EQUAL_STARTS,
    EXTRA,
    MOVING,
    NEXT_TO,
    OVER,
    PAIR,
    PLACE,
    ROLL,
    SIDES,
    STEP,
    STEP2,
    STEP3,
    STOP,
    Ur,
    most_pieces,
    pieces_of,
    reading,
)

SQUARES, ROLLS, PHASES = 20, 6, OVER + 1

# ------------------------------------------------------------------------------------- actions

PLAIN = (ENTER, ROLL, STOP, CLAIM)
AT_PLACE = len(PLAIN)
AT_ONE = AT_PLACE + SQUARES


class WalkNumbers(NamedTuple):
    """Walks of one to three steps, numbered; those that begin alike stand together."""

    ones: tuple[tuple[int, ...], ...]
    twos: tuple[tuple[int, ...], ...]
    threes: tuple[tuple[int, ...], ...]
    first_one: tuple[int, ...]  # the number of the first step from each square
    first_two: tuple[int, ...]  # of two that begin with each step
    first_three: tuple[int, ...]

    def actions(self) -> tuple[int, ...]:
        """All actions, by their indexes."""
        return (
            *PLAIN,
            *(PLACE | a << 4 for a in range(SQUARES)),
            *(STEP | a << 4 | b << 9 for a, b in self.ones),
            *(STEP2 | a << 4 | b << 9 | c << 14 for a, b, c in self.twos),
            *(STEP3 | a << 4 | b << 9 | c << 14 | d << 19 for a, b, c, d in self.threes),
            *(
                PAIR | a << 4 | b << 9 | c << 14 | d << 19
                for a, b in self.ones
                for c, d in self.ones
            ),
        )


def _ways(next_to: tuple[int, ...]) -> WalkNumbers:
    near = [tuple(squares(area)) for area in next_to]
    ones = tuple((a, b) for a in range(SQUARES) for b in near[a])
    twos = tuple((*way, c) for way in ones for c in near[way[-1]])
    return WalkNumbers(
        ones,
        twos,
        tuple((*way, d) for way in twos for d in near[way[-1]]),
        tuple(sum(len(near[b]) for b in range(a)) for a in range(SQUARES)),
        tuple(sum(len(near[way[-1]]) for way in ones[:i]) for i in range(len(ones))),
        tuple(sum(len(near[way[-1]]) for way in twos[:i]) for i in range(len(twos))),
    )


# On the board of the book, and, where it is another (UR-22), on one without walls.
BOOK, OPEN_BOARD = _ways(NEXT_TO), _ways(SIDES)
ACTIONS, ANY_ACTIONS = BOOK.actions(), OPEN_BOARD.actions()
FIRST_ONE, ANY_FIRST_ONE = BOOK.first_one, OPEN_BOARD.first_one
FIRST_TWO, ANY_FIRST_TWO = BOOK.first_two, OPEN_BOARD.first_two
FIRST_THREE, ANY_FIRST_THREE = BOOK.first_three, OPEN_BOARD.first_three
EDGES, ANY_EDGES = len(BOOK.ones), len(OPEN_BOARD.ones)
AT_TWO, ANY_AT_TWO = AT_ONE + EDGES, AT_ONE + ANY_EDGES
AT_THREE, ANY_AT_THREE = AT_TWO + len(BOOK.twos), ANY_AT_TWO + len(OPEN_BOARD.twos)
AT_PAIR, ANY_AT_PAIR = AT_THREE + len(BOOK.threes), ANY_AT_THREE + len(OPEN_BOARD.threes)


def index_count(params: Params) -> int:
    return len(ANY_ACTIONS) if len(params) > AT_PATH else len(ACTIONS)


def step_from(params: Params, a: int, b: int) -> int:
    """The index of a step."""
    before = (1 << b) - 1
    if len(params) > AT_PATH:
        return ANY_FIRST_ONE[a] + (SIDES[a] & before).bit_count()
    return FIRST_ONE[a] + (NEXT_TO[a] & before).bit_count()


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
    any_board = len(params) > AT_PATH
    one = step_from(params, a, b)
    if kind == STEP:
        return AT_ONE + one
    if kind == PAIR:
        other = step_from(params, c, d)
        return ANY_AT_PAIR + ANY_EDGES * one + other if any_board else AT_PAIR + EDGES * one + other
    step = step_from(params, b, c) - (ANY_FIRST_ONE[b] if any_board else FIRST_ONE[b])
    two = step + (ANY_FIRST_TWO[one] if any_board else FIRST_TWO[one])
    if kind == STEP2:
        return two + (ANY_AT_TWO if any_board else AT_TWO)
    step = step_from(params, c, d) - (ANY_FIRST_ONE[c] if any_board else FIRST_ONE[c])
    if any_board:
        return ANY_AT_THREE + ANY_FIRST_THREE[two] + step
    return AT_THREE + FIRST_THREE[two] + step


def action_at(params: Params, s: Ur, seat: int, index: int) -> int:
    return ANY_ACTIONS[index] if len(params) > AT_PATH else ACTIONS[index]


def outcome_count(params: Params) -> int:
    return ROLLS


# -------------------------------------------------------------------------------- observations

AT_RESERVES = 2 * SQUARES
AT_STARTS = AT_RESERVES + 2
AT_TURN = AT_STARTS + 2
AT_PHASE = AT_TURN + 2
AT_ROLL = AT_PHASE + PHASES


def parts(params: Params) -> list[Part]:
    found = [
        Part("pieces", (2, SQUARES), SEATS),
        Part("reserves", (2,), SEATS),
        Part("equal_starts", (2,), SEATS),  # turns that began alike, of the five of UR-20
        Part("turn", (2,), SEATS),
        Part("phase", (PHASES,), OPEN),  # rolling, moving, again, claiming, over
        Part("roll", (ROLLS,), OPEN),
    ]
    if reading(params, AT_EXTRA):
        found.append(Part("extra_roll", (1,), OPEN))
    return found


def observe(params: Params, s: Ur, seat: int, times: int, out: MutableSequence[float]) -> None:
    most = most_pieces(params)  # of both: so a row tells who has fewer (UR-28)
    for i in range(2):
        mine = s.player == seat ^ i
        pieces = s.own if mine else s.foe
        for a in range(SQUARES):
            out[SQUARES * i + a] = pieces >> a & 1
        out[AT_RESERVES + i] = (pieces_of(params, seat ^ i) - pieces.bit_count()) / most
        equal = s.times if mine else s.foe_times
        out[AT_STARTS + i] = min(equal, EQUAL_STARTS) / EQUAL_STARTS
        out[AT_TURN + i] = 1 if mine else 0
    out[AT_PHASE + s.phase] = 1
    if s.phase == MOVING:
        out[AT_ROLL + (s.roll & ~EXTRA)] = 1
    if reading(params, AT_EXTRA):
        out[AT_ROLL + ROLLS] = 1 if s.roll & EXTRA else 0
