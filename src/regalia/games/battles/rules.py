"""Royal Battles: the set-up, and what is possible in each phase.

`state.py` says what a state is, `turns.py` how rounds and turns go on, `attacks.py` what an attack
does; each follows the rules page (RB-n).
"""

from collections.abc import Iterator

from regalia.boards.areas import replaced, squares
from regalia.boards.cards import JOKER, RED, SUITED, copies, of_ranks, without_card
from regalia.core.contract import CHANCE, NOBODY, Params
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated
from regalia.games.battles.attacks import attacked, special_targets, targets
from regalia.games.battles.state import (
    ATTACKING,
    CHANCE_PHASES,
    CHOOSING,
    COUNT,
    COUNT_BITS,
    DEALING,
    DRAWING_ONE,
    DRAWING_TWO,
    HOLD,
    INITIATIVE,
    INJURY_BITS,
    KEEPING,
    MOVING,
    NO,
    NO_CARD,
    OFFERED_ONE,
    OFFERED_TWO,
    OVER,
    PLACING,
    SPECIAL,
    TIE,
    YES,
    Battle,
    drawn,
    laid,
    lifted,
    number,
    put,
    square_at,
    unit_on,
)
from regalia.games.battles.turns import (
    POST_TURN_DRAW,
    PRE_TURN_DRAW,
    card_drawn,
    destinations,
    drawing,
    goes_on,
    initiative_drawn,
    round_begins,
)
from regalia.games.battles.units import ARMIES, BUDGET, DECK, FIXED, HOME, KINDS, LIMIT, PRICE

# Moves are the most: 4 units, 9 squares, and fewer than 53 different cards in a hand.  Armies of
# 12 kinds are 1365.
MOST_ACTIONS = 2048

# ----------------------------------------------------------------------- set-up (RB-6 to RB-9)

DEALABLE = SUITED & ~of_ranks("A")  # RB-7


def start(params: Params) -> Battle:
    s = Battle(
        phase=CHOOSING,
        player=0,
        armies=(params[FIXED], params[FIXED + 1]),
        decks=(params[DECK], params[DECK]),
        hands=(0, 0),  # RB-9
        initiative=(NO_CARD, NO_CARD),
        field=(0, 0, 0, 0),
        reds=0,
        blacks=0,
        stands=(0, 0),
        units=(0, 0),
        moved=0,
        at_key=0,
        pending=0,
        winner=TIE,
    )
    return dealing(params, s, 0) if params[FIXED] else s


def dealing(params: Params, s: Battle, player: int) -> Battle:
    """RB-7, RB-31: a card for each unit."""
    return s._replace(phase=DEALING, player=player, pending=params[HOME + player].bit_count())


def to_play(params: Params, s: Battle) -> int:
    if s.phase == OVER:
        return NOBODY
    return CHANCE if CHANCE_PHASES >> s.phase & 1 else s.player


def army_allowed(params: Params, army: int) -> bool:
    return within_limits(params, army) and (
        params[BUDGET] == 0 or cost(params, army) <= params[BUDGET]
    )


def within_limits(params: Params, army: int) -> bool:
    """RB-6: under armies=set, no more of a kind than its limit."""
    if params[ARMIES]:
        for kind in range(params[KINDS]):
            if army >> COUNT_BITS * kind & COUNT > number(params, kind, LIMIT):
                return False
    return True


def cost(params: Params, army: int) -> int:
    """What the units of an army cost together (RB-32)."""
    found = 0
    for kind in range(params[KINDS]):
        found += (army >> COUNT_BITS * kind & COUNT) * number(params, kind, PRICE)
    return found


def army_chosen(params: Params, s: Battle, army: int) -> Battle:
    s = s._replace(armies=replaced(s.armies, s.player, army))
    return s._replace(player=1) if s.player == 0 else dealing(params, s, 0)


def dealt_to(params: Params, s: Battle) -> int:
    """RB-7, RB-31: the home square that the next card is for, by row from a to g."""
    home = params[HOME + s.player]
    return square_at(home, home.bit_count() - s.pending)


def home_card_dealt(params: Params, s: Battle, card: int) -> Battle:
    s = laid(drawn(s, card), dealt_to(params, s), card)
    if s.pending > 1:
        return s._replace(pending=s.pending - 1)
    if s.player == 0:
        return dealing(params, s, 1)
    return s._replace(phase=PLACING, player=0, pending=0)


