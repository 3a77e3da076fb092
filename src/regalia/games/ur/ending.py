"""Explains the end of a game of Ur: the four rosettes, or a draw that was claimed."""

from collections.abc import Sequence

from regalia.boards.areas import squares
from regalia.core.contract import Params, Say, View
from regalia.core.drawing.scene import Ending, Mark
from regalia.games.ur import rules
from regalia.games.ur.layout import NAMES
from regalia.games.ur.text import read_position


def ending(params: Params, view: View, you: int, say: Say, names: Sequence[str]) -> Ending | None:
    if view["phase"] != "over":
        return None
    if view["winner"] is None:
        claimed = view["player"]
        whose = "you" if claimed == you else "other"
        return Ending(say("ending-claimed", whose=whose, who=names[claimed]), "UR-20")
    whose = "you" if view["winner"] == you else "other"
    goal = rules.goal(params)
    reason = say("ending-rosettes", whose=whose, who=names[view["winner"]], goal=goal)
    s = read_position(params, view["position"])
    pieces = s.own if s.player == view["winner"] else s.foe
    numbered = enumerate(squares(pieces & rules.rosettes(params)), 1)
    marks = (Mark("ring", NAMES[square], text=str(number)) for number, square in numbered)
    return Ending(reason, "UR-15", tuple(marks))
