"""Begins of turns in Royal Battles: last in a round, one may be first in the next (RB-10)."""

from regalia.core.contract import Params
from regalia.games.battles.rules.state import INITIATIVE, Battle


def turn_begins(params: Params, before: Battle, after: Battle) -> bool:
    return before.phase == INITIATIVE or before.player != after.player
