"""The usual meaning of taps: the legal action that has just these taps.

Other taps mean nothing, and whoever touches them is told whose turn it is and by which rule.  A
room that wants to say why a move is forbidden has `meaning.py`.
"""

from typing import TYPE_CHECKING

from regalia.core.contract import CHANCE, NOBODY, MeaningPart, Params, State

if TYPE_CHECKING:
    from regalia.core.room import Room


class LegalMeaning(MeaningPart[State]):
    def __init__(self, room: "Room") -> None:
        self.room = room

    def meant(self, params: Params, s: State, taps: list[str]) -> str | None:
        rules, scene = self.room.rules, self.room.scene
        if rules.to_play(params, s) in (CHANCE, NOBODY):
            return None
        for action in rules.actions(params, s):
            touched = scene.taps(params, s, action)
            if touched == taps or (_together(touched) and sorted(touched) == sorted(taps)):
                return self.room.text.action_text(params, s, action)
        return None


def _together(taps: list[str]) -> bool:
    """Tell if they are things that are chosen together, in any order."""
    return all(tap.startswith("choose:") for tap in taps)
