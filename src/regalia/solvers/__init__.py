"""Exact solutions; they may see whole states.  (A game's own solver is `solve.py` of its room.)"""

from regalia.core.contract import Solution
from regalia.core.errors import RegaliaError, says
from regalia.core.game import Game


def solve(game: Game) -> Solution:
    """The exact solution from where a game stands: `distance`, `plans`, and one `plan`."""
    found = game.room.solve.solve(game)
    if found is None:
        raise RegaliaError(says("no-solution", game=game.room.short_name))
    return found
