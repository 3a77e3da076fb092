"""The last counter, in the order of the rules page (TY-n)."""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.core.contract import CHANCE, NOBODY, Params
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated

SILVER, GOLD = range(2)
ODDS = (2, 1)  # TY-2
MOST_ACTIONS = 3  # TY-3


class Counters(NamedTuple):
    left: int
    player: int  # who is dealt a coin, or is to take; of a finished game, who took the last one
    dealt: int  # how many have a coin
    gold: int  # a bit for each seat whose coin is gold


def start(params: Params) -> Counters:
    return Counters(params[1], 0, 0, 0)


def to_play(params: Params, s: Counters) -> int:
    return CHANCE if s.dealt < params[0] else s.player if s.left else NOBODY


def actions(params: Params, s: Counters) -> Iterator[int]:
    for count in range(1, min(3, s.left) + 1):
        yield count


def chances(params: Params, s: Counters) -> Iterator[int]:
    yield SILVER
    yield GOLD


def weight(params: Params, s: Counters, outcome: int) -> int:
    return ODDS[outcome]


def act(params: Params, s: Counters, action: int) -> Counters:
    following = (s.player + 1) % params[0]
    if s.dealt < params[0]:
        return Counters(s.left, following, s.dealt + 1, s.gold | action << s.player)
    if action == s.left:
        return s._replace(left=0)
    return s._replace(left=s.left - action, player=following)


def result(params: Params, s: Counters, seat: int) -> int:
    taker_wins = s.gold >> s.player & 1  # TY-4
    return 2 if (seat == s.player) == (taker_wins == 1) else 0
