"""Everything is open."""

from collections.abc import MutableSequence
from typing import Any

from regalia.games.toy.rules import Nim
from regalia.games.toy.text import action_text

from regalia.core.contract import Params


def view(params: Params, s: Nim, seat: int) -> dict[str, Any]:
    return {"seat": seat, "left": s.left, "player": s.player}


def seen(params: Params, s: Nim, action: int, seat: int) -> str:
    return action_text(params, s, action)


def determinize(params: Params, view: dict[str, Any], rng: MutableSequence[int]) -> Nim:
    return Nim(view["left"], view["player"])
