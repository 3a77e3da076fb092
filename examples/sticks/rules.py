"""Sticks, in the order of the rules page (SK-n)."""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.core.contract import NOBODY, Params
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated

STICKS = 13  # SK-1
MOST_ACTIONS = 3  # SK-2


class Sticks(NamedTuple):
    left: int
    player: int


def start(params: Params) -> Sticks:
    return Sticks(STICKS, 0)


def to_play(params: Params, s: Sticks) -> int:
    return s.player if s.left else NOBODY


def actions(params: Params, s: Sticks) -> Iterator[int]:
    for count in range(1, min(3, s.left) + 1):
        yield count


def chances(params: Params, s: Sticks) -> Iterator[int]:
    yield 0  # never asked: nothing here is left to chance


def weight(params: Params, s: Sticks, outcome: int) -> int:
    return 1


def act(params: Params, s: Sticks, action: int) -> Sticks:
    return Sticks(s.left - action, 1 - s.player)


def result(params: Params, s: Sticks, seat: int) -> int:
    return 2 if seat == s.player else 0  # SK-3: the other one took it
