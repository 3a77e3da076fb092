"""A row of counters."""

from collections.abc import Callable, Sequence
from typing import Any

from regalia.games.toy.rules import NOT_YET, Nim

from regalia.core.contract import Box
from regalia.core.scene import WIDE, Item, Scene


def scene(
    box: Box,
    view: dict[str, Any],
    say: Callable[..., str],
    names: Sequence[str],
    shape: str = WIDE,
) -> Scene:
    counters = [
        Item(f"counter:{i}", "piece", i + 0.5, 0.5, "disc:0", say("counter", number=i + 1), "o")
        for i in range(view["left"])
    ]
    return Scene(say("name"), float(max(1, box[0])), 1.0, tuple(counters))


def taps(box: Box, s: Nim, action: int) -> list[str]:
    return [f"counter:{action - 1}"]


def sentence(
    box: Box, s: Nim, action: int, seat: int, say: Callable[..., str], names: Sequence[str]
) -> str:
    if s.player == NOT_YET:
        return say("begins", who=names[action])
    return say("takes", who=names[s.player], count=action)
