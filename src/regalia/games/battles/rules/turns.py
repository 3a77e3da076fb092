"""Rounds and turns of Royal Battles, but for the attack: who goes first, what comes next, which
moves there are, drawing cards, and the end for want of them (RB-10 to RB-17, RB-26 to RB-28, RB-36
to RB-38).
"""

from regalia.boards.areas import replaced
from regalia.boards.cards import BLACK, JOKER, RED, how_many, with_card
from regalia.core.contract import Params
from regalia.games.battles.armies.units import CARDS_END, EITHER, READINGS
from regalia.games.battles.rules.field import AROUND
from regalia.games.battles.rules.state import (
    INITIATIVE,
    KEEPING,
    KEEPING_AGAIN,
    MOVING,
    OFFERED_ONE,
    OFFERED_TWO,
    OVER,
    TIE,
    Battle,
    drawn,
)

PRE_TURN_DRAW, POST_TURN_DRAW = 1, 2  # how many cards these take (RB-12, RB-26)

# ------------------------------------------------------------------- a round (RB-10 and RB-11)


def round_begins(params: Params, s: Battle) -> Battle:
    """RB-10: on to initiative, unless a deck is empty."""
    if params[READINGS] & CARDS_END:
        return round_to_the_last(params, s)
    s = s._replace(player=0, moved=0, at_key=0)
    if s.decks[0] and s.decks[1]:
        return s._replace(phase=INITIATIVE)
    return s._replace(phase=OVER, winner=out_of_cards(params, s))


def round_to_the_last(params: Params, s: Battle) -> Battle:
    """RB-38: a round as long as both can play; who has no deck keeps the initiative card, and if
    nobody has one, the first moves at once."""
    before = goes_first(s)
    s = s._replace(player=0, moved=0, at_key=0, pending=0)
    if not (can_play(s, 0) and can_play(s, 1)):
        return s._replace(phase=OVER, winner=out_of_cards(params, s))
    if s.decks[0] or s.decks[1]:
        return s._replace(phase=INITIATIVE, player=0 if s.decks[0] else 1, pending=before)
    kept = before if s.initiative[0] == s.initiative[1] else 0
    return s._replace(phase=MOVING, player=before, pending=kept)


def initiative_drawn(params: Params, s: Battle, card: int) -> Battle:
    s = drawn(s, card)
    s = s._replace(initiative=replaced(s.initiative, s.player, card))
    if params[READINGS] & CARDS_END:
        return drawn_to_the_last(params, s)
    if s.player == 0:
        return s._replace(player=1)
    if s.initiative[0] == s.initiative[1]:
        return round_begins(params, s)  # both draw again
    return goes_on(params, s._replace(player=goes_first(s)), OFFERED_ONE)


def drawn_to_the_last(params: Params, s: Battle) -> Battle:
    """RB-38: of equal cards those are drawn again for which there is a deck; if there is none, the
    order of the round before holds."""
    if s.player == 0 and s.decks[1]:
        return s._replace(player=1)
    if s.initiative[0] == s.initiative[1]:
        if s.decks[0] or s.decks[1]:
            return s._replace(player=0 if s.decks[0] else 1)
    else:
        s = s._replace(pending=0)
    return goes_on(params, s._replace(player=goes_first(s)), OFFERED_ONE)


def goes_first(s: Battle) -> int:
    """The player with the higher card; RB-38: if they stay equal, who was first before."""
    if s.initiative[0] == s.initiative[1]:
        return s.pending
    return 0 if s.initiative[0] > s.initiative[1] else 1


def can_play(s: Battle, player: int) -> bool:
    """RB-38: a player with a deck can go on playing, or with a card that moves a unit."""
    return s.decks[player] != 0 or can_move(s, player)


# --------------------------------------------------------------------- a turn (RB-12 to RB-17)


def goes_on(params: Params, s: Battle, phase: int) -> Battle:
    """The state at the first phase, from this one on, in which the player has something to choose;
    if there is none, at the other player's turn or the next round.

    (A loop: functions that call one another in a circle cannot be kept compiled.)
    """
    while True:
        hand, deck = s.hands[s.player], s.decks[s.player]
        if phase <= OFFERED_ONE and hand == 0 and deck:  # RB-12
            return s._replace(phase=OFFERED_ONE)
        own = s.stands[s.player]
        if phase <= MOVING and moves_some(hand, own, s.reds, s.blacks):  # RB-16: who can must
            return s._replace(phase=MOVING)
        if phase <= KEEPING and hand:  # RB-26
            return s._replace(phase=KEEPING)
        if phase <= OFFERED_TWO and s.at_key and deck:
            return s._replace(phase=OFFERED_TWO)
        if phase == OVER and params[READINGS] & EITHER:  # RB-37: cards have been drawn
            return s._replace(phase=KEEPING_AGAIN)
        if s.player != goes_first(s):
            return round_begins(params, s)
        s, phase = s._replace(player=1 - s.player, moved=0, at_key=0), OFFERED_ONE


def can_move(s: Battle, player: int) -> bool:
    return moves_some(s.hands[player], s.stands[player], s.reds, s.blacks)


def moves_some(hand: int, own: int, reds: int, blacks: int) -> bool:
    """RB-14: a unit that a card can move at all can be moved in place.

    (Of a few ints, so that it is worth a compiler's while to copy it to wherever it is asked.)"""
    if hand & RED and own & ~reds:
        return True
    return (hand & BLACK and own & ~blacks) != 0 or hand >> JOKER != 0  # RB-15


def destinations(s: Battle, square: int) -> int:
    """RB-13: the unit's own square and its neighbours, if no other unit is there."""
    return (AROUND[square] & ~(s.stands[0] | s.stands[1])) | 1 << square


# ------------------------------------------------------------- drawing cards (RB-26 and RB-27)


def drawing(s: Battle, phase: int, cards: int) -> Battle:
    """RB-27: a draw takes what the deck has."""
    return s._replace(phase=phase, pending=min(cards, how_many(s.decks[s.player])))


def card_drawn(params: Params, s: Battle, card: int) -> Battle:
    s = drawn(s, card)
    hand = with_card(s.hands[s.player], card)
    s = s._replace(hands=replaced(s.hands, s.player, hand), pending=s.pending - 1)
    # The next phase is what a draw leads to.
    return s if s.pending else goes_on(params, s, s.phase + 1)


# --------------------------------------------------------------- end for want of cards (RB-28)


def out_of_cards(params: Params, s: Battle) -> int:
    """The winner of a battle that ends for want of cards: more units, or the only cards left."""
    white, black = s.stands[0].bit_count(), s.stands[1].bit_count()
    if white == black:
        white, black = has_cards(params, s, 0), has_cards(params, s, 1)
    return 0 if white > black else 1 if black > white else TIE


def has_cards(params: Params, s: Battle, player: int) -> int:
    """1 or 0; RB-38: cards that can be played."""
    if params[READINGS] & CARDS_END:
        return 1 if can_play(s, player) else 0
    return 1 if s.hands[player] | s.decks[player] else 0
