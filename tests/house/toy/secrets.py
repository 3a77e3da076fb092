"""Secrets: the others' coins are hidden until the last counter is taken (TY-2, TY-4)."""

from regalia.core.contract import Params, Rng
from regalia.core.random import below

from .rules import GOLD, ODDS, SILVER, Counters


def open_coins(params: Params, s: Counters, seat: int) -> int:
    """A bit for each coin that a seat has seen."""
    if s.left == 0:
        return (1 << params[0]) - 1
    return 1 << seat if seat >= 0 else 0


def redact(params: Params, s: Counters, seat: int) -> Counters:
    return s._replace(gold=s.gold & open_coins(params, s, seat))


def resample(params: Params, s: Counters, seat: int, rng: Rng) -> Counters:
    seen = open_coins(params, s, seat)
    gold = s.gold & seen
    for owner in range(s.dealt):
        coin = SILVER if below(rng, ODDS[SILVER] + ODDS[GOLD]) < ODDS[SILVER] else GOLD
        if not seen >> owner & 1:
            gold |= coin << owner
    return s._replace(gold=gold)


def hidden(params: Params, s: Counters, action: int, seat: int) -> bool:
    return s.dealt < params[0] and seat != s.player
