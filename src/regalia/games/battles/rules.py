"""Royal Battles, in the order of the rules page (RB-n).

A square is a number and a set of squares an int with a bit for each (see `field.py`); cards and
sets of cards are those of `regalia.boards.cards`; a kind of unit is the number of its row in the
box (see `units.py`).
"""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.boards.areas import replaced, squares
from regalia.boards.cards import (
    BLACK,
    JOKER,
    RED,
    SUITED,
    TWO_JOKERS,
    copies,
    how_many,
    of_ranks,
    suit_of,
    with_card,
    without_card,
)
from regalia.core.contract import CHANCE, NOBODY, Box
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated
from regalia.games.battles.field import (
    AROUND,
    COLUMNS,
    DIAGONAL,
    FIELD,
    HOME_ROWS,
    HOMES,
    KEYS,
    STRAIGHT,
)
from regalia.games.battles.units import (
    ACCURACY,
    ADVANTAGE,
    AIM,
    ARMIES,
    ARMOUR,
    ARMY,
    BLAST,
    DAMAGE,
    DRAWS,
    EVASION,
    FIRST_ROW,
    HEALING,
    KINDS,
    LETTERS,
    LIFE,
    LIMIT,
    ORIENTATION,
    POWER,
    RANGED,
    REACH,
    ROW,
    SCENARIO,
    SMITE,
    STRATEGY,
)

# ------------------------------------------------------------------ components (RB-1 to RB-5)

WHOLE_DECK = SUITED | TWO_JOKERS

# The units on the field: kind and injury of each, in the order of their squares.
INJURY_BITS = 7
UNIT_BITS = INJURY_BITS + 4
INJURY, UNIT = (1 << INJURY_BITS) - 1, (1 << UNIT_BITS) - 1

# An army: how many units there are of each kind.
COUNT_BITS = 3
COUNT = (1 << COUNT_BITS) - 1

# The top cards of the field: one more than the card, or 0, for ten squares in each int.
CELL_BITS, CELLS = 6, 10
CELL = (1 << CELL_BITS) - 1


def fixed_army(letter: str) -> int:
    return ARMY << COUNT_BITS * LETTERS.index(letter)


NO_SCENARIO = 0  # FIXED has two armies for each scenario: White's and Black's
FIXED = (0, 0, fixed_army("N"), fixed_army("R"), fixed_army("Q"), fixed_army("B"))  # RB-6

# ----------------------------------------------------------------------- states and actions

(
    CHOOSING,  # an army
    DEALING,  # chance: the home cards
    PLACING,  # a unit
    INITIATIVE,  # chance
    OFFERED_ONE,  # the pre-turn draw
    DRAWING_ONE,  # chance
    MOVING,
    ATTACKING,
    DRAWING_HIT,  # chance: what Strategy draws
    KEEPING,  # or discarding the hand
    OFFERED_TWO,  # the post-turn draw
    DRAWING_TWO,  # chance
    OVER,
) = range(13)
PRE_TURN_DRAW, POST_TURN_DRAW = 1, 2  # how many cards these take (RB-12, RB-26)
DRAWING = 1 << DRAWING_ONE | 1 << DRAWING_HIT | 1 << DRAWING_TWO
CHANCE_PHASES = 1 << DEALING | 1 << INITIATIVE | DRAWING

# Actions: an army; a kind and a square << 4; from | to << 6 | card << 12; a style | a square << 3;
# NO or YES.  Outcomes are cards.
NO, YES = 0, 1  # decline or draw, keep or discard
EASY, OPTIMAL, RISKY, SPECIAL, HOLD = range(5)  # SPECIAL: the unit's advantage
TRUMPS = (of_ranks("2468T"), of_ranks("3579"), of_ranks("JQK"), of_ranks("AX"))  # RB-19
DEALABLE = SUITED & ~of_ranks("A")  # RB-7

# Moves are the most: 4 units, 9 squares, and fewer than 53 different cards in a hand.  Armies of
# 12 kinds are 1365.
MOST_ACTIONS = 2048
NO_CARD, TIE = -1, -1


class Battle(NamedTuple):
    phase: int
    player: int  # who decides, or draws
    armies: tuple[int, ...]  # of each player: units not yet on the field
    decks: tuple[int, ...]
    hands: tuple[int, ...]
    initiative: tuple[int, ...]  # each player's last initiative card
    field: tuple[int, ...]  # the top cards
    reds: int  # squares with a red card, and with a black one: every move asks for them
    blacks: int
    stands: tuple[int, ...]  # of each player: where units stand,
    units: tuple[int, ...]  # and which
    moved: int  # the square of the unit that moved in this turn, plus 1; 0: none
    at_key: int  # 1: this turn's attack went to the key position (RB-26)
    pending: int  # cards still to be dealt to a home column, or drawn into a hand
    winner: int


