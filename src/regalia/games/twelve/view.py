"""What a seat may know of Twelve-Card Chess: everything."""

from collections.abc import MutableSequence
from typing import Any

from regalia.core.contract import Box
from regalia.games.twelve.rules import PLAYING, REPEATED, Twelve
from regalia.games.twelve.text import action_text, position, read_position, reason


def view(box: Box, s: Twelve, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "position": position(box, s),
        "player": s.player,
        "ended": None if s.outcome == PLAYING else reason(box, s),
        "winner": s.outcome if s.outcome < 2 else None,
    }


def seen(box: Box, s: Twelve, action: int, seat: int) -> str:
    return action_text(box, s, action)


def determinize(box: Box, view: dict[str, Any], rng: MutableSequence[int]) -> Twelve:
    """The one state that fits a view; only an end by repetition does not show on the table."""
    s = read_position(box, view["position"])
    return s._replace(outcome=REPEATED) if view["ended"] == "repetition" else s
