"""What a seat may know of Twelve-Card Chess: everything."""

from collections.abc import MutableSequence
from typing import Any

from regalia.core.contract import Params
from regalia.games.twelve.rules import PLAYING, REPEATED, Twelve
from regalia.games.twelve.text import action_text, position, read_position, reason

OPEN = True


def view(params: Params, s: Twelve, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "position": position(params, s),
        "player": s.player,
        "ended": None if s.outcome == PLAYING else reason(params, s),
        "winner": s.outcome if s.outcome < 2 else None,
    }


def seen(params: Params, s: Twelve, action: int, seat: int) -> str:
    return action_text(params, s, action)


def determinize(params: Params, view: dict[str, Any], rng: MutableSequence[int]) -> Twelve:
    """The one state that fits a view; only an end by repetition does not show on the table."""
    s = read_position(params, view["position"])
    return s._replace(outcome=REPEATED) if view["ended"] == "repetition" else s
