"""Odds of the number of moves that a challenge needs, before the card is looked at.

Counted over all pairs of different cards of the standard deck, one as the board and the other as
the challenge (ST-6, ST-9, ST-11); a test counts again.  It knows nothing of what is on the table.
"""

from regalia.core.contract import Params
from regalia.games.study.deck import standard_deck
from regalia.games.study.rules import BONUS, CARDS, LEVEL

PAIRS = {  # by level: pairs of cards by their distance, from 1 on
    1: (102, 128, 144, 174, 230, 356, 428, 596, 636, 420, 242, 78, 6),
    2: (102, 154, 234, 346, 510, 708, 774, 552, 150, 10),
    3: (102, 158, 264, 440, 668, 816, 720, 340, 32),
}


def share(params: Params, number: int) -> float | None:
    """The part of all challenges that need this number; None where nobody has counted them."""
    if params[BONUS] or tuple(params[CARDS:]) != standard_deck():
        return None
    pairs = PAIRS[params[LEVEL]]
    return pairs[number - 1] / sum(pairs) if number <= len(pairs) else 0.0
