"""What a player of Royal Battles goes by: who outlasts whom, and who can strike, now or next."""

from regalia.boards.areas import squares
from regalia.boards.cards import how_many
from regalia.core.contract import Box
from regalia.fast.any_insight import SURE
from regalia.games.battles.blows import (
    AVERAGE_ODDS,
    FELLED,
    NEAR,
    STYLE_OF,
    STYLES,
    WHOLE,
    best_attack,
    best_in_hand,
    blow,
    healing,
    open_tally,
    pending_blow,
    power_of,
    tally_of,
    threat,
)
from regalia.games.battles.field import AROUND, COLUMNS, DIAGONAL, STRAIGHT
from regalia.games.battles.rules import (
    ATTACKING,
    CHOOSING,
    COUNT,
    COUNT_BITS,
    DRAWING,
    DRAWING_ONE,
    HOLD,
    INJURY,
    INJURY_BITS,
    KEEPING,
    MOVING,
    NO,
    OFFERED_ONE,
    OFFERED_TWO,
    SPECIAL,
    UNIT,
    UNIT_BITS,
    YES,
    Battle,
    can_move,
    card_on,
    goes_first,
    kind_on,
    needed,
    number,
)
from regalia.games.battles.units import (
    ADVANTAGE,
    AIM,
    ARMOUR,
    HEALING,
    KINDS,
    LIFE,
    RANGED,
)

PLAYOUT = 0

# ----------------------------------------------------------------------------- who outlasts whom


def blows_to_fell(box: Box, own: int, foe_kinds: int, kind: int, left: int) -> int:
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
        lasts += blows_to_fell(box, own, foe_kinds, kind, left)
        rest >>= UNIT_BITS
    for kind in range(box[KINDS]):
        many = s.armies[own] >> COUNT_BITS * kind & COUNT
        if many:
            lasts += many * blows_to_fell(box, own, foe_kinds, kind, number(box, kind, LIFE))
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
    """How far a player's units have come from home, a column being a quarter of a unit.

    (Who waits with all cards in the deck wins a battle in which nothing falls, RB-28: so the
    stronger must go and strike; the weaker had better wait, too.)
    """
    found = 0
    for square in squares(s.stands[own]):
        column = square % COLUMNS
        found += 250 * min(column if own == 0 else COLUMNS - 1 - column, ADVANCED)
    return found


# -------------------------------------------------------------------------------- a state's worth

ADVANCED = 3  # columns from home: amid the enemy
STUCK = -4_000
LATE = 16  # cards in a deck from which on the end comes into sight (RB-28)
FIRST_DECK = 50  # cards when the battle begins
FEW = 4  # cards to spare: more are no better

# What a trait's thousandth is worth, in thousandths of what makes a win e times as likely as a
# loss.  All but the last two fitted by: python bench/strength/battles.py fit --matches 120
# (between equals who goes forward loses by it, yet somebody must, see `advance`).
WEIGHTS = (2_769, 4_061, 1_695, 2_256, -816, 143, 3_172, 8_000, 300)
HALF = 2_000


def traits(box: Box, s: Battle, own: int) -> tuple[int, ...]:
    """What speaks for a player, in thousandths; for the other, it is the same below 0."""
    foe = 1 - own
    lasts, foe_lasts = endurance(box, s, own), endurance(box, s, foe)
    race = 1000 * (lasts - foe_lasts) // max(lasts + foe_lasts, 1)
    now = reply = 0
    if s.phase >= OFFERED_ONE:
        sign = 1 if s.player == own else -1
        if s.phase <= MOVING:
            now = sign * best_in_hand(box, s, s.player)
        elif s.phase == ATTACKING:
            now = sign * pending_blow(box, s)
        if s.player == goes_first(s):
            reply = -sign * best_in_hand(box, s, 1 - s.player)
    most, total = threat(box, s, own)
    foe_most, foe_total = threat(box, s, foe)
    deck, foe_deck = how_many(s.decks[own]), how_many(s.decks[foe])
    late = max(LATE - min(deck, foe_deck), 0)
    ahead = s.stands[own].bit_count() - s.stands[foe].bit_count()
    spare = deck + cards_kept(s, own) - foe_deck - cards_kept(s, foe)
    spare = min(max(spare, -FEW), FEW) if ahead == 0 else 0
    return (
        material(box, s, own) - material(box, s, foe) + now,
        race,
        reply,
        most - foe_most,
        total - foe_total,
        hand_worth(s, own) - hand_worth(s, foe),
        1000 * ahead * late // LATE,
        spare * (FIRST_DECK - min(deck, foe_deck)),
        (advance(s, own) if race >= 0 or spare < 0 else 0)
        - (advance(s, foe) if race <= 0 or spare > 0 else 0),
    )


def cards_kept(s: Battle, own: int) -> int:
    """The cards in a hand without the one that is about to be played (RB-16), maybe still drawn."""
    moving = s.player == own and s.phase in (DRAWING_ONE, MOVING)
    return how_many(s.hands[own]) - (1 if moving else 0)


def hand_worth(s: Battle, own: int) -> int:
    """Cards to choose from; but cards of which none can be played only keep others away (RB-12)."""
    if s.hands[own] and not can_move(s, own):
        return STUCK
    return 1000 * min(max(cards_kept(s, own), 0), 4)


def evaluate(box: Box, s: Battle, seat: int) -> int:
    found, worth = traits(box, s, seat), 0
    for i in range(len(WEIGHTS)):
        worth += WEIGHTS[i] * found[i]
    worth //= 1000
    return SURE // 2 + SURE // 2 * worth // (abs(worth) + HALF)


# ------------------------------------------------------------------------------- what is looked at


def interest(box: Box, s: Battle, action: int) -> int:
    """Blows that fell or hurt, and moves that make them possible; then drawing."""
    if s.phase == MOVING:
        return move_interest(box, s, action & 63, action >> 6 & 63, action >> 12)
    if s.phase == ATTACKING:
        return attack_interest(box, s, action & 7, action >> 3)
    if s.phase == KEEPING:
        wanted = NO if can_move(s, s.player) else YES
        return 2 if action == wanted else 1
    if s.phase == OFFERED_ONE or s.phase == OFFERED_TWO:
        return 1 if action == NO else 2
    return 1


def move_interest(box: Box, s: Battle, a: int, b: int, card: int) -> int:
    kind = kind_on(s, s.player, a)
    foes = s.stands[1 - s.player]
    if AROUND[b] & foes:
        done = best_attack(box, s, s.player, b, kind, STYLE_OF[card])
        if done:
            return 6 + done // 25
    reach = DIAGONAL[b] if number(box, kind, RANGED) else STRAIGHT[b]
    return 3 if reach & foes or (NEAR[b] & foes and not NEAR[a] & foes) else 2


def attack_interest(box: Box, s: Battle, style: int, target: int) -> int:
    if style == HOLD:
        return 1
    square = s.moved - 1
    kind = kind_on(s, s.player, square)
    if style == SPECIAL and number(box, kind, ADVANTAGE) == HEALING:
        return 1 + healing(box, s, target) // 25
    tally = open_tally(s, target) + tally_of(STYLE_OF[card_on(s, square)])
    return 1 + blow(box, s, s.player, kind, style, target, tally) // 25


def seen(box: Box, s: Battle, action: int, seat: int) -> int:
    """The other's draws are hidden, and White's army until both have chosen."""
    hidden = DRAWING >> s.phase & 1 or (s.phase == CHOOSING and s.player == 0)
    return 0 if hidden and seat != s.player else action
