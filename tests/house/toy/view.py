"""What a seat may know: all but the others' coins, until the last counter is taken (TY-2, TY-4)."""

from regalia.core.contract import NOBODY, Params, Rng, View
from regalia.core.random import below

from .rules import ODDS, SILVER, Counters, act, to_play
from .text import COINS, action_text, coins


def view(params: Params, s: Counters, seat: int) -> View:
    over = to_play(params, s) == NOBODY
    shown = [coin if over or owner == seat else "?" for owner, coin in enumerate(coins(s))]
    return {"seat": seat, "left": s.left, "player": s.player, "coins": shown}


def seen(params: Params, s: Counters, action: int, seat: int) -> str:
    if s.dealt < params[0]:
        return action_text(params, s, action) if seat == s.player else "coin:?"
    after = act(params, s, action)
    shown = "" if after.left else f",coins:{coins(s)}"
    return action_text(params, s, action) + shown


def determinize(params: Params, view: View, rng: Rng) -> Counters:
    gold = 0
    for seat, coin in enumerate(view["coins"]):
        hidden = 0 if below(rng, sum(ODDS)) < ODDS[SILVER] else 1
        gold |= (hidden if coin == "?" else COINS.index(coin)) << seat
    return Counters(view["left"], view["player"], len(view["coins"]), gold)