def placed(s: Battle, kind: int, square: int) -> Battle:
    """RB-8: in turn, White first; RB-31: who has more units places the rest."""
    army, other = s.armies[s.player] - (1 << COUNT_BITS * kind), 1 - s.player
    s = put(s, s.player, square, kind << INJURY_BITS)
    s = s._replace(armies=replaced(s.armies, s.player, army))
    if s.armies[other]:
        return s._replace(player=other)
    return s if army else round_begins(s)


# ---------------------------------------------------------------- a move, and what it leads to


def unit_moved(params: Params, s: Battle, a: int, b: int, card: int) -> Battle:
    hand = without_card(s.hands[s.player], card)
    if a != b:
        s = put(lifted(s, s.player, a), s.player, b, unit_on(s, s.player, a))
    s = laid(s, b, card)
    s = s._replace(hands=replaced(s.hands, s.player, hand), moved=b + 1)
    if targets(params, s) | special_targets(params, s):
        return s._replace(phase=ATTACKING)
    return goes_on(s, KEEPING)  # RB-18


# ---------------------------------------------------------------------------- what is possible


def actions(params: Params, s: Battle) -> Iterator[int]:
    if s.phase == MOVING:
        hand = s.hands[s.player]
        for a in squares(s.stands[s.player]):
            ends = destinations(s, a)
            for card in squares(hand & SUITED):
                barred = s.reds if RED >> card & 1 else s.blacks  # RB-14
                if not barred >> a & 1:
                    for b in squares(ends & ~barred):
                        yield a | b << 6 | card << 12
            if hand >> JOKER:
                for b in squares(ends):
                    yield a | b << 6 | JOKER << 12
    elif s.phase == ATTACKING:
        yield HOLD
        for target in squares(targets(params, s)):
            for style in range(SPECIAL):
                yield style | target << 3
        for target in squares(special_targets(params, s)):
            yield SPECIAL | target << 3
    elif s.phase == CHOOSING:
        all_allowed = params[ARMIES] == 0 and params[BUDGET] == 0
        for a in range(params[KINDS]):
            for b in range(a, params[KINDS]):
                for c in range(b, params[KINDS]):
                    for d in range(c, params[KINDS]):
                        one = 1 << COUNT_BITS * a
                        army = one + (1 << COUNT_BITS * b) + (1 << COUNT_BITS * c)
                        army += 1 << COUNT_BITS * d
                        if all_allowed or army_allowed(params, army):
                            yield army
    elif s.phase == PLACING:
        for kind in range(params[KINDS]):
            if s.armies[s.player] >> COUNT_BITS * kind & COUNT:
                for square in squares(params[HOME + s.player] & ~s.stands[s.player]):
                    yield kind | square << 4
    else:
        yield NO
        yield YES


def chances(params: Params, s: Battle) -> Iterator[int]:
    deck = s.decks[s.player]
    for card in squares(deck & (DEALABLE if s.phase == DEALING else SUITED)):
        yield card
    if deck >> JOKER and s.phase != DEALING:
        yield JOKER


def weight(params: Params, s: Battle, outcome: int) -> int:
    return copies(s.decks[s.player], outcome)


def act(params: Params, s: Battle, action: int) -> Battle:
    if s.phase == MOVING:
        return unit_moved(params, s, action & 63, action >> 6 & 63, action >> 12)
    if s.phase == ATTACKING:
        return (
            goes_on(s, KEEPING) if action == HOLD else attacked(params, s, action & 7, action >> 3)
        )
    if s.phase == OFFERED_ONE:
        return drawing(s, DRAWING_ONE, PRE_TURN_DRAW) if action == YES else goes_on(s, MOVING)
    if s.phase == OFFERED_TWO:
        return drawing(s, DRAWING_TWO, POST_TURN_DRAW) if action == YES else goes_on(s, DRAWING_TWO)
    if s.phase == KEEPING:
        hand = 0 if action == YES else s.hands[s.player]
        return goes_on(s._replace(hands=replaced(s.hands, s.player, hand)), OFFERED_TWO)
    if s.phase == INITIATIVE:
        return initiative_drawn(s, action)
    if s.phase == DEALING:
        return home_card_dealt(params, s, action)
    if s.phase == CHOOSING:
        return army_chosen(params, s, action)
    if s.phase == PLACING:
        return placed(s, action & 15, action >> 4)
    return card_drawn(s, action)


def result(params: Params, s: Battle, seat: int) -> int:
    return 1 if s.winner == TIE else 2 if s.winner == seat else 0
