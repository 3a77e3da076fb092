"""The attack of Royal Battles (RB-18 to RB-25): at whom, with which trumps, and what it does."""

from regalia.boards.areas import replaced, squares
from regalia.boards.cards import JOKER, of_ranks, suit_of
from regalia.core.contract import Params
from regalia.games.battles.armies.units import (
    ACCURACY,
    ADVANTAGE,
    AIM,
    ARMOUR,
    BLAST,
    CHARGE,
    CROSSWISE,
    DAMAGE,
    DRAIN,
    DRAWS,
    EVASION,
    HEALING,
    LIFE,
    MELEE,
    POWER,
    RANGED,
    REACH,
    READINGS,
    SMITE,
    STRATEGY,
    VOLLEY,
)
from regalia.games.battles.rules.field import DIAGONAL, FIELD, KEYS, STRAIGHT
from regalia.games.battles.rules.state import (
    DRAWING_HIT,
    INJURY,
    INJURY_BITS,
    KEEPING,
    OVER,
    SPECIAL,
    UNIT,
    UNIT_BITS,
    Battle,
    card_on,
    kind_on,
    lifted,
    number,
    place_of,
    put,
    unit_on,
)
from regalia.games.battles.rules.turns import drawing, goes_on

TRUMPS = (of_ranks("2468T"), of_ranks("3579"), of_ranks("JQK"), of_ranks("AX"))  # RB-19


def targets(params: Params, s: Battle) -> int:
    """The enemies that the unit that moved can attack (RB-18)."""
    square = s.moved - 1
    ranged = number(params, kind_on(s, s.player, square), RANGED)
    return (DIAGONAL[square] if ranged else STRAIGHT[square]) & s.stands[1 - s.player]


def special_targets(params: Params, s: Battle) -> int:
    """The units at which its advantage can be directed."""
    square = s.moved - 1
    advantage = number(params, kind_on(s, s.player, square), ADVANTAGE)
    if advantage == HEALING:
        return DIAGONAL[square] & s.stands[s.player]
    melee = MELEE >> advantage & 1
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


def needed(params: Params, attacker: int, target: int) -> int:
    """RB-20: the trumps that one kind of unit needs to hit another."""
    more = number(params, target, EVASION) - number(params, attacker, ACCURACY)
    return 1 if more < 0 else 2 if more <= 1 else 3


def same_colour(s: Battle, square: int) -> int:
    """The squares whose cards have the colour of a square's card; jokers have both (RB-24)."""
    if s.reds >> square & 1:
        return ~s.blacks & FIELD
    return ~s.reds & FIELD if s.blacks >> square & 1 else FIELD


def in_key(params: Params, s: Battle, a: int, b: int) -> bool:
    """Tell if b is in the key position of a (RB-26)."""
    card = s.initiative[s.player]
    return card == JOKER or suit_of(card) == KEYS[abs(a - b)] ^ params[READINGS] & CROSSWISE


def attacked(params: Params, s: Battle, style: int, target: int) -> Battle:
    square, foe = s.moved - 1, 1 - s.player
    kind, found = kind_on(s, s.player, square), trumps(s, style, square, target)
    twice = 2 if found == 4 else 1  # RB-21
    advantage = number(params, kind, ADVANTAGE) if style == SPECIAL else REACH
    power = (
        number(params, kind, POWER) if style == SPECIAL else number(params, kind, DAMAGE + style)
    )
    s = s._replace(at_key=1 if in_key(params, s, square, target) else 0)
    if advantage == HEALING:
        return goes_on(params, healed(s, same_colour(s, target), power * found * twice), KEEPING)
    aimed_at = kind_on(s, foe, target)
    if found < needed(params, kind, aimed_at):
        return goes_on(params, s, KEEPING)
    area = 1 << target
    if advantage == SMITE:
        power += s.stands[s.player].bit_count()
    elif advantage == BLAST:
        area, power = same_colour(s, target), power * found  # RB-25
    elif advantage == VOLLEY:
        area |= STRAIGHT[target]  # RB-33
    s = struck(params, s, area, power * twice, advantage == AIM)
    if s.stands[foe] == 0:  # RB-23
        return s._replace(phase=OVER, moved=0, at_key=0, winner=s.player)
    if advantage == STRATEGY and s.decks[s.player]:
        return drawing(s, DRAWING_HIT, number(params, kind, DRAWS))
    if advantage == CHARGE and not s.stands[foe] >> target & 1:
        s = charged(s, square, target)
    elif advantage == DRAIN:  # RB-33: what the target suffered, whatever life it had left
        suffered = max(power * twice - number(params, aimed_at, ARMOUR), 0)
        s = healed(s, 1 << square, suffered)
    return goes_on(params, s, KEEPING)


def charged(s: Battle, square: int, target: int) -> Battle:
    """RB-33: the attacker takes the place of the target that fell; no card is played."""
    unit = unit_on(s, s.player, square)
    return put(lifted(s, s.player, square), s.player, target, unit)._replace(moved=target + 1)


def healed(s: Battle, area: int, life: int) -> Battle:
    """RB-24: own units regain life, up to full."""
    for square in squares(area & s.stands[s.player]):
        shift = UNIT_BITS * place_of(s.stands[s.player], square)
        less = min(life, s.units[s.player] >> shift & INJURY)
        s = s._replace(units=replaced(s.units, s.player, s.units[s.player] - (less << shift)))
    return s


def struck(params: Params, s: Battle, area: int, damage: int, ignores_armour: bool) -> Battle:
    """RB-22: what the enemy's units in an area suffer."""
    foe = 1 - s.player
    for square in squares(area & s.stands[foe]):
        shift = UNIT_BITS * place_of(s.stands[foe], square)
        unit = s.units[foe] >> shift & UNIT
        kind = unit >> INJURY_BITS
        suffered = damage if ignores_armour else max(damage - number(params, kind, ARMOUR), 0)
        if (unit & INJURY) + suffered >= number(params, kind, LIFE):
            s = lifted(s, foe, square)
        else:
            s = s._replace(units=replaced(s.units, foe, s.units[foe] + (suffered << shift)))
    return s