def start(box: Box) -> Battle:
    white, black = FIXED[2 * box[SCENARIO]], FIXED[2 * box[SCENARIO] + 1]
    s = Battle(
        phase=CHOOSING,
        player=0,
        armies=(white, black),
        decks=(WHOLE_DECK, WHOLE_DECK),
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
    return s if box[SCENARIO] == NO_SCENARIO else s._replace(phase=DEALING, pending=ARMY)


def to_play(box: Box, s: Battle) -> int:
    if s.phase == OVER:
        return NOBODY
    return CHANCE if CHANCE_PHASES >> s.phase & 1 else s.player


# --------------------------------------------------------------------- looking at the field


def number(box: Box, kind: int, what: int) -> int:
    """A number of a kind of unit: its LIFE, its ARMOUR …"""
    return box[FIRST_ROW + ROW * kind + what]


def card_on(s: Battle, square: int) -> int:
    """The top card of a square, or NO_CARD."""
    return (s.field[square // CELLS] >> square % CELLS * CELL_BITS & CELL) - 1


def place_of(area: int, square: int) -> int:
    """How many squares of an area come before a square."""
    return (area & (1 << square) - 1).bit_count()


def unit_on(s: Battle, owner: int, square: int) -> int:
    """Injury and kind << INJURY_BITS of the unit that a player has on a square."""
    return s.units[owner] >> UNIT_BITS * place_of(s.stands[owner], square) & UNIT


def kind_on(s: Battle, owner: int, square: int) -> int:
    return unit_on(s, owner, square) >> INJURY_BITS


# ------------------------------------------------------------------------ changing the field


def laid(s: Battle, square: int, card: int) -> Battle:
    """With a card on top of a square (RB-17)."""
    i, shift, here = square // CELLS, square % CELLS * CELL_BITS, 1 << square
    cells = s.field[i] & ~(CELL << shift) | card + 1 << shift
    return s._replace(
        field=replaced(s.field, i, cells),
        reds=s.reds & ~here | (RED >> card & 1) << square,
        blacks=s.blacks & ~here | (BLACK >> card & 1) << square,
    )


def put(s: Battle, owner: int, square: int, unit: int) -> Battle:
    """With one more unit on the field."""
    shift = UNIT_BITS * place_of(s.stands[owner], square)
    before, after = s.units[owner] & (1 << shift) - 1, s.units[owner] >> shift
    units = before | (after << UNIT_BITS | unit) << shift
    return s._replace(
        stands=replaced(s.stands, owner, s.stands[owner] | 1 << square),
        units=replaced(s.units, owner, units),
    )


def lifted(s: Battle, owner: int, square: int) -> Battle:
    """With one unit less on the field; its card stays."""
    shift = UNIT_BITS * place_of(s.stands[owner], square)
    before, after = s.units[owner] & (1 << shift) - 1, s.units[owner] >> shift + UNIT_BITS
    return s._replace(
        stands=replaced(s.stands, owner, s.stands[owner] & ~(1 << square)),
        units=replaced(s.units, owner, before | after << shift),
    )


def with_cards(s: Battle, owner: int, hand: int, deck: int) -> Battle:
    return s._replace(hands=replaced(s.hands, owner, hand), decks=replaced(s.decks, owner, deck))


def drawn(s: Battle, card: int) -> Battle:
    """With a card out of the deck of the player whose turn it is."""
    return s._replace(decks=replaced(s.decks, s.player, without_card(s.decks[s.player], card)))


# --------------------------------------------------------------------- set-up (RB-6 to RB-9)


def army_allowed(box: Box, army: int) -> bool:
    """RB-6: under armies=set, no more of a kind than its limit."""
    if box[ARMIES]:
        for kind in range(box[KINDS]):
            if army >> COUNT_BITS * kind & COUNT > number(box, kind, LIMIT):
                return False
    return True


def army_chosen(s: Battle, army: int) -> Battle:
    s = s._replace(armies=replaced(s.armies, s.player, army))
    if s.player == 0:
        return s._replace(player=1)
    return s._replace(phase=DEALING, player=0, pending=ARMY)


def home_card_dealt(s: Battle, card: int) -> Battle:
    """RB-7: to rows a, c, e, g of the home column."""
    column = 0 if s.player == 0 else COLUMNS - 1
    s = laid(drawn(s, card), column + COLUMNS * HOME_ROWS[ARMY - s.pending], card)
    if s.pending > 1:
        return s._replace(pending=s.pending - 1)
    if s.player == 0:
        return s._replace(player=1, pending=ARMY)
    return s._replace(phase=PLACING, player=0, pending=0)


def placed(s: Battle, kind: int, square: int) -> Battle:
    """RB-8: in turn, White first."""
    army = s.armies[s.player] - (1 << COUNT_BITS * kind)
    s = put(s, s.player, square, kind << INJURY_BITS)
    s = s._replace(armies=replaced(s.armies, s.player, army), player=1 - s.player)
    return round_begins(s) if s.armies[0] | s.armies[1] == 0 else s


# ----------------------------------------------------------------- a round (RB-10 and RB-11)


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


# ------------------------------------------------------------------ a turn (RB-12 to RB-17)


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


def unit_moved(box: Box, s: Battle, a: int, b: int, card: int) -> Battle:
    hand = without_card(s.hands[s.player], card)
    if a != b:
        s = put(lifted(s, s.player, a), s.player, b, unit_on(s, s.player, a))
    s = laid(s, b, card)
    s = s._replace(hands=replaced(s.hands, s.player, hand), moved=b + 1)
    if targets(box, s) | special_targets(box, s):
        return s._replace(phase=ATTACKING)
    return goes_on(s, KEEPING)  # RB-18


# ---------------------------------------------------------------- the attack (RB-18 to RB-25)


def targets(box: Box, s: Battle) -> int:
    """The enemies that the unit that moved can attack (RB-18)."""
    square = s.moved - 1
    ranged = number(box, kind_on(s, s.player, square), RANGED)
    return (DIAGONAL[square] if ranged else STRAIGHT[square]) & s.stands[1 - s.player]


def special_targets(box: Box, s: Battle) -> int:
    """The units at which its advantage can be directed."""
    square = s.moved - 1
    advantage = number(box, kind_on(s, s.player, square), ADVANTAGE)
    if advantage == HEALING:
        return DIAGONAL[square] & s.stands[s.player]
    melee = advantage in (SMITE, STRATEGY)
    return (STRAIGHT[square] if melee else DIAGONAL[square]) & s.stands[1 - s.player]


def trumps(s: Battle, style: int, a: int, b: int) -> int:
    """RB-19: among both initiative cards and the cards under attacker and target."""
    found = TRUMPS[style]
    return (
        (found >> s.initiative[0] & 1)
        + (found >> s.initiative[1] & 1)
        + (found >> card_on(s, a) & 1)
        + (found >> card_on(s, b) & 1)
    )


def needed(box: Box, attacker: int, target: int) -> int:
    """RB-20: the trumps that one kind of unit needs to hit another."""
    more = number(box, target, EVASION) - number(box, attacker, ACCURACY)
    return 1 if more < 0 else 2 if more <= 1 else 3


def same_colour(s: Battle, square: int) -> int:
    """The squares whose cards have the colour of a square's card; jokers have both (RB-24)."""
    if s.reds >> square & 1:
        return ~s.blacks & FIELD
    return ~s.reds & FIELD if s.blacks >> square & 1 else FIELD


def in_key(box: Box, s: Battle, a: int, b: int) -> bool:
    """RB-26: is b in the key position of a?"""
    card = s.initiative[s.player]
    return card == JOKER or suit_of(card) == KEYS[abs(a - b)] ^ box[ORIENTATION]


def attacked(box: Box, s: Battle, style: int, target: int) -> Battle:
    square, foe = s.moved - 1, 1 - s.player
    kind, found = kind_on(s, s.player, square), trumps(s, style, square, target)
    twice = 2 if found == 4 else 1  # RB-21
    advantage = number(box, kind, ADVANTAGE) if style == SPECIAL else REACH
    power = number(box, kind, POWER) if style == SPECIAL else number(box, kind, DAMAGE + style)
    s = s._replace(at_key=1 if in_key(box, s, square, target) else 0)
    if advantage == HEALING:
        return goes_on(healed(s, same_colour(s, target), power * found * twice), KEEPING)
    if found < needed(box, kind, kind_on(s, foe, target)):
        return goes_on(s, KEEPING)
    area = 1 << target
    if advantage == SMITE:
        power += s.stands[s.player].bit_count()
    elif advantage == BLAST:
        area, power = same_colour(s, target), power * found  # RB-25
    s = struck(box, s, area, power * twice, advantage == AIM)
    if s.stands[foe] == 0:  # RB-23
        return s._replace(phase=OVER, moved=0, at_key=0, winner=s.player)
    if advantage == STRATEGY and s.decks[s.player]:
        return drawing(s, DRAWING_HIT, number(box, kind, DRAWS))
    return goes_on(s, KEEPING)


def healed(s: Battle, area: int, life: int) -> Battle:
    """RB-24: own units regain life, up to full."""
    for square in squares(area & s.stands[s.player]):
        shift = UNIT_BITS * place_of(s.stands[s.player], square)
        less = min(life, s.units[s.player] >> shift & INJURY)
        s = s._replace(units=replaced(s.units, s.player, s.units[s.player] - (less << shift)))
    return s


def struck(box: Box, s: Battle, area: int, damage: int, ignores_armour: bool) -> Battle:
    """RB-22: what the enemy's units in an area suffer."""
    foe = 1 - s.player
    for square in squares(area & s.stands[foe]):
        shift = UNIT_BITS * place_of(s.stands[foe], square)
        unit = s.units[foe] >> shift & UNIT
        kind = unit >> INJURY_BITS
        suffered = damage if ignores_armour else max(damage - number(box, kind, ARMOUR), 0)
        if (unit & INJURY) + suffered >= number(box, kind, LIFE):
            s = lifted(s, foe, square)
        else:
            s = s._replace(units=replaced(s.units, foe, s.units[foe] + (suffered << shift)))
    return s


# ------------------------------------------------------------ drawing cards (RB-26 and RB-27)


def drawing(s: Battle, phase: int, cards: int) -> Battle:
    """RB-27: a draw takes what the deck has."""
    return s._replace(phase=phase, pending=min(cards, how_many(s.decks[s.player])))


def card_drawn(s: Battle, card: int) -> Battle:
    s = drawn(s, card)
    hand = with_card(s.hands[s.player], card)
    s = s._replace(hands=replaced(s.hands, s.player, hand), pending=s.pending - 1)
    return s if s.pending else goes_on(s, s.phase + 1)  # each draw stands before what it leads to


# -------------------------------------------------------------------------- what is possible


def actions(box: Box, s: Battle) -> Iterator[int]:
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
        for target in squares(targets(box, s)):
            for style in range(SPECIAL):
                yield style | target << 3
        for target in squares(special_targets(box, s)):
            yield SPECIAL | target << 3
    elif s.phase == CHOOSING:
        for a in range(box[KINDS]):
            for b in range(a, box[KINDS]):
                for c in range(b, box[KINDS]):
                    for d in range(c, box[KINDS]):
                        one = 1 << COUNT_BITS * a
                        army = one + (1 << COUNT_BITS * b) + (1 << COUNT_BITS * c)
                        army += 1 << COUNT_BITS * d
                        if army_allowed(box, army):
                            yield army
    elif s.phase == PLACING:
        for kind in range(box[KINDS]):
            if s.armies[s.player] >> COUNT_BITS * kind & COUNT:
                for square in squares(HOMES[s.player] & ~s.stands[s.player]):
                    yield kind | square << 4
    else:
        yield NO
        yield YES


def chances(box: Box, s: Battle) -> Iterator[int]:
    deck = s.decks[s.player]
    for card in squares(deck & (DEALABLE if s.phase == DEALING else SUITED)):
        yield card
    if deck >> JOKER and s.phase != DEALING:
        yield JOKER


def weight(box: Box, s: Battle, outcome: int) -> int:
    return copies(s.decks[s.player], outcome)


def act(box: Box, s: Battle, action: int) -> Battle:
    if s.phase == MOVING:
        return unit_moved(box, s, action & 63, action >> 6 & 63, action >> 12)
    if s.phase == ATTACKING:
        return goes_on(s, KEEPING) if action == HOLD else attacked(box, s, action & 7, action >> 3)
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
        return home_card_dealt(s, action)
    if s.phase == CHOOSING:
        return army_chosen(s, action)
    if s.phase == PLACING:
        return placed(s, action & 15, action >> 4)
    return card_drawn(s, action)


# ------------------------------------------------------------------------------- end (RB-28)


def out_of_cards(s: Battle) -> int:
    """The winner of a battle that ends for want of cards: more units, or the only cards left."""
    white, black = s.stands[0].bit_count(), s.stands[1].bit_count()
    if white == black:
        white = 1 if s.hands[0] | s.decks[0] else 0
        black = 1 if s.hands[1] | s.decks[1] else 0
    return 0 if white > black else 1 if black > white else TIE


def result(box: Box, s: Battle, seat: int) -> int:
    return 1 if s.winner == TIE else 2 if s.winner == seat else 0
