"""The last counter as numbers, for programs that learn."""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.core.contract.tensor import OPEN, OWN, SEATS, Part

from .rules import Counters


def index_count(params: Params) -> int:
    return 3


def index_of(params: Params, s: Counters, action: int) -> int:
    return action - 1


def action_at(params: Params, s: Counters, seat: int, index: int) -> int:
    return index + 1


def outcome_count(params: Params) -> int:
    return 2


def parts(params: Params) -> list[Part]:
    return [
        Part("left", (1,), OPEN),
        Part("turn", (params[0],), SEATS),
        Part("coin", (2,), OWN),  # silver, gold; neither before it is dealt
    ]


def observe(
    params: Params, s: Counters, seat: int, times: int, out: MutableSequence[float]
) -> None:
    seats = params[0]
    out[0] = s.left / params[1]
    out[1 + (s.player - seat) % seats] = 1
    if seat < s.dealt:
        out[1 + seats + (s.gold >> seat & 1)] = 1
