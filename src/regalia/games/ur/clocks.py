"""Begins of turns in Ur: also after one that was passed for want of an action (UR-9)."""

from regalia.core.contract import Params
from regalia.games.ur.rules import Ur


def turn_begins(params: Params, before: Ur, after: Ur) -> bool:
    """An extra roll is of the same turn (UR-14, UR-20)."""
    return before.player != after.player
