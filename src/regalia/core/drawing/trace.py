"""The trace of an action on the board, for rooms without a `trace.py` of their own."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from regalia.core.contract import CHANCE, Params, Say, State, TracePart
from regalia.core.contract.secrets import HIDDEN, Seen
from regalia.core.drawing.scene import NOBODY, Mark, Trace

if TYPE_CHECKING:
    from regalia.core.room import Room


def way(*places: str) -> tuple[Mark, ...]:
    """A way from a place to others: a frame around what was left, and arrows."""
    steps = (Mark("arrow", a, b) for a, b in pairwise(places))
    return (Mark("frame", places[0]), *steps)


def touched(marks: tuple[Mark, ...]) -> list[str]:
    """The ids that marks are at, in order, each once."""
    return list(dict.fromkeys(one for mark in marks for one in (mark.at, mark.to) if one))


class TouchedTrace(TracePart[State]):
    """Marks on the things that were touched for an action, if the seat may know all of it."""

    def __init__(self, room: "Room") -> None:
        self.room = room

    def trace(
        self, params: Params, seen: Seen[State], seat: int, say: Say, names: Sequence[str]
    ) -> Trace:
        room, s = self.room, seen.before
        if seen.action == HIDDEN or room.rules.to_play(params, s) == CHANCE:
            return Trace()
        touched = room.scene.taps(params, s, seen.action)
        taps = [tap for tap in touched if not tap.startswith("button:")]
        return Trace(way(*taps)) if taps else Trace()

    def whose(self, params: Params, s: State) -> int:
        return max(NOBODY, self.room.rules.to_play(params, s))
