"""A state of Royal Battles: what lies where, whose turn it is, and what an action means (RB-1 to
RB-5).

A square is a number and a set of squares an int with a bit for each (see `field.py`); cards and
sets of cards are those of `regalia.boards.cards`; a kind of unit is the number of its row in the
parameters (see `armies/units.py`).
"""

from typing import NamedTuple

from regalia.boards.areas import replaced
from regalia.boards.cards import BLACK, RED, without_card
from regalia.core.contract import Params
from regalia.games.battles.armies.units import FIRST_ROW, ROW
from regalia.games.battles.rules.field import SQUARES

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
    KEEPING_AGAIN,  # or discarding it after the draw (RB-37)
) = range(14)
DRAWING = 1 << DRAWING_ONE | 1 << DRAWING_HIT | 1 << DRAWING_TWO
COUNTING = 1 << DEALING | DRAWING  # phases in which cards are still to come: how many
CHANCE_PHASES = COUNTING | 1 << INITIATIVE

# Actions: an army; a kind and a square << 4; from | to << 6 | card << 12, or STAY; a style | a
# square << 3; NO or YES.  Outcomes are cards.
NO, YES = 0, 1  # decline or draw, keep or discard
STAY = 63  # RB-36: from a square that is none
EASY, OPTIMAL, RISKY, SPECIAL, HOLD = range(5)  # SPECIAL: the unit's advantage
NO_CARD, TIE = -1, -1
STAYED = len(SQUARES) + 1  # in place of the square of a unit that moved (RB-36)


class Battle(NamedTuple):
    phase: int
    player: int  # who decides, or draws
    armies: tuple[int, ...]  # of each player: units not yet on the field
    decks: tuple[int, ...]
    hands: tuple[int, ...]
    initiative: tuple[int, ...]  # each player's last initiative card
    field: tuple[int, ...]  # the top cards
    # Squares with a red card, and with a black one, not with a joker: every move asks for them.
    reds: int
    blacks: int
    stands: tuple[int, ...]  # of each player: where units stand,
    units: tuple[int, ...]  # and which
    moved: int  # the square of the unit that moved in this turn, plus 1; 0: none; or STAYED
    at_key: int  # 1: this turn's attack went to the key position (RB-26)
    # Cards still to be dealt to a home column, or drawn into a hand.  While initiative is drawn,
    # and as long as its cards are equal: who went first in the round before (RB-38).
    pending: int
    winner: int


# ------------------------------------------------------------------------ looking at the field


def number(params: Params, kind: int, what: int) -> int:
    """A number of a kind of unit, by its index: LIFE, ARMOUR and so on."""
    return params[FIRST_ROW + ROW * kind + what]


def card_on(s: Battle, square: int) -> int:
    """The top card of a square, or NO_CARD."""
    return (s.field[square // CELLS] >> square % CELLS * CELL_BITS & CELL) - 1


def place_of(area: int, square: int) -> int:
    """Count the squares of an area that come before a square."""
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
    """The state with a card on top of a square (RB-17)."""
    i, shift, here = square // CELLS, square % CELLS * CELL_BITS, 1 << square
    cells = s.field[i] & ~(CELL << shift) | card + 1 << shift
    return s._replace(
        field=replaced(s.field, i, cells),
        reds=s.reds & ~here | (RED >> card & 1) << square,
        blacks=s.blacks & ~here | (BLACK >> card & 1) << square,
    )


def of_one_colour(s: Battle, square: int, red: int) -> Battle:
    """The state with a joker on a square that is red, or else black, as long as it lies (RB-35)."""
    here = 1 << square
    return s._replace(reds=s.reds | here) if red else s._replace(blacks=s.blacks | here)


def put(s: Battle, owner: int, square: int, unit: int) -> Battle:
    """The state with one more unit on the field."""
    shift = UNIT_BITS * place_of(s.stands[owner], square)
    before, after = s.units[owner] & (1 << shift) - 1, s.units[owner] >> shift
    units = before | (after << UNIT_BITS | unit) << shift
    return s._replace(
        stands=replaced(s.stands, owner, s.stands[owner] | 1 << square),
        units=replaced(s.units, owner, units),
    )


def lifted(s: Battle, owner: int, square: int) -> Battle:
    """The state with one unit less on the field; its card stays."""
    shift = UNIT_BITS * place_of(s.stands[owner], square)
    before, after = s.units[owner] & (1 << shift) - 1, s.units[owner] >> shift + UNIT_BITS
    return s._replace(
        stands=replaced(s.stands, owner, s.stands[owner] & ~(1 << square)),
        units=replaced(s.units, owner, before | after << shift),
    )


def with_cards(s: Battle, owner: int, hand: int, deck: int) -> Battle:
    return s._replace(hands=replaced(s.hands, owner, hand), decks=replaced(s.decks, owner, deck))


def drawn(s: Battle, card: int) -> Battle:
    """The state with a card out of the deck of the player whose turn it is."""
    return s._replace(decks=replaced(s.decks, s.player, without_card(s.decks[s.player], card)))
