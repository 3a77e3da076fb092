"""Views of Twelve-Card Chess: everything is open."""

from typing import Any

from regalia.core.contract import Params
from regalia.games.twelve.rules import PLAYING, Twelve
from regalia.games.twelve.text import position, reason


def show(params: Params, s: Twelve, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "position": position(params, s),
        "player": s.player,
        "ended": None if s.outcome == PLAYING else reason(params, s),
        "winner": s.outcome if s.outcome < 2 else None,
    }
