"""Views: everything is open."""

from regalia.core.contract import Params, View

from .rules import Sticks


def show(params: Params, s: Sticks, seat: int) -> View:
    return {"seat": seat, "left": s.left, "player": s.player}
