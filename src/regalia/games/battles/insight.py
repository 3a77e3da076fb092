"""What a player of Royal Battles goes by: who outlasts whom, and who can strike now or next round.

Every card is a trump for exactly one style, and a blow depends on nothing but four cards.  So what
the player who is to move can do with a card is known exactly; and what can be done next round, when
two new initiative cards and a new card are there, is known on average.
"""

from regalia.boards.areas import squares
from regalia.boards.cards import BLACK, JOKER, NAMES, RED, how_many
from regalia.core.contract import Box
from regalia.fast.any_insight import SURE
from regalia.games.battles.field import AROUND, COLUMNS, DIAGONAL, ROWS, STRAIGHT
from regalia.games.battles.rules import (
    ATTACKING,
    CHOOSING,
    COUNT,
    COUNT_BITS,
    DRAWING,
    HOLD,
    INJURY,
    INJURY_BITS,
    KEEPING,
    MOVING,
    NO,
    OFFERED_ONE,
    OFFERED_TWO,
    SPECIAL,
    TRUMPS,
    UNIT,
    UNIT_BITS,
    YES,
    Battle,
    can_move,
    card_on,
    destinations,
    goes_first,
    kind_on,
    needed,
    number,
    place_of,
    same_colour,
    special_targets,
)
from regalia.games.battles.units import (
    ADVANTAGE,
    AIM,
    ARMOUR,
    BLAST,
    DAMAGE,
    HEALING,
    KINDS,
    LIFE,
    POWER,
    RANGED,
    REACH,
    SMITE,
    STRATEGY,
)

PLAYOUT = 0

# ------------------------------------------------------------------------------ cards and styles

STYLES = 4
TALLY_BITS, TALLY = 4, 15  # four cards as one int: how many are trumps for each style
STYLE_OF = tuple(
    next(style for style in range(STYLES) if TRUMPS[style] >> card & 1)
    for card in range(len(NAMES))
)
SHARE = (20, 16, 12, 6)  # of the 54 cards, trumps of each style


def odds_of(known: int, need: int) -> list[float]:
    """How likely each style is the strongest that hits: one card is known, three are any."""
    found = [0.0] * STYLES
    for a in range(STYLES):
        for b in range(STYLES):
            for c in range(STYLES):
                there = [known, a, b, c]
                hits = [style for style in range(STYLES) if there.count(style) >= need]
                if hits:
                    found[max(hits)] += SHARE[a] * SHARE[b] * SHARE[c] / 54**3
    return found


