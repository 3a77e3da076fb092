"""A row of counters, and below it everybody's coin; on a phone, as many rows as it takes."""

from collections.abc import Sequence
from math import ceil

from regalia.core.contract import Params, Say, View
from regalia.core.contract.secrets import HIDDEN, Seen
from regalia.core.drawing.scene import WIDE, Item, Scene

from .rules import Counters
from .text import COINS

NAMES = {"g": "gold", "s": "silver", "?": "hidden"}


def scene(params: Params, view: View, say: Say, names: Sequence[str], shape: str = WIDE) -> Scene:
    counters = params[1]
    across = max(3, counters if shape == WIDE else min(6, counters))
    rows = ceil(counters / across)
    items = [
        Item(f"counter:{i}", "piece", *place, "disc-0", say("counter", number=i + 1), "o")
        for i in range(view["left"])
        if (place := (i % across + 0.5, i // across + 0.5))
    ]
    for seat, coin in enumerate(view["coins"]):
        name = say(f"coin-{NAMES[coin]}", who=names[seat])
        items.append(
            Item(f"coin:{seat}", "piece", seat + 0.5, rows + 0.5, f"coin:{NAMES[coin]}", name, coin)
        )
    return Scene(say("name"), float(across), rows + 1.0, tuple(items))


def taps(params: Params, s: Counters, action: int) -> list[str]:
    return [f"counter:{action - 1}"]


def sentence(
    params: Params, seen: Seen[Counters], seat: int, say: Say, names: Sequence[str]
) -> str:
    s, action, _ = seen
    who = names[s.player]
    if s.dealt < params[0]:
        return say(f"deals-{'hidden' if action == HIDDEN else NAMES[COINS[action]]}", who=who)
    return say("takes-last" if action == s.left else "takes", who=who, count=action)
