"""Refusals: reasons why a text is no legal action."""

from regalia.core.contract import Params
from regalia.core.game import Refusal

from .rules import Counters


def turns(params: Params, s: Counters) -> str:
    return "TY-3"


def why(params: Params, s: Counters, seat: int, text: str) -> Refusal:
    return Refusal("TY-3", "too-many", {"left": s.left})
