"""Forecasts of blows in Royal Battles: those of this round exactly, later ones on average.

Every card is a trump for exactly one style, and a blow depends on nothing but four cards (RB-19).
So what the player who is to move can do with a card is known; and what can be done next round, when
two new initiative cards and a new card are there, is known on average.

Harm is told in thousandths of a whole unit.
"""

from itertools import product
from math import prod
from typing import TypeAlias

from regalia.boards.areas import squares
from regalia.boards.cards import BLACK, JOKER, NAMES, RED
from regalia.core.contract import Params
from regalia.games.battles.armies.units import (
    ADVANTAGE,
    AIM,
    ARMOUR,
    BLAST,
    DAMAGE,
    DRAIN,
    HEALING,
    LIFE,
    MELEE,
    POWER,
    RANGED,
    SMITE,
    VOLLEY,
)
from regalia.games.battles.rules.attacks import TRUMPS, needed, same_colour, special_targets
from regalia.games.battles.rules.field import AROUND, COLUMNS, DIAGONAL, ROWS, STRAIGHT
from regalia.games.battles.rules.state import (
    EASY,
    INJURY,
    INJURY_BITS,
    OPTIMAL,
    RISKY,
    SPECIAL,
    UNIT,
    UNIT_BITS,
    Battle,
    card_on,
    kind_on,
    number,
    place_of,
    unit_on,
)
from regalia.games.battles.rules.turns import destinations

# ------------------------------------------------------------------------------ cards and styles

STYLES = 4
TALLY_BITS, TALLY = 4, 15  # four cards as one int: how many are trumps for each style
STYLE_OF = tuple(
    next(style for style in range(STYLES) if TRUMPS[style] >> card & 1)
    for card in range(len(NAMES))
)
SHARE = (20, 16, 12, 6)  # of the 54 cards, trumps of each style


def odds_of(known: tuple[int, ...], need: int) -> list[float]:
    """The chance of each style to be the strongest that hits, if some cards are known."""
    found = [0.0] * STYLES
    for others in product(range(STYLES), repeat=4 - len(known)):
        there = (*known, *others)
        hits = [style for style in range(STYLES) if there.count(style) >= need]
        if hits:
            found[max(hits)] += prod(SHARE[style] for style in others) / 54 ** len(others)
    return found


