"""Explains the end of Twelve-Card Chess: the four sides of a king, each by its number."""

from collections.abc import Sequence

from regalia.core.contract import Params, Say, View
from regalia.core.drawing.scene import Ending, Mark, Row
from regalia.games.twelve import rules
from regalia.games.twelve.rules import KING, REMOVED, Twelve, at
from regalia.games.twelve.text import COLOURS, LETTERS, point, read_position, sides

AROUND = {8: "above", 1: "right", -8: "below", -1: "left"}  # from a king to its sides


def ending(params: Params, view: View, you: int, say: Say, names: Sequence[str]) -> Ending | None:
    if view["ended"] is None:
        return None
    if view["ended"] == "repetition":
        return Ending(say("ending-repetition"), "TW-16")
    s, marks, rows = read_position(params, view["position"]), list[Mark](), list[Row]()
    lost = surrounded(view)
    for seat in lost:
        marks.append(Mark("target", point(at(sides(s)[seat], KING))))
        for number, square in enumerate(closed(s, seat), 1):
            marks.append(Mark("danger", point(square), text=str(number)))
            side = AROUND[square - at(sides(s)[seat], KING)]
            group = names[seat] if len(lost) > 1 else ""
            note = _content(s, square, say)
            rows.append(Row(say("king-side", side=side), note, group, figure=str(number)))
    if len(lost) > 1:
        return Ending(say("ending-both"), "TW-15", tuple(marks), tuple(rows))
    whose = "you" if lost[0] == you else "other"
    reason = say("ending-surrounded", whose=whose, who=names[lost[0]])
    return Ending(reason, "TW-14", tuple(marks), tuple(rows))


def surrounded(view: View) -> list[int]:
    """The seats whose kings are surrounded at the end."""
    if view["ended"] not in ("surrounded", "both-surrounded"):
        return []
    return [seat for seat in (0, 1) if seat != view["winner"]]


def closed(s: Twelve, seat: int) -> list[int]:
    """The sides of a king that are taken or behind the wall (TW-14), clockwise from above."""
    free = rules.open_squares(rules.table(s.own) | rules.table(s.foe))
    king = at(sides(s)[seat], KING)
    return [king + step for step in AROUND if not free >> king + step & 1]


def _content(s: Twelve, square: int, say: Say) -> str:
    """The thing that closes a side: a piece, or the wall."""
    for colour, side in zip(COLOURS, sides(s)):
        for piece in range(6):
            if at(side, piece) == square > REMOVED:
                return say("coloured-piece", colour=colour, piece=LETTERS[piece])
    return say("king-wall")
