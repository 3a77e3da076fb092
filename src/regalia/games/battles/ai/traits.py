"""Traits of a state of Royal Battles: numbers that speak for a player."""

from regalia.boards.areas import squares
from regalia.boards.cards import how_many
from regalia.core.contract import Params
from regalia.games.battles.ai.blows import (
    AVERAGE_ODDS,
    FELLED,
    NEAR,
    STYLES,
    WHOLE,
    next_round,
    pending_blow,
    power_of,
    this_round,
)
from regalia.games.battles.armies.units import (
    ADVANTAGE,
    AIM,
    ARMOUR,
    BLAST,
    DAMAGE,
    HEALING,
    HOME,
    KINDS,
    LIFE,
)
from regalia.games.battles.rules.attacks import needed
from regalia.games.battles.rules.field import COLUMNS, ROWS
from regalia.games.battles.rules.state import (
    ATTACKING,
    COUNT,
    COUNT_BITS,
    DRAWING_ONE,
    INJURY,
    INJURY_BITS,
    MOVING,
    OFFERED_ONE,
    SPECIAL,
    UNIT,
    UNIT_BITS,
    Battle,
    number,
)
from regalia.games.battles.rules.turns import can_move, goes_first


def blows_to_fell(params: Params, foe_kinds: int, kind: int, left: int) -> int:
    """The mean number of blows, in hundredths, that the enemy's best striker needs for a unit."""
    best, armour = 1, number(params, kind, ARMOUR)
    for other in squares(foe_kinds):
        at, done = STYLES * (needed(params, other, kind) - 1), 0
        for style in range(SPECIAL):
            suffered = max(number(params, other, DAMAGE + style) - armour, 0)
            done += AVERAGE_ODDS[at + style] * min(suffered, left)
        advantage = number(params, other, ADVANTAGE)
        if advantage != HEALING:
            power = power_of(params, other, SPECIAL, 3, 2)
            suffered = power if advantage == AIM else max(power - armour, 0)
            done += AVERAGE_ODDS[at + SPECIAL] * min(suffered, left)
        best = max(best, done)
    return min(100_000 * left // best, 4_000)


def kinds_of(params: Params, s: Battle, own: int) -> int:
    """The kinds of unit that a player has."""
    found, rest = 0, s.units[own]
    for _ in range(s.stands[own].bit_count()):
        found |= 1 << ((rest & UNIT) >> INJURY_BITS)
        rest >>= UNIT_BITS
    for kind in range(params[KINDS]):
        if s.armies[own] >> COUNT_BITS * kind & COUNT:
            found |= 1 << kind
    return found


def endurance(params: Params, s: Battle, own: int) -> int:
    """The number of blows, in hundredths, that a player's units last in all."""
    foe_kinds = kinds_of(params, s, 1 - own)
    lasts, rest = 0, s.units[own]
    for _ in range(s.stands[own].bit_count()):
        kind = (rest & UNIT) >> INJURY_BITS
        left = number(params, kind, LIFE) - (rest & INJURY)
        lasts += blows_to_fell(params, foe_kinds, kind, left)
        rest >>= UNIT_BITS
    for kind in range(params[KINDS]):
        many = s.armies[own] >> COUNT_BITS * kind & COUNT
        if many:
            lasts += many * blows_to_fell(params, foe_kinds, kind, number(params, kind, LIFE))
    return lasts


def material(params: Params, s: Battle, own: int) -> int:
    """A player's units: thousandths of whole ones, as in `harm`."""
    found, rest = 0, s.units[own]
    for _ in range(s.stands[own].bit_count()):
        life = number(params, (rest & UNIT) >> INJURY_BITS, LIFE)
        found += FELLED + (life - (rest & INJURY)) * WHOLE // life
        rest >>= UNIT_BITS
    for kind in range(params[KINDS]):
        found += (FELLED + WHOLE) * (s.armies[own] >> COUNT_BITS * kind & COUNT)
    return found


def advance(s: Battle, own: int) -> int:
    """The way of a player's units from home, a column being a quarter of a unit."""
    found = 0
    for square in squares(s.stands[own]):
        column = square % COLUMNS
        found += 250 * min(column if own == 0 else COLUMNS - 1 - column, 3)
    return found


def cards_kept(s: Battle, own: int) -> int:
    """The cards in a hand without the one that is about to be played (RB-16), maybe still drawn."""
    moving = s.player == own and s.phase in (DRAWING_ONE, MOVING)
    return how_many(s.hands[own]) - (1 if moving else 0)


def with_advantage(params: Params, s: Battle, own: int, advantage: int) -> int:
    """A player's units of an advantage, each a quarter."""
    found, rest = 0, s.units[own]
    for _ in range(s.stands[own].bit_count()):
        if number(params, (rest & UNIT) >> INJURY_BITS, ADVANTAGE) == advantage:
            found += 250
        rest >>= UNIT_BITS
    for kind in range(params[KINDS]):
        if number(params, kind, ADVANTAGE) == advantage:
            found += 250 * (s.armies[own] >> COUNT_BITS * kind & COUNT)
    return found


SIDE = 18
UNITS, HAND, DECK = 0, 8, 10


def side(params: Params, s: Battle, own: int) -> tuple[int, ...]:
    """One player's own traits, in thousandths."""
    foe = 1 - own
    acts = 0  # 1: now; 2: later in this round
    if s.phase >= OFFERED_ONE:
        if s.player == own:
            acts = 1
        elif s.player == goes_first(s):
            acts = 2
    now = later = 0
    if acts == 1:
        if s.phase <= MOVING:
            now = this_round(params, s, own)
        elif s.phase == ATTACKING:
            now = pending_blow(params, s)
    elif acts == 2:
        later = this_round(params, s, own)
    most, total, hand = next_round(params, s, own)
    kept, deck, foe_deck = cards_kept(s, own), how_many(s.decks[own]), how_many(s.decks[foe])
    units, foe_units = s.stands[own].bit_count(), s.stands[foe].bit_count()
    reached = 0
    for square in squares(s.stands[own]):
        if NEAR[square] & s.stands[foe]:
            reached += 250
    return (
        250 * (params[HOME + own].bit_count() if s.armies[own] else units),
        material(params, s, own) // 4,
        endurance(params, s, own) // 4,
        now,
        later,
        most,
        total // 2,
        hand,
        250 * min(max(kept, 0), 4),
        1000 if s.hands[own] and not can_move(s, own) else 0,
        20 * deck,
        max(16 - min(deck, foe_deck), 0) * 60,
        advance(s, own) // 3,
        reached,
        1000 if acts == 2 else 500 if acts == 1 and s.phase <= MOVING else 0,
        1000 if units > foe_units else 0,
        with_advantage(params, s, own, HEALING),
        with_advantage(params, s, own, BLAST),
    )


# ------------------------------------------------------------------------- against each other

BOTH = 4
MANY, LATE = 16, 16


STEPS = tuple(  # from each square to each
    max(abs(a // COLUMNS - b // COLUMNS), abs(a % COLUMNS - b % COLUMNS))
    for a in range(ROWS * COLUMNS)
    for b in range(ROWS * COLUMNS)
)


def apart(s: Battle) -> int:
    """The steps between the nearest enemies."""
    least = ROWS - 1
    for a in squares(s.stands[0]):
        for b in squares(s.stands[1]):
            least = min(least, STEPS[ROWS * COLUMNS * a + b])
    return least


def rivalry(s: Battle, own: tuple[int, ...], foe: tuple[int, ...]) -> tuple[int, ...]:
    """Traits of one player against the other, in thousandths: cards to spare, and who wins if
    nobody draws any more (RB-28), the more so the less time is left to change it; last, their
    distance."""
    cards = (own[DECK] - foe[DECK]) // 20 + (own[HAND] - foe[HAND]) // 250
    units = own[UNITS] - foe[UNITS]
    still = 0
    if units > 0 or (units == 0 and cards > 0):
        still = 1000
    elif units < 0 or cards < 0:
        still = -1000
    gap = apart(s)
    left = min(own[DECK], foe[DECK]) // 20 - max(gap - 2, 0)
    return (
        1000 * min(max(cards, -MANY), MANY) // MANY,
        still,
        still * (LATE - min(max(left, 0), LATE)) // LATE,
        250 * (min(gap, 5) - 1),
    )
