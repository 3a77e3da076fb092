"""What a seat may know of the Study: everything.  (The order of the deck does not exist.)"""

from collections.abc import MutableSequence
from typing import Any

from regalia.boards.areas import squares
from regalia.core.contract import Params
from regalia.games.study.positions import NOTHING, position_text, read_board
from regalia.games.study.rules import CARDS, OFF, SOLO, Study
from regalia.games.study.text import action_text

PHASES = (
    "setting-up",
    "drawing",
    "drawing-second",
    "thinking",
    "hourglass",
    "executing",
    "over",
)

OPEN = True


def view(params: Params, s: Study, seat: int) -> dict[str, Any]:
    lying = [card for card in s.lying if card != OFF]
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
    }


def seen(params: Params, s: Study, action: int, seat: int) -> str:
    return action_text(params, s, action)


def determinize(params: Params, view: dict[str, Any], rng: MutableSequence[int]) -> Study:
    """The one state that fits a view."""
    left, position = set(view["deck"]), view["position"]
    lying = [*map(read_board, view["cards"]), OFF, OFF]
    return Study(
        board=OFF if position == NOTHING else read_board(position),
        phase=PHASES.index(view["phase"]),
        deck=sum(1 << i for i, card in enumerate(params[CARDS:]) if position_text(card) in left),
        lying=(lying[0], lying[1]),
        done=sum(1 << i for i, complete in enumerate(view["complete"]) if complete),
        points=(0, 0) if params[SOLO] else (view["points"][0], view["points"][1]),
        player=view["player"],
        number=view["number"],
    )
