"""Exact solutions; they may see whole states.  (A game's own solver is `solve.py` of its room.)"""

from typing import Any

from regalia.core.errors import RegaliaError
from regalia.core.game import Game


def solve(game: Game) -> Any:
    """The exact solution from where a game stands: `distance`, `plans`, and one `plan`."""
    solver = getattr(game.room.solve, "solve", None)
    if solver is None:
        raise RegaliaError(f"there is no exact solution of {game.room.card.name}")
    return solver(game)
