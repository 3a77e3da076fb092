"""Sticks as text."""

import re

from regalia.core.card import shown
from regalia.core.contract import Params
from regalia.core.errors import BadPosition, Speaker
from regalia.core.game import ACTION

from .rules import STICKS, Sticks

says = Speaker(__file__)


def action_text(params: Params, s: Sticks, action: int) -> str:
    return f"take:{action}"


def readable(params: Params, text: str) -> str | None:
    return ACTION if re.fullmatch("take:[123]", text) else None


def position(params: Params, s: Sticks) -> str:
    return f"{s.left} {s.player}"


def read_position(params: Params, text: object) -> Sticks:
    found = re.fullmatch(r"(\d|1[0-3]) ([01])", text) if isinstance(text, str) else None
    if not found:
        given = {"text": shown(text), "game": says("name"), "example": f"{STICKS} 0"}
        raise BadPosition(says("position-form", **given), "SK-1")
    return Sticks(int(found[1]), int(found[2]))


def reason(params: Params, s: Sticks) -> str:
    return "last"
