"""The Royal Study for programs that learn: 86 indexes of actions, the same for both seats of a
match; how long a row is depends on the deck and on who plays.
"""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.core.contract.tensor import OPEN, SEATS, Part
from regalia.games.study.rules import (
    BONUS,
    CARDS,
    CHALLENGE,
    DECLINE,
    EXECUTING,
    FIRST_TURNED,
    GIVE_UP,
    HOURGLASS,
    MOST_DECLARED,
    MOVE,
    OVER,
    PIECES,
    SOLO,
    SQUARES,
    TARGET,
    THINKING,
    TURN,
    TURNING_ONE,
    TURNS_AT,
    Study,
    square_of,
)

PHASES, LYING = OVER + 1, 2
TURNS = max(TURNS_AT)

# ------------------------------------------------------------------------------------- actions

AT_TURN = PIECES * SQUARES
AT_GIVE_UP = AT_TURN + LYING * TURNS
AT_CHALLENGE = AT_GIVE_UP + 1
AT_DECLINE = AT_CHALLENGE + 1
AT_DECLARED = AT_DECLINE + 1
INDEXES = AT_DECLARED + MOST_DECLARED


def index_count(params: Params) -> int:
    return INDEXES


def index_of(params: Params, s: Study, action: int) -> int:
    if s.phase == THINKING:
        return AT_DECLARED + (action >> 2) - 1
    if s.phase == HOURGLASS:
        return AT_CHALLENGE if action == CHALLENGE else AT_DECLINE
    kind, which, where = action & 7, action >> 3 & 7, action >> 6
    if kind == GIVE_UP:
        return AT_GIVE_UP
    return SQUARES * which + where if kind == MOVE else AT_TURN + TURNS * which + where


def action_at(params: Params, s: Study, seat: int, index: int) -> int:
    if index >= AT_DECLARED:
        return index - AT_DECLARED + 1 << 2 | seat
    if index >= AT_GIVE_UP:
        return GIVE_UP if index == AT_GIVE_UP else CHALLENGE if index == AT_CHALLENGE else DECLINE
    if index >= AT_TURN:
        turn = index - AT_TURN
        return TURN | turn // TURNS << 3 | turn % TURNS << 6
    return MOVE | index // SQUARES << 3 | index % SQUARES << 6


def outcome_count(params: Params) -> int:
    return len(params) - CARDS


# -------------------------------------------------------------------------------- observations

AT_LYING = PIECES * SQUARES
AT_DONE = AT_LYING + LYING * PIECES * SQUARES
AT_PHASE = AT_DONE + LYING
AT_NUMBER = AT_PHASE + PHASES
AT_SEATS = AT_NUMBER + 1


def players(params: Params) -> int:
    return 1 if params[SOLO] else 2


def parts(params: Params) -> list[Part]:
    return [
        Part("pieces", (PIECES, SQUARES), OPEN),  # K Q R B N
        Part("cards", (LYING, PIECES, SQUARES), OPEN),  # as they now lie
        Part("complete", (LYING,), OPEN),
        Part("phase", (PHASES,), OPEN),
        Part("number", (1,), OPEN),  # what was declared, or what is left of it
        Part("points", (players(params),), SEATS),
        Part("turn", (players(params),), SEATS),  # all of them in a race
        Part("deck", (len(params) - CARDS,), OPEN),  # the cards still in it
        *([Part("turned", (LYING,), OPEN)] if params[BONUS] == TURNING_ONE else []),  # ST-22
    ]


def show_pieces(board: int, at: int, out: MutableSequence[float]) -> None:
    for piece in range(PIECES):
        square = square_of(board, piece)
        if square < SQUARES:
            out[at + SQUARES * piece + square] = 1


def observe(params: Params, s: Study, seat: int, times: int, out: MutableSequence[float]) -> None:
    show_pieces(s.board, 0, out)
    for i in range(LYING):
        show_pieces(s.lying[i], AT_LYING + PIECES * SQUARES * i, out)
        out[AT_DONE + i] = s.done >> i & 1
    out[AT_PHASE + s.phase] = 1
    out[AT_NUMBER] = s.number / MOST_DECLARED
    seats = players(params)
    for i in range(seats):
        other = (seat + i) % seats
        out[AT_SEATS + i] = s.points[other] / params[TARGET]
        acts = s.player == other and (s.phase == HOURGLASS or s.phase == EXECUTING)
        out[AT_SEATS + seats + i] = 1 if acts or s.phase == THINKING else 0
    for i in range(len(params) - CARDS):
        out[AT_SEATS + 2 * seats + i] = s.deck >> i & 1
    if params[BONUS] == TURNING_ONE:
        at_turned = AT_SEATS + 2 * seats + len(params) - CARDS
        for i in range(LYING):
            out[at_turned + i] = s.done >> FIRST_TURNED + i & 1
