"""What a seat may know: everything."""

from regalia.core.contract import Params, Rng, View

from .rules import Sticks
from .text import action_text


def view(params: Params, s: Sticks, seat: int) -> View:
    return {"seat": seat, "left": s.left, "player": s.player}


def seen(params: Params, s: Sticks, action: int, seat: int) -> str:
    return action_text(params, s, action)


def determinize(params: Params, view: View, rng: Rng) -> Sticks:
    return Sticks(view["left"], view["player"])
