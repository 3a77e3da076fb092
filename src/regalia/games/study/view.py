"""What a seat may know of the Study: everything.  (The order of the deck does not exist.)"""

from collections.abc import MutableSequence
from typing import Any

from regalia.boards.areas import squares
from regalia.core.contract import Box
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


def view(box: Box, s: Study, seat: int) -> dict[str, Any]:
    lying = [card for card in s.lying if card != OFF]
    return {
        "seat": seat,
        "position": position_text(s.board),
        "phase": PHASES[s.phase],
        "cards": [position_text(card) for card in lying],  # as they now lie
        "complete": [bool(s.done >> i & 1) for i in range(len(lying))],
        "deck": [position_text(box[CARDS + i]) for i in squares(s.deck)],
        "points": [] if box[SOLO] else list(s.points),
        "player": s.player,  # who may challenge, or who executes
        "number": s.number,  # what was declared, or what is left of the budget
    }


def seen(box: Box, s: Study, action: int, seat: int) -> str:
    return action_text(box, s, action)


def determinize(box: Box, view: dict[str, Any], rng: MutableSequence[int]) -> Study:
    """The one state that fits a view."""
    left, position = set(view["deck"]), view["position"]
    lying = [*map(read_board, view["cards"]), OFF, OFF]
    return Study(
        board=OFF if position == NOTHING else read_board(position),
        phase=PHASES.index(view["phase"]),
        deck=sum(1 << i for i, card in enumerate(box[CARDS:]) if position_text(card) in left),
        lying=(lying[0], lying[1]),
        done=sum(1 << i for i, complete in enumerate(view["complete"]) if complete),
        points=(0, 0) if box[SOLO] else (view["points"][0], view["points"][1]),
        player=view["player"],
        number=view["number"],
    )
