"""What taps mean in a room that does not say it: the action that has these taps, if it is legal.

Other taps mean nothing, and whoever touches them is told whose turn it is and by which rule.  A
room that wants to say why a move is forbidden has `meaning.py`.
"""

from typing import TYPE_CHECKING

from regalia.core.contract import CHANCE, NOBODY, Params, State

if TYPE_CHECKING:
    from regalia.core.room import Room


class LegalMeaning:
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
    """Are they things that are chosen together, in any order?"""
    return all(tap.startswith("choose:") for tap in taps)
