"""The last counter as text."""

import re

from regalia.core.card import shown
from regalia.core.contract import Params
from regalia.core.errors import BadPosition, Speaker
from regalia.core.game import ACTION, OUTCOME

from .rules import Counters

says = Speaker(__file__)
COINS = "sg"


def remark(params: Params, before: Counters, after: Counters) -> str:
    """All coins, when the last counter is taken (TY-4)."""
    return "" if after.left else f"coins:{coins(after)}"


def hidden_text(params: Params, s: Counters) -> str:
    return "coin:?"


def action_text(params: Params, s: Counters, action: int) -> str:
    return f"coin:{COINS[action]}" if s.dealt < params[0] else f"take:{action}"


def readable(params: Params, text: str) -> str | None:
    if text in ("coin:s", "coin:g"):
        return OUTCOME
    return ACTION if text in [f"take:{n}" for n in range(1, min(3, params[1]) + 1)] else None


def coins(s: Counters) -> str:
    return "".join(COINS[s.gold >> seat & 1] for seat in range(s.dealt))


def position(params: Params, s: Counters) -> str:
    return f"{s.left} {s.player} {coins(s) or '-'}"


def read_position(params: Params, text: object) -> Counters:
    found = (
        re.fullmatch(r"(\d{1,2}) ([012]) (-|[sg]{1,3})", text) if isinstance(text, str) else None
    )
    if not found:
        given = {"text": shown(text), "game": says("name"), "example": "7 0 gs"}
        raise BadPosition(says("position-form", **given))
    left, player, dealt = int(found[1]), int(found[2]), found[3].strip("-")
    if left > params[1] or player >= params[0] or len(dealt) > params[0]:
        raise BadPosition(says("position-more", counters=params[1], players=params[0]), "TY-1")
    if len(dealt) < params[0] and (left != params[1] or player != len(dealt)):
        raise BadPosition(says("position-deal"), "TY-2")
    gold = sum(1 << seat for seat, coin in enumerate(dealt) if coin == "g")
    return Counters(left, player, len(dealt), gold)


def reason(params: Params, s: Counters) -> str:
    return "gold" if s.gold >> s.player & 1 else "silver"
