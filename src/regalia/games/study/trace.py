"""Traces of an action in the Study: the way of a piece, or the turn of a card."""

from collections.abc import Sequence

from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import Seen
from regalia.core.drawing.scene import Mark, Trace
from regalia.core.drawing.trace import way
from regalia.core.words import You
from regalia.games.study import rules
from regalia.games.study.positions import NAMES
from regalia.games.study.rules import Study, square_of
from regalia.games.study.scene import TURN_SIGNS, picture


def whose(params: Params, s: Study) -> int:
    return s.player if s.phase in (rules.HOURGLASS, rules.EXECUTING) else -1


def asked(params: Params, s: Study, say: Say, names: Sequence[str], shown: bool) -> str:
    if s.phase == rules.SETTING_UP:
        return say("tell-start")
    second = s.phase == rules.DRAWING_SECOND
    if second or s.phase == rules.DRAWING:
        return say("tell-goal", bonus=int(rules.is_bonus(params)), card=2 if second else 1)
    return ""


def trace(params: Params, seen: Seen[Study], seat: int, say: Say, names: Sequence[str]) -> Trace:
    s, action, after = seen
    kind, which, where = action & 7, action >> 3 & 7, action >> 6
    if s.phase != rules.EXECUTING:
        return Trace(anew=s.phase == rules.DRAWING)  # ways and turns were those of another card
    note = _score(s, after, say, names)
    if kind == rules.GIVE_UP:
        return Trace(note=note)
    if kind == rules.MOVE:
        marks = way(NAMES[square_of(s.board, which)], NAMES[where])
    else:
        marks = (Mark("note", f"card{which + 1}", text=TURN_SIGNS[where]),)
    return Trace(marks, (picture(params, action, say),), note)


def _score(s: Study, after: Study, say: Say, names: Sequence[str]) -> str:
    """The score, when an action ended a challenge of a match (ST-17): the next begins at once."""
    points = after.points
    if points == s.points:
        return ""
    one = int(isinstance(names[1], You))  # who is spoken to comes first
    told = {"first": names[one], "one": points[one], "two": points[1 - one]}
    whose = "you" if isinstance(names[one], You) else "other"
    return say("score-now", whose=whose, second=names[1 - one], **told)
