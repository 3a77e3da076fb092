"""For levels of the Queen's Gambit that choose in compiled code: the order of actions' texts, and a
world that fits what a seat knows."""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.core.random import below
from regalia.games.gambit.rules import (
    BISHOP,
    CHOOSING,
    KNIGHT,
    MOVING,
    ONE,
    STAY,
    Gambit,
    count,
    holding,
    row_cards,
    size,
)

LETTERS = (0, 0, 3, 2, 1)  # of B R Q N, as the alphabet has them


def text_order(params: Params, s: Gambit, action: int) -> int:
    if s.phase == MOVING and action == STAY:
        return STAY
    if s.phase in (CHOOSING, MOVING):
        return (action & 7) << 3 | action >> 3  # the column comes before the row
    first, second, third = action & 7, action >> 3 & 7, action >> 6
    return LETTERS[first] << 6 | LETTERS[second] << 3 | LETTERS[third]


def fitting(params: Params, s: Gambit, seat: int, rng: MutableSequence[int]) -> Gambit:
    """Others' unseen cards are shuffled and dealt again (QG-18)."""
    for other in range(params[0]):
        if other != seat and s.setup >= 0:
            s = shuffled(s, other, rng)
    return s


def shuffled(s: Gambit, seat: int, rng: MutableSequence[int]) -> Gambit:
    cards = [0 for _ in range(0)]
    together = s.piles[seat] + s.hands[seat] + row_cards(s.rows[seat])
    for card in range(BISHOP, KNIGHT + 1):
        for _ in range(count(together, card)):
            cards.append(card)
    for i in range(len(cards) - 1, 0, -1):
        other = below(rng, i + 1)
        cards[i], cards[other] = cards[other], cards[i]
    in_hand, in_row = size(s.hands[seat]), size(row_cards(s.rows[seat]))
    hand, row = 0, 0
    for i in range(in_hand):
        hand += ONE[cards[i]]
    for i in range(in_row):
        row |= cards[in_hand + i] << 3 * i
    return holding(s, seat, together - hand - row_cards(row), hand, row)
