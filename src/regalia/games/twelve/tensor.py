"""Twelve-Card Chess for programs that learn: 902 indexes of actions, rows of 221 numbers.

What one action can reach is six squares wide and high; where pieces stand after it, four.
"""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.core.contract.tensor import OPEN, SEATS, Part
from regalia.games.twelve.rules import (
    BISHOP,
    ENEMY,
    EXCHANGE,
    MOVE,
    OCCURRENCES,
    PASS,
    PAWN,
    PUT,
    PUT_MOVE,
    PUT_RETURN,
    STRAIGHT,
    Twelve,
    at,
    place,
)
from regalia.games.twelve.rules import (
    parts as parts_of,
)

PIECES, PLACES = 6, 18  # a place is the supply, out of the game, or one of sixteen squares
REACH = 6
AREA = REACH * REACH

# ------------------------------------------------------------------------------------- actions

OTHERS = PIECES - 1  # all pieces but the king
AT_RETURN = OTHERS * AREA
AT_WALK = AT_RETURN + 2 * OTHERS * AREA
AT_MOVE = AT_WALK + len(STRAIGHT) * AREA
AT_EXCHANGE = AT_MOVE + PIECES * AREA
AT_PASS = AT_EXCHANGE + 1


def index_count(params: Params) -> int:
    return AT_PASS + 1


def small(square: int) -> int:
    """A square of the frame as a number below AREA."""
    return (square & 7) - 1 + REACH * ((square >> 3) - 1)


def large(number: int) -> int:
    return number % REACH + 1 + 8 * (number // REACH + 1)


def index_of(params: Params, s: Twelve, action: int) -> int:
    kind, piece, to, extra = parts_of(action)
    if kind == PUT:
        return AREA * (piece - 1) + small(to)
    if kind == PUT_RETURN:
        which = (extra & 7) - 1 + (OTHERS if extra & ENEMY else 0)
        return AT_RETURN + AREA * which + small(to)
    if kind == PUT_MOVE:
        step, way = extra - to, 0
        while STRAIGHT[way] != step:
            way += 1
        return AT_WALK + AREA * way + small(to)
    if kind == MOVE:
        return AT_MOVE + AREA * piece + small(to)
    return AT_EXCHANGE if kind == EXCHANGE else AT_PASS


def action_at(params: Params, s: Twelve, seat: int, index: int) -> int:
    if index == AT_EXCHANGE:
        return EXCHANGE
    if index == AT_PASS:
        return PASS
    to = large(index % AREA)
    if index < AT_RETURN:
        return PUT | index // AREA + 1 << 3 | to << 6
    if index < AT_WALK:
        which = (index - AT_RETURN) // AREA
        returned = which + 1 if which < OTHERS else which - OTHERS + 1 | ENEMY
        return PUT_RETURN | BISHOP << 3 | to << 6 | returned << 12
    if index < AT_MOVE:
        target = to + STRAIGHT[(index - AT_WALK) // AREA]
        return PUT_MOVE | PAWN << 3 | to << 6 | target << 12
    return MOVE | (index - AT_MOVE) // AREA << 3 | to << 6


def outcome_count(params: Params) -> int:
    return 0  # there is no chance


# -------------------------------------------------------------------------------- observations

AT_SWAPS = 2 * PIECES * PLACES
AT_TURN = AT_SWAPS + 2
AT_REPEATED = AT_TURN + 2


def parts(params: Params) -> list[Part]:
    return [
        Part("pieces", (2, PIECES, PLACES), SEATS),
        Part("exchange", (2,), SEATS),  # not used yet
        Part("turn", (2,), SEATS),
        Part("repeated", (1,), OPEN),  # earlier occurrences, of those that make a draw (TW-16)
    ]


def observe(params: Params, s: Twelve, seat: int, times: int, out: MutableSequence[float]) -> None:
    for i in range(2):
        mine = s.player == seat ^ i
        side = s.own if mine else s.foe
        for piece in range(PIECES):
            out[PLACES * (PIECES * i + piece) + place(at(side, piece))] = 1
        out[AT_SWAPS + i] = s.swaps & 1 if mine else s.swaps >> 1
        out[AT_TURN + i] = 1 if mine else 0
    out[AT_REPEATED] = max(min(times, OCCURRENCES) - 1, 0) / (OCCURRENCES - 1)
