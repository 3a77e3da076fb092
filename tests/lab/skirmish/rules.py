"""Each side chooses two units, then strikes hard or not; the stronger side wins more often."""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.core.contract import CHANCE, NOBODY, Params
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated

CHOOSING, STRIKING, DECIDING, OVER = range(4)
SOFT, HARD = range(2)
MOST_ACTIONS = 256


class Duel(NamedTuple):
    phase: int
    player: int
    first: int  # army of seat 0: one kind and another << 4
    second: int
    hard: int  # a bit for each side that struck hard
    winner: int


def strength(params: Params, army: int, hard: int) -> int:
    return 1 + 2 * (params[1 + (army & 15)] + params[1 + (army >> 4)]) + hard


def start(params: Params) -> Duel:
    return Duel(CHOOSING, 0, 0, 0, 0, 0)


def to_play(params: Params, s: Duel) -> int:
    return NOBODY if s.phase == OVER else CHANCE if s.phase == DECIDING else s.player


def actions(params: Params, s: Duel) -> Iterator[int]:
    if s.phase == STRIKING:
        yield SOFT
        yield HARD
    else:
        for a in range(params[0]):
            for b in range(a, params[0]):
                yield a | b << 4


def chances(params: Params, s: Duel) -> Iterator[int]:
    yield 0
    yield 1


def weight(params: Params, s: Duel, outcome: int) -> int:
    army = s.first if outcome == 0 else s.second
    return strength(params, army, s.hard >> outcome & 1)


def act(params: Params, s: Duel, action: int) -> Duel:
    if s.phase == DECIDING:
        return s._replace(phase=OVER, winner=action)
    following = 1 - s.player
    phase = s.phase + 1 if s.player == 1 else s.phase
    if s.phase == STRIKING:
        return s._replace(phase=phase, player=following, hard=s.hard | action << s.player)
    if s.player == 0:
        return s._replace(phase=phase, player=following, first=action)
    return s._replace(phase=phase, player=following, second=action)


def result(params: Params, s: Duel, seat: int) -> int:
    return 2 if s.winner == seat else 0
