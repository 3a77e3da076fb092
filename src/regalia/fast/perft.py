"""Count the paths from a game's present state: compiled where that is ready, else as it stands."""

from collections.abc import Callable
from typing import Any

from regalia.core.contract import State
from regalia.core.game import Game
from regalia.fast import count, play
from regalia.fast.compiler import interpreted
from regalia.fast.warm import as_array, quickest

ENOUGH_PARTS = 200  # steps of the progress bar
WORTH_COMPILING = 3  # from this depth on
LEFT_ALONE = 4  # the most that compiled code counts in one go, since it cannot be interrupted


def perft(game: Game, depth: int, progress: Callable[[int, int], None] | None = None) -> int:
    """Paths of exactly `depth` actions and chance outcomes; a race counts each seat's actions."""
    room = game.room
    slow = interpreted(room, play)
    past = slow.no_past()
    for key in game.keys:
        past = slow.remember(past, key) if key else past
    parts = [(game.state, past)]
    while depth > 1 and 0 < len(parts) < ENOUGH_PARTS:
        parts = [child for s, before in parts for child in _children(game, s, before)]
        depth -= 1
    total = 0
    for done, (s, before) in enumerate(parts):
        if progress:
            progress(done, len(parts))
        total += _paths(game, s, before, depth)
    if progress:
        progress(len(parts), len(parts))
    return total


def _children(game: Game, s: State, past: Any) -> list[tuple[State, Any]]:
    """The state after each action or outcome, with a past of its own."""
    params, buffer = game.params, [0] * game.room.rules.MOST_ACTIONS
    n = interpreted(game.room, count).fill_choices(params, s, buffer)
    advance = interpreted(game.room, play).advance
    return [advance(params, s, action, past.copy()) for action in buffer[:n]]


def _paths(game: Game, s: State, past: Any, depth: int) -> int:
    if depth > LEFT_ALONE:
        return sum(_paths(game, *child, depth - 1) for child in _children(game, s, past))
    params, most = game.params, game.room.rules.MOST_ACTIONS
    kernel = quickest(game.room, count) if depth >= WORTH_COMPILING else None
    if kernel is None:
        rows = [[0] * most for _ in range(depth)]
        return int(interpreted(game.room, count).paths(params, s, past, depth, rows))
    import numpy as np

    rows_of_words = np.empty((depth, most), np.int64)
    return int(kernel.paths(as_array(params), s, past, depth, rows_of_words))
