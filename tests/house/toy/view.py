"""Everything is open."""

from collections.abc import MutableSequence
from typing import Any

from regalia.games.toy.rules import Nim
from regalia.games.toy.text import action_text

from regalia.core.contract import Box


def view(box: Box, s: Nim, seat: int) -> dict[str, Any]:
    return {"seat": seat, "left": s.left, "player": s.player}


def seen(box: Box, s: Nim, action: int, seat: int) -> str:
    return action_text(box, s, action)


def determinize(box: Box, view: dict[str, Any], rng: MutableSequence[int]) -> Nim:
    return Nim(view["left"], view["player"])
