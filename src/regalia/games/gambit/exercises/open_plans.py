"""Two plans that lie open: the most points that one can win over the other, three turns each.

Everything is known then, so it is alpha-beta over moves: captures are tried first.
"""

from functools import lru_cache
from typing import NamedTuple

from regalia.core.contract import Params
from regalia.games.gambit.rules import (
    END_OF_STEPS,
    FIRST_STEP,
    KNIGHT,
    NEXT,
    STAY,
    TOKEN_AT,
    WORTH_AT,
    Gambit,
)

MOST = 1_000  # points: more than there are


class Best(NamedTuple):
    squares: tuple[int, ...]  # where to go
    points: int  # won over the other in the end


class Plans(NamedTuple):
    """The cards that will be played, the mover's first; the set-up card, and what is printed."""

    cards: tuple[int, ...]
    setup: int
    params: Params


@lru_cache(16)  # asked again for each wrong answer to the same
def best_moves(params: Params, s: Gambit, least: int) -> Best | None:
    """The best moves of the player whose turn it is; None, if others are less than `least` points
    worse."""
    plans, here, there = _plans(params, s)
    found: dict[int, int] = {}
    best = -MOST
    for square, gain in _moves(plans, s.tokens, here, there, 0):
        low = best - least
        at, rest = here if square == STAY else square, _without(plans, s.tokens, square)
        worth = gain - _value(plans, rest, there, at, 1, gain - MOST, gain - low)
        found[square] = worth
        best = max(best, worth)
    squares = tuple(sorted(square for square, worth in found.items() if worth == best))
    near = any(best - least < worth < best for worth in found.values())
    return None if near else Best(squares, best)


def replied(params: Params, s: Gambit, square: int) -> Best:
    """The best answers to a move of the player whose turn it is; the points are that player's."""
    plans, here, there = _plans(params, s)
    at, rest = here if square == STAY else square, _without(plans, s.tokens, square)
    own = dict(_moves(plans, s.tokens, here, there, 0))[square]
    found: dict[int, int] = {}
    best = -MOST
    for answer, gain in _moves(plans, rest, there, at, 1):
        then, tokens = there if answer == STAY else answer, _without(plans, rest, answer)
        worth = gain - _value(plans, tokens, at, then, 2, gain - MOST, gain - best)
        found[answer] = worth
        best = max(best, worth)
    return Best(tuple(answer for answer, worth in found.items() if worth == best), own - best)


def _plans(params: Params, s: Gambit) -> tuple[Plans, int, int]:
    """The two plans, and where the mover and the other stand."""
    me, foe = s.player, 1 - s.player
    own, others = [s.card, *_cards(s.rows[me])], _cards(s.rows[foe])
    cards = tuple(card for both in zip(own, others) for card in both)
    return Plans(cards, s.setup, params), s.gambits[me], s.gambits[foe]


def _cards(row: int) -> list[int]:
    found = []
    while row:
        found.append(row & 7)
        row >>= 3
    return found


def _without(plans: Plans, tokens: int, square: int) -> int:
    return (
        tokens if square == STAY else tokens & ~plans.params[TOKEN_AT + 64 * plans.setup + square]
    )


def _moves(plans: Plans, tokens: int, here: int, there: int, turn: int) -> list[tuple[int, int]]:
    """Squares to which the card of a turn leads, and the captures there; the most valuable first
    (QG-9)."""
    card, params, base = plans.cards[turn], plans.params, 64 * plans.setup
    found = []
    for step in range(FIRST_STEP[card], END_OF_STEPS[card]):
        square = NEXT[64 * step + here]
        while square >= 0 and square != there:
            token = tokens & params[TOKEN_AT + base + square]
            found.append((square, params[WORTH_AT + base + square] if token else 0))
            if card == KNIGHT or token:
                break
            square = NEXT[64 * step + square]
    found.sort(key=lambda move: -move[1])
    return found or [(STAY, 0)]  # QG-10


def _value(plans: Plans, tokens: int, here: int, there: int, turn: int, low: int, high: int) -> int:
    """The points that who has the turn wins over the other, from here to the end of both plans."""
    if turn == len(plans.cards) or tokens == 0:  # QG-15
        return 0
    best = -MOST
    for square, gain in _moves(plans, tokens, here, there, turn):
        at = here if square == STAY else square
        rest = _without(plans, tokens, square) if gain else tokens
        worth = gain - _value(plans, rest, there, at, turn + 1, gain - high, gain - max(low, best))
        best = max(best, worth)
        if best >= high:
            break
    return best
