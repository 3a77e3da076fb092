"""Refusals: reasons why a text is no legal action."""

from regalia.core.contract import Params
from regalia.core.game import Refusal

from .rules import Sticks


def turns(params: Params, s: Sticks) -> str:
    return "SK-2"


def why(params: Params, s: Sticks, seat: int, text: str) -> Refusal:
    return Refusal("SK-2", "too-many", {"left": s.left})
