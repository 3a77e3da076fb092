"""Nim."""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.core.contract import CHANCE, NOBODY, Params
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated

MOST_ACTIONS = 3
NOT_YET = 2


class Nim(NamedTuple):
    left: int
    player: int


def start(params: Params) -> Nim:
    return Nim(params[0], NOT_YET)


def to_play(params: Params, s: Nim) -> int:
    return CHANCE if s.player == NOT_YET else s.player if s.left else NOBODY


def actions(params: Params, s: Nim) -> Iterator[int]:
    for n in range(1, min(3, s.left) + 1):
        yield n


def chances(params: Params, s: Nim) -> Iterator[int]:
    for seat in range(2):
        yield seat


def weight(params: Params, s: Nim, outcome: int) -> int:
    return 1


def act(params: Params, s: Nim, action: int) -> Nim:
    if s.player == NOT_YET:
        return s._replace(player=action)
    return Nim(s.left - action, 1 - s.player)


def result(params: Params, s: Nim, seat: int) -> int:
    return 0 if s.player == seat else 2
