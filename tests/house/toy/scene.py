"""A row of counters; on a phone, as many rows as it takes."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any

from regalia.games.toy.rules import NOT_YET, Nim

from regalia.core.contract import Params
from regalia.core.scene import WIDE, Item, Scene


def scene(
    params: Params,
    view: dict[str, Any],
    say: Callable[..., str],
    names: Sequence[str],
    shape: str = WIDE,
) -> Scene:
    across = params[0] if shape == WIDE else min(6, params[0])
    counters = [
        Item(f"counter:{i}", "piece", *place, "disc-0", say("counter", number=i + 1), "o")
        for i in range(view["left"])
        if (place := (i % across + 0.5, i // across + 0.5))
    ]
    return Scene(say("name"), float(across), float(ceil(params[0] / across)), tuple(counters))


def taps(params: Params, s: Nim, action: int) -> list[str]:
    return [f"counter:{action - 1}"]


def sentence(
    params: Params, s: Nim, action: int, seat: int, say: Callable[..., str], names: Sequence[str]
) -> str:
    if s.player == NOT_YET:
        return say("begins", who=names[action])
    return say("takes", who=names[s.player], count=action)
