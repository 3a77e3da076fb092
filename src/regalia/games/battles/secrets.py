"""Secrets of Royal Battles: the other's hand, the decks' order and, until both have chosen, White's
army.

Every card that left a deck was open to all when it was played, dealt, discarded or drawn for
initiative.  So which cards a player still has, in hand and deck together, is known to everybody.
"""

from collections.abc import MutableSequence

from regalia.boards.areas import replaced
from regalia.boards.cards import how_many, lowest, nth_card, with_card, without_card
from regalia.core.contract import Params
from regalia.core.contract.secrets import HIDDEN
from regalia.core.random import below
from regalia.games.battles.armies.units import KINDS
from regalia.games.battles.rules import army_allowed, army_of, next_four
from regalia.games.battles.rules.state import (
    CHOOSING,
    DRAWING,
    KEEPING,
    MOVING,
    STAYED,
    Battle,
    with_cards,
)
from regalia.games.battles.rules.turns import can_move


def redact(params: Params, s: Battle, seat: int) -> Battle:
    """The lowest cards that the other still has are in the hand; White's army is HIDDEN (RB-6)."""
    for owner in range(2):
        if owner != seat and s.hands[owner]:
            together = s.hands[owner] + s.decks[owner]
            hand = lowest(together, how_many(s.hands[owner]))
            s = with_cards(s, owner, hand, together - hand)
    if s.phase == CHOOSING and s.player == 1 and seat != 0:
        return s._replace(armies=replaced(s.armies, 0, HIDDEN))
    return s


def resample(params: Params, s: Battle, seat: int, rng: MutableSequence[int]) -> Battle:
    if s.armies[0] == HIDDEN:
        army = any_army(params, rng)
        s = s._replace(armies=replaced(s.armies, 0, army))
    for owner in range(2):
        if owner != seat and s.hands[owner]:
            s = another_hand(s, owner, rng)
    return s


def any_army(params: Params, rng: MutableSequence[int]) -> int:
    """A random army of those that may be chosen."""
    place = below(rng, how_many_armies(params))
    four = 0
    while place or not army_allowed(params, army_of(four)):
        place -= army_allowed(params, army_of(four))
        four = next_four(params[KINDS], four)
    return army_of(four)


def how_many_armies(params: Params) -> int:
    found = four = 0
    while four >= 0:
        found += army_allowed(params, army_of(four))
        four = next_four(params[KINDS], four)
    return found


def another_hand(s: Battle, owner: int, rng: MutableSequence[int]) -> Battle:
    """A random hand that fits what everybody saw happen: who is stuck has no card to play (RB-16),
    and who is moving, or stays (RB-36), has one."""
    together, many = s.hands[owner] + s.decks[owner], how_many(s.hands[owner])
    possible = together
    if owner == s.player and s.phase == KEEPING and not s.moved:
        for place in range(how_many(together)):
            card = nth_card(together, place)
            if can_move(s._replace(hands=(1 << card, 1 << card)), owner):
                possible = without_card(possible, card)
    while True:  # at worst, one hand in 49 can be played
        hand, rest = 0, possible
        for _ in range(many):
            card = nth_card(rest, below(rng, how_many(rest)))
            hand, rest = with_card(hand, card), without_card(rest, card)
        fits = owner != s.player or (s.phase != MOVING and s.moved != STAYED)
        if fits or can_move(s._replace(hands=(hand, hand)), owner):
            return with_cards(s, owner, hand, together - hand)


def hidden(params: Params, s: Battle, action: int, seat: int) -> bool:
    """Cards that are drawn are, and White's army until both have chosen."""
    if s.phase == CHOOSING:
        return s.player == 0 and seat != 0
    return bool(DRAWING >> s.phase & 1) and seat != s.player
