"""Views of the Study: everything is open.  (The order of the deck does not exist.)"""

from typing import Any

from regalia.boards.areas import squares
from regalia.core.contract import Params
from regalia.games.study.positions import position_text
from regalia.games.study.rules import (
    BONUS,
    CARDS,
    FIRST_TURNED,
    OFF,
    SOLO,
    TURNING_ONE,
    Study,
)

PHASES = (
    "setting-up",
    "drawing",
    "drawing-second",
    "thinking",
    "hourglass",
    "executing",
    "over",
)


def show(params: Params, s: Study, seat: int) -> dict[str, Any]:
    lying = [card for card in s.lying if card != OFF]
    first = s.done >> FIRST_TURNED
    turned = {"turned": first or None} if params[BONUS] == TURNING_ONE else {}  # ST-22
    return {
        "seat": seat,
        "position": position_text(s.board),
        "phase": PHASES[s.phase],
        "cards": [position_text(card) for card in lying],  # as they now lie
        "complete": [bool(s.done >> i & 1) for i in range(len(lying))],
        "deck": [position_text(params[CARDS + i]) for i in squares(s.deck)],
        "points": [] if params[SOLO] else list(s.points),
        "player": s.player,  # who may challenge, or who executes
        "number": s.number,  # what was declared, or what is left of the budget
        **turned,
    }
