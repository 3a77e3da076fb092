"""Secrets of the Queen's Gambit (QG-18): each player's pile, hand and row.

Open are the board, captured and revealed cards, sizes, and so each player's unseen cards as a
whole.  Which of them are in the pile, the hand or the row, and in what order, only their owner
knows.
"""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.core.random import below
from regalia.games.gambit.rules import (
    BISHOP,
    CHOOSING,
    KNIGHT,
    MOVING,
    ONE,
    SETTING_UP,
    Gambit,
    count,
    holding,
    row_cards,
    size,
)


def redact(params: Params, s: Gambit, seat: int) -> Gambit:
    """The state with others' unseen cards in the order of their kinds: hand, row, pile."""
    for other in range(params[0]):
        if other != seat:
            s = in_order(s, other)
    return s


def in_order(s: Gambit, owner: int) -> Gambit:
    rest = s.piles[owner] + s.hands[owner] + row_cards(s.rows[owner])
    in_hand, in_row = size(s.hands[owner]), size(row_cards(s.rows[owner]))
    card, hand, row = BISHOP, 0, 0
    for place in range(in_hand + in_row):
        while count(rest, card) == 0:
            card += 1
        rest -= ONE[card]
        if place < in_hand:
            hand += ONE[card]
        else:
            row |= card << 3 * (place - in_hand)
    return holding(s, owner, rest, hand, row)


def resample(params: Params, s: Gambit, seat: int, rng: MutableSequence[int]) -> Gambit:
    """A whole state in which others' unseen cards are shuffled and dealt again."""
    for other in range(params[0]):
        if other != seat:
            s = shuffled(s, other, rng)
    return s


def shuffled(s: Gambit, owner: int, rng: MutableSequence[int]) -> Gambit:
    cards = [0 for _ in range(0)]
    together = s.piles[owner] + s.hands[owner] + row_cards(s.rows[owner])
    for card in range(BISHOP, KNIGHT + 1):
        for _ in range(count(together, card)):
            cards.append(card)
    for i in range(len(cards) - 1, 0, -1):
        other = below(rng, i + 1)
        cards[i], cards[other] = cards[other], cards[i]
    in_hand, in_row = size(s.hands[owner]), size(row_cards(s.rows[owner]))
    hand, row = 0, 0
    for i in range(in_hand):
        hand += ONE[cards[i]]
    for i in range(in_row):
        row |= cards[in_hand + i] << 3 * i
    return holding(s, owner, together - hand - row_cards(row), hand, row)


def hidden(params: Params, s: Gambit, action: int, seat: int) -> bool:
    """Cards that are dealt, drawn and laid are seen by their owner only (QG-17)."""
    return seat != s.player and s.phase != SETTING_UP and s.phase != CHOOSING and s.phase != MOVING