# In thousandths; by needed trumps (1 to 3), the style of the target's card, and the style.
ODDS = tuple(
    round(1000 * odds)
    for need in (1, 2, 3)
    for known in range(STYLES)
    for odds in odds_of(known, need)
)
# The same, if nothing is known of the target's card.
AVERAGE_ODDS = tuple(
    round(sum(1000 * SHARE[known] * odds_of(known, need)[style] for known in range(STYLES)) / 54)
    for need in (1, 2, 3)
    for style in range(STYLES)
)
NEAR = tuple(  # squares no more than two steps away: from where a unit can strike after a move
    sum(
        1 << COLUMNS * row + column
        for row in range(ROWS)
        for column in range(COLUMNS)
        if max(abs(row - square // COLUMNS), abs(column - square % COLUMNS)) <= 2
    )
    for square in range(ROWS * COLUMNS)
)


def tally_of(style: int) -> int:
    return 1 << TALLY_BITS * style


# ------------------------------------------------------------------------------------- a blow

WHOLE, FELLED = 500, 500  # thousandths of a unit: all its life, and that it falls


def harm(box: Box, unit: int, damage: int, ignores_armour: bool) -> int:
    """What damage takes from a unit, in thousandths of a whole one."""
    kind = unit >> INJURY_BITS
    life = number(box, kind, LIFE)
    left = life - (unit & INJURY)
    suffered = damage if ignores_armour else max(damage - number(box, kind, ARMOUR), 0)
    return FELLED + left * WHOLE // life if suffered >= left else suffered * WHOLE // life


def power_of(box: Box, kind: int, style: int, own_units: int, found: int) -> int:
    if style < SPECIAL:
        return number(box, kind, DAMAGE + style)
    advantage, power = number(box, kind, ADVANTAGE), number(box, kind, POWER)
    if advantage == SMITE:
        return power + own_units
    return power * found if advantage == BLAST else power


def can_use(box: Box, kind: int, style: int, straight: bool) -> bool:
    """Can a kind of unit attack so, straight or across?"""
    if style < SPECIAL:
        return (number(box, kind, RANGED) == 0) == straight
    advantage = number(box, kind, ADVANTAGE)
    if advantage == HEALING:
        return False
    return (advantage in (SMITE, STRATEGY)) == straight


def blow(box: Box, s: Battle, own: int, kind: int, style: int, target: int, tally: int) -> int:
    """The harm that an attack does, the tally of the four cards being known."""
    foe = 1 - own
    shift = UNIT_BITS * place_of(s.stands[foe], target)
    unit = s.units[foe] >> shift & UNIT
    found = tally >> TALLY_BITS * style & TALLY
    if found < needed(box, kind, unit >> INJURY_BITS):
        return 0
    power = power_of(box, kind, style, s.stands[own].bit_count(), found)
    if found == 4:
        power *= 2
    advantage = number(box, kind, ADVANTAGE) if style == SPECIAL else REACH
    if advantage != BLAST:
        return harm(box, unit, power, advantage == AIM)
    done = 0
    for square in squares(same_colour(s, target) & s.stands[foe]):
        shift = UNIT_BITS * place_of(s.stands[foe], square)
        done += harm(box, s.units[foe] >> shift & UNIT, power, False)
    return done


def best_blow(
    box: Box, s: Battle, own: int, kind: int, target: int, tally: int, straight: bool
) -> int:
    """The most harm that a unit can do to a target, from a square straight or across of it."""
    most = 0
    for style in range(STYLES):
        if tally >> TALLY_BITS * style & TALLY and can_use(box, kind, style, straight):
            most = max(most, blow(box, s, own, kind, style, target, tally))
    return most


def open_tally(s: Battle, target: int) -> int:
    """The tally of both initiative cards and the target's."""
    return (
        tally_of(STYLE_OF[s.initiative[0]])
        + tally_of(STYLE_OF[s.initiative[1]])
        + tally_of(STYLE_OF[card_on(s, target)])
    )


def best_attack(box: Box, s: Battle, own: int, square: int, kind: int, style: int) -> int:
    """The most harm from a square, on a card that is a trump for a style."""
    most = 0
    for target in squares(AROUND[square] & s.stands[1 - own]):
        tally = open_tally(s, target) + tally_of(style)
        straight = (STRAIGHT[square] >> target & 1) == 1
        most = max(most, best_blow(box, s, own, kind, target, tally, straight))
    return most


def healing(box: Box, s: Battle, target: int) -> int:
    """What a bishop's healing gives back, in thousandths of units."""
    square, own = s.moved - 1, s.player
    tally = open_tally(s, target) + tally_of(STYLE_OF[card_on(s, square)])
    found = tally >> TALLY_BITS * SPECIAL & TALLY
    power = number(box, kind_on(s, own, square), POWER) * found * (2 if found == 4 else 1)
    given = 0
    for other in squares(same_colour(s, target) & s.stands[own]):
        unit = s.units[own] >> UNIT_BITS * place_of(s.stands[own], other) & UNIT
        given += min(power, unit & INJURY) * WHOLE // number(box, unit >> INJURY_BITS, LIFE)
    return given


# ------------------------------------------------------------------------ what a card could do


def best_with(box: Box, s: Battle, own: int, barred: int, style: int) -> int:
    """The most harm that a player can do with a card of a colour (barred are the squares of the
    same colour) that is a trump for a style."""
    most, foes = 0, s.stands[1 - own]
    for square in squares(s.stands[own] & ~barred):
        near = NEAR[square] & foes
        if near:
            kind = kind_on(s, own, square)
            ends = destinations(s, square) & ~barred
            for target in squares(near):
                across, beside = ends & DIAGONAL[target], ends & STRAIGHT[target]
                if across | beside:
                    tally = open_tally(s, target) + tally_of(style)
                    if across:
                        most = max(most, best_blow(box, s, own, kind, target, tally, False))
                    if beside:
                        most = max(most, best_blow(box, s, own, kind, target, tally, True))
    return most


def best_in_hand(box: Box, s: Battle, own: int) -> int:
    """The most harm that a player can do this round with the hand; without one, on average with
    the card to be drawn."""
    hand = s.hands[own]
    if hand == 0 and s.decks[own] == 0:
        return 0
    most = total = 0
    for style in range(STYLES):
        cards = hand & TRUMPS[style]
        if hand == 0 or cards & RED:
            done = best_with(box, s, own, s.reds, style)
            most, total = max(most, done), total + SHARE[style] * done
        if hand == 0 or cards & BLACK:
            done = best_with(box, s, own, s.blacks, style)
            most, total = max(most, done), total + SHARE[style] * done
    if hand >> JOKER:
        most = max(most, best_with(box, s, own, 0, SPECIAL))
    return most if hand else total // 108


def threat(box: Box, s: Battle, own: int) -> tuple[int, int]:
    """What a player can do next round, on average: the most harm, and the sum over targets."""
    most = total = 0
    foes, own_units = s.stands[1 - own], s.stands[own].bit_count()
    for target in squares(foes):
        unit = s.units[1 - own] >> UNIT_BITS * place_of(foes, target) & UNIT
        there = STYLE_OF[card_on(s, target)]
        worst = 0
        for square in squares(NEAR[target] & s.stands[own]):
            kind = kind_on(s, own, square)
            ends = destinations(s, square)
            if ends & (DIAGONAL[target] if number(box, kind, RANGED) else STRAIGHT[target]):
                at = STYLES * (STYLES * (needed(box, kind, unit >> INJURY_BITS) - 1) + there)
                worst = max(worst, mean_harm(box, unit, kind, own_units, at))
        most, total = max(most, worst), total + worst
    return most, total


def mean_harm(box: Box, unit: int, kind: int, own_units: int, at: int) -> int:
    """The harm of a blow on average; its odds are those from `at` on."""
    done = 0
    for style in range(SPECIAL):
        done += ODDS[at + style] * harm(box, unit, number(box, kind, DAMAGE + style), False)
    advantage = number(box, kind, ADVANTAGE)
    if advantage != HEALING:
        power = power_of(box, kind, SPECIAL, own_units, 2)
        done += ODDS[at + SPECIAL] * harm(box, unit, power, advantage == AIM)
    return done // 1000


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

    (Who waits with all cards in the deck wins a battle in which nothing falls, RB-28: so somebody
    must go and strike, and it should be us.)
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

# What a trait's thousandth is worth, in thousandths of what makes a win e times as likely as a
# loss.  Fitted by: python bench/strength/battles.py fit
WEIGHTS = (3_000, 1_600, 2_500, 2_500, -500, 100, 4_000, 10_000, 200)
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
    hand, foe_hand = how_many(s.hands[own]), how_many(s.hands[foe])
    deck, foe_deck = how_many(s.decks[own]), how_many(s.decks[foe])
    late = max(LATE - min(deck, foe_deck), 0)
    ahead = s.stands[own].bit_count() - s.stands[foe].bit_count()
    spare = min(max(deck + hand - foe_deck - foe_hand, -10), 10) if ahead == 0 else 0
    return (
        material(box, s, own) - material(box, s, foe) + now,
        race,
        reply,
        most - foe_most,
        total - foe_total,
        hand_worth(s, own) - hand_worth(s, foe),
        1000 * ahead * late // LATE,
        10 * spare * late // LATE,
        advance(s, own) - advance(s, foe),
    )


def hand_worth(s: Battle, own: int) -> int:
    """Cards to choose from; but cards of which none can be played only keep others away (RB-12)."""
    if s.hands[own] and not can_move(s, own):
        return STUCK
    return 1000 * min(how_many(s.hands[own]), 4)


def pending_blow(box: Box, s: Battle) -> int:
    """The most that the unit that moved can do now."""
    square = s.moved - 1
    kind = kind_on(s, s.player, square)
    most = best_attack(box, s, s.player, square, kind, STYLE_OF[card_on(s, square)])
    if number(box, kind, ADVANTAGE) == HEALING:
        for target in squares(special_targets(box, s)):
            most = max(most, healing(box, s, target))
    return most


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
        return 1 if action == NO else 4
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
