"""Nim as text."""

import re

from regalia.games.toy.rules import NOT_YET, Nim

from regalia.core.contract import Params
from regalia.core.errors import BadPosition
from regalia.core.game import ACTION, OUTCOME


def action_text(params: Params, s: Nim, action: int) -> str:
    return f"first:{action}" if s.player == NOT_YET else f"take:{action}"


def readable(params: Params, text: str) -> str | None:
    if text in ("first:0", "first:1"):
        return OUTCOME
    return ACTION if text in [f"take:{n}" for n in range(1, min(3, params[0]) + 1)] else None


def position(params: Params, s: Nim) -> str:
    return f"{s.left} {s.player}"


def read_position(params: Params, text: object) -> Nim:
    if not isinstance(text, str) or not re.fullmatch(r"\d{1,2} [012]", text):
        raise BadPosition("a position of Nim is the counters left and the player to move")
    left, player = map(int, text.split())
    if left > params[0] or (player == NOT_YET and left != params[0]):
        raise BadPosition("too many counters, or too few at the start", "TY-1")
    return Nim(left, player)


def reason(params: Params, s: Nim) -> str:
    return "last"
