"""Views: the knowledge of a seat, as plain data."""

from regalia.core.contract import Params, View

from .rules import Counters
from .secrets import open_coins
from .text import coins


def show(params: Params, s: Counters, seat: int) -> View:
    seen = open_coins(params, s, seat)
    shown = [coin if seen >> owner & 1 else "?" for owner, coin in enumerate(coins(s))]
    return {"seat": seat, "left": s.left, "player": s.player, "coins": shown}
