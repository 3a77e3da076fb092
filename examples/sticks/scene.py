"""The sticks in a row; one is touched, and it and those after it are taken."""

from collections.abc import Sequence

from regalia.core.contract import Params, Say, View
from regalia.core.contract.secrets import Seen
from regalia.core.drawing.scene import WIDE, Item, Scene

from .rules import STICKS, Sticks


def scene(params: Params, view: View, say: Say, names: Sequence[str], shape: str = WIDE) -> Scene:
    across = STICKS if shape == WIDE else 7
    items = [
        Item(f"stick:{i}", "piece", *place, "disc-0", say("stick", number=i + 1), "|")
        for i in range(view["left"])
        if (place := (i % across + 0.5, i // across + 0.5))
    ]
    return Scene(say("name"), float(across), float(-(-STICKS // across)), tuple(items))


def taps(params: Params, s: Sticks, action: int) -> list[str]:
    return [f"stick:{s.left - action}"]


def sentence(params: Params, seen: Seen[Sticks], seat: int, say: Say, names: Sequence[str]) -> str:
    return say("takes", who=names[seen.before.player], count=seen.action)
