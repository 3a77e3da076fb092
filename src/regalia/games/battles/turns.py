"""Rounds and turns of Royal Battles, but for the attack: who goes first, what comes next, which
moves there are, drawing cards, and the end for want of them (RB-10 to RB-17, RB-26 to RB-28).
"""

from regalia.boards.areas import replaced
from regalia.boards.cards import BLACK, JOKER, RED, how_many, with_card
from regalia.games.battles.field import AROUND
from regalia.games.battles.state import (
    INITIATIVE,
    KEEPING,
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


def round_begins(s: Battle) -> Battle:
    """RB-10: on to initiative, unless a deck is empty."""
    s = s._replace(player=0, moved=0, at_key=0)
    if s.decks[0] and s.decks[1]:
        return s._replace(phase=INITIATIVE)
    return s._replace(phase=OVER, winner=out_of_cards(s))


def initiative_drawn(s: Battle, card: int) -> Battle:
    s = drawn(s, card)
    s = s._replace(initiative=replaced(s.initiative, s.player, card))
    if s.player == 0:
        return s._replace(player=1)
    if s.initiative[0] == s.initiative[1]:
        return round_begins(s)  # both draw again
    return goes_on(s._replace(player=goes_first(s)), OFFERED_ONE)


def goes_first(s: Battle) -> int:
    return 0 if s.initiative[0] > s.initiative[1] else 1


# --------------------------------------------------------------------- a turn (RB-12 to RB-17)


def goes_on(s: Battle, phase: int) -> Battle:
    """On to the first phase, from this one on, in which the player has something to choose; and
    to the other player's turn, or the next round, if there is none.

    (A loop: functions that call one another in a circle cannot be kept compiled.)
    """
    while True:
        hand, deck = s.hands[s.player], s.decks[s.player]
        if phase <= OFFERED_ONE and hand == 0 and deck:  # RB-12
            return s._replace(phase=OFFERED_ONE)
        if phase <= MOVING and can_move(s, s.player):  # RB-16: who can move must
            return s._replace(phase=MOVING)
        if phase <= KEEPING and hand:  # RB-26
            return s._replace(phase=KEEPING)
        if phase <= OFFERED_TWO and s.at_key and deck:
            return s._replace(phase=OFFERED_TWO)
        if s.player != goes_first(s):
            return round_begins(s)
        s, phase = s._replace(player=1 - s.player, moved=0, at_key=0), OFFERED_ONE


def can_move(s: Battle, player: int) -> bool:
    """RB-14: a unit that a card can move at all can be moved in place."""
    hand, own = s.hands[player], s.stands[player]
    if hand & RED and own & ~s.reds:
        return True
    return (hand & BLACK and own & ~s.blacks) != 0 or hand >> JOKER != 0  # RB-15


def destinations(s: Battle, square: int) -> int:
    """RB-13: the unit's own square and its neighbours, if no other unit is there."""
    return (AROUND[square] & ~(s.stands[0] | s.stands[1])) | 1 << square


# ------------------------------------------------------------- drawing cards (RB-26 and RB-27)


def drawing(s: Battle, phase: int, cards: int) -> Battle:
    """RB-27: a draw takes what the deck has."""
    return s._replace(phase=phase, pending=min(cards, how_many(s.decks[s.player])))


def card_drawn(s: Battle, card: int) -> Battle:
    s = drawn(s, card)
    hand = with_card(s.hands[s.player], card)
    s = s._replace(hands=replaced(s.hands, s.player, hand), pending=s.pending - 1)
    return s if s.pending else goes_on(s, s.phase + 1)  # the next phase is what a draw leads to


# --------------------------------------------------------------- end for want of cards (RB-28)


def out_of_cards(s: Battle) -> int:
    """The winner of a battle that ends for want of cards: more units, or the only cards left."""
    white, black = s.stands[0].bit_count(), s.stands[1].bit_count()
    if white == black:
        white = 1 if s.hands[0] | s.decks[0] else 0
        black = 1 if s.hands[1] | s.decks[1] else 0
    return 0 if white > black else 1 if black > white else TIE
