"""What speaks for a player of Royal Battles in a state, told in numbers."""

from regalia.boards.areas import squares
from regalia.boards.cards import how_many
from regalia.core.contract import Box
from regalia.games.battles.attacks import needed
from regalia.games.battles.blows import (
    AVERAGE_ODDS,
    FELLED,
    NEAR,
    STYLES,
    WHOLE,
    in_hand,
    pending_blow,
    power_of,
    threat,
)
from regalia.games.battles.field import COLUMNS
from regalia.games.battles.state import (
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
from regalia.games.battles.turns import can_move, goes_first
from regalia.games.battles.units import (
    ADVANTAGE,
    AIM,
    ARMOUR,
    HEALING,
    KINDS,
    LIFE,
)


def blows_to_fell(box: Box, foe_kinds: int, kind: int, left: int) -> int:
    """How many blows, in hundredths, the enemy's best striker needs on average for a unit."""
    best = 1
    for other in range(box[KINDS]):
        if foe_kinds >> other & 1:
            at = STYLES * (needed(box, other, kind) - 1)
            done = 0
            for style in range(STYLES):
                power = power_of(box, other, style, 3, 2)
                if style < SPECIAL or number(box, other, ADVANTAGE) != HEALING:
                    ignores = style == SPECIAL and number(box, other, ADVANTAGE) == AIM
                    suffered = power if ignores else max(power - number(box, kind, ARMOUR), 0)
                    done += AVERAGE_ODDS[at + style] * min(suffered, left)
            best = max(best, done)
    return min(100_000 * left // best, 4_000)


def kinds_of(box: Box, s: Battle, own: int) -> int:
    """The kinds of unit that a player has."""
    found, rest = 0, s.units[own]
    for _ in range(s.stands[own].bit_count()):
        found |= 1 << ((rest & UNIT) >> INJURY_BITS)
        rest >>= UNIT_BITS
    for kind in range(box[KINDS]):
        if s.armies[own] >> COUNT_BITS * kind & COUNT:
            found |= 1 << kind
    return found


def endurance(box: Box, s: Battle, own: int) -> int:
    """How many blows, in hundredths, a player's units last in all."""
    foe_kinds = kinds_of(box, s, 1 - own)
    lasts, rest = 0, s.units[own]
    for _ in range(s.stands[own].bit_count()):
        kind = (rest & UNIT) >> INJURY_BITS
        left = number(box, kind, LIFE) - (rest & INJURY)
        lasts += blows_to_fell(box, foe_kinds, kind, left)
        rest >>= UNIT_BITS
    for kind in range(box[KINDS]):
        many = s.armies[own] >> COUNT_BITS * kind & COUNT
        if many:
            lasts += many * blows_to_fell(box, foe_kinds, kind, number(box, kind, LIFE))
    return lasts


def material(box: Box, s: Battle, own: int) -> int:
    """A player's units: thousandths of whole ones, as in `harm`."""
    found, rest = 0, s.units[own]
    for _ in range(s.stands[own].bit_count()):
        life = number(box, (rest & UNIT) >> INJURY_BITS, LIFE)
        found += FELLED + (life - (rest & INJURY)) * WHOLE // life
        rest >>= UNIT_BITS
    for kind in range(box[KINDS]):
        found += (FELLED + WHOLE) * (s.armies[own] >> COUNT_BITS * kind & COUNT)
    return found


def advance(s: Battle, own: int) -> int:
    """How far a player's units have come from home, a column being a quarter of a unit."""
    found = 0
    for square in squares(s.stands[own]):
        column = square % COLUMNS
        found += 250 * min(column if own == 0 else COLUMNS - 1 - column, 3)
    return found


def cards_kept(s: Battle, own: int) -> int:
    """The cards in a hand without the one that is about to be played (RB-16), maybe still drawn."""
    moving = s.player == own and s.phase in (DRAWING_ONE, MOVING)
    return how_many(s.hands[own]) - (1 if moving else 0)


SIDE = 16
UNITS, LASTS, HAND, DECK = 0, 2, 8, 10


def side(box: Box, s: Battle, own: int) -> tuple[int, ...]:
    """What one player has, in thousandths."""
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
            now = in_hand(box, s, own, True)
        elif s.phase == ATTACKING:
            now = pending_blow(box, s)
    elif acts == 2:
        later = in_hand(box, s, own, True)
    most, total = threat(box, s, own)
    kept, deck, foe_deck = cards_kept(s, own), how_many(s.decks[own]), how_many(s.decks[foe])
    units, foe_units = s.stands[own].bit_count(), s.stands[foe].bit_count()
    reached = 0
    for square in squares(s.stands[own]):
        if NEAR[square] & s.stands[foe]:
            reached += 250
    return (
        250 * units if s.armies[own] == 0 else 1000,
        material(box, s, own) // 4,
        endurance(box, s, own) // 4,
        now,
        later,
        most,
        total // 2,
        in_hand(box, s, own, False),
        250 * min(max(kept, 0), 4),
        1000 if s.hands[own] and not can_move(s, own) else 0,
        20 * deck,
        max(16 - min(deck, foe_deck), 0) * 60,
        advance(s, own) // 3,
        reached,
        1000 if acts == 2 else 500 if acts == 1 and s.phase <= MOVING else 0,
        1000 if units > foe_units else 0,
    )
