"""Traces of an action in Twelve-Card Chess, at their present places: the window may have moved with
it."""

from collections.abc import Sequence

from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import Seen
from regalia.core.drawing.scene import Mark, Trace
from regalia.core.drawing.trace import way
from regalia.games.twelve import rules
from regalia.games.twelve.rules import KING, QUEEN, REMOVED, ROOK, Twelve, at
from regalia.games.twelve.text import point, sides


def whose(params: Params, s: Twelve) -> int:
    return s.player


def trace(params: Params, seen: Seen[Twelve], seat: int, say: Say, names: Sequence[str]) -> Trace:
    s, action, after = seen
    king = sides(after)[1 - s.player], sides(s)[1 - s.player]  # the other's: it has not moved
    shift = at(king[0], KING) - at(king[1], KING)

    def place(square: int) -> str:
        return point(square + shift)

    kind, piece, to, extra = rules.parts(action)
    marks: tuple[Mark, ...] = ()
    if kind == rules.MOVE:
        marks = way(place(at(s.own, piece)), place(to))
    elif kind == rules.EXCHANGE:
        swapped = (at(s.own, KING), at(s.own, ROOK))
        marks = tuple(Mark("frame", place(square), text="⇄") for square in swapped)
    elif kind != rules.PASS:
        marks = (Mark("frame", place(to), text="+"),)
    if kind == rules.PUT_MOVE:
        marks += (Mark("arrow", place(to), place(extra)),)
    elif kind == rules.PUT_RETURN:
        returned = at(s.foe if extra & rules.ENEMY else s.own, extra & 7)
        marks += (Mark("frame", place(returned), text="↩"),)
    for before, now in zip(sides(s), sides(after)):
        if at(before, QUEEN) != at(now, QUEEN) == REMOVED:
            left = at(before, QUEEN)
            if left <= REMOVED or (kind == rules.MOVE and piece == QUEEN and before == s.own):
                left = to  # it was surrounded where it came to
            marks += (Mark("danger", place(left), text="✕"),)
    return Trace(marks)
