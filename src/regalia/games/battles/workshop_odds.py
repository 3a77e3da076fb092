"""What a blow can be expected to do, before any card is seen (RB-19 to RB-22)."""

from functools import cache
from itertools import product
from math import prod

from regalia.core.contract import Params
from regalia.games.battles import attacks
from regalia.games.battles.blows import SHARE, STYLES, power_of
from regalia.games.battles.state import SPECIAL, number
from regalia.games.battles.units import ADVANTAGE, AIM, ARMOUR, ARMY, HEALING


@cache
def tallies() -> list[tuple[float, tuple[int, ...]]]:
    """How likely it is that so many of the four cards are trumps for each style, before any card is
    seen: each card is a trump for exactly one (RB-19)."""
    whole = sum(SHARE)
    return [
        (prod(SHARE[style] for style in four) / whole**4, tuple(map(four.count, range(STYLES))))
        for four in product(range(STYLES), repeat=4)
    ]


def chance(style: int, needed: int) -> float:
    return sum(share for share, tally in tallies() if tally[style] >= needed)


def mean_damage(params: Params, kind: int, other: int) -> float:
    """What a target suffers on average of a blow in the style that does most with the cards; of the
    target alone, and with a whole army beside the attacker."""
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
