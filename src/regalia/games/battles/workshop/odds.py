"""Expected effects of a blow before any card is seen (RB-19 to RB-22)."""

from functools import cache
from itertools import product
from math import prod

from regalia.core.contract import Params
from regalia.games.battles.ai.blows import SHARE, STYLES, power_of
from regalia.games.battles.armies.units import ADVANTAGE, AIM, ARMOUR, ARMY, HEALING
from regalia.games.battles.rules import attacks
from regalia.games.battles.rules.state import SPECIAL, number


@cache
def tallies() -> list[tuple[float, tuple[int, ...]]]:
    """The chance that so many of the four cards are trumps for each style, before any card is seen:
    each card is a trump for exactly one (RB-19)."""
    whole = sum(SHARE)
    return [
        (prod(SHARE[style] for style in four) / whole**4, tuple(map(four.count, range(STYLES))))
        for four in product(range(STYLES), repeat=4)
    ]


def chance(style: int, needed: int) -> float:
    return sum(share for share, tally in tallies() if tally[style] >= needed)


def mean_damage(params: Params, kind: int, other: int) -> float:
    """The mean damage of a blow in the style that does most with the cards; for the target alone,
    and with a whole army beside the attacker."""
    needed, armour = attacks.needed(params, kind, other), number(params, other, ARMOUR)
    advantage = number(params, kind, ADVANTAGE)
    total = 0.0
    for share, tally in tallies():
        most = 0
        for style, found in enumerate(tally):
            if found < needed or (style == SPECIAL and advantage == HEALING):
                continue
            power = power_of(params, kind, style, ARMY, found) * (2 if found == 4 else 1)
            ignores = style == SPECIAL and advantage == AIM
            most = max(most, power if ignores else power - armour)
        total += share * most
    return total
