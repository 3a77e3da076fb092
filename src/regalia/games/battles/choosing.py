"""For levels of Royal Battles that choose in compiled code: the order of actions' texts, and a
world that fits what a seat knows."""

from collections.abc import MutableSequence
from typing import Any

import numpy as np

from regalia.boards.areas import replaced
from regalia.boards.cards import NAMES
from regalia.core.contract import Params
from regalia.core.random import below
from regalia.fast.any_game import MOST_ACTIONS, fill_actions
from regalia.games.battles.insight import resample
from regalia.games.battles.state import (
    ATTACKING,
    CHOOSING,
    COUNT,
    COUNT_BITS,
    KEEPING,
    MOVING,
    PLACING,
    Battle,
    number,
)
from regalia.games.battles.units import KINDS, LETTER

STYLES = (1, 3, 4, 0, 2)  # easy, optimal, risky, advantage, hold, as the alphabet has them
CARDS = tuple(sorted(NAMES).index(name) for name in NAMES)


def text_order(params: Params, s: Battle, action: int) -> int:
    if s.phase == MOVING:
        return (action & 63) << 12 | (action >> 6 & 63) << 6 | CARDS[action >> 12]
    if s.phase == ATTACKING:
        return STYLES[action & 7] << 6 | action >> 3
    if s.phase == CHOOSING:
        return letters_of(params, action)
    if s.phase == PLACING:
        return letter_of(params, action & 15) << 6 | action >> 4
    return -action if s.phase == KEEPING else action


def letter_of(params: Params, kind: int) -> int:
    """How many kinds have an earlier letter."""
    found = 0
    for other in range(params[KINDS]):
        if number(params, other, LETTER) < number(params, kind, LETTER):
            found += 1
    return found


def letters_of(params: Params, army: int) -> int:
    found = 0
    for kind in range(params[KINDS]):
        for _ in range(army >> COUNT_BITS * kind & COUNT):
            found = found << 4 | letter_of(params, kind)
    return found


def fitting(params: Params, s: Battle, seat: int, rng: MutableSequence[int]) -> Battle:
    """Another army for White's, while it is hidden (RB-6), and another hand for the other's."""
    if s.phase == CHOOSING and s.player == 1 and seat != 0:
        armies: Any = np.empty(MOST_ACTIONS, np.int64)
        choosing: Any = s
        chosen = armies[below(rng, fill_actions(params, choosing, armies))]
        s = s._replace(armies=replaced(s.armies, 0, chosen))
    return resample(params, s, seat, rng)