# In thousandths; by needed trumps (1 to 3), the style of the target's card, and the style; then
# by needed trumps, the styles of the target's card and of the attacker's, and the style.
ODDS = tuple(
    round(1000 * odds)
    for cards in (1, 2)
    for need in (1, 2, 3)
    for known in product(range(STYLES), repeat=cards)
    for odds in odds_of(known, need)
)
OWN_CARD_KNOWN = 3 * STYLES * STYLES  # where the second part begins
# The same, if nothing is known of the cards.
AVERAGE_ODDS = tuple(
    round(sum(1000 * SHARE[known] * odds_of((known,), need)[style] for known in range(STYLES)) / 54)
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


def harm(params: Params, unit: int, damage: int, ignores_armour: bool) -> int:
    """The loss of a unit by damage, in thousandths of a whole one."""
    kind = unit >> INJURY_BITS
    life = number(params, kind, LIFE)
    left = life - (unit & INJURY)
    suffered = damage if ignores_armour else max(damage - number(params, kind, ARMOUR), 0)
    return FELLED + left * WHOLE // life if suffered >= left else suffered * WHOLE // life


def power_of(params: Params, kind: int, style: int, own_units: int, found: int) -> int:
    if style < SPECIAL:
        return number(params, kind, DAMAGE + style)
    advantage, power = number(params, kind, ADVANTAGE), number(params, kind, POWER)
    if advantage == SMITE:
        return power + own_units
    return power * found if advantage == BLAST else power


def plain_blow(params: Params, kind: int, unit: int, style: int, found: int, need: int) -> int:
    """The harm that an easy, optimal or risky attack does with so many trumps."""
    if found < need:
        return 0
    damage = number(params, kind, DAMAGE + style)
    return harm(params, unit, 2 * damage if found == 4 else damage, False)


def blow(
    params: Params, s: Battle, own: int, striker: int, style: int, target: int, tally: int
) -> int:
    """The harm that a unit's attack does, the tally of the four cards being known; what it regains
    by it counts as well (RB-33)."""
    foe, kind = 1 - own, striker >> INJURY_BITS
    unit = unit_on(s, foe, target)
    found = tally >> TALLY_BITS * style & TALLY
    need = needed(params, kind, unit >> INJURY_BITS)
    if style < SPECIAL:
        return plain_blow(params, kind, unit, style, found, need)
    if found < need:
        return 0
    power = power_of(params, kind, SPECIAL, s.stands[own].bit_count(), found)
    if found == 4:
        power *= 2
    advantage = number(params, kind, ADVANTAGE)
    if advantage == DRAIN:
        more = max(power - number(params, unit >> INJURY_BITS, ARMOUR), 0)
        regained = min(more, striker & INJURY) * WHOLE // number(params, kind, LIFE)
        return harm(params, unit, power, False) + regained
    if advantage != BLAST and advantage != VOLLEY:
        return harm(params, unit, power, advantage == AIM)
    done = 0
    area = same_colour(s, target) if advantage == BLAST else 1 << target | STRAIGHT[target]
    for square in squares(area & s.stands[foe]):
        done += harm(params, unit_on(s, foe, square), power, False)
    return done


def special_reach(params: Params, kind: int) -> int:
    """The squares from which an advantage harms: 1 straight, 2 across, 0 none."""
    advantage = number(params, kind, ADVANTAGE)
    if advantage == HEALING:
        return 0
    return 1 if MELEE >> advantage & 1 else 2


def best_blow(
    params: Params, s: Battle, own: int, striker: int, target: int, tally: int, straight: bool
) -> int:
    """The most harm that a unit can do to a target, from a square straight or across of it."""
    most, kind = 0, striker >> INJURY_BITS
    if (number(params, kind, RANGED) == 0) == straight:
        unit = unit_on(s, 1 - own, target)
        need = needed(params, kind, unit >> INJURY_BITS)
        for style in range(SPECIAL):
            found = tally >> TALLY_BITS * style & TALLY
            most = max(most, plain_blow(params, kind, unit, style, found, need))
    if special_reach(params, kind) == (1 if straight else 2):
        most = max(most, blow(params, s, own, striker, SPECIAL, target, tally))
    return most


def open_tally(s: Battle, target: int) -> int:
    """The tally of both initiative cards and the target's."""
    return (
        tally_of(STYLE_OF[s.initiative[0]])
        + tally_of(STYLE_OF[s.initiative[1]])
        + tally_of(STYLE_OF[card_on(s, target)])
    )


def best_attack(params: Params, s: Battle, own: int, square: int, striker: int, style: int) -> int:
    """The most harm of a unit from a square, on a card that is a trump for a style."""
    most = 0
    for target in squares(AROUND[square] & s.stands[1 - own]):
        tally = open_tally(s, target) + tally_of(style)
        straight = (STRAIGHT[square] >> target & 1) == 1
        most = max(most, best_blow(params, s, own, striker, target, tally, straight))
    return most


def healing(params: Params, s: Battle, target: int) -> int:
    """The gain by a bishop's healing, in thousandths of units."""
    square, own = s.moved - 1, s.player
    tally = open_tally(s, target) + tally_of(STYLE_OF[card_on(s, square)])
    found = tally >> TALLY_BITS * SPECIAL & TALLY
    power = number(params, kind_on(s, own, square), POWER) * found * (2 if found == 4 else 1)
    given = 0
    for other in squares(same_colour(s, target) & s.stands[own]):
        unit = s.units[own] >> UNIT_BITS * place_of(s.stands[own], other) & UNIT
        given += min(power, unit & INJURY) * WHOLE // number(params, unit >> INJURY_BITS, LIFE)
    return given


def pending_blow(params: Params, s: Battle) -> int:
    """The most that the unit that moved can do now."""
    square = s.moved - 1
    striker = unit_on(s, s.player, square)
    most = best_attack(params, s, s.player, square, striker, STYLE_OF[card_on(s, square)])
    if number(params, striker >> INJURY_BITS, ADVANTAGE) == HEALING:
        for target in squares(special_targets(params, s)):
            most = max(most, healing(params, s, target))
    return most


# ------------------------------------------------------------------------ what a card could do

# The most harm with a card that is a trump for each style.
ByStyle: TypeAlias = tuple[int, int, int, int]


def most_of(a: ByStyle, b: ByStyle) -> ByStyle:
    return max(a[0], b[0]), max(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def of_hand(s: Battle, own: int, red: ByStyle, black: ByStyle, joker: int) -> int:
    """The most harm with the cards of a hand; without one, on average with the card to be drawn."""
    hand, most, total = s.hands[own], 0, 0
    for style in range(STYLES):
        cards = hand & TRUMPS[style]
        if cards & RED:
            most = max(most, red[style])
        if cards & BLACK:
            most = max(most, black[style])
        total += SHARE[style] * (red[style] + black[style])
    if hand >> JOKER:
        most = max(most, joker)
    return most if hand else total // 108 if s.decks[own] else 0


def this_round(params: Params, s: Battle, own: int) -> int:
    """The most harm that a player can do with the hand in this round."""
    foes = s.stands[1 - own]
    red = black = joker = (0, 0, 0, 0)
    for square in squares(s.stands[own]):
        near = NEAR[square] & foes
        if near:
            striker, ends = unit_on(s, own, square), destinations(s, square)
            ranged = number(params, striker >> INJURY_BITS, RANGED)
            special = special_reach(params, striker >> INJURY_BITS)
            for target in squares(near):
                beside, across = ends & STRAIGHT[target], ends & DIAGONAL[target]
                from_here = across if ranged else beside
                if from_here:
                    done = by_blows(params, s, own, striker, target)
                    joker = most_of(joker, done)
                    if ends_with(s.reds, square, from_here):
                        red = most_of(red, done)
                    if ends_with(s.blacks, square, from_here):
                        black = most_of(black, done)
                from_here = beside if special == 1 else across if special else 0
                if from_here:
                    done = by_advantage(params, s, own, striker, target)
                    joker = most_of(joker, done)
                    if ends_with(s.reds, square, from_here):
                        red = most_of(red, done)
                    if ends_with(s.blacks, square, from_here):
                        black = most_of(black, done)
    return of_hand(s, own, red, black, joker[SPECIAL])


def ends_with(barred: int, square: int, ends: int) -> bool:
    """Tell if a card of a colour, whose squares are barred, takes a unit to one of some squares."""
    return barred >> square & 1 == 0 and ends & ~barred != 0


def by_blows(params: Params, s: Battle, own: int, striker: int, target: int) -> ByStyle:
    """The most harm with easy, optimal and risky attacks: one more trump is never worse."""
    kind, unit = striker >> INJURY_BITS, unit_on(s, 1 - own, target)
    need, tally = needed(params, kind, unit >> INJURY_BITS), open_tally(s, target)
    easy, optimal = tally & TALLY, tally >> TALLY_BITS & TALLY
    risky = tally >> 2 * TALLY_BITS & TALLY
    without = max(
        plain_blow(params, kind, unit, EASY, easy, need),
        plain_blow(params, kind, unit, OPTIMAL, optimal, need),
        plain_blow(params, kind, unit, RISKY, risky, need),
    )
    return (
        max(without, plain_blow(params, kind, unit, EASY, easy + 1, need)),
        max(without, plain_blow(params, kind, unit, OPTIMAL, optimal + 1, need)),
        max(without, plain_blow(params, kind, unit, RISKY, risky + 1, need)),
        without,
    )


def by_advantage(params: Params, s: Battle, own: int, striker: int, target: int) -> ByStyle:
    tally = open_tally(s, target)
    without = blow(params, s, own, striker, SPECIAL, target, tally)
    done = blow(params, s, own, striker, SPECIAL, target, tally + tally_of(SPECIAL))
    return without, without, without, done


def next_round(params: Params, s: Battle, own: int) -> tuple[int, int, int]:
    """A player's expected blows of the next round: the most harm, the sum over targets, and the
    most with the hand."""
    most = total = joker = 0
    foes, own_units = s.stands[1 - own], s.stands[own].bit_count()
    red = black = (0, 0, 0, 0)
    for target in squares(foes):
        unit = s.units[1 - own] >> UNIT_BITS * place_of(foes, target) & UNIT
        there = STYLE_OF[card_on(s, target)]
        worst = 0
        for square in squares(NEAR[target] & s.stands[own]):
            kind = kind_on(s, own, square)
            ends = destinations(s, square)
            ends &= DIAGONAL[target] if number(params, kind, RANGED) else STRAIGHT[target]
            if ends:
                done = harms(params, unit, kind, own_units)
                at = STYLES * (needed(params, kind, unit >> INJURY_BITS) - 1) + there
                worst = max(worst, mean(done, STYLES * at))
                at = OWN_CARD_KNOWN + STYLES * STYLES * at
                by_card = (
                    mean(done, at),
                    mean(done, at + STYLES),
                    mean(done, at + 2 * STYLES),
                    mean(done, at + 3 * STYLES),
                )
                joker = max(joker, by_card[SPECIAL])
                if ends_with(s.reds, square, ends):
                    red = most_of(red, by_card)
                if ends_with(s.blacks, square, ends):
                    black = most_of(black, by_card)
        most, total = max(most, worst), total + worst
    return most, total, of_hand(s, own, red, black, joker)


def harms(params: Params, unit: int, kind: int, own_units: int) -> ByStyle:
    """The harm of a kind's attacks to a unit if they hit: the advantage with two trumps."""
    advantage, special = number(params, kind, ADVANTAGE), 0
    if advantage != HEALING:
        power = power_of(params, kind, SPECIAL, own_units, 2)
        special = harm(params, unit, power, advantage == AIM)
    return (
        harm(params, unit, number(params, kind, DAMAGE), False),
        harm(params, unit, number(params, kind, DAMAGE + 1), False),
        harm(params, unit, number(params, kind, DAMAGE + 2), False),
        special,
    )


def mean(done: ByStyle, at: int) -> int:
    """The harm on average; its odds are those from `at` on."""
    total = ODDS[at] * done[0] + ODDS[at + 1] * done[1]
    return (total + ODDS[at + 2] * done[2] + ODDS[at + 3] * done[3]) // 1000
