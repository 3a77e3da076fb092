"""Facts of a solved table about the first turn."""

from types import ModuleType
from typing import Any

from regalia.games import room
from regalia.games.ur.solve.definition import Lookup, after
from regalia.games.ur.solve.sweeping import ONE


def first_turn(rules: ModuleType, look: Lookup) -> dict[str, Any]:
    """The value of the start, and for each roll that of every action, best first: in each lane."""
    s, text = rules.start(()), room("ur").text
    rolls = {}
    for roll in rules.chances((), s):
        t = rules.act((), s, roll)
        values = {
            text.action_text((), t, action): [
                value / ONE for value in after(rules, rules.act((), t, action), look)
            ]
            for action in rules.actions((), t)
        }
        best = dict(sorted(values.items(), key=lambda item: item[1], reverse=True))
        rolls[text.action_text((), s, roll)] = best
    return {"start": [value / ONE for value in look(s.own, s.foe)], "rolls": rolls}
