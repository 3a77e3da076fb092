"""A state of Royal Battles: what lies where, whose turn it is, and what an action means (RB-1 to
RB-5).

A square is a number and a set of squares an int with a bit for each (see `field.py`); cards and
sets of cards are those of `regalia.boards.cards`; a kind of unit is the number of its row in the
parameters (see `units.py`).
"""

from typing import NamedTuple

from regalia.boards.areas import replaced
from regalia.boards.cards import BLACK, RED, without_card
from regalia.core.contract import Params
from regalia.games.battles.units import FIRST_ROW, ROW

# ------------------------------------------------------------------- components (RB-1 to RB-5)

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

# -------------------------------------------------------------------------- states and actions

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
DRAWING = 1 << DRAWING_ONE | 1 << DRAWING_HIT | 1 << DRAWING_TWO
CHANCE_PHASES = 1 << DEALING | 1 << INITIATIVE | DRAWING

# Actions: an army; a kind and a square << 4; from | to << 6 | card << 12; a style | a square << 3;
# NO or YES.  Outcomes are cards.
NO, YES = 0, 1  # decline or draw, keep or discard
EASY, OPTIMAL, RISKY, SPECIAL, HOLD = range(5)  # SPECIAL: the unit's advantage
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


# ------------------------------------------------------------------------ looking at the field


def number(params: Params, kind: int, what: int) -> int:
    """A number of a kind of unit: its LIFE, its ARMOUR …"""
    return params[FIRST_ROW + ROW * kind + what]


def card_on(s: Battle, square: int) -> int:
    """The top card of a square, or NO_CARD."""
    return (s.field[square // CELLS] >> square % CELLS * CELL_BITS & CELL) - 1


def place_of(area: int, square: int) -> int:
    """How many squares of an area come before a square."""
    return (area & (1 << square) - 1).bit_count()


def square_at(area: int, place: int) -> int:
    """The square of an area before which so many of its squares come."""
    for _ in range(place):
        area &= area - 1
    return (area & -area).bit_length() - 1


def unit_on(s: Battle, owner: int, square: int) -> int:
    """Injury and kind << INJURY_BITS of the unit that a player has on a square."""
    return s.units[owner] >> UNIT_BITS * place_of(s.stands[owner], square) & UNIT


def kind_on(s: Battle, owner: int, square: int) -> int:
    return unit_on(s, owner, square) >> INJURY_BITS


# -------------------------------------------------------------------------- changing the field


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
