"""Why not."""

from regalia.games.toy.rules import Nim

from regalia.core.contract import Box
from regalia.core.game import Refusal


def turns(box: Box, s: Nim) -> str:
    return "TY-2"


def why(box: Box, s: Nim, seat: int, text: str) -> Refusal:
    return Refusal("TY-2", "too-many", {"left": s.left})
