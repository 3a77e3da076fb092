"""Explains the end of the Study: the score, or what became of the challenge."""

from collections.abc import Sequence

from regalia.core.contract import Params, Say, View
from regalia.core.drawing.scene import Ending, Row
from regalia.games.study.rules import SOLO, TARGET


def ended(params: Params, view: View) -> int:
    """The number of challenges that are over."""
    return int(view["phase"] == "over") if params[SOLO] else sum(view["points"])


def ending(params: Params, view: View, you: int, say: Say, names: Sequence[str]) -> Ending | None:
    if view["phase"] != "over":
        return None
    if params[SOLO]:
        word = "ending-completed" if all(view["complete"]) else "ending-given-up"
        return Ending(
            say(word, cards=len(view["complete"])), "ST-18"
        )  # titles of cards say the rest
    points = view["points"]
    winner = points.index(params[TARGET])
    whose = "you" if winner == you else "other"
    reason = say("ending-target", whose=whose, who=names[winner], points=params[TARGET])
    rows = (Row(names[seat], figure=str(points[seat])) for seat in (winner, 1 - winner))
    return Ending(reason, "ST-17", (), tuple(rows))
