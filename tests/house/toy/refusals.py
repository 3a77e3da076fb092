"""Why not."""

from regalia.games.toy.rules import Nim

from regalia.core.contract import Params
from regalia.core.game import Refusal


def turns(params: Params, s: Nim) -> str:
    return "TY-2"


def why(params: Params, s: Nim, seat: int, text: str) -> Refusal:
    return Refusal("TY-2", "too-many", {"left": s.left})
