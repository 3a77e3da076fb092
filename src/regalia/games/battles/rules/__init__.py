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
from regalia.games.battles.armies.units import (
    ARMIES,
    BUDGET,
    DECK,
    FIXED,
    HOME,
    KINDS,
    LIFE,
    LIMIT,
    MAY_STAY,
    MOST_WOUNDS,
    PRICE,
    READINGS,
    TURNED,
    WOUND_BITS,
    WOUNDS,
)
from regalia.games.battles.rules.attacks import attacked, special_targets, targets
from regalia.games.battles.rules.state import (
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
    KEEPING_AGAIN,
    MOVING,
    NO,
    NO_CARD,
    OFFERED_ONE,
    OFFERED_TWO,
    OVER,
    PLACING,
    SPECIAL,
    STAY,
    STAYED,
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
from regalia.games.battles.rules.turns import (
    POST_TURN_DRAW,
    PRE_TURN_DRAW,
    card_drawn,
    destinations,
    drawing,
    goes_on,
    initiative_drawn,
    round_begins,
)

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


def next_four(kinds: int, four: int) -> int:
    """The next four kinds of units, each no lower than the one before, in four bits each; -1 after
    the last."""
    if (four & 15) + 1 < kinds:
        return four + 1
    if (four >> 4 & 15) + 1 < kinds:
        return four & ~255 | ((four >> 4 & 15) + 1) * 0x11
    if (four >> 8 & 15) + 1 < kinds:
        return four & ~4095 | ((four >> 8 & 15) + 1) * 0x111
    return (four >> 12) * 0x1111 + 0x1111 if (four >> 12) + 1 < kinds else -1


def army_of(four: int) -> int:
    army = (1 << COUNT_BITS * (four >> 12)) + (1 << COUNT_BITS * (four >> 8 & 15))
    return army + (1 << COUNT_BITS * (four >> 4 & 15)) + (1 << COUNT_BITS * (four & 15))


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
    """The price of an army's units together (RB-32)."""
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


def placed(params: Params, s: Battle, kind: int, square: int) -> Battle:
    """RB-8: in turn, White first; RB-31: who has more units places the rest."""
    army, other = s.armies[s.player] - (1 << COUNT_BITS * kind), 1 - s.player
    s = put(s, s.player, square, kind << INJURY_BITS | wounds(params, s.player, kind))
    s = s._replace(armies=replaced(s.armies, s.player, army))
    if s.armies[other]:
        return s._replace(player=other)
    return s if army else round_begins(params, s)


def wounds(params: Params, player: int, kind: int) -> int:
    """RB-52: the injury with which a unit begins; it never falls of it."""
    given = params[READINGS] >> WOUNDS + WOUND_BITS * player & MOST_WOUNDS
    return min(given, number(params, kind, LIFE) - 1)


# ---------------------------------------------------------------- a move, and what it leads to


def unit_moved(params: Params, s: Battle, a: int, b: int, card: int) -> Battle:
    hand, from_red = without_card(s.hands[s.player], card), s.reds >> a & 1
    if a != b:
        s = put(lifted(s, s.player, a), s.player, b, unit_on(s, s.player, a))
    s = laid(s, b, card)
    turned = 1 if card == JOKER and params[READINGS] & TURNED else 0  # RB-35
    s = s._replace(
        hands=replaced(s.hands, s.player, hand),
        reds=s.reds | (turned & 1 - from_red) << b,
        blacks=s.blacks | (turned & from_red) << b,
        moved=b + 1,
    )
    if targets(params, s) | special_targets(params, s):
        return s._replace(phase=ATTACKING)
    return goes_on(params, s, KEEPING)  # RB-18


def may_stay(params: Params, s: Battle) -> bool:
    """RB-36: who can draw may stay, if that is how the battle is played."""
    return params[READINGS] & MAY_STAY != 0 and s.decks[s.player] != 0


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
        if may_stay(params, s):
            yield STAY
    elif s.phase == ATTACKING:
        yield HOLD
        for target in squares(targets(params, s)):
            for style in range(SPECIAL):
                yield style | target << 3
        for target in squares(special_targets(params, s)):
            yield SPECIAL | target << 3
    elif s.phase == CHOOSING:
        four = 0
        while four >= 0:
            army = army_of(four)
            if army_allowed(params, army):
                yield army
            four = next_four(params[KINDS], four)
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
        if action == STAY:
            return goes_on(params, s._replace(moved=STAYED), KEEPING)
        return unit_moved(params, s, action & 63, action >> 6 & 63, action >> 12)
    if s.phase == ATTACKING:
        if action == HOLD:
            return goes_on(params, s, KEEPING)
        return attacked(params, s, action & 7, action >> 3)
    if s.phase == OFFERED_ONE:
        if action == YES:
            return drawing(s, DRAWING_ONE, PRE_TURN_DRAW)
        return goes_on(params, s, MOVING)
    if s.phase == OFFERED_TWO:
        if action == YES:
            return drawing(s, DRAWING_TWO, POST_TURN_DRAW)
        return goes_on(params, s, DRAWING_TWO)
    if s.phase == KEEPING or s.phase == KEEPING_AGAIN:
        hand = 0 if action == YES else s.hands[s.player]
        after = OFFERED_TWO if s.phase == KEEPING else KEEPING_AGAIN
        return goes_on(params, s._replace(hands=replaced(s.hands, s.player, hand)), after)
    if s.phase == INITIATIVE:
        return initiative_drawn(params, s, action)
    if s.phase == DEALING:
        return home_card_dealt(params, s, action)
    if s.phase == CHOOSING:
        return army_chosen(params, s, action)
    if s.phase == PLACING:
        return placed(params, s, action & 15, action >> 4)
    return card_drawn(params, s, action)


def result(params: Params, s: Battle, seat: int) -> int:
    return 1 if s.winner == TIE else 2 if s.winner == seat else 0
